"""Knowledge of Mykerinos told in names: what a screen needs to draw the table, made from the erased state only."""

from functools import lru_cache
from operator import itemgetter
from typing import Any

from hypostyle.engine.content import Content
from hypostyle.games.mykerinos.rules import Rules
from hypostyle.games.mykerinos.vocabulary import (
    AREA_CARDS,
    AREAS_IN_A_ROW,
    CARD_ROWS,
    CARDS_IN_A_ROW,
    CELL_NAMES,
    COLOURS,
    COLUMNS,
    HALVES,
    KIND_NAMES,
    KINDS,
    LINE_NAMES,
    NEUTRAL,
    NEUTRAL_NAME,
    NO_PARCEL,
    NORTH_SIZE,
    PATRON_NAMES,
    PATRONS,
    ROOM_NAMES,
    SEASONS,
    SEATS,
    Task,
)

MOST_KEPT = 16  # contents whose printed facts are kept in the words of a view
LEADERS = 2  # of an area: they choose a card or the Museum, the others what is left

Facts = dict[str, Any]


def view(state: Rules, content: Content) -> dict[str, Any]:
    facts = state.facts()
    return {
        "season": facts["season"] + 1,
        "seasons": SEASONS,
        "start": facts["start"],
        "players": [player(facts, content, seat) for seat in range(facts["seats"])],
        "neutral": neutral(facts),
        "cells": cells(facts, content),
        "areas": areas(facts, content),
        "reached": reached(facts),
        "surveying": surveying(facts),
        "serving": serving(facts),
        "next_space": next_space(facts),
        "wings": wings(facts),
        "rooms": rooms(facts),
        "museum": museum(content),
        "pile": pile(facts, content),
        "discarded": named(facts["discarded"]),
    }


def player(facts: Facts, content: Content, seat: int) -> dict[str, Any]:
    lines = dict(zip(LINE_NAMES, score_lines(facts, content, seat), strict=True))
    return {
        "score": sum(lines.values()),
        "lines": lines,
        "stock": facts["stock"][seat],
        "general": facts["general"][seat],
        "neutral": facts["neutral_stock"][seat],
        "space": facts["space"][seat] or None,
        "cards": named(facts["hand"][seat * KINDS : (seat + 1) * KINDS]),
        "tilted": named(facts["tilted"][seat * PATRONS : (seat + 1) * PATRONS]),
        "worth": dict(zip(PATRON_NAMES, wing_values(facts, content, seat), strict=True)),
        "open_rooms": open_rooms(facts, content, seat),
        "exhibition": exhibition(facts, content, seat),
    }


def named(counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(KIND_NAMES, counts, strict=False) if count}


def score_lines(facts: Facts, content: Content, seat: int) -> list[int]:
    """Parcels at once, wings and sets when the Museum opens."""
    if not facts["over"]:
        return [facts["prestige"][seat], *[0] * (PATRONS + 1)]
    shown = exhibition(facts, content, seat)
    return [facts["prestige"][seat], *shown["wings"].values(), shown["sets"]]


def exhibition(facts: Facts, content: Content, seat: int) -> dict[str, Any]:
    """What the wings and the sets of a seat would bring as the Museum stands, and what its next set still lacks."""
    hand = facts["hand"][seat * KINDS : seat * KINDS + PATRONS]
    wing_points = [count * value for count, value in zip(hand, wing_values(facts, content, seat), strict=True)]
    per_set, sets = content.data["scoring"]["set"], min(hand)
    return {
        "wings": dict(zip(PATRON_NAMES, wing_points, strict=True)),
        "set": per_set,
        "sets": sets * per_set,
        "missing": [name for name, count in zip(PATRON_NAMES, hand, strict=True) if count == sets],
        "total": sum(wing_points) + sets * per_set,
    }


def wing_values(facts: Facts, content: Content, seat: int) -> list[int]:
    """What each card of a patron is worth to a seat as the Museum stands."""
    held = [room for number, room in enumerate(content.data["museum"]["rooms"]) if facts["rooms"][seat] >> number & 1]
    best = [content.data["scoring"]["without_room"]] * PATRONS
    for room in sorted(held, key=itemgetter("points")):
        for wing in room["wings"]:
            best[wing - 1] = room["points"]
    return [best[facts["wing"][patron]] for patron in range(PATRONS)]


def neutral(facts: Facts) -> dict[str, Any] | None:
    """The third colour of two players."""
    if facts["seats"] != 2:
        return None
    return {"general": facts["general"][NEUTRAL], "space": facts["space"][NEUTRAL]}


def owner(facts: Facts, colour: int) -> int | str:
    return NEUTRAL_NAME if facts["seats"] == 2 and colour == NEUTRAL else colour


# ---------------------------------------------------------------- the region
def cells(facts: Facts, content: Content) -> list[list[dict[str, Any] | None]]:
    """Row by row; None where the ground is gone because its area has been surveyed."""
    rows = content.data["seasons"]["cards"][facts["season"]] // CARDS_IN_A_ROW * CARD_ROWS
    cubes = [(owner(facts, colour), whole(facts["cubes"], colour)) for colour in range(COLOURS)]
    ground, pyramids = whole(facts["vacant"]), whole(facts["pyramids"])
    for _, placed in cubes:
        ground |= placed

    def cell(bit: int) -> dict[str, Any] | None:
        if not ground & bit:
            return None
        return {
            "pyramid": bool(pyramids & bit),
            "cube": next((colour for colour, placed in cubes if placed & bit), None),
        }

    return [[cell(1 << row * COLUMNS + column) for column in range(COLUMNS)] for row in range(rows)]


