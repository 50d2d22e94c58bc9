"""The research environment beside its peers, measured in one run: PettingZoo, RLCard, Pgx and Catanatron.

Both sides take turns on one core, in processor time of the whole process, so that what else runs on the machine
disturbs little; the median ratio of the rounds counts, and the best rate of each side is shown. A side finds the caches
as the other left them, so a round is long enough for that to weigh little. Actions are drawn before the clock starts
wherever a peer can be made to play the same match again.

Run `python3 run.py bench` once, which installs the peers, then `python3 run.py python benchmarks/research.py [PARTS]`
with any of these parts: steps, batch, rates, decisions, memory.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count, repeat
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[1] / "src")]
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # one core for all, before any library counts them

import numpy as np

import hypostyle
from hypostyle.engine import playout
from hypostyle.engine.state import COMPILED
from hypostyle.research.batch import Batch
from hypostyle.research.pettingzoo import env

ROUNDS = 15
STEPS = 4000  # of an AEC environment in a round
GAMES = 256  # of a batch; with more of them, more of what is kept lies farther from the core
BATCH_STEPS = 400  # of all games of a batch in a round
PGX_GAMES = 1024
PGX_STEPS = 10
ENDLESS = 1_000_000
MEGABYTE = 2**20
MOST_GAMES = 4096  # whose memory is measured
DTYPES = ("float32", "int8")  # of observations
Work = Callable[[], int]  # does a round of work and says how much it was


@dataclass(frozen=True)
class Compared:
    """One line of the report."""

    what: str
    ratio: float
    best_ratio: float
    ours: float
    theirs: float

    def __str__(self) -> str:
        rates = f"{self.ours:>12,.0f} {self.theirs:>12,.0f}"
        return f"{self.what:<52} {rates} {self.ratio:>9.1f}x {self.best_ratio:>9.1f}x"


def race(what: str, ours: Work, theirs: Work, rounds: int = ROUNDS) -> Compared:
    """Let both sides work in turn, each first in every other round."""
    rates: dict[Work, list[float]] = {ours: [], theirs: []}
    for side in rates:
        side()
    for number in range(rounds):
        for side in (ours, theirs) if number % 2 else (theirs, ours):
            rates[side].append(rate_of(side))
    ratios = [mine / other for mine, other in zip(rates[ours], rates[theirs], strict=True)]
    best, other_best = max(rates[ours]), max(rates[theirs])
    return Compared(what, statistics.median(ratios), best / other_best, best, other_best)


def rate_of(side: Work) -> float:
    started = time.process_time()
    amount = side()
    return amount / (time.process_time() - started)


# ---------------------------------------------------------------------- one step at a time
def prepared(made: Any, steps: int) -> list[tuple[int, list[int]]]:
    """Seeds of matches, and random legal actions of each: at least so many in all."""
    dice, found, total = np.random.default_rng(1), [], 0
    for seed in count(1):
        made.reset(seed=seed)
        actions = []
        while True:
            seen, _, ended, cut, _ = made.last()
            if ended or cut:
                break
            actions.append(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
            made.step(actions[-1])
        found.append((seed, actions))
        total += len(actions)
        if total >= steps:
            break
    return found


def stepping(made: Any, steps: int = STEPS) -> Work:
    """AEC steps with observation and mask, as any learner makes them."""
    matches = prepared(made, steps)

    def work() -> int:
        for seed, actions in matches:
            made.reset(seed=seed)
            for action in actions:
                made.last()
                made.step(action)
        return sum(len(actions) for _, actions in matches)

    return work


def uno() -> Work:
    """RLCard's steps; its state has the observation and the legal actions."""
    import rlcard

    made = rlcard.make("uno", config={"seed": 1})
    dice = random.Random(1)

    def work() -> int:
        steps = 0
        while steps < STEPS:
            state, _ = made.reset()
            while not made.is_over():
                state, _ = made.step(dice.choice(list(state["legal_actions"])))
                steps += 1
        return steps

    return work


def steps() -> Iterator[Compared]:
    from pettingzoo.classic import connect_four_v3

    peers = {"PettingZoo connect_four_v3": stepping(connect_four_v3.env()), "RLCard uno": uno()}
    for slug in hypostyle.games():
        for dtype in DTYPES:
            mine = stepping(env(slug, dtype=dtype))
            for name, theirs in peers.items():
                yield race(f"AEC step, {slug} {dtype} / {name}", mine, theirs)


