"""Random games timed in short slices; run as a module it is the other side of a comparison, asked over pipes.

Each request is a line `GAME PLAYERS SEED GAMES REPEATS`, each answer a line `DECISIONS SECONDS` for one repeat.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import Self

from hypostyle import catalog, mode
from hypostyle.engine.errors import HypostyleError
from hypostyle.engine.playout import random_games


def slice_of(slug: str, players: int, seed: int, games: int, repeats: int = 1) -> tuple[int, float]:
    """Decisions and seconds of the same few games; repeated where one pass is too short for the clock."""
    game = catalog.game(slug)
    state = game.blank()
    state.begin(players, seed, game.option_indices(game.new(players, seed).options))
    started = time.perf_counter()
    for _ in range(repeats):
        decisions = random_games(state, players, seed, games, game.longest)
    state.check_ways_on()
    return int(decisions), (time.perf_counter() - started) / repeats


class Interpreted:
    """A second Python that runs the same engine interpreted."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            env={**os.environ, mode.VARIABLE: "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def slice_of(self, slug: str, players: int, seed: int, games: int) -> tuple[int, float]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(slug, players, seed, games, 1, file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline().split()
        if len(answer) != 2:
            raise HypostyleError("The interpreted engine did not answer, so there is nothing to compare with.")
        return int(answer[0]), float(answer[1])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self.process.communicate()


def answer_requests() -> None:
    for line in sys.stdin:
        slug, *numbers = line.split()
        print(*slice_of(slug, *map(int, numbers)), flush=True)


if __name__ == "__main__":
    answer_requests()
