"""The curse of the pharaoh: a curse tile is turned up, all search the wall for its triple, and the finder strikes."""

from __future__ import annotations

from hypostyle.engine.types import chapter
from hypostyle.games.hieroglyph_wall.deal import Deal
from hypostyle.games.hieroglyph_wall.vocabulary import (
    CELLS_A_ROW,
    CURSE,
    EYES,
    FIRST_CELL,
    GIFT,
    NO_ANIMAL,
    NO_CURSE,
    NOBODY,
    STEP_OF,
    STRIDE,
    TRIPLE,
    UP,
    UP_RIGHT,
    WAYS,
    Event,
    Reason,
    Task,
    Verb,
)


@chapter
class Curse(Deal):
    """The search for a triple and what the finder wins by it."""

    # ================================================================ S22 lines of three in the wall
    def line_obstacle(self, curse: int, row: int, cell: int, way: int) -> int:
        """Three cells from a first one on, side by side in a straight line, show the animals of the curse (R-16)."""
        if not self.line_inside(row, cell, way):
            return Reason.LINE_OUTSIDE
        at = FIRST_CELL + row * STRIDE + cell
        step = STEP_OF[way]
        first = self.wall[at]
        second = self.wall[at + step]
        third = self.wall[at + 2 * step]
        if first == NO_ANIMAL or second == NO_ANIMAL or third == NO_ANIMAL:
            return Reason.CELL_EMPTY
        key = self.content.animal_key[(first >> 1) - 1] + self.content.animal_key[(second >> 1) - 1]
        key += self.content.animal_key[(third >> 1) - 1]
        return 0 if key == self.content.curse_key[curse] else Reason.OTHER_ANIMALS

    def line_inside(self, row: int, cell: int, way: int) -> bool:
        beyond = TRIPLE - 1  # from the first cell to the last
        if row >= self.content.grid_rows or cell >= self.content.grid_columns:
            return False
        step = STEP_OF[way]
        if step != 1 and row + beyond >= self.content.grid_rows:
            return False
        if step == 1 or step == UP_RIGHT:
            return cell + beyond < self.content.grid_columns
        return step == UP or cell >= beyond

    def claim_obstacle(self, curse: int, line: int) -> int:
        """A claim names a line by its first cell and its way."""
        return self.line_obstacle(curse, line // WAYS // CELLS_A_ROW, line // WAYS % CELLS_A_ROW, line % WAYS)

    def offer_claims(self, curse: int) -> None:
        for row in range(self.content.grid_rows):
            for cell in range(self.content.grid_columns):
                if self.wall[FIRST_CELL + row * STRIDE + cell] != NO_ANIMAL:  # spares asking for four lines
                    for way in range(WAYS):
                        if self.line_obstacle(curse, row, cell, way) == 0:
                            self.offer(Verb.CLAIM + (row * CELLS_A_ROW + cell) * WAYS + way)

    # ================================================================ S22, S23 search, strike, gift
    def turn_up(self, curse: int) -> None:
        """All search at once; where nobody owns a sarcophagus there is nothing to search for (R-18)."""
        self.curses_met |= 1 << curse
        first = curse * TRIPLE
        self.tell(
            Event.CURSE_TURNED,
            self.content.curse_animal[first],
            self.content.curse_animal[first + 1],
            self.content.curse_animal[first + 2],
        )
        owned = 0
        for seat in range(self.seats):
            owned += self.owned[seat]
        if owned > 0:
            self.push(Task.SEARCH, 0, curse, (1 << self.seats) - 1)
        else:
            self.tell(Event.CURSE_POINTLESS)

    def curse_sought(self) -> int:
        """The curse that is searched for now, or NO_CURSE."""
        top = self.depth - 1
        return self.argument[top] if top >= 0 and self.task[top] == Task.SEARCH else NO_CURSE

    def curse_met(self, curse: int) -> bool:
        return (self.curses_met >> curse) & 1 == 1

    def curses_turned(self) -> int:
        """How many curse tiles have been turned up."""
        turned = 0
        for curse in range(self.content.curses):
            if self.curse_met(curse):
                turned += 1
        return turned

    def curses_to_come(self) -> int:
        """S21: the curse tiles that still lie in the second pile, all of them at first."""
        return self.content.curses - self.curses_turned() if self.option[CURSE] else 0

    def give_up(self, seat: int) -> None:
        """R-38, R-42: who gives up is out of this search; the last one ends it."""
        top = self.depth - 1
        self.detail[top] &= ~(1 << seat)
        self.tell(Event.SEARCH_GIVEN_UP, seat)
        if self.detail[top] == 0:
            self.pop()
            self.tell(Event.TRIPLE_NOT_FOUND)

    def claim(self, seat: int, line: int) -> None:
        """The first valid claim ends the search (R-17); the finder strikes an opponent who owns a sarcophagus."""
        self.tell(Event.TRIPLE_FOUND, seat, line // WAYS // CELLS_A_ROW, line // WAYS % CELLS_A_ROW, line % WAYS)
        victims = 0
        last = NOBODY
        for victim in range(self.seats):
            if self.strike_obstacle(seat, victim) == 0:
                victims += 1
                last = victim
        if victims > 1:
            self.push(Task.STRIKING, seat, 0, 0)
        elif victims == 1:
            self.strike(seat, last)
        else:
            self.tell(Event.NOBODY_STRUCK, seat)

    def strike_obstacle(self, seat: int, victim: int) -> int:
        """S22: an opponent who owns a sarcophagus (R-18, R-37)."""
        if victim >= self.seats:
            return Reason.NO_SUCH_SEAT
        if victim == seat:
            return Reason.OWN_SEAT
        return 0 if self.owned[victim] > 0 else Reason.NOTHING_TO_GIVE

    def strike(self, seat: int, victim: int) -> None:
        """The victim chooses what to give, or by a house rule the finder (R-18); a single sarcophagus is no choice."""
        self.tell(Event.SEAT_STRUCK, seat, victim)
        if self.owned[victim] > 1:
            if self.option[GIFT]:
                self.push(Task.GIVING, seat, victim, 0)
            else:
                self.push(Task.GIVING, victim, seat, 0)
            return
        sarcophagus = 0
        while self.holder[sarcophagus] != victim:
            sarcophagus += 1
        self.give(victim, seat, sarcophagus)

    def giver(self, chooser: int, other: int) -> int:
        """Whose sarcophagus changes hands: the chooser's own, or where the finder chooses, that of the other."""
        return other if self.option[GIFT] else chooser

    def give_obstacle(self, giver: int, sarcophagus: int) -> int:
        return 0 if self.holder[sarcophagus] == giver else Reason.SARCOPHAGUS_NOT_OWNED

    def choose_gift(self, chooser: int, other: int, sarcophagus: int) -> None:
        if self.option[GIFT]:
            self.give(other, chooser, sarcophagus)
        else:
            self.give(chooser, other, sarcophagus)

    def give(self, seat: int, taker: int, sarcophagus: int) -> None:
        """R-39: face down; the new owner looks at it, whoever looked before remembers."""
        self.holder[sarcophagus] = taker
        self.seen[sarcophagus] |= 1 << taker
        self.owned[seat] -= 1
        self.owned[taker] += 1
        self.tell(
            Event.SARCOPHAGUS_GIVEN, seat, taker, sarcophagus // EYES, sarcophagus % EYES, self.mummy[sarcophagus]
        )
