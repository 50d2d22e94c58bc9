"""The words of Egizia: spaces, cards, effects, measures, verbs, events, tasks, reasons, and sizes of arrays."""

from typing import Literal, get_args

from hypostyle.engine.limits import SEAT_LIMIT
from hypostyle.engine.vocabulary import Vocabulary

words = Vocabulary()

SEATS = SEAT_LIMIT
PLAYER_COUNTS = 3  # two, three or four: tables by player count have three entries
ROUNDS = 5

TEAMS = 4
GREEN, BLUE, YELLOW, VIOLET = range(TEAMS)  # three ordinary teams, then the lead team
ORDINARY_TEAMS = 3
TeamName = Literal["green", "blue", "yellow", "violet"]
TEAM_NAMES: tuple[TeamName, ...] = get_args(TeamName)
NO_TEAM = TEAMS

# Crews: one ordinary team or (by a bonus tile) two, with or without the lead team.
CREW_NAMES = (
    "green",
    "blue",
    "yellow",
    "green_violet",
    "blue_violet",
    "yellow_violet",
    "green_blue",
    "green_yellow",
    "blue_yellow",
    "green_blue_violet",
    "green_yellow_violet",
    "blue_yellow_violet",
)
CREWS = len(CREW_NAMES)
PAIRED_CREWS = 6  # crews from here on hold two ordinary teams

COLORS = 3
GREEN_FIELD, YELLOW_FIELD, RED_FIELD = range(COLORS)  # an improvement goes down by one
ColorName = Literal["green", "yellow", "red"]
COLOR_NAMES: tuple[ColorName, ...] = get_args(ColorName)
NO_FIELD = -1
FLOOD_TOP, FLOOD_MIDDLE, FLOOD_BOTTOM = range(3)
FloodName = Literal["top", "middle", "bottom"]
FLOOD_NAMES: tuple[FloodName, ...] = get_args(FloodName)

MARKETS = 2
WHEAT, STONE = range(MARKETS)
MarketName = Literal["wheat", "stone"]
MARKET_NAMES: tuple[MarketName, ...] = get_args(MarketName)
LEVELS = 5

# ---------------------------------------------------------------- the river
CARD_SPACES = 10
ROUND_SPACES = 7
SITES = 3
OBELISK_SITE, PYRAMID_SITE, SPHINX_SITE = range(SITES)
SiteName = Literal["obelisk", "pyramid", "sphinx"]
SITE_NAMES: tuple[SiteName, ...] = get_args(SiteName)
SLOTS = 3
BERTHS = SLOTS + 1  # of a site: its slots, then the place of the ship that waits
FIRST_ROUND_SPACE = CARD_SPACES
FIRST_BERTH = CARD_SPACES + ROUND_SPACES
SPACES = FIRST_BERTH + SITES * BERTHS
SPACE_NAMES = (
    *(f"card_{number + 1}" for number in range(CARD_SPACES)),
    *(f"round_{number + 1}" for number in range(ROUND_SPACES)),
    *(f"{site}_{berth}" for site in SITE_NAMES for berth in ("slot_1", "slot_2", "slot_3", "waiting")),
)
NOWHERE = -1  # a player without ship on the river

# ---------------------------------------------------------------- Nile cards and tiles
CARDS = 56
CARD_NAMES = tuple(f"R{number + 1}" for number in range(CARDS))
DECKS = 3
DeckName = Literal["1/2", "3/4", "5"]
DECK_NAMES: tuple[DeckName, ...] = get_args(DeckName)
NO_CARD = -1
KindName = Literal["field", "quarry", "combo", "immediate", "anytime", "permanent"]
KIND_NAMES: tuple[KindName, ...] = get_args(KindName)


class Kind:
    """The kinds of Nile cards."""

    FIELD, QUARRY, COMBO, IMMEDIATE, ANYTIME, PERMANENT = range(len(KIND_NAMES))


# Where a Nile card is: 0 unseen, 1 to 4 owned by a seat, on the river, out of the game.
UNSEEN, ON_RIVER, OUT = 0, 5, 6

