"""S08, S09, S10: gems, torches, skulls and potions."""

import pytest

from tests.games.silver_gold_pyramids.table import Table


def row(first: str, pattern: str = "I3", round: int = 1, turn: int = 1) -> Table:
    """Leon's left card has this first row and is plain below."""
    return Table(pattern=pattern, round=round, turn=turn, grids={1: f"{first} ..... ..... ..... ....T"})


def marking(first: str, cells: str, skulls: int = 0, torches: int = 0, round: int = 1) -> Table:
    """He marks these cells, with so many skulls and torches on his score card."""
    table = row(first, round=round).change(skulls={0: skulls}, torches={0: torches})
    return table.mark("leon", "left", cells)


@pytest.mark.section("S08")
@pytest.mark.parametrize(("sign", "field"), [("r", "red"), ("g", "green")])
def test_gem__the_next_box_of_its_colour(sign: str, field: str) -> None:
    table = row(f"S{sign}{sign}..").change(**{field: {0: 3}}).mark("leon", "left", "A1-B1-C1").reveal()
    assert table.of(field) == {"leon": 5, "tom": 0}


@pytest.mark.section("S08", "R-10")
@pytest.mark.parametrize(("sign", "field"), [("r", "red"), ("g", "green")])
def test_gem__the_eleventh_has_no_effect_but_its_cell_is_marked(sign: str, field: str) -> None:
    table = row(f"S{sign}{sign}..").change(**{field: {0: 9}}).mark("leon", "left", "A1-B1-C1").reveal()
    assert table.of(field)["leon"] == 10
    assert "C1" in table.marked("leon")
    assert [event["symbol"] for event in table.events("symbol_wasted")] == ["red_gem" if sign == "r" else "green_gem"]


@pytest.mark.section("S09", "E4", "R-10")
def test_torch__one_box_a_round_and_in_its_own_round_only() -> None:
    table = marking("St...", "A1-B1-C1").reveal()
    assert table.torches("leon") == [True, False, False, False]
    table = marking("Stt..", "A1-B1-C1").reveal()
    assert table.torches("leon") == [True, False, False, False]
    assert table.marked("leon") == {"A1", "B1", "C1"}
    table = marking("St...", "A1-B1-C1", round=2, torches=0b10).reveal()
    assert table.torches("leon") == [True, True, False, False]


@pytest.mark.section("S09", "R-10", "R-25")
def test_torch__a_missed_box_stays_empty_and_a_second_torch_is_not_saved() -> None:
    table = marking("Stt..", "A1-B1-C1", round=3).reveal()
    assert table.torches("leon") == [False, False, True, False]


@pytest.mark.section("R-25")
def test_torch__under_a_bonus_cell_on_the_seventh_card_of_round_three() -> None:
    table = (
        row("Sxt..", pattern="I2", round=3, turn=7).mark("leon", "left", "A1-B1").mark("leon", "left", "C1").reveal()
    )
    assert table.facts["round"] == 4
    assert table.torches("leon") == [False, False, True, False]


@pytest.mark.section("S10")
def test_skull__the_next_box() -> None:
    assert marking("Sk.k.", "A1-B1-C1", skulls=2).reveal().of("skulls")["leon"] == 3
    assert marking("Skk..", "A1-B1-C1", skulls=2).reveal().of("skulls")["leon"] == 4


@pytest.mark.section("S10", "R-10")
def test_skull__the_eleventh_has_no_effect() -> None:
    table = marking("Skk..", "A1-B1-C1", skulls=9).reveal()
    assert table.of("skulls")["leon"] == 10
    assert "C1" in table.marked("leon")


@pytest.mark.section("S10")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1), (10, 8)])
def test_potion__erases_the_two_dearest_skulls_or_the_only_one(before: int, after: int) -> None:
    assert marking("Sp...", "A1-B1-C1", skulls=before).reveal().of("skulls")["leon"] == after


@pytest.mark.section("R-09", "R-10")
def test_potion__after_the_skulls_of_the_same_pattern() -> None:
    assert marking("Spk..", "A1-B1-C1", skulls=1).reveal().of("skulls")["leon"] == 0
    table = Table(pattern="L4", grids={1: "Sk... p.... k.... ..... ....T"}).change(skulls={0: 9})
    table.mark("leon", "left", "A1-B1-A2-A3").reveal()
    assert table.of("skulls")["leon"] == 8


@pytest.mark.section("R-09")
def test_potion__two_of_them_erase_four() -> None:
    assert marking("Spp..", "A1-B1-C1", skulls=5).reveal().of("skulls")["leon"] == 1


@pytest.mark.section("R-23")
def test_potion__before_the_bonus_cell_of_the_same_pattern() -> None:
    table = marking("Spxk.", "A1-B1-C1", skulls=2).mark("leon", "left", "D1").reveal()
    assert table.of("skulls")["leon"] == 1


@pytest.mark.section("R-23")
def test_potion__under_a_bonus_cell_acts_after_the_skulls_of_the_pattern() -> None:
    table = marking("Skxp.", "A1-B1-C1", skulls=2).mark("leon", "left", "D1").reveal()
    assert table.of("skulls")["leon"] == 1


@pytest.mark.section("R-31")
def test_skull__erased_boxes_are_free_again() -> None:
    table = marking("Spxk.", "A1-B1-C1", skulls=4).mark("leon", "left", "D1").reveal()
    assert table.of("skulls")["leon"] == 3
    assert table.events("skull_marked") == [{"event": "skull_marked", "seat": 0, "amount": 3, "points": 4}]


@pytest.mark.section("R-17")
def test_symbols__of_an_unfinished_card_count_at_once() -> None:
    table = marking("Srg..", "A1-B1-C1").reveal()
    assert table.line("gems")["leon"] == 5
    assert table.line("tombs")["leon"] == 0
