"""Whether characters play as their sentences say, and as well as their level: each against its own level, same deals.

For every character that leans to something one figure (`OWN`), as the difference to its level without a leaning at the
same seat on the same deals, and the share of the matches it won against its level.

Run `python benchmarks/leanings.py GAME [DEALS] [CHARACTER ...]`.
"""

from __future__ import annotations

import statistics
import sys
from dataclasses import replace
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[1] / "src")]

import hypostyle
from hypostyle.arena.intervals import interval_of, share_of
from hypostyle.arena.playing import play_out
from hypostyle.engine.game import Game
from hypostyle.engine.match import Match
from hypostyle.minds.characters import CHARACTERS, Character
from hypostyle.minds.levels import manner_of, manner_of_level
from hypostyle.minds.mind import Manner, Mind
from hypostyle.minds.thinking import Budget
from hypostyle.minds.weights import shipped

DEALS = 20
FIRST_SEED = 7_000_000  # no other figure has these deals
IN_PLACE_OF_SECONDS = Budget(simulations=1500)  # of the strongest, whose matches take minutes
TOLD = {
    "more": "points on the sheet over points promised, at half time",
    "later": "points promised over points on the sheet, at half time",
    "less for you": "final points that the opponent does not get",
    "one line": "hundredths of its final points that stand on its best line",
}
OWN = {  # the figure of each leaning
    "rushes": "more",
    "hoards": "later",
    "builds": "later",
    "yields": "later",
    "hinders": "less for you",
    "watches": "less for you",
    "insists": "one line",
}


def figures(match: Match, game: Game, seat: int) -> dict[str, float]:
    half = match.position(len(match.log) // 2).state
    points = float(game.scores(half)[seat])
    promised = half.evaluate(seat) - points
    lines = [match.state.points(seat, line) for line in range(len(game.lines))]
    return {
        "more": points - promised,
        "later": promised - points,
        "less for you": -float(match.outcome.scores[1 - seat]),
        "one line": 100.0 * max(lines) / max(1, sum(lines)),
    }


def played(game: Game, seed: int, seat: int, manner: Manner, other: Manner) -> tuple[dict[str, float], float]:
    """The figures of a seat, and its share of the win."""
    minds = [Mind(game, 2 * seed + at, manner if at == seat else other, shipped(game)) for at in range(2)]
    match = game.new(2, seed)
    play_out(match, minds, seed)
    winners = match.outcome.winners
    return figures(match, game, seat), 1.0 / len(winners) if seat in winners else 0.0


def affordable(manner: Manner) -> Manner:
    return manner if manner.budget.seconds is None else replace(manner, budget=IN_PLACE_OF_SECONDS)


def measure(game: Game, character: Character, deals: int) -> str:
    plain = affordable(manner_of_level(character.level, game.slug))
    leaning = manner_of(character, game.slug)
    assert leaning.leaning is not None, f"{character.id} leans to nothing"
    leaning = replace(leaning, budget=plain.budget.part(leaning.leaning.effort))
    own = OWN[character.leaning]
    more, won = [], []
    for seed in range(FIRST_SEED, FIRST_SEED + deals):
        shares = 0.0
        for seat in range(2):
            with_it, share = played(game, seed, seat, leaning, plain)
            without, _ = played(game, seed, seat, plain, plain)
            more.append(with_it[own] - without[own])
            shares += share
        won.append((shares, 2))
    error = 1.96 * statistics.stdev(more) / len(more) ** 0.5
    low, high = interval_of(won)
    return (
        f"{game.slug} {character.id} ({character.leaning}): {statistics.mean(more):+.1f} ± {error:.1f} {TOLD[own]};"
        f" won {100 * share_of(won):.0f} % ({100 * low:.0f} to {100 * high:.0f}) of {2 * deals}"
    )


def main() -> None:
    game = hypostyle.game(sys.argv[1])
    deals = int(sys.argv[2]) if len(sys.argv) > 2 else DEALS
    leaning = {name: one for name, one in CHARACTERS.items() if one.leaning}
    asked = sys.argv[3:] or list(leaning)
    for name in asked:
        if name not in leaning:
            sys.exit(f"{name!r} is nobody with a leaning; allowed are {', '.join(leaning)}.")
    for name in asked:
        print(measure(game, leaning[name], deals), flush=True)


if __name__ == "__main__":
    main()
