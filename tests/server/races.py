"""Positions of the Hieroglyph Wall in which a race has just begun, for tests of the server."""

import random
from functools import cache
from typing import NamedTuple

import hypostyle
from hypostyle.engine.match import Match

GAME = "hieroglyph_wall"
OPTIONS = {"curse": True}
WORDS = hypostyle.game(GAME).words
CLAIM, LEAVE = WORDS.by_name["claim"], int(WORDS.by_name["give_up"])


class Start(NamedTuple):
    """A seed, the moves up to the race, and the claims that are right in it."""

    seed: int
    moves: list[tuple[int, int]]
    right: list[int]

    @property
    def wrong(self) -> int:
        """A claim of three cells that show other animals."""
        match = self.match()
        tried = (int(CLAIM) + line for line in range(CLAIM.size))
        return next(one for one in tried if (why := match.why_not(0, one)) and why.reason == "other_animals")

    def match(self) -> Match:
        match = hypostyle.game(GAME).new(self.seats, self.seed, OPTIONS)
        for seat, action in self.moves:
            match.play(seat, action)
        return match

    @property
    def seats(self) -> int:
        return max(seat for seat, _ in self.moves) + 1


@cache
def race(seats: int, found: bool = True) -> Start:
    """A race of that many seats in which the three animals are in the wall, or are not; anybody can be struck."""
    for seed in range(500):
        match, dice = hypostyle.game(GAME).new(seats, seed, OPTIONS), random.Random(seed)
        while not match.over and match.decisions[0].prompt != "search":
            decision = match.decisions[0]
            match.play(decision.seat, dice.choice(decision.actions))
        right = [] if match.over else [one.id for one in match.decisions[0].actions if one.verb == "claim"]
        if not match.over and bool(right) == found and all(one["sarcophagi"] for one in match.view()["players"]):
            return Start(seed, list(match.log), right)
    raise AssertionError("no such race")
