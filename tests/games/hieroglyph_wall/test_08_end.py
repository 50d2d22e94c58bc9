"""S15, S20: moving scarabs at the end of the game."""

import pytest

from tests.games.hieroglyph_wall.table import Table


def last_drop(table: Table) -> Table:
    return table.lay(last_tile="I> K>").drop("I> K>", 6)


def example(**more: str) -> Table:
    """Dromedary: front with two eyes, one scarab. Snake: front with three eyes, two scarabs. Both are red's."""
    table = Table().lay(guards="dromedary:red snake:red", opened="dromedary:yellow snake:yellow,yellow")
    return last_drop(table.lay(scarabs="dromedary:1 snake:2", **more))


@pytest.mark.section("S15", "E13", "R-41")
def test_example__the_dromedary_scarab_goes_to_the_snake() -> None:
    table = example()
    assert (table.prompt, table.waiting) == ("gathering", ["red"])
    table.play("red", "gather", column="snake")
    assert table.owned["red"] == [("snake", "three")]
    assert (table.scarabs, table.slab, table.match.over) == ({}, 16, True)


@pytest.mark.section("S15", "E13")
def test_example__or_both_snake_scarabs_to_the_dromedary() -> None:
    table = example().play("red", "gather", column="dromedary")
    assert table.owned["red"] == [("dromedary", "two")]


@pytest.mark.section("S15", "R-27")
def test_moving__is_optional() -> None:
    table = example().play("red", "done")
    assert table.match.over
    assert table.owned["red"] == []


@pytest.mark.section("S15")
def test_moving__only_between_own_columns() -> None:
    table = Table().lay(guards="dromedary:red snake:red cat:yellow", scarabs="dromedary:1 snake:2 cat:2 mule:2")
    last_drop(table)
    assert table.refusal("red", "gather", column="cat") == "no_archaeologist_there"
    assert table.refusal("red", "gather", column="mule") == "no_archaeologist_there"
    table.play("red", "gather", column="snake")
    assert table.scarabs == {"cat": 2, "mule": 2}


@pytest.mark.section("R-27")
def test_moving__with_one_column_or_too_few_scarabs_nothing_is_asked() -> None:
    table = last_drop(Table().lay(guards="dromedary:red snake:yellow cat:yellow", scarabs="dromedary:2 snake:1 cat:1"))
    assert table.match.over


@pytest.mark.section("R-27")
def test_moving__a_column_without_sarcophagus_is_no_target() -> None:
    table = Table().lay(
        guards="dromedary:red snake:red", opened="snake:yellow,yellow,yellow", scarabs="dromedary:1 snake:2"
    )
    last_drop(table)
    assert table.refusal("red", "gather", column="snake") == "no_sarcophagus_left"
    assert [action.get("column") for action in table.legal("red")] == ["dromedary", None]


@pytest.mark.section("R-10", "R-11", "E23", "R-41")
def test_chain__two_openings_and_none_left() -> None:
    table = Table().lay(guards="cat:red dromedary:red snake:red mule:yellow", opened="cat:yellow,yellow,yellow")
    last_drop(table.lay(scarabs="cat:3 dromedary:2 snake:1 mule:2"))
    assert table.waiting == ["red"]
    table.play("red", "gather", column="dromedary")
    assert table.owned["red"] == [("dromedary", "one")]
    assert table.waiting == ["red"]
    table.play("red", "gather", column="snake")
    assert table.owned["red"] == [("dromedary", "one"), ("snake", "one")]
    assert (table.scarabs, table.match.over) == ({"mule": 2}, True)


@pytest.mark.section("R-10")
def test_chain__by_a_house_rule_everybody_opens_once() -> None:
    table = Table(openings="one").lay(guards="cat:red dromedary:red snake:red", opened="cat:yellow,yellow,yellow")
    last_drop(table.lay(scarabs="cat:3 dromedary:2 snake:1"))
    table.play("red", "gather", column="dromedary")
    assert (table.owned["red"], table.match.over) == ([("dromedary", "one")], True)


@pytest.mark.section("R-10", "R-41")
def test_chain__the_same_column_again_opens_the_next_one() -> None:
    table = Table().lay(guards="cat:red dromedary:red", opened="cat:yellow,yellow,yellow", scarabs="cat:3 dromedary:2")
    table.lay(guards="snake:red", scarabs="snake:1")
    last_drop(table).play("red", "gather", column="dromedary").play("red", "gather", column="dromedary")
    assert table.owned["red"] == [("dromedary", "one"), ("dromedary", "two")]


@pytest.mark.section("R-10")
def test_order__each_seat_from_the_next_player_on() -> None:
    table = Table(seats=3).lay(
        guards="dromedary:red snake:red cat:yellow ibis:yellow mule:green jackal:green",
        scarabs="dromedary:2 snake:1 cat:2 ibis:1 mule:2 jackal:1",
    )
    last_drop(table)
    asked = []
    while not table.match.over:
        asked += table.waiting
        table.play(table.waiting[0], "done")
    assert asked == ["yellow", "green", "red"]


@pytest.mark.section("R-41")
def test_gathering__from_where_cannot_matter() -> None:
    """Whatever is left behind can be moved again, so that only the number of scarabs limits what follows."""
    table = Table().lay(guards="dromedary:red snake:red cat:red ibis:red", scarabs="dromedary:1 snake:1 cat:2 ibis:2")
    last_drop(table).play("red", "gather", column="dromedary")
    assert {action["column"] for action in table.legal("red", "gather")} == {"dromedary", "snake", "cat", "ibis"}
    assert sum(table.scarabs.values()) == 3


@pytest.mark.section("S15")
def test_gathering__too_few_scarabs_is_refused() -> None:
    table = Table().lay(guards="dromedary:red snake:red", scarabs="dromedary:1 snake:1").ask("gathering", "red")
    assert table.refusal("red", "gather", column="snake") == "too_few_scarabs"


@pytest.mark.section("S20")
def test_leftovers__closed_sarcophagi_count_for_nobody() -> None:
    table = Table().lay(pharaoh="red:cat yellow:cat").finish()
    assert table.scores == {"red": 0, "yellow": 0}
    assert table.facts["holder"] == [-1] * 21
