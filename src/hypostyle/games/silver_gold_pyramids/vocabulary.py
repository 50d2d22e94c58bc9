"""The words of Silver & Gold: Pyramids: symbols, patterns, verbs, events, tasks, reasons, and the sizes they need."""

from typing import Literal, get_args

from hypostyle.engine.limits import SEAT_LIMIT
from hypostyle.engine.vocabulary import Vocabulary
from hypostyle.games.silver_gold_pyramids.geometry import MARKINGS as EVERY_MARKING
from hypostyle.games.silver_gold_pyramids.geometry import PATTERN_NAMES, Markings

words = Vocabulary()

SEATS = SEAT_LIMIT
EVERYBODY = -1  # the owner of a task that all seats work on at once

CARDS = 48  # numbered from 1; 0 stands for no card
NUMBERS = CARDS + 1
DEALT = 4  # to each seat at set-up
HELD = 2  # cards a seat works on
PairName = Literal["1-2", "1-3", "1-4", "2-3", "2-4", "3-4"]  # ways to keep two of the dealt cards
PAIR_NAMES: tuple[PairName, ...] = get_args(PairName)
PAIRS = len(PAIR_NAMES)
HandName = Literal["left", "right"]
HAND_NAMES: tuple[HandName, ...] = get_args(HandName)
DISPLAY = 4
EXPEDITIONS = 8  # cards of the expedition deck
PATTERNS = len(PATTERN_NAMES)
MARKINGS = len(EVERY_MARKING)
MOST_ROUNDS = 6  # a torch box each
BOXES = 10  # of each gem, and of skulls

ColourName = Literal["green", "orange", "purple"]
COLOUR_NAMES: tuple[ColourName, ...] = get_args(ColourName)
COLOURS = len(COLOUR_NAMES)
PRIZES = 3  # boxes of pyramid points of each colour

SYMBOL_NAMES = ("red_gem", "green_gem", "torch", "skull", "potion", "cross")
SYMBOLS = len(SYMBOL_NAMES)


class Symbol:
    """What a cell can show, in the order of the names."""

    RED_GEM, GREEN_GEM, TORCH, SKULL, POTION, CROSS = range(6)


MOST_CROSSES = 6  # on one card
CHAIN = 1 + HELD * MOST_CROSSES  # a marking and all the bonus cells it can lead to

# Bits 0 to 29 of the grid leave different remainders: a table of 37 tells which bit it is.
REMAINDERS = 37
WHOLE_GRID = 0b011111_011111_011111_011111_011111
UPPER_ROWS = 0b011111_011111_011111_011111

SEAT = words.domain("seat", SEATS)
CARD = words.amount("card", CARDS)
HAND = words.domain("hand", HAND_NAMES)
PAIR = words.domain("pair", PAIR_NAMES)
PLACE = words.domain("place", DISPLAY)
COLOUR = words.domain("colour", COLOUR_NAMES)
PATTERN = words.domain("pattern", PATTERN_NAMES)
SYMBOL = words.domain("symbol", SYMBOL_NAMES)
MARKING_NAME = words.domains["cells"] = Markings()
ROUND = words.amount("round", MOST_ROUNDS)
TURN = words.amount("turn", EXPEDITIONS)
AMOUNT = words.amount("amount", CARDS)
POINTS = words.amount("points", 127)


class Verb:
    """What can be chosen, in the order of the ids."""

    KEEP = words.verb("keep", pair=PAIR)
    MARK = words.verb("mark", hand=HAND, cells=MARKING_NAME)
    TAKE = words.verb("take", place=PLACE)
    DRAW = words.verb("draw")


VERB_OF = words.verb_of_action()


class Task:
    """Entries of the agenda: decisions, then steps that run by themselves."""

    DRAFT = words.task("draft", "S02", sealed=True)
    MARKING = words.task("marking", "S05", sealed=True)
    BONUS = words.task("bonus", "S07", sealed=True)  # what a seat sees on top of the agenda while it owes a bonus cell
    REPLACEMENT = words.task("replacement", "S11")
    AWARD = words.step("award")


