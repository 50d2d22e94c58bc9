"""S19: archaeologists at columns without sarcophagus, and moved from the board."""

import pytest

from tests.games.hieroglyph_wall.table import Table

FIVE = "snake:red mule:red cat:red ibis:red jackal:red"


@pytest.mark.section("S19", "E11")
def test_takeover__at_a_column_without_sarcophagus() -> None:
    table = Table().lay(
        wall={0: "M< D>"},
        hand="D> S>",
        guards="dromedary:yellow",
        scarabs="dromedary:3",
        opened="dromedary:red,red,red",
    )
    table.drop("D> S>", 1)
    assert (table.guards, table.scarabs) == ({"dromedary": "red"}, {"dromedary": 3})


@pytest.mark.section("S19", "E12", "R-24")
@pytest.mark.parametrize("facing", ["<", ">"])
def test_no_stock__a_piece_may_be_moved_to_a_free_column(facing: str) -> None:
    table = Table().lay(wall={0: f"M< D{facing}"}, hand="D> S>", guards=FIVE)
    table.drop("D> S>", 1)
    assert table.prompt == "moving"
    assert {action["column"] for action in table.legal("red", "move")} == {"snake", "mule", "cat", "ibis", "jackal"}
    table.play("red", "move", column="cat")
    assert "cat" not in table.guards
    assert (table.guards["dromedary"], table.stock["red"], table.scarabs) == ("red", 0, {"dromedary": 1})


@pytest.mark.section("S19", "R-4", "R-24")
def test_no_stock__a_takeover_by_a_moved_piece() -> None:
    table = Table().lay(wall={0: "M< D>"}, hand="D> S>", guards=f"{FIVE} dromedary:yellow")
    table.drop("D> S>", 1)
    assert table.prompt == "moving"
    table.play("red", "move", column="mule")
    assert table.guards["dromedary"] == "red"
    assert table.stock == {"red": 0, "yellow": 5}  # the evicted piece is back at once


@pytest.mark.section("S19", "R-4")
def test_no_stock__who_declines_a_takeover_leaves_the_opponent() -> None:
    table = Table().lay(wall={0: "M< D>"}, hand="D> S>", guards=f"{FIVE} dromedary:yellow")
    table.drop("D> S>", 1).play("red", "decline")
    assert (table.guards["dromedary"], table.scarabs) == ("yellow", {"dromedary": 1})


@pytest.mark.section("S19")
def test_no_stock__type_1_at_an_occupied_column_asks_nothing() -> None:
    table = Table().lay(wall={0: "M< D<"}, hand="D> S>", guards=f"{FIVE} dromedary:yellow")
    table.drop("D> S>", 1)
    assert table.waiting == ["yellow"]


@pytest.mark.section("R-5")
def test_moving__leaves_the_scarabs_behind() -> None:
    table = Table().lay(wall={0: "M< D<"}, hand="D> S>", guards=FIVE, scarabs="cat:2")
    table.drop("D> S>", 1).play("red", "move", column="cat")
    assert table.scarabs == {"dromedary": 1, "cat": 2}


@pytest.mark.section("R-24")
def test_moving__only_with_an_empty_stock() -> None:
    table = Table().lay(wall={0: "M< D<"}, hand="D> S>", guards="snake:red")
    table.drop("D> S>", 1)
    assert table.refusal("red", "move", column="snake") == "archaeologists_left"


@pytest.mark.section("R-24")
def test_moving__only_own_pieces_and_none_from_the_stock() -> None:
    table = Table().lay(wall={0: "M< D<"}, hand="D> S>", guards=f"{FIVE} crocodile:yellow")
    table.drop("D> S>", 1)
    assert table.refusal("red", "move", column="crocodile") == "not_own_column"
    assert table.refusal("red", "move", column="dromedary") == "not_own_column"
    assert table.refusal("red", "place") == "no_archaeologist_left"


@pytest.mark.section("R-24", "S17")
def test_moving__also_a_piece_placed_this_turn() -> None:
    """One piece at hand and two free columns: the order matters, the same piece may go on."""
    table = Table().lay(
        wall={0: "C< D<", 2: "M< C<"}, hand="D< M>", guards="snake:red cat:red ibis:red jackal:red crocodile:yellow"
    )
    table.drop("D< M>", 1)
    assert table.prompt == "order"
    table.play("red", "resolve", column="dromedary", pair="plain").play("red", "place")
    assert table.prompt == "moving"
    table.play("red", "move", column="dromedary")
    assert "dromedary" not in table.guards
    assert (table.guards["mule"], table.scarabs) == ("red", {"dromedary": 1, "mule": 1})


@pytest.mark.section("R-24")
def test_moving__the_left_column_is_free_from_then_on() -> None:
    """A pair at the own column waits; its piece leaves, so that it may be entered again."""
    guards = "mule:red snake:red cat:red ibis:red jackal:red"
    table = Table().lay(wall={0: "C< D<", 2: "M< C<"}, hand="D< M>", guards=guards)
    table.drop("D< M>", 1)
    assert table.prompt == "order"
    table.play("red", "resolve", column="dromedary", pair="plain").play("red", "move", column="mule")
    assert table.prompt == "moving"
    table.play("red", "move", column="cat")
    assert {name for name, colour in table.guards.items() if colour == "red"} == {
        "dromedary",
        "mule",
        "snake",
        "ibis",
        "jackal",
    }