TILES = 11
TILE_NAMES = tuple(f"T{number + 1}" for number in range(TILES))
MarkName = Literal["all", "3+", "2"]
MARK_NAMES: tuple[MarkName, ...] = get_args(MarkName)
FOR_ALL, FOR_THREE, FOR_TWO = range(len(MARK_NAMES))
# A round space shows a tile, or in the first round what is printed on it.
FACES = TILES + ROUND_SPACES
FACE_NAMES = (*TILE_NAMES, *(f"N{number + 1}" for number in range(ROUND_SPACES)))
NO_FACE = -1

# What happens at once when a card or a face is taken; sources are cards, then faces.
SOURCES = CARDS + FACES
EFFECTS = 3  # at most, of one source
EFFECT_NAMES = (
    "stones",
    "points",
    "wheat_market",
    "stone_market",
    "any_market",
    "green_team",
    "blue_team",
    "yellow_team",
    "violet_team",
    "any_team",
    "flood",
    "free_brick",
    "obelisk_and_colonnade_points",
    "pyramid_and_statue_points",
    "waiting_ship",
)


class Effect:
    """Effects of cards and faces; 0 is none."""

    (
        GAIN_STONES,
        GAIN_POINTS,
        ADVANCE_WHEAT,
        ADVANCE_STONE,
        ADVANCE_ANY,
        RAISE_GREEN,
        RAISE_BLUE,
        RAISE_YELLOW,
        RAISE_VIOLET,
        RAISE_ANY,
        MOVE_FLOOD,
        FREE_BRICK,
        OBELISK_COLONNADE_POINTS,
        PYRAMID_STATUE_POINTS,
        WAITING_SHIP,
    ) = range(1, len(EFFECT_NAMES) + 1)


USE_NAMES = ("stones", "wheat", "force", "extra_ship", "keep_more", "sell_stones")
USES = len(USE_NAMES)


class Use:
    """What an anytime card can be used for."""

    STONES, WHEAT, FORCE, EXTRA_SHIP, KEEP_MORE, SELL_STONES = range(USES)


GAINS = 3  # the first three uses are gains to choose between

POWER_NAMES = (
    "stones_to_wheat",
    "end_points",
    "free_sphinx_card",
    "team_before_building",
    "improve_field",
    "leftover_card",
    "team_for_markets",
    "buy_strength",
)
POWERS = len(POWER_NAMES)


class Power:
    """What a permanent card does."""

    (
        STONES_TO_WHEAT,
        END_POINTS,
        FREE_SPHINX_CARD,
        TEAM_BEFORE_BUILDING,
        IMPROVE_FIELD,
        LEFTOVER_CARD,
        TEAM_FOR_MARKETS,
        BUY_STRENGTH,
    ) = range(POWERS)


NO_POWER = -1

# ---------------------------------------------------------------- monuments
OBELISK_CELLS = 24
COLUMNS = 12
ROWS = 5
ROW_CELLS = 8
STATUES = 3
STATUE_LEVELS = 3
MARKER_BRICKS = 4  # on the score track, both markets and the stone track
BUILDING_BRICKS = 24 - MARKER_BRICKS  # of a colour
MONUMENT_NAMES = (
    "obelisk",
    "colonnade",
    "row_1",
    "row_2",
    "row_3",
    "row_4",
    "row_5",
    "statue_1",
    "statue_2",
    "statue_3",
)
MONUMENTS = len(MONUMENT_NAMES)
OBELISK, COLONNADE = 0, 1
FIRST_ROW = 2
FIRST_STATUE = FIRST_ROW + ROWS
NOBODY = 0  # owners of bricks, ships and cards are seats counted from 1

STATUE_CARDS = 9
STATUE_NAMES = tuple(f"S{number + 1}" for number in range(STATUE_CARDS))
LetterName = Literal["A", "B"]
LETTER_NAMES: tuple[LetterName, ...] = get_args(LetterName)
NO_STATUE = -1

BONUS_TILES = 10
BONUS_NAMES = tuple(f"G{number + 1}" for number in range(BONUS_TILES))
BonusColor = Literal["gold", "violet"]
BONUS_COLORS: tuple[BonusColor, ...] = get_args(BonusColor)
GOLD, VIOLET_BONUS = range(2)
BonusEffect = Literal[
    "point_per_brick",
    "stone_market_top",
    "wheat_market_top",
    "better_fields",
    "all_teams",
    "second_team",
    "second_ship",
    "build_waiting",
    "upstream",
    "occupied_space",
]
BONUS_EFFECTS: tuple[BonusEffect, ...] = get_args(BonusEffect)


