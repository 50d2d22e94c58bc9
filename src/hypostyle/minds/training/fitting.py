"""Fits the weights of a network to samples: Adam on NumPy, sparse in the first layer."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy import sparse

from hypostyle.engine.game import Game
from hypostyle.engine.limits import SEAT_LIMIT
from hypostyle.minds import weights as files
from hypostyle.minds.sizes import FIXED, HIDDEN, OUTPUTS, SECOND
from hypostyle.minds.training.samples import Arrays
from hypostyle.minds.weights import Weights

Layers = dict[str, Any]
BATCH = 1024
WARM_UP = 50  # steps until the full rate
DECAY = 1e-4
HELD_OUT = 0.05  # matches that are not learned from
LARGEST = 30000.0  # so that sums of the first layer stay far from the ends of their whole numbers


@dataclass(frozen=True)
class Recipe:
    """How to fit."""

    epochs: int = 2
    rate: float = 1.2e-3
    trust: float = 0.75  # in what the search foresaw, against how the match ended
    policy: float = 0.5  # weight of the likings beside the values
    seed: int = 1


@dataclass(frozen=True)
class Fitted:
    """What fitting gave: layers, and errors on the matches that were held out."""

    layers: Layers
    value_error: float
    policy_error: float


def first_layers(game: Game, seed: int) -> Layers:
    """Random layers to begin with."""
    inputs = game.inputs
    assert inputs is not None
    dice = np.random.default_rng(seed)

    def normal(rows: int, columns: int, scale: float) -> Any:
        return (dice.standard_normal((rows, columns)) * scale).astype(np.float32)

    return {
        "first_weights": normal(len(inputs.places), HIDDEN, 0.06),
        "first_bias": np.zeros(HIDDEN, np.float32),
        "second_weights": normal(HIDDEN, SECOND, (2 / HIDDEN) ** 0.5),
        "second_bias": np.zeros(SECOND, np.float32),
        "value_weights": normal(SECOND, OUTPUTS, 0.3 * (1 / SECOND) ** 0.5),
        "value_bias": np.zeros(OUTPUTS, np.float32),
        "policy_weights": normal(SECOND, game.words.action_count, 0.05),
        "policy_bias": np.zeros(game.words.action_count, np.float32),
    }


class Fitting:
    """One fitting of one game's network."""

    def __init__(self, game: Game, samples: Arrays, recipe: Recipe) -> None:
        assert game.inputs is not None
        self.recipe = recipe
        counts = samples["counts"]
        scale = np.array([place.scale for place in game.inputs.places], np.float32)
        ends = np.concatenate([[0], np.cumsum(counts[:, 0])])
        values = samples["amounts"] * scale[samples["places"]]
        self.inputs = sparse.csr_matrix((values, samples["places"], ends), (len(counts), len(game.inputs.places)))
        self.action_ends = np.concatenate([[0], np.cumsum(counts[:, 1])])
        self.actions, self.visits = samples["actions"], samples["visits"]
        half = 2 * SEAT_LIMIT
        self.ended = samples["targets"][:, :half]
        self.targets = (1 - recipe.trust) * self.ended + recipe.trust * samples["targets"][:, half:]
        seats = counts[:, 2:3]
        self.counted = np.tile(np.arange(SEAT_LIMIT)[None, :] < seats, 2).astype(np.float32)
        matches = counts[:, 3]
        last = int(matches.max()) + 1
        held = np.random.default_rng(recipe.seed).random(last) < HELD_OUT
        self.learned = np.flatnonzero(~held[matches])
        self.held_out = np.flatnonzero(held[matches])

    def run(self, layers: Layers, tell: Callable[[int], None]) -> Fitted:
        layers = {name: layer.copy() for name, layer in layers.items()}
        mean = {name: np.zeros_like(layer) for name, layer in layers.items()}
        square = {name: np.zeros_like(layer) for name, layer in layers.items()}
        dice = np.random.default_rng(self.recipe.seed)
        total = self.recipe.epochs * max(1, len(self.learned) // BATCH)
        step = 0
        for epoch in range(self.recipe.epochs):
            order = dice.permutation(self.learned)
            for start in range(0, max(1, len(order) - BATCH + 1), BATCH):
                step += 1
                rate = self.recipe.rate * min(1.0, step / WARM_UP) * (0.5 + 0.5 * np.cos(np.pi * step / (total + 1)))
                gradients = self.gradients(layers, order[start : start + BATCH])
                for name, gradient in gradients.items():
                    mean[name] += 0.1 * (gradient - mean[name])
                    square[name] += 0.001 * (gradient * gradient - square[name])
                    change = mean[name] / (1 - 0.9**step) / (np.sqrt(square[name] / (1 - 0.999**step)) + 1e-8)
                    decay = DECAY * layers[name] if layers[name].ndim > 1 else 0.0
                    layers[name] -= (rate * (change + decay)).astype(np.float32)
            tell(epoch + 1)
        return Fitted(layers, *self.errors(layers))

    def forward(self, layers: Layers, rows: Any) -> tuple[Any, Any, Any, Any]:
        read = self.inputs[rows]
        hidden = np.maximum(read @ layers["first_weights"] + layers["first_bias"], 0)
        second = np.maximum(hidden @ layers["second_weights"] + layers["second_bias"], 0)
        output = 1 / (1 + np.exp(-(second @ layers["value_weights"] + layers["value_bias"])))
        return read, hidden, second, output

    def likings(self, layers: Layers, rows: Any, second: Any) -> tuple[Any, Any, Any, Any]:
        """Of each legal action: its row, itself, the probability it has and the part of the visits it had."""
        lengths = self.action_ends[rows + 1] - self.action_ends[rows]
        row = np.repeat(np.arange(len(rows)), lengths)
        starts = np.cumsum(lengths) - lengths
        place = np.repeat(self.action_ends[rows] - starts, lengths) + np.arange(lengths.sum())
        action = self.actions[place]
        liking = np.einsum("ij,ij->i", second[row], layers["policy_weights"].T[action]) + layers["policy_bias"][action]
        highest = np.maximum.reduceat(liking, starts)
        power = np.exp(liking - highest[row])
        chance = power / np.add.reduceat(power, starts)[row]
        visits = self.visits[place]
        return row, action, chance, visits / np.add.reduceat(visits, starts)[row]

    def gradients(self, layers: Layers, rows: Any) -> Layers:
        read, hidden, second, output = self.forward(layers, rows)
        wrong = (output - self.targets[rows]) * self.counted[rows] / len(rows)
        found = {"value_weights": second.T @ wrong, "value_bias": wrong.sum(0)}
        back = wrong @ layers["value_weights"].T
        row, action, chance, wanted = self.likings(layers, rows, second)
        missed = (self.recipe.policy / len(rows) * (chance - wanted)).astype(np.float32)
        spread = sparse.csr_matrix((missed, (row, action)), (len(rows), layers["policy_bias"].size))
        found["policy_weights"] = (spread.T @ second).T
        found["policy_bias"] = np.bincount(action, missed, layers["policy_bias"].size).astype(np.float32)
        back = (back + spread @ layers["policy_weights"].T) * (second > 0)
        found["second_weights"] = hidden.T @ back
        found["second_bias"] = back.sum(0)
        back = (back @ layers["second_weights"].T) * (hidden > 0)
        found["first_weights"] = read.T @ back
        found["first_bias"] = back.sum(0)
        return found

    def errors(self, layers: Layers) -> tuple[float, float]:
        """On held-out matches: squared error of the reader's share of the win, and cross entropy of the likings."""
        rows = self.held_out[:20000]
        if not len(rows):
            return float("nan"), float("nan")
        _, _, second, output = self.forward(layers, rows)
        row, _, chance, wanted = self.likings(layers, rows, second)
        value = float(((output[:, 0] - self.ended[rows, 0]) ** 2).mean())
        return value, float(-np.bincount(row, wanted * np.log(chance + 1e-9)).mean())


def weights_of(game: Game, layers: Layers, card: dict[str, str]) -> Weights:
    """Layers as a search takes them over: whole numbers in the first layer, its scales worked in."""
    assert game.inputs is not None
    scale = np.array([place.scale for place in game.inputs.places], np.float64)[:, None]

    def whole(layer: Any) -> array[int]:
        numbers = np.rint(np.clip(layer * FIXED, -LARGEST * FIXED, LARGEST * FIXED)).astype(np.int32)
        return array("i", numbers.tobytes())

    taken: dict[str, Any] = {
        "first_weights": whole(layers["first_weights"] * scale),
        "first_bias": whole(layers["first_bias"].astype(np.float64)),
    }
    for name in ("second_weights", "second_bias", "value_weights", "value_bias", "policy_bias"):
        taken[name] = array("d", layers[name].astype(np.float64).ravel().tobytes())
    taken["policy_weights"] = array("d", layers["policy_weights"].T.astype(np.float64).ravel().tobytes())
    return Weights(taken, card)


def layers_of(game: Game, weights: Weights) -> Layers:
    """The layers that fitting goes on with, from weights as a search takes them over."""
    assert game.inputs is not None
    layers = {
        name: np.array(weights.layers[name], np.float64).reshape(shape) for name, shape in files.shapes(game).items()
    }
    layers["first_weights"] /= FIXED * np.array([place.scale for place in game.inputs.places], np.float64)[:, None]
    layers["first_bias"] /= FIXED
    layers["policy_weights"] = layers["policy_weights"].T
    return {name: layer.astype(np.float32) for name, layer in layers.items()}
