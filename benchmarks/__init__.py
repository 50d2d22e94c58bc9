"""Side-by-side measurements, each giving ratios; run from a clone, never installed."""
