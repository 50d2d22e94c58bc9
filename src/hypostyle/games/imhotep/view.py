"""Knowledge of Imhotep told in names: what a screen needs to draw the table, asked of the masked state."""

from functools import lru_cache
from typing import Any, TypedDict

from hypostyle.engine.content import Content
from hypostyle.engine.views import Every
from hypostyle.games.imhotep.rules import Rules
from hypostyle.games.imhotep.vocabulary import (
    AT_SHORE,
    BOATS,
    CARD_KINDS,
    CARD_NAMES,
    LINE_NAMES,
    LINES,
    MARKET_PLACES,
    OBELISK_CONTEST,
    PYRAMID_B_CELLS,
    PYRAMID_NAMES,
    PYRAMIDS,
    SIDE_B,
    SIDE_NAMES,
    SITE_NAMES,
    SITES,
    SLOTS,
    WRATH,
    BonusName,
    Card,
    CardName,
    LineName,
    SideName,
    Site,
    SiteName,
    SlotBonusName,
)

MOST_KEPT = 4096  # of each part of a view that is kept by what it shows


class BoatView(TypedDict):
    """A boat of this round."""

    capacity: int
    minimum: int
    site: SiteName | None  # where it has sailed to; null: it waits in the harbour
    slots: list[int | None]  # owners of the stones, from the bow


class PlayerView(TypedDict):
    """What lies before a seat."""

    score: int
    lines: Every[LineName, int]
    reserve: int
    quarry: int
    cards: dict[CardName, int]


class MarketView(TypedDict):
    """The market: its face-up places, and on side B the pair, whose cards only the seat that looks at it knows."""

    places: list[CardName | None]
    pair: int
    seen: list[CardName] | None


class PyramidView(TypedDict, total=False):
    """Side A: stones in the order of building. Side B: three pyramids, then what lies beside them."""

    stones: list[int]
    pyramids: list[list[int]]
    beside: list[int]


class Area(TypedDict):
    """Joined stones of one colour in the burial chamber, and what they would bring now."""

    seat: int
    stones: int
    points: int


class ObelisksView(TypedDict):
    """The obelisks of either side, by seat."""

    stones: list[int]
    lone: list[int]
    raised: list[int]  # side B: owners, in the order of raising
    worth: list[int]  # side A: what each would bring now


class PyramidCell(TypedDict):
    """A cell of a pyramid on side B."""

    points: int
    bonus: BonusName


class TempleBonuses(TypedDict):
    """The temple of side B, slot by slot."""

    slots: list[SlotBonusName]
    choice_points: int
    choice_stones: int
    points: int


class PrintedNumbers(TypedDict):
    """The numbers on boards and pieces: the same in every view of a match."""

    pyramid_a: list[int]  # points of the cells in the order of building
    pyramid_beyond: int  # points of a stone beside the complete pyramids
    pyramid_b: list[list[PyramidCell]]  # the cells of each pyramid, in the order of building
    temple_b: TempleBonuses
    areas: list[int]  # side A of the chamber: points by size of the area, from 1
    area_beyond: int  # points of every further stone
    row_places: list[int]  # side B of the chamber: points by place in each row
    obelisk_places: list[int]  # side A of the obelisks: points by place
    obelisk_slots: list[int]  # side B of the obelisks: points of the slots, the first raised takes the first
    obelisk_stones: int
    reserve_capacity: int
    take: int


class ImhotepView(TypedDict):
    """The table of Imhotep as one viewer knows it."""

    round: int
    rounds: int
    turn: int
    sides: Every[SiteName, SideName]
    wrath: bool
    players: list[PlayerView]
    boats: list[BoatView]
    unloading: list[int]
    market: MarketView
    deck: int
    discarded: dict[CardName, int]
    coming_round_cards: list[list[int]]
    pyramid: PyramidView
    temple: list[int]
    temple_slots: int
    burial_chamber: list[int]
    areas: list[Area]
    printed: PrintedNumbers
    obelisks: ObelisksView


def view(state: Rules, content: Content) -> ImhotepView:
    seats = state.seats
    option = state.option
    return {
        "round": state.round + 1,
        "rounds": state.content.rounds,
        "turn": state.turn,
        "sides": sides(tuple(option[:SITES])),
        "wrath": bool(option[WRATH]),
        "players": players(state),
        "boats": boats(state),
        "unloading": state.cargo[state.cargo_next : state.cargo_count],
        "market": market(state, option[Site.MARKET]),
        "deck": state.deck_count,
        "discarded": cards(tuple(state.discarded)),
        "coming_round_cards": coming_round_cards(content, seats, tuple(state.round_order[state.round + 1 :])),
        "pyramid": pyramid(state, option[Site.PYRAMID]),
        "temple": state.temple[: state.temple_count],
        "temple_slots": state.content.temple_slots[seats - 2],
        "burial_chamber": state.burial[: state.burial_count],
        "areas": areas(state) if option[Site.BURIAL_CHAMBER] != SIDE_B else [],
        "printed": printed(content, seats),
        "obelisks": {
            "stones": state.obelisk[:seats],
            "lone": state.lone[:seats],
            "raised": state.obelisk_owner[: state.obelisks_raised],
            "worth": obelisk_worth(state) if option[Site.OBELISKS] != SIDE_B else [],
        },
    }


