"""The tables that the checkers of others are run at: every game and player count, its variants off and on."""

from typing import Any

import pytest

import hypostyle

GAMES = [hypostyle.game(slug) for slug in ("egizia", "hieroglyph_wall", "imhotep", "mykerinos", "silver_gold_pyramids")]


def every_table() -> list[Any]:
    """Game, seats and options, each combination as a parameter with a readable name."""
    found = []
    for game in GAMES:
        plain = {option.name: option.values[0] for option in game.options}
        full = {option.name: option.values[-1] for option in game.options}
        for seats in game.players:
            for name, options in {"plain": plain, "full": full}.items():
                if options or name == "plain":
                    found.append(pytest.param(game.slug, seats, options, id=f"{game.slug}-{seats}-{name}"))
    return found


def largest_tables() -> list[Any]:
    """Every game once, with most seats and all variants on."""
    return [
        pytest.param(game.slug, game.players[-1], {o.name: o.values[-1] for o in game.options}, id=game.slug)
        for game in GAMES
    ]
