"""S04: which cells are neighbours."""

import pytest

from hypostyle.games.mykerinos.vocabulary import COLUMN_NAMES
from tests.games.mykerinos.table import Table

LAST_SEASON = """
.... ....
.... ....
.... ....

.... ....
.... ....
.... ....

.... ....
.... ....
.... ....
"""


def with_cube(name: str) -> str:
    """The region of the last season with one blue cube."""
    rows = [list(row.replace(" ", "")) for row in LAST_SEASON.split()]
    flat = [rows[2 * row] + rows[2 * row + 1] for row in range(9)]
    flat[int(name[1:]) - 1][COLUMN_NAMES.index(name[0])] = "B"
    return "\n".join("".join(row) for row in flat)


def edge_neighbours(name: str) -> set[str]:
    column, row = COLUMN_NAMES.index(name[0]), int(name[1:])
    around = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return {f"{COLUMN_NAMES[c]}{r}" for c, r in around if 0 <= c < 8 and 1 <= r <= 9}


@pytest.mark.section("S04", "E7", "R-09")
@pytest.mark.parametrize("column", COLUMN_NAMES)
@pytest.mark.parametrize("row", range(1, 10))
def test_neighbours__share_an_edge_across_cards_and_areas_never_a_corner(column: str, row: int) -> None:
    table = Table(3).lay(season=4, region=with_cube(f"{column}{row}"))
    assert table.cells("blue", "extend") == edge_neighbours(f"{column}{row}")


@pytest.mark.section("S04", "E7")
def test_neighbours__the_cartouche_separates_nothing() -> None:
    table = Table(3).lay(region=CARTOUCHE)
    assert "b2" in table.cells("blue", "extend")


CARTOUCHE = """
.... ....
B... ....
.... ....

.... ....
.... ....
.... ....
"""


@pytest.mark.section("S04", "S06")
def test_region__six_rows_until_the_third_season_nine_in_the_fourth() -> None:
    table = Table(3)
    assert len(table.cells("blue", "dig")) == 48
    assert table.why_not("blue", "dig", "a7") == "outside_region"
    table.lay(season=4, region=LAST_SEASON)
    assert len(table.cells("blue", "dig")) == 72
    assert table.why_not("blue", "dig", "a7") is None
