"""Ratings against what the model says in closed form."""

from __future__ import annotations

from math import log10

import pytest

from hypostyle.arena.ratings import PRIOR, fit, intervals, total


def test_two_bots_differ_by_the_logarithm_of_their_odds() -> None:
    first, second = fit([[0, 75.5], [24.5, 0]])
    assert first - second == pytest.approx(400 * log10((75.5 + PRIOR) / (24.5 + PRIOR)))
    assert first + second == pytest.approx(3000)


def test_equals_are_equal() -> None:
    assert fit([[0, 5, 5], [5, 0, 5], [5, 5, 0]]) == pytest.approx([1500, 1500, 1500])


def test_results_that_fit_the_model_give_its_ratings_back() -> None:
    truth = [1100.0, 1400.0, 1600.0, 1900.0]
    many = 1e7  # so that the prior does not count

    def expected(a: float, b: float) -> float:
        return float(many / (1 + 10 ** ((b - a) / 400)))

    wins = [[0.0 if a == b else expected(a, b) for b in truth] for a in truth]
    assert fit(wins) == pytest.approx(truth, abs=0.01)


def test_who_always_wins_is_not_infinitely_strong() -> None:
    first, second, third = fit([[0, 400, 400], [0, 0, 400], [0, 0, 0]])
    assert first - second > 400
    assert second - third > 400
    assert first < 5000


def test_bots_that_never_met_are_compared_by_way_of_others() -> None:
    first, second, third = fit([[0, 30, 0], [10, 0, 30], [0, 10, 0]])
    assert first - second == pytest.approx(second - third)
    assert first - third == pytest.approx(2 * 400 * log10(30.5 / 10.5))


def test_intervals_shrink_with_the_number_of_deals() -> None:
    def width(deals: int) -> float:
        results = [[[0.0, 2.0], [0.0, 0.0]], [[0.0, 1.0], [1.0, 0.0]], [[0.0, 1.0], [1.0, 0.0]]] * deals
        found = fit(total(results))
        around = intervals(results, found)
        assert around is not None
        low, high = around[0]
        assert low < found[0] < high
        return high - low

    assert width(64) < 0.6 * width(16)
    assert intervals([[[0.0, 2.0], [0.0, 0.0]]], [1500, 1500]) is None
