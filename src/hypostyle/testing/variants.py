"""The set-ups a game is tested with: every option alone, all together, and for cheap checks every combination."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from hypostyle.engine.game import Game

Variant = dict[str, Any]


def every_variant(game: Game) -> list[Variant]:
    """All combinations of all option values."""
    names = [option.name for option in game.options]
    return [dict(zip(names, values, strict=True)) for values in product(*(option.values for option in game.options))]


def telling_variants(game: Game) -> list[Variant]:
    """Defaults, each other value alone, and all options at their last value."""
    found: list[Variant] = [{option.name: option.values[0] for option in game.options}]
    for option in game.options:
        found += [{**found[0], option.name: value} for value in option.values[1:]]
    found.append({option.name: option.values[-1] for option in game.options})
    return [variant for place, variant in enumerate(found) if variant not in found[:place]]


def set_ups(game: Game, variants: list[Variant]) -> Iterator[tuple[int, Variant]]:
    """Every player count with every variant."""
    return product(game.players, variants)


def short(variant: Variant) -> str:
    """A name for a variant: only what differs from nothing at all."""
    return ",".join(f"{name}={value}" for name, value in variant.items()) or "plain"
