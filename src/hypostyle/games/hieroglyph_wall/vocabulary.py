"""The words of the Hieroglyph Wall: animals, verbs, events, tasks and reasons, and the sizes that follow from them."""

from typing import Literal, get_args

from hypostyle.engine.limits import SEAT_LIMIT
from hypostyle.engine.vocabulary import Vocabulary

words = Vocabulary()

# ---------------------------------------------------------------- names, as views, actions and events say them
AnimalName = Literal["dromedary", "snake", "mule", "crocodile", "ibis", "cat", "jackal"]
ANIMAL_NAMES: tuple[AnimalName, ...] = get_args(AnimalName)
FacingName = Literal["left", "right"]
FACING_NAMES: tuple[FacingName, ...] = get_args(FacingName)
PairName = Literal["opposite", "same"]  # how the two animals of a pair look
PAIR_NAMES: tuple[PairName, ...] = get_args(PairName)
DeedName = Literal["plain", "takeover"]  # what a pair does: only a takeover drives an opponent out
DEED_NAMES: tuple[DeedName, ...] = get_args(DeedName)
EyesName = Literal["one", "two", "three"]
EYES_NAMES: tuple[EyesName, ...] = get_args(EyesName)
WAY_NAMES = ("right", "up", "up_right", "up_left")
SEAT_NAMES = ("red", "yellow", "green", "blue")

# ---------------------------------------------------------------- sizes
SEATS = SEAT_LIMIT
ANIMALS = len(ANIMAL_NAMES)  # one column, one pharaoh card and three sarcophagi for each
NOBODY = -1  # a column without archaeologist, a sarcophagus without owner

# Limits for the tile sets and walls that may be loaded (content.toml has the printed ones).
TILE_KINDS = 64
TILE_ROWS = 2
TILE_COLUMNS = 2
TILE_CELLS = TILE_ROWS * TILE_COLUMNS
SLOTS = 8
HEIGHT = 8
TILES = SLOTS * HEIGHT
HAND = 4
CURSES = 8
PILE = TILES + CURSES
# The animal grid. A curse may be claimed on any line of three: with R rows and C columns at most
# R(C-2) + (R-2)C + (R-2)(C-2) of them show three given animals, because each block of three by three spoils at least
# one of its eight. Fourteen by fourteen gives 480, which fits the list of legal actions.
ROWS = 14
CELLS_A_ROW = 14

# The wall in memory: a border of empty cells saves asking for the edges.
STRIDE = CELLS_A_ROW + 2
WALL = STRIDE * (ROWS + 2)
FIRST_CELL = STRIDE + 1
NO_ANIMAL = 0  # an empty cell; otherwise 2 * (animal + 1) + facing
UP = STRIDE
UP_RIGHT = STRIDE + 1
UP_LEFT = STRIDE - 1
STEP_OF = (1, UP, UP_RIGHT, UP_LEFT)  # by way: from a cell to the next one of its line
WAYS = len(STEP_OF)  # each with its opposite
TRIPLE = 3  # animals of a curse, cells of a line that may be claimed
NO_CURSE = -1

HIDDEN = 0  # tiles, pharaoh cards and values are stored from 1 on; 0 is an empty place or one that has been erased
FIRST_CURSE = TILE_KINDS + 1  # curse tiles in the pile follow the tile kinds

EYES = len(EYES_NAMES)  # sarcophagi at a column: one eye in front, then two, then three
SARCOPHAGI = ANIMALS * EYES
MOST_VALUE = 40
EVERYBODY = 1 << SEATS  # the bit of `seen` for what lies open, spectators included

# Options: two variants, and three house rules where the rulebook can be read in two ways.
CURSE, SPHINX, GIFT, OPENINGS, START = range(5)

SEAT = words.domain("seat", SEATS)
TILE = words.domain("tile", TILE_KINDS)
SLOT = words.domain("slot", SLOTS)
ANIMAL = words.domain("animal", ANIMAL_NAMES)
PAIR = words.domain("pair", PAIR_NAMES)
OPPOSITE, SAME = 0, 1
DEED = words.domain("deed", DEED_NAMES, formerly={"opposite": "plain", "same": "takeover"})
PLAIN, TAKEOVER = 0, 1
EYE = words.domain("eyes", EYES_NAMES)
ROW = words.domain("row", ROWS)
CELL = words.domain("cell", CELLS_A_ROW)
WAY = words.domain("way", WAY_NAMES)
AMOUNT = words.amount("amount", 127)
VALUE = words.amount("value", 127)


class Verb:
    """What can be chosen, in the order of the ids."""

    DROP = words.verb("drop", tile=TILE, slot=SLOT)
    RESOLVE = words.verb("resolve", column=ANIMAL, pair=DEED)
    PLACE = words.verb("place")
    MOVE = words.verb("move", column=ANIMAL)
    DECLINE = words.verb("decline")
    CLAIM = words.verb("claim", row=ROW, cell=CELL, way=WAY)
    GIVE_UP = words.verb("give_up")
    STRIKE = words.verb("strike", victim=SEAT)
    GIVE = words.verb("give", column=ANIMAL, eyes=EYE)
    GATHER = words.verb("gather", column=ANIMAL)
    DONE = words.verb("done")


VERB_OF = words.verb_of_action()


