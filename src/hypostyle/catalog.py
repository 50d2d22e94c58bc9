"""Finds games: the folders of `hypostyle.games`, and packages that announce themselves by an entry point."""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

from hypostyle.engine.errors import UnknownGame
from hypostyle.engine.game import Game

GROUP = "hypostyle.games"
# Imported here and now: the first import of a subpackage binds its name, where the function `games` must stay.
FOLDER = importlib.import_module(GROUP)


def announced() -> dict[str, str]:
    """Slug -> "module:name" of every game that can be had, without importing any."""
    inside = {info.name: f"{GROUP}.{info.name}:GAME" for info in pkgutil.iter_modules(FOLDER.__path__)}
    outside = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    return {**outside, **inside}


def games() -> list[str]:
    """The slugs of all games, in alphabetical order."""
    return sorted(announced())


@cache
def game(slug: str) -> Game:
    known = announced()
    if slug not in known:
        raise UnknownGame(f"There is no game {slug!r}; the hall has {', '.join(sorted(known))}.")
    module, _, name = known[slug].partition(":")
    found = getattr(importlib.import_module(module), name or "GAME")
    assert isinstance(found, Game)
    return found
