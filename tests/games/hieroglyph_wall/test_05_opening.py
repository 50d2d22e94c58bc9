"""S13: the third scarab opens the front sarcophagus."""

import pytest

from tests.games.hieroglyph_wall.table import Table


@pytest.mark.section("S13", "E8", "R-22")
def test_opening__goes_to_the_owner_of_the_archaeologist_whoever_placed_the_scarab() -> None:
    table = Table().lay(wall={0: "M< D<"}, hand="D> S>", guards="dromedary:yellow", scarabs="dromedary:2")
    before = table.slab
    table.drop("D> S>", 1)
    assert table.owned == {"red": [], "yellow": [("dromedary", "one")]}
    assert (table.scarabs, table.slab) == ({}, before - 1 + 3)
    assert table.guards == {"dromedary": "yellow"}


@pytest.mark.section("S13")
def test_opening__one_eye_then_two_then_three() -> None:
    table = Table().lay(wall={0: "M< D<"}, hand="D> S>", guards="dromedary:red", values="dromedary:4,5,10")
    for eyes, value in (("one", 4), ("two", 5), ("three", 10)):
        table.lay(turn="red", scarabs="dromedary:2", hand="D> S>").change(level={1: 0}, slab=14)
        table.drop("D> S>", 1)
        opened = table.events("sarcophagus_opened", viewer="red")
        assert [(event["eyes"], event["value"]) for event in opened] == [(eyes, value)]
    assert table.owned["red"] == [("dromedary", "one"), ("dromedary", "two"), ("dromedary", "three")]
    assert table.line("three_eyes")["red"] == 10


@pytest.mark.section("S13")
def test_opening__only_the_owner_looks_at_the_value() -> None:
    table = Table(seats=3).lay(wall={0: "M< D<"}, hand="D> S>", guards="dromedary:yellow", scarabs="dromedary:2")
    table.drop("D> S>", 1)
    told = {
        viewer: table.events("sarcophagus_opened", viewer=viewer)[0]["value"] for viewer in ("red", "yellow", "green")
    }
    assert told == {"red": None, "yellow": table.facts["mummy"][0], "green": None}


@pytest.mark.section("R-1")
def test_opening__without_archaeologist_the_scarabs_wait() -> None:
    table = Table().lay(wall={0: "M< D<"}, hand="D> S>", scarabs="dromedary:2")
    table.drop("D> S>", 1).play("red", "decline")
    assert (table.scarabs, table.owned) == ({"dromedary": 3}, {"red": [], "yellow": []})


@pytest.mark.section("R-23", "E22")
def test_three_scarabs_wait__who_comes_opens_at_once_then_places() -> None:
    table = Table().lay(wall={0: "M< D<"}, hand="D> S>", scarabs="dromedary:3")
    table.drop("D> S>", 1).play("red", "place")
    assert table.owned["red"] == [("dromedary", "one")]
    assert (table.scarabs, table.slab) == ({"dromedary": 1}, 15)


@pytest.mark.section("R-23")
def test_three_scarabs_wait__who_declines_adds_none() -> None:
    table = Table().lay(wall={0: "M< D<"}, hand="D> S>", scarabs="dromedary:3")
    table.drop("D> S>", 1).play("red", "decline")
    assert (table.scarabs, table.slab) == ({"dromedary": 3}, 13)
    assert len(table.events("no_scarab_placed")) == 1


@pytest.mark.section("R-23", "R-24")
def test_three_scarabs_wait__a_moved_archaeologist_opens_too() -> None:
    table = Table().lay(
        wall={0: "M< D<"}, hand="D> S>", scarabs="dromedary:3", guards="snake:red mule:red cat:red ibis:red jackal:red"
    )
    table.drop("D> S>", 1).play("red", "move", column="cat")
    assert table.owned["red"] == [("dromedary", "one")]
    assert table.scarabs == {"dromedary": 1}


@pytest.mark.section("R-23")
def test_three_scarabs_wait__at_the_end_such_a_column_stays_closed() -> None:
    table = Table().lay(scarabs="dromedary:3").finish()
    assert table.owned == {"red": [], "yellow": []}
