"""Shaken positions by the million: each is played to its end, and what went wrong is printed with how to have it again.

Run `python benchmarks/shaken.py GAME [POSITIONS [FIRST_SEED]]`: all player counts and variants in turn. From each
position every choice is tried and played on for a few decisions, then the match to its end; in every tenth the pieces
are counted. It fails if anything was found. A long run may be cut into parts with first seeds far apart.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[1] / "src")]

import hypostyle
from hypostyle import mode
from hypostyle.engine.errors import DeadEnd
from hypostyle.engine.game import Game
from hypostyle.testing.shaken import Shaking, check_way_on, set_ups, shaken, shaking_of
from hypostyle.testing.variants import short

POSITIONS = 1_000_000
COUNTED = 10  # in every so many-th position the pieces are counted, which costs more than to play it
SHOWN = 20


@dataclass
class Tally:
    """What a run has seen."""

    matches: int = 0
    positions: int = 0
    decisions: int = 0
    found: list[str] = field(default_factory=list)


def run(game: Game, shaking: Shaking, positions: int, first_seed: int) -> Tally:
    """Shake and play until there are so many positions."""
    tally, state = Tally(), game.blank()
    for seats, variant, seed in set_ups(game, first_seed):
        if tally.positions == positions:
            break
        tally.matches += 1
        state.begin(seats, seed, game.option_indices(variant))
        counted = seed % COUNTED == 0
        try:
            if shaken(game, shaking, state, seats, seed, counted):
                tally.positions += 1
                tally.decisions += check_way_on(game, state, seed, counted)
        except (DeadEnd, AssertionError) as error:
            tally.found.append(f"{seats} seats, {short(variant)}, seed {seed}: {error}")
    return tally


def main(slug: str, positions: int, first_seed: int) -> int:
    game = hypostyle.game(slug)
    shaking = shaking_of(game)
    if shaking is None:
        raise SystemExit(f"{slug} is not shaken.")
    started = time.perf_counter()
    tally = run(game, shaking, positions, first_seed)
    seconds = time.perf_counter() - started
    print(
        f"{slug}, {mode.name()}: {tally.positions:,} shaken positions of {tally.matches:,} matches, "
        f"{tally.decisions:,} decisions, {seconds:.0f} s, {len(tally.found)} found"
    )
    print("\n".join(tally.found[:SHOWN]))
    return 1 if tally.found else 0


if __name__ == "__main__":
    given = sys.argv[2:]
    sys.exit(main(sys.argv[1], *[int(number) for number in given], *[POSITIONS, 0][len(given) :]))
