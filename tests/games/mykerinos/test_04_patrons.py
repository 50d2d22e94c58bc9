"""S11 to S16: what the five patrons allow, and what they do not."""

import pytest

from hypostyle.games.mykerinos.vocabulary import PATRON_NAMES
from tests.games.mykerinos.table import Table


@pytest.mark.section("S11")
def test_patron__is_not_called_without_a_card() -> None:
    table = Table()
    for patron in PATRON_NAMES:
        assert table.refusal("blue", "call", patron=patron) == "card_not_owned"


@pytest.mark.section("S11", "R-11")
def test_patron__a_tilted_card_is_spent_for_the_season() -> None:
    table = Table(3).lay(season=2, hand={"blue": "blackmore"})
    table.play("blue", "call", patron="blackmore").dig("blue", "a1").go_on("blue", "a2")
    table.dig("red", "h6").dig("green", "h5")
    assert table.refusal("blue", "call", patron="blackmore") == "card_tilted"
    table.play("blue", "pass").play("red", "pass").dig("green", "h1")
    table.play("blue", "claim", side="left").play("green", "claim", side="left")
    table.play("red", "claim", side="right").play("green", "claim", side="left")
    assert table.facts["season"] == 2
    assert table.facts["tilted"] == [0] * 20


@pytest.mark.section("S11")
def test_patron__two_cards_of_one_patron_are_used_in_two_turns() -> None:
    table = Table(3).lay(hand={"blue": "brown brown"})
    table.play("blue", "call", patron="brown").play("blue", "reserve", room="three_1")
    assert table.waiting == ["red"]  # one card a turn
    table.dig("red", "a1").dig("green", "b1")
    table.play("blue", "call", patron="brown").play("blue", "reserve", room="five_1")
    table.dig("red", "c1").dig("green", "d1")
    assert table.refusal("blue", "call", patron="brown") == "card_tilted"


@pytest.mark.section("S11", "R-11")
def test_patron__the_card_without_patron_gives_no_call() -> None:
    table = Table().lay(hand={"blue": "none"})
    assert table.legal("blue", "call") == []


@pytest.mark.section("S11", "R-11", "S21")
def test_patron__a_card_won_in_the_survey_works_in_the_next_season() -> None:
    table = Table(3).lay(region=ONE_CUBE, cards={0: "brown 0, lemon 0"}).survey("blue", "red", "green")
    table.play("blue", "claim", side="left")
    assert table.facts["season"] == 1
    table.ask("turn", "blue")
    assert table.refusal("blue", "call", patron="brown") is None


ONE_CUBE = """
B... ....
.... ....
.... ....

.... ....
.... ....
.... ....
"""


# ---------------------------------------------------------------------- Lady Violet
@pytest.mark.section("S12", "R-05", "R-26")
def test_violet__a_cube_from_the_general_stock_then_a_new_dig() -> None:
    table = Table().lay(hand={"blue": "violet"}).play("blue", "call", patron="violet")
    assert (table.stock["blue"], table.general["blue"]) == (11, 14)
    assert table.prompt == "violet"
    assert table.verbs("blue") == {"dig"}
    assert table.refusal("blue", "pass") == "not_asked"
    table.dig("blue", "a1")
    assert (table.stock["blue"], table.general["blue"]) == (10, 14)
    assert table.waiting == ["red"]


@pytest.mark.section("S12", "R-26")
def test_violet__with_one_cube_in_stock_an_extension_becomes_possible() -> None:
    table = Table().lay(region=ONE_CUBE, stock={"blue": 1}, hand={"blue": "violet"})
    assert table.legal("blue", "extend") == []
    table.play("blue", "call", patron="violet").extend("blue", "b1", "c1")
    assert table.placed("B") == {"a1", "b1", "c1"}
    assert table.stock["blue"] == 0


@pytest.mark.section("S12", "R-05")
def test_violet__needs_a_cube_in_the_general_stock() -> None:
    table = Table().lay(hand={"blue": "violet"}, general={"blue": 0})
    assert table.refusal("blue", "call", patron="violet") == "general_stock_empty"


@pytest.mark.section("R-26")
def test_violet__keeps_the_plain_limits_and_allows_no_second_card() -> None:
    table = Table().lay(region=ONE_CUBE.replace("B...", "B^.."), hand={"blue": "violet lemon"})
    table.play("blue", "call", patron="violet")
    assert table.why_not("blue", "dig", "b1") == "pyramid_there"
    assert table.why_not("blue", "extend", "b1") == "pyramid_there"
    assert table.refusal("blue", "call", patron="lemon") == "not_asked"


