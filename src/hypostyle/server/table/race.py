"""Races: everybody searches at once, and whoever first claims the right thing has it. Judges, but keeps no time.

Every method is told the time, so that a race can be replayed in a test to the millisecond. docs/decisions/0004 says
why claims are put in order by when they were made, not by when they arrived.
"""

from __future__ import annotations

from collections import deque
from functools import cache

from msgspec import Struct

from hypostyle.engine.game import Game
from hypostyle.engine.state import State
from hypostyle.engine.vocabulary import Contest, Vocabulary

KEPT_TRIPS = 5
SHOWN_MISTAKES = 4


@cache
def has_races(words: Vocabulary) -> bool:
    return any(task.contest for task in words.tasks)


def contest_of(game: Game, state: State) -> Contest | None:
    """The race that is on in a position, if there is one; that it is on is public."""
    if state.over or not has_races(game.words):
        return None
    task = state.top_task()
    return game.words.task_of(task).contest if task else None


class Latency:
    """How long a message of a page travels: half of the shortest of its last round trips, at most the credit.

    The shortest, for a page can only make a trip longer than it is; at most the credit, for it might want to.
    """

    def __init__(self, credit: float) -> None:
        self.credit = credit
        self.number = 0
        self.asked_at: float | None = None
        self.trips: deque[float] = deque(maxlen=KEPT_TRIPS)

    def ask(self, now: float) -> int:
        """A number that the page sends back at once; an earlier one that is still on its way counts no more."""
        self.number += 1
        self.asked_at = now
        return self.number

    def answer(self, number: int, now: float) -> bool:
        """Whether this was the answer that was waited for."""
        if number != self.number or self.asked_at is None:
            return False
        self.trips.append(now - self.asked_at)
        self.asked_at = None
        return True

    @property
    def one_way(self) -> float:
        return min(self.credit, min(self.trips) / 2) if self.trips else 0.0


class RaceClaim(Struct, frozen=True):
    """A right claim: `made` is the time it was sent, as far as the latency of its page is credited."""

    seat: int
    action: int
    made: float


class Mistake(Struct, frozen=True):
    """A wrong claim; its seat has to wait `until` then."""

    seat: int
    action: int
    reason: str
    at: float
    until: float


class Race:
    """One search: who may claim, what was claimed, who was first."""

    def __init__(self, began: float, seconds: float, grace: float, pause: float) -> None:
        self.began = began
        self.seconds = seconds
        self.grace = grace
        self.pause = pause
        self.claims: list[RaceClaim] = []
        self.mistakes: deque[Mistake] = deque(maxlen=SHOWN_MISTAKES)
        self.paused_until: dict[int, float] = {}
        self.decides_at: float | None = None

    def left(self, now: float) -> float:
        return max(0.0, self.began + self.seconds - now)

    def pause_left(self, seat: int, now: float) -> float:
        return max(0.0, self.paused_until.get(seat, 0.0) - now)

    def too_late(self, made: float) -> bool:
        return made > self.began + self.seconds

    def claim(self, seat: int, action: int, made: float, now: float) -> RaceClaim:
        """A right claim waits until everything made before it must have arrived."""
        claim = RaceClaim(seat, action, min(made, now))
        self.claims.append(claim)
        if self.decides_at is None:
            self.decides_at = now + self.grace
        return claim

    def mistake(self, seat: int, action: int, reason: str, now: float) -> None:
        self.paused_until[seat] = now + self.pause
        self.mistakes.append(Mistake(seat, action, reason, now, now + self.pause))

    def winner(self) -> RaceClaim:
        """The claim made first; of two made at the same instant, the one that arrived first."""
        return min(self.claims, key=lambda claim: claim.made)
