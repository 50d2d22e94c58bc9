"""S08 to S12: what marked cells bring: symbols, completed pyramids and their replacement, pyramid points."""

from __future__ import annotations

from hypostyle.engine.types import chapter, inline
from hypostyle.games.silver_gold_pyramids.marking import Marking
from hypostyle.games.silver_gold_pyramids.vocabulary import (
    CHAIN,
    COLOURS,
    DISPLAY,
    HELD,
    MARKINGS,
    NUMBERS,
    PRIZES,
    Event,
    Reason,
    Symbol,
    Task,
)


@chapter
class Pyramids(Marking):
    """What follows from a marking."""

    def carry_out(self, seat: int) -> None:
        """The sealed choice of one seat, bonus cells included, as far as it has been made."""
        for link in range(self.sealed_count[seat]):
            self.mark(seat, self.sealed[seat * CHAIN + link] - 1, link > 0)

    def mark(self, seat: int, choice: int, bonus: bool) -> None:
        """All cells first, then their symbols, then completion."""
        held = seat * HELD + choice // MARKINGS
        cells = self.content.cells[choice % MARKINGS]
        card = self.hand[held]
        self.marks[held] |= cells
        self.tell(Event.BONUS_MARKED if bonus else Event.CELLS_MARKED, seat, card, choice % MARKINGS)
        if cells & self.content.any_symbol[card]:
            self.use_symbols(seat, card, cells)
        if self.reaches_tomb(card, cells):
            self.complete(seat, card)

    def tell_lost_bonus(self, seat: int) -> None:
        lost = 1 - self.sealed_count[seat]
        for held in range(seat * HELD, seat * HELD + HELD):
            lost += self.count(self.fresh[held] & self.content.symbol[Symbol.CROSS * NUMBERS + self.hand[held]])
        if self.sealed_count[seat] > 0 and lost > 0:
            self.tell(Event.BONUS_LOST, seat, lost)

    # ================================================================ S08-S10 symbols
    def use_symbols(self, seat: int, card: int, cells: int) -> None:
        """Gems, torches, skulls, then potions (R-09, R-23). Crosses were used up while choosing."""
        for _ in range(self.count(cells & self.content.symbol[Symbol.RED_GEM * NUMBERS + card])):
            self.find_red_gem(seat)
        for _ in range(self.count(cells & self.content.symbol[Symbol.GREEN_GEM * NUMBERS + card])):
            self.find_green_gem(seat)
        for _ in range(self.count(cells & self.content.symbol[Symbol.TORCH * NUMBERS + card])):
            self.light_torch(seat)
        for _ in range(self.count(cells & self.content.symbol[Symbol.SKULL * NUMBERS + card])):
            self.mark_skull(seat)
        for _ in range(self.count(cells & self.content.symbol[Symbol.POTION * NUMBERS + card])):
            self.drink_potion(seat)

    def find_red_gem(self, seat: int) -> None:
        if self.gems_with(self.red[seat], 1) > self.red[seat]:
            self.red[seat] += 1
            self.tell(Event.GEM_FOUND, seat, Symbol.RED_GEM, self.red[seat])
        else:
            self.tell(Event.SYMBOL_WASTED, seat, Symbol.RED_GEM)

    def find_green_gem(self, seat: int) -> None:
        if self.gems_with(self.green[seat], 1) > self.green[seat]:
            self.green[seat] += 1
            self.tell(Event.GEM_FOUND, seat, Symbol.GREEN_GEM, self.green[seat])
        else:
            self.tell(Event.SYMBOL_WASTED, seat, Symbol.GREEN_GEM)

    @inline
    def gems_with(self, gems: int, found: int) -> int:
        """Gems of one kind with those just found: what has no box is wasted (R-10)."""
        return min(gems + found, self.content.gem_boxes)

    def light_torch(self, seat: int) -> None:
        """S09: one box a round, in its own round only (R-25)."""
        if self.torch_lit(seat, self.round):
            self.tell(Event.SYMBOL_WASTED, seat, Symbol.TORCH)
        else:
            self.torches[seat] |= 1 << self.round
            self.tell(Event.TORCH_LIT, seat, self.round)

    def torch_lit(self, seat: int, round: int) -> bool:
        return (self.torches[seat] >> round) & 1 == 1

    def mark_skull(self, seat: int) -> None:
        """S10: boxes fill in order and are erased from the end, so their number says it all (R-31)."""
        if self.skulls_with(self.skulls[seat], 1) > self.skulls[seat]:
            self.skulls[seat] += 1
            self.tell(Event.SKULL_MARKED, seat, self.skulls[seat], self.penalty(seat))
        else:
            self.tell(Event.SYMBOL_WASTED, seat, Symbol.SKULL)

    def drink_potion(self, seat: int) -> None:
        erased = self.skulls[seat] - self.skulls_after(self.skulls[seat], 1)
        self.skulls[seat] -= erased
        if erased > 0:
            self.tell(Event.SKULLS_ERASED, seat, erased)
        else:
            self.tell(Event.SYMBOL_WASTED, seat, Symbol.POTION)

    @inline
    def skulls_with(self, skulls: int, found: int) -> int:
        """Skulls with those just found, as far as there are boxes (R-10)."""
        return min(skulls + found, self.content.skull_boxes)

    @inline
    def skulls_after(self, skulls: int, potions: int) -> int:
        """Skulls that are left once so many potions have been drunk."""
        return max(0, skulls - potions * self.content.potion_erases)

    def penalty(self, seat: int) -> int:
        """S14: only the last marked box counts, which is the dearest."""
        return self.content.penalty[self.skulls[seat]]

    # ================================================================ S11 completed pyramids
    @inline
    def reaches_tomb(self, card: int, cells: int) -> bool:
        return cells & self.content.tomb[card] != 0

    def complete(self, seat: int, card: int) -> None:
        """At the moment its tomb is marked; the second, fourth and sixth of a colour will win a prize (R-13)."""
        colour = self.content.colour[card]
        self.completed_by[card] = seat + 1
        if self.lowest[seat] == 0 or card < self.lowest[seat]:
            self.lowest[seat] = card
        self.pyramids[seat * COLOURS + colour] += 1
        completed = self.pyramids[seat * COLOURS + colour]
        self.tell(Event.PYRAMID_COMPLETED, seat, card, colour, completed)
        if self.wins_prize(completed):
            self.push_by_number(Task.AWARD, seat, card, colour)

    def set_aside(self, held: int) -> None:
        """Replacements come before awards (R-15); in the last turn nothing would read them (R-27)."""
        card = self.hand[held]
        self.hand[held] = 0
        self.marks[held] = 0
        if self.round < self.content.rounds or self.turn < self.content.turns:
            self.push_by_number(Task.REPLACEMENT, held // HELD, card, held)

    def push_by_number(self, task: int, seat: int, card: int, detail: int) -> None:
        """On the agenda among tasks of its kind, the lowest card number on top (R-11, R-13)."""
        self.push(task, seat, card, detail)
        place = self.depth - 1
        while place > 0 and self.task[place - 1] == task and self.argument[place - 1] < card:
            self.who[place] = self.who[place - 1]
            self.argument[place] = self.argument[place - 1]
            self.detail[place] = self.detail[place - 1]
            place -= 1
        self.who[place] = seat
        self.argument[place] = card
        self.detail[place] = detail

    def take_obstacle(self, place: int) -> int:
        return 0 if self.display[place] != 0 else Reason.NO_CARD_THERE

    def draw_obstacle(self) -> int:
        return 0 if self.deck_count > 0 else Reason.DECK_EMPTY

    def can_replace(self) -> bool:
        if self.draw_obstacle() == 0:
            return True
        for place in range(DISPLAY):
            if self.take_obstacle(place) == 0:
                return True
        return False

    def leave_unreplaced(self, seat: int, card: int) -> None:
        """R-12: no card is left, the seat plays on with what it has."""
        self.pop()
        self.tell(Event.CARD_NOT_REPLACED, seat, card)

    def take_card(self, seat: int, place: int) -> None:
        held = self.detail[self.depth - 1]
        self.hand[held] = self.display[place]
        self.display[place] = 0
        self.tell(Event.CARD_TAKEN, seat, self.hand[held], place)
        self.end_replacement(seat)

    def take_from_deck(self, seat: int) -> None:
        held = self.detail[self.depth - 1]
        self.hand[held] = self.draw_card()
        self.tell(Event.CARD_DRAWN, seat, self.hand[held])
        self.end_replacement(seat)

    def end_replacement(self, seat: int) -> None:
        """The display is refilled when the owner has no other card to replace."""
        self.pop()
        if not self.replaces_again(seat):
            self.fill_display()

    def replaces_again(self, seat: int) -> bool:
        for place in range(self.depth):
            if self.task[place] == Task.REPLACEMENT and self.who[place] == seat:
                return True
        return False

    # ================================================================ S12 pyramid points
    @inline
    def wins_prize(self, completed: int) -> bool:
        """Whether the pyramid that makes it this many of one colour wins pyramid points."""
        return self.next_prize(completed - 1) == completed

    def next_prize(self, completed: int) -> int:
        """How many pyramids of one colour win pyramid points next, 0 if no more do."""
        for prize in range(PRIZES):
            if self.content.prize_count[prize] > completed:
                return self.content.prize_count[prize]
        return 0

    def free_box(self, colour: int, before: int) -> int:
        """The first free box of a colour, whoever took the others (R-14), when so many are still served before."""
        for prize in range(PRIZES):
            if self.prize_owner[colour * PRIZES + prize] == 0:
                if before == 0:
                    return prize
                before -= 1
        return PRIZES

    def free_prize(self, colour: int, before: int) -> int:
        """The points of that box, 0 if there is none."""
        prize = self.free_box(colour, before)
        return self.content.prize[prize] if prize < PRIZES else 0

    def award(self, seat: int, colour: int) -> None:
        self.pop()
        prize = self.free_box(colour, 0)
        if prize < PRIZES:
            self.prize_owner[colour * PRIZES + prize] = seat + 1
            self.tell(Event.PRIZE_WON, seat, colour, self.content.prize[prize])
        else:
            self.tell(Event.PRIZE_MISSED, seat, colour)

    # ================================================================ S12 who could be served first
    def rival_award(self, rival: int, colour: int, card: int, earlier: int) -> int:
        """R-33: the lowest number below a card with which a seat could win points of a colour in this turn, 0 if none.

        With `earlier` 1, as the second of two. To be asked of knowledge, where the choices of rivals are erased.
        """
        if not self.holds_below(rival, colour, card):
            return 0
        return self.lowest_award(rival, colour, card, earlier)

    def holds_below(self, seat: int, colour: int, card: int) -> bool:
        for held in range(seat * HELD, seat * HELD + HELD):
            number = self.hand[held]
            if number != 0 and number < card and self.content.colour[number] == colour:
                return True
        return False

    def lowest_award(self, seat: int, colour: int, card: int, earlier: int) -> int:
        """Every chain of markings the seat could seal is tried, and taken back; seldom more than a few dozen."""
        lowest = 0
        for choice in range(HELD * MARKINGS):
            if self.mark_obstacle(seat, choice // MARKINGS, choice % MARKINGS) == 0:
                held = seat * HELD + choice // MARKINGS
                fresh = self.fresh[held]
                owed = self.owed[seat]
                self.choose_marking(seat, choice)
                if (self.open >> seat) & 1:
                    found = self.lowest_award(seat, colour, card, earlier)
                else:
                    found = self.sealed_award(seat, colour, card, earlier)
                self.take_back(seat)
                self.fresh[held] = fresh
                self.owed[seat] = owed
                if found != 0 and (lowest == 0 or found < lowest):
                    lowest = found
        return lowest

    def take_back(self, seat: int) -> None:
        """The last link of a sealed choice; its cells and what it owed are left to the caller."""
        self.sealed_count[seat] -= 1
        self.sealed[seat * CHAIN + self.sealed_count[seat]] = 0
        self.open |= 1 << seat

    def sealed_award(self, seat: int, colour: int, card: int, earlier: int) -> int:
        """The card below a number that a sealed choice would win points with: the lowest, or the higher of two."""
        first = 0
        second = 0
        completed = self.pyramids[seat * COLOURS + colour]
        for link in range(self.sealed_count[seat]):
            choice = self.sealed[seat * CHAIN + link] - 1
            number = self.hand[seat * HELD + choice // MARKINGS]
            cells = self.content.cells[choice % MARKINGS]
            if self.content.colour[number] == colour and self.reaches_tomb(number, cells):
                completed += 1
                if number < card and self.wins_prize(completed):
                    second = max(first, number) if first != 0 else 0
                    first = min(first, number) if first != 0 else number
        return second if earlier == 1 else first
