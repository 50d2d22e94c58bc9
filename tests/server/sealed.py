"""A tiny game of sealed choices for tests of the server: all seats choose a number at once, then all are revealed.

Its state is not one of the engine's blocks: it only has the methods that a match asks of one, so that the same tests
run on the compiled engine and on the interpreted one.
"""

import random
from pathlib import Path
from typing import Any, Self, cast

import hypostyle
from hypostyle.engine.content import Content
from hypostyle.engine.game import Game
from hypostyle.engine.state import State, Tables
from hypostyle.engine.vocabulary import Vocabulary

ROUNDS = 2
NUMBERS = 3
HIDDEN, NONE = -2, -1

words = Vocabulary()
SEAT = words.domain("seat", 4)
NUMBER = words.amount("number", NUMBERS - 1)
PICK = words.verb("pick", number=NUMBER)
CHOOSING = words.task("choosing", "S01")
SEALED = words.event("number_sealed", seat=SEAT, number=NUMBER, secret=("number",), to="seat")
REVEALED = words.event("number_revealed", seat=SEAT, number=NUMBER)
NOT_ASKED = words.reason("not_asked", "S01")
SAME_AGAIN = words.reason("same_again", "S02")


class SealedState:
    """Numbers chosen in this round, the ones of the last round (not to be repeated), and the points."""

    def __init__(self, tables: Any) -> None:
        self.tables = tables
        self.seats = self.round = 0
        self.picks: list[int] = []
        self.last: list[int] = []
        self.score: list[int] = []
        self.heard: list[tuple[int, ...]] = []

    def begin(self, seats: int, seed: int, options: list[int]) -> None:
        self.seats = seats
        self.picks, self.last, self.score = [NONE] * seats, [NONE] * seats, [0] * seats

    @property
    def over(self) -> bool:
        return self.round == ROUNDS

    def listen(self, on: bool) -> list[tuple[int, ...]]:
        heard, self.heard = self.heard, []
        return heard

    def copy(self) -> Self:
        twin = type(self)(self.tables)
        twin.seats, twin.round = self.seats, self.round
        twin.picks, twin.last, twin.score = self.picks[:], self.last[:], self.score[:]
        return twin

    def to_bytes(self) -> bytes:
        return bytes(number + 2 for number in (self.seats, self.round, *self.picks, *self.last, *self.score))

    def awaits(self, seat: int) -> bool:
        return 0 <= seat < self.seats and not self.over and self.picks[seat] == NONE

    def why_not(self, seat: int, action: int) -> int:
        if not self.awaits(seat):
            return NOT_ASKED
        return SAME_AGAIN if self.last[seat] == action else 0

    def legal_actions(self, seat: int) -> list[int]:
        return [number for number in range(NUMBERS) if self.why_not(seat, number) == 0]

    def step(self, seat: int, action: int) -> None:
        self.picks[seat] = action
        self.heard.append((SEALED, seat, action))
        if NONE in self.picks:
            return
        for other, number in enumerate(self.picks):
            self.heard.append((REVEALED, other, number))
            self.score[other] += number
        self.last, self.picks = self.picks, [NONE] * self.seats
        self.round += 1

    def mask(self, seat: int) -> Self:
        known = self.copy()
        known.picks = [n if n == NONE or other == seat else HIDDEN for other, n in enumerate(self.picks)]
        return known

    def imagine(self, seed: int) -> Self:
        dice = random.Random(seed)
        world = self.copy()
        for seat, number in enumerate(world.picks):
            if number == HIDDEN:
                world.picks[seat] = dice.choice([n for n in range(NUMBERS) if n != world.last[seat]])
        return world

    def facts(self) -> dict[str, Any]:
        opened = sum(1 << seat for seat in range(self.seats) if self.awaits(seat))
        return {"seats": self.seats, "over": self.over, "open": opened, "task": [CHOOSING], "depth": 1, **self.shown()}

    def shown(self) -> dict[str, Any]:
        return {"round": self.round, "picks": self.picks, "last": self.last, "score": self.score}

    def line(self, seat: int, line: int) -> int:
        return self.score[seat]

    def tie(self, seat: int, level: int) -> int:
        return 0


def tells_apart(work: Any, known: Any, after: Any, seat: int, action: int, viewer: int, worlds: int) -> int:
    """What the engine's own function does, for a state that is none of its blocks."""
    for world in range(worlds):
        imagined = known.imagine(world)
        if imagined.why_not(seat, action):
            return 1
        imagined.step(seat, action)
        if imagined.mask(viewer).to_bytes() != after.to_bytes():
            return 1
    return 0


def view(facts: dict[str, Any], content: Content) -> dict[str, Any]:
    return {name: facts[name] for name in ("round", "picks", "last", "score")}


class SealedGame(Game):
    """Needs no content file."""

    @property
    def content(self) -> Content:
        return Content(Tables(), "none", "built-in", {})


def sealed_game() -> Game:
    model = hypostyle.game("imhotep")
    like = {name: getattr(model, name) for name in ("printed", "draw", "texts", "minutes")}
    return SealedGame(
        slug="sealed",
        rules_version=1,
        players=(2, 3, 4),
        options=(),
        words=words,
        state=cast(type[State], SealedState),
        view=view,
        folder=Path(),
        lines=("points",),
        tie_breaks=(),
        longest=20,
        **like,
    )
