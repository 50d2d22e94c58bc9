"""The words of Mykerinos: cells, patrons, rooms, verbs, events, tasks, reasons, and the sizes that follow from them."""

from typing import Final, Literal, get_args

from hypostyle.engine.limits import SEAT_LIMIT
from hypostyle.engine.vocabulary import Vocabulary

words = Vocabulary()

SEATS = SEAT_LIMIT
COLOURS = SEATS  # with two players the third colour is the neutral one
NEUTRAL = 2
NEUTRAL_NAME: Final = "neutral"
NOBODY = -1  # instead of a colour
NOWHERE = -1  # instead of a cell, an area or a place
COLOUR_NAMES = ("blue", "red", "green", "white")
SEASONS = 4

# ---------------------------------------------------------------- the region
COLUMNS = 8
ROWS = 9
CELLS = ROWS * COLUMNS
COLUMN_NAMES = "abcdefgh"
CELL_NAMES = tuple(f"{column}{row + 1}" for row in range(ROWS) for column in COLUMN_NAMES)
CARD_ROWS = 3
CARD_COLUMNS = 2
CARD_CELLS = CARD_ROWS * CARD_COLUMNS
CARDS_IN_A_ROW = 4
PLACES = 12  # cards of the largest region, row by row
AREA_CARDS = 2
AREA_COLUMNS = AREA_CARDS * CARD_COLUMNS
AREAS = PLACES // AREA_CARDS
AREAS_IN_A_ROW = CARDS_IN_A_ROW // AREA_CARDS
PARCELS = 36
NO_PARCEL = -1  # an empty place of the region

# A set of cells is two words: the six northern rows of every season, and the three southern rows of the last one.
NORTH, SOUTH = range(2)
HALVES = 2
NORTH_ROWS = 6
NORTH_SIZE = NORTH_ROWS * COLUMNS
LAST_ROW_OF_NORTH = NORTH_SIZE - COLUMNS
ROW_CELLS = 0xFF
AREA_CELLS = 0x0F0F0F  # three rows of four, from the first bit on
NORTH_CELLS = (1 << NORTH_SIZE) - 1
NOT_FIRST_COLUMN = 0xFEFEFEFEFEFE
NOT_LAST_COLUMN = 0x7F7F7F7F7F7F

# ---------------------------------------------------------------- patrons and museum
PATRONS = 5
KINDS = PATRONS + 1
PatronName = Literal["violet", "lemon", "brown", "blackmore", "tangerine"]
KindName = Literal[PatronName, "none"]
PATRON_NAMES: tuple[PatronName, ...] = get_args(PatronName)
KIND_NAMES: tuple[KindName, ...] = get_args(KindName)


class Kind:
    """The kinds of cards: one for each patron, and the card without any."""

    VIOLET, LEMON, BROWN, BLACKMORE, TANGERINE, NONE = range(KINDS)


WINGS = PATRONS
WING_ROOMS = 4  # a 5, a 3 and the 2 on either side
ROOMS = 15
LEADERS = 2  # of an area: they choose a card or the Museum, the others take what is left
RoomName = Literal[
    "five_1",
    "five_2",
    "five_3",
    "five_4",
    "five_5",
    "three_1",
    "three_2",
    "three_3",
    "three_4",
    "three_5",
    "two_1_2",
    "two_2_3",
    "two_3_4",
    "two_4_5",
    "two_5_1",
]
ROOM_NAMES: tuple[RoomName, ...] = get_args(RoomName)

# ---------------------------------------------------------------- domains
SEAT = words.domain("seat", SEATS)
CELL = words.domain("cell", CELL_NAMES)
PATRON = words.domain("patron", PATRON_NAMES)
KIND = words.domain("kind", KIND_NAMES)
ROOM = words.domain("room", ROOM_NAMES)
WING = words.domain("wing", WINGS)
AREA = words.domain("area", AREAS)
PLACE = words.domain("place", PLACES)
SIDE = words.domain("side", ("left", "right"))
SEASON = words.domain("season", SEASONS)
SPACE = words.amount("space", SEATS)
AMOUNT = words.amount("amount", 127)
POINTS = words.amount("points", 127)


class Verb:
    """What can be chosen, in the order of the ids."""

    DIG = words.verb("dig", cell=CELL)
    EXTEND = words.verb("extend", cell=CELL)
    CONTINUE = words.verb("continue", cell=CELL)
    CALL = words.verb("call", patron=PATRON)
    PASS = words.verb("pass")
    CLAIM = words.verb("claim", side=SIDE)
    RESERVE = words.verb("reserve", room=ROOM)
    DECLINE = words.verb("decline")


ACTIONS = words.action_count
VERB_OF = words.verb_of_action()


