"""The words of Imhotep: sites, cards, verbs, events, tasks and reasons, and the sizes that follow from them."""

from typing import Literal, get_args

from hypostyle.engine.limits import SEAT_LIMIT
from hypostyle.engine.vocabulary import Vocabulary

words = Vocabulary()

SEATS = SEAT_LIMIT
BOATS = 4  # a round card shows four
SLOTS = 4  # the largest boat
ROUND_CARDS = 7  # for each player count; one is set aside

SiteName = Literal["market", "pyramid", "temple", "burial_chamber", "obelisks"]
SITE_NAMES: tuple[SiteName, ...] = get_args(SiteName)
SITES = len(SITE_NAMES)


class Site:
    """The five sites, in the order of their names; an option says which side of each is up."""

    MARKET, PYRAMID, TEMPLE, BURIAL_CHAMBER, OBELISKS = range(5)


WRATH = SITES  # the option that follows the sides
START = WRATH + 1  # the house rule of who starts
SIDE_A, SIDE_B = 0, 1
SideName = Literal["A", "B"]
SIDE_NAMES: tuple[SideName, ...] = get_args(SideName)

CardName = Literal[
    "lever",
    "hammer",
    "sail",
    "chisel",
    "entrance",
    "sarcophagus",
    "paved_path",
    "pyramid_ornament",
    "temple_ornament",
    "burial_chamber_ornament",
    "obelisks_ornament",
    "statue",
]
CARD_NAMES: tuple[CardName, ...] = get_args(CardName)
CARD_KINDS = len(CARD_NAMES)


class Card:
    """Kinds of market cards, in the order of their names: four blue ones, three red ones, ornaments, statues."""

    NONE = -1  # an empty place of the market, and a card that has been erased
    LEVER, HAMMER, SAIL, CHISEL = range(4)
    ENTRANCE, SARCOPHAGUS, PAVED_PATH = range(4, 7)
    PYRAMID_ORNAMENT, TEMPLE_ORNAMENT, BURIAL_CHAMBER_ORNAMENT, OBELISKS_ORNAMENT, STATUE = range(7, 12)


BLUE_CARDS = 4  # the first four kinds are played as an action
EMPTY = -1  # a place of a boat without stone
CLOSED = -2  # a place that takes no stone: the boat is smaller, or has sailed
AT_SHORE = -1  # a boat that has not sailed

DECK = 34
MARKET_PLACES = 4
PAIR_PLACE = 3  # side B: the bottom-right place holds two face-down cards
PAIR = 2

# At most 24 stones reach a site by boat (six boats of four), 40 more by red cards: 24 sold stones and 16 cards drawn by
# temple slots and pyramid cells (content.py holds an owner's file to that).
SITE_STONES = 64
PYRAMIDS = 3
PYRAMID_CELLS = 14  # side A
PYRAMID_B_CELLS = 5
ROWS = 3  # of the burial chamber
OBELISK_CONTEST = ROWS  # ranked like a row: rows 0 to 2, then the obelisks of side A
TEMPLE_SLOTS = 5
OBELISK_SLOTS = 8
GROUP_SIZES = 6  # points for groups of 0 to 5; beyond that a fixed amount each

BonusName = Literal["none", "card", "stones", "load"]
BONUS_NAMES: tuple[BonusName, ...] = get_args(BonusName)


class Bonus:
    """What a cell of a pyramid on side B gives beside its points."""

    NONE, CARD, STONES, LOAD = range(4)


SlotBonusName = Literal["point_or_stones", "points", "card"]
SLOT_BONUS_NAMES: tuple[SlotBonusName, ...] = get_args(SlotBonusName)


class SlotBonus:
    """What a slot of the temple on side B gives."""

    CHOICE, POINTS, CARD = range(3)


SEAT = words.domain("seat", SEATS)
BOAT = words.domain("boat", BOATS)
SLOT = words.domain("slot", SLOTS)
SITE = words.domain("site", SITE_NAMES)
CARD = words.domain("card", CARD_NAMES)
BLUE_CARD = words.domain("blue_card", CARD_NAMES[:BLUE_CARDS])
PLACE = words.domain("place", MARKET_PLACES)
PyramidName = Literal["left", "centre", "right"]
PYRAMID_NAMES: tuple[PyramidName, ...] = get_args(PyramidName)
PYRAMID_NAME = words.domain("pyramid", PYRAMID_NAMES)
REWARD_NAME = words.domain("reward", ("point", "stones"))
REWARD_POINT, REWARD_STONES = 0, 1
ROUND = words.domain("round", 6)
CELL = words.domain("cell", SITE_STONES)
AMOUNT = words.amount("amount", 127)
POINTS = words.amount("points", 127)
HEIGHT = words.amount("height", 127)


class Verb:
    """What can be chosen, in the order of the ids."""

    TAKE = words.verb("take")
    LOAD = words.verb("load", boat=BOAT, slot=SLOT)
    SAIL = words.verb("sail", boat=BOAT, site=SITE)
    PLAY = words.verb("play", card=BLUE_CARD)
    PASS = words.verb("pass")
    CLAIM = words.verb("claim", place=PLACE)
    KEEP = words.verb("keep", choice=PAIR)
    ORDER = words.verb("order", slot=SLOT)
    BUILD = words.verb("build", pyramid=PYRAMID_NAME)
    REWARD = words.verb("reward", reward=REWARD_NAME)
    ACCEPT = words.verb("accept")
    DECLINE = words.verb("decline")


ACTIONS = words.action_count
VERB_OF = words.verb_of_action()


