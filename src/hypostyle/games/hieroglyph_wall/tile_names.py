"""What sentences call the tiles: their animals, each with an arrow on the side it looks to, as printed or corrected."""

from functools import lru_cache

from hypostyle.engine.reference import PieceNames, Saying
from hypostyle.games.hieroglyph_wall.rules import Printed
from hypostyle.games.hieroglyph_wall.vocabulary import ANIMAL_NAMES, FACING_NAMES, TILE, TILE_CELLS

CONTENTS_AT_ONCE = 8  # that tables of one server are played with


@lru_cache(CONTENTS_AT_ONCE)
def piece_names(printed: Printed) -> PieceNames:
    return {TILE.name: [tile_name(printed, tile) for tile in range(printed.tile_kinds)]}


def tile_name(printed: Printed, tile: int) -> Saying:
    """Rows from the bottom, as in the wall."""
    cells = [cell_name(code) for code in tile_codes(printed, tile)]
    across = printed.tile_columns
    rows = [row_name(cells[first : first + across]) for first in range(0, len(cells), across)]
    return rows[0] if len(rows) == 1 else Saying("tile-rows", names={"lower": rows[0], "upper": rows[1]})


def tile_codes(printed: Printed, tile: int) -> list[int]:
    return printed.tile_cell[tile * TILE_CELLS : tile * TILE_CELLS + printed.tile_cells]


def row_name(cells: list[Saying]) -> Saying:
    return cells[0] if len(cells) == 1 else Saying("tile-row", names={"first": cells[0], "second": cells[1]})


def cell_name(code: int, key: str = "tile-cell") -> Saying:
    """An animal and where it looks."""
    animal, facing = ANIMAL_NAMES[(code >> 1) - 1], FACING_NAMES[code & 1]
    return Saying(key, {"facing": facing}, {"animal": Saying(f"animal-{animal}")})
