"""S06: producing stones."""

import pytest

from tests.games.egizia.table import Table


@pytest.mark.section("S06", "R2", "R8", "R17")
def test_stones__the_sum_of_all_quarries() -> None:
    table = Table().lay(stones={"red": 0, "blue": 0}, cards={"red": "R2 R8 R17"}).produce()
    assert (table.stones("red"), table.stones("blue")) == (3 + 3 + 2 + 2, 3)


@pytest.mark.section("S06", "E18", "R16", "S18")
@pytest.mark.parametrize(("flood", "wheat"), [("bottom", 6), ("middle", 8), ("top", 8)])
def test_stones__a_combo_produces_stones_even_while_its_field_is_dry(flood: str, wheat: int) -> None:
    table = Table().lay(stones={"red": 0}, cards={"red": "R16"}, flood=flood).produce()
    assert table.stones("red") == 3 + 1
    assert table.events("teams_fed")[0]["wheat"] == wheat


@pytest.mark.section("S06", "E29", "R-54")
def test_stones__what_goes_beyond_25_is_lost() -> None:
    table = Table().lay(stones={"red": 24}).produce()
    assert table.stones("red") == 25
    assert {"event": "stones_gained", "seat": 0, "amount": 1} in table.events()


@pytest.mark.section("R28", "S06", "R-25", "R-67")
def test_team_for_markets__strength_for_a_level_on_both_markets() -> None:
    table = Table().lay(cards={"red": "R28"}, teams={"red": (1, 2, 1, 2)}).produce()
    assert table.choices("red", "lower", "team") == ["blue", "violet"]
    assert table.refusal("red", "lower", team="green") == "team_at_least"
    table.play("red", "lower", team="blue")
    assert table.team("red") == (1, 1, 1, 2)
    assert table.market("red") == (2, 2)


@pytest.mark.section("R28", "R-25")
def test_team_for_markets__may_be_declined_and_is_not_asked_without_a_team_of_two() -> None:
    table = Table().lay(cards={"red": "R28"}).produce().play("red", "decline")
    assert table.market("red") == (1, 1)
    table = Table().lay(cards={"red": "R28"}, teams={"red": (1, 1, 1, 1)}).produce()
    assert table.prompt != "markets_for_team"
