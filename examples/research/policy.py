"""A small policy in NumPy: one hidden layer, a chance for every legal action, and the reward it expects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Numbers = NDArray[np.integer[Any]]
IMPOSSIBLE = np.float32(-1e9)  # what an action that is not legal is liked
STEADY = (0.9, 0.999)  # how much of the past Adam keeps: of the slope, and of its square
TINY = 1e-8


@dataclass(frozen=True)
class Seen:
    """What the policy makes of some positions."""

    observations: Floats
    hidden: Floats
    chances: Floats  # by position and action; 0 for those that are not legal
    expected: Floats  # reward, by position


class Policy:
    """Weights, and how they are moved (Adam)."""

    def __init__(self, places: int, actions: int, hidden: int = 64, seed: int = 0, rate: float = 1e-3) -> None:
        dice = np.random.default_rng(seed)
        self.rate, self.updates = rate, 0
        self.weights: dict[str, Floats] = {
            "hidden": (dice.standard_normal((places, hidden)) / 8).astype(np.float32),
            "hidden_bias": np.zeros(hidden, np.float32),
            "liking": np.zeros((hidden, actions), np.float32),
            "liking_bias": np.zeros(actions, np.float32),
            "value": np.zeros((hidden, 1), np.float32),
            "value_bias": np.zeros(1, np.float32),
        }
        self.slopes = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}

    def see(self, observations: Floats, masks: NDArray[np.int8]) -> Seen:
        """Chances and expectations for positions in which at least one action is legal."""
        weights = self.weights
        hidden = np.maximum(observations @ weights["hidden"] + weights["hidden_bias"], 0)
        liking = np.where(masks == 1, hidden @ weights["liking"] + weights["liking_bias"], IMPOSSIBLE)
        chances = np.exp(liking - liking.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return Seen(observations, hidden, chances, (hidden @ weights["value"] + weights["value_bias"])[:, 0])

    def move(self, seen: Seen, by_liking: Floats, by_expected: Floats) -> None:
        """One step against the slope of a loss, given by its slopes along likings and expectations."""
        weights = self.weights
        by_value = by_expected[:, None]
        by_hidden = (by_liking @ weights["liking"].T + by_value @ weights["value"].T) * (seen.hidden > 0)
        found = {
            "hidden": seen.observations.T @ by_hidden,
            "hidden_bias": by_hidden.sum(axis=0),
            "liking": seen.hidden.T @ by_liking,
            "liking_bias": by_liking.sum(axis=0),
            "value": seen.hidden.T @ by_value,
            "value_bias": by_value.sum(axis=0),
        }
        self.updates += 1
        first, second = STEADY
        for name, slope in found.items():
            self.slopes[name] += (1 - first) * (slope - self.slopes[name])
            self.squares[name] += (1 - second) * (slope * slope - self.squares[name])
            ahead = self.slopes[name] / (1 - first**self.updates)
            size = np.sqrt(self.squares[name] / (1 - second**self.updates)) + TINY
            weights[name] -= np.float32(self.rate) * (ahead / size)

    def draw(self, seen: Seen, dice: np.random.Generator) -> NDArray[np.int32]:
        """An action for each position, by its chances."""
        heights = seen.chances.cumsum(axis=1)
        drawn = dice.random((len(heights), 1), np.float32) * heights[:, -1:]
        found: NDArray[np.int32] = (heights <= drawn).sum(axis=1).astype(np.int32)
        return found

    def best(self, observations: Floats, masks: NDArray[np.int8]) -> NDArray[np.int32]:
        """The likeliest action of each position."""
        found: NDArray[np.int32] = self.see(observations, masks).chances.argmax(axis=1).astype(np.int32)
        return found
