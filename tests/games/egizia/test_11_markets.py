"""S15: the markets."""

import pytest

from tests.games.egizia.table import Table


def taking(card: str, **things: object) -> Table:
    table = Table().lay(stones={"red": 0}, river={"card_1": card}, **things)
    return table.sail().play("red", "place", space="card_1")


@pytest.mark.section("E30", "S15", "R-53", "R1", "R49", "R44")
@pytest.mark.parametrize("card", ["R1", "R44", "R49"])
@pytest.mark.parametrize(("level", "stones", "reached"), [(1, 2, 3), (2, 2, 4), (3, 3, 5), (4, 6, 5), (5, 6, 5)])
def test_stone_market__step_by_step(card: str, level: int, stones: int, reached: int) -> None:
    table = taking(card, markets={"red": (1, level)})
    assert (table.stones("red"), table.market("red")) == (stones, (1, reached))


@pytest.mark.section("E12", "G2", "R-50", "S20")
def test_stone_market__the_top_pays_six_with_the_column_bonus() -> None:
    assert taking("R1", markets={"red": (1, 5)}, bonuses={"red": "G2"}).stones("red") == 12
    assert taking("R1", markets={"red": (1, 3)}, bonuses={"red": "G2"}).stones("red") == 6
    assert taking("R1", markets={"red": (1, 1)}, bonuses={"red": "G2"}).stones("red") == 2


@pytest.mark.section("E12", "R-54")
def test_stone_market__cut_at_25() -> None:
    table = Table().lay(stones={"red": 23}, markets={"red": (1, 5)}, river={"card_1": "R1"}).sail()
    assert table.play("red", "place", space="card_1").stones("red") == 25


@pytest.mark.section("E13", "S15", "R18", "R26", "R46")
@pytest.mark.parametrize("card", ["R18", "R26", "R46"])
@pytest.mark.parametrize(("level", "points", "reached"), [(1, 0, 3), (3, 2, 5), (4, 4, 5), (5, 4, 5)])
def test_wheat_market__the_top_pays_two_for_each_step(card: str, level: int, points: int, reached: int) -> None:
    table = taking(card, markets={"red": (level, 1)})
    assert (table.line("markets")["red"], table.market("red")) == (points, (reached, 1))


@pytest.mark.section("E13", "G3", "R-50", "S20")
def test_wheat_market__the_top_pays_four_with_the_column_bonus() -> None:
    assert taking("R26", markets={"red": (4, 1)}, bonuses={"red": "G3"}).line("markets")["red"] == 8


@pytest.mark.section("R-53")
def test_both_markets__wheat_then_stone() -> None:
    table = Table().lay(river={"round_1": "T4"}).sail().play("red", "place", space="round_1")
    assert [event["market"] for event in table.events("market_advanced")] == ["wheat", "stone"]
