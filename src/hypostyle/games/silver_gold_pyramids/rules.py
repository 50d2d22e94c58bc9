"""The rules of Silver & Gold: Pyramids, in the order of the rulebook: set-up, turn, marking, symbols, scoring, secrets.

A chamber is a set of bits, row by row with an unused column between them (geometry.py). Choices made at the same time
lie in `sealed` until the last seat has chosen; then they are carried out in seat order, whoever was first.
"""

from __future__ import annotations

from typing import Annotated

from hypostyle.engine.state import Constants, State
from hypostyle.engine.types import i8, i16, i32, i64
from hypostyle.games.silver_gold_pyramids.geometry import BITS, MOST_CELLS, MOST_TURNS, STRIDE
from hypostyle.games.silver_gold_pyramids.vocabulary import (
    BOXES,
    CARDS,
    CHAIN,
    COLOURS,
    CROSS,
    DEALT,
    DISPLAY,
    EVERYBODY,
    EXPEDITIONS,
    GEMS_LINE,
    GREEN_GEM,
    HELD,
    MARKINGS,
    NUMBERS,
    PAIRS,
    PATTERNS,
    POTION,
    PRIZES,
    PYRAMID_POINTS_LINE,
    RED_GEM,
    REMAINDERS,
    SEATS,
    SKULL,
    SKULLS_LINE,
    SYMBOLS,
    TOMBS_LINE,
    TORCH,
    TORCHES_LINE,
    UPPER_ROWS,
    WHOLE_GRID,
    Event,
    Reason,
    Task,
    Verb,
)


class Printed(Constants):
    """What is printed on the cards (content.toml), and the grid they are printed on (geometry.py)."""

    rounds: i8
    turns: i8  # expedition cards used in a round
    tomb_points: i8
    torch_points: i8
    gem_pair_points: i8
    gem_single_points: i8
    potion_erases: i8
    gem_boxes: i8
    skull_boxes: i8
    penalty: Annotated[list[i8], BOXES + 1]  # by number of marked skulls
    prize: Annotated[list[i8], PRIZES]
    prize_count: Annotated[list[i8], PRIZES]  # pyramids of one colour that win a prize
    copies: Annotated[list[i8], PATTERNS]  # of each pattern in the expedition deck
    # by card number
    colour: Annotated[list[i8], NUMBERS]
    open_cells: Annotated[list[i32], NUMBERS]  # all but walls
    start: Annotated[list[i32], NUMBERS]
    tomb: Annotated[list[i32], NUMBERS]
    symbol: Annotated[list[i32], SYMBOLS * NUMBERS]  # cells of a symbol, by symbol and card
    any_symbol: Annotated[list[i32], NUMBERS]
    # the grid
    cells: Annotated[list[i32], MARKINGS]
    shape: Annotated[list[i8], MARKINGS]  # pattern + 1 of a marking, 0 for a single cell
    size: Annotated[list[i8], PATTERNS]
    orientations: Annotated[list[i8], PATTERNS]
    shift: Annotated[list[i8], PATTERNS * MOST_TURNS * MOST_CELLS]  # of each cell from the corner of the pattern
    placement: Annotated[list[i16], PATTERNS * MOST_TURNS * BITS]  # the marking with its corner at a bit
    single: Annotated[list[i8], BITS]  # the marking of one cell
    bit: Annotated[list[i8], REMAINDERS]


