"""Action: one choice, an id inside and a verb with named fields at the edge."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, TypeAlias

from hypostyle.engine.errors import UnknownAction, brief
from hypostyle.engine.game import Game
from hypostyle.engine.reference import PieceNames
from hypostyle.engine.sentences import spoken


class Action:
    """A choice of one game, such as `sail boat=2 site=temple`.

    Two actions are equal if they are the same choice of the same game, wherever they were offered. `id` is the number
    that searches, logs and masks use, `verb` and `fields` are its names, `text("fr")` says it as a sentence.
    """

    def __init__(self, game: Game, number: int, task: str = "", pieces: PieceNames | None = None) -> None:
        self.game = game
        self.id = number
        self.task = task  # which may word the action in its own way
        self.pieces = pieces  # how the match calls them

    @cached_property
    def described(self) -> dict[str, Any]:
        """The verb and its fields in one mapping, as `Match.play` takes it and as match files keep it."""
        return self.game.words.describe(self.id)

    @property
    def verb(self) -> str:
        """The name of what is done: "sail"."""
        return str(self.described["verb"])

    @property
    def fields(self) -> dict[str, Any]:
        """What the verb needs to know, by name: {"boat": 2, "site": "temple"}."""
        return {name: value for name, value in self.described.items() if name != "verb"}

    def text(self, language: str = "en", names: tuple[str, ...] = ()) -> str:
        """The choice as a sentence; `names` are those of the seats."""
        verb = self.game.words.verb_of(self.id)
        said = spoken(self.game, language, verb.fields, self.fields, names, self.pieces)
        return self.game.texts.say_at(language, f"action-{verb.name}", self.task, **said)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return self.id == other.id and self.game.slug == other.game.slug

    def __hash__(self) -> int:
        return hash((self.game.slug, self.id))

    def __str__(self) -> str:
        return " ".join([self.verb, *(f"{name}={value}" for name, value in self.fields.items())])

    def __repr__(self) -> str:
        return f"<Action {self.id}: {self}>"


Choice: TypeAlias = Action | int | str | Mapping[str, Any]


def as_id(game: Game, choice: Choice, fields: Mapping[str, Any] | None = None) -> int:
    """The id of a choice given in any form: an action, an id, a verb with its fields; raises UnknownAction."""
    if fields and not isinstance(choice, str):
        raise UnknownAction(f"Fields go with the name of a verb, not with {brief(choice)}.")
    if isinstance(choice, Action):
        if choice.game.slug != game.slug:
            raise UnknownAction(f"{choice} is an action of {choice.game.slug}, not of {game.slug}.")
        return choice.id
    if isinstance(choice, int) and not isinstance(choice, bool):
        if 0 <= choice < game.words.action_count:
            return choice
        raise UnknownAction(f"{game.slug} has actions 0 to {game.words.action_count - 1}, not {brief(choice)}.")
    described = {"verb": choice, **(fields or {})} if isinstance(choice, str) else choice
    number = game.words.action(described) if isinstance(described, Mapping) else None
    if number is None:
        verbs = ", ".join(verb.name for verb in game.words.verbs)
        raise UnknownAction(
            f"{brief(described)} is no action of {game.slug}; its verbs are {verbs}, each with all of its fields."
        )
    return number
