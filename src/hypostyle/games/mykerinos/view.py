"""Knowledge of Mykerinos told in names: what a screen needs to draw the table, asked of the rules."""

from functools import lru_cache
from typing import Literal, TypedDict

from hypostyle.engine.content import Content
from hypostyle.engine.views import Every
from hypostyle.games.mykerinos.rules import Rules
from hypostyle.games.mykerinos.vocabulary import (
    AREA_CARDS,
    AREAS_IN_A_ROW,
    CELL_NAMES,
    COLOURS,
    COLUMNS,
    HALVES,
    KIND_NAMES,
    KINDS,
    LEADERS,
    LINE_NAMES,
    NEUTRAL,
    NEUTRAL_NAME,
    NO_PARCEL,
    NORTH_SIZE,
    NOWHERE,
    PATRON_NAMES,
    PATRONS,
    ROOM_NAMES,
    SEASONS,
    WINGS,
    KindName,
    LineName,
    PatronName,
    RoomName,
)

MOST_KEPT = 16  # contents whose printed facts are kept in the words of a view

Owner = int | Literal["neutral"]  # whose cube or disk: a seat's, or the neutral one


class ExhibitionView(TypedDict):
    """What the wings and the sets of a seat would bring as the Museum stands, and what its next set still lacks."""

    wings: Every[PatronName, int]
    set: int  # points of one full set
    sets: int  # points of the full sets
    missing: list[PatronName]
    total: int


class PlayerView(TypedDict):
    """What everybody sees of a seat."""

    score: int
    lines: Every[LineName, int]
    stock: int
    general: int  # cubes of its colour in the general stock
    neutral: int  # its share of the neutral cubes
    space: int | None  # on the passing scale; null while it digs
    cards: dict[KindName, int]
    tilted: dict[PatronName, int]
    worth: Every[PatronName, int]  # of each card of a patron, as the Museum stands
    open_rooms: list[RoomName]  # that a cube of the seat could enter now
    exhibition: ExhibitionView


class NeutralView(TypedDict):
    """The neutral colour of two players."""

    general: int
    space: int  # on the passing scale


class PassingScaleView(TypedDict):
    """The passing scale: whoever passes earlier wins ties."""

    spaces: list[Owner | None]  # whose disk stands on each of them, from the first to the last
    next: int | None  # the space of the next one to pass; null when everybody has


class CellView(TypedDict):
    """A cell of the region."""

    pyramid: bool
    cube: Owner | None


class CardView(TypedDict):
    """A parcel that lies in the region."""

    parcel: int
    patron: PatronName | None
    prestige: int


class RankView(TypedDict):
    """A place of the ranking of an area."""

    owner: Owner
    cubes: int
    leader: bool  # first or second: a card or the Museum; the others get what is left
    space: int | None  # on the passing scale
    tie: Literal["open", "decided"] | None  # the verdict of the passing scale on this one and the next


class AreaView(TypedDict):
    """An area: its two parcels, and who stands where in its ranking."""

    row: int
    column: int
    cards: list[CardView | None]
    ranking: list[RankView]


class RoomPlan(TypedDict):
    """A room as it is printed."""

    points: int
    wings: list[int]  # where the room counts, from 1 on
    through: list[RoomName]  # rooms with a door to it, of which one must be held first


class MykerinosView(TypedDict):
    """The table of Mykerinos."""

    season: int
    seasons: int
    start: int
    players: list[PlayerView]
    neutral: NeutralView | None
    cells: list[list[CellView | None]]  # row by row; null where the area has been surveyed
    areas: list[AreaView]
    reached: str | None  # the cell just dug, when the move goes on from there
    surveying: int | None  # the area whose finds are being handed out
    serving: int | None  # the place of its ranking that is being served, counted from 0
    passing_scale: PassingScaleView
    wings: list[PatronName]  # the patron of each wing, from the first to the last
    rooms: Every[RoomName, int | None]  # who holds each room
    museum: Every[RoomName, RoomPlan]
    pile: dict[KindName, int]  # what is still to come
    discarded: dict[KindName, int]


def view(state: Rules, content: Content) -> MykerinosView:
    area, place = state.surveyed_area(), state.served_place()
    cell = state.reached_cell()
    return {
        "season": state.season + 1,
        "seasons": SEASONS,
        "start": state.start,
        "players": players(state),
        "neutral": neutral(state),
        "cells": cells(state),
        "areas": areas(state),
        "reached": None if cell == NOWHERE else CELL_NAMES[cell],
        "surveying": None if area == NOWHERE else area,
        "serving": None if place == NOWHERE else place,
        "passing_scale": passing_scale(state),
        "wings": wings(state),
        "rooms": rooms(state),
        "museum": museum(content),
        "pile": pile(state),
        "discarded": by_kind(state.discarded),
    }


# ---------------------------------------------------------------- players
def players(state: Rules) -> list[PlayerView]:
    stock, general, neutral_stock, space = state.stock, state.general, state.neutral_stock, state.space
    hand, tilted = state.hand, state.tilted
    shown: list[PlayerView] = []
    for seat in range(state.seats):
        lines = {name: state.points(seat, line) for line, name in enumerate(LINE_NAMES)}
        upright = tilted[seat * PATRONS : (seat + 1) * PATRONS]
        shown.append(
            {
                "score": sum(lines.values()),
                "lines": lines,
                "stock": stock[seat],
                "general": general[seat],
                "neutral": neutral_stock[seat],
                "space": space[seat] or None,
                "cards": by_kind(hand[seat * KINDS : (seat + 1) * KINDS]),
                "tilted": {name: count for name, count in zip(PATRON_NAMES, upright, strict=True) if count},
                "worth": {name: state.wing_value(seat, patron) for patron, name in enumerate(PATRON_NAMES)},
                "open_rooms": open_rooms(state, seat),
                "exhibition": exhibition(state, seat),
            }
        )
    return shown