class Bonus:
    """What column bonuses do."""

    (
        POINT_PER_BRICK,
        STONE_MARKET_TOP,
        WHEAT_MARKET_TOP,
        BETTER_FIELDS,
        ALL_TEAMS,
        SECOND_TEAM,
        SECOND_SHIP,
        BUILD_WAITING,
        UPSTREAM_SHIP,
        OCCUPIED_SPACE,
    ) = range(len(BONUS_EFFECTS))


OftenName = Literal["always", "round", "game"]
OFTEN_NAMES: tuple[OftenName, ...] = get_args(OftenName)
ALWAYS, ONCE_A_ROUND, ONCE_A_GAME = range(len(OFTEN_NAMES))

# ---------------------------------------------------------------- Sphinx cards
SPHINX_CARDS = 35
SPHINX_NAMES = tuple(f"X{number + 1}" for number in range(SPHINX_CARDS))
DEALT = 2
DRAWS = 5  # at most in one purchase
GOALS = 4
# Where a Sphinx card is: 0 unseen in the deck (or erased), 1 to 4 in a hand, put under the deck, set aside to
# choose from, not in play.
UNDER, ASIDE, ABSENT = 5, 6, 7
MODE_NAMES = ("all", "each", "most")
ALL_GOALS, FOR_EACH, STRICTLY_MOST = range(len(MODE_NAMES))

MeasureName = Literal[
    "obelisk",
    "colonnade",
    "pyramid",
    "statues",
    "full_statues",
    "each_statue",
    "full_colonnade",
    "wheat_market",
    "stone_market",
    "both_markets",
    "green_team",
    "blue_team",
    "yellow_team",
    "violet_team",
    "every_team",
    "all_strength",
    "green_fields",
    "yellow_fields",
    "red_fields",
    "yellow_and_red_fields",
    "quarries",
    "permanent_cards",
    "sphinx_cards",
    "row_bonuses",
]
MEASURE_NAMES: tuple[MeasureName, ...] = get_args(MeasureName)


class Measure:
    """What objectives count."""

    (
        OBELISK_BRICKS,
        COLONNADE_BRICKS,
        PYRAMID_BRICKS,
        STATUE_BRICKS,
        FULL_STATUES,
        EACH_STATUE,
        FULL_COLONNADE,
        WHEAT_LEVEL,
        STONE_LEVEL,
        BOTH_LEVELS,
        GREEN_STRENGTH,
        BLUE_STRENGTH,
        YELLOW_STRENGTH,
        VIOLET_STRENGTH,
        EVERY_STRENGTH,
        ALL_STRENGTH,
        GREEN_FIELDS,
        YELLOW_FIELDS,
        RED_FIELDS,
        YELLOW_AND_RED_FIELDS,
        QUARRIES,
        PERMANENT_CARDS,
        SPHINX_HAND,
        ROW_BONUSES,
    ) = range(len(MEASURE_NAMES))


# What has happened so far in one build action, as bits of the task's detail.
LAID, LOWER, UPPER, CARVED = 1, 2, 4, 8  # CARVED << n: statue n

MOST_STONES = 25
MOST_SALE = 47  # points for wheat in one step: no fields, cards and stones together bring more

# ---------------------------------------------------------------- lines of the score sheet
LineName = Literal[
    "obelisk",
    "colonnade",
    "pyramid",
    "bricks",
    "feeding",
    "markets",
    "cards",
    "sphinx_draws",
    "cooperation",
    "majority",
    "end_cards",
    "sphinx_cards",
    "statues",
    "stones",
]
LINE_NAMES: tuple[LineName, ...] = get_args(LineName)
LINES = len(LINE_NAMES)


class Line:
    """Lines of the score sheet."""

    (
        OBELISK,
        COLONNADE,
        PYRAMID,
        BRICKS,
        FEEDING,
        MARKETS,
        CARDS,
        SPHINX_DRAWS,
        COOPERATION,
        MAJORITY,
        END_CARDS,
        SPHINX_CARDS,
        STATUES,
        STONES,
    ) = range(LINES)


