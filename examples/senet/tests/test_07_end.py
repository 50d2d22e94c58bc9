"""S10: who bears all pieces off wins at once."""

import pytest

from board import Board
from hypostyle_senet import GAME


@pytest.mark.section("S10", "R-05")
def test_the_last_piece_off_ends_the_match_at_once() -> None:
    board = Board(ivory="30", ebony="29", throws="1").move(30)
    assert board.match.over
    assert [event["event"] for event in board.events()][-2:] == ["piece_borne_off", "match_won"]
    assert board.thrown == "ivory 1", "a one gives another throw, but not after the end"
    assert board.match.outcome.scores == [5, 4]
    assert board.match.outcome.ranking == [1, 2]


@pytest.mark.section("S01", "S10")
def test_the_score_is_the_number_of_pieces_off() -> None:
    board = Board(ivory="30", ebony="1 2 3", throws="1").move(30)
    assert board.line("borne_off") == {"ivory": 5, "ebony": 2}


@pytest.mark.section("R-05")
@pytest.mark.parametrize("seed", range(20))
def test_a_tie_is_impossible(seed: int) -> None:
    match = GAME.new(seed=seed)
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, decision.actions[seed % len(decision.actions)])
    assert sorted(match.outcome.ranking) == [1, 2]
    assert match.outcome.scores.count(5) == 1
