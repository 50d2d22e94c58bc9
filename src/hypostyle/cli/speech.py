"""The sentences of the terminal itself, in the language of the person, and the names of the seats."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from hypostyle.engine.game import Game
from hypostyle.engine.sentences import seat_name
from hypostyle.texts import LANGUAGES, Texts

TEXTS = Texts(Path(__file__).parent / "texts")
FALLBACK = "en"
ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set counts, as everywhere


def chosen_language(asked: str | None) -> str:
    """The language asked for, else that of the environment, else English."""
    setting = next((os.environ[name] for name in ENVIRONMENT if os.environ.get(name)), FALLBACK)
    return asked or (setting[:2].lower() if setting[:2].lower() in LANGUAGES else FALLBACK)


def speech(asked: str | None) -> Callable[..., str]:
    """`say(key, **values)` for the sentences of the terminal."""
    return partial(TEXTS.say, chosen_language(asked))


def names_of(game: Game, language: str, seats: int) -> tuple[str, ...]:
    """How the seats are called in sentences: by colour where the game has colours."""
    if not game.seat_names:
        return tuple(seat_name(game, language, seat) for seat in range(seats))
    colours = [game.texts.say(language, f"colour-{colour}") for colour in game.seat_names[:seats]]
    return tuple(colour[:1].upper() + colour[1:] for colour in colours)
