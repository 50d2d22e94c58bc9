"""S06, S23: what goes on from one season to the next."""

import pytest

from tests.games.mykerinos.table import Table

TILTED = {"blue": "violet lemon", "red": "brown"}


@pytest.mark.section("S23", "S30")
def test_unused_cubes__are_kept() -> None:
    table = Table(3).lay(stock={"blue": 3, "red": 0, "green": 7}).end_season()
    assert table.stock == {"blue": 14, "red": 11, "green": 18}


@pytest.mark.section("S06", "R-31")
def test_new_cubes__what_is_left_if_fewer() -> None:
    rooms = "three_1 three_2 three_3 three_4 three_5 two_1_2 two_2_3 two_3_4 two_4_5"
    table = Table(3).lay(stock={"blue": 8}, rooms={"blue": rooms}).end_season()
    assert (table.stock["blue"], table.general["blue"]) == (16, 0)


@pytest.mark.section("R-31")
def test_new_cubes__none_if_the_general_stock_is_empty() -> None:
    table = Table(4).lay(stock={"blue": 25}).end_season()
    assert (table.stock["blue"], table.general["blue"]) == (25, 0)


@pytest.mark.section("S23", "R-16")
@pytest.mark.parametrize("order", [("blue", "red", "green"), ("green", "blue", "red"), ("red", "green", "blue")])
def test_start_player__is_the_last_on_the_scale(order: tuple[str, ...]) -> None:
    table = Table(3).survey(*order)
    assert table.waiting == [order[-1]]
    assert table.names[table.facts["start"]] == order[-1]
    assert table.events("start_given") == [{"event": "start_given", "seat": table.seat(order[-1])}]


@pytest.mark.section("S23", "R-11")
def test_scale_and_cards__are_as_new() -> None:
    table = Table(3).lay(hand=TILTED, tilted=TILTED).end_season()
    assert table.passing_scale == {"blue": 0, "red": 0, "green": 0}
    assert table.facts["tilted"] == [0] * 20
    assert table.hand("blue") == {"violet": 1, "lemon": 1}


@pytest.mark.section("S20", "S23")
def test_region__is_cleared_of_cubes() -> None:
    table = Table(3).lay(region="BRG.....\n" * 6).survey("blue", "red", "green")
    while table.facts["season"] == 0:
        table.play(table.waiting[0], "claim", side=table.legal(table.waiting[0], "claim")[0]["side"])
    assert table.facts["cubes"] == [0] * 8
    assert table.facts["area_cubes"] == [0] * 24
    assert sum(table.general.values()) + sum(table.stock.values()) == 75


@pytest.mark.section("S05", "R-32")
def test_fourth_season__ends_the_match() -> None:
    table = Table(3)
    for season in range(4):
        assert table.facts["season"] == season
        assert not table.match.over
        table.end_season()
    assert table.match.over
    assert table.waiting == []
    assert table.events("match_ended") == [{"event": "match_ended"}]


@pytest.mark.section("R-32")
def test_fourth_season__cards_won_in_it_still_count() -> None:
    table = Table(3)
    for _ in range(3):
        table.end_season()
    table.lay(region="B.......\n" + "........\n" * 8, cards={0: "lemon 2, brown 2"}, rooms={"blue": "three_1"})
    table.lay(wings="lemon brown violet tangerine blackmore").survey("blue", "red", "green")
    table.play("blue", "claim", side="left")
    assert table.line("lemon")["blue"] == 3
    assert table.scores["blue"] == 5
