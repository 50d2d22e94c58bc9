"""What a position is worth to every seat: at the end its result, before it what network, insight or a playout say."""

from __future__ import annotations

from typing import Annotated

from hypostyle.engine.judging import NO_POINTS, lead_share, squeezed, win_share
from hypostyle.engine.limits import MASK32, SEAT_LIMIT
from hypostyle.engine.playout import playout
from hypostyle.engine.state import State
from hypostyle.engine.types import FloatVector, chapter, f64, i64
from hypostyle.minds.network import Network

ENDLESS = 1000000


@chapter
class Evaluation(Network):
    """Values by seat, each between 0 and 1."""

    known: State  # what the seat that reads would know
    win: FloatVector  # share of the win of each seat
    lead: FloatVector  # its lead, squeezed between 0 and 1
    reward: FloatVector
    lead_weight: float  # of the lead in a reward
    lead_scale: float  # a lead of so many points counts as three quarters
    rollout: float  # weight of a random playout beside the network
    estimate: float  # weight of the lead by insight beside the network
    learned: bool  # whether there is a network; without one insight says what a position is worth
    dice: i64

    def roll(self) -> i64:
        self.dice ^= (self.dice << 13) & MASK32
        self.dice ^= self.dice >> 17
        self.dice ^= (self.dice << 5) & MASK32
        return self.dice

    def judge_leaf(self, work: State, mover: int) -> None:
        """Set the rewards of a position, which a playout may go on from."""
        if work.over:
            self.judge_end(work)
            self.mix(work.seats)
            return
        if self.learned:
            self.known.copy_from(work)
            self.known.erase(mover)
            self.read_position(self.known, mover)
            self.value_position()
            for part in range(work.seats):
                seat = mover + part if mover + part < work.seats else mover + part - work.seats
                self.win[seat] = self.output[part]
                self.lead[seat] = self.output[part + SEAT_LIMIT]
        else:
            for seat in range(work.seats):
                self.lead[seat] = lead_share(work, seat, self.lead_scale)
                self.win[seat] = self.lead[seat]
        self.mix(work.seats)
        if self.estimate > 0.0:
            self.mix_estimate(work)
        if self.rollout > 0.0:
            self.mix_playout(work)

    def mix(self, seats: int) -> None:
        for seat in range(seats):
            self.reward[seat] = self.win[seat] * (1.0 - self.lead_weight) + self.lead[seat] * self.lead_weight

    def mix_estimate(self, work: State) -> None:
        """Let insight count beside the network: it tells choices apart that the network sees as one."""
        points: Annotated[list[f64], SEAT_LIMIT] = [0.0] * SEAT_LIMIT  # each estimated once, not for every lead anew
        for seat in range(work.seats):
            points[seat] = work.evaluate(seat)
        for seat in range(work.seats):
            best: float = NO_POINTS
            for other in range(work.seats):
                if other != seat:
                    best = max(best, points[other])
            share: float = squeezed(points[seat] - best, self.lead_scale)
            self.reward[seat] += self.estimate * (share - self.reward[seat])

    def mix_playout(self, work: State) -> None:
        """Play on at random, and let the end count beside what the network said."""
        foreseen: Annotated[list[f64], SEAT_LIMIT] = [0.0] * SEAT_LIMIT
        for seat in range(work.seats):
            foreseen[seat] = self.win[seat]
        outcome: i64 = playout(work, self.roll(), ENDLESS)
        self.dice = outcome & MASK32
        self.judge_end(work)
        for seat in range(work.seats):
            ended: float = self.win[seat] * (1.0 - self.lead_weight) + self.lead[seat] * self.lead_weight
            self.reward[seat] += self.rollout * (ended - self.reward[seat])
            self.win[seat] = foreseen[seat] + self.rollout * (self.win[seat] - foreseen[seat])

    def judge_end(self, work: State) -> None:
        """Shares of the win and leads of a match that is over."""
        for seat in range(work.seats):
            self.win[seat] = win_share(work, seat)
            self.lead[seat] = lead_share(work, seat, self.lead_scale)
