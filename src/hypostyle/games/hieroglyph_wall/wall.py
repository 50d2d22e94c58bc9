"""The wall: what is printed, the fields of a position, and the animal grid with its pairs."""

from __future__ import annotations

from typing import Annotated

from hypostyle.engine.reading import BY_SEAT, amount, bits, cards, choice, owner, unread
from hypostyle.engine.state import Constants, State
from hypostyle.engine.types import chapter, i8, i16, i32, inline
from hypostyle.games.hieroglyph_wall.vocabulary import (
    ANIMALS,
    CURSES,
    EYES,
    FIRST_CELL,
    HAND,
    HEIGHT,
    NOBODY,
    OPPOSITE,
    PILE,
    SAME,
    SARCOPHAGI,
    SEATS,
    SLOTS,
    SPHINX,
    STRIDE,
    TILE_CELLS,
    TILE_KINDS,
    TILES,
    TRIPLE,
    UP,
    UP_LEFT,
    UP_RIGHT,
    WALL,
    Event,
)


class Printed(Constants):
    """What is printed on tiles, sarcophagi and in the rulebook (content.toml)."""

    slots: i8
    height: i8  # tiles in a slot
    tiles: i8
    tile_kinds: i8  # different tiles; equal ones share a number
    tile_rows: i8
    tile_columns: i8
    tile_cells: i8
    grid_rows: i8
    grid_columns: i8
    hand_size: i8
    archaeologists: i8
    scarabs: i8
    column_scarabs: i8  # open a sarcophagus, and are the most a column holds
    turn_scarabs: i8  # the most a turn places at one column
    pharaoh_bonus: i8
    first_pile: i8
    curses: i8
    tile_count: Annotated[list[i8], TILE_KINDS]
    tile_cell: Annotated[list[i8], TILE_KINDS * TILE_CELLS]  # bottom row first, from the left
    cell_offset: Annotated[list[i8], TILE_CELLS]
    mummy_value: Annotated[list[i8], EYES * ANIMALS]  # by kind, in rising order
    kind_total: Annotated[list[i16], EYES]  # of all values of a kind
    curse_animal: Annotated[list[i8], CURSES * TRIPLE]
    curse_key: Annotated[list[i32], CURSES]  # sum of the keys of its three animals
    animal_key: Annotated[list[i32], ANIMALS]


