"""Decision and Refusal: what a seat may choose now, and why it may not choose something else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any

from hypostyle.engine.action import Action, Choice, as_id
from hypostyle.engine.errors import HypostyleError, UnknownAction
from hypostyle.engine.game import Game
from hypostyle.engine.sentences import seat_name
from hypostyle.engine.state import State

if TYPE_CHECKING:
    from hypostyle.engine.match import Match


class Decision:
    """What one seat has to choose now: the prompt and every legal action.

    It can be iterated, asked with `in`, counted with `len` and indexed; `play` carries one of its actions out.
    """

    def __init__(self, game: Game, known: State, seat: int, match: Match | None = None) -> None:
        self.game = game
        self.seat = seat
        self.known = known
        self.task = game.words.task_of(known.top_task())
        self.match = match
        self.step = len(match.log) if match is not None else 0

    @property
    def prompt(self) -> str:
        """The name of the task; `text` says it as a sentence."""
        return self.task.name

    @property
    def section(self) -> str:
        """The section of the rules that this decision belongs to."""
        return self.task.section

    @cached_property
    def actions(self) -> list[Action]:
        """Every legal action, in the order the rules offer them."""
        pieces = self.game.names_of_pieces(self.known.content)
        return [Action(self.game, number, self.prompt, pieces) for number in self.known.legal_actions(self.seat)]

    def text(self, language: str = "en", names: tuple[str, ...] = ()) -> str:
        """The prompt as a sentence."""
        return self.game.texts.say(
            language, f"prompt-{self.prompt}", seat=seat_name(self.game, language, self.seat, names)
        )

    def play(self, choice: Choice, /, **fields: Any) -> None:
        """Play one of the actions: `decision.play(action)`, `decision.play("sail", boat=2, site="temple")`."""
        if self.match is None:
            raise HypostyleError("This decision was made from knowledge alone: play its action in the match.")
        if len(self.match.log) != self.step:
            raise HypostyleError("This decision has passed: the match has gone on since.")
        self.match.play(self.seat, as_id(self.game, choice, fields))

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __len__(self) -> int:
        return len(self.actions)

    def __bool__(self) -> bool:
        return True

    def __getitem__(self, place: int) -> Action:
        return self.actions[place]

    def __contains__(self, choice: object) -> bool:
        try:
            number = as_id(self.game, choice)  # type: ignore[arg-type]  # what is no choice at all raises
        except UnknownAction:
            return False
        return any(action.id == number for action in self.actions)

    def __repr__(self) -> str:
        return f"<Decision of seat {self.seat}: {self.prompt}, {len(self)} actions>"


class Refusal:
    """Why something cannot be done, with the section of the rules that says so."""

    def __init__(self, game: Game, number: int) -> None:
        self.game = game
        word = game.words.reason_of(number)
        self.reason = word.name
        self.section = word.section

    def text(self, language: str = "en") -> str:
        """The reason as a sentence."""
        return self.game.texts.say(language, f"reason-{self.reason}")

    def __repr__(self) -> str:
        return f"<Refusal {self.reason}, section {self.section}>"
