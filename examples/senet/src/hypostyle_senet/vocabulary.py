"""The words of Senet: verbs, tasks, events and reasons, and the houses by which the rules find their way."""

from hypostyle.engine.vocabulary import Vocabulary

words = Vocabulary()

SEATS = 2
STICKS = 4
FALLS = 16  # ways in which they can fall
LONGEST_THROW = 5
MOST_PIECES = 7  # of one player: as many as can be set up before the House of Rebirth

# Houses are known by their numbers, 1 to 30; 0 is no house, and a piece that would stand on 31 has left the board.
HOUSES = 30
BEAUTY = 26
WATER = 27
OFF = 31

EMPTY = 0  # on a house: nobody; otherwise the seat plus one
FORWARD, BACK = 1, -1
WALL = 3  # pieces in a row

SEAT = words.domain("seat", SEATS)
HOUSE = words.amount("house", HOUSES)
THROW = words.amount("throw", LONGEST_THROW)
COUNT = words.amount("count", MOST_PIECES)
ANOTHER = words.domain("another", ("no", "yes"))


class Verb:
    """What can be chosen."""

    MOVE = words.verb("move", house=HOUSE)


class Task:
    """What a player is asked for."""

    ADVANCE = words.task("advance", "S04")
    RETREAT = words.task("retreat", "S09")


class Event:
    """What can happen."""

    STICKS_THROWN = words.event("sticks_thrown", seat=SEAT, throw=THROW, another=ANOTHER)
    PIECE_MOVED = words.event("piece_moved", seat=SEAT, house=HOUSE, arrival=HOUSE)
    PIECE_RETREATED = words.event("piece_retreated", seat=SEAT, house=HOUSE, arrival=HOUSE)
    PIECES_EXCHANGED = words.event("pieces_exchanged", seat=SEAT, house=HOUSE, arrival=HOUSE)
    PIECE_DROWNED = words.event("piece_drowned", seat=SEAT, arrival=HOUSE)
    PIECE_BORNE_OFF = words.event("piece_borne_off", seat=SEAT, house=HOUSE, count=COUNT)
    THROW_LOST = words.event("throw_lost", seat=SEAT, throw=THROW)
    MATCH_WON = words.event("match_won", seat=SEAT)


class Reason:
    """Why a piece cannot move, each with its section of the rules."""

    NO_PIECE_THERE = words.reason("no_piece_there", "S04")
    OWN_PIECE_THERE = words.reason("own_piece_there", "S04")
    SAFE_HOUSE = words.reason("safe_house", "S05")
    PROTECTED = words.reason("protected", "S06")
    WALL_BETWEEN = words.reason("wall_between", "S06")
    BEAUTY_FIRST = words.reason("beauty_first", "S07")
    EXACT_THROW = words.reason("exact_throw", "S07")
    NEVER_BACK = words.reason("never_back", "S09")
    NO_HOUSE_BEHIND = words.reason("no_house_behind", "S09")


LINE_NAMES = ("borne_off",)
