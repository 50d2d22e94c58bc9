"""Finds games: the folders of `hypostyle.games`, and packages that announce themselves by an entry point."""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

from hypostyle.engine.errors import UnknownGame
from hypostyle.engine.game import Game

GROUP = "hypostyle.games"


def announced() -> dict[str, str]:
    """Slug -> module of every game that can be had, without importing any."""
    folder = importlib.import_module(GROUP)
    inside = {info.name: f"{GROUP}.{info.name}" for info in pkgutil.iter_modules(folder.__path__)}
    outside = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    return {**outside, **inside}


def games() -> list[str]:
    """The slugs of all games, in alphabetical order."""
    return sorted(announced())


@cache
def game(slug: str) -> Game:
    modules = announced()
    if slug not in modules:
        raise UnknownGame(f"There is no game {slug!r}; the hall has {', '.join(sorted(modules))}.")
    found = importlib.import_module(modules[slug]).GAME
    assert isinstance(found, Game)
    return found