class Task:
    """Entries of the agenda: decisions, then steps that run by themselves."""

    TURN = words.task("turn", "S07")
    VIOLET = words.task("violet", "S12")
    LEMON = words.task("lemon", "S13")
    BROWN = words.task("brown", "S14")
    BLACKMORE = words.task("blackmore", "S15")
    TANGERINE = words.task("tangerine", "S16")
    EXTENDING = words.task("extending", "S09")  # argument: the cell just dug; detail: cubes still to place
    LEMON_EXTENDING = words.task("lemon_extending", "S13")
    NEUTRAL_TURN = words.task("neutral_turn", "S28")
    NEUTRAL_EXTENDING = words.task("neutral_extending", "S28")
    LEADER_CHOICE = words.task("leader_choice", "S19")  # argument: the area
    LEFTOVER_CHOICE = words.task("leftover_choice", "S20")
    NEUTRAL_CHOICE = words.task("neutral_choice", "S29")
    SURVEY = words.step("survey")  # argument: the area; detail: the place of the ranking that is served next


class Event:
    """What can happen."""

    PATRON_PLACED = words.event("patron_placed", part="aside", wing=WING, patron=PATRON)
    SEASON_BEGAN = words.event("season_began", part="heading", season=SEASON)
    CUBES_TAKEN = words.event("cubes_taken", part="aside", seat=SEAT, amount=AMOUNT)
    NEUTRAL_CUBES_TAKEN = words.event("neutral_cubes_taken", part="aside", seat=SEAT, amount=AMOUNT)
    PARCEL_LAID = words.event("parcel_laid", part="aside", place=PLACE, kind=KIND, points=POINTS)
    CUBE_PLACED = words.event("cube_placed", seat=SEAT, cell=CELL)
    NEUTRAL_CUBE_PLACED = words.event("neutral_cube_placed", seat=SEAT, cell=CELL)
    PATRON_CALLED = words.event("patron_called", seat=SEAT, patron=PATRON)
    CUBE_GIVEN = words.event("cube_given", seat=SEAT)
    ROOM_RESERVED = words.event("room_reserved", seat=SEAT, room=ROOM)
    SEAT_PASSED = words.event("seat_passed", seat=SEAT, space=SPACE)
    DIGGING_ENDED = words.event("digging_ended", seat=SEAT, space=SPACE)
    AREA_SURVEYED = words.event("area_surveyed", part="apart", area=AREA)
    PARCEL_CLAIMED = words.event("parcel_claimed", counted="points", scores=1, seat=SEAT, kind=KIND, points=POINTS)
    PARCEL_DECLINED = words.event("parcel_declined", seat=SEAT)
    NEUTRAL_CLAIMED = words.event("neutral_claimed", kind=KIND)
    PARCEL_DISCARDED = words.event("parcel_discarded", part="aside", kind=KIND)
    SEASON_ENDED = words.event("season_ended", part="apart", season=SEASON)
    START_GIVEN = words.event("start_given", seat=SEAT)
    WING_SCORED = words.event(
        "wing_scored", part="together", counted="points", scores=1, seat=SEAT, patron=PATRON, points=POINTS, wing=WING
    )
    SETS_SCORED = words.event("sets_scored", part="together", counted="points", scores=1, seat=SEAT, points=POINTS)
    MATCH_ENDED = words.event("match_ended", part="apart")


class Reason:
    """Why something cannot be done, each with its section of the rules."""

    NOT_ASKED = words.reason("not_asked", "S07")
    STOCK_EMPTY = words.reason("stock_empty", "S10")
    TOO_FEW_CUBES = words.reason("too_few_cubes", "S09")
    OUTSIDE_REGION = words.reason("outside_region", "S06")
    CELL_TAKEN = words.reason("cell_taken", "S08")
    PYRAMID_THERE = words.reason("pyramid_there", "S04")
    NO_OWN_CUBE_BESIDE = words.reason("no_own_cube_beside", "S09")
    NOT_BESIDE_LAST_CUBE = words.reason("not_beside_last_cube", "S09")
    NO_CELL_BEYOND = words.reason("no_cell_beyond", "S09")
    CARD_NOT_OWNED = words.reason("card_not_owned", "S11")
    CARD_TILTED = words.reason("card_tilted", "S11")
    GENERAL_STOCK_EMPTY = words.reason("general_stock_empty", "S19")
    NO_ROOM_TO_DIG = words.reason("no_room_to_dig", "S11")
    NO_PYRAMID_THERE = words.reason("no_pyramid_there", "S13")
    ONE_PYRAMID_ONLY = words.reason("one_pyramid_only", "S13")
    NO_ROOM_OPEN = words.reason("no_room_open", "S14")
    ROOM_TAKEN = words.reason("room_taken", "S22")
    ROOM_CLOSED = words.reason("room_closed", "S22")
    MUSEUM_FOR_LEADERS = words.reason("museum_for_leaders", "S20")
    NO_CARD_THERE = words.reason("no_card_there", "S19")
    MUST_CHOOSE = words.reason("must_choose", "S19")


# ---------------------------------------------------------------- lines of the score sheet
LineName = Literal["parcels", PatronName, "sets"]
LINE_NAMES: tuple[LineName, ...] = get_args(LineName)
LINES = len(LINE_NAMES)
PARCELS_LINE = 0
FIRST_PATRON_LINE = 1
SETS_LINE = LINES - 1
