"""Reads content.toml (or an owner's file) into the numbers the rules use, checking every printed fact."""

from hypostyle.engine.content import Reader
from hypostyle.games.hieroglyph_wall.rules import Printed
from hypostyle.games.hieroglyph_wall.vocabulary import (
    ANIMAL_NAMES,
    ANIMALS,
    CELLS_A_ROW,
    CURSES,
    EYES,
    HAND,
    HEIGHT,
    LINE_NAMES,
    MOST_VALUE,
    ROWS,
    SEATS,
    SLOTS,
    STRIDE,
    TILE_CELLS,
    TILE_COLUMNS,
    TILE_KINDS,
    TILE_ROWS,
    TRIPLE,
)

FACINGS = {"L": 0, "R": 1}
EXAMPLE = "cells such as 'cat:L', rows parted by ' / '"
MOST_PIECES = 20
MOST_SCARABS = 100
KEY_BASE = 4  # one more than an animal can occur among three


def printed(reader: Reader) -> Printed:
    wall, shape, pieces = reader.table("wall"), reader.table("tile_shape"), reader.table("pieces")
    scarabs, curse = reader.table("scarabs"), reader.table("curse")
    slots, height = wall.number("slots", 1, SLOTS), wall.number("tiles_per_slot", 1, HEIGHT)
    rows, columns = shape.number("rows", 1, TILE_ROWS), shape.number("columns", 1, TILE_COLUMNS)
    wall.require(columns * slots <= CELLS_A_ROW, "slots", f"few enough for a wall of {CELLS_A_ROW} animals across")
    wall.require(rows * height <= ROWS, "tiles_per_slot", f"few enough for a wall of {ROWS} animals in height")
    hand = pieces.number("hand", 1, HAND)
    tiles = read_tiles(reader.table("tiles"), slots * height, rows, columns)
    kinds = list(dict.fromkeys(tiles))
    reader.table("tiles").require(hand * SEATS <= len(tiles), "tiles", f"enough for {SEATS} hands of {hand}")
    triples = read_triples(curse)
    values = mummy_values(reader.table("sarcophagi"))
    return Printed().fill(
        slots=slots,
        height=height,
        tiles=len(tiles),
        tile_kinds=len(kinds),
        tile_rows=rows,
        tile_columns=columns,
        tile_cells=rows * columns,
        grid_rows=rows * height,
        grid_columns=columns * slots,
        hand_size=hand,
        archaeologists=pieces.number("archaeologists", 1, MOST_PIECES),
        scarabs=pieces.number("scarabs", 1, MOST_SCARABS),
        column_scarabs=scarabs.number("column", 1, 9),
        turn_scarabs=scarabs.number("turn", 1, 9),
        pharaoh_bonus=reader.table("pharaoh").number("bonus", 0, MOST_VALUE),
        first_pile=curse.number("first_pile", hand * SEATS, len(tiles)),
        curses=len(triples),
        tile_count=padded([tiles.count(kind) for kind in kinds], TILE_KINDS),
        tile_cell=padded([code for kind in kinds for code in padded(list(kind), TILE_CELLS)], TILE_KINDS * TILE_CELLS),
        cell_offset=padded([row * STRIDE + column for row in range(rows) for column in range(columns)], TILE_CELLS),
        mummy_value=values,
        kind_total=[sum(values[eyes * ANIMALS : (eyes + 1) * ANIMALS]) for eyes in range(EYES)],
        curse_animal=padded([animal for triple in triples for animal in triple], CURSES * TRIPLE),
        curse_key=padded([sum(KEY_BASE**animal for animal in triple) for triple in triples], CURSES),
        animal_key=[KEY_BASE**animal for animal in range(ANIMALS)],
    )


def padded(numbers: list[int], length: int) -> list[int]:
    return numbers + [0] * (length - len(numbers))


def read_tiles(table: Reader, places: int, rows: int, columns: int) -> list[tuple[int, ...]]:
    """Each tile as the codes of its cells, bottom row first; the wall is full when all have been played."""
    texts = table.data.get("tiles")
    fits = isinstance(texts, list) and len(texts) == places and all(isinstance(text, str) for text in texts)
    table.require(fits, "tiles", f"a list of {places} texts, one for each place of the wall")
    tiles = [read_tile(table, number, text, rows, columns) for number, text in enumerate(table.data["tiles"])]
    shown = {code >> 1 for tile in tiles for code in tile}
    table.require(len(shown) == ANIMALS, "tiles", "such that every animal occurs")
    return tiles


def read_tile(table: Reader, number: int, text: str, rows: int, columns: int) -> tuple[int, ...]:
    tile = Reader(table.file, {f"tiles[{number}]": text}, table.place)
    cells = [row.split() for row in text.split("/")]
    fits = len(cells) == rows and all(len(row) == columns for row in cells)
    tile.require(fits, f"tiles[{number}]", f"{rows} by {columns} {EXAMPLE}")
    codes: list[int] = []
    for row in reversed(cells):
        for cell in row:
            animal, _, facing = cell.partition(":")
            known = animal in ANIMAL_NAMES and facing in FACINGS
            tile.require(known, f"tiles[{number}]", f"made of {', '.join(ANIMAL_NAMES)}, each with :L or :R")
            codes.append(2 * (ANIMAL_NAMES.index(animal) + 1) + FACINGS[facing])
    return tuple(codes)


def mummy_values(table: Reader) -> list[int]:
    values: list[int] = []
    for kind in LINE_NAMES[:EYES]:
        values += sorted(table.numbers(kind, ANIMALS, 1, MOST_VALUE))
    return values


def read_triples(curse: Reader) -> list[list[int]]:
    rows = curse.data.get("triples")
    fits = isinstance(rows, list) and 1 <= len(rows) <= CURSES
    curse.require(fits, "triples", f"a list of 1 to {CURSES} curse tiles")
    places = Reader(
        curse.file, {f"triples[{number}]": row for number, row in enumerate(curse.data["triples"])}, curse.place
    )
    return [places.choices(key, TRIPLE, ANIMAL_NAMES) for key in places.data]
