"""Reads content.toml (or an owner's file) into the tables the rules use, checking every card cell by cell."""

import itertools
from collections import Counter

from hypostyle.engine.content import NOTES, Reader
from hypostyle.engine.errors import BadContent
from hypostyle.games.silver_gold_pyramids.geometry import (
    BITS,
    CELLS,
    COLUMNS,
    GRID,
    MARKINGS,
    MOST_CELLS,
    MOST_TURNS,
    NUMBER,
    ROWS,
    SHAPES,
    Cell,
    Cells,
    bit,
    cell_name,
    cells_of,
    mask,
    moved,
    turns_of,
)
from hypostyle.games.silver_gold_pyramids.rules import Printed
from hypostyle.games.silver_gold_pyramids.vocabulary import (
    BOXES,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    EXPEDITIONS,
    MOST_CROSSES,
    MOST_ROUNDS,
    PRIZES,
    REMAINDERS,
)

START, TOMB, WALL, EMPTY, CROSS = "ST#.x"
SYMBOL_SIGNS = "rgtkpx"  # in the order of the symbols in the vocabulary
SIGNS = START + TOMB + WALL + EMPTY + SYMBOL_SIGNS
EXPEDITION_PATTERNS = 6
MOST_POINTS = 50


def printed(reader: Reader) -> Printed:
    match, score_card = reader.table("match"), reader.table("score_card")
    chambers = [Chamber(reader.table("cards"), number) for number in range(1, CARDS + 1)]
    check_colours(reader.file, chambers)
    skull_boxes = score_card.number("skull_boxes", 1, BOXES)
    return Printed().fill(
        rounds=match.number("rounds", 1, MOST_ROUNDS),
        turns=match.number("turns", 1, EXPEDITIONS),
        tomb_points=score_card.number("tomb", 0, MOST_POINTS),
        torch_points=score_card.number("torch", 0, MOST_POINTS),
        gem_boxes=score_card.number("gem_boxes", 1, BOXES),
        gem_pair_points=score_card.number("gem_pair", 0, MOST_POINTS),
        gem_single_points=score_card.number("gem_single", 0, MOST_POINTS),
        prize=score_card.numbers("pyramid_points", PRIZES, 0, MOST_POINTS),
        prize_count=rising(score_card, "pyramid_counts", PRIZES, 1, CARDS // COLOURS),
        potion_erases=score_card.number("potion", 1, BOXES),
        skull_boxes=skull_boxes,
        penalty=[0, *rising(reader.table("skulls"), "penalties", skull_boxes, 0, 100), *[0] * (BOXES - skull_boxes)],
        copies=expeditions(reader.table("expeditions")),
        colour=[0, *(chamber.colour for chamber in chambers)],
        open_cells=[0, *(mask(GRID) - chamber.cells(WALL) for chamber in chambers)],
        start=[0, *(chamber.cells(START) for chamber in chambers)],
        tomb=[0, *(chamber.cells(TOMB) for chamber in chambers)],
        symbol=[cells for sign in SYMBOL_SIGNS for cells in (0, *(chamber.cells(sign) for chamber in chambers))],
        any_symbol=[0, *(sum(chamber.cells(sign) for sign in SYMBOL_SIGNS) for chamber in chambers)],
        **grid(),
    )


def rising(table: Reader, key: str, count: int, low: int, high: int) -> list[int]:
    numbers = table.numbers(key, count, low, high)
    table.require(all(a < b for a, b in itertools.pairwise(numbers)), key, "in rising order")
    return numbers


def expeditions(table: Reader) -> list[int]:
    copies = [table.number(shape, 0, EXPEDITIONS) for shape in SHAPES]
    if sum(copies) != EXPEDITIONS:
        raise BadContent(
            f"{table.file}: there must be {EXPEDITIONS} expedition cards; the copies add up to {sum(copies)}."
        )
    patterns = len([count for count in copies if count])
    if patterns != EXPEDITION_PATTERNS:
        raise BadContent(
            f"{table.file}: the expedition cards must show {EXPEDITION_PATTERNS} patterns; there are {patterns}."
        )
    return copies


def check_colours(file: str, chambers: "list[Chamber]") -> None:
    """As many cards of each colour; the complaint names the first card that is one too many."""
    each = CARDS // COLOURS
    seen: Counter[int] = Counter()
    for chamber in chambers:
        seen[chamber.colour] += 1
        if seen[chamber.colour] > each:
            colour = COLOUR_NAMES[chamber.colour]
            raise BadContent(
                f"{file}: card {chamber.number} is {colour} number {each + 1}; there must be {each} of each colour."
            )


class Chamber:
    """One card: its colour and its grid, checked cell by cell."""

    def __init__(self, cards: Reader, number: int) -> None:
        self.file = cards.file
        self.number = number
        card = cards.table(str(number))
        unknown = [key for key in card.data if key not in ("colour", "grid", *NOTES)]
        if unknown:
            raise self.complaint(f"has no field {unknown[0]!r}; allowed are colour and grid")
        self.colour = card.choice("colour", COLOUR_NAMES)
        self.sign = self.signs(card.data.get("grid"))
        self.check_alone(START, "start cell", 0, "top")
        self.check_alone(TOMB, "golden tomb", ROWS - 1, "bottom")
        self.check_crosses()
        self.check_path()

    def complaint(self, words: str, cell: Cell | None = None) -> BadContent:
        place = f"card {self.number}" if cell is None else f"card {self.number}, cell {cell_name(cell)}"
        return BadContent(f"{self.file}: {place} {words}.")

    def signs(self, rows: object) -> dict[Cell, str]:
        """What stands in each cell of a grid of five rows of five signs."""
        if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
            raise self.complaint(f"must have a grid of {ROWS} texts, one for each row")
        if len(rows) != ROWS:
            raise self.complaint(f"has {len(rows)} rows, not {ROWS}: its grid must reach from cell A1 to cell E5")
        for row, signs in enumerate(rows):
            if len(signs) != COLUMNS:
                wrong = (row, min(len(signs), COLUMNS - 1))
                raise self.complaint(f"is in a row of {len(signs)} signs, not {COLUMNS}", wrong)
        found = {(row, column): rows[row][column] for row, column in GRID}
        for cell, sign in found.items():
            if sign not in SIGNS:
                raise self.complaint(f"shows {sign!r}, which is no sign; allowed are {' '.join(SIGNS)}", cell)
        return found

    def at(self, sign: str) -> Cells:
        return tuple(cell for cell in GRID if self.sign[cell] == sign)

    def cells(self, sign: str) -> int:
        return mask(self.at(sign))

    def check_alone(self, sign: str, called: str, row: int, side: str) -> None:
        ends = f"{cell_name((row, 0))} to {cell_name((row, COLUMNS - 1))}"
        found = self.at(sign)
        if not found:
            raise self.complaint(f"has no {called}: one {sign} must stand in its {side} row, cells {ends}")
        for cell in found:
            if cell[0] != row:
                raise self.complaint(f"holds the {called}, which must stand in the {side} row, cells {ends}", cell)
        if len(found) > 1:
            raise self.complaint(f"holds a second {called}; there must be one", found[1])

    def check_crosses(self) -> None:
        crosses = self.at(CROSS)
        if len(crosses) > MOST_CROSSES:
            raise self.complaint(
                f"holds red cross number {MOST_CROSSES + 1}; at most {MOST_CROSSES} are allowed", crosses[-1]
            )

    def check_path(self) -> None:
        """The tomb can be reached, so that a card in play always has a cell to mark."""
        (start,), (tomb,) = self.at(START), self.at(TOMB)
        reached, waiting = {start}, [start]
        while waiting:
            row, column = waiting.pop()
            for cell in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if self.sign.get(cell, WALL) != WALL and cell not in reached:
                    reached.add(cell)
                    waiting.append(cell)
        if tomb not in reached:
            raise self.complaint(
                f"holds the golden tomb, which cannot be reached from the start cell {cell_name(start)}", tomb
            )


def grid() -> dict[str, list[int]]:
    """The tables of the grid itself: the same whatever is printed."""
    patterns = [turns_of(cells_of(drawing)) for drawing in SHAPES.values()]
    shape = [0] * len(MARKINGS)
    shift = [0] * (len(patterns) * MOST_TURNS * MOST_CELLS)
    placement = [0] * (len(patterns) * MOST_TURNS * BITS)
    for pattern, turns in enumerate(patterns):
        for turn, cells in enumerate(turns, pattern * MOST_TURNS):
            for place, cell in enumerate(cells, turn * MOST_CELLS):
                shift[place] = bit(cell)
            for corner in GRID:
                marking = moved(cells, corner)
                if marking is not None:
                    shape[NUMBER[marking]] = pattern + 1
                    placement[turn * BITS + bit(corner)] = NUMBER[marking]
    single = [0] * BITS
    for number in range(CELLS):
        single[bit(GRID[number])] = number
    bit_of = [0] * REMAINDERS
    for place in range(BITS):
        bit_of[(1 << place) % REMAINDERS] = place
    return {
        "cells": [mask(marking) for marking in MARKINGS],
        "shape": shape,
        "size": [len(turns[0]) for turns in patterns],
        "orientations": [len(turns) for turns in patterns],
        "shift": shift,
        "placement": placement,
        "single": single,
        "bit": bit_of,
    }
