"""What must never be lost: tiles, curse tiles, scarabs, archaeologists, sarcophagi and their values, pharaoh cards."""

from collections import Counter
from typing import Any

from hypostyle.engine.content import Content
from hypostyle.games.hieroglyph_wall.content import tables
from hypostyle.games.hieroglyph_wall.rules import Rules
from hypostyle.games.hieroglyph_wall.vocabulary import (
    CURSE,
    EYES,
    FIRST_CURSE,
    HIDDEN,
    LINE_NAMES,
    NO_ANIMAL,
    NOBODY,
    SARCOPHAGI,
    TILE_CELLS,
)

Facts = dict[str, Any]


def pieces(state: Rules, content: Content) -> dict[str, int]:
    facts = state.facts()
    seats = range(facts["seats"])
    lying = [tile for tile in facts["pile"] + facts["hand"] if tile != HIDDEN]
    tiles = [tile for tile in lying if tile < FIRST_CURSE]
    values = Counter((number % EYES, value) for number, value in enumerate(facts["mummy"]))
    guards = {f"archaeologists of seat {seat}": facts["stock"][seat] + facts["guard"].count(seat) for seat in seats}
    owned = [facts["holder"].count(seat) - facts["owned"][seat] for seat in seats]
    closed = facts["holder"].count(NOBODY)
    return {
        **guards,
        **{f"animals {code}": count for code, count in animals(facts, tiles, content).items()},
        **{f"{LINE_NAMES[eyes]} of {value}": count for (eyes, value), count in sorted(values.items())},
        "tiles": len(tiles) + facts["filled"],
        "tiles in hand and pile": len(lying) - sum(facts["hand_count"]) - facts["pile_count"],
        "curse tiles": len(lying) - len(tiles) + curses_gone(facts),
        "scarabs": facts["slab"] + sum(facts["scarabs"]),
        "sarcophagi": closed + sum(facts["opened"]) - SARCOPHAGI,
        "sarcophagi miscounted": sum(map(abs, owned)),
        "pharaoh cards": len(set(facts["pharaoh"][: facts["seats"]])),
    }


def animals(facts: Facts, tiles: list[int], content: Content) -> dict[int, int]:
    """Every animal with its facing, in the wall, in hands and in the piles."""
    found: Counter[int] = Counter(facts["wall"])
    cells = tables(content)["tile_cell"] if tiles else []
    for tile in tiles:
        found.update(cells[(tile - 1) * TILE_CELLS : tile * TILE_CELLS])
    del found[NO_ANIMAL]
    return dict(sorted(found.items()))


def curses_gone(facts: Facts) -> int:
    return int(facts["curses_met"]).bit_count() if facts["option"][CURSE] else 0
