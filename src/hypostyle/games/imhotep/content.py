"""Reads content.toml (or an owner's file) into the tables the rules use, checking every printed fact."""

from hypostyle.engine.content import Reader
from hypostyle.engine.errors import BadContent
from hypostyle.games.imhotep.rules import Printed
from hypostyle.games.imhotep.vocabulary import (
    BOATS,
    BONUS_NAMES,
    CARD_NAMES,
    DECK,
    GROUP_SIZES,
    OBELISK_SLOTS,
    PAIR,
    PYRAMID_B_CELLS,
    PYRAMID_CELLS,
    ROUND_CARDS,
    SEATS,
    SLOT_BONUS_NAMES,
    SLOTS,
    TEMPLE_SLOTS,
    Bonus,
    SlotBonus,
)

PLAYERS = (2, 3, 4)
MOST_POINTS = 50
MOST_CARD_CELLS = 12  # cards drawn by cards drawn by cards: the agenda holds that many
MOST_DRAWN_CARDS = 16
MOST_ROUNDS = 6  # fewer round cards than rounds would leave none to reveal


def printed(reader: Reader) -> Printed:
    stones, scoring = reader.table("stones"), reader.table("scoring")
    temple_b, burial = reader.table("temple_b"), reader.table("burial_chamber_a")
    obelisks_b = reader.table("obelisks_b")
    slots = obelisks_b.some_numbers("slots", 1, OBELISK_SLOTS, 0, MOST_POINTS)
    obelisks_b.require(
        slots == sorted(slots, reverse=True), "slots", "in falling order, for the highest free slot is taken"
    )
    cells, bonuses = pyramid_b(reader.table("pyramid_b"))
    check_drawn_cards(reader, temple_b.choices("slots", TEMPLE_SLOTS, SLOT_BONUS_NAMES), bonuses)
    return Printed().fill(
        rounds=reader.table("match").number("rounds", 1, MOST_ROUNDS),
        stones=stones.number("per_seat", 10, 29),
        reserve_capacity=stones.number("reserve_capacity", 5, 10),
        take=stones.number("take", 1, 10),
        starting_reserve=stones.numbers("starting_reserve", SEATS, 1, 5),
        boat_minimum=boat_minimum(reader.table("boats")),
        round_card=round_cards(reader.table("round_cards")),
        market_cards=market_cards(reader.table("market_cards")),
        market_face_up_b=market_b_face_up(reader.table("market_b")),
        pyramid_cell=reader.table("pyramid_a").numbers("cells", PYRAMID_CELLS, 0, MOST_POINTS),
        pyramid_beyond=reader.table("pyramid_a").number("beyond", 0, MOST_POINTS),
        pyramid_b_cell=cells,
        pyramid_b_bonus=bonuses,
        pyramid_b_beyond=reader.table("pyramid_b").number("beyond", 0, MOST_POINTS),
        temple_slots=temple_slots(reader.table("temple").table("slots")),
        temple_points=reader.table("temple_a").number("points", 0, MOST_POINTS),
        temple_b_slot=temple_b.choices("slots", TEMPLE_SLOTS, SLOT_BONUS_NAMES),
        temple_b_points=temple_b.number("points", 0, MOST_POINTS),
        temple_b_choice_points=temple_b.number("choice_points", 0, MOST_POINTS),
        temple_b_choice_stones=temple_b.number("choice_stones", 1, 5),
        area=burial.numbers("areas", GROUP_SIZES, 0, MOST_POINTS),
        area_beyond=burial.number("beyond", 0, MOST_POINTS),
        row_places=places(reader.table("burial_chamber_b")),
        obelisk_places=places(reader.table("obelisks_a")),
        obelisk_stones=obelisks_b.number("stones", 1, 10),
        obelisk_slots=len(slots),
        obelisk_slot=slots + [0] * (OBELISK_SLOTS - len(slots)),
        lone_stone=obelisks_b.number("lone", 0, MOST_POINTS),
        statue=scoring.numbers("statues", GROUP_SIZES, 0, MOST_POINTS),
        statue_beyond=scoring.number("statues_beyond", 0, MOST_POINTS),
        ornament_stones=scoring.number("ornament_stones", 1, 20),
        unused_card=scoring.number("unused_card", 0, MOST_POINTS),
        wrath=scoring.number("wrath", 0, MOST_POINTS),
    )


def boat_minimum(boats: Reader) -> list[int]:
    """By capacity; a boat must be able to reach its minimum."""
    minimum = boats.numbers("minimum", SLOTS + 1, 0, SLOTS)
    fits = all(1 <= least <= capacity for capacity, least in enumerate(minimum) if capacity)
    boats.require(fits, "minimum", "at least 1 and at most the capacity of the boat")
    return minimum


def round_cards(cards: Reader) -> list[int]:
    found: list[int] = []
    for players in PLAYERS:
        key = f"players_{players}"
        rows = cards.data.get(key)
        fits = isinstance(rows, list) and len(rows) == ROUND_CARDS
        cards.require(fits, key, f"a list of {ROUND_CARDS} cards")
        row_reader = Reader(
            cards.file, {f"{key}[{number}]": row for number, row in enumerate(cards.data[key])}, cards.place
        )
        for number in range(ROUND_CARDS):
            found += row_reader.numbers(f"{key}[{number}]", BOATS, 1, SLOTS)
    return found


def market_cards(cards: Reader) -> list[int]:
    counts = [cards.number(name, 0, DECK) for name in CARD_NAMES]
    if sum(counts) != DECK:
        raise cards.fail(CARD_NAMES[-1], f"such that all counts add up to {DECK} (they add up to {sum(counts)})")
    return counts


def pyramid_b(board: Reader) -> tuple[list[int], list[int]]:
    cells, bonuses = [], []
    for name in ("left", "centre", "right"):
        rows = board.rows(name)
        board.require(len(rows) == PYRAMID_B_CELLS, name, f"a list of {PYRAMID_B_CELLS} cells")
        for row in rows:
            cells.append(row.number("points", 0, MOST_POINTS))
            bonuses.append(row.choice("bonus", BONUS_NAMES) if "bonus" in row.data else 0)
    return cells, bonuses


def check_drawn_cards(reader: Reader, slots: list[int], bonuses: list[int]) -> None:
    """Every drawn card may place a stone, and stones drawn by stones nest: both have a bound (see SITE_STONES)."""
    cells, card_slots = bonuses.count(Bonus.CARD), slots.count(SlotBonus.CARD)
    if cells > MOST_CARD_CELLS or MOST_ROUNDS * card_slots + cells > MOST_DRAWN_CARDS:
        raise BadContent(
            f"{reader.file}: pyramid_b has {cells} cells with bonus 'card' and temple_b {card_slots} slots 'card'; "
            f"allowed are at most {MOST_CARD_CELLS} cells, and {MOST_ROUNDS} times the slots plus the cells at most "
            f"{MOST_DRAWN_CARDS}."
        )


def market_b_face_up(board: Reader) -> int:
    board.number("pair", PAIR, PAIR)
    return board.number("face_up", 1, 3)


def temple_slots(slots: Reader) -> list[int]:
    return [slots.number(f"players_{players}", 1, TEMPLE_SLOTS) for players in PLAYERS]


def places(board: Reader) -> list[int]:
    """Points of the places for 2, 3 and 4 players, each filled up to four."""
    found: list[int] = []
    for players in PLAYERS:
        points = board.numbers(f"players_{players}", players, 0, MOST_POINTS)
        found += points + [0] * (SEATS - players)
    return found