@pytest.mark.section("R-26")
def test_violet__is_refused_when_no_cell_is_left_to_dig() -> None:
    table = Table().lay(region="BRGWBRG^\n" * 6, hand={"blue": "violet"})
    assert table.refusal("blue", "call", patron="violet") == "no_room_to_dig"


# ---------------------------------------------------------------------- Lord Lemon
LEMON = """
.... ....
.B^. ....
..^. ....

...^ ....
.... ....
.... ....
"""


@pytest.mark.section("S13", "E4", "R-06")
def test_lemon__an_extension_over_one_pyramid() -> None:
    table = Table().lay(region=LEMON, hand={"blue": "lemon"}).play("blue", "call", patron="lemon")
    assert table.facts["tilted"][1] == 1
    table.play("blue", "extend", cell="c2")
    assert table.cells("blue", "continue") == {"c1", "d2"}
    assert table.why_not("blue", "continue", "c3") == "one_pyramid_only"
    table.go_on("blue", "d2")
    assert table.placed("B") == {"b2", "c2", "d2"}


@pytest.mark.section("S13", "R-06")
def test_lemon__the_second_cube_may_be_the_one_on_the_pyramid() -> None:
    table = Table().lay(region=LEMON, hand={"blue": "lemon"}).play("blue", "call", patron="lemon")
    assert table.cells("blue", "extend") == {"c2", "b3"}
    table.play("blue", "extend", cell="b3")
    assert table.cells("blue", "continue") == {"c3"}
    assert table.why_not("blue", "continue", "a3") == "no_pyramid_there"
    table.go_on("blue", "c3")
    assert table.placed("B") == {"b2", "b3", "c3"}


@pytest.mark.section("S13", "R-06")
def test_lemon__an_extension_without_pyramid_is_refused() -> None:
    table = Table().lay(region=LEMON, hand={"blue": "lemon"}).play("blue", "call", patron="lemon")
    assert table.why_not("blue", "extend", "a2") == "no_pyramid_there"


@pytest.mark.section("S13", "R-06")
def test_lemon__a_new_dig_on_a_pyramid() -> None:
    table = Table().lay(region=LEMON, hand={"blue": "lemon"}, stock={"blue": 1}).play("blue", "call", patron="lemon")
    assert table.cells("blue", "dig") == {"c2", "c3", "d4"}
    assert table.legal("blue", "extend") == []  # one cube only
    assert table.why_not("blue", "dig", "a1") == "no_pyramid_there"
    table.dig("blue", "d4")
    assert table.placed("B") == {"b2", "d4"}
    assert table.waiting == ["red"]


@pytest.mark.section("S13")
def test_lemon__a_pyramid_under_a_cube_is_taken() -> None:
    table = Table().lay(region=LEMON.replace("B^", "Br"), hand={"blue": "lemon"}).play("blue", "call", patron="lemon")
    assert table.why_not("blue", "dig", "c2") == "cell_taken"
    assert table.why_not("blue", "extend", "c2") == "cell_taken"


@pytest.mark.section("S13", "R-27")
def test_lemon__is_refused_without_a_free_pyramid() -> None:
    table = Table().lay(hand={"blue": "lemon"})
    assert table.refusal("blue", "call", patron="lemon") == "no_pyramid_there"


@pytest.mark.section("R-27")
def test_lemon__a_first_cell_on_a_pyramid_needs_plain_ground_beyond() -> None:
    table = Table().lay(region=SURROUNDED, hand={"blue": "lemon"}).play("blue", "call", patron="lemon")
    assert table.why_not("blue", "extend", "a2") == "no_cell_beyond"
    assert "a2" in table.cells("blue", "dig")


SURROUNDED = """
B... ....
^^.. ....
^... ....

.... ....
.... ....
.... ....
"""


# ---------------------------------------------------------------------- Sir Brown
@pytest.mark.section("S14", "R-10", "R-30")
def test_brown__a_cube_of_the_personal_stock_goes_to_a_room() -> None:
    table = Table().lay(hand={"blue": "brown"}, stock={"blue": 1}, general={"blue": 0})
    table.play("blue", "call", patron="brown")
    assert table.verbs("blue") == {"reserve"}
    assert len(table.open_rooms("blue")) == 10
    assert table.refusal("blue", "reserve", room="five_1") == "room_closed"
    table.play("blue", "reserve", room="two_1_2")
    assert table.rooms("blue") == {"two_1_2"}
    assert (table.stock["blue"], table.general["blue"]) == (0, 0)
    assert table.waiting == ["red"]