# ---------------------------------------------------------------- domains
SEAT = words.domain("seat", SEATS)
ROUND = words.domain("round", ROUNDS)
TEAM = words.domain("team", TEAM_NAMES)
OTHER_TEAM = words.domain("other_team", (*TEAM_NAMES, "none"))
CREW = words.domain("crew", CREW_NAMES)
COLOR = words.domain("color", COLOR_NAMES)
FLOOD = words.domain("flood", FLOOD_NAMES)
MARKET = words.domain("market", MARKET_NAMES)
SITE = words.domain("site", SITE_NAMES)
SPACE = words.domain("space", SPACE_NAMES)
CARD_SPACE = words.domain("card_space", CARD_SPACES)
CARD = words.domain("card", CARD_NAMES)
FACE = words.domain("face", FACE_NAMES)
GAIN = words.domain("gain", USE_NAMES[:GAINS])
MEANS = words.domain("means", ("card", "tile"))
BY_CARD, BY_TILE = 0, 1
MONUMENT = words.domain("monument", MONUMENT_NAMES)
STATUE = words.domain("statue", STATUE_NAMES)
BONUS = words.domain("bonus", BONUS_NAMES)
SPHINX = words.domain("sphinx", SPHINX_NAMES)
LINE = words.domain("line", LINE_NAMES)
ORDER_TILE = words.domain("order", SEATS)
AMOUNT = words.amount("amount", 127)
STONES = words.amount("stones", MOST_STONES)
PAID = words.amount("paid", DRAWS)
FREE = words.amount("free", 1)
SALE = words.amount("sale", MOST_SALE)


class Verb:
    """What can be chosen, in the order of the ids."""

    KEEP = words.verb("keep", sphinx=SPHINX)
    PLACE = words.verb("place", space=SPACE)
    PASS = words.verb("pass")
    EXTRA = words.verb("extra", means=MEANS)
    SELL = words.verb("sell", stones=STONES)
    RAISE = words.verb("raise", team=TEAM)
    LOWER_TEAM = words.verb("lower", team=TEAM)
    MOVE = words.verb("flood", flood=FLOOD)
    ADVANCE = words.verb("advance", market=MARKET)
    TAKE = words.verb("take", card_space=CARD_SPACE)
    PLAY = words.verb("play", card=CARD, gain=GAIN)
    ATTACH = words.verb("attach", card=CARD)
    FEED = words.verb("feed", stones=STONES)
    SELL_WHEAT = words.verb("sell_wheat", sale=SALE)
    BUILD = words.verb("build", crew=CREW)
    STRENGTHEN = words.verb("strengthen", team=TEAM, second=OTHER_TEAM)
    LAY = words.verb("lay", monument=MONUMENT)
    FINISH = words.verb("finish")
    BUY = words.verb("buy", paid=PAID, free=FREE)
    WITHDRAW = words.verb("withdraw")
    DECLINE = words.verb("decline")


VERB_OF = words.verb_of_action()


class Task:
    """Entries of the agenda: decisions, then steps that run by themselves."""

    SPHINX_CHOICE = words.task("sphinx_choice", "S02")
    TURN = words.task("turn", "S05")
    EXTRA_SHIP = words.task("extra_ship", "S05")
    EXTRA_TURN = words.task("extra_turn", "S05")
    TEAM_CHOICE = words.task("team_choice", "S17")
    FLOOD_CHOICE = words.task("flood_choice", "S17")
    MARKET_CHOICE = words.task("market_choice", "S15")
    FREE_BRICK_CHOICE = words.task("free_brick_choice", "S18")
    LEFTOVER_CHOICE = words.task("leftover_choice", "S18")
    MARKETS_FOR_TEAM = words.task("markets_for_team", "S06")
    FEEDING = words.task("feeding", "S07")
    WHEAT_SALE = words.task("wheat_sale", "S07")
    EARLY_RAISE = words.task("early_raise", "S08")
    SITE_TURN = words.task("site_turn", "S08")
    WAITING_TURN = words.task("waiting_turn", "S08")
    REINFORCEMENT = words.task("reinforcement", "S08")
    BRICKS = words.task("bricks", "S08")
    PURCHASE = words.task("purchase", "S13")
    KEEPING = words.task("keeping", "S13")
    KEEPING_MORE = words.task("keeping_more", "S13")
    LATE_STRENGTH = words.task("late_strength", "S08")
    LAST_CARDS = words.task("last_cards", "S16")
    LAST_DECISION = LAST_CARDS
    EFFECT_STEP = words.step("effect_step")
    AFTER_SHIP = words.step("after_ship")
    SHIP_STEP = words.step("ship_step")
    LEFTOVER_STEP = words.step("leftover_step")
    STONE_STEP = words.step("stone_step")
    FEED_STEP = words.step("feed_step")
    EARLY_STEP = words.step("early_step")
    SITE_STEP = words.step("site_step")
    LATE_STEP = words.step("late_step")
    CLOSING_STEP = words.step("closing_step")
    LAST_STEP = words.step("last_step")


