"""The rules of Silver & Gold: Pyramids as a whole: set-up, rounds, what may be chosen, final scoring, secrets."""

from __future__ import annotations

from hypostyle.engine.types import i64, inline
from hypostyle.games.silver_gold_pyramids.board import Printed
from hypostyle.games.silver_gold_pyramids.pyramids import Pyramids
from hypostyle.games.silver_gold_pyramids.vocabulary import (
    CARDS,
    CHAIN,
    COLOURS,
    DEALT,
    DISPLAY,
    EVERYBODY,
    EXPEDITIONS,
    HELD,
    LINES,
    MARKINGS,
    NUMBERS,
    PAIRS,
    PATTERNS,
    PRIZES,
    VERB_OF,
    Event,
    Line,
    Reason,
    Task,
    Verb,
)

__all__ = ["Printed", "Rules", "first_kept", "second_kept"]


class Rules(Pyramids):
    """A position of Silver & Gold: Pyramids."""

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

    def obstacle(self, seat: int, action: int) -> int:
        task = self.task[self.depth - 1]
        verb = VERB_OF[action]
        value = action - verb
        if (self.open >> seat) & 1 == 0:
            return self.waiting_obstacle(seat, verb)
        if verb == Verb.KEEP:
            return 0 if task == Task.DRAFT else Reason.NOT_ASKED
        if verb == Verb.MARK:
            if task != Task.MARKING and task != Task.BONUS:
                return Reason.NOT_ASKED
            return self.mark_obstacle(seat, value // MARKINGS, value % MARKINGS)
        if task != Task.REPLACEMENT:
            return Reason.NOT_ASKED
        return self.take_obstacle(value) if verb == Verb.TAKE else self.draw_obstacle()

    def waiting_obstacle(self, seat: int, verb: int) -> int:
        """A seat that is not asked has sealed its choice, or its completed card has a higher number (R-11)."""
        if self.sealed_count[seat] > 0:
            return Reason.ALREADY_SEALED
        if (verb == Verb.TAKE or verb == Verb.DRAW) and self.replaces_again(seat):
            return Reason.LOWER_NUMBER_FIRST
        return Reason.NOT_ASKED

    # ================================================================ carrying a choice out
    def apply(self, seat: int, action: int) -> None:
        verb = VERB_OF[action]
        value = action - verb
        if verb == Verb.KEEP:
            self.seal(seat, value)
            self.close(seat)
            if self.open != 0:
                return
            self.end_draft()
        elif verb == Verb.MARK:
            self.choose_marking(seat, value)
            if self.open != 0:
                return
            self.reveal_markings()
        elif verb == Verb.TAKE:
            self.take_card(seat, value)
        else:
            self.take_from_deck(seat)
        self.advance()

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

    # ================================================================ S14 final scoring
    def points(self, seat: int, line: int) -> int:
        if line == Line.TOMBS:
            return self.completed_pyramids(seat) * self.content.tomb_points
        if line == Line.TORCHES:
            return self.torch_points(self.torches[seat])
        if line == Line.PYRAMID_POINTS:
            return self.prize_points(seat)
        if line == Line.GEMS:
            return self.gem_points(self.red[seat], self.green[seat])
        return -self.penalty(seat)

    def completed_pyramids(self, seat: int) -> int:
        completed = 0
        for colour in range(COLOURS):
            completed += self.pyramids[seat * COLOURS + colour]
        return completed

    @inline
    def torch_points(self, torches: int) -> int:
        return self.count(torches) * self.content.torch_points

    def prize_points(self, seat: int) -> int:
        points = 0
        for box in range(COLOURS * PRIZES):
            if self.prize_owner[box] == seat + 1:
                points += self.content.prize[box % PRIZES]
        return points

    @inline
    def gem_points(self, red: int, green: int) -> int:
        pairs = min(red, green)
        return pairs * self.content.gem_pair_points + (red + green - 2 * pairs) * self.content.gem_single_points

    def score(self, seat: int) -> int:
        score = 0
        for line in range(LINES):
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


def first_kept(pair: int) -> int:
    """Pairs in the order 1-2, 1-3, 1-4, 2-3, 2-4, 3-4."""
    if pair < 3:
        return 0
    return 1 if pair < 5 else 2


def second_kept(pair: int) -> int:
    if pair < 3:
        return pair + 1
    return pair - 1 if pair < 5 else 3
