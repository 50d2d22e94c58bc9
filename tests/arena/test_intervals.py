"""Intervals against examples computed by hand."""

from __future__ import annotations

import random

import pytest

from hypostyle.arena.intervals import NORMAL, interval_of, share_of, student, wilson


def test_the_interval_of_wilson() -> None:
    # 8 of 10 with z = 1.96: centre (0.8 + 0.19208) / 1.38416 = 0.71674, half 1.96 / 1.38416 * sqrt(0.016 + 0.009604)
    assert wilson(0.8, 10, 1.96) == pytest.approx((0.49016, 0.94331), abs=1e-5)


def test_all_won_is_no_certainty() -> None:
    # Four deals of two matches, all won: worth four matches, Student's t for 3 degrees is 3.182446: 4 / (4 + t * t).
    low, high = interval_of([(2.0, 2)] * 4)
    assert low == pytest.approx(4 / (4 + 3.182446**2))
    assert high == pytest.approx(1.0)


def test_pairs_are_what_is_counted() -> None:
    # Shares of five deals: 1, 1, 1/2, 1/2, 1/2 of 2. Mean 0.7, variance of the mean 0.075 / 5 = 0.015: worth 14
    # matches, of which there were only 10.
    counts = [(2.0, 2), (2.0, 2), (1.0, 2), (1.0, 2), (1.0, 2)]
    assert share_of(counts) == pytest.approx(0.7)
    assert interval_of(counts) == pytest.approx(wilson(0.7, 10, student(4)))
    # Where one deal is won as a whole and the next one lost, ten matches are worth no more than about five.
    counts = [(2.0, 2), (2.0, 2), (2.0, 2), (0.0, 2), (0.0, 2)]  # mean 0.6, variance of the mean 0.3 / 5
    assert interval_of(counts) == pytest.approx(wilson(0.6, 0.24 / 0.06, student(4)))


def test_deals_of_different_size() -> None:
    # 3 of 4 and 1 of 2: share 2/3; residuals 1/3 and -1/3; variance 2 * (2/9) / 36 = 1/81; worth 18, but 6 were played.
    assert share_of([(3.0, 4), (1.0, 2)]) == pytest.approx(2 / 3)
    assert interval_of([(3.0, 4), (1.0, 2)]) == pytest.approx(wilson(2 / 3, 6, student(1)))


def test_a_single_deal_says_nothing() -> None:
    assert interval_of([(2.0, 2)]) == (0.0, 1.0)


@pytest.mark.parametrize(("freedom", "value"), [(1, 12.706), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042)])
def test_students_distribution(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, abs=0.001)
    assert student(10**6) == pytest.approx(NORMAL, abs=1e-4)


@pytest.mark.parametrize("chance", [0.5, 0.8, 0.95])
def test_nineteen_of_twenty_intervals_hold_the_truth(chance: float) -> None:
    """Matches on one deal go together here more often than not, as they do where the deal decides."""
    dice = random.Random(5)
    held = 0
    for _ in range(1000):
        counts = []
        for _ in range(60):
            first = dice.random() < chance
            second = first if dice.random() < 0.5 else dice.random() < chance
            counts.append((float(first + second), 2))
        low, high = interval_of(counts)
        held += low <= chance <= high
    assert 925 <= held <= 980