class Task:
    """Entries of the agenda: decisions, then steps that run by themselves."""

    TURN = words.task("turn", "S05")
    LOADING = words.task("loading", "S07")
    SAIL_LOADING = words.task("sail_loading", "S31")
    SAILING = words.task("sailing", "S08")
    LEVER_SAILING = words.task("lever_sailing", "S29")
    LEVER_ORDER = words.task("lever_order", "S29")
    MARKET_CHOICE = words.task("market_choice", "S13")
    PAIR_CHOICE = words.task("pair_choice", "S19")
    PYRAMID_CHOICE = words.task("pyramid_choice", "S20")
    CARD_BONUS = words.task("card_bonus", "S20")
    STONES_BONUS = words.task("stones_bonus", "S20")
    LOAD_BONUS = words.task("load_bonus", "S20")
    TEMPLE_CHOICE = words.task("temple_choice", "S21")
    LAST_DECISION = TEMPLE_CHOICE
    UNLOAD = words.step("unload")
    DISCARD = words.step("discard")
    TEMPLE_BONUSES = words.step("temple_bonuses")


class Event:
    """What can happen."""

    ROUND_BEGAN = words.event("round_began", part="heading", round=ROUND)
    MARKET_DEALT = words.event("market_dealt", part="aside", place=PLACE, card=CARD)
    PAIR_DEALT = words.event("pair_dealt", part="aside", amount=AMOUNT)
    DECK_RENEWED = words.event("deck_renewed", part="aside", amount=AMOUNT)
    STONES_TAKEN = words.event("stones_taken", seat=SEAT, amount=AMOUNT)
    STONE_LOADED = words.event("stone_loaded", seat=SEAT, boat=BOAT, slot=SLOT)
    BOAT_SAILED = words.event("boat_sailed", seat=SEAT, boat=BOAT, site=SITE)
    CARD_PLAYED = words.event("card_played", seat=SEAT, card=CARD)
    SEAT_PASSED = words.event("seat_passed", seat=SEAT)
    ORDER_CHOSEN = words.event("order_chosen", seat=SEAT, slot=SLOT)
    CARD_TAKEN = words.event("card_taken", seat=SEAT, card=CARD)
    CARD_DECLINED = words.event("card_declined", seat=SEAT)
    CARD_DRAWN = words.event("card_drawn", seat=SEAT, card=CARD)
    PAIR_SEEN = words.event("pair_seen", seat=SEAT, card=CARD, other=CARD, secret=("card", "other"), to="seat")
    CARD_DISCARDED = words.event("card_discarded", part="aside", card=CARD)
    STONE_SOLD = words.event("stone_sold", part="together", seat=SEAT)
    PYRAMID_BUILT = words.event(
        "pyramid_built",
        part="together",
        counted="points",
        scores=1,
        seat=SEAT,
        cell=CELL,
        points=POINTS,
        pyramid=PYRAMID_NAME,
    )
    TEMPLE_BUILT = words.event("temple_built", part="together", seat=SEAT, cell=CELL)
    BURIAL_CHAMBER_BUILT = words.event("burial_chamber_built", part="together", seat=SEAT, cell=CELL)
    OBELISK_BUILT = words.event("obelisk_built", part="together", seat=SEAT, height=HEIGHT)
    OBELISK_RAISED = words.event(
        "obelisk_raised", part="together", counted="points", scores=1, seat=SEAT, points=POINTS
    )
    NO_STONE_LEFT = words.event("no_stone_left", seat=SEAT, card=CARD)
    BONUS_DECLINED = words.event("bonus_declined", seat=SEAT)
    TEMPLE_SCORED = words.event("temple_scored", part="together", counted="points", scores=1, seat=SEAT, points=POINTS)
    LOAD_RETURNED = words.event("load_returned", part="together", seat=SEAT)
    ROUND_ENDED = words.event("round_ended", part="apart", round=ROUND)
    MATCH_ENDED = words.event("match_ended", part="apart")


class Reason:
    """Why something cannot be done, each with its section of the rules."""

    NOT_ASKED = words.reason("not_asked", "S05")
    RESERVE_FULL = words.reason("reserve_full", "S06")
    QUARRY_EMPTY = words.reason("quarry_empty", "S06")
    RESERVE_EMPTY = words.reason("reserve_empty", "S07")
    NO_SUCH_SLOT = words.reason("no_such_slot", "S07")
    SLOT_TAKEN = words.reason("slot_taken", "S07")
    ALREADY_SAILED = words.reason("already_sailed", "S08")
    BELOW_MINIMUM_LOAD = words.reason("below_minimum_load", "S08")
    DOCK_OCCUPIED = words.reason("dock_occupied", "S08")
    CARD_NOT_OWNED = words.reason("card_not_owned", "S09")
    NO_BOAT_CAN_SAIL = words.reason("no_boat_can_sail", "S29")
    NO_ROOM_ON_BOATS = words.reason("no_room_on_boats", "S30")
    TOO_FEW_STONES = words.reason("too_few_stones", "S32")
    OTHER_BOAT_CHOSEN = words.reason("other_boat_chosen", "S31")
    MUST_ACT = words.reason("must_act", "S05")
    NO_CARD_THERE = words.reason("no_card_there", "S13")
    SAME_CARDS = words.reason("same_cards", "S19")
    NO_STONE_THERE = words.reason("no_stone_there", "S29")
    PYRAMID_COMPLETE = words.reason("pyramid_complete", "S20")


LineName = Literal["pyramid", "temple", "burial_chamber", "obelisks", "ornaments", "statues", "unused_cards", "wrath"]
LINE_NAMES: tuple[LineName, ...] = get_args(LineName)
LINES = len(LINE_NAMES)


class Line:
    """Lines of the score sheet, in the order of their names."""

    PYRAMID, TEMPLE, BURIAL_CHAMBER, OBELISKS, ORNAMENTS, STATUES, UNUSED_CARDS, WRATH = range(8)
