"""S15: the Temple on side A."""

import pytest

from tests.games.imhotep.table import Table


@pytest.mark.section("S15", "E9")
@pytest.mark.parametrize("seats", [3, 4])
def test_temple__fills_the_level_then_covers_it_from_the_left(seats: int) -> None:
    table = Table(seats).lay(boats=["Br Br W", ". . .", ". .", ". ."], temple="B B W B")
    table.play("black", "sail", boat=0, site="temple")
    assert table.stones("temple") == "B B W B Br Br W"
    assert [event["cell"] for event in table.events("temple_built")] == [
        4,
        5,
        6,
    ]  # slot 5; slots 1 and 2 of the next level
    table.close_round()
    expected = {"black": 1, "white": 2, "brown": 2, "gray": 0}  # seen: Br W W B Br
    assert table.line("temple") == {colour: expected[colour] for colour in table.names}


@pytest.mark.section("S10", "S15", "E6")
def test_temple__every_stone_seen_from_above_pays_one_at_round_end() -> None:
    table = Table().lay(temple="G G W Br B").close_round()
    assert table.line("temple") == {"black": 1, "white": 1, "brown": 1, "gray": 2}
    assert table.scores == {"black": 1, "white": 1, "brown": 1, "gray": 2}


@pytest.mark.section("S15")
@pytest.mark.parametrize(("seats", "slots"), [(2, 4), (3, 5), (4, 5)])
def test_temple__five_slots_or_four_with_two_players(seats: int, slots: int) -> None:
    table = Table(seats).lay(temple="B " * slots + "W").close_round()
    assert table.line("temple")["black"] == slots - 1
    assert table.line("temple")["white"] == 1
    assert table.match.view()["temple_slots"] == slots


@pytest.mark.section("S15")
def test_temple__an_unfinished_level_pays_what_lies_there() -> None:
    table = Table().lay(temple="B W").close_round()
    assert table.line("temple") == {"black": 1, "white": 1, "brown": 0, "gray": 0}


@pytest.mark.section("S15")
def test_temple__no_limit_of_height() -> None:
    table = Table().lay(temple="B B B B B / W W W W W / G G G G G / Br Br Br Br Br / B B W W G / B W").close_round()
    assert table.line("temple") == {"black": 1, "white": 3, "brown": 0, "gray": 1}


@pytest.mark.section("S15")
def test_temple__stones_pay_again_in_every_round_they_are_seen() -> None:
    table = Table().lay(temple="W").close_round().close_round().close_round()
    assert table.line("temple")["white"] == 3


@pytest.mark.section("R-18", "S10")
def test_temple__scored_in_each_of_the_six_rounds_before_the_final_scoring() -> None:
    table = Table().lay(temple="W")
    for number in range(1, 6):
        table.close_round()
        assert table.line("temple")["white"] == number
    assert table.facts["round"] == 5
    table.close_round()
    assert table.match.over
    assert table.line("temple")["white"] == 6
    assert [event["event"] for event in table.events("temple_scored", "match_ended")] == [
        "temple_scored",
        "match_ended",
    ]


@pytest.mark.section("S15", "S10")
def test_temple__stones_of_the_fourth_boat_already_count() -> None:
    table = Table().lay(boats=["W W .", ". . > market", ". . > pyramid", ". . > obelisks"], temple="B")
    table.play("black", "sail", boat=0, site="temple")
    assert table.line("temple") == {"black": 1, "white": 2, "brown": 0, "gray": 0}
