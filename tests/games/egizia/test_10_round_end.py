"""S14: the end of a round."""

import pytest

from tests.games.egizia.table import Table


@pytest.mark.section("E15", "S14")
@pytest.mark.parametrize(("sites", "points"), [(0b111, 5), (0b101, 2), (0b010, 0), (0, 0)])
def test_cooperation__three_sites_five_points_two_sites_two(sites: int, points: int) -> None:
    assert Table().change(built={0: sites}).close().line("cooperation")["red"] == points


@pytest.mark.section("E32", "R-62", "S14")
def test_cooperation__the_leader_goes_first_and_stays_in_front_on_a_tie() -> None:
    table = Table().lay(score={"red": 20, "blue": 17, "yellow": 3, "green": 1}).change(built=[0b11, 0b111]).close()
    assert (table.points("red"), table.points("blue")) == (22, 22)
    assert table.facts["order"] == [3, 2, 1, 0]  # blue gets the smaller tile of the two


@pytest.mark.section("R-62")
def test_cooperation__who_scores_nothing_does_not_move() -> None:
    table = Table().lay(score={"red": 5, "blue": 3}).change(built={1: 0b11}).close()
    assert table.facts["queue"][:2] == [0, 1]  # blue arrives behind red


@pytest.mark.section("E31", "R-15", "R-16", "S17")
def test_queue__whoever_arrives_last_on_a_space_has_fewer_points() -> None:
    table = Table(3).lay(score={"yellow": 14, "red": 10, "blue": 8}, cards={"blue": "R53"}, stones={"blue": 2})
    table.lay(teams={"yellow": (3, 2, 1, 2)}, markets={"yellow": (2, 1)})  # two wheat missing: four points lost
    table.sail(1).play("blue", "sell", stones=2)
    table.feed()
    assert [table.points(seat) for seat in ("red", "blue", "yellow")] == [10, 10, 10]
    assert table.facts["queue"][:3] == [0, 1, 2]
    table.close()
    assert table.facts["order"][:3] == [2, 1, 0]


@pytest.mark.section("S14")
def test_order__fewest_points_get_tile_one() -> None:
    table = Table().lay(score={"blue": 12, "green": 8, "red": 7, "yellow": -2}).close()
    assert table.facts["order"] == [2, 0, 3, 1]
    assert table.waiting == ["yellow"]


@pytest.mark.section("R-43", "R-15")
def test_order__stays_if_nobody_scores() -> None:
    assert Table().close().facts["order"] == [0, 1, 2, 3]


@pytest.mark.section("S14", "R-23")
def test_cleaning__teams_and_tokens_are_turned_back() -> None:
    table = Table().lay(bonuses={"red": "G6"})
    table.change(team_used=[15, 7], bonus_used={0: 1 << 5}, built=[1], obelisk_bonus=[1], passed=[1, 1, 1, 1])
    table.change(power_used=[1] * 8, waiting_uses=[1]).close()
    for field in (
        "team_used",
        "bonus_used",
        "built",
        "obelisk_bonus",
        "passed",
        "power_used",
        "waiting_uses",
        "guests",
    ):
        assert not any(table.facts[field]), field
    assert table.facts["ships"] == [8] * 4
    assert table.facts["round"] == 1


@pytest.mark.section("R-73", "S14")
def test_last_round__no_new_order_and_no_new_river() -> None:
    table = Table().lay(round=5, score={"blue": 12, "green": 8, "red": 7, "yellow": -2}).close()
    assert table.match.over
    assert table.facts["order"] == [0, 1, 2, 3]
