"""S01 and S02: the board, the pieces, who begins."""

import pytest

from hypostyle_senet import GAME
from hypostyle_senet.vocabulary import HOUSES


@pytest.mark.section("S01")
def test_thirty_houses_and_five_pieces_each() -> None:
    match = GAME.new(seed=1)
    assert match.seats == 2
    assert HOUSES == 30
    assert [len(player["houses"]) for player in match.view()["players"]] == [5, 5]


@pytest.mark.section("S02")
@pytest.mark.parametrize("seed", range(8))
def test_first_player_on_the_even_houses_second_on_the_odd_ones(seed: int) -> None:
    match = GAME.new(seed=seed)
    first = match.decisions[0].seat
    players = match.view()["players"]
    assert players[first]["houses"] == [2, 4, 6, 8, 10]
    assert players[1 - first]["houses"] == [1, 3, 5, 7, 9]


@pytest.mark.section("S02")
def test_who_begins_is_drawn() -> None:
    assert {GAME.new(seed=seed).decisions[0].seat for seed in range(8)} == {0, 1}


@pytest.mark.section("S02")
def test_every_first_throw_can_be_moved() -> None:
    """Nobody loses the first throw: the foremost piece has an empty road."""
    for seed in range(200):
        match = GAME.new(seed=seed)
        assert [event["event"] for event in match.events()] == ["sticks_thrown"]
        assert match.decisions[0].prompt == "advance"
