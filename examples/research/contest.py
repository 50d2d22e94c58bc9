"""Many matches at once between a way to choose and chance, with the seats shared out evenly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hypostyle.research.batch import Batch

Chosen = NDArray[np.int32]
Choose = Callable[[NDArray[Any], NDArray[np.int8]], Chosen]  # from observations and masks


def share_of_wins(game: str, choose: Choose, games: int, seats: int = 2, seed: int = 10**6) -> float:
    """How many of the matches it wins in which every other seat plays at random; a shared win counts in part."""
    batch = Batch(game, games, seats, seed=seed, autoreset=False)
    chair = np.arange(games) % seats
    won = np.zeros(games)
    while (batch.movers >= 0).any():
        actions = batch.random_actions()
        asked = np.flatnonzero(batch.movers == chair)
        if asked.size:
            actions[asked] = choose(batch.observations[asked], batch.masks[asked])
        batch.step(actions)
        won += batch.rewards[np.arange(games), chair]
    return float(won.mean())
