"""S12: pyramid points for the second, fourth and sixth pyramid of a colour."""

import pytest

from tests.games.silver_gold_pyramids.table import Table

ALMOST = "A1 A2 A3 A4 A5 B5 C5"
LAST = "A1 A2 A3 A4 A5 B5 C5 D5"
CROSSED = "S.... ..... ..... ..... ...xT"


def replace_all(table: Table) -> Table:
    while table.prompt == "replacement":
        table.play(table.waiting[0], "take", place=table.legal(table.waiting[0], "take")[0]["place"])
    return table


def completing(hands: dict[str, str], completed: dict[str, str], prizes: dict[str, str] | None = None) -> Table:
    """Everybody in `hands` completes the left card."""
    table = Table(seats=3, pattern="I2")
    table.lay(hands=hands, marks=dict.fromkeys(hands, (ALMOST, "")), completed=completed, prizes=prizes or {})
    for name in hands:
        table.mark(name, "left", "D5-E5")
    return replace_all(table.reveal())


@pytest.mark.section("S12", "E6")
def test_points__second_green_and_second_purple_in_one_turn() -> None:
    table = completing({"leon": "1 2", "tom": "3 5"}, {"leon": "4", "tom": "6"})
    assert table.prizes("green") == ["leon", None, None]
    assert table.prizes("purple") == ["tom", None, None]
    assert table.line("pyramid_points") == {"leon": 10, "tom": 10, "sarah": 0}


@pytest.mark.section("S12", "E7", "R-33")
def test_points__two_players_in_one_colour_the_lower_number_first() -> None:
    table = completing(
        {"sarah": "33 8", "tom": "15 5"}, {"sarah": "6", "tom": "9 12 18"}, prizes={"purple": "leon . ."}
    )
    assert table.prizes("purple") == ["leon", "tom", "sarah"]
    assert table.line("pyramid_points") == {"leon": 10, "tom": 6, "sarah": 3}


@pytest.mark.section("S12")
def test_points__nothing_once_the_three_is_gone() -> None:
    table = completing({"tom": "15 5"}, {"tom": "9"}, prizes={"purple": "leon sarah leon"})
    assert table.line("pyramid_points")["tom"] == 0
    assert table.events("prize_missed") == [{"event": "prize_missed", "seat": 1, "colour": "purple"}]


@pytest.mark.section("S12", "R-13")
@pytest.mark.parametrize(
    ("before", "wins"), [(0, False), (1, True), (2, False), (3, True), (4, False), (5, True), (7, False)]
)
def test_points__at_the_second_fourth_and_sixth_only(before: int, wins: bool) -> None:
    completed = " ".join(str(3 * number) for number in range(1, before + 1))
    table = completing({"tom": "33 5"}, {"tom": completed} if before else {})
    assert (table.prizes("purple")[0] == "tom") is wins


@pytest.mark.section("S12")
@pytest.mark.parametrize(("completed", "count"), [(0, 2), (1, 2), (2, 4), (3, 4), (4, 6), (5, 6), (6, None), (7, None)])
def test_points__a_view_says_how_many_pyramids_win_next_and_which_box(completed: int, count: int | None) -> None:
    purple = " ".join(str(3 * number) for number in range(1, completed + 1))
    table = Table(seats=3)
    table.lay(
        completed={"tom": purple} if purple else {},
        prizes={"purple": "leon . .", "green": "leon tom sarah"},
    )
    view = table.match.view()
    assert view["players"][1]["next_prize"] == {"green": 2, "orange": 2, "purple": count}
    assert [box["next"] for box in view["prizes"]["purple"]] == [False, True, False]
    assert [box["next"] for box in view["prizes"]["green"]] == [False, False, False]


@pytest.mark.section("R-14")
def test_points__one_player_may_take_several_boxes_of_a_colour() -> None:
    table = completing({"tom": "33 5"}, {"tom": "3 6 9"}, prizes={"purple": "tom . ."})
    assert table.prizes("purple") == ["tom", "tom", None]
    assert table.line("pyramid_points")["tom"] == 16


def double(before: str, first: str, second: str) -> Table:
    """Tom completes two purple cards in this order, Sarah her second purple, 21."""
    table = Table(seats=3, pattern="I2", grids={int(first): CROSSED})
    table.lay(
        hands={"tom": f"{first} {second}", "sarah": "21 8"},
        marks={"tom": (ALMOST, LAST), "sarah": (ALMOST, "")},
        completed={"sarah": "6", **({"tom": before} if before else {})},
    )
    table.mark("tom", "left", "D5-E5").mark("tom", "right", "E5").mark("sarah", "left", "D5-E5")
    return replace_all(table.reveal())


@pytest.mark.section("R-13")
def test_points__a_players_two_cards_count_in_the_order_of_marking() -> None:
    assert double("3", "15", "33").prizes("purple") == ["tom", "sarah", None]  # his second is 15
    assert double("3", "33", "15").prizes("purple") == ["sarah", "tom", None]  # his second is 33
    assert double("", "15", "33").prizes("purple") == ["sarah", "tom", None]  # his second is 33 again


@pytest.mark.section("R-13")
def test_points__two_prizes_in_two_colours_at_once() -> None:
    table = Table(pattern="I2", grids={1: CROSSED}).lay(
        hands={"leon": "1 3"}, marks={"leon": (ALMOST, LAST)}, completed={"leon": "4 6"}
    )
    replace_all(table.mark("leon", "left", "D5-E5").mark("leon", "right", "E5").reveal())
    assert table.line("pyramid_points")["leon"] == 20


@pytest.mark.section("R-15")
def test_points__come_after_all_replacements_and_can_be_foreseen() -> None:
    table = Table(pattern="I2").lay(marks={"leon": (ALMOST, "")}, completed={"leon": "4"})
    table.mark("leon", "left", "D5-E5").reveal()
    assert table.prompt == "replacement"
    assert table.line("pyramid_points")["leon"] == 0
    assert table.match.view()["to_award"] == [{"seat": 0, "card": 1}]
    table.play("leon", "take", place=0)
    assert table.line("pyramid_points")["leon"] == 10


@pytest.mark.section("R-32")
def test_points__nothing_has_to_be_called_out() -> None:
    table = completing({"leon": "1 2"}, {"leon": "4"})
    assert {decision.prompt for decision in table.match.decisions} == {"marking"}
    assert table.line("pyramid_points")["leon"] == 10
