"""Learning by imitation: a small network learns from recorded matches to choose as those did who won them.

Run `hypostyle simulate imhotep --bots uct:100 --games 100 --record matches.parquet`, then
`python -m examples.research.imitation matches.parquet`.
"""

from __future__ import annotations

import sys

import numpy as np

from examples.research.contest import share_of_wins
from examples.research.policy import Policy
from hypostyle.research.recording import Recording

PASSES = 8  # through all decisions
TOGETHER = 256  # decisions in one step
KEPT_BACK = 10  # one of so many decisions is only used to check


def learn(file: str, passes: int = PASSES) -> tuple[Policy, float, float]:
    """The policy; how often it agrees with decisions it has not learned from; how often chance would."""
    data = Recording(file).arrays()
    observations, masks, actions = data["observations"], data["masks"], data["actions"]
    policy = Policy(observations.shape[1], masks.shape[1])
    choices = masks.sum(axis=1)
    worth = np.flatnonzero((choices > 1) & (data["wins"] == 1))  # there was something to choose, and who chose has won
    dice = np.random.default_rng(1)
    order = dice.permutation(worth)
    checked, learned = order[::KEPT_BACK], np.delete(order, slice(None, None, KEPT_BACK))
    for _ in range(passes):
        for some in np.array_split(dice.permutation(learned), max(1, len(learned) // TOGETHER)):
            seen, count = policy.see(observations[some], masks[some]), np.float32(len(some))
            by_liking = seen.chances.copy()
            by_liking[np.arange(len(some)), actions[some]] -= 1  # the slope of -log(chance of what was chosen)
            policy.move(seen, by_liking / count, (seen.expected - data["wins"][some]) / count)
    agrees = (policy.best(observations[checked], masks[checked]) == actions[checked]).mean()
    return policy, float(agrees), float((1 / choices[checked]).mean())


def main(file: str) -> None:
    policy, agrees, by_chance = learn(file)
    game = Recording(file).header.game
    print(f"agrees with {agrees:.0%} of the decisions kept back; chance would with {by_chance:.0%}")
    print(f"wins {share_of_wins(game, policy.best, 1000):.0%} of 1000 matches against random")


if __name__ == "__main__":
    main(sys.argv[1])
