"""Pairs of new matches that one viewer cannot tell apart, found among many seeds; and moves that leave them so."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

import hypostyle
from hypostyle.engine.match import Match
from hypostyle.engine.state import State

SEEDS = 6_000
TWINS = 4


def twins(slug: str, viewer: int, options: dict[str, Any]) -> list[tuple[int, int, list[tuple[int, int]]]]:
    """Pairs of seeds whose matches look alike to a viewer, with the moves up to where they no longer do."""
    found = [
        (one.seed, other.seed, moves_alike(one.state, other.state, viewer, random.Random(one.seed)))
        for one, other in alike(slug, viewer, options)
    ]
    found.sort(key=lambda pair: -len(pair[2]))
    return found[:TWINS]


def alike(slug: str, viewer: int, options: dict[str, Any]) -> Iterator[tuple[Match, Match]]:
    """Pairs of new matches that look alike to a viewer."""
    game, by_look = hypostyle.game(slug), dict[bytes, list[int]]()
    state, choices = game.blank(), game.option_indices(game.new(2, 0, options).options)
    for seed in range(SEEDS):
        state.begin(2, seed, choices)
        by_look.setdefault(state.mask(viewer).to_bytes(), []).append(seed)
    for seeds in by_look.values():
        for one, other in itertools.pairwise(seeds):
            yield game.new(2, one, options), game.new(2, other, options)


def moves_alike(one: State, other: State, viewer: int, dice: random.Random) -> list[tuple[int, int]]:
    """Random moves that are possible in both matches, as long as the viewer cannot tell them apart."""
    moves: list[tuple[int, int]] = []
    while True:
        seat = 0 if one.awaits(0) else 1
        possible = set(other.legal_actions(seat))
        both = [action for action in one.legal_actions(seat) if action in possible]
        if not both:
            return moves
        action = dice.choice(both)
        one.apply(seat, action)
        other.apply(seat, action)
        if one.over or one.mask(viewer).to_bytes() != other.mask(viewer).to_bytes():
            return moves
        moves.append((seat, action))