class Event:
    """What can happen."""

    ORDER_DEALT = words.event("order_dealt", part="aside", seat=SEAT, order=ORDER_TILE)
    BONUS_LAID = words.event("bonus_laid", part="aside", bonus=BONUS)
    STATUE_LAID = words.event("statue_laid", part="aside", statue=STATUE)
    SPHINX_DEALT = words.event(
        "sphinx_dealt", part="aside", seat=SEAT, sphinx=SPHINX, other=SPHINX, secret=("sphinx", "other"), to="seat"
    )
    SPHINX_CHOSEN = words.event("sphinx_chosen", seat=SEAT, sphinx=SPHINX, secret=("sphinx",), to="seat")
    ROUND_BEGAN = words.event("round_began", part="heading", round=ROUND)
    CARD_LAID = words.event("card_laid", part="aside", space=SPACE, card=CARD)
    FACE_LAID = words.event("face_laid", part="aside", space=SPACE, face=FACE)
    SHIP_PLACED = words.event("ship_placed", seat=SEAT, space=SPACE)
    BONUS_USED = words.event("bonus_used", seat=SEAT, bonus=BONUS)
    SEAT_PASSED = words.event("seat_passed", seat=SEAT)
    CARD_TAKEN = words.event("card_taken", seat=SEAT, card=CARD)
    CARD_USED = words.event("card_used", seat=SEAT, card=CARD)
    STONES_GAINED = words.event("stones_gained", part="together", counted="amount", seat=SEAT, amount=AMOUNT)
    STONES_SPENT = words.event("stones_spent", seat=SEAT, amount=AMOUNT)
    POINTS_GAINED = words.event("points_gained", counted="amount", scores=1, seat=SEAT, amount=AMOUNT, line=LINE)
    POINTS_LOST = words.event("points_lost", counted="amount", scores=-1, seat=SEAT, amount=AMOUNT, line=LINE)
    TEAM_RAISED = words.event("team_raised", seat=SEAT, team=TEAM, amount=AMOUNT)
    TEAM_LOWERED = words.event("team_lowered", seat=SEAT, team=TEAM, amount=AMOUNT)
    MARKET_ADVANCED = words.event("market_advanced", seat=SEAT, market=MARKET, amount=AMOUNT)
    MARKET_AT_TOP = words.event("market_at_top", seat=SEAT, market=MARKET)
    FLOOD_MOVED = words.event("flood_moved", seat=SEAT, flood=FLOOD)
    FIELD_IMPROVED = words.event("field_improved", seat=SEAT, card=CARD, color=COLOR)
    TEAMS_FED = words.event("teams_fed", seat=SEAT, wheat=AMOUNT, need=AMOUNT)
    WHEAT_SOLD = words.event("wheat_sold", seat=SEAT, amount=AMOUNT)
    CREW_SENT = words.event("crew_sent", seat=SEAT, site=SITE, crew=CREW)
    SHIP_WITHDRAWN = words.event("ship_withdrawn", seat=SEAT, site=SITE)
    SHIP_MOVED_IN = words.event("ship_moved_in", seat=SEAT, site=SITE)
    BRICK_LAID = words.event("brick_laid", seat=SEAT, monument=MONUMENT, amount=AMOUNT)
    BONUS_WON = words.event("bonus_won", seat=SEAT, bonus=BONUS)
    COLONNADE_FINISHED = words.event("colonnade_finished", seat=SEAT)
    ROW_COMPLETED = words.event("row_completed", seat=SEAT, monument=MONUMENT)
    SPHINX_BOUGHT = words.event("sphinx_bought", seat=SEAT, amount=AMOUNT)
    SPHINX_DRAWN = words.event("sphinx_drawn", part="aside", seat=SEAT, sphinx=SPHINX, secret=("sphinx",), to="seat")
    SPHINX_KEPT = words.event("sphinx_kept", seat=SEAT, sphinx=SPHINX, secret=("sphinx",), to="seat")
    SPHINX_RETURNED = words.event("sphinx_returned", seat=SEAT, amount=AMOUNT)
    ROUND_ENDED = words.event("round_ended", part="apart", round=ROUND)
    SPHINX_SCORED = words.event(
        "sphinx_scored", part="together", counted="amount", scores=1, seat=SEAT, sphinx=SPHINX, amount=AMOUNT
    )
    STATUE_SCORED = words.event(
        "statue_scored", part="together", counted="amount", scores=1, seat=SEAT, statue=STATUE, amount=AMOUNT
    )
    MATCH_ENDED = words.event("match_ended", part="apart")


