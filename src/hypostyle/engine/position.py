"""Position: the truth at one moment of a match, and everything that can be seen of it."""

from __future__ import annotations

from typing import Any, NamedTuple

from hypostyle.engine.action import Action
from hypostyle.engine.content import Content
from hypostyle.engine.errors import HypostyleError
from hypostyle.engine.game import Game
from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.limits import SPECTATOR
from hypostyle.engine.outcome import Outcome, outcome_of
from hypostyle.engine.picture import as_svg
from hypostyle.engine.reference import PieceNames
from hypostyle.engine.state import State

Heard = list[tuple[int, ...]]  # events as numbers: the event, then what it says


class Position:
    """One position with the game it belongs to. `print` draws it as the terminal does, a notebook shows that drawing.

    The positions that `Match.history` yields stay what they are; a `Match` is a position that moves on.
    """

    def __init__(self, game: Game, content: Content, state: State, heard: Heard) -> None:
        self.game = game
        self.content = content
        self.state = state
        self.last_events = heard  # of the step that led here

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self.state.seats)

    @property
    def piece_names(self) -> PieceNames:
        """What sentences call the pieces that this match is played with."""
        return self.game.names_of_pieces(self.content.constants)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.state.over)

    @property
    def to_move(self) -> list[int]:
        """The seats that have to choose now."""
        return [seat for seat in range(self.seats) if self.state.awaits(seat)]

    def knowledge(self, seat: int | None = None) -> Knowledge:
        """Everything a seat knows, and nothing else; None stands for a spectator."""
        viewer = SPECTATOR if seat is None else seat
        return Knowledge(self.game, self.content, self.state.mask(viewer), viewer)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Knowledge told in names, ready for JSON."""
        return self.knowledge(seat).view()

    def events(self, seat: int | None = None) -> list[dict[str, Any]]:
        """What happened at the last step, as a seat or a spectator sees it."""
        return self.told(self.last_events, SPECTATOR if seat is None else seat)

    def told(self, heard: Heard, viewer: int) -> list[dict[str, Any]]:
        """Events as one viewer is told them."""
        return [self.game.words.event_of(event).tell(tuple(rest), viewer) for event, *rest in heard]

    @property
    def scores(self) -> list[int]:
        """The points of each seat so far."""
        return self.game.scores(self.state)

    @property
    def outcome(self) -> Outcome:
        """Places, scores by line and the tie-break that decided; only when the match is over."""
        if not self.over:
            raise HypostyleError("The match is not over yet.")
        return outcome_of(self.state, self.game.lines, self.game.tie_breaks)

    def draw(self, seat: int | None = None, language: str = "en") -> str:
        """The table as text, as a seat or a spectator sees it."""
        return self.knowledge(seat).draw(language)

    def __str__(self) -> str:
        return self.draw()

    def _repr_svg_(self) -> str:
        """The picture a notebook shows."""
        return as_svg(self.draw())


class PastPosition(Position):
    """The position after `step` choices, and the one that led there; 0 is the set-up, which nobody chose."""

    def __init__(self, match: Position, state: State, heard: Heard, step: int, seat: int | None, action: int) -> None:
        super().__init__(match.game, match.content, state, heard)
        self.step = step
        self.seat = seat
        self.action = None if seat is None else Action(match.game, action, pieces=self.piece_names)

    def __repr__(self) -> str:
        cause = "the set-up" if self.action is None else f"seat {self.seat}: {self.action}"
        return f"<Position {self.step} of {self.game.slug}, {cause}>"


class Step(NamedTuple):
    """A choice tried out on a copy: `Match.accept` makes it the match, forgetting it changes nothing."""

    number: int  # the place it takes in the log
    seat: int
    action: int
    state: State  # after it
    heard: Heard
