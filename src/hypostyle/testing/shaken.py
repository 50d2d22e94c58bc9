"""Shaken positions: rare but consistent ones, written into the state of a random match and played on from there."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from random import Random
from typing import Any

from hypostyle.engine.game import Game
from hypostyle.engine.playout import play_on, random_game
from hypostyle.engine.state import State
from hypostyle.testing.variants import Variant, every_variant

SHAKES = "hypostyle.testing.shakes"
LOOKED_AT = 40  # positions around a shaken one


@dataclass(frozen=True)
class Shaking:
    """When a game may be shaken, and how: the effects of its own rules, out of turn, and rows written anew."""

    ready: Callable[[Any, Random], bool]  # whether the open decision stays sound, whatever is shaken
    shake: Callable[[Any, Random], None]


def shaking_of(game: Game) -> Shaking | None:
    """That of a game of the hall; a game from outside brings its own (`every_check`) or is not shaken."""
    name = f"{SHAKES}.{game.slug}"
    if find_spec(name) is None:
        return None
    module = import_module(name)
    return Shaking(module.ready, module.shake)


def shaken(game: Game, shaking: Shaking, state: State, seats: int, seed: int) -> bool:
    """Play a random match to anywhere, then shake it; False if it ended before it could be."""
    dice = Random(seed)
    steps = int(random_game(state, seats, seed, game.longest))
    state.check_ways_on()
    random_game(state, seats, seed, dice.randrange(steps))
    for step in range(game.longest):
        if state.over:
            return False
        if shaking.ready(state, dice):
            break
        play_on(state, seed + step, 1)
        state.check_ways_on()
    before = game.pieces(state, game.content)
    shaking.shake(state, dice)
    assert game.pieces(state, game.content) == before, f"seed {seed} with {seats} seats: shaking made or lost a piece"
    return True


def check_around(state: State, seats: int, seed: int) -> None:
    """Whatever is chosen next, and after that: up to so many positions around this one all have a choice."""
    dice = Random(seed)
    waiting = [state]
    for _ in range(LOOKED_AT):
        if not waiting:
            return
        here = waiting.pop(dice.randrange(len(waiting)))
        for seat in range(seats):
            for action in here.legal_actions(seat):  # raises where there is none
                after = here.copy()
                after.apply(seat, action)
                waiting.append(after)


def check_way_on(game: Game, state: State, seed: int) -> int:
    """Play a position to its end: there is always a choice, and no piece is lost; returns the decisions taken."""
    before = game.pieces(state, game.content)
    check_around(state, state.seats, seed)
    decisions = int(play_on(state, seed, game.longest))
    state.check_ways_on()
    assert state.over, f"a shaken position does not end within {game.longest} decisions"
    assert game.pieces(state, game.content) == before, "a shaken position lost a piece"
    return decisions


def set_ups(game: Game, first_seed: int) -> Iterator[tuple[int, Variant, int]]:
    """Player counts, variants and seeds without end; all of them in turn."""
    variants = every_variant(game)
    for seed in count(first_seed):
        yield game.players[seed % len(game.players)], variants[seed // len(game.players) % len(variants)], seed
