"""The words of Connect Four."""

from hypostyle.engine.vocabulary import Vocabulary

words = Vocabulary()

SEATS = 2
ROWS = 6
COLUMNS = 7
CELLS = ROWS * COLUMNS
GOAL = 4  # discs in a line

SEAT = words.domain("seat", SEATS)
COLUMN = words.domain("column", COLUMNS)
ROW = words.domain("row", ROWS)

DROP = words.verb("drop", column=COLUMN)
ACTIONS = words.action_count

TURN = words.task("turn", "S01")

DISC_DROPPED = words.event("disc_dropped", seat=SEAT, column=COLUMN, row=ROW)
LINE_COMPLETED = words.event("line_completed", seat=SEAT)
BOARD_FILLED = words.event("board_filled")

COLUMN_FULL = words.reason("column_full", "S01")

LINE_NAMES = ("line",)