def whole(words: list[int], colour: int = 0) -> int:
    """A set of cells in one word; the state holds it in two, and the cubes of each colour in a set of their own."""
    return words[colour * HALVES] | words[colour * HALVES + 1] << NORTH_SIZE


def areas(facts: Facts, content: Content) -> list[dict[str, Any]]:
    count = content.data["seasons"]["cards"][facts["season"]] // AREA_CARDS
    return [
        {
            "row": area // AREAS_IN_A_ROW,
            "column": area % AREAS_IN_A_ROW,
            "cards": [card(facts, content, area * AREA_CARDS + side) for side in range(AREA_CARDS)],
            "ranking": ranking(facts, area),
        }
        for area in range(count)
    ]


def card(facts: Facts, content: Content, place: int) -> dict[str, Any] | None:
    parcel = facts["region"][place]
    if parcel == NO_PARCEL:
        return None
    kind, prestige = printed_parcels(content)[parcel]
    return {"parcel": parcel + 1, "patron": None if kind == "none" else kind, "prestige": prestige}


@lru_cache(MOST_KEPT)
def printed_parcels(content: Content) -> list[tuple[str, int]]:
    parcels = content.data["parcels"]
    return [(name, printed["prestige"]) for name in KIND_NAMES for printed in parcels[name]]


def ranking(facts: Facts, area: int) -> list[dict[str, Any]]:
    """Most cubes first, ties by the passing scale; who has not passed yet would come after those who have."""
    cubes = facts["area_cubes"][area * COLOURS : (area + 1) * COLOURS]
    present = [colour for colour in range(COLOURS) if cubes[colour]]
    present.sort(key=lambda colour: (-cubes[colour], facts["space"][colour] or COLOURS + 1))
    return [
        {
            "owner": owner(facts, colour),
            "cubes": cubes[colour],
            "leader": place < LEADERS,
            "space": facts["space"][colour] or None,
            "tie": tie(facts, cubes, present[place : place + 2]),
        }
        for place, colour in enumerate(present)
    ]


def tie(facts: Facts, cubes: list[int], pair: list[int]) -> str | None:
    """The verdict of the scale on two that follow each other: decided, or open to whoever passes first."""
    if len(pair) < 2 or cubes[pair[0]] != cubes[pair[1]]:
        return None
    ahead, behind = (facts["space"][colour] for colour in pair)
    later = behind or next_space(facts) or COLOURS + 1
    return "decided" if ahead and ahead < later else "open"


def next_space(facts: Facts) -> int | None:
    """Where the next one to pass would stand; none when everybody has passed."""
    if all(facts["space"][: facts["seats"]]):
        return None
    return next(space for space in range(1, SEATS + 1) if space not in facts["space"])


def reached(facts: Facts) -> str | None:
    """The cell just dug, when the move goes on from there."""
    top = facts["depth"] - 1
    if top < 0 or facts["task"][top] not in (Task.EXTENDING, Task.LEMON_EXTENDING, Task.NEUTRAL_EXTENDING):
        return None
    cell_number: int = facts["argument"][top]
    return CELL_NAMES[cell_number]


def surveying(facts: Facts) -> int | None:
    """The area whose finds are being handed out; its step lies below the decision."""
    return facts["argument"][0] if facts["depth"] > 1 else None


def serving(facts: Facts) -> int | None:
    """The place of the ranking that is being served in the survey, counted from 0."""
    return facts["detail"][0] - 1 if facts["depth"] > 1 else None


# ---------------------------------------------------------------- the Museum and the pile
@lru_cache(MOST_KEPT)
def museum(content: Content) -> dict[str, dict[str, Any]]:
    """The printed plan: points, wings where a room counts, rooms with a door to it that must be held first."""
    return {
        room["name"]: {"points": room["points"], "wings": room["wings"], "through": room.get("through", [])}
        for room in content.data["museum"]["rooms"]
    }


def open_rooms(facts: Facts, content: Content, seat: int) -> list[str]:
    """Free rooms that a cube of the seat could enter now."""
    holders = rooms(facts)
    return [
        name
        for name, room in museum(content).items()
        if holders[name] is None and (not room["through"] or any(holders[door] == seat for door in room["through"]))
    ]


def wings(facts: Facts) -> list[str]:
    """The patron of each wing, from the first to the last."""
    return sorted(PATRON_NAMES, key=lambda name: facts["wing"][PATRON_NAMES.index(name)])


def rooms(facts: Facts) -> dict[str, int | None]:
    """Who holds each room."""
    seats = range(facts["seats"])
    return {
        name: next((seat for seat in seats if facts["rooms"][seat] >> room & 1), None)
        for room, name in enumerate(ROOM_NAMES)
    }


def pile(facts: Facts, content: Content) -> dict[str, int]:
    """What is still to come, by patron."""
    left = [kind for parcel, (kind, _) in enumerate(printed_parcels(content)) if facts["undealt"][parcel]]
    return {name: left.count(name) for name in KIND_NAMES if name in left}
