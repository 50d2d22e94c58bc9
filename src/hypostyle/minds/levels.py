"""How well each level and each character plays: the one place that turns them into the manner of a mind."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from hypostyle.engine.state import COMPILED
from hypostyle.minds.characters import Character
from hypostyle.minds.leaning import Leaning
from hypostyle.minds.mind import Manner
from hypostyle.minds.thinking import Budget

INTERPRETED_SECONDS = 1.0  # nobody waits longer while the engine is not compiled yet
FOLDER = Path(__file__).parent


@cache
def table(name: str) -> dict[str, Any]:
    with (FOLDER / name).open("rb") as file:
        return tomllib.load(file)


def told(name: str, what: str, slug: str) -> dict[str, Any]:
    """What a table says of something: as of every game, but for what this game says otherwise."""
    everywhere = table(name)
    return {**everywhere[what], **everywhere.get(slug, {}).get(what, {})}


def manner_of_level(level: int, slug: str) -> Manner:
    """How a level plays a game."""
    chosen = told("levels.toml", f"level{level}", slug)
    seconds = chosen.get("seconds", None if COMPILED else INTERPRETED_SECONDS)
    return Manner(Budget(chosen.get("simulations"), seconds), chosen["carelessness"])


def manner_of(character: Character, slug: str) -> Manner:
    """How a character plays a game: as its level, with a leaning of its own."""
    level = manner_of_level(character.level, slug)
    if not character.leaning:
        return level
    leaning = Leaning(**told("leanings.toml", character.leaning, slug))
    return replace(level, budget=level.budget.part(leaning.effort), leaning=leaning)
