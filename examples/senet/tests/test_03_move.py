"""S04 and S05: a piece goes by the throw, and changes places with one of the opponent's."""

import pytest

from board import Board


@pytest.mark.section("S04")
@pytest.mark.parametrize("throw", [1, 2, 3, 4, 5])
def test_forward_by_exactly_the_throw(throw: int) -> None:
    board = Board(ivory="5", ebony="20", throws=str(throw)).move(5, then="1")
    assert board.events("piece_moved") == [{"event": "piece_moved", "seat": 0, "house": 5, "arrival": 5 + throw}]


@pytest.mark.section("S04")
def test_never_onto_an_own_piece() -> None:
    board = Board(ivory="5 8", ebony="20", throws="3")
    assert board.why_not(5) == "own_piece_there"
    assert board.movable == "8"


@pytest.mark.section("S04")
def test_only_an_own_piece() -> None:
    board = Board(ivory="5", ebony="20", throws="3")
    assert board.why_not(20) == "no_piece_there"
    assert board.why_not(6) == "no_piece_there"
    assert board.why_not(0) == "no_piece_there"


@pytest.mark.section("S04")
def test_single_pieces_and_pairs_are_passed() -> None:
    board = Board(ivory="5 6", ebony="8 9", throws="5")
    assert board.movable == "5 6"


@pytest.mark.section("S04")
def test_the_only_piece_that_can_move_is_asked_for_all_the_same() -> None:
    board = Board(ivory="5", ebony="20", throws="2")
    assert (board.prompt, board.movable) == ("advance", "5")


@pytest.mark.section("S05")
def test_the_two_pieces_change_places() -> None:
    board = Board(ivory="5", ebony="8", throws="3").move(5)
    assert board.events("pieces_exchanged") == [{"event": "pieces_exchanged", "seat": 0, "house": 5, "arrival": 8}]
    assert (board.houses("ivory"), board.houses("ebony")) == ("8", "5")


@pytest.mark.section("S05", "R-01")
@pytest.mark.parametrize(
    ("house", "throw", "arrival"), [(12, 3, 15), (25, 1, 26), (26, 2, 28), (26, 3, 29), (26, 4, 30)]
)
def test_a_piece_on_a_safe_house_is_not_exchanged(house: int, throw: int, arrival: int) -> None:
    board = Board(ivory=f"1 {house}", ebony=str(arrival), throws=str(throw))
    assert board.why_not(house) == "safe_house"


@pytest.mark.section("S05", "R-01")
@pytest.mark.parametrize("arrival", [1 + 3, 14, 16, 25])
def test_on_any_other_house_a_lone_piece_is(arrival: int) -> None:
    board = Board(ivory=str(arrival - 3), ebony=str(arrival), throws="3")
    assert board.why_not(arrival - 3) is None
