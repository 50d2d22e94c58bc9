"""PPO in NumPy: a small network plays thousands of matches against itself in a batch, and soon beats random.

Run `python -m examples.research.ppo GAME [ROUNDS]`.

Every seat is the learner's. Matches are short and only their end is rewarded, so the return of a decision is what its
seat was rewarded with at the end of its match; what the network had expected is taken off it.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from examples.research.contest import share_of_wins
from examples.research.policy import Floats, Policy
from hypostyle.engine.rows import LEAVE, NOBODY
from hypostyle.research.batch import Batch

GAMES = 128  # played between two updates
ROUNDS = 20  # of playing and learning
PASSES = 3  # through what was collected
TOGETHER = 1024  # decisions in one step
CLIP = 0.2  # how far the chance of an action may be moved by one round
CURIOSITY = 0.01  # how much evenly spread chances are worth


@dataclass(frozen=True)
class Collected:
    """Decisions of all seats, with what came of them."""

    observations: Floats
    masks: NDArray[np.int8]
    actions: NDArray[np.int32]
    chances: Floats  # of the action that was chosen
    expected: Floats
    returns: Floats


def collect(batch: Batch, policy: Policy, dice: np.random.Generator) -> Collected:
    """Play all matches of the batch to their end, from new seeds."""
    rows = []
    rewards = np.zeros_like(batch.rewards)
    batch.reset()
    while (asked := np.flatnonzero(batch.movers != NOBODY)).size:
        masks, movers = batch.masks[asked], batch.movers[asked]
        seen = policy.see(batch.observations[asked], masks)
        chosen = policy.draw(seen, dice)
        chances = seen.chances[np.arange(len(asked)), chosen]
        rows.append((seen.observations, masks, chosen, chances, seen.expected, asked, movers))
        actions = np.full(batch.games, LEAVE, np.int32)
        actions[asked] = chosen
        batch.step(actions)
        rewards += batch.rewards
    observations, masks, chosen, chances, expected, games, movers = map(np.concatenate, zip(*rows, strict=True))
    return Collected(observations, masks, chosen, chances, expected, rewards[games, movers])


def improve(policy: Policy, found: Collected, passes: int, dice: np.random.Generator) -> None:
    """Make likelier what went better than expected."""
    better = found.returns - found.expected
    better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(passes):
        for some in np.array_split(dice.permutation(len(better)), max(1, len(better) // TOGETHER)):
            seen = policy.see(found.observations[some], found.masks[some])
            rows, count = np.arange(len(some)), np.float32(len(some))
            ratio = seen.chances[rows, found.actions[some]] / found.chances[some]
            gone_far = np.where(better[some] > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            weight = np.where(gone_far, 0, better[some] * ratio)[:, None]
            by_liking = seen.chances * weight
            by_liking[rows, found.actions[some]] -= weight[:, 0]
            logs = np.log(seen.chances + 1e-9)
            by_liking += CURIOSITY * seen.chances * (logs - (seen.chances * logs).sum(axis=1, keepdims=True))
            policy.move(seen, by_liking / count, (seen.expected - found.returns[some]) / count)


def learn(game: str, rounds: int = ROUNDS, games: int = GAMES, seed: int = 1) -> Policy:
    """A policy for two seats."""
    batch, dice = Batch(game, games, seats=2, seed=seed, autoreset=False), np.random.default_rng(seed)
    policy = Policy(batch.observations.shape[1], batch.masks.shape[1])
    for number in range(rounds):
        found = collect(batch, policy, dice)
        improve(policy, found, PASSES, dice)
        print(f"round {number + 1}: wins {share_of_wins(game, policy.best, 200):.0%} against random", flush=True)
    return policy


def main(game: str, rounds: int) -> None:
    policy = learn(game, rounds)
    print(f"wins {share_of_wins(game, policy.best, 1000):.0%} of 1000 matches against random")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else ROUNDS)
