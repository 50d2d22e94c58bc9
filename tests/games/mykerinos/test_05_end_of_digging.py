"""S17: what the last player may still do."""

import pytest

from tests.games.mykerinos.table import Table


@pytest.mark.section("S17", "R-01")
def test_last_player__one_more_action_then_the_last_space_of_the_scale() -> None:
    table = Table(3).play("blue", "pass").play("red", "pass")
    assert table.waiting == ["green"]
    table.dig("green", "a1")
    assert table.passing_scale == {"blue": 1, "red": 2, "green": 3}
    assert table.events("digging_ended") == [{"event": "digging_ended", "seat": 2, "space": 3}]
    assert table.prompt == "leader_choice"


@pytest.mark.section("S17", "R-02")
def test_last_player__what_was_done_before_the_pass_does_not_count() -> None:
    table = Table(3).lay(turn="red")
    table.dig("red", "a1").play("green", "pass").play("blue", "pass")
    assert (table.waiting, table.prompt) == (["red"], "turn")
    table.dig("red", "b1")
    assert table.prompt == "leader_choice"
    assert table.facts["area_cubes"][1] == 2


@pytest.mark.section("S17", "R-01")
def test_last_player__an_extension_is_one_action() -> None:
    table = Table(3).dig("blue", "a1").play("red", "pass").play("green", "pass").extend("blue", "b1", "c1")
    assert table.prompt == "leader_choice"
    assert table.facts["area_cubes"][0] == 3


@pytest.mark.section("S17", "R-01")
def test_last_player__a_patron_is_one_action() -> None:
    table = Table(3).lay(hand={"green": "brown"}).play("blue", "pass").play("red", "pass")
    table.play("green", "call", patron="brown").play("green", "reserve", room="three_2")
    assert table.facts["season"] == 1  # the region was empty: nothing to survey
    assert table.facts["start"] == 2


@pytest.mark.section("S17", "R-01")
def test_last_player__may_pass_too() -> None:
    table = Table(3).dig("blue", "a1").play("red", "pass").play("green", "pass").play("blue", "pass")
    assert table.passing_scale == {"blue": 3, "red": 1, "green": 2}
    assert [event["seat"] for event in table.events("seat_passed")] == [1, 2, 0]
    assert table.events("digging_ended") == []


@pytest.mark.section("S17")
def test_two_left__both_go_on_as_long_as_they_like() -> None:
    table = Table(3).play("blue", "pass")
    for colour, name in (("red", "a1"), ("green", "b1"), ("red", "c1"), ("green", "d1")):
        table.dig(colour, name)
    assert table.waiting == ["red"]
