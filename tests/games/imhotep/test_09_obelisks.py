"""S17: the Obelisks on side A."""

import pytest

from tests.games.imhotep.table import Table


@pytest.mark.section("S17", "E12")
def test_obelisks__each_stone_goes_on_its_owners_stack() -> None:
    table = Table().lay(boats=["B W B", ". . .", ". .", ". ."], obelisks={"white": 2})
    table.play("black", "sail", boat=0, site="obelisks")
    assert table.obelisks == {"black": 2, "white": 3, "brown": 0, "gray": 0}
    assert [event["height"] for event in table.events("obelisk_built")] == [1, 3, 2]
    assert table.scores == {"black": 0, "white": 0, "brown": 0, "gray": 0}


@pytest.mark.section("S17", "R-21", "E13")
def test_obelisks__tied_players_share_their_places_rounded_down() -> None:
    table = Table().lay(obelisks={"black": 3, "white": 4, "gray": 3}).finish()
    assert table.line("obelisks") == {"black": 7, "white": 15, "brown": 0, "gray": 7}


@pytest.mark.section("S17", "R-21", "R-49")
@pytest.mark.parametrize(
    ("heights", "points"),
    [
        # two players: 10, 1
        ([5, 2], [10, 1]),
        ([2, 5], [1, 10]),
        ([3, 3], [5, 5]),
        ([1, 0], [10, 0]),
        ([0, 0], [0, 0]),
        # three players: 12, 6, 1
        ([3, 2, 1], [12, 6, 1]),
        ([2, 2, 1], [9, 9, 1]),
        ([2, 2, 2], [6, 6, 6]),
        ([1, 2, 1], [3, 12, 3]),
        ([2, 0, 2], [9, 0, 9]),
        ([0, 0, 1], [0, 0, 12]),
        # four players: 15, 10, 5, 1
        ([4, 3, 2, 1], [15, 10, 5, 1]),
        ([1, 2, 3, 4], [1, 5, 10, 15]),
        ([4, 4, 2, 1], [12, 12, 5, 1]),
        ([4, 4, 4, 1], [10, 10, 10, 1]),
        ([4, 4, 4, 4], [7, 7, 7, 7]),
        ([4, 3, 3, 1], [15, 7, 7, 1]),
        ([4, 3, 3, 3], [15, 5, 5, 5]),
        ([4, 3, 2, 2], [15, 10, 3, 3]),
        ([4, 4, 2, 2], [12, 12, 3, 3]),
        ([2, 0, 0, 2], [12, 0, 0, 12]),
    ],
)
def test_obelisks__points_by_height(heights: list[int], points: list[int]) -> None:
    table = Table(len(heights))
    table.lay(obelisks=dict(zip(table.names, heights, strict=True))).finish()
    assert list(table.line("obelisks").values()) == points


@pytest.mark.section("R-44", "S25")
def test_obelisks__a_stone_of_the_paved_path_takes_part() -> None:
    table = Table().lay(boats=["W", ". . .", ". .", ". ."], market="paved_path . . .", obelisks={"black": 2})
    table.play("black", "sail", boat=0, site="market").play("white", "claim", place=0)
    table.finish()
    assert table.line("obelisks") == {"black": 15, "white": 10, "brown": 0, "gray": 0}
