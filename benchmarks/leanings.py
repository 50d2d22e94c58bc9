"""Whether characters play as their sentences say: each against its own level without a leaning, on the same deals.

For every character that leans to something, three figures as the difference to the same level without it, at the
same seat: points on the score sheet at half time, points only promised at half time, final points of the opponent.

Run `python benchmarks/leanings.py GAME [DEALS] [SIMULATIONS]`.
"""

from __future__ import annotations

import statistics
import sys
from dataclasses import replace
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[1] / "src")]

import hypostyle
from hypostyle.arena.playing import play_out
from hypostyle.engine.game import Game
from hypostyle.engine.match import Match
from hypostyle.minds.characters import CHARACTERS
from hypostyle.minds.levels import manner_of
from hypostyle.minds.mind import Manner, Mind
from hypostyle.minds.thinking import Budget
from hypostyle.minds.weights import shipped

DEALS = 10
SIMULATIONS = 200
NAMES = ("points at half time", "promised at half time", "final points of the other")


def figures(match: Match, game: Game, seat: int) -> list[float]:
    half = match.position(len(match.log) // 2).state
    points = float(game.scores(half)[seat])
    return [points, half.evaluate(seat) - points, float(match.outcome.scores[1 - seat])]


def played(game: Game, seed: int, seat: int, manner: Manner, other: Manner) -> list[float]:
    minds = [Mind(game, 2 * seed + at, manner if at == seat else other, shipped(game)) for at in range(2)]
    match = game.new(2, seed)
    play_out(match, minds, seed)
    return figures(match, game, seat)


def main() -> None:
    game = hypostyle.game(sys.argv[1])
    deals = int(sys.argv[2]) if len(sys.argv) > 2 else DEALS
    simulations = int(sys.argv[3]) if len(sys.argv) > 3 else SIMULATIONS
    for character in CHARACTERS.values():
        leaning = replace(manner_of(character, game.slug), budget=Budget(simulations))
        if leaning.leaning is None:
            continue
        plain = replace(leaning, leaning=None)
        rows = []
        for seed in range(deals):
            for seat in range(2):
                with_it, without = (played(game, seed, seat, manner, plain) for manner in (leaning, plain))
                rows.append([one - two for one, two in zip(with_it, without, strict=True)])
        told = []
        for name, column in zip(NAMES, zip(*rows, strict=True), strict=True):
            error = 1.96 * statistics.stdev(column) / len(column) ** 0.5
            told.append(f"{name} {statistics.mean(column):+.1f} ± {error:.1f}")
        print(f"{game.slug} {character.id} ({character.leaning}): {'; '.join(told)}", flush=True)


if __name__ == "__main__":
    main()
