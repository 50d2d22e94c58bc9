"""Finds games: the folders of `hypostyle.games`, and packages that announce themselves by an entry point."""

from __future__ import annotations

import importlib
import os
from functools import cache
from typing import TYPE_CHECKING, Any

from hypostyle.engine.errors import UnknownGame

if TYPE_CHECKING:
    from hypostyle.bots import Bot
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


def load(path: str | os.PathLike[str]) -> Match:
    """Read a match file that `Match.save` or a table wrote."""
    from hypostyle.engine.saves import read

    return read(path, game)


def bot(name: str, of: Game | str, seed: int | None = None) -> Bot:
    """An opponent by name: "random", "greedy", "search", "search:0.1" (seconds) or "search:500" (simulations).

    `bot.choose(match.knowledge(seat))` is the id of its choice; it sees nothing but that knowledge. With the same seed
    (and simulations instead of seconds) it chooses the same again; without one a seed is drawn.
    """
    import secrets

    from hypostyle import bots

    found = game(of) if isinstance(of, str) else of
    return bots.make(name, found, secrets.randbits(62) if seed is None else seed)