@chapter
class Wall(State):
    """A position of the Hieroglyph Wall."""

    content: Printed

    curses_met: Annotated[i16, bits(CURSES)]  # bit c: curse tile c has been turned up
    wall: Annotated[list[i8], WALL, choice(2 * ANIMALS, 2)]  # facing animals, with a border; row 0 is at the bottom
    level: Annotated[list[i8], SLOTS, amount(HEIGHT)]  # tiles in each slot
    filled: Annotated[i8, amount(TILES, steps=0)]  # tiles in the wall
    turn: Annotated[i8, owner()]  # whose turn it is
    # tiles in hidden places: the second pile lies below the first, the next tile to draw is the last one
    pile: Annotated[list[i8], PILE, cards(TILE_KINDS + CURSES, 1, within="pile_count")]
    pile_count: Annotated[i8, amount(PILE, steps=0)]
    second_count: Annotated[i8, amount(PILE, steps=0)]
    snake: Annotated[i8, choice(1, 1)]  # whether the back on top of the second pile shows the snake
    hand: Annotated[list[i8], SEATS * HAND, BY_SEAT, cards(TILE_KINDS, 1)]
    hand_count: Annotated[list[i8], SEATS, BY_SEAT, amount(HAND)]
    pharaoh: Annotated[list[i8], SEATS, BY_SEAT, choice(ANIMALS, 1)]
    # the burial chamber: everything by the animal of the column
    column_order: Annotated[list[i8], ANIMALS, unread("where the columns stand changes nothing")]
    guard: Annotated[list[i8], ANIMALS, owner(others=(NOBODY,))]  # whose archaeologist stands there
    scarabs: Annotated[list[i8], ANIMALS, amount(4)]
    opened: Annotated[list[i8], ANIMALS, amount(EYES)]
    mummy: Annotated[list[i8], SARCOPHAGI, amount(20, steps=0)]  # value of each sarcophagus: animal * 3 + eyes
    holder: Annotated[list[i8], SARCOPHAGI, owner(others=(NOBODY,))]
    seen: Annotated[
        list[i8], SARCOPHAGI, unread("a value that is known is read")
    ]  # bit s: seat s has looked at the value
    slab: Annotated[i8, amount(8)]
    stock: Annotated[list[i8], SEATS, BY_SEAT, amount(4)]  # archaeologists at hand
    owned: Annotated[list[i8], SEATS, BY_SEAT, amount(6)]  # sarcophagi
    # pairs of this turn that wait to be resolved
    waiting: Annotated[i8, amount(6)]
    plain: Annotated[list[i8], ANIMALS, amount(3)]
    takeover: Annotated[list[i8], ANIMALS, amount(3)]  # looking the same way, at a column of an opponent
    placed: Annotated[list[i8], ANIMALS, amount(3)]  # scarabs placed this turn

    # ================================================================ S07 dropping
    @inline
    def next_cell(self, slot: int) -> int:
        """The lower left cell a tile dropped into this slot would cover (R-28)."""
        return FIRST_CELL + self.level[slot] * self.content.tile_rows * STRIDE + slot * self.content.tile_columns

    def cover(self, tile: int, slot: int) -> None:
        base = self.next_cell(slot)
        for cell in range(self.content.tile_cells):
            self.wall[base + self.content.cell_offset[cell]] = self.content.tile_cell[tile * TILE_CELLS + cell]
        self.level[slot] += 1
        self.filled += 1

    # ================================================================ S08, S24 pairs
    def find_pairs(self, tile: int, slot: int) -> None:
        """Count the pairs a tile makes with earlier ones: in `plain` by facing differently, in `takeover` alike.

        The tile is not in the wall yet, so that its own cells make no pair with each other (R-29).
        """
        base = self.next_cell(slot)
        for cell in range(self.content.tile_cells):
            animal = self.content.tile_cell[tile * TILE_CELLS + cell]
            at = base + self.content.cell_offset[cell]
            if self.option[SPHINX]:
                self.meet_lines(animal, at, tile, cell)
            else:
                self.meet_neighbours(animal, at)

    def try_tile(self, tile: int, slot: int) -> None:
        """R-40, on a copy of the position: only the pairs wait that this tile would make in this slot."""
        self.waiting = 0
        for animal in range(ANIMALS):
            self.plain[animal] = 0
            self.takeover[animal] = 0
        self.find_pairs(tile, slot)

    def meet_neighbours(self, animal: int, at: int) -> None:
        self.meet(animal, at, at - 1)
        self.meet(animal, at, at + 1)
        self.meet(animal, at, at - UP)
        self.meet(animal, at, at + UP)
        self.meet(animal, at, at - UP_RIGHT)
        self.meet(animal, at, at + UP_RIGHT)
        self.meet(animal, at, at - UP_LEFT)
        self.meet(animal, at, at + UP_LEFT)

    def meet(self, animal: int, at: int, partner: int) -> None:
        if self.wall[partner] >> 1 == animal >> 1:
            self.make_pair(animal, at, partner)

    def make_pair(self, animal: int, at: int, partner: int) -> None:
        self.waiting += 1
        if self.wall[partner] == animal:
            self.takeover[(animal >> 1) - 1] += 1
            self.tell_pair(at, partner, SAME)
        else:
            self.plain[(animal >> 1) - 1] += 1
            self.tell_pair(at, partner, OPPOSITE)

    def tell_pair(self, at: int, partner: int, pair: int) -> None:
        """For those who watch: which two cells pair, the new one first."""
        self.tell(
            Event.PAIR_FOUND,
            at // STRIDE - 1,
            at % STRIDE - 1,
            partner // STRIDE - 1,
            partner % STRIDE - 1,
            pair,
        )

    def meet_lines(self, animal: int, at: int, tile: int, cell: int) -> None:
        """S24: on each of its four lines an animal pairs with the only earlier one of its kind (R-15, R-33, R-34)."""
        below = at // STRIDE - 1
        left = at % STRIDE - 1
        above = self.content.grid_rows - 1 - below
        right = self.content.grid_columns - 1 - left
        self.meet_line(animal, at, 1, left, right, tile, cell)
        self.meet_line(animal, at, UP, below, above, tile, cell)
        self.meet_line(animal, at, UP_RIGHT, min(below, left), min(above, right), tile, cell)
        self.meet_line(animal, at, UP_LEFT, min(below, right), min(above, left), tile, cell)

    def meet_line(self, animal: int, at: int, step: int, back: int, ahead: int, tile: int, cell: int) -> None:
        earlier = 0
        last = at
        for distance in range(-back, ahead + 1):
            other = at + distance * step
            if self.wall[other] >> 1 == animal >> 1:
                earlier += 1
                last = other
        if earlier == 1 and not self.twin_came_first(animal, step, tile, cell):
            self.meet(animal, at, last)

    def twin_came_first(self, animal: int, step: int, tile: int, cell: int) -> bool:
        """Whether a cell of the same tile already had the pair of this line (R-29, R-33)."""
        for other in range(cell):
            if self.content.tile_cell[tile * TILE_CELLS + other] >> 1 == animal >> 1:
                if self.content.cell_offset[cell] - self.content.cell_offset[other] == step:
                    return True
        return False
