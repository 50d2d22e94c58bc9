"""S18: limits on scarabs, at a column, in a turn, on the slab."""

import pytest

from tests.games.hieroglyph_wall.table import Table


@pytest.mark.section("S18", "E9")
def test_two_there_and_two_to_place__open_after_the_first() -> None:
    table = Table().lay(wall={0: "C< D>,C< D>"}, hand="D< M>", guards="dromedary:red", scarabs="dromedary:2")
    table.drop("D< M>", 1)
    assert table.owned["red"] == [("dromedary", "one")]
    assert table.scarabs == {"dromedary": 1}


@pytest.mark.section("S18", "E10", "R-2")
def test_no_sarcophagus_left__scarabs_still_come_and_stay() -> None:
    table = Table().lay(
        wall={0: "M< D<"},
        hand="D> S>",
        guards="dromedary:yellow",
        scarabs="dromedary:2",
        opened="dromedary:red,red,red",
    )
    table.drop("D> S>", 1)
    assert table.scarabs == {"dromedary": 3}
    table.lay(turn="red", hand="D> S>").change(level={1: 0}).drop("D> S>", 1)
    assert (table.scarabs, table.slab) == ({"dromedary": 3}, 13)
    assert len(table.owned["red"]) == 3


@pytest.mark.section("S18", "R-3")
def test_slab_empty__no_scarab_but_the_archaeologist_comes() -> None:
    table = Table().lay(wall={0: "M< D>"}, hand="D> S>", guards="dromedary:yellow", slab=0)
    table.drop("D> S>", 1)
    assert (table.guards, table.scarabs, table.slab) == ({"dromedary": "red"}, {}, 0)


@pytest.mark.section("S18", "R-3")
def test_slab_empty__the_order_is_not_asked_when_no_scarab_can_come() -> None:
    table = Table().lay(wall={0: "C< D<", 2: "M< C<"}, hand="D< M>", guards="dromedary:yellow mule:yellow", slab=0)
    table.drop("D< M>", 1)
    assert table.waiting == ["yellow"]
    assert table.guards == {"dromedary": "red", "mule": "yellow"}


@pytest.mark.section("S18", "E20", "R-3")
@pytest.mark.parametrize(("first", "pair"), [("dromedary", "takeover"), ("mule", "plain")])
def test_slab_short__the_player_chooses_who_gets_the_last_scarab(first: str, pair: str) -> None:
    table = Table().lay(wall={0: "C< D<", 2: "M< C<"}, hand="D< M>", guards="dromedary:yellow mule:yellow", slab=1)
    table.drop("D< M>", 1)
    assert (table.prompt, len(table.legal("red"))) == ("order", 2)
    table.play("red", "resolve", column=first, pair=pair)
    assert (table.scarabs, table.slab) == ({first: 1}, 0)
    assert table.guards == {"dromedary": "red", "mule": "yellow"}  # both act, scarab or not


@pytest.mark.section("S18", "E21", "R-26")
def test_slab_refilled__returned_scarabs_serve_the_next_pair() -> None:
    table = Table().lay(
        wall={0: "C< D<", 2: "M< C<"}, hand="D< M>", guards="dromedary:red mule:yellow", scarabs="dromedary:2", slab=1
    )
    table.drop("D< M>", 1).play("red", "resolve", column="dromedary", pair="plain")
    assert table.owned["red"] == [("dromedary", "one")]
    assert (table.scarabs, table.slab) == ({"mule": 1}, 2)


@pytest.mark.section("R-26")
def test_slab_refilled__the_other_order_leaves_the_sarcophagus_closed() -> None:
    table = Table().lay(
        wall={0: "C< D<", 2: "M< C<"}, hand="D< M>", guards="dromedary:red mule:yellow", scarabs="dromedary:2", slab=1
    )
    table.drop("D< M>", 1).play("red", "resolve", column="mule", pair="plain")
    assert table.owned["red"] == []
    assert (table.scarabs, table.slab) == ({"dromedary": 2, "mule": 1}, 0)


@pytest.mark.section("R-26", "R-23")
def test_slab_empty__a_column_that_lies_ready_can_refill_it() -> None:
    """The order matters: whoever opens first brings scarabs for the rest."""
    table = Table().lay(
        wall={0: "C< D<", 2: "M< C<"}, hand="D< M>", guards="mule:yellow", scarabs="dromedary:3", slab=0
    )
    table.drop("D< M>", 1)
    assert table.prompt == "order"
    table.play("red", "resolve", column="dromedary", pair="plain").play("red", "place")
    assert table.owned["red"] == [("dromedary", "one")]
    assert (table.scarabs, table.slab) == ({"dromedary": 1, "mule": 1}, 1)


@pytest.mark.section("S18", "R-2")
def test_slab_short__a_column_that_takes_no_more_scarabs_asks_for_no_order() -> None:
    """The last scarab can only go to the dromedaries, whose pairs are alike."""
    table = Table().lay(
        wall={0: "C< D<,C< D>", 2: "M< C<"},
        hand="D< M>",
        guards="dromedary:red mule:yellow",
        opened="mule:red,yellow,red",
        scarabs="mule:3",
        slab=1,
    )
    table.drop("D< M>", 1)
    assert table.waiting == ["yellow"]
    assert (table.scarabs, table.slab) == ({"dromedary": 1, "mule": 3}, 0)
