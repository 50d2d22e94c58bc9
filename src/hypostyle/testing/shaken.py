"""Shaken positions: rare but consistent ones, written into the state of a random match and played on from there."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from random import Random
from typing import Any

from hypostyle.engine.game import Game
from hypostyle.engine.playout import every_way_on, play_on, random_game
from hypostyle.engine.state import State
from hypostyle.testing.variants import Variant, every_variant

SHAKES = "hypostyle.testing.shakes"
AHEAD = 6  # random decisions after each choice of a shaken position


class Dice(Random):
    """Chance for shaking, which draws hundreds of times a position: from short rows a fraction is fair enough."""

    def choice(self, seq: Any) -> Any:
        return seq[int(self.random() * len(seq))]


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


def shaken(game: Game, shaking: Shaking, state: State, seats: int, seed: int, counted: bool = True) -> bool:
    """Play a random match to anywhere, then shake it; False if it ended before it could be. If it is to be counted, no
    piece may come or go."""
    dice = Dice(seed)
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
    before = game.pieces(state, game.content) if counted else {}
    shaking.shake(state, dice)
    after = game.pieces(state, game.content) if counted else {}
    assert after == before, f"seed {seed} with {seats} seats: shaking made or lost a piece"
    return True


def check_around(state: State, seed: int) -> int:
    """Whatever is chosen next there is a choice after it, and after that; returns the decisions taken."""
    work = state.copy()
    decisions = int(every_way_on(work, state, seed, AHEAD))
    work.check_ways_on()
    return decisions


def check_way_on(game: Game, state: State, seed: int, counted: bool = True) -> int:
    """Play a position to its end: there is always a choice, and no piece is lost; returns the decisions taken."""
    before = game.pieces(state, game.content) if counted else {}
    decisions = check_around(state, seed)
    decisions += int(play_on(state, seed, game.longest))
    state.check_ways_on()
    assert state.over, f"a shaken position does not end within {game.longest} decisions"
    after = game.pieces(state, game.content) if counted else {}
    assert after == before, "a shaken position lost a piece"
    return decisions


def set_ups(game: Game, first_seed: int) -> Iterator[tuple[int, Variant, int]]:
    """Player counts, variants and seeds without end; all of them in turn."""
    variants = every_variant(game)
    for seed in count(first_seed):
        yield game.players[seed % len(game.players)], variants[seed // len(game.players) % len(variants)], seed