class Rules(State):
    """A position of Silver & Gold: Pyramids."""

    content: Printed

    # the two cards of each seat
    marks: Annotated[list[i32], SEATS * HELD]
    fresh: Annotated[list[i32], SEATS * HELD]  # cells of the sealed choice, not yet revealed
    sealed: Annotated[list[i16], SEATS * CHAIN]  # choice + 1 in the order of choosing
    sealed_count: Annotated[list[i8], SEATS]
    owed: Annotated[list[i8], SEATS]  # bonus cells
    hand: Annotated[list[i8], SEATS * HELD]
    dealt: Annotated[list[i8], SEATS * DEALT]  # during the draft, ascending
    # score cards
    red: Annotated[list[i8], SEATS]
    green: Annotated[list[i8], SEATS]
    skulls: Annotated[list[i8], SEATS]
    torches: Annotated[list[i8], SEATS]  # bit r: the box of round r
    pyramids: Annotated[list[i8], SEATS * COLOURS]  # completed
    lowest: Annotated[list[i8], SEATS]  # number of a completed card, 0 without one
    completed_by: Annotated[list[i8], NUMBERS]  # seat + 1
    prize_owner: Annotated[list[i8], COLOURS * PRIZES]  # seat + 1
    # the table
    round: i8  # from 1; 0 during the draft
    turn: i8  # expedition cards revealed in this round
    pattern: i8
    expedition: Annotated[list[i8], PATTERNS]  # cards of each pattern still face down
    display: Annotated[list[i8], DISPLAY]
    # Face-down cards in ascending order: a card is drawn at random when it is needed, so there is no order to hide.
    deck_count: i8
    deck: Annotated[list[i8], CARDS]

    # ================================================================ S02 set-up
    def set_up(self) -> None:
        for place in range(CARDS):
            self.deck[place] = place + 1
        self.deck_count = CARDS
        for seat in range(self.seats):
            self.deal(seat)
            hand = seat * DEALT
            self.tell(
                Event.CARDS_DEALT,
                seat,
                self.dealt[hand],
                self.dealt[hand + 1],
                self.dealt[hand + 2],
                self.dealt[hand + 3],
            )
        self.push(Task.DRAFT, EVERYBODY, 0, 0)
        self.open = (1 << self.seats) - 1

    def deal(self, seat: int) -> None:
        """Four cards to choose from, kept in ascending order."""
        first = seat * DEALT
        for place in range(first, first + DEALT):
            self.dealt[place] = self.draw_card()
        self.sort(self.dealt, first, first + DEALT)

    def draw_card(self) -> int:
        place = self.below(self.deck_count)
        card = self.deck[place]
        self.deck_count -= 1
        for later in range(place, self.deck_count):
            self.deck[later] = self.deck[later + 1]
        self.deck[self.deck_count] = 0
        return card

    def return_card(self, card: int) -> None:
        """Back among the face-down cards."""
        place = self.deck_count
        while place > 0 and self.deck[place - 1] > card:
            self.deck[place] = self.deck[place - 1]
            place -= 1
        self.deck[place] = card
        self.deck_count += 1

    def end_draft(self) -> None:
        """All have chosen: two cards each lie open, the others go back before the display is dealt (R-20)."""
        self.pop()
        for seat in range(self.seats):
            pair = self.sealed[seat * CHAIN] - 1
            first = first_kept(pair)
            second = second_kept(pair)
            for place in range(DEALT):
                card = self.dealt[seat * DEALT + place]
                self.dealt[seat * DEALT + place] = 0
                if place == first:
                    self.hand[seat * HELD] = card
                elif place == second:
                    self.hand[seat * HELD + 1] = card
                else:
                    self.return_card(card)
            self.clear_sealed(seat)
            self.tell(Event.CARDS_KEPT, seat, self.hand[seat * HELD], self.hand[seat * HELD + 1])
        self.fill_display()

    def fill_display(self) -> None:
        """As far as the deck goes (R-29)."""
        for place in range(DISPLAY):
            if self.display[place] == 0 and self.deck_count > 0:
                self.display[place] = self.draw_card()
                self.tell(Event.DISPLAY_FILLED, place, self.display[place])

    def clear_sealed(self, seat: int) -> None:
        for place in range(self.sealed_count[seat]):
            self.sealed[seat * CHAIN + place] = 0
        self.sealed_count[seat] = 0

    # ================================================================ S03, S04, S13 rounds and turns
    def advance(self) -> None:
        """Run what resolves itself, until somebody has to choose or the match is over."""
        self.open = 0
        while not self.over:
            if self.depth == 0:
                self.next_turn()
            else:
                top = self.depth - 1
                task = self.task[top]
                if task == Task.MARKING:
                    self.open = self.seats_with_cards()
                    if self.open != 0:
                        return
                    self.pop()  # nobody has a card left
                elif task == Task.REPLACEMENT:
                    if self.can_replace():
                        self.open = 1 << self.who[top]
                        return
                    self.leave_unreplaced(self.who[top], self.argument[top])
                else:
                    self.award(self.who[top], self.detail[top])

    def next_turn(self) -> None:
        """S13: a round ends with its seventh card, the match with its fourth round."""
        if self.round == 0 or self.turn == self.content.turns:
            if self.round > 0:
                self.tell(Event.ROUND_ENDED, self.round)
            if self.round == self.content.rounds:
                self.tell(Event.MATCH_ENDED)
                self.over = 1
                return
            self.start_round()
        self.reveal_expedition()

    def start_round(self) -> None:
        """S13: all expedition cards are shuffled; nothing else changes (R-30)."""
        self.round += 1
        self.turn = 0
        for pattern in range(PATTERNS):
            self.expedition[pattern] = self.content.copies[pattern]
        self.tell(Event.ROUND_BEGAN, self.round)

    def reveal_expedition(self) -> None:
        """S04: the top card of the expedition deck, which is any of those left."""
        place = self.below(EXPEDITIONS - self.turn)
        pattern = 0
        while place >= self.expedition[pattern]:
            place -= self.expedition[pattern]
            pattern += 1
        self.expedition[pattern] -= 1
        self.pattern = pattern
        self.turn += 1
        self.tell(Event.EXPEDITION_REVEALED, pattern, self.turn)
        self.push(Task.MARKING, EVERYBODY, 0, 0)

    def seats_with_cards(self) -> int:
        """A card that is not complete always has a legal cell (R-04)."""
        seats = 0
        for seat in range(self.seats):
            if self.has_card(seat):
                seats |= 1 << seat
        return seats

    def has_card(self, seat: int) -> bool:
        return self.hand[seat * HELD] != 0 or self.hand[seat * HELD + 1] != 0

    # ================================================================ S05-S07 where a card may be marked
    def free_cells(self, held: int) -> int:
        """Cells without wall and mark, the sealed marks of this turn included."""
        return self.content.open_cells[self.hand[held]] & ~(self.marks[held] | self.fresh[held])

    def contact_cells(self, held: int) -> int:
        """Free cells a marking must contain one of: the start cell, later a neighbour of a marked cell (R-21, R-22)."""
        marked = self.marks[held] | self.fresh[held]
        if marked == 0:
            return self.content.start[self.hand[held]]
        return neighbours(marked) & self.free_cells(held)

    def can_mark(self, seat: int) -> bool:
        return self.contact_cells(seat * HELD) != 0 or self.contact_cells(seat * HELD + 1) != 0

    # ================================================================ what may be chosen
    def fill_legal(self, seat: int) -> None:
        task = self.task[self.depth - 1]
        if task == Task.DRAFT:
            for pair in range(PAIRS):
                self.offer(Verb.KEEP + pair)
        elif task == Task.REPLACEMENT:
            for place in range(DISPLAY):
                self.offer_if(self.take_obstacle(place) == 0, Verb.TAKE + place)
            self.offer_if(self.draw_obstacle() == 0, Verb.DRAW)
        else:
            for hand in range(HELD):
                if self.hand[seat * HELD + hand] != 0:
                    if self.sealed_count[seat] == 0:
                        self.offer_pattern(seat, hand)
                    self.offer_single_cells(seat, hand)

    def offer_pattern(self, seat: int, hand: int) -> None:
        """S05: the corners at which all cells of the pattern are free and one of them makes contact, turn by turn."""
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

    # ================================================================ why something cannot be done
    def obstacle(self, seat: int, action: int) -> int:
        task = self.task[self.depth - 1]
        if (self.open >> seat) & 1 == 0:
            return self.waiting_obstacle(seat, action)
        if action < Verb.MARK:
            return 0 if task == Task.DRAFT else Reason.NOT_ASKED
        if action < Verb.TAKE:
            if task != Task.MARKING and task != Task.BONUS:
                return Reason.NOT_ASKED
            return self.mark_obstacle(seat, (action - Verb.MARK) // MARKINGS, (action - Verb.MARK) % MARKINGS)
        if task != Task.REPLACEMENT:
            return Reason.NOT_ASKED
        if action < Verb.DRAW:
            return self.take_obstacle(action - Verb.TAKE)
        return self.draw_obstacle()

    def waiting_obstacle(self, seat: int, action: int) -> int:
        """A seat that is not asked has sealed its choice, or its completed card has a higher number (R-11)."""
        if self.sealed_count[seat] > 0:
            return Reason.ALREADY_SEALED
        return Reason.LOWER_NUMBER_FIRST if action >= Verb.TAKE and self.replaces_again(seat) else Reason.NOT_ASKED

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

    # ================================================================ carrying a choice out
    def apply(self, seat: int, action: int) -> None:
        task = self.task[self.depth - 1]
        if task == Task.REPLACEMENT:
            self.replace(seat, action)
        elif task == Task.DRAFT:
            self.seal(seat, action - Verb.KEEP)
            self.close(seat)
            if self.open != 0:
                return
            self.end_draft()
        else:
            self.choose_marking(seat, action - Verb.MARK)
            if self.open != 0:
                return
            self.reveal_markings()
        self.advance()

    def seal(self, seat: int, choice: int) -> None:
        self.sealed[seat * CHAIN + self.sealed_count[seat]] = choice + 1
        self.sealed_count[seat] += 1

    def close(self, seat: int) -> None:
        self.open &= ~(1 << seat)

    def choose_marking(self, seat: int, choice: int) -> None:
        """S05-S07: a marking and then its bonus cells, all in secret (R-16): the cells are only noted as fresh."""
        held = seat * HELD + choice // MARKINGS
        cells = self.content.cells[choice % MARKINGS]
        if self.sealed_count[seat] > 0:
            self.owed[seat] -= 1
        self.seal(seat, choice)
        self.fresh[held] |= cells
        self.owed[seat] += count(cells & self.content.symbol[CROSS * NUMBERS + self.hand[held]])
        if not self.can_mark(seat):
            self.owed[seat] = 0  # a bonus cell without room is lost
        if self.owed[seat] == 0:
            self.close(seat)

    def reveal_markings(self) -> None:
        """The last seat has chosen: everything is carried out in seat order, the order of choosing does not matter."""
        self.pop()
        for seat in range(self.seats):
            self.carry_out(seat)
            self.tell_lost_bonus(seat)
            self.clear_sealed(seat)
        for held in range(self.seats * HELD):
            self.fresh[held] = 0
            if self.reaches_tomb(self.hand[held], self.marks[held]):
                self.set_aside(held)

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
            lost += count(self.fresh[held] & self.content.symbol[CROSS * NUMBERS + self.hand[held]])
        if self.sealed_count[seat] > 0 and lost > 0:
            self.tell(Event.BONUS_LOST, seat, lost)

    # ================================================================ S08-S10 symbols
    def use_symbols(self, seat: int, card: int, cells: int) -> None:
        """Gems, torches, skulls, then potions (R-09, R-23). Crosses were used up while choosing."""
        for _ in range(count(cells & self.content.symbol[RED_GEM * NUMBERS + card])):
            self.find_red_gem(seat)
        for _ in range(count(cells & self.content.symbol[GREEN_GEM * NUMBERS + card])):
            self.find_green_gem(seat)
        for _ in range(count(cells & self.content.symbol[TORCH * NUMBERS + card])):
            self.light_torch(seat)
        for _ in range(count(cells & self.content.symbol[SKULL * NUMBERS + card])):
            self.mark_skull(seat)
        for _ in range(count(cells & self.content.symbol[POTION * NUMBERS + card])):
            self.drink_potion(seat)

    def find_red_gem(self, seat: int) -> None:
        if self.gems_with(self.red[seat], 1) > self.red[seat]:
            self.red[seat] += 1
            self.tell(Event.GEM_FOUND, seat, RED_GEM, self.red[seat])
        else:
            self.tell(Event.SYMBOL_WASTED, seat, RED_GEM)

    def find_green_gem(self, seat: int) -> None:
        if self.gems_with(self.green[seat], 1) > self.green[seat]:
            self.green[seat] += 1
            self.tell(Event.GEM_FOUND, seat, GREEN_GEM, self.green[seat])
        else:
            self.tell(Event.SYMBOL_WASTED, seat, GREEN_GEM)

    def gems_with(self, gems: int, found: int) -> int:
        """Gems of one kind with those just found: what has no box is wasted (R-10)."""
        return min(gems + found, self.content.gem_boxes)

    def light_torch(self, seat: int) -> None:
        """S09: one box a round, in its own round only (R-25)."""
        if self.torch_lit(seat, self.round):
            self.tell(Event.SYMBOL_WASTED, seat, TORCH)
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
            self.tell(Event.SYMBOL_WASTED, seat, SKULL)

    def drink_potion(self, seat: int) -> None:
        erased = self.skulls[seat] - self.skulls_after(self.skulls[seat], 1)
        self.skulls[seat] -= erased
        if erased > 0:
            self.tell(Event.SKULLS_ERASED, seat, erased)
        else:
            self.tell(Event.SYMBOL_WASTED, seat, POTION)

    def skulls_with(self, skulls: int, found: int) -> int:
        """Skulls with those just found, as far as there are boxes (R-10)."""
        return min(skulls + found, self.content.skull_boxes)

    def skulls_after(self, skulls: int, potions: int) -> int:
        """Skulls that are left once so many potions have been drunk."""
        return max(0, skulls - potions * self.content.potion_erases)

    def penalty(self, seat: int) -> int:
        """S14: only the last marked box counts, which is the dearest."""
        return self.content.penalty[self.skulls[seat]]

    # ================================================================ S11 completed pyramids
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

    def replace(self, seat: int, action: int) -> None:
        """One card for the completed one; the display is refilled when the owner has no other card to replace."""
        held = self.detail[self.depth - 1]
        self.pop()
        if action == Verb.DRAW:
            self.hand[held] = self.draw_card()
            self.tell(Event.CARD_DRAWN, seat, self.hand[held])
        else:
            self.hand[held] = self.display[action - Verb.TAKE]
            self.display[action - Verb.TAKE] = 0
            self.tell(Event.CARD_TAKEN, seat, self.hand[held], action - Verb.TAKE)
        if not self.replaces_again(seat):
            self.fill_display()

    def replaces_again(self, seat: int) -> bool:
        for place in range(self.depth):
            if self.task[place] == Task.REPLACEMENT and self.who[place] == seat:
                return True
        return False

    # ================================================================ S12 pyramid points
    def wins_prize(self, completed: int) -> bool:
        """Whether the pyramid that makes it this many of one colour wins pyramid points."""
        for prize in range(PRIZES):
            if completed == self.content.prize_count[prize]:
                return True
        return False

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

    # ================================================================ S14 final scoring
    def points(self, seat: int, line: int) -> int:
        if line == TOMBS_LINE:
            return self.completed_pyramids(seat) * self.content.tomb_points
        if line == TORCHES_LINE:
            return self.torch_points(self.torches[seat])
        if line == PYRAMID_POINTS_LINE:
            return self.prize_points(seat)
        if line == GEMS_LINE:
            return self.gem_points(self.red[seat], self.green[seat])
        return -self.penalty(seat)

    def completed_pyramids(self, seat: int) -> int:
        completed = 0
        for colour in range(COLOURS):
            completed += self.pyramids[seat * COLOURS + colour]
        return completed

    def torch_points(self, torches: int) -> int:
        return count(torches) * self.content.torch_points

    def prize_points(self, seat: int) -> int:
        points = 0
        for box in range(COLOURS * PRIZES):
            if self.prize_owner[box] == seat + 1:
                points += self.content.prize[box % PRIZES]
        return points

    def gem_points(self, red: int, green: int) -> int:
        pairs = min(red, green)
        return pairs * self.content.gem_pair_points + (red + green - 2 * pairs) * self.content.gem_single_points

    def score(self, seat: int) -> int:
        score = 0
        for line in range(SKULLS_LINE + 1):
            score += self.points(seat, line)
        return score

    def tie_break(self, seat: int, level: int) -> int:
        """The lowest completed number; whoever has none comes last (R-19)."""
        return -self.lowest[seat] if self.lowest[seat] > 0 else -NUMBERS

    def result(self, seat: int) -> float:
        return self.score(seat) * 64.0 + self.tie_break(seat, 0)

    # ================================================================ secrets
    def erase(self, seat: int) -> None:
        """Sealed choices of others: as far as a seat knows, they are all still choosing."""
        self.forget_chance()
        top = self.depth - 1
        if top < 0 or self.task[top] == Task.REPLACEMENT:
            return
        drafting: bool = self.task[top] == Task.DRAFT
        for other in range(self.seats):
            if other != seat:
                if drafting:
                    self.hide_dealt(other)
                self.hide_sealed(other)
                if drafting or self.has_card(other):
                    self.open |= 1 << other
        if not drafting:
            self.task[top] = Task.MARKING
            if seat >= 0 and self.owed[seat] > 0:
                self.task[top] = Task.BONUS

    def hide_dealt(self, seat: int) -> None:
        """Cards on offer to another seat could be any of those not seen."""
        for place in range(seat * DEALT, seat * DEALT + DEALT):
            if self.dealt[place] != 0:
                self.return_card(self.dealt[place])
                self.dealt[place] = 0

    def hide_sealed(self, seat: int) -> None:
        self.clear_sealed(seat)
        self.owed[seat] = 0
        for held in range(seat * HELD, seat * HELD + HELD):
            self.fresh[held] = 0

    def redeal(self, seed: i64) -> None:
        """The piles have no order and sealed choices are open again: only the cards of the draft are to be dealt."""
        self.seed(seed)
        if self.depth > 0 and self.task[self.depth - 1] == Task.DRAFT:
            for seat in range(self.seats):
                if self.dealt[seat * DEALT] == 0:
                    self.deal(seat)


def neighbours(cells: int) -> int:
    """The cells beside these, horizontally and vertically; the unused column catches what runs over an edge."""
    return cells << 1 | cells >> 1 | (cells & UPPER_ROWS) << STRIDE | cells >> STRIDE


def count(cells: int) -> int:
    number = 0
    while cells:
        cells &= cells - 1
        number += 1
    return number


def first_kept(pair: int) -> int:
    """Pairs in the order 1-2, 1-3, 1-4, 2-3, 2-4, 3-4."""
    if pair < 3:
        return 0
    return 1 if pair < 5 else 2


def second_kept(pair: int) -> int:
    if pair < 3:
        return pair + 1
    return pair - 1 if pair < 5 else 3
