"""S07: red crosses and their bonus cells."""

import pytest

from tests.games.silver_gold_pyramids.table import Table

CROSS = "Sx... ..... ..... ..... ....T"  # card with one cross, beside the start
CHAIN = "Sxx.. ..... ..... ..... ....T"
PAIR = "Sx... x.... ..... ..... ....T"


@pytest.mark.section("S07", "R-06")
def test_cross__one_more_cell_must_be_marked_on_either_card() -> None:
    table = Table(pattern="I2", grids={1: CROSS})
    table.mark("leon", "left", "A1-B1")
    assert table.waiting == ["leon", "tom"]
    assert table.prompt == "bonus"
    assert table.singles("leon", "left") == {"A2", "B2", "C1"}
    assert table.singles("leon", "right") == {"A1"}
    assert table.placements("leon", "left") == set()
    assert table.refusal("leon", "mark", hand="left", cells="A2-A3") == "one_cell_only"
    table.mark("leon", "left", "B2").reveal()
    assert table.marked("leon") == {"A1", "B1", "B2"}


@pytest.mark.section("S07", "R-21")
def test_cross__the_bonus_cell_may_open_the_other_card() -> None:
    table = Table(pattern="I2", grids={1: CROSS}).mark("leon", "left", "A1-B1").mark("leon", "right", "A1").reveal()
    assert table.marked("leon", "right") == {"A1"}


@pytest.mark.section("S07", "R-22")
def test_cross__the_bonus_cell_needs_contact_horizontally_or_vertically() -> None:
    table = Table(pattern="I2", grids={1: CROSS}).mark("leon", "left", "A1-B1")
    assert table.refusal("leon", "mark", hand="left", cells="C2") == "not_connected"
    assert table.refusal("leon", "mark", hand="right", cells="B1") == "start_first"


@pytest.mark.section("S07")
def test_cross__a_cross_under_the_bonus_cell_gives_another_one() -> None:
    table = Table(pattern="I2", grids={1: CHAIN}).mark("leon", "left", "A1-B1").mark("leon", "left", "C1")
    assert table.match.view(0)["players"][0]["owed"] == 1
    table.mark("leon", "left", "D1")
    assert table.waiting == ["tom"]
    table.reveal()
    assert table.marked("leon") == {"A1", "B1", "C1", "D1"}


@pytest.mark.section("R-06")
def test_cross__the_single_cell_chosen_instead_of_the_pattern_has_one_too() -> None:
    table = Table(pattern="O4", grids={1: CROSS}).lay(marks={"leon": ("A1", "")}).mark("leon", "left", "B1")
    assert table.waiting == ["leon", "tom"]


@pytest.mark.section("R-07")
def test_cross__two_in_one_pattern_give_two_cells_after_the_whole_pattern() -> None:
    table = Table(pattern="L3", grids={1: PAIR}).mark("leon", "left", "A1-B1-A2")
    assert table.match.view(0)["players"][0]["owed"] == 2
    table.mark("leon", "right", "A1").mark("leon", "left", "B2").reveal()
    assert table.marked("leon") == {"A1", "B1", "A2", "B2"}
    assert table.marked("leon", "right") == {"A1"}
    assert [event["event"] for event in table.events() if event.get("seat") == 0] == [
        "cells_marked",
        "bonus_marked",
        "bonus_marked",
    ]


@pytest.mark.section("R-06")
def test_cross__compulsory_also_when_only_bad_cells_are_left() -> None:
    table = Table(pattern="I2", grids={1: "Sxk.. kk... ..... ..... ....T"}).lay(hands={"leon": "1 ."})
    table.mark("leon", "left", "A1-B1")
    assert table.singles("leon", "left") == {"A2", "C1", "B2"}
    table.mark("leon", "left", "A2").reveal()
    assert table.of("skulls")["leon"] == 1


@pytest.mark.section("R-24", "S11")
def test_cross__the_bonus_cell_may_be_a_tomb_so_both_cards_can_be_completed() -> None:
    table = Table(pattern="I2", grids={1: "S.... ..... ..... ..... ...xT"})
    table.lay(marks={"leon": ("A1 A2 A3 A4 A5 B5 C5", "A1 A2 A3 A4 A5 B5 C5 D5")})
    table.mark("leon", "left", "D5-E5").mark("leon", "right", "E5").reveal()
    assert table.completed("leon") == [1, 2]


@pytest.mark.section("R-08")
def test_cross__the_bonus_cell_may_go_on_a_card_just_completed() -> None:
    table = Table(pattern="I2", grids={1: "S.... ..... ..... ....r ...xT"})
    table.lay(marks={"leon": ("A1 A2 A3 A4 A5 B5 C5", "")})
    table.mark("leon", "left", "D5-E5").mark("leon", "left", "E4").reveal()
    assert table.of("red")["leon"] == 1
    assert table.completed("leon") == [1]


@pytest.mark.section("R-08", "R-06")
def test_cross__with_both_cards_completed_and_a_second_cross() -> None:
    table = Table(pattern="L3", grids={1: "S.... ..... ..... ....x ...xT"})
    table.lay(marks={"leon": ("A1 A2 A3 A4 A5 B5 C5", "A1 A2 A3 A4 A5 B5 C5 D5")})
    table.mark("leon", "left", "E4-D5-E5").mark("leon", "right", "E5")
    assert "E3" in table.singles("leon", "left")
    table.mark("leon", "right", "E4").reveal()
    assert table.completed("leon") == [1, 2]


@pytest.mark.section("R-06", "R-08")
def test_cross__lost_when_no_cell_is_left_on_either_card() -> None:
    table = Table(pattern="I2", grids={1: "S#... .#... .#... .#... ...xT"})
    walled = "A1 A2 A3 A4 A5 B5 C5 C4 C3 C2 C1 D1 D2 D3 D4 E1 E2 E3 E4"
    table.lay(hands={"leon": "1 ."}, marks={"leon": (walled, "")}).mark("leon", "left", "D5-E5")
    assert table.waiting == ["tom"]
    table.reveal()
    assert table.events("bonus_lost") == [{"event": "bonus_lost", "seat": 0, "amount": 1}]
    assert table.completed("leon") == [1]


@pytest.mark.section("R-28")
def test_cross__an_owed_cell_is_never_saved_for_the_next_card() -> None:
    table = Table(pattern="I2", grids={1: "S#... .#... .#... .#... ...xT"})
    walled = "A1 A2 A3 A4 A5 B5 C5 C4 C3 C2 C1 D1 D2 D3 D4 E1 E2 E3 E4"
    table.lay(hands={"leon": "1 ."}, marks={"leon": (walled, "")}).mark("leon", "left", "D5-E5").reveal()
    table.play("leon", "take", place=0)
    assert table.of("owed") == {"leon": 0, "tom": 0}
    assert table.match.view()["stage"] == "marking"


@pytest.mark.section("R-06")
def test_cross__the_longest_chain_a_card_may_print() -> None:
    table = Table(pattern="I2", grids={1: "Sxx.. xx... xx... ..... ....T", 2: "Sxx.. xx... xx... ..... ....T"})
    table.lay(marks={"leon": ("", "A1")}).mark("leon", "left", "A1-B1")
    for hand, cells in (("left", "C1 A2 B2 A3 B3"), ("right", "B1 C1 A2 B2 A3 B3 A4")):
        for cell in cells.split():
            table.mark("leon", hand, cell)
    assert table.waiting == ["tom"]
    assert table.of("sealed_count")["leon"] == 13
    table.reveal()
    assert len(table.marked("leon", "right")) == 8
