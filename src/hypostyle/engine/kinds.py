"""The kinds of fields that are read, and the numbers of a row that describes one (engine/reading.py)."""

CHOICE, AMOUNT, OWNER, BITS, SEAT_BITS, CARDS, TOP = range(7)
ROW = 12  # numbers of a row of the table, in the order that `Inputs.row` writes them
