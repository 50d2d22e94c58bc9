"""The end of a turn and of a round of Imhotep, and the temple, which scores then."""

from __future__ import annotations

from hypostyle.engine.types import apart, chapter
from hypostyle.games.imhotep.sites import Sites
from hypostyle.games.imhotep.vocabulary import (
    BOATS,
    EMPTY,
    MARKET_PLACES,
    REWARD_POINT,
    SIDE_B,
    SLOTS,
    Card,
    Event,
    Line,
    Site,
    SlotBonus,
    Task,
)


@chapter
class Rounds(Sites):
    """S10, S11, S15, S21."""

    def end_turn(self) -> None:
        self.turn = self.turn + 1 if self.turn + 1 < self.seats else 0  # order just continues
        if self.sailed < BOATS and self.passes < self.seats:
            self.push(Task.TURN, self.turn, 0, 0)
        elif self.option[Site.TEMPLE] == SIDE_B:
            self.push(Task.TEMPLE_BONUSES, 0, 0, 0)
        else:
            self.score_temple()
            self.end_round()

    @apart
    def end_round(self) -> None:
        """R-39, R-51: after the temple, stranded loads return and leftover cards are discarded."""
        self.tell(Event.ROUND_ENDED, self.round)
        for spot in range(BOATS * SLOTS):
            if self.stone[spot] >= 0:
                self.quarry[self.stone[spot]] += 1
                self.tell(Event.LOAD_RETURNED, self.stone[spot])
                self.stone[spot] = EMPTY
                self.load[spot // SLOTS] -= 1
        if self.round + 1 == self.content.rounds:
            self.score_match()
            self.over = 1
            return
        for place in range(MARKET_PLACES):
            if self.market[place] != Card.NONE:
                self.discard(self.market[place])
                self.market[place] = Card.NONE
        for place in range(self.pair_count):
            self.discard(self.pair[place])
        self.clear_pair()
        self.start_round()

    # ================================================================ S15, S21 temple
    @apart
    def score_temple(self) -> None:
        """Side A: only stones seen from above score."""
        for cell in range(self.first_seen(), self.temple_count):
            self.gain(self.temple[cell], Line.TEMPLE, self.content.temple_points)
            self.tell(Event.TEMPLE_SCORED, self.temple[cell], self.content.temple_points)

    def first_seen(self) -> int:
        """The first of the temple's stones that is seen from above: the last ones laid cover all others."""
        return max(0, self.temple_count - self.content.temple_slots[self.seats - 2])

    @apart
    def next_temple_bonus(self, slot: int) -> None:
        """Side B: slots from left to right, each stone for its owner (R-17); then the round ends."""
        width = self.content.temple_slots[self.seats - 2]
        if slot >= width or slot >= self.temple_count:
            self.pop()
            self.end_round()
            return
        self.argument[self.depth - 1] = slot + 1
        cell = slot + (self.temple_count - 1 - slot) // width * width
        owner = self.temple[cell]
        bonus = self.content.temple_b_slot[slot]
        if bonus == SlotBonus.CARD:
            self.draw_for(owner)  # compulsory
        elif bonus == SlotBonus.POINTS:
            self.reward(owner, self.content.temple_b_points)
        elif self.take_obstacle(owner) == 0:
            self.push(Task.TEMPLE_CHOICE, owner, 0, 0)
        else:
            self.reward(owner, self.content.temple_b_choice_points)

    def reward(self, seat: int, points: int) -> None:
        self.gain(seat, Line.TEMPLE, points)
        self.tell(Event.TEMPLE_SCORED, seat, points)

    def take_reward(self, seat: int, choice: int) -> None:
        if choice == REWARD_POINT:
            self.reward(seat, self.content.temple_b_choice_points)
        else:
            self.take_stones(seat, self.content.temple_b_choice_stones)
