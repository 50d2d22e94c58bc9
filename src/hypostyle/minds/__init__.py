"""Learned opponents: a small network that reads a position, inside a tree search over imagined worlds."""
