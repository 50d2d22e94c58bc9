"""Knowledge told in names: what a screen needs to draw the table, made from the erased state only."""

from typing import Any

from hypostyle.engine.content import Content
from hypostyle.engine.layout import layout_of
from hypostyle.games.hieroglyph_wall.content import tables
from hypostyle.games.hieroglyph_wall.rules import Rules
from hypostyle.games.hieroglyph_wall.vocabulary import (
    ANIMAL_NAMES,
    ANIMALS,
    CURSE,
    EYE,
    EYES,
    FACING_NAMES,
    FIRST_CELL,
    HAND,
    HIDDEN,
    NO_ANIMAL,
    NOBODY,
    PAIR,
    SARCOPHAGI,
    SPHINX,
    STRIDE,
    TILE_CELLS,
    Task,
)

Facts = dict[str, Any]


def view(state: Rules, content: Content) -> dict[str, Any]:
    facts = state.facts()
    printed = tables(content)
    return {
        "curse": bool(facts["option"][CURSE]),
        "sphinx": bool(facts["option"][SPHINX]),
        "turn": facts["turn"],
        "wall": wall(facts, printed),
        "columns": [column(facts, animal) for animal in facts["column_order"]],
        "column_scarabs": printed["column_scarabs"],
        "archaeologists": printed["archaeologists"],
        "pharaoh_bonus": printed["pharaoh_bonus"],
        "slab": facts["slab"],
        "piles": piles(facts),
        "curses": curses(facts, printed),
        "waiting_pairs": waiting_pairs(facts),
        "column_in_question": column_in_question(facts),
        "players": [player(facts, content, printed, seat) for seat in range(facts["seats"])],
    }


def wall(facts: Facts, printed: Facts) -> dict[str, Any]:
    """Rows from the bottom; an empty cell is None."""
    rows, across = range(printed["grid_rows"]), range(printed["grid_columns"])
    cells = facts["wall"]
    return {
        "slots": printed["slots"],
        "height": printed["height"],
        "tile_rows": printed["tile_rows"],
        "tile_columns": printed["tile_columns"],
        "levels": facts["level"][: printed["slots"]],
        "cells": [[cell(cells[FIRST_CELL + row * STRIDE + place]) for place in across] for row in rows],
    }


def cell(code: int) -> dict[str, str] | None:
    return None if code == NO_ANIMAL else {"animal": ANIMAL_NAMES[(code >> 1) - 1], "facing": FACING_NAMES[code & 1]}


def column(facts: Facts, animal: int) -> dict[str, Any]:
    """A column with what stands before it; `front` says how many eyes the next sarcophagus has."""
    guard, opened = facts["guard"][animal], facts["opened"][animal]
    return {
        "animal": ANIMAL_NAMES[animal],
        "archaeologist": None if guard == NOBODY else guard,
        "scarabs": facts["scarabs"][animal],
        "closed": list(EYE.names[opened:]),
        "front": EYE.names[opened] if opened < EYES else None,
    }


def piles(facts: Facts) -> dict[str, Any]:
    """The second pile lies ready from the start; everybody sees the back of its uppermost tile."""
    return {
        "first": facts["pile_count"] - facts["second_count"],
        "second": facts["second_count"],
        "snake": bool(facts["snake"]),
    }


def curses(facts: Facts, printed: Facts) -> dict[str, Any]:
    top = facts["depth"] - 1
    open_search = top >= 0 and facts["task"][top] == Task.SEARCH
    met = [number for number in range(printed["curses"]) if facts["curses_met"] >> number & 1]
    return {
        "met": [triple(printed, number) for number in met],
        "to_come": printed["curses"] - len(met) if facts["option"][CURSE] else 0,
        "sought": triple(printed, facts["argument"][top]) if open_search else None,
    }


def triple(printed: Facts, curse: int) -> list[str]:
    return [ANIMAL_NAMES[animal] for animal in printed["curse_animal"][curse * 3 : curse * 3 + 3]]


