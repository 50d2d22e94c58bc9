"""S11, S17: several combinations at once, their limits and their order."""

import pytest

from tests.games.hieroglyph_wall.table import Table


@pytest.mark.section("S11", "E4")
def test_example_a__dromedary_and_mule() -> None:
    """The dromedaries look the same way, the mules do not; opponents stand at both columns."""
    table = Table().lay(wall={0: "C< D<", 2: "M< C<"}, hand="D< M>", guards="dromedary:yellow mule:yellow")
    table.drop("D< M>", 1)
    assert table.guards == {"dromedary": "red", "mule": "yellow"}
    assert table.scarabs == {"dromedary": 1, "mule": 1}
    assert table.waiting == ["yellow"]


@pytest.mark.section("S11", "E5")
def test_example_b__two_dromedary_pairs() -> None:
    table = Table().lay(wall={0: "C< D<,C< D<"}, hand="D< M>", guards="dromedary:yellow")
    table.drop("D< M>", 1)
    assert (table.guards, table.scarabs) == ({"dromedary": "red"}, {"dromedary": 2})


@pytest.mark.section("S11", "E6", "R-7", "R-25")
def test_cap__three_pairs_of_one_animal_bring_two_scarabs() -> None:
    table = Table().lay(wall={0: "C< D>,C< D>,C< D>", 1: "C< I<"}, hand="D< M>", guards="dromedary:red")
    table.drop("D< M>", 1)
    assert len(table.events("pair_made")) == 3
    assert (table.scarabs, table.slab) == ({"dromedary": 2}, 14)
    assert len(table.events("no_scarab_placed")) == 1


@pytest.mark.section("R-7")
def test_cap__a_pair_beyond_the_cap_still_brings_the_archaeologist() -> None:
    """Two pairs of type 1 first, then the one of type 2."""
    table = Table().lay(
        wall={0: "C< D>,C< D>,C< D<", 1: "C< I<"}, hand="D< M>", guards="dromedary:yellow", scarabs="dromedary:1"
    )
    table.drop("D< M>", 1)
    assert table.prompt == "order"
    table.play("red", "resolve", column="dromedary", pair="plain")
    table.play("red", "resolve", column="dromedary", pair="plain")
    assert table.guards == {"dromedary": "red"}
    assert table.owned == {"red": [], "yellow": [("dromedary", "one")]}
    assert (table.scarabs, table.slab) == ({}, 16)


@pytest.mark.section("R-25")
def test_cap__scarabs_that_return_do_not_lower_the_count() -> None:
    table = Table().lay(
        wall={0: "C< D>,C< D>,C< D>", 1: "C< I<"}, hand="D< M>", guards="dromedary:red", scarabs="dromedary:2"
    )
    table.drop("D< M>", 1)
    assert table.owned["red"] == [("dromedary", "one")]
    assert (table.scarabs, table.slab) == ({"dromedary": 1}, 15)  # placed two, not three


@pytest.mark.section("R-25")
def test_cap__begins_anew_each_turn() -> None:
    table = Table(seats=3).lay(
        wall={0: "C< D>,C< D>"},
        hands={"red": "D< M>", "yellow": "D< I>"},
        guards="dromedary:green",
        opened="dromedary:red,red,red",
    )
    table.drop("D< M>", 1)
    assert table.scarabs == {"dromedary": 2}
    table.change(level={1: 0}).drop("D< I>", 1, "yellow")
    assert table.scarabs == {"dromedary": 3}


@pytest.mark.section("S17", "R-6")
def test_mixed_facings__one_equal_pair_is_enough_for_a_takeover() -> None:
    table = Table().lay(wall={0: "C< D<,C< D>"}, hand="D< M>", guards="dromedary:yellow")
    table.drop("D< M>", 1)
    assert table.waiting == ["yellow"]  # no third scarab: the order cannot matter
    assert (table.guards, table.scarabs) == ({"dromedary": "red"}, {"dromedary": 2})


@pytest.mark.section("S17", "R-8", "S18")
@pytest.mark.parametrize(("first", "opener"), [("takeover", "red"), ("plain", "yellow")])
def test_order__two_scarabs_there_decides_who_opens(first: str, opener: str) -> None:
    table = Table().lay(wall={0: "C< D<,C< D>"}, hand="D< M>", guards="dromedary:yellow", scarabs="dromedary:2")
    table.drop("D< M>", 1)
    assert (table.prompt, table.verbs("red"), len(table.legal("red"))) == ("order", {"resolve"}, 2)
    table.play("red", "resolve", column="dromedary", pair=first)
    assert table.owned[opener] == [("dromedary", "one")]
    assert (table.guards, table.scarabs, table.slab) == ({"dromedary": "red"}, {"dromedary": 1}, 15)


@pytest.mark.section("S17")
def test_order__only_waiting_pairs_can_be_chosen() -> None:
    table = Table().lay(wall={0: "C< D<,C< D>"}, hand="D< M>", guards="dromedary:yellow", scarabs="dromedary:2")
    table.drop("D< M>", 1)
    assert table.refusal("red", "resolve", column="mule", pair="takeover") == "no_such_pair"
    assert table.refusal("red", "place") == "not_asked"
    assert table.refusal("red", "drop", tile=0, slot=0) == "not_asked"


@pytest.mark.section("S17")
def test_order__not_asked_where_it_cannot_matter() -> None:
    """Two animals, enough scarabs, enough archaeologists: forced pairs first, then the free columns."""
    table = Table().lay(wall={0: "C< D<", 2: "M< C<"}, hand="D< M>", guards="mule:yellow")
    table.drop("D< M>", 1)
    assert table.prompt == "placing"
    assert [event["column"] for event in table.events("pair_made")] == ["mule", "dromedary"]
    table.play("red", "place")
    assert table.waiting == ["yellow"]


@pytest.mark.section("S17")
def test_order__two_contested_columns_one_after_the_other() -> None:
    table = Table().lay(
        wall={0: "C< D<,C< D>", 2: "M< C<,M> C<"},
        hand="D< M>",
        guards="dromedary:yellow mule:yellow",
        scarabs="dromedary:2 mule:2",
    )
    table.drop("D< M>", 1)
    assert {action["column"] for action in table.legal("red")} == {"dromedary"}
    assert table.refusal("red", "resolve", column="mule", pair="takeover") == "other_pair_first"
    table.play("red", "resolve", column="dromedary", pair="takeover")
    assert {action["column"] for action in table.legal("red")} == {"mule"}
    table.play("red", "resolve", column="mule", pair="plain")
    assert table.owned == {"red": [("dromedary", "one")], "yellow": [("mule", "one")]}
    assert table.guards == {"dromedary": "red", "mule": "red"}


@pytest.mark.section("S17", "R-9")
def test_all_pairs_count__also_for_an_opponent() -> None:
    table = Table().lay(wall={0: "M< D<"}, hand="D> S>", guards="dromedary:yellow", scarabs="dromedary:2")
    table.drop("D> S>", 1)
    assert table.owned == {"red": [], "yellow": [("dromedary", "one")]}
