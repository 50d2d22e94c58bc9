"""Whether characters play as their sentences say: each against its own level without a leaning, on the same deals.

For every character that leans to something, how much it likes what it takes, from 0 (of the choices that were
searched enough, what it likes least) to 1 (its favourite), beside how much it would like what the same level takes;
not for one that insists, since its level has no plan to keep. What it likes is found out anew, with other dice than
those it chose by. Then three figures as the difference to the same level without a leaning, at the same seat: points
on the score sheet at half time, points only promised at half time, final points of the opponent.

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
from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.match import Match
from hypostyle.minds.characters import CHARACTERS
from hypostyle.minds.leaning import Leaning, bonuses
from hypostyle.minds.levels import manner_of
from hypostyle.minds.mind import Choice, Manner, Mind
from hypostyle.minds.thinking import Budget
from hypostyle.minds.weights import shipped

DEALS = 10
SIMULATIONS = 200
NAMES = ("points at half time", "promised at half time", "final points of the other")


class Watched(Mind):
    """A mind of whose choices it is noted how much a character would like them."""

    leaning: Leaning
    liked: list[float]

    def pick(self, knowledge: Knowledge, choices: list[Choice]) -> int:
        action = super().pick(knowledge, choices)
        assert self.search is not None
        likes = bonuses(
            knowledge, choices, replace(self.leaning, gives_up=1.0), self.plan, self.search, len(self.liked)
        )
        if max(likes.values()) > 0.0:
            self.liked.append(likes.get(action, 0.0))
        return action


def figures(match: Match, game: Game, seat: int) -> list[float]:
    half = match.position(len(match.log) // 2).state
    points = float(game.scores(half)[seat])
    return [points, half.evaluate(seat) - points, float(match.outcome.scores[1 - seat])]


def played(game: Game, seed: int, seat: int, manner: Manner, other: Manner, leaning: Leaning) -> list[float]:
    """The figures of one match, behind how much what was taken is liked."""
    minds: list[Mind] = [Mind(game, 2 * seed + at, other, shipped(game)) for at in range(2)]
    watched = Watched(game, 2 * seed + seat, manner, shipped(game))
    watched.leaning, watched.liked = leaning, []
    minds[seat] = watched
    match = game.new(2, seed)
    play_out(match, minds, seed)
    return [statistics.mean(watched.liked or [0.0]), *figures(match, game, seat)]


def main() -> None:
    game = hypostyle.game(sys.argv[1])
    deals = int(sys.argv[2]) if len(sys.argv) > 2 else DEALS
    simulations = int(sys.argv[3]) if len(sys.argv) > 3 else SIMULATIONS
    for character in CHARACTERS.values():
        manner = replace(manner_of(character, game.slug), budget=Budget(simulations))
        if manner.leaning is None:
            continue
        plain = replace(manner, leaning=None)
        rows, likes = [], []
        for seed in range(deals):
            for seat in range(2):
                with_it, without = (played(game, seed, seat, one, plain, manner.leaning) for one in (manner, plain))
                likes.append((with_it[0], without[0]))
                rows.append([one - two for one, two in zip(with_it[1:], without[1:], strict=True)])
        own, level = (statistics.mean(column) for column in zip(*likes, strict=True))
        told = []
        if manner.leaning.looks_ahead:
            told.append(f"likes what it takes {own:.2f}, what its level takes {level:.2f}")
        for name, column in zip(NAMES, zip(*rows, strict=True), strict=True):
            error = 1.96 * statistics.stdev(column) / len(column) ** 0.5
            told.append(f"{name} {statistics.mean(column):+.1f} ± {error:.1f}")
        print(f"{game.slug} {character.id} ({character.leaning}): {'; '.join(told)}", flush=True)


if __name__ == "__main__":
    main()
