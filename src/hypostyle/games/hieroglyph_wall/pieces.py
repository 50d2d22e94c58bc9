"""What must never be lost: tiles, curse tiles, scarabs, archaeologists, sarcophagi and their values, pharaoh cards."""

from collections import Counter

from hypostyle.engine.content import Content
from hypostyle.games.hieroglyph_wall.rules import Rules
from hypostyle.games.hieroglyph_wall.vocabulary import (
    EYES,
    FIRST_CURSE,
    HIDDEN,
    LINE_NAMES,
    NO_ANIMAL,
    NOBODY,
    SARCOPHAGI,
    TILE_CELLS,
)


def pieces(state: Rules, content: Content) -> dict[str, int]:
    seats = range(state.seats)
    guard, stock, holder, owned = state.guard, state.stock, state.holder, state.owned
    lying = [tile for tile in state.pile + state.hand if tile != HIDDEN]
    tiles = [tile for tile in lying if tile < FIRST_CURSE]
    values = Counter((number % EYES, value) for number, value in enumerate(state.mummy))
    return {
        **{f"archaeologists of seat {seat}": stock[seat] + guard.count(seat) for seat in seats},
        **{f"animals {code}": count for code, count in animals(state, tiles).items()},
        **{f"{LINE_NAMES[eyes]} of {value}": count for (eyes, value), count in sorted(values.items())},
        "tiles": len(tiles) + state.filled,
        "tiles in hand and pile": len(lying) - sum(state.hand_count) - state.pile_count,
        "curse tiles": len(lying) - len(tiles) + state.curses_turned(),
        "scarabs": state.slab + sum(state.scarabs),
        "sarcophagi": holder.count(NOBODY) + sum(state.opened) - SARCOPHAGI,
        "sarcophagi miscounted": sum(abs(holder.count(seat) - owned[seat]) for seat in seats),
        "pharaoh cards": len(set(state.pharaoh[: state.seats])),
    }


def animals(state: Rules, tiles: list[int]) -> dict[int, int]:
    """Every animal with its facing, in the wall, in hands and in the piles."""
    found, cells = Counter(state.wall), state.content.tile_cell
    for tile in tiles:
        found.update(cells[(tile - 1) * TILE_CELLS : tile * TILE_CELLS])
    del found[NO_ANIMAL]
    return dict(sorted(found.items()))
