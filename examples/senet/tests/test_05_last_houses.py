"""S07 and S08: Beauty, the houses behind it, and the Water between them."""

import pytest

from board import Board


@pytest.mark.section("S07")
@pytest.mark.parametrize(("house", "throw"), [(21, 5), (22, 4), (23, 3), (24, 2), (25, 1)])
def test_an_exact_throw_reaches_beauty(house: int, throw: int) -> None:
    board = Board(ivory=f"{house} 30", ebony="2", throws=str(throw)).move(house)
    assert board.events("piece_moved")[0]["arrival"] == 26


@pytest.mark.section("S07")
@pytest.mark.parametrize(("house", "throw"), [(22, 5), (23, 4), (24, 3), (25, 2), (25, 5)])
def test_no_piece_passes_beauty(house: int, throw: int) -> None:
    board = Board(ivory=f"{house} 1", ebony="14", throws=str(throw))
    assert board.why_not(house) == "beauty_first"


@pytest.mark.section("S07")
@pytest.mark.parametrize(("throw", "arrival"), [(2, 28), (3, 29), (4, 30)])
def test_from_beauty_to_the_last_houses(throw: int, arrival: int) -> None:
    board = Board(ivory="26", ebony="2", throws=str(throw)).move(26)
    assert board.events("piece_moved")[0]["arrival"] == arrival


@pytest.mark.section("S07")
@pytest.mark.parametrize(("house", "throw"), [(26, 5), (28, 3), (29, 2), (30, 1)])
def test_a_piece_leaves_the_board(house: int, throw: int) -> None:
    board = Board(ivory=f"1 {house}", ebony="2", throws=str(throw)).move(house)
    assert board.events("piece_borne_off") == [{"event": "piece_borne_off", "seat": 0, "house": house, "count": 4}]
    assert board.houses("ivory") == "1"
    assert board.scores == {"ivory": 4, "ebony": 4}


@pytest.mark.section("S07")
@pytest.mark.parametrize(("house", "exact"), [(28, 3), (29, 2), (30, 1)])
def test_the_last_houses_are_left_by_no_other_throw(house: int, exact: int) -> None:
    for throw in {1, 2, 3, 4, 5} - {exact}:
        board = Board(ivory=f"1 {house}", ebony="14", throws=str(throw))
        assert board.why_not(house) == "exact_throw"


@pytest.mark.section("S07", "R-03")
def test_a_wall_on_the_last_houses_keeps_a_piece_on_beauty() -> None:
    board = Board(ivory="1 26", ebony="28 29 30", throws="5")
    assert board.why_not(26) == "wall_between"


@pytest.mark.section("S08", "R-02")
def test_the_water_sends_back_to_rebirth_and_ends_the_turn() -> None:
    board = Board(ivory="26", ebony="2", throws="1").move(26, then="3")
    assert board.events("piece_drowned") == [{"event": "piece_drowned", "seat": 0, "arrival": 15}]
    assert board.houses("ivory") == "15"
    assert board.thrown == "ivory 1 ebony 3"


@pytest.mark.section("S08")
@pytest.mark.parametrize(("taken", "arrival"), [("15", 14), ("14 15", 13), ("13 15", 14), ("11 12 13 14 15", 10)])
def test_or_to_the_nearest_free_house_before_it(taken: str, arrival: int) -> None:
    board = Board(ivory="26", ebony=taken, throws="1").move(26)
    assert board.events("piece_drowned")[0]["arrival"] == arrival


@pytest.mark.section("S08")
def test_own_pieces_take_houses_too() -> None:
    board = Board(ivory="15 14 26", ebony="13 2", throws="1").move(26)
    assert board.events("piece_drowned")[0]["arrival"] == 12


@pytest.mark.section("S08")
def test_another_piece_may_move_instead() -> None:
    board = Board(ivory="3 26", ebony="2", throws="1")
    assert board.movable == "3 26"
