"""Finds games: the folders of `hypostyle.games`, and packages that announce themselves by an entry point."""

from __future__ import annotations

import importlib
import os
from functools import cache
from typing import TYPE_CHECKING

from hypostyle import mode
from hypostyle.engine.errors import HypostyleError, UnknownGame

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from hypostyle.bots import Bot
    from hypostyle.engine.game import Game
    from hypostyle.engine.match import Match

# Imported here and now: the first import of a subpackage binds its name, where the function `games` must stay.
FOLDER = importlib.import_module("hypostyle.games")


def own_games() -> list[str]:
    """The folders beside the first game."""
    return [entry.name for entry in os.scandir(FOLDER.__path__[0]) if entry.is_dir() and not entry.name.startswith("_")]


def other_games() -> dict[str, EntryPoint]:
    """Slug -> entry point of every game that another package announces."""
    from importlib.metadata import entry_points  # slow to import, and rarely needed

    return {entry.name: entry for entry in entry_points(group=mode.GROUP) if entry.name not in own_games()}


def games() -> list[str]:
    """The slugs of all games that can be played, in alphabetical order."""
    return sorted([*own_games(), *(slug for slug in other_games() if can_be_played(slug))])


@cache
def can_be_played(slug: str) -> bool:
    """Whether an announced game works here; what keeps it out of the hall is told once, and keeps nothing else out."""
    try:
        game(slug)
    except HypostyleError as problem:
        import logging

        logging.getLogger(__name__).warning("%s", problem)
        return False
    return True


@cache
def game(slug: str) -> Game:
    """A game by its slug."""
    if slug in own_games():
        found: Game = importlib.import_module(f"{FOLDER.__name__}.{slug}").GAME
        return found
    return load_announced(announced(slug))


def announced(slug: str) -> EntryPoint:
    """The entry point of a game from outside."""
    if slug in own_games():
        raise UnknownGame(f"{slug} is no game from outside: it belongs to hypostyle itself.")
    others = other_games()
    if slug not in others:
        raise UnknownGame(f"There is no game {slug!r}; the hall has {', '.join(games())}.")
    return others[slug]


def load_announced(entry: EntryPoint) -> Game:
    """The game that an entry point names, if it fits the engine that runs."""
    from hypostyle.compiling import stamp

    again = f"`hypostyle compile {entry.name}`"
    try:
        found: Game = entry.load()
    except Exception as error:  # whatever a package of somebody else may raise
        problem = f"{type(error).__name__}: {error}"
        raise UnknownGame(f"{entry.name} ({entry.value}) cannot be loaded ({problem}).") from error
    if found.slug != entry.name:
        raise UnknownGame(f"{entry.value} is announced as {entry.name!r}, but its slug is {found.slug!r}.")
    if mode.name() == "interpreted":
        return found
    if not mode.is_compiled(found.state):
        raise UnknownGame(f"{entry.name} is plain Python beside a compiled engine: {again} compiles it.")
    if changed := stamp.changed(found.folder):
        raise UnknownGame(f"{', '.join(changed)} of {entry.name} changed after it was compiled: {again} renews it.")
    return found


def load(path: str | os.PathLike[str]) -> Match:
    """Read a match file that `Match.save` or a table wrote."""
    from hypostyle.engine.saves import read

    return read(path, game)


def bot(name: str, of: Game | str, seed: int | None = None) -> Bot:
    """An opponent by name: "random", "greedy", "uct", "uct:0.1" (seconds of processor time) or "uct:500" (simulations).

    `bot.choose(match.knowledge(seat))` is the id of its choice; it sees nothing but that knowledge. With the same seed
    (and simulations instead of seconds) it chooses the same again; without one a seed is drawn.
    """
    import secrets

    from hypostyle import bots

    found = game(of) if isinstance(of, str) else of
    return bots.make(name, found, secrets.randbits(62) if seed is None else seed)
