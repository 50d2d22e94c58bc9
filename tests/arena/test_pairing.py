"""Who plays whom, and that nobody is favoured by it."""

from __future__ import annotations

from collections import Counter

import pytest

from hypostyle.arena.pairing import blocks, deals_for, groups, matches_per_deal, rotations
from hypostyle.engine.errors import BadOption


def test_two_bots_change_places() -> None:
    assert groups(2, 2) == [(0, 1)]
    assert rotations((0, 1), deal=0) == rotations((0, 1), deal=1) == ((0, 1), (1, 0))


def test_two_bots_at_a_larger_table__the_first_sits_once_at_each_seat_among_the_second() -> None:
    assert groups(2, 4) == [(0, 1, 1, 1)]
    assert set(rotations((0, 1, 1, 1), deal=5)) == {(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)}


def test_more_bots_and_two_players__all_pairs() -> None:
    assert groups(4, 2) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    assert matches_per_deal(4, 2) == 12


def test_as_many_bots_as_seats__all_together_and_other_neighbours_at_each_deal() -> None:
    assert groups(3, 3) == [(0, 1, 2)]
    assert rotations((0, 1, 2), deal=0) == ((0, 1, 2), (1, 2, 0), (2, 0, 1))
    assert rotations((0, 1, 2), deal=1) == ((0, 2, 1), (2, 1, 0), (1, 0, 2))
    assert rotations((0, 1, 2), deal=2) == rotations((0, 1, 2), deal=0)
    seatings = {seating for deal in range(6) for seating in rotations((0, 1, 2, 3), deal)}
    assert len(seatings) == 24  # all there are


def test_too_few_bots_for_the_seats__each_sits_twice_as_often_as_the_others_do() -> None:
    assert groups(3, 4) == [(0, 1, 2, 0), (0, 1, 2, 1), (0, 1, 2, 2)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", [2, 3, 4, 5, 6])
def test_every_bot_sits_at_every_seat_equally_often_on_every_deal(bots: int, players: int) -> None:
    for deal in range(3):
        on_deal = [block for block in blocks(bots, players, 3) if block.deal == deal]
        seats = Counter(
            (bot, seat) for block in on_deal for seating in block.seatings for seat, bot in enumerate(seating)
        )
        for bot in range(bots):
            assert len({seats[bot, seat] for seat in range(players)}) == 1
        assert sum(len(block.seatings) for block in on_deal) == matches_per_deal(bots, players)


def test_a_number_of_matches_is_rounded_up_to_whole_deals() -> None:
    assert deals_for(400, bots=2, players=2) == 200
    assert deals_for(401, bots=2, players=2) == 201
    assert deals_for(1, bots=4, players=2) == 1
    assert deals_for(100, bots=2, players=3) == 34


def test_one_bot_has_nobody_to_play() -> None:
    with pytest.raises(BadOption, match="two bots"):
        groups(1, 2)
