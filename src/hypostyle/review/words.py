"""The words of a review: from which loss of winning chances on a choice is called what, within the noise of the search.

docs/review.md explains them; a change here changes what people are told.
"""

from __future__ import annotations

from math import exp
from typing import Literal

Word = Literal["only", "best", "good", "inaccuracy", "mistake", "blunder"]

ONLY: Word = "only"  # there was nothing to choose, or it was a race
JUDGED: tuple[Word, ...] = ("best", "good", "inaccuracy", "mistake", "blunder")
WORSE: tuple[Word, ...] = ("inaccuracy", "mistake", "blunder")  # to learn from
LIMITS = (0.0, 0.02, 0.05, 0.12)  # of the loss: above each of them the next word begins
MOST_NOISE = 0.5  # of the loss: where the margin of error is a larger part of it, the milder word is used
STEEPNESS = 8.0  # of accuracy: a loss of 5 % counts for two thirds of a best choice, one of 12 % for 38 %


def word_of(loss: float, margin: float) -> Word:
    """What a choice is called that lost so much, give or take the margin; a loss within it is none."""
    if loss <= max(0.0, margin):
        return "best"
    step = sum(loss > limit for limit in LIMITS)
    milder = margin > MOST_NOISE * loss and step > 1
    return JUDGED[step - milder]


def accuracy(losses: list[float]) -> float | None:
    """From 0 to 100: how near the choices were to the best ones; None where there was nothing to choose."""
    if not losses:
        return None
    return 100 * sum(exp(-STEEPNESS * loss) for loss in losses) / len(losses)
