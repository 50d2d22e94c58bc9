"""S14: the Pyramid on side A."""

import pytest

from tests.games.imhotep.table import Table

CELLS = [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4]  # three columns of three, two of two, the top


@pytest.mark.section("S14", "E8")
@pytest.mark.parametrize(("built", "points"), list(enumerate([*CELLS, 1, 1, 1])))
def test_pyramid__the_next_cell_pays_at_once_and_stones_beside_it_pay_one(built: int, points: int) -> None:
    table = Table().lay(boats=["W", ". . .", ". .", ". ."], pyramid="B " * built)
    table.play("black", "sail", boat=0, site="pyramid")
    assert table.line("pyramid") == {"black": 0, "white": points, "brown": 0, "gray": 0}
    assert table.scores["white"] == points
    assert table.stones("pyramid").split() == ["B"] * built + ["W"]
    assert table.events("pyramid_built")[0]["cell"] == built


@pytest.mark.section("E8")
def test_pyramid__complete_with_14_stones_worth_34_then_one_each() -> None:
    table = Table()
    for _ in range(4):
        table.lay(boats=["B B B B", ". . .", ". .", ". ."], turn="black").play("black", "sail", boat=0, site="pyramid")
        table.lay(quarry={"black": 27})
    assert table.facts["pyramid_count"] == 16
    assert table.line("pyramid")["black"] == 34 + 1 + 1


@pytest.mark.section("S14")
def test_pyramid__a_load_crosses_levels_in_bow_order() -> None:
    table = Table().lay(boats=["W G W .", ". . .", ". .", ". ."], pyramid="B B B / B B B / B B")
    table.play("black", "sail", boat=0, site="pyramid")
    assert table.line("pyramid") == {"black": 0, "white": 3 + 3, "brown": 0, "gray": 2}