class Reason:
    """Why something cannot be done, each with its section of the rules."""

    NOT_ASKED = words.reason("not_asked", "S04")
    NOT_DEALT = words.reason("not_dealt", "S02")
    NO_SHIP_LEFT = words.reason("no_ship_left", "S05")
    SPACE_CLOSED = words.reason("space_closed", "S03")
    SPACE_UPSTREAM = words.reason("space_upstream", "S05")
    SPACE_TAKEN = words.reason("space_taken", "S05")
    SHIP_AT_SITE = words.reason("ship_at_site", "S05")
    SLOT_FREE = words.reason("slot_free", "S05")
    MUST_PLACE = words.reason("must_place", "S05")
    NO_SECOND_SHIP = words.reason("no_second_ship", "S05")
    CARD_NOT_OWNED = words.reason("card_not_owned", "S18")
    CARD_OTHER_USE = words.reason("card_other_use", "S18")
    NO_USE_NOW = words.reason("no_use_now", "S18")
    TOO_FEW_STONES = words.reason("too_few_stones", "S08")
    TOO_MANY_STONES = words.reason("too_many_stones", "S18")
    NOTHING_SOLD = words.reason("nothing_sold", "S18")
    TEAM_AT_MOST = words.reason("team_at_most", "S17")
    TEAM_AT_LEAST = words.reason("team_at_least", "S17")
    FLOOD_TOO_FAR = words.reason("flood_too_far", "S17")
    NO_CARD_LEFT = words.reason("no_card_left", "S18")
    FIELD_NOT_OWNED = words.reason("field_not_owned", "S18")
    FIELD_GREEN = words.reason("field_green", "S18")
    FIELD_WATERED = words.reason("field_watered", "S07")
    WHEAT_NOT_NEEDED = words.reason("wheat_not_needed", "S07")
    STONES_STAY_STONES = words.reason("stones_stay_stones", "S07")
    TOO_LITTLE_WHEAT = words.reason("too_little_wheat", "S07")
    TEAM_USED = words.reason("team_used", "S08")
    NO_SECOND_TEAM = words.reason("no_second_team", "S20")
    TOO_LITTLE_FORCE = words.reason("too_little_force", "S08")
    NOTHING_TO_BUILD = words.reason("nothing_to_build", "S08")
    NOT_THIS_SITE = words.reason("not_this_site", "S08")
    LAY_ONE_FIRST = words.reason("lay_one_first", "S08")
    NO_BRICK_LEFT = words.reason("no_brick_left", "S08")
    OBELISK_COMPLETE = words.reason("obelisk_complete", "S09")
    COLONNADE_COMPLETE = words.reason("colonnade_complete", "S10")
    NO_SUCH_ROW = words.reason("no_such_row", "S12")
    ROW_COMPLETE = words.reason("row_complete", "S12")
    NO_SUPPORT = words.reason("no_support", "S12")
    NO_SUCH_STATUE = words.reason("no_such_statue", "S11")
    STATUE_COMPLETE = words.reason("statue_complete", "S11")
    ONE_LEVEL_A_ROUND = words.reason("one_level_a_round", "S11")
    PAY_FOR_ONE = words.reason("pay_for_one", "S13")
    OVER_THE_LIMIT = words.reason("over_the_limit", "S13")
    NO_FREE_CARD = words.reason("no_free_card", "S13")
    NOT_DRAWN = words.reason("not_drawn", "S13")
    USED_THIS_ROUND = words.reason("used_this_round", "S18")
    SAME_CHOICE = words.reason("same_choice", "S08")
