"""Numbers every compiled state shares: sizes of the agenda, of the legal buffer, of the option list."""

MASK32 = 0xFFFFFFFF
GOLDEN32 = 0x9E3779B9  # odd, without pattern: a customary start word for a generator
DICE_FACTOR = 747796405  # spreads consecutive seeds over the dice of playouts
DICE_TERM = 2891336453
RNG_WORDS = 4
RNG_WARM_UP = 12
AGENDA_LIMIT = 16
LEGAL_LIMIT = 512
OPTION_LIMIT = 12
SEAT_LIMIT = 4
SPECTATOR = -1
TASK_LIMIT = 40
MEASURE_LIMIT = 64  # numbers that are worked out beside the fields
INPUT_LIMIT = 1024  # inputs that a position may mention at once
CELL = 4  # bytes of a cell of an IntVector
