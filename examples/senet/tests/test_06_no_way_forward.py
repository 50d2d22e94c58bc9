"""S09: who cannot go forward goes back, and who cannot do that loses the throw."""

import pytest

from board import Board


@pytest.mark.section("S09")
def test_without_a_way_forward_one_piece_goes_back() -> None:
    board = Board(ivory="25", ebony="2", throws="3")
    assert (board.prompt, board.movable) == ("retreat", "25")
    board.move(25)
    assert board.events("piece_retreated") == [{"event": "piece_retreated", "seat": 0, "house": 25, "arrival": 22}]
    assert board.houses("ivory") == "22"


@pytest.mark.section("S09")
def test_with_one_nobody_goes_back() -> None:
    board = Board(ivory="3 25", ebony="2", throws="3")
    assert (board.prompt, board.movable) == ("advance", "3")
    assert board.why_not(25) == "beauty_first"


@pytest.mark.section("S09")
def test_any_piece_that_can_go_back_may_be_chosen() -> None:
    board = Board(ivory="24 25", ebony="2", throws="5")
    assert (board.prompt, board.movable) == ("retreat", "24 25")


@pytest.mark.section("S09", "R-04")
def test_a_backward_move_may_exchange() -> None:
    board = Board(ivory="25", ebony="22 2", throws="3").move(25)
    assert board.events("pieces_exchanged") == [{"event": "pieces_exchanged", "seat": 0, "house": 25, "arrival": 22}]
    assert (board.houses("ivory"), board.houses("ebony")) == ("22", "2 25")


@pytest.mark.section("S09", "R-01", "R-04")
def test_the_same_rules_hold_for_where_it_arrives() -> None:
    assert Board(ivory="23 25", ebony="2 19 20", throws="5").why_not(25) == "protected"
    assert Board(ivory="20 25", ebony="2", throws="5").why_not(25) == "own_piece_there"
    assert Board(ivory="20 24 25", ebony="2 15", throws="5").why_not(20) == "safe_house"


@pytest.mark.section("S09", "R-04")
def test_a_backward_move_passes_no_wall() -> None:
    board = Board(ivory="7 25", ebony="12 13 21 22 23", throws="5")
    assert board.prompt == "retreat"
    assert board.why_not(25) == "wall_between"


@pytest.mark.section("S09")
@pytest.mark.parametrize("house", [26, 28, 29, 30])
def test_never_from_beauty_or_beyond(house: int) -> None:
    """The piece on 25 is the one that must go back."""
    throw = 3 if house != 28 else 5
    board = Board(ivory=f"25 {house}", ebony="29 30" if house == 26 else "2", throws=str(throw))
    assert board.prompt == "retreat"
    assert board.why_not(house) == "never_back"


@pytest.mark.section("S09")
def test_never_behind_the_first_house() -> None:
    board = Board(ivory="1 25", ebony="6 7", throws="5")
    assert board.prompt == "retreat"
    assert board.why_not(1) == "no_house_behind"


@pytest.mark.section("S09")
def test_who_can_move_neither_way_loses_the_throw() -> None:
    board = Board(ivory="28", ebony="2", throws="2 3")
    assert board.events("throw_lost") == [{"event": "throw_lost", "seat": 0, "throw": 2}]
    assert board.waiting == ["ebony"]


@pytest.mark.section("S09")
def test_throws_may_be_lost_in_turn() -> None:
    board = Board(ivory="28", ebony="30", throws="2 3 1 2 2 3")
    assert board.thrown == "ivory 2 ebony 3 ivory 1 ivory 2 ebony 2 ivory 3"
    assert board.movable == "28"
