"""What the engine says of a match in the words of its game: seats, actions and events as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from hypostyle.engine.reference import PieceNames, Saying
from hypostyle.engine.vocabulary import Domain

if TYPE_CHECKING:
    from hypostyle.engine.game import Game


def seat_name(game: Game, language: str, seat: int, names: tuple[str, ...] = ()) -> str:
    if seat < len(names):
        return names[seat]
    return game.texts.say(language, "seat-default", number=seat + 1)


def saying_text(game: Game, language: str, saying: Saying) -> str:
    """A sentence with the sentences in it."""
    names = {name: saying_text(game, language, one) for name, one in saying.names.items()}
    return game.texts.say(language, saying.key, **saying.values, **names)


def spoken(
    game: Game,
    language: str,
    fields: Mapping[str, Domain],
    values: Mapping[str, Any],
    names: tuple[str, ...] = (),
    pieces: PieceNames | None = None,
) -> dict[str, Any]:
    """The variables of a sentence: names in the language, places counted from 1, amounts as they are.

    `pieces` are those of the match; without them, those of this installation's content.
    """
    called = game.names_of_pieces() if pieces is None else pieces
    said: dict[str, Any] = {}
    for field, domain in fields.items():
        value = values[field]
        if domain.name == "seat" and isinstance(value, int):
            said[field] = seat_name(game, language, value, names)
        elif value is None:
            said[field], said[f"{field}_id"] = "", "none"
        elif domain.names:
            said[field], said[f"{field}_id"] = game.texts.say(language, f"{domain.name}-{value}"), value
        elif domain.name in called and value < len(called[domain.name]):
            said[field] = saying_text(game, language, called[domain.name][value])
        else:
            said[field] = value if domain.is_amount else value + 1
    return said


def event_text(
    game: Game,
    language: str,
    told: Mapping[str, Any],
    names: tuple[str, ...] = (),
    you: int | None = None,
    pieces: PieceNames | None = None,
) -> str:
    """The sentence of an event as a viewer was told it, said to the seat `you` as "you"; a quiet one has none."""
    event = game.words.event_named(told["event"])
    if event.quiet:
        return ""
    hidden = any(told[field] is None for field in event.secret)
    key = f"event-{event.name}-hidden" if hidden else f"event-{event.name}"
    values = spoken(game, language, event.fields, told, names, pieces)
    if you is not None and told.get("seat") == you:
        with suppress(KeyError):  # a game need not have these sentences: then the seat is told of by name
            return game.texts.say(language, f"{key}-you", **values)
    return game.texts.say(language, key, **values)


def heading_text(game: Game, language: str, told: Mapping[str, Any]) -> str:
    """What a chapter that begins with this event is called."""
    event = game.words.event_named(told["event"])
    return game.texts.say(language, f"event-{event.name}-heading", **spoken(game, language, event.fields, told))


def together_text(game: Game, language: str, name: str, count: int) -> str:
    """What several events of one name are called when they are told as one."""
    return game.texts.say(language, f"event-{name}-together", count=count)


def speaker(game: Game, language: str) -> Callable[..., str]:
    """`say(key, **values)` in one language."""
    return partial(game.texts.say, language)
