"""The figures of a small tournament, counted by hand."""

from __future__ import annotations

import pytest

from hypostyle.arena.figures import everybody_played, figures_of
from hypostyle.arena.tournament import Played, PlayedBlock, Tournament

TOURNAMENT = Tournament("imhotep", 1, "", 3, 0, {}, ["a", "b"])


def played(seating: tuple[int, ...], scores: list[int], ranking: list[int]) -> Played:
    lines = {"temple": [1, 2, 3], "pyramid": [score - 1 for score in scores]}
    return Played(seating, scores, ranking, lines, sum(scores), [10, 5, 5], [1.0, 0.2, 0.4])


def tournament() -> list[PlayedBlock]:
    """One against two, on two deals: a wins alone, shares a win with one b, and once comes last."""
    first = [
        played((0, 1, 1), [30, 20, 10], [1, 2, 3]),
        played((1, 0, 1), [20, 20, 10], [1, 1, 3]),
        played((1, 1, 0), [30, 20, 10], [1, 2, 3]),
    ]
    second = [
        played((0, 1, 1), [30, 20, 20], [1, 2, 2]),
        played((1, 0, 1), [20, 30, 10], [2, 1, 3]),
        played((1, 1, 0), [20, 20, 30], [2, 2, 1]),
    ]
    return [PlayedBlock(1, 0, second), PlayedBlock(0, 0, first)]


def test_wins_are_counted_by_seat_and_shared_ones_in_parts() -> None:
    figures = figures_of(TOURNAMENT, tournament())
    a, b = figures.bots
    assert (figures.games, figures.deals, a.won.games, b.won.games) == (6, 2, 6, 6)
    assert a.won.share == pytest.approx((1 + 0.5 + 0 + 1 + 1 + 1) / 6)
    assert b.won.share == pytest.approx((0 + 0.5 + 1 + 0 + 0 + 0) / 12)
    assert a.won.interval[0] < a.won.share < a.won.interval[1]


def test_places_points_lines_and_time() -> None:
    a, b = figures_of(TOURNAMENT, tournament()).bots
    assert a.mean_rank == pytest.approx((1 + 1 + 3 + 1 + 1 + 1) / 6)
    assert b.mean_rank == pytest.approx((2 + 3 + 1 + 3 + 1 + 2 + 2 + 2 + 2 + 3 + 2 + 2) / 12)
    assert a.mean_score == pytest.approx((30 + 20 + 10 + 30 + 30 + 30) / 6)
    assert a.lines == {"temple": pytest.approx((1 + 2 + 3) / 3), "pyramid": pytest.approx(150 / 6 - 1)}
    assert a.seconds_per_decision == pytest.approx(2 * (1.0 + 0.2 + 0.4) / (2 * 20))


def test_who_finishes_ahead_is_counted_for_every_two_seats() -> None:
    a, b = figures_of(TOURNAMENT, tournament()).bots
    assert list(a.against) == [1]
    assert a.against[1].share == pytest.approx((2 + 1.5 + 0 + 2 + 2 + 2) / 12)
    assert b.against[0].share == pytest.approx(1 - a.against[1].share)
    assert a.rating > 1500 > b.rating


def test_the_seats() -> None:
    shares = [seat.share for seat in figures_of(TOURNAMENT, tournament()).seats]
    assert shares == pytest.approx([(1 + 0.5 + 1 + 1) / 6, (0.5 + 1) / 6, 1 / 6])
    assert sum(shares) == pytest.approx(1)


def test_the_order_of_the_blocks_does_not_matter() -> None:
    assert figures_of(TOURNAMENT, tournament()) == figures_of(TOURNAMENT, reversed(tournament()))


def test_there_are_no_figures_before_everybody_has_played() -> None:
    assert everybody_played(TOURNAMENT, tournament())
    assert not everybody_played(TOURNAMENT, [])
    assert not everybody_played(Tournament("imhotep", 1, "", 3, 0, {}, ["a", "b", "c"]), tournament())