class Event:
    """What can happen."""

    CARDS_DEALT = words.event(
        "cards_dealt",
        part="aside",
        seat=SEAT,
        first=CARD,
        second=CARD,
        third=CARD,
        fourth=CARD,
        secret=("first", "second", "third", "fourth"),
        to="seat",
    )
    CARDS_KEPT = words.event("cards_kept", seat=SEAT, left=CARD, right=CARD)
    DISPLAY_FILLED = words.event("display_filled", part="aside", place=PLACE, card=CARD)
    ROUND_BEGAN = words.event("round_began", part="heading", round=ROUND)
    EXPEDITION_REVEALED = words.event("expedition_revealed", part="apart", pattern=PATTERN, turn=TURN)
    CELLS_MARKED = words.event("cells_marked", seat=SEAT, card=CARD, cells=MARKING_NAME)
    BONUS_MARKED = words.event("bonus_marked", seat=SEAT, card=CARD, cells=MARKING_NAME)
    BONUS_LOST = words.event("bonus_lost", seat=SEAT, amount=AMOUNT)
    GEM_FOUND = words.event("gem_found", seat=SEAT, symbol=SYMBOL, amount=AMOUNT)
    TORCH_LIT = words.event("torch_lit", seat=SEAT, round=ROUND)
    SKULL_MARKED = words.event("skull_marked", seat=SEAT, amount=AMOUNT, points=POINTS)
    SKULLS_ERASED = words.event("skulls_erased", seat=SEAT, amount=AMOUNT)
    SYMBOL_WASTED = words.event("symbol_wasted", seat=SEAT, symbol=SYMBOL)
    PYRAMID_COMPLETED = words.event("pyramid_completed", seat=SEAT, card=CARD, colour=COLOUR, amount=AMOUNT)
    CARD_TAKEN = words.event("card_taken", seat=SEAT, card=CARD, place=PLACE)
    CARD_DRAWN = words.event("card_drawn", seat=SEAT, card=CARD)
    CARD_NOT_REPLACED = words.event("card_not_replaced", seat=SEAT, card=CARD)
    PRIZE_WON = words.event("prize_won", counted="points", scores=1, seat=SEAT, colour=COLOUR, points=POINTS)
    PRIZE_MISSED = words.event("prize_missed", seat=SEAT, colour=COLOUR)
    ROUND_ENDED = words.event("round_ended", part="apart", round=ROUND)
    MATCH_ENDED = words.event("match_ended", part="apart")


class Reason:
    """Why something cannot be done, each with its section of the rules."""

    NOT_ASKED = words.reason("not_asked", "S03")
    NO_CARD_HELD = words.reason("no_card_held", "S11")
    ONE_CELL_ONLY = words.reason("one_cell_only", "S07")
    NOT_THE_PATTERN = words.reason("not_the_pattern", "S05")
    WALL = words.reason("wall", "S05")
    ALREADY_MARKED = words.reason("already_marked", "S05")
    START_FIRST = words.reason("start_first", "S05")
    NOT_CONNECTED = words.reason("not_connected", "S05")
    NO_CARD_THERE = words.reason("no_card_there", "S11")
    DECK_EMPTY = words.reason("deck_empty", "S11")
    LOWER_NUMBER_FIRST = words.reason("lower_number_first", "S11")
    ALREADY_SEALED = words.reason("already_sealed", "S05")


# ---------------------------------------------------------------- lines of the score sheet
LineName = Literal["tombs", "torches", "pyramid_points", "gems", "skulls"]
LINE_NAMES: tuple[LineName, ...] = get_args(LineName)
LINES = len(LINE_NAMES)


class Line:
    """The lines, in the order of the names."""

    TOMBS, TORCHES, PYRAMID_POINTS, GEMS, SKULLS = range(5)
