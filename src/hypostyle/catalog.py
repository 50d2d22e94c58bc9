"""Finds games: the folders of `hypostyle.games`, and packages that announce themselves by an entry point."""

from __future__ import annotations

import importlib
import os
from functools import cache
from typing import TYPE_CHECKING, Any

from hypostyle.engine.errors import UnknownGame

if TYPE_CHECKING:
    from hypostyle.engine.game import Game
    from hypostyle.engine.match import Match

GROUP = "hypostyle.games"
# Imported here and now: the first import of a subpackage binds its name, where the function `games` must stay.
FOLDER = importlib.import_module(GROUP)


def own_games() -> list[str]:
    """The folders beside the first game."""
    return [entry.name for entry in os.scandir(FOLDER.__path__[0]) if entry.is_dir() and not entry.name.startswith("_")]


def other_games() -> dict[str, Any]:
    """Slug -> entry point of every game that another package announces."""
    from importlib.metadata import entry_points  # slow to import, and rarely needed

    return {entry.name: entry for entry in entry_points(group=GROUP)}


def games() -> list[str]:
    """The slugs of all games, in alphabetical order."""
    return sorted({*own_games(), *other_games()})


@cache
def game(slug: str) -> Game:
    """A game by its slug."""
    if slug in own_games():
        found: Game = importlib.import_module(f"{GROUP}.{slug}").GAME
        return found
    others = other_games()
    if slug not in others:
        raise UnknownGame(f"There is no game {slug!r}; the hall has {', '.join(games())}.")
    announced: Game = others[slug].load()
    return announced


def load(path: object) -> Match:
    """Read a match file."""
    from hypostyle.engine.saves import read

    return read(path, game)
