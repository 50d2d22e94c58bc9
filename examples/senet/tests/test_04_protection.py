"""S06: neighbours protect each other, walls are not passed."""

import pytest

from board import Board


@pytest.mark.section("S06")
@pytest.mark.parametrize("pair", ["8 9", "7 8"])
def test_neither_of_two_neighbours_is_exchanged(pair: str) -> None:
    board = Board(ivory="5 1", ebony=pair, throws="3")
    assert board.why_not(5) == "protected"


@pytest.mark.section("S06")
def test_a_house_between_two_pieces_protects_neither() -> None:
    board = Board(ivory="5", ebony="8 10", throws="3")
    assert board.why_not(5) is None


@pytest.mark.section("S06")
def test_a_neighbour_of_the_other_colour_does_not_protect() -> None:
    board = Board(ivory="5 9", ebony="8", throws="3")
    assert board.why_not(5) is None


@pytest.mark.section("S06")
@pytest.mark.parametrize(("wall", "throw"), [("6 7 8", 4), ("6 7 8", 5), ("7 8 9", 5), ("6 7 8 9", 5)])
def test_three_or_more_in_a_row_are_not_passed(wall: str, throw: int) -> None:
    board = Board(ivory="5 12", ebony=wall, throws=str(throw))
    assert board.why_not(5) == "wall_between"


@pytest.mark.section("S06")
@pytest.mark.parametrize("throw", [1, 2, 3])
def test_the_pieces_of_a_wall_are_protected(throw: int) -> None:
    board = Board(ivory="5 1", ebony="6 7 8", throws=str(throw))
    assert board.why_not(5) == "protected"


@pytest.mark.section("S06")
def test_a_wall_is_passed_by_its_builder() -> None:
    board = Board(ivory="5 6 7 8", ebony="20", throws="4")
    assert board.why_not(5) is None


@pytest.mark.section("S06")
def test_three_with_a_gap_are_no_wall() -> None:
    board = Board(ivory="5", ebony="6 7 9", throws="5")
    assert board.why_not(5) is None


@pytest.mark.section("S06", "R-03")
@pytest.mark.parametrize(("house", "pair"), [(7, "10 11"), (8, "10 11"), (17, "20 21"), (18, "20 21")])
def test_protection_counts_across_the_ends_of_rows(house: int, pair: str) -> None:
    board = Board(ivory=f"{house} 1", ebony=pair, throws="3")
    assert board.why_not(house) == "protected"


@pytest.mark.section("S06", "R-03")
@pytest.mark.parametrize(("house", "wall"), [(8, "9 10 11"), (9, "10 11 12"), (18, "19 20 21"), (19, "20 21 22")])
def test_walls_count_across_the_ends_of_rows(house: int, wall: str) -> None:
    board = Board(ivory=f"{house} 1", ebony=wall, throws="4")
    assert board.why_not(house) == "wall_between"


@pytest.mark.section("S06", "R-03")
def test_houses_above_each_other_are_no_neighbours() -> None:
    """1 and 20 lie in one column of the board, and nineteen steps apart."""
    board = Board(ivory="17", ebony="1 20", throws="3")
    assert board.why_not(17) is None