class Task:
    """Entries of the agenda: decisions, then steps that run by themselves."""

    TURN = words.task("turn", "S07")
    ORDER = words.task("order", "S17")
    PLACING = words.task("placing", "S09")
    MOVING = words.task("moving", "S19")
    SEARCH = words.race("search", "S22", claim=Verb.CLAIM, leave=Verb.GIVE_UP)
    STRIKING = words.task("striking", "S22")
    GIVING = words.task("giving", "S22")
    GATHERING = words.task("gathering", "S15")
    PAIRS = words.step("pairs")
    SCARAB = words.step("scarab")
    DRAWING = words.step("drawing")
    COUNTING = words.step("counting")


ANY_COLUMN = -1  # argument of ORDER: pairs of several columns depend on each other
NO_COLUMN = -1


class Event:
    """What can happen."""

    TILE_DROPPED = words.event("tile_dropped", seat=SEAT, slot=SLOT, tile=TILE, first=ANIMAL, second=ANIMAL)
    # The upper row of a tile of two by two; the name of the tile says all of it.
    TILE_TOP = words.event("tile_top", quiet=True, first=ANIMAL, second=ANIMAL)
    PAIR_FOUND = words.event(
        "pair_found", quiet=True, row=ROW, cell=CELL, partner_row=ROW, partner_cell=CELL, pair=PAIR
    )
    PAIR_MADE = words.event("pair_made", seat=SEAT, column=ANIMAL, pair=DEED)
    ARCHAEOLOGIST_PLACED = words.event("archaeologist_placed", seat=SEAT, column=ANIMAL)
    ARCHAEOLOGIST_MOVED = words.event("archaeologist_moved", seat=SEAT, column=ANIMAL, origin=ANIMAL)
    ARCHAEOLOGIST_RETURNED = words.event("archaeologist_returned", seat=SEAT, column=ANIMAL)
    ARCHAEOLOGIST_WITHHELD = words.event("archaeologist_withheld", seat=SEAT, column=ANIMAL)
    SCARAB_PLACED = words.event("scarab_placed", column=ANIMAL, amount=AMOUNT)
    NO_SCARAB_PLACED = words.event("no_scarab_placed", column=ANIMAL)
    SARCOPHAGUS_OPENED = words.event(
        "sarcophagus_opened", seat=SEAT, column=ANIMAL, eyes=EYE, value=VALUE, secret=("value",), to="seat"
    )
    TILE_DRAWN = words.event("tile_drawn", part="aside", seat=SEAT, tile=TILE, secret=("tile",), to="seat")
    CURSE_TURNED = words.event("curse_turned", part="apart", first=ANIMAL, second=ANIMAL, third=ANIMAL)
    CURSE_POINTLESS = words.event("curse_pointless", part="apart")
    SEARCH_GIVEN_UP = words.event("search_given_up", seat=SEAT)
    TRIPLE_FOUND = words.event("triple_found", seat=SEAT, row=ROW, cell=CELL, way=WAY)
    TRIPLE_NOT_FOUND = words.event("triple_not_found", part="apart")
    NOBODY_STRUCK = words.event("nobody_struck", seat=SEAT)
    SEAT_STRUCK = words.event("seat_struck", seat=SEAT, victim=SEAT)
    SARCOPHAGUS_GIVEN = words.event(
        "sarcophagus_given", seat=SEAT, taker=SEAT, column=ANIMAL, eyes=EYE, value=VALUE, secret=("value",), to="taker"
    )
    WALL_COMPLETED = words.event("wall_completed", part="apart")
    SCARABS_GATHERED = words.event("scarabs_gathered", seat=SEAT, column=ANIMAL, amount=AMOUNT)
    PHARAOH_SHOWN = words.event("pharaoh_shown", seat=SEAT, column=ANIMAL, value=VALUE)
    MATCH_ENDED = words.event("match_ended", part="apart")


class Reason:
    """Why something cannot be done, each with its section of the rules."""

    NOT_ASKED = words.reason("not_asked", "S07")
    TILE_NOT_HELD = words.reason("tile_not_held", "S07")
    NO_SUCH_SLOT = words.reason("no_such_slot", "S03")
    SLOT_FULL = words.reason("slot_full", "S07")
    NO_SUCH_PAIR = words.reason("no_such_pair", "S17")
    OTHER_PAIR_FIRST = words.reason("other_pair_first", "S17")
    NO_ARCHAEOLOGIST_LEFT = words.reason("no_archaeologist_left", "S19")
    ARCHAEOLOGISTS_LEFT = words.reason("archaeologists_left", "S19")
    NOT_OWN_COLUMN = words.reason("not_own_column", "S19")
    LINE_OUTSIDE = words.reason("line_outside", "S22")
    CELL_EMPTY = words.reason("cell_empty", "S22")
    OTHER_ANIMALS = words.reason("other_animals", "S22")
    NO_SUCH_SEAT = words.reason("no_such_seat", "S22")
    OWN_SEAT = words.reason("own_seat", "S22")
    NOTHING_TO_GIVE = words.reason("nothing_to_give", "S22")
    SARCOPHAGUS_NOT_OWNED = words.reason("sarcophagus_not_owned", "S22")
    NO_ARCHAEOLOGIST_THERE = words.reason("no_archaeologist_there", "S15")
    NO_SARCOPHAGUS_LEFT = words.reason("no_sarcophagus_left", "S15")
    TOO_FEW_SCARABS = words.reason("too_few_scarabs", "S15")


# ---------------------------------------------------------------- lines of the score sheet
LineName = Literal["one_eye", "two_eyes", "three_eyes", "pharaoh"]
LINE_NAMES: tuple[LineName, ...] = get_args(LineName)
LINES = len(LINE_NAMES)
PHARAOH_LINE = EYES
