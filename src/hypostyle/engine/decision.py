"""Decision, Action, Knowledge and Refusal: what a seat is shown of a match, in names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from typing import Any

from hypostyle.engine.content import Content
from hypostyle.engine.errors import UnknownAction
from hypostyle.engine.game import Game
from hypostyle.engine.limits import SPECTATOR
from hypostyle.engine.state import State
from hypostyle.engine.vocabulary import Domain


class Action:
    """A choice: an id inside, a verb with named fields at the edge; a task may word it in its own way."""

    def __init__(self, game: Game, number: int, task: str = "") -> None:
        self.game = game
        self.id = number
        self.task = task

    @cached_property
    def described(self) -> dict[str, Any]:
        return self.game.words.describe(self.id)

    @property
    def verb(self) -> str:
        return str(self.described["verb"])

    @property
    def fields(self) -> dict[str, Any]:
        return {name: value for name, value in self.described.items() if name != "verb"}

    def text(self, language: str, names: tuple[str, ...] = ()) -> str:
        verb = self.game.words.verb_of(self.id)
        said = spoken(self.game, language, verb.fields, self.fields, names)
        return self.game.texts.say_at(language, f"action-{verb.name}", self.task, **said)

    def __repr__(self) -> str:
        return f"<action {self.id} {self.described}>"


class Decision:
    """What one seat has to choose now: the prompt and every legal action."""

    def __init__(self, game: Game, known: State, seat: int, facts: dict[str, Any] | None = None) -> None:
        self.game = game
        self.seat = seat
        self.known = known
        facts = facts or known.facts()
        self.task = game.words.task_of(facts["task"][facts["depth"] - 1])

    @property
    def prompt(self) -> str:
        """The name of the task; `text` says it as a sentence."""
        return self.task.name

    @property
    def section(self) -> str:
        return self.task.section

    @cached_property
    def actions(self) -> list[Action]:
        return [Action(self.game, number, self.prompt) for number in self.known.legal_actions(self.seat)]

    def text(self, language: str, names: tuple[str, ...] = ()) -> str:
        return self.game.texts.say(
            language, f"prompt-{self.prompt}", seat=seat_name(self.game, language, self.seat, names)
        )


class Refusal:
    """Why something cannot be done, with the section of the rules that says so."""

    def __init__(self, game: Game, number: int) -> None:
        self.game = game
        word = game.words.reason_of(number)
        self.reason = word.name
        self.section = word.section

    def text(self, language: str) -> str:
        return self.game.texts.say(language, f"reason-{self.reason}")


class Knowledge:
    """A state from which everything one viewer cannot know has been erased."""

    def __init__(self, game: Game, content: Content, state: State, viewer: int) -> None:
        self.game = game
        self.content = content
        self.state = state
        self.viewer = viewer

    def to_bytes(self) -> bytes:
        return self.state.to_bytes()

    @cached_property
    def facts(self) -> dict[str, Any]:
        return self.state.facts()

    def decision(self) -> Decision:
        """What the viewer has to choose now; there must be something."""
        return Decision(self.game, self.state, self.viewer, self.facts)

    def view(self) -> dict[str, Any]:
        """What is known, told in names."""
        facts = self.facts
        seats = facts["seats"]
        return {
            "game": self.game.slug,
            "seats": seats,
            "viewer": None if self.viewer == SPECTATOR else self.viewer,
            "over": bool(facts["over"]),
            "to_move": [seat for seat in range(seats) if facts["open"] >> seat & 1],
            **self.game.view(facts, self.content),
        }


def as_id(game: Game, action: Action | int | Mapping[str, Any]) -> int:
    """The id of an action given in any form; raises UnknownAction."""
    if isinstance(action, Action):
        return action.id
    if isinstance(action, int) and not isinstance(action, bool):
        if 0 <= action < game.words.action_count:
            return action
        raise UnknownAction(f"{game.slug} has actions 0 to {game.words.action_count - 1}, not {action}.")
    number = game.words.action(action) if isinstance(action, Mapping) else None
    if number is None:
        verbs = ", ".join(verb.name for verb in game.words.verbs)
        raise UnknownAction(
            f"{action!r} is no action of {game.slug}; its verbs are {verbs}, each with all of its fields."
        )
    return number


def seat_name(game: Game, language: str, seat: int, names: tuple[str, ...] = ()) -> str:
    if seat < len(names):
        return names[seat]
    return game.texts.say(language, "seat-default", number=seat + 1)


def spoken(
    game: Game, language: str, fields: Mapping[str, Domain], values: Mapping[str, Any], names: tuple[str, ...] = ()
) -> dict[str, Any]:
    """The variables of a sentence: names in the language, places counted from 1, amounts as they are."""
    said: dict[str, Any] = {}
    for field, domain in fields.items():
        value = values[field]
        if domain.name == "seat" and isinstance(value, int):
            said[field] = seat_name(game, language, value, names)
        elif value is None:
            said[field], said[f"{field}_id"] = "", "none"
        elif domain.names:
            said[field], said[f"{field}_id"] = game.texts.say(language, f"{domain.name}-{value}"), value
        else:
            said[field] = value if domain.is_amount else value + 1
    return said


def event_text(game: Game, language: str, told: Mapping[str, Any], names: tuple[str, ...] = ()) -> str:
    """The sentence of an event as a viewer was told it; a quiet one has none."""
    event = next(word for word in game.words.events if word.name == told["event"])
    if event.quiet:
        return ""
    hidden = any(told[field] is None for field in event.secret)
    key = f"event-{event.name}-hidden" if hidden else f"event-{event.name}"
    return game.texts.say(language, key, **spoken(game, language, event.fields, told, names))


def speaker(game: Game, language: str) -> Callable[..., str]:
    """`say(key, **values)` in one language."""
    return partial(game.texts.say, language)
