"""How well each level and each character plays: the one place that turns them into the manner of a mind."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from hypostyle.engine.state import COMPILED
from hypostyle.minds.characters import Character
from hypostyle.minds.leaning import Leaning
from hypostyle.minds.mind import Manner
from hypostyle.minds.thinking import Budget

INTERPRETED_SECONDS = 1.0  # nobody waits longer while the engine is not compiled yet
FILE = Path(__file__).with_name("levels.toml")

# What the leanings of characters.toml weigh.
LEANINGS = {
    "": None,
    "rushes": Leaning(rushes=1.0, gives_up=0.06),
    "hoards": Leaning(hoards=1.0, gives_up=0.06),
    "hinders": Leaning(watches=1.0, gives_up=0.04),
    "insists": Leaning(insists=1.0, gives_up=0.04),
    "builds": Leaning(hoards=1.0, rushes=-0.5, gives_up=0.02),
    "watches": Leaning(watches=1.0, gives_up=0.02),
    "yields": Leaning(hoards=1.0, gives_up=0.005),
}


@cache
def table() -> dict[str, Any]:
    with FILE.open("rb") as file:
        return tomllib.load(file)


def manner_of_level(level: int, slug: str) -> Manner:
    """How a level plays a game: as every game, but for what this game says otherwise."""
    everywhere = table()
    chosen = everywhere[f"level{level}"] | everywhere.get(slug, {}).get(f"level{level}", {})
    seconds = chosen.get("seconds", None if COMPILED else INTERPRETED_SECONDS)
    return Manner(Budget(chosen.get("simulations"), seconds), chosen["carelessness"])


def manner_of(character: Character, slug: str) -> Manner:
    """How a character plays a game: as its level, with a leaning of its own."""
    level = manner_of_level(character.level, slug)
    return Manner(level.budget, level.carelessness, LEANINGS[character.leaning])
