"""A board of Senet laid on purpose: the houses of both players, then throws that are not left to chance.

    board = Board(ivory="2 4", ebony="5", throws="3")
    board.move(2, then="4")

Ivory throws a three and is asked, moves from house 2, and whoever is next throws a four. Pieces that are not named have
been borne off. After the throws that a test names, the sticks fall as they like.
"""

from functools import cache
from typing import Any, Self

from hypostyle.testing.scenario import Scenario

from hypostyle_senet import GAME
from hypostyle_senet.vocabulary import HOUSES

PIECES = 5
MOST_TRIED = 100_000


class Board(Scenario):
    """A real match at a position of the test's choice."""

    def __init__(self, ivory: str = "", ebony: str = "", throws: str = "1", turn: str = "ivory") -> None:
        super().__init__(GAME, seats=2)
        pieces = [[int(house) for house in text.split()] for text in (ivory, ebony)]
        owners = {house: seat + 1 for seat, houses in enumerate(pieces) for house in houses}
        self.change(
            house=[owners.get(house, 0) for house in range(HOUSES + 1)],
            off=[PIECES - len(houses) for houses in pieces],
            task={0: 0},
            who={0: 0},
            depth=0,
            open=0,
        )
        self.throw_next(throws)
        state: Any = self.match.state
        state.throw_until_asked(self.seat(turn))
        self.heard += state.listen(True)

    def throw_next(self, throws: str) -> None:
        """From now on the sticks show these steps, in turn."""
        heard = list(self.heard)
        self.change(rng=generator(tuple(map(int, throws.split()))))
        self.heard = heard  # a change forgets it

    def move(self, house: int, then: str = "") -> Self:
        """Whoever is asked moves the piece of a house; `then` are the next throws."""
        if then:
            self.throw_next(then)
        return self.play(self.waiting[0], "move", house=house)

    def why_not(self, house: int) -> str | None:
        """Why whoever is asked cannot move the piece of a house."""
        return self.refusal(self.waiting[0], "move", house=house)

    # ------------------------------------------------------------------ looking
    def houses(self, colour: str) -> str:
        """Where the pieces of a player stand: "2 4"."""
        piece = self.seat(colour) + 1
        return " ".join(str(house) for house, owner in enumerate(self.facts["house"]) if owner == piece)

    @property
    def movable(self) -> str:
        """The houses whose pieces can move now."""
        return " ".join(str(action["house"]) for action in self.legal(self.waiting[0]))

    @property
    def thrown(self) -> str:
        """Every throw since the board was laid, by its player: "ivory 3 ebony 1"."""
        return " ".join(f"{self.names[event['seat']]} {event['throw']}" for event in self.events("sticks_thrown"))


@cache
def generator(throws: tuple[int, ...]) -> list[int]:
    """The words of a generator from which the sticks fall like this."""
    state: Any = GAME.blank()
    for seed in range(MOST_TRIED):
        state.begin(2, seed, [])
        words = list(state.rng)
        for throw in throws:
            state.throw_sticks(0)
            if state.throw != throw:
                break
        else:
            return words
    raise LookupError(f"no seed below {MOST_TRIED} throws {throws}")