def waiting_pairs(facts: Facts) -> list[dict[str, Any]]:
    """Pairs of this turn still to be resolved; how two animals look is told where it matters."""
    counted = [
        (animal, pair, facts[kind][animal])
        for animal in range(ANIMALS)
        for pair, kind in enumerate(("plain", "takeover"))
    ]
    return [
        {"column": ANIMAL_NAMES[animal], "pair": PAIR.names[pair], "count": count}
        for animal, pair, count in counted
        if count
    ]


def column_in_question(facts: Facts) -> str | None:
    """Where an archaeologist may be placed or moved to."""
    top = facts["depth"] - 1
    if top < 0 or facts["task"][top] not in (Task.PLACING, Task.MOVING):
        return None
    return ANIMAL_NAMES[facts["argument"][top]]


# ---------------------------------------------------------------- players
def player(facts: Facts, content: Content, printed: Facts, seat: int) -> dict[str, Any]:
    hand = facts["hand"][seat * HAND : seat * HAND + facts["hand_count"][seat]]
    favourite = facts["pharaoh"][seat]
    least, most = bounds(facts, printed, seat)
    if facts["over"] and facts["guard"][favourite - 1] == seat:
        least, most = least + printed["pharaoh_bonus"], most + printed["pharaoh_bonus"]
    return {
        "score": least if least == most else None,
        "at_hand": facts["stock"][seat],
        "tiles": len(hand),
        "hand": None if HIDDEN in hand else previews(facts, content, printed, hand),
        "favourite": None if favourite == HIDDEN else ANIMAL_NAMES[favourite - 1],
        "sarcophagi": sarcophagi(facts, seat),
        "least": least,
        "most": most,
    }


def sarcophagi(facts: Facts, seat: int) -> list[dict[str, Any]]:
    owned = [number for number in range(SARCOPHAGI) if facts["holder"][number] == seat]
    return [
        {
            "column": ANIMAL_NAMES[number // EYES],
            "eyes": EYE.names[number % EYES],
            "value": facts["mummy"][number] or None,
        }
        for number in owned
    ]


def bounds(facts: Facts, printed: Facts, seat: int) -> tuple[int, int]:
    """Between which totals the sarcophagi of a seat lie, by their eyes and by what the viewer has seen."""
    least = most = 0
    for eyes in range(EYES):
        values = printed["mummy_value"][eyes * ANIMALS : (eyes + 1) * ANIMALS]
        for value in facts["mummy"][eyes::EYES]:
            if value != HIDDEN:
                values.remove(value)
        owned = [facts["mummy"][number] for number in range(eyes, SARCOPHAGI, EYES) if facts["holder"][number] == seat]
        hidden, known = owned.count(HIDDEN), sum(owned)
        least += known + sum(values[:hidden])
        most += known + sum(values[len(values) - hidden :])
    return least, most


def previews(facts: Facts, content: Content, printed: Facts, hand: list[int]) -> list[dict[str, Any]]:
    """R-40: what each tile of a hand shows, and the pairs it would make in each slot; None where it cannot fall."""
    state = Rules(content.constants)
    state.load_bytes(layout_of(Rules).pack(facts))
    slots = range(printed["slots"])
    return [
        {
            "tile": tile - 1,
            "cells": tile_rows(printed, tile - 1),
            "pairs": [
                None if facts["level"][slot] == printed["height"] else named_pairs(state.preview(tile - 1, slot))
                for slot in slots
            ],
        }
        for tile in hand
    ]


def tile_rows(printed: Facts, tile: int) -> list[list[dict[str, str] | None]]:
    """Rows from the bottom, as in the wall."""
    cells = printed["tile_cell"][tile * TILE_CELLS : tile * TILE_CELLS + printed["tile_cells"]]
    across = printed["tile_columns"]
    return [[cell(code) for code in cells[first : first + across]] for first in range(0, len(cells), across)]


def named_pairs(pairs: list[tuple[int, int]]) -> list[dict[str, Any]]:
    return [
        {"column": ANIMAL_NAMES[animal], "opposite": opposite, "same": same}
        for animal, (opposite, same) in enumerate(pairs)
        if opposite or same
    ]
