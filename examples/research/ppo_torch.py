"""PPO in PyTorch: the same as ppo.py, for whoever has a larger network in mind.

Run `pip install torch`, then `python -m examples.research.ppo_torch imhotep`.

The tests check its types and do not run it: PyTorch is larger than everything else here together.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.distributions import Categorical

from examples.research.contest import share_of_wins
from hypostyle.engine.rows import LEAVE, NOBODY
from hypostyle.research.batch import Batch

GAMES = 128  # played between two updates
ROUNDS = 20  # of playing and learning
PASSES = 3  # through what was collected
TOGETHER = 1024  # decisions in one step
HIDDEN = 128
RATE = 1e-3
CLIP = 0.2  # how far the chance of an action may be moved by one round
CURIOSITY = 0.01  # how much evenly spread chances are worth
IMPOSSIBLE = -1e9  # what an action that is not legal is liked


class Policy:
    """A body that reads an observation, a liking for every action, and the reward that is expected."""

    def __init__(self, places: int, actions: int) -> None:
        self.body = nn.Sequential(nn.Linear(places, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.liking = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)
        parts = (self.body, self.liking, self.value)
        self.optimizer = torch.optim.Adam([weight for part in parts for weight in part.parameters()], RATE)

    def see(self, observations: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        """Chances of the actions, and the reward that is expected."""
        hidden = self.body(observations)
        liking = torch.where(masks == 1, self.liking(hidden), IMPOSSIBLE)
        return Categorical(logits=liking), self.value(hidden).squeeze(-1)

    def best(self, observations: NDArray[Any], masks: NDArray[np.int8]) -> NDArray[np.int32]:
        """The likeliest action of each position."""
        with torch.no_grad():
            chances, _ = self.see(torch.from_numpy(observations), torch.from_numpy(masks))
        found: NDArray[np.int32] = chances.logits.argmax(dim=-1).numpy().astype(np.int32)
        return found


@dataclass(frozen=True)
class Collected:
    """Decisions of all seats, with what came of them."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    logs: Tensor  # of the chances of what was chosen
    expected: Tensor
    returns: Tensor


def collect(batch: Batch, policy: Policy) -> Collected:
    """Play all matches of the batch to their end, from new seeds."""
    rows: list[tuple[Tensor, ...]] = []
    rewards = np.zeros_like(batch.rewards)
    batch.reset()
    while (asked := np.flatnonzero(batch.movers != NOBODY)).size:
        observations, masks = torch.from_numpy(batch.observations[asked]), torch.from_numpy(batch.masks[asked])
        with torch.no_grad():
            chances, expected = policy.see(observations, masks)
        chosen = chances.sample()
        who = torch.from_numpy(asked), torch.from_numpy(batch.movers[asked]).long()
        rows.append((observations, masks, chosen, chances.log_prob(chosen), expected, *who))
        actions = np.full(batch.games, LEAVE, np.int32)
        actions[asked] = chosen.numpy()
        batch.step(actions)
        rewards += batch.rewards
    seen, masks, chosen, logs, expected, games, movers = (torch.cat(column) for column in zip(*rows, strict=True))
    return Collected(seen, masks, chosen, logs, expected, torch.from_numpy(rewards)[games, movers])


def improve(policy: Policy, found: Collected) -> None:
    """Make likelier what went better than expected."""
    better = found.returns - found.expected
    better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(PASSES):
        for some in torch.randperm(len(better)).split(TOGETHER):
            chances, expected = policy.see(found.observations[some], found.masks[some])
            ratio = (chances.log_prob(found.actions[some]) - found.logs[some]).exp()
            near = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.minimum(ratio * better[some], near * better[some])
            wrong = (expected - found.returns[some]) ** 2 / 2
            loss = (wrong - gain - CURIOSITY * chances.entropy()).mean()
            policy.optimizer.zero_grad()
            loss.backward()
            policy.optimizer.step()


def learn(game: str, rounds: int = ROUNDS, games: int = GAMES, seed: int = 1) -> Policy:
    """A policy for two seats."""
    torch.manual_seed(seed)
    batch = Batch(game, games, seats=2, seed=seed, autoreset=False)
    policy = Policy(batch.observations.shape[1], batch.masks.shape[1])
    for number in range(rounds):
        improve(policy, collect(batch, policy))
        print(f"round {number + 1}: wins {share_of_wins(game, policy.best, 200):.0%} against random", flush=True)
    return policy


if __name__ == "__main__":
    learn(sys.argv[1])
