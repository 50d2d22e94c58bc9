"""S02, S24 to S26: exhibition, sets, winner."""

import pytest

from tests.games.mykerinos.table import Table

EXAMPLE = "lemon lemon blackmore brown brown brown tangerine tangerine violet"
RING = "lemon blackmore violet tangerine brown"
ROOMS = "three_1 three_2 two_4_5 five_5"


def finished(seats: int = 3, **things: object) -> Table:
    """The end of the last season, everything else laid before."""
    table = Table(seats)
    for _ in range(3):
        table.end_season()
    return table.lay(**things).end_season()


@pytest.mark.section("S24", "E13")
def test_exhibition__the_worked_example() -> None:
    table = finished(hand={"blue": EXAMPLE}, wings=RING, rooms={"blue": ROOMS})
    lines = {name: table.line(name)["blue"] for name in ("lemon", "blackmore", "brown", "tangerine", "violet")}
    assert lines == {"lemon": 6, "blackmore": 3, "brown": 15, "tangerine": 4, "violet": 1}
    told = table.events("wing_scored")
    assert {event["patron"]: event["points"] for event in told} == lines
    assert [event["wing"] for event in told] == [0, 1, 2, 3, 4], "wing 1 to wing 5"


@pytest.mark.section("S25", "E14", "R-33")
def test_sets__the_same_hand_holds_one() -> None:
    table = finished(hand={"blue": EXAMPLE}, wings=RING, rooms={"blue": ROOMS})
    assert table.line("sets")["blue"] == 5
    assert table.scores["blue"] == 34
    assert table.events("sets_scored") == [{"event": "sets_scored", "seat": 0, "points": 5}]


@pytest.mark.section("S24", "E16", "S30")
@pytest.mark.parametrize(
    ("rooms", "worth"),
    [
        ("", 1),
        ("two_1_2", 2),
        ("two_5_1", 2),
        ("three_1", 3),
        ("five_1", 5),
        ("two_1_2 two_5_1", 2),
        ("two_1_2 three_1", 3),
        ("two_5_1 three_1 five_1", 5),
        ("three_2 five_2 two_2_3 two_3_4", 1),
    ],
)
def test_wing__only_the_best_room_in_it_or_beside_it_counts(rooms: str, worth: int) -> None:
    table = finished(hand={"blue": "lemon lemon"}, wings=RING, rooms={"blue": rooms})
    assert table.line("lemon")["blue"] == 2 * worth


@pytest.mark.section("S24")
def test_wing__rooms_of_others_do_not_help() -> None:
    table = finished(hand={"blue": "lemon", "red": "lemon"}, wings=RING, rooms={"red": "five_1"})
    assert table.line("lemon") == {"blue": 1, "red": 5, "green": 0}


@pytest.mark.section("S25", "R-33")
@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("violet lemon brown blackmore tangerine", 5),
        ("violet lemon brown blackmore none", 0),
        ("violet lemon brown blackmore tangerine " * 2, 10),
        ("violet lemon brown blackmore tangerine violet lemon brown blackmore", 5),
        ("", 0),
    ],
)
def test_sets__one_for_each_five_different_patrons(hand: str, points: int) -> None:
    assert finished(hand={"blue": hand}).line("sets")["blue"] == points


@pytest.mark.section("S25", "S24")
def test_card_without_patron__brings_nothing_at_the_end() -> None:
    table = finished(hand={"blue": "none"}, rooms={"blue": "five_1 five_2 five_3 five_4 five_5"})
    assert table.scores["blue"] == 0


@pytest.mark.section("S24")
def test_exhibition__scores_only_at_the_end() -> None:
    table = Table(3).lay(hand={"blue": EXAMPLE}, prestige={"blue": 4})
    assert table.scores["blue"] == 4


@pytest.mark.section("S02", "S26")
def test_winner__most_prestige() -> None:
    table = finished(prestige={"blue": 3, "red": 5, "green": 4})
    assert table.ranking == {"blue": 3, "red": 1, "green": 2}
    assert table.match.outcome.tie_break is None


@pytest.mark.section("S26", "R-23", "R-34")
def test_tie__most_cubes_in_the_personal_stock() -> None:
    table = finished(prestige={"blue": 5, "red": 5, "green": 1}, stock={"blue": 4, "red": 6, "green": 20})
    assert table.ranking == {"blue": 2, "red": 1, "green": 3}
    assert table.match.outcome.tie_break == "stock"


@pytest.mark.section("S26", "R-23")
def test_tie__then_the_win_is_shared() -> None:
    table = finished(prestige={"blue": 5, "red": 5, "green": 1}, stock={"blue": 4, "red": 4, "green": 20})
    assert table.ranking == {"blue": 1, "red": 1, "green": 3}


@pytest.mark.section("R-34", "R-32")
def test_tie__rooms_and_general_stock_and_neutral_cubes_do_not_count() -> None:
    table = finished(2, prestige={"blue": 5, "red": 5}, stock={"blue": 4, "red": 4}, neutral={"blue": 0, "red": 4})
    assert table.ranking == {"blue": 1, "red": 1}
    table = finished(prestige={"blue": 5, "red": 5}, stock={"blue": 4, "red": 4}, rooms={"red": "three_1 three_2"})
    assert table.ranking == {"blue": 1, "red": 1, "green": 3}


@pytest.mark.section("R-34", "S26")
def test_result__as_searches_compare_it_more_cubes_are_better_at_equal_points() -> None:
    state = finished(prestige={"blue": 5, "red": 5, "green": 4}, stock={"blue": 4, "red": 6, "green": 20}).match.state
    assert state.result(1) > state.result(0) > state.result(2)


@pytest.mark.section("S24", "S26")
def test_result__the_exhibition_can_turn_the_order() -> None:
    table = finished(hand={"blue": EXAMPLE}, wings=RING, rooms={"blue": ROOMS}, prestige={"red": 20})
    assert table.scores["blue"] > table.scores["red"] == 20
    assert table.match.state.result(table.seat("blue")) > table.match.state.result(table.seat("red"))
