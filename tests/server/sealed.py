"""A tiny game of sealed choices for tests of the server: all seats choose a number at once, then all are revealed.

Who picks the highest number picks once more, still in secret: a choice has one step or two.

Its state is not one of the engine's blocks: it only has the methods that a match asks of one, so that the same tests
run on the compiled engine and on the interpreted one.
"""

from pathlib import Path
from typing import Any, Self, cast

import hypostyle
from hypostyle.engine.content import Content
from hypostyle.engine.game import Game
from hypostyle.engine.limits import SPECTATOR
from hypostyle.engine.state import Constants, State
from hypostyle.engine.vocabulary import Vocabulary

ROUNDS = 2
NUMBERS = 4
MORE = NUMBERS - 1  # who picks it picks a smaller one too
NONE = -1

words = Vocabulary()
SEAT = words.domain("seat", 4)
NUMBER = words.amount("number", NUMBERS - 1)
PICK = words.verb("pick", number=NUMBER)
CHOOSING = words.task("choosing", "S01", sealed=True)
SEALED = words.event("number_sealed", seat=SEAT, number=NUMBER, secret=("number",), to="seat")
REVEALED = words.event("number_revealed", seat=SEAT, number=NUMBER)
NOT_ASKED = words.reason("not_asked", "S01")
SAME_AGAIN = words.reason("same_again", "S02")
ONLY_ONCE = words.reason("only_once", "S03")


class SealedState:
    """Numbers chosen in this round, the ones of the last round (not to be repeated), and the points."""

    def __init__(self, constants: Any) -> None:
        self.constants = constants
        self.seats = self.round = 0
        self.picks: list[int] = []
        self.more: list[int] = []
        self.last: list[int] = []
        self.score: list[int] = []
        self.heard: list[tuple[int, ...]] = []

    def begin(self, seats: int, seed: int, options: list[int]) -> None:
        self.seats = seats
        self.picks, self.more, self.last, self.score = [NONE] * seats, [NONE] * seats, [NONE] * seats, [0] * seats

    @property
    def over(self) -> bool:
        return self.round == ROUNDS

    def listen(self, on: bool) -> list[tuple[int, ...]]:
        heard, self.heard = self.heard, []
        return heard

    def copy(self) -> Self:
        twin = type(self)(self.constants)
        twin.seats, twin.round = self.seats, self.round
        twin.picks, twin.more, twin.last, twin.score = self.picks[:], self.more[:], self.last[:], self.score[:]
        return twin

    def to_bytes(self) -> bytes:
        numbers = (self.seats, self.round, *self.picks, *self.more, *self.last, *self.score)
        return bytes(number + 1 for number in numbers)

    def awaits(self, seat: int) -> bool:
        if self.over or not 0 <= seat < self.seats:
            return False
        return self.picks[seat] == NONE or (self.picks[seat] == MORE and self.more[seat] == NONE)

    def obstacle(self, seat: int, action: int) -> int:
        if not self.awaits(seat):
            return NOT_ASKED
        if self.picks[seat] == MORE and action == MORE:
            return ONLY_ONCE
        return SAME_AGAIN if self.last[seat] == action else 0

    def legal_actions(self, seat: int) -> list[int]:
        return [number for number in range(NUMBERS) if self.obstacle(seat, number) == 0]

    def apply(self, seat: int, action: int) -> None:
        (self.picks if self.picks[seat] == NONE else self.more)[seat] = action
        self.heard.append((SEALED, seat, action))
        if self.open:
            return
        for other, number in enumerate(self.picks):
            self.heard.append((REVEALED, other, number))
            self.score[other] += number
        self.last, self.picks, self.more = self.picks, [NONE] * self.seats, [NONE] * self.seats
        self.round += 1

    def mask(self, seat: int) -> Self:
        known = self.copy()
        known.picks = [number if other == seat else NONE for other, number in enumerate(self.picks)]
        known.more = [number if other == seat else NONE for other, number in enumerate(self.more)]
        return known

    def imagine(self, seed: int) -> Self:
        return self.copy()

    @property
    def open(self) -> int:
        return sum(1 << seat for seat in range(self.seats) if self.awaits(seat))

    def top_task(self) -> int:
        return CHOOSING

    def points(self, seat: int, line: int) -> int:
        return self.score[seat]

    def tie_break(self, seat: int, level: int) -> int:
        return 0


def reveals(before: Any, after: Any, _k: Any, _t: Any, _w: Any, _s: Any, seat: int, action: int, worlds: int) -> int:
    """What the engine's own function does, for a state that is none of its blocks."""
    for viewer in range(SPECTATOR, before.seats):
        known, told = before.mask(viewer), after.mask(viewer)
        if viewer != seat and known.to_bytes() == told.to_bytes():
            continue
        for world in range(worlds):
            imagined = known.imagine(world)
            if imagined.obstacle(seat, action):
                return 1
            imagined.apply(seat, action)
            if imagined.mask(viewer).to_bytes() != told.to_bytes():
                return 1
    return 0


def view(state: SealedState, content: Content) -> dict[str, Any]:
    return {name: getattr(state, name) for name in ("round", "picks", "more", "last", "score")}


class SealedGame(Game):
    """Needs no content file."""

    @property
    def content(self) -> Content:
        return Content(Constants(), "none", "built-in", {})


def sealed_game() -> Game:
    model = hypostyle.game("imhotep")
    like = {name: getattr(model, name) for name in ("printed", "draw", "pieces", "texts", "minutes")}
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