@pytest.mark.section("S14", "R-10")
def test_brown__is_refused_when_no_room_is_open() -> None:
    taken = "three_1 three_2 three_3 three_4 three_5 two_1_2 two_2_3 two_3_4 two_4_5 two_5_1"
    table = Table().lay(hand={"blue": "brown"}, rooms={"red": taken})
    assert table.refusal("blue", "call", patron="brown") == "no_room_open"
    assert table.facts["tilted"] == [0] * 20


# ---------------------------------------------------------------------- Mrs. Blackmore
@pytest.mark.section("S15", "E5", "R-08")
def test_blackmore__a_new_dig_of_two_neighbours() -> None:
    table = Table().lay(hand={"red": "blackmore"}, turn="red").play("red", "call", patron="blackmore")
    assert table.verbs("red") == {"dig"}
    table.dig("red", "c4")
    assert table.cells("red", "continue") == {"c3", "b4", "d4", "c5"}
    table.go_on("red", "c5")
    assert table.placed("R") == {"c4", "c5"}
    assert table.stock["red"] == 8


@pytest.mark.section("S15", "R-08", "R-27")
def test_blackmore__exactly_two_cubes_on_plain_ground() -> None:
    table = Table().lay(region=LONELY, hand={"blue": "blackmore"})
    assert "a1" in table.cells("blue", "dig")
    table.play("blue", "call", patron="blackmore")
    assert table.why_not("blue", "dig", "a1") == "no_cell_beyond"
    assert table.why_not("blue", "dig", "b1") == "pyramid_there"
    table = Table().lay(hand={"blue": "blackmore"}, stock={"blue": 1})
    assert table.refusal("blue", "call", patron="blackmore") == "too_few_cubes"


LONELY = """
.^.. ....
^... ....
.... ....

.... ....
.... ....
.... ....
"""


@pytest.mark.section("S15", "R-27")
def test_blackmore__is_refused_without_two_free_neighbours() -> None:
    table = Table().lay(region="B.RGB.RG\nRGBWRGBW\n" * 3, hand={"blue": "blackmore"})
    assert table.cells("blue", "dig") == {"b1", "f1", "b3", "f3", "b5", "f5"}
    assert table.refusal("blue", "call", patron="blackmore") == "no_room_to_dig"


# ---------------------------------------------------------------------- Colonel Tangerine
CHAIN = """
W... ....
.... ....
.... ....

.... ....
.... ....
.... ....
"""


@pytest.mark.section("S16", "E6", "R-08")
def test_tangerine__an_extension_of_three_in_a_chain() -> None:
    table = Table().lay(region=CHAIN, hand={"white": "tangerine"}, turn="white")
    table.play("white", "call", patron="tangerine")
    assert table.verbs("white") == {"extend"}
    table.extend("white", "b1", "b2")
    assert table.why_not("white", "continue", "c1") == "not_beside_last_cube"  # beside the first only
    assert table.cells("white", "continue") == {"a2", "c2", "b3"}
    table.go_on("white", "a2")
    assert table.placed("W") == {"a1", "b1", "b2", "a2"}
    assert table.stock["white"] == 7
    assert table.waiting == ["blue"]


@pytest.mark.section("S16", "R-08", "R-27")
def test_tangerine__cells_that_lead_nowhere_are_not_offered() -> None:
    table = Table().lay(region=DEAD_END, hand={"white": "tangerine"}, turn="white")
    table.play("white", "call", patron="tangerine")
    assert table.cells("white", "extend") == {"a2"}
    assert table.why_not("white", "extend", "b1") == "no_cell_beyond"  # b1 and c1, then the end
    table.extend("white", "a2")
    assert table.cells("white", "continue") == {"a3"}


DEAD_END = """
W..^ ....
.^^^ ....
..^. ....

^^.. ....
.... ....
.... ....
"""


@pytest.mark.section("S16", "R-08")
def test_tangerine__needs_three_cubes_and_an_own_cube_to_start_from() -> None:
    table = Table().lay(region=CHAIN, hand={"white": "tangerine"}, stock={"white": 2}, turn="white")
    assert table.refusal("white", "call", patron="tangerine") == "too_few_cubes"
    table = Table().lay(hand={"white": "tangerine"}, turn="white")
    assert table.refusal("white", "call", patron="tangerine") == "no_room_to_dig"
