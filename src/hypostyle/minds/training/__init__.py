"""Training of the networks: matches of a mind against itself, and the fitting of weights to what they taught."""