# ---------------------------------------------------------------------- many at once
def batched(slug: str, seats: int, dtype: str) -> Work:
    """Random actions drawn and played, observations and masks written; matches that end begin anew."""
    batch = Batch(slug, GAMES, seats, dtype=dtype)
    actions = np.zeros(GAMES, np.int32)

    def work() -> int:
        for _ in range(BATCH_STEPS):
            batch.step(batch.random_actions(actions))
        return BATCH_STEPS * GAMES

    return work


def rates() -> Iterator[str]:
    """Batches alone: no peer empties the caches between two rounds."""
    for slug in hypostyle.games():
        for seats in hypostyle.game(slug).players:
            for dtype in DTYPES:
                best = max(map(rate_of, repeat(batched(slug, seats, dtype), ROUNDS)))
                yield f"{f'batch alone, {slug} {seats} seats {dtype}':<52} {best:>12,.0f}"


def backgammon() -> Work:
    """Pgx's, compiled for this one core: the same work, drawn by its own generator, beginning anew at the end."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    made = pgx.make("backgammon")
    begin, follow = jax.vmap(made.init), jax.vmap(auto_reset(made.step, made.init))

    def one(carry: Any, key: Any) -> Any:
        drawn, began = jax.random.split(key)
        likings = jnp.where(carry.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(drawn, likings, axis=-1)
        after = follow(carry, actions, jax.random.split(began, PGX_GAMES))
        return after, after.observation.sum()

    many = jax.jit(lambda carry, keys: jax.lax.scan(one, carry, keys))
    keys = jax.random.split(jax.random.PRNGKey(1), PGX_STEPS)
    held = [jax.jit(begin)(jax.random.split(jax.random.PRNGKey(0), PGX_GAMES))]

    def work() -> int:
        held[0], seen = many(held[0], keys)
        seen.block_until_ready()
        return PGX_STEPS * PGX_GAMES

    return work


def batches() -> Iterator[Compared]:
    theirs = backgammon()
    for slug in hypostyle.games():
        for seats in hypostyle.game(slug).players:
            for dtype in DTYPES:
                what = f"batch, {slug} {seats} seats {dtype} / Pgx backgammon"
                yield race(what, batched(slug, seats, dtype), theirs, 5)


# ---------------------------------------------------------------------- bare rules
def random_decisions(slug: str) -> Work:
    """Whole random matches, as `hypostyle simulate` plays them."""
    game = hypostyle.game(slug)
    state = game.new(game.players[-1], 1).state.copy()
    state.listen(False)

    def work() -> int:
        return int(playout.random_games(state, game.players[-1], 1, 100, ENDLESS))

    return work


def catan() -> Work:
    """Catanatron's random players."""
    from catanatron import Color, Game, RandomPlayer

    def work() -> int:
        match = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=1)
        decisions = 0
        while match.winning_color() is None and decisions < 2000:
            match.play_tick()
            decisions += 1
        return decisions

    return work


def decisions() -> Iterator[Compared]:
    theirs = catan()
    for slug in hypostyle.games():
        yield race(f"random decisions, {slug} / Catanatron", random_decisions(slug), theirs, 7)


# ---------------------------------------------------------------------- memory
GROWTH = """
import os, sys
from pathlib import Path
from hypostyle.research.batch import Batch

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

Batch(sys.argv[1], 1, 4, observe=False)  # what is there once, whatever the number of games
before = resident()
batch = Batch(sys.argv[1], int(sys.argv[2]), 4, observe=False)
for _ in range(3):
    batch.step(batch.random_actions())
print(resident() - before, batch.memory)
"""


def memory() -> Iterator[str]:
    """By how much a process grows with a batch, measured in one of its own (Linux)."""
    for slug in hypostyle.games():
        command = [sys.executable, "-c", GROWTH, slug, str(MOST_GAMES)]
        said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
        grown, kept = (int(number) / MEGABYTE for number in said)
        yield f"{slug:<24} {MOST_GAMES} games, 4 seats: process grows by {grown:5.1f} MB, of which rows {kept:5.1f} MB"


PARTS: dict[str, Callable[[], Iterator[Any]]] = {
    "steps": steps,
    "batch": batches,
    "rates": rates,
    "decisions": decisions,
    "memory": memory,
}


def main(parts: list[str]) -> None:
    if not COMPILED:
        sys.exit("The engine runs interpreted: a comparison is made with the compiled one (python3 run.py compile).")
    print(json.dumps({"python": sys.version.split()[0], "load": os.getloadavg()}))
    print(f"{'what / beside what':<52} {'ours/s':>12} {'theirs/s':>12} {'median':>10} {'of bests':>10}")
    for name in parts or PARTS:
        for line in PARTS[name]():
            print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