def by_kind(counts: list[int]) -> dict[KindName, int]:
    return {name: count for name, count in zip(KIND_NAMES, counts, strict=True) if count}


def exhibition(state: Rules, seat: int) -> ExhibitionView:
    return {
        "wings": {name: state.wing_points(seat, patron) for patron, name in enumerate(PATRON_NAMES)},
        "set": state.content.set_points,
        "sets": state.set_points(seat),
        "missing": [name for patron, name in enumerate(PATRON_NAMES) if state.missing_from_set(seat, patron)],
        "total": state.exhibition_points(seat),
    }


def neutral(state: Rules) -> NeutralView | None:
    if not state.has_neutral():
        return None
    return {"general": state.general[NEUTRAL], "space": state.space[NEUTRAL]}


def owner(state: Rules, colour: int) -> Owner:
    return NEUTRAL_NAME if state.is_neutral(colour) else colour


def passing_scale(state: Rules) -> PassingScaleView:
    spaces: list[Owner | None] = [None] * state.colours()
    for colour, space in enumerate(state.space):
        if space:
            spaces[space - 1] = owner(state, colour)
    return {"spaces": spaces, "next": state.next_space() if state.players_left() else None}


# ---------------------------------------------------------------- the region
def cells(state: Rules) -> list[list[CellView | None]]:
    size, pyramids, ground = state.region_cells(), whole(state.pyramids), whole(state.vacant)
    placed = state.cubes
    cube: list[Owner | None] = [None] * size
    for colour in range(state.colours()):
        left, name = whole(placed, colour), owner(state, colour)
        ground |= left
        while left:
            cube[(left & -left).bit_length() - 1] = name
            left &= left - 1
    row: list[CellView | None] = [
        {"pyramid": bool(pyramids >> number & 1), "cube": cube[number]} if ground >> number & 1 else None
        for number in range(size)
    ]
    return [row[first : first + COLUMNS] for first in range(0, size, COLUMNS)]


def whole(words: list[int], colour: int = 0) -> int:
    """A set of cells in one word; the state holds it in two, and the cubes of each colour in a set of their own."""
    return words[colour * HALVES] | words[colour * HALVES + 1] << NORTH_SIZE


def areas(state: Rules) -> list[AreaView]:
    cards, cubes, space = region_cards(state), state.area_cubes, state.space
    shown: list[AreaView] = []
    for area in range(state.areas()):
        row, column = divmod(area, AREAS_IN_A_ROW)
        shown.append(
            {
                "row": row,
                "column": column,
                "cards": cards[area * AREA_CARDS : (area + 1) * AREA_CARDS],
                "ranking": ranking(state, area, cubes[area * COLOURS : (area + 1) * COLOURS], space),
            }
        )
    return shown


def region_cards(state: Rules) -> list[CardView | None]:
    """The parcels by their places in the region."""
    kinds, points, patrons = state.content.parcel_kind, state.content.parcel_points, (*PATRON_NAMES, None)
    return [
        None
        if parcel == NO_PARCEL
        else {"parcel": parcel + 1, "patron": patrons[kinds[parcel]], "prestige": points[parcel]}
        for parcel in state.region
    ]


def ranking(state: Rules, area: int, cubes: list[int], space: list[int]) -> list[RankView]:
    present = len(cubes) - cubes.count(0)
    order = [state.ranked(area, place) for place in range(present)]
    return [
        {
            "owner": owner(state, colour),
            "cubes": cubes[colour],
            "leader": place < LEADERS,
            "space": space[colour] or None,
            "tie": tie(state, cubes, colour, order[place + 1]) if place + 1 < present else None,
        }
        for place, colour in enumerate(order)
    ]


def tie(state: Rules, cubes: list[int], ahead: int, behind: int) -> Literal["open", "decided"] | None:
    if cubes[ahead] != cubes[behind]:
        return None
    return "decided" if state.tie_decided(ahead, behind) else "open"


# ---------------------------------------------------------------- the Museum and the pile
@lru_cache(MOST_KEPT)
def museum(content: Content) -> dict[RoomName, RoomPlan]:
    return {
        room["name"]: {"points": room["points"], "wings": room["wings"], "through": room.get("through", [])}
        for room in content.data["museum"]["rooms"]
    }


def open_rooms(state: Rules, seat: int) -> list[RoomName]:
    found = state.open_rooms(seat)
    return [name for room, name in enumerate(ROOM_NAMES) if found >> room & 1]


def wings(state: Rules) -> list[PatronName]:
    wing = state.wing
    return [PATRON_NAMES[wing.index(number)] for number in range(WINGS)]


def rooms(state: Rules) -> dict[RoomName, int | None]:
    holders: dict[RoomName, int | None] = dict.fromkeys(ROOM_NAMES)
    for seat, held in enumerate(state.rooms[: state.seats]):
        for room, name in enumerate(ROOM_NAMES):
            if held >> room & 1:
                holders[name] = seat
    return holders


def pile(state: Rules) -> dict[KindName, int]:
    counts = [0] * KINDS
    for kind, undealt in zip(state.content.parcel_kind, state.undealt, strict=True):
        counts[kind] += undealt
    return by_kind(counts)
