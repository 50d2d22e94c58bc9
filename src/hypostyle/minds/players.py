"""The minds by name: five levels, ten characters, and `net`, the bare search with any weights."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from hypostyle.bots.names import BUDGET, SIMULATIONS, TIME, Maker, Setting
from hypostyle.engine.game import Game
from hypostyle.minds import weights as files
from hypostyle.minds.characters import CHARACTERS, LEVELS
from hypostyle.minds.levels import manner_of, manner_of_level
from hypostyle.minds.mind import Manner, Mind
from hypostyle.minds.thinking import Budget

THREADS, WEIGHTS = "threads", "weights"
MOST_THREADS = 64
NET_SECONDS = 0.5


def between(least: float, most: float) -> Setting:
    """A number that a search can go on with: neither endless nor none at all."""

    def read(text: str) -> float:
        value = float(text)
        if not least <= value <= most:
            raise ValueError
        return value

    return Setting(read, f"a number from {least:g} to {most:g}")


def whole(least: int, most: int) -> Setting:
    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and least <= int(text) <= most):
            raise ValueError
        return int(text)

    return Setting(read, f"a whole number from {least} to {most}")


SETTINGS = {**BUDGET, THREADS: whole(1, MOST_THREADS)}
TUNING = {  # of the search: engine/game.py, MindSettings
    "exploration": between(0, 100),
    "caution": between(0, 1),
    "insight": between(0, 1000),
    "rollout": between(0, 1),
    "estimate": between(0, 1),
    "lead_weight": between(0, 1),
    "beliefs": whole(0, 1000),
    "patience": whole(1, 1000),
}
NET_SETTINGS = {**SETTINGS, WEIGHTS: Setting(Path, "a file of weights, or - for none"), **TUNING}


def with_settings(manner: Manner, settings: Mapping[str, Any]) -> Manner:
    """A manner with another budget or more threads, where a name asks for it."""
    if TIME in settings or SIMULATIONS in settings:
        manner = replace(manner, budget=Budget(settings.get(SIMULATIONS), settings.get(TIME)))
    return replace(manner, threads=settings.get(THREADS, 1))


def player(manner: Callable[[Game], Manner]) -> Maker:
    """A maker of minds with the weights that came with the game."""

    def make(game: Game, seed: int, settings: Mapping[str, Any]) -> Mind:
        return Mind(game, seed, with_settings(manner(game), settings), files.shipped(game))

    return Maker(make, SETTINGS)


def make_net(game: Game, seed: int, settings: Mapping[str, Any]) -> Mind:
    asked = settings.get(WEIGHTS)
    if asked is None:
        weights = files.shipped(game)
    else:
        weights = None if str(asked) == "-" else files.load(asked, game)
    tuned = {name: settings[name] for name in TUNING if name in settings}
    return Mind(game, seed, with_settings(Manner(Budget(seconds=NET_SECONDS)), settings), weights, tuned)


MAKERS: dict[str, Maker] = {
    **{f"level{level}": player(lambda game, level=level: manner_of_level(level, game.slug)) for level in LEVELS},  # type: ignore[misc]
    **{
        name: player(lambda game, who=character: manner_of(who, game.slug))  # type: ignore[misc]
        for name, character in CHARACTERS.items()
    },
    "net": Maker(make_net, NET_SETTINGS),
}
