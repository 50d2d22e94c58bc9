"""S07 to S10: turns, new digs, extensions, passing."""

import pytest

from tests.games.mykerinos.table import EMPTY_REGION, Table

MARKED = """
..RG ....
.^^. ....
.... ....

.... ....
.... ....
.... ....
"""


@pytest.mark.section("S08", "E1")
def test_new_dig__on_free_cells_without_pyramid_only() -> None:
    table = Table().lay(region=MARKED)
    assert {"a1", "b1"} <= table.cells("blue", "dig")
    assert table.why_not("blue", "dig", "c1") == "cell_taken"
    assert table.why_not("blue", "dig", "d1") == "cell_taken"
    assert table.why_not("blue", "dig", "b2") == "pyramid_there"
    assert table.why_not("blue", "dig", "c2") == "pyramid_there"
    assert len(table.cells("blue", "dig")) == 44
    table.dig("blue", "a1")
    assert table.placed("B") == {"a1"}
    assert table.stock["blue"] == 9
    assert table.waiting == ["red"]


@pytest.mark.section("S08", "R-09")
def test_new_dig__may_touch_own_cubes() -> None:
    table = Table().lay(region=MARKED, turn="red").dig("red", "b1")
    assert table.placed("R") == {"b1", "c1"}


EXTENSION = """
.... ....
.R.. ....
.... ....

.... ....
.... ....
.... ....
"""


@pytest.mark.section("S09", "E3")
def test_extension__beside_an_own_cube_then_beside_the_first() -> None:
    table = Table().lay(region=EXTENSION, turn="red")
    assert table.cells("red", "extend") == {"b1", "a2", "c2", "b3"}
    table.play("red", "extend", cell="c2")
    assert (table.waiting, table.prompt) == (["red"], "extending")
    assert table.cells("red", "continue") == {"c1", "d2", "c3"}
    assert table.why_not("red", "continue", "b1") == "not_beside_last_cube"  # beside the old cube only
    assert table.why_not("red", "continue", "b2") == "cell_taken"
    assert table.why_not("red", "dig", "d2") == "not_asked"
    table.go_on("red", "d2")
    assert table.placed("R") == {"b2", "c2", "d2"}
    assert table.stock["red"] == 8
    assert table.waiting == ["green"]


@pytest.mark.section("S09", "E3")
def test_extension__the_order_of_the_cells_matters() -> None:
    table = Table().lay(region=EXTENSION, turn="red")
    assert table.why_not("red", "extend", "d2") == "no_own_cube_beside"


@pytest.mark.section("S09")
def test_extension__only_from_cubes_of_the_own_colour() -> None:
    table = Table().lay(region=EXTENSION, turn="blue")
    assert table.cells("blue", "extend") == set()
    assert table.why_not("blue", "extend", "c2") == "no_own_cube_beside"


@pytest.mark.section("S09", "R-09")
def test_extension__crosses_from_area_to_area() -> None:
    table = Table().lay(region=EXTENSION.replace(".R.. ....", "...R ...."), turn="red").extend("red", "e2", "e3")
    assert table.facts["area_cubes"][:8] == [0, 1, 0, 0, 0, 2, 0, 0]


WALLED = """
R.^. ....
^^.. ....
.... ....

.... ....
.... ....
.... ....
"""


@pytest.mark.section("R-25", "R-27")
def test_extension__a_first_cell_without_a_second_is_not_offered() -> None:
    table = Table().lay(region=WALLED, turn="red")
    assert table.cells("red", "extend") == set()
    assert table.why_not("red", "extend", "b1") == "no_cell_beyond"
    assert table.why_not("red", "extend", "a2") == "pyramid_there"
    assert "b1" in table.cells("red", "dig")


@pytest.mark.section("S09", "R-25")
def test_extension__is_refused_with_one_cube() -> None:
    table = Table().lay(region=EXTENSION, turn="red", stock={"red": 1})
    assert table.why_not("red", "extend", "c2") == "too_few_cubes"
    assert table.verbs("red") == {"dig", "pass"}


@pytest.mark.section("R-07")
def test_extension__from_a_cube_on_a_pyramid_needs_no_patron() -> None:
    table = Table().lay(region=EXTENSION.replace("R", "r"), turn="red").extend("red", "c2", "c3")
    assert table.placed("R") == {"b2", "c2", "c3"}


@pytest.mark.section("S10", "E2")
def test_pass__the_lowest_free_space_of_the_scale() -> None:
    table = Table().lay(turn="green").play("green", "pass")
    assert table.passing_scale == {"blue": 0, "red": 0, "green": 1, "white": 0}
    table.play("white", "pass")
    assert table.passing_scale == {"blue": 0, "red": 0, "green": 1, "white": 2}
    assert table.events("seat_passed") == [
        {"event": "seat_passed", "seat": 2, "space": 1},
        {"event": "seat_passed", "seat": 3, "space": 2},
    ]


@pytest.mark.section("S10", "R-03")
def test_pass__is_always_allowed() -> None:
    table = Table().lay(hand={"blue": "violet lemon brown"})
    assert table.verbs("blue") >= {"dig", "call", "pass"}
    table.play("blue", "pass")
    assert table.stock["blue"] == 10  # kept


FULL = "BRGWBRGW\n" * 6


@pytest.mark.section("R-03")
def test_pass__is_all_that_is_left_without_a_free_cell() -> None:
    table = Table().lay(region=FULL)
    assert table.verbs("blue") == {"pass"}


@pytest.mark.section("S10", "R-04")
def test_pass__is_all_that_is_left_with_an_empty_stock_even_with_patrons() -> None:
    table = Table().lay(stock={"blue": 0}, hand={"blue": "violet lemon brown blackmore tangerine"})
    assert table.verbs("blue") == {"pass"}
    assert table.why_not("blue", "dig", "a1") == "stock_empty"
    assert table.why_not("blue", "extend", "a1") == "too_few_cubes"
    for patron in ("violet", "lemon", "brown", "blackmore", "tangerine"):
        assert table.refusal("blue", "call", patron=patron) == "stock_empty"


@pytest.mark.section("S07", "R-38")
def test_turns__clockwise_without_those_who_have_passed() -> None:
    table = Table().lay(turn="green")
    table.play("green", "pass").dig("white", "a1").dig("blue", "b1").play("red", "pass")
    for colour, name in (("white", "c1"), ("blue", "d1"), ("white", "e1"), ("blue", "f1")):
        assert table.waiting == [colour]
        table.dig(colour, name)


@pytest.mark.section("S07")
def test_turns__one_action_each() -> None:
    table = Table().lay(region=EMPTY_REGION)
    for colour, name in (("blue", "a1"), ("red", "b1"), ("green", "c1"), ("white", "d1")):
        assert table.waiting == [colour]
        table.dig(colour, name)
    assert table.waiting == ["blue"]
    assert table.refusal("blue", "continue", cell="a2") == "not_asked"
