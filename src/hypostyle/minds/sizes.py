"""Numbers that the compiled search shares with the rest: sizes of the networks, and kinds of tasks.

The networks of all games have the same size, so that the compiler can lay their loops out.
"""

from hypostyle.engine.limits import INPUT_LIMIT

HIDDEN = 64  # units of the first layer
SECOND = 32  # units of the second layer
OUTPUTS = 8  # for each of four seats, from the reader on: its share of the win, and its lead
MOST_ADDED = 4  # an input with an amount up to this is added so often: multiplying whole numbers takes longer
FIXED = 65536.0  # weights of the first layer are whole numbers, of which so many make one

SIGHT = INPUT_LIMIT + 3  # words that the sight of a seat may take: each mentions an input, and three may be filled up

SEALED = 1  # a task that all seats decide at once, in secret
RACE = 2  # a task that the quickest decides
