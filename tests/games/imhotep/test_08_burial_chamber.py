"""S16: the Burial Chamber on side A."""

import pytest

from tests.games.imhotep.table import Table


@pytest.mark.section("S16", "E10")
def test_burial_chamber__filled_column_by_column_from_the_top_in_bow_order() -> None:
    table = Table().lay(boats=["Br G W B", ". . .", ". .", ". ."], burial="B W")
    table.play("black", "sail", boat=0, site="burial_chamber")
    assert table.stones("burial") == "B W Br G W B"
    assert [event["cell"] for event in table.events("burial_chamber_built")] == [2, 3, 4, 5]
    assert table.scores == {"black": 0, "white": 0, "brown": 0, "gray": 0}  # not before the end


@pytest.mark.section("S16", "E11")
def test_burial_chamber__each_area_scores_by_its_size() -> None:
    table = Table().lay(burial="W B Br / W G G / Br G G / Br G G / Br").finish()
    assert table.line("burial_chamber") == {"black": 1, "white": 3, "brown": 7, "gray": 17}


@pytest.mark.section("S16")
@pytest.mark.parametrize(("size", "points"), list(enumerate([0, 1, 3, 6, 10, 15, 17, 19, 21, 23])))
def test_burial_chamber__points_by_size_of_the_area(size: int, points: int) -> None:
    table = Table().lay(burial="B " * size).finish()
    assert table.line("burial_chamber")["black"] == points


@pytest.mark.section("S16")
def test_burial_chamber__corners_do_not_connect() -> None:
    table = Table().lay(burial="B W W / W B W").finish()
    assert table.line("burial_chamber") == {"black": 1 + 1, "white": 6 + 1, "brown": 0, "gray": 0}


@pytest.mark.section("S16")
def test_burial_chamber__the_foot_of_a_column_does_not_touch_the_head_of_the_next() -> None:
    table = Table().lay(burial="W W B / B W W").finish()
    assert table.line("burial_chamber") == {"black": 1 + 1, "white": 10, "brown": 0, "gray": 0}


@pytest.mark.section("S16")
def test_burial_chamber__all_areas_of_a_player_count() -> None:
    table = Table().lay(burial="B B B / W W W / B B W / G G G / B").finish()
    assert table.line("burial_chamber")["black"] == 6 + 3 + 1
    assert table.line("burial_chamber")["white"] == 10


@pytest.mark.section("S16")
def test_burial_chamber__areas_may_turn_corners() -> None:
    """A ring around one stone is a single area."""
    table = Table().lay(burial="B B B / B W B / B B B").finish()
    assert table.line("burial_chamber") == {"black": 15 + 3 * 2, "white": 1, "brown": 0, "gray": 0}


@pytest.mark.section("S16")
@pytest.mark.parametrize(
    ("chamber", "points"),
    [
        ("B W B / B B B", 15),  # back to the left
        ("W B W / B B B", 10),  # up and down from the middle
        ("B B B / B W W / B B B", 19),
        ("B W B / B W B / B B B", 19),
        ("W W B / W W B / B B B / B W W", 15 + 2),
    ],
)
def test_burial_chamber__areas_connect_in_all_four_directions(chamber: str, points: int) -> None:
    table = Table().lay(burial=chamber).finish()
    assert table.line("burial_chamber")["black"] == points


@pytest.mark.section("S16")
def test_burial_chamber__columns_without_limit() -> None:
    table = Table().lay(burial="B W G / " * 12).finish()
    assert table.line("burial_chamber") == {"black": 29, "white": 29, "brown": 0, "gray": 29}  # rows of 12: 15 + 7 x 2