@lru_cache(MOST_KEPT)
def sides(chosen: tuple[int, ...]) -> dict[SiteName, SideName]:
    return {SITE_NAMES[site]: SIDE_NAMES[side] for site, side in enumerate(chosen)}


@lru_cache(MOST_KEPT)
def printed(content: Content, seats: int) -> PrintedNumbers:
    data = content.data
    pyramids = data["pyramid_b"]
    return {
        "pyramid_a": data["pyramid_a"]["cells"],
        "pyramid_beyond": data["pyramid_a"]["beyond"],
        "pyramid_b": [[pyramid_cell(cell) for cell in pyramids[name]] for name in PYRAMID_NAMES],
        "temple_b": {
            "slots": data["temple_b"]["slots"],
            "choice_points": data["temple_b"]["choice_points"],
            "choice_stones": data["temple_b"]["choice_stones"],
            "points": data["temple_b"]["points"],
        },
        "areas": data["burial_chamber_a"]["areas"][1:],
        "area_beyond": data["burial_chamber_a"]["beyond"],
        "row_places": data["burial_chamber_b"][f"players_{seats}"],
        "obelisk_places": data["obelisks_a"][f"players_{seats}"],
        "obelisk_slots": data["obelisks_b"]["slots"],
        "obelisk_stones": data["obelisks_b"]["stones"],
        "reserve_capacity": data["stones"]["reserve_capacity"],
        "take": data["stones"]["take"],
    }


def pyramid_cell(cell: dict[str, Any]) -> PyramidCell:
    return {"bonus": cell.get("bonus", "none"), "points": cell["points"]}


def areas(state: Rules) -> list[Area]:
    """Burial chamber, side A: the areas of one colour, in the order they were begun."""
    begun, worth, owners = state.area_begun, state.area_points, state.burial
    return [
        {"seat": owners[cell], "stones": size, "points": worth(size)}
        for cell in range(state.burial_count)
        if (size := begun(cell))
    ]


def obelisk_worth(state: Rules) -> list[int]:
    return [state.contest_share(OBELISK_CONTEST, seat) for seat in range(state.seats)]


def players(state: Rules) -> list[PlayerView]:
    score, lines, reserve, quarry, hand = state.score, state.line_points, state.reserve, state.quarry, state.hand
    return [
        {
            "score": score[seat],
            "lines": score_lines(tuple(lines[seat * LINES : (seat + 1) * LINES])),
            "reserve": reserve[seat],
            "quarry": quarry[seat],
            "cards": cards(tuple(hand[seat * CARD_KINDS : (seat + 1) * CARD_KINDS])),
        }
        for seat in range(state.seats)
    ]


@lru_cache(MOST_KEPT)
def score_lines(points: tuple[int, ...]) -> dict[LineName, int]:
    return dict(zip(LINE_NAMES, points, strict=True))


@lru_cache(MOST_KEPT)
def cards(counts: tuple[int, ...]) -> dict[CardName, int]:
    return {name: count for name, count in zip(CARD_NAMES, counts, strict=True) if count}


def boats(state: Rules) -> list[BoatView]:
    capacity, minimum, sites, stones = state.capacity, state.minimum, state.boat_site, state.stone
    return [
        boat_view(capacity[boat], minimum[boat], sites[boat], tuple(stones[boat * SLOTS : (boat + 1) * SLOTS]))
        for boat in range(BOATS)
    ]


@lru_cache(MOST_KEPT)
def boat_view(capacity: int, minimum: int, site: int, stones: tuple[int, ...]) -> BoatView:
    return {
        "capacity": capacity,
        "minimum": minimum,
        "site": None if site == AT_SHORE else SITE_NAMES[site],
        "slots": [None if owner < 0 else owner for owner in stones[:capacity]],
    }


def market(state: Rules, side: int) -> MarketView:
    face_up = state.content.market_face_up_b if side == SIDE_B else MARKET_PLACES
    pair = state.pair[: state.pair_count]
    return {
        "places": [None if card == Card.NONE else CARD_NAMES[card] for card in state.market[:face_up]],
        "pair": state.pair_count,
        "seen": [CARD_NAMES[card] for card in pair] if pair and Card.NONE not in pair else None,
    }


@lru_cache(MOST_KEPT)
def coming_round_cards(content: Content, seats: int, order: tuple[int, ...]) -> list[list[int]]:
    """The cards nobody has seen yet, the one set aside among them; in knowledge their order says nothing."""
    printed_cards = content.data["round_cards"][f"players_{seats}"]
    return sorted(printed_cards[number] for number in order)


def pyramid(state: Rules, side: int) -> PyramidView:
    stones = state.pyramid
    if side != SIDE_B:
        return {"stones": stones[: state.pyramid_count]}
    heights = state.pyramid_height
    built = [stones[p * PYRAMID_B_CELLS :][: heights[p]] for p in range(PYRAMIDS)]
    cells = PYRAMIDS * PYRAMID_B_CELLS
    complete = all(state.build_obstacle(number) for number in range(PYRAMIDS))
    return {"pyramids": built, "beside": stones[cells : state.pyramid_count] if complete else []}
