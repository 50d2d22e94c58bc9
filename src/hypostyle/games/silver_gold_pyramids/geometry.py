"""The treasure chamber as a grid: names of cells, their bits, and every set of cells that one marking can cover.

A marking is one cell or a connected set of two to four cells. There are 387 of them on a grid of five by five, whatever
is printed on the cards; each has a number and a name such as `A1-A2-B2` (column letter, row from the top).
"""

from typing import Any, Literal, get_args

from hypostyle.engine.vocabulary import Domain

ROWS = 5
COLUMNS = 5
CELLS = ROWS * COLUMNS
STRIDE = COLUMNS + 1  # an unused column between the rows keeps shifted bits from running over an edge
BITS = ROWS * STRIDE
MOST_CELLS = 4  # of a pattern
MOST_TURNS = 8  # four turns, each also mirrored

Cell = tuple[int, int]  # row and column
Cells = tuple[Cell, ...]  # in reading order

# The shapes an expedition card can show: all that two to four connected squares can form.
PatternName = Literal["I2", "I3", "L3", "I4", "L4", "T4", "O4", "S4"]
PATTERN_NAMES: tuple[PatternName, ...] = get_args(PatternName)
SHAPES: dict[PatternName, tuple[str, ...]] = {
    "I2": ("#", "#"),
    "I3": ("#", "#", "#"),
    "L3": ("# ", "##"),
    "I4": ("#", "#", "#", "#"),
    "L4": ("# ", "# ", "##"),
    "T4": ("# ", "##", "# "),
    "O4": ("##", "##"),
    "S4": ("# ", "##", " #"),
}


def cells_of(drawing: tuple[str, ...]) -> Cells:
    return tuple((row, column) for row, line in enumerate(drawing) for column, sign in enumerate(line) if sign == "#")


def turned(cells: Cells) -> Cells:
    """A quarter turn, moved back into the corner."""
    height = 1 + max(row for row, _ in cells)
    return tuple(sorted((column, height - 1 - row) for row, column in cells))


def mirrored(cells: Cells) -> Cells:
    width = 1 + max(column for _, column in cells)
    return tuple(sorted((row, width - 1 - column) for row, column in cells))


def turns_of(cells: Cells) -> list[Cells]:
    """The shape in all its different rotations and mirror images, each once."""
    found: set[Cells] = set()
    for start in (cells, mirrored(cells)):
        current = start
        for _ in range(4):
            current = turned(current)
            found.add(current)
    return sorted(found)


def moved(cells: Cells, anchor: Cell) -> Cells | None:
    """The shape with its corner at the anchor; None if it leaves the grid."""
    found = tuple((row + anchor[0], column + anchor[1]) for row, column in cells)
    return found if all(row < ROWS and column < COLUMNS for row, column in found) else None


GRID: Cells = tuple((row, column) for row in range(ROWS) for column in range(COLUMNS))


def every_marking() -> list[Cells]:
    """The single cells in reading order, then every place of every shape."""
    found: list[Cells] = [(cell,) for cell in GRID]
    for drawing in SHAPES.values():
        places = {moved(turn, anchor) for turn in turns_of(cells_of(drawing)) for anchor in GRID}
        found += sorted(place for place in places if place is not None)
    return found


def cell_name(cell: Cell) -> str:
    return f"{'ABCDE'[cell[1]]}{cell[0] + 1}"


def name(cells: Cells) -> str:
    return "-".join(map(cell_name, cells))


def bit(cell: Cell) -> int:
    return cell[0] * STRIDE + cell[1]


def mask(cells: Cells) -> int:
    return sum(1 << bit(cell) for cell in cells)


MARKINGS = every_marking()
NUMBER = {marking: number for number, marking in enumerate(MARKINGS)}
BY_NAME = {name(marking): number for number, marking in enumerate(MARKINGS)}


class Markings(Domain):
    """Sets of cells by their names, which are the same in every language and need no sentence of their own."""

    def __init__(self) -> None:
        super().__init__("cells", len(MARKINGS), amount=True)

    def label(self, number: int) -> str:
        return name(MARKINGS[number])

    def number(self, label: Any) -> int | None:
        return BY_NAME.get(label.upper()) if isinstance(label, str) else None
