"""Sizes of the networks, the same for all games, so that the compiler can lay their loops out."""

HIDDEN = 64  # units of the first layer
SECOND = 32  # units of the second layer
OUTPUTS = 8  # for each of four seats, from the reader on: its share of the win, and its lead
FIXED = 65536.0  # weights of the first layer are whole numbers, of which so many make one
