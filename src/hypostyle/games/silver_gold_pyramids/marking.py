"""S05 to S07: where a card may be marked, and how a marking and its bonus cells are chosen in secret."""

from __future__ import annotations

from hypostyle.engine.types import chapter, inline
from hypostyle.games.silver_gold_pyramids.board import Board
from hypostyle.games.silver_gold_pyramids.geometry import BITS, MOST_CELLS, MOST_TURNS, STRIDE
from hypostyle.games.silver_gold_pyramids.vocabulary import (
    HELD,
    MARKINGS,
    NUMBERS,
    REMAINDERS,
    UPPER_ROWS,
    WHOLE_GRID,
    Reason,
    Symbol,
    Verb,
)


@chapter
class Marking(Board):
    """What may be marked."""

    @inline
    def free_cells(self, held: int) -> int:
        """Cells without wall and mark, the sealed marks of this turn included."""
        return self.content.open_cells[self.hand[held]] & ~(self.marks[held] | self.fresh[held])

    def contact_cells(self, held: int) -> int:
        """Free cells a marking must contain one of: the start cell, later a neighbour of a marked cell (R-21, R-22)."""
        marked = self.marks[held] | self.fresh[held]
        if marked == 0:
            return self.content.start[self.hand[held]]
        return self.neighbours(marked) & self.free_cells(held)

    def can_mark(self, seat: int) -> bool:
        return self.contact_cells(seat * HELD) != 0 or self.contact_cells(seat * HELD + 1) != 0

    def mark_obstacle(self, seat: int, hand: int, marking: int) -> int:
        held = seat * HELD + hand
        card = self.hand[held]
        cells = self.content.cells[marking]
        shape = self.content.shape[marking]
        if card == 0:
            return Reason.NO_CARD_HELD
        if self.sealed_count[seat] > 0 and shape != 0:
            return Reason.ONE_CELL_ONLY
        if shape != 0 and shape != self.pattern + 1:
            return Reason.NOT_THE_PATTERN
        if cells & ~self.content.open_cells[card]:
            return Reason.WALL
        if cells & (self.marks[held] | self.fresh[held]):
            return Reason.ALREADY_MARKED
        if cells & self.contact_cells(held) == 0:
            return Reason.START_FIRST if self.marks[held] | self.fresh[held] == 0 else Reason.NOT_CONNECTED
        return 0

    def offer_pattern(self, seat: int, hand: int) -> None:
        """S05: the corners at which all cells of the pattern are free and one of them makes contact, turn by turn.

        These are the markings `mark_obstacle` allows, all at once: asking it of each of them leaves random play 6 % of
        its speed (0.39 instead of 6.14 million decisions a second).
        """
        held = seat * HELD + hand
        free = self.free_cells(held)
        contact = self.contact_cells(held)
        size = self.content.size[self.pattern]
        first = self.pattern * MOST_TURNS
        for turn in range(first, first + self.content.orientations[self.pattern]):
            fits = WHOLE_GRID
            touches = 0
            for cell in range(turn * MOST_CELLS, turn * MOST_CELLS + size):
                fits &= free >> self.content.shift[cell]
                touches |= contact >> self.content.shift[cell]
            fits &= touches
            while fits:
                corner = fits & -fits
                fits ^= corner
                place = turn * BITS + self.content.bit[corner % REMAINDERS]
                self.offer(Verb.MARK + hand * MARKINGS + self.content.placement[place])

    def offer_single_cells(self, seat: int, hand: int) -> None:
        """S06, S07: one cell instead of the pattern (R-05), or a bonus cell."""
        cells = self.contact_cells(seat * HELD + hand)
        while cells:
            cell = cells & -cells
            cells ^= cell
            self.offer(Verb.MARK + hand * MARKINGS + self.content.single[self.content.bit[cell % REMAINDERS]])

    def choose_marking(self, seat: int, choice: int) -> None:
        """S05-S07: a marking and then its bonus cells, all in secret (R-16): the cells are only noted as fresh."""
        held = seat * HELD + choice // MARKINGS
        cells = self.content.cells[choice % MARKINGS]
        if self.sealed_count[seat] > 0:
            self.owed[seat] -= 1
        self.seal(seat, choice)
        self.fresh[held] |= cells
        self.owed[seat] += self.count(cells & self.content.symbol[Symbol.CROSS * NUMBERS + self.hand[held]])
        if not self.can_mark(seat):
            self.owed[seat] = 0  # a bonus cell without room is lost
        if self.owed[seat] == 0:
            self.close(seat)

    # ================================================================ sets of cells
    @inline
    def neighbours(self, cells: int) -> int:
        """The cells beside these, horizontally and vertically; the unused column catches what runs over an edge."""
        return cells << 1 | cells >> 1 | (cells & UPPER_ROWS) << STRIDE | cells >> STRIDE

    @inline
    def count(self, cells: int) -> int:
        """How many these are: bits added up in pairs, fours and bytes, because a loop cannot be foreseen."""
        cells -= (cells >> 1) & 0x55555555
        cells = (cells & 0x33333333) + ((cells >> 2) & 0x33333333)
        cells = (cells + (cells >> 4)) & 0x0F0F0F0F
        cells += cells >> 8
        return (cells + (cells >> 16)) & 0x3F
