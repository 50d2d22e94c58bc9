"""S22: rooms of the Museum."""

import pytest

from tests.games.mykerinos.table import Table

WINGS = "lemon blackmore violet tangerine brown"
FREE_ROOMS = {f"three_{wing}" for wing in range(1, 6)} | {"two_1_2", "two_2_3", "two_3_4", "two_4_5", "two_5_1"}
FIVES = {f"five_{wing}" for wing in range(1, 6)}
GREEN_ALONE = """
G... G...
.... ....
.... ....

.... ....
.... ....
.... ....
"""


def green_chooses(**things: object) -> Table:
    table = Table().lay(wings=WINGS, region=GREEN_ALONE, **things)
    return table.survey("green", "red", "blue", "white")


@pytest.mark.section("S22", "E11")
def test_first_cube__any_free_2_or_3_no_5() -> None:
    table = green_chooses(rooms={"blue": "three_1", "red": "two_3_4"})
    assert table.open_rooms("green") == FREE_ROOMS - {"three_1", "two_3_4"}
    assert table.refusal("green", "reserve", room="three_1") == "room_taken"
    for room in FIVES:
        assert table.refusal("green", "reserve", room=room) == "room_closed"
    table.play("green", "reserve", room="two_1_2")
    assert table.rooms("green") == {"two_1_2"}


@pytest.mark.section("S22", "E12", "R-29")
def test_second_cube__both_fives_beside_the_two_are_open() -> None:
    table = green_chooses(rooms={"blue": "three_1", "red": "two_3_4"}).play("green", "reserve", room="two_1_2")
    assert table.open_rooms("green") == (FREE_ROOMS - {"three_1", "two_3_4", "two_1_2"}) | {"five_1", "five_2"}
    table.play("green", "reserve", room="five_1")
    table.lay(region=GREEN_ALONE.replace("G", "B")).survey("green", "red", "blue", "white")
    assert table.refusal("blue", "reserve", room="five_1") == "room_taken"  # though blue holds the 3 of that wing


@pytest.mark.section("S22", "R-18", "R-28")
@pytest.mark.parametrize(
    ("held", "opened"),
    [
        ("three_1", {"five_1"}),
        ("three_4", {"five_4"}),
        ("two_1_2", {"five_1", "five_2"}),
        ("two_3_4", {"five_3", "five_4"}),
        ("two_5_1", {"five_5", "five_1"}),
        ("five_2", set()),
        ("three_1 two_2_3", {"five_1", "five_2", "five_3"}),
    ],
)
def test_doors__which_fives_a_room_opens(held: str, opened: set[str]) -> None:
    table = green_chooses(rooms={"green": held})
    assert table.open_rooms("green") & FIVES == opened


@pytest.mark.section("R-18")
def test_doors__the_rooms_of_others_open_nothing() -> None:
    table = green_chooses(rooms={"blue": "three_1 two_1_2 two_5_1"})
    assert table.refusal("green", "reserve", room="five_1") == "room_closed"


@pytest.mark.section("R-29")
def test_leader__closes_a_room_for_the_second_of_the_same_area() -> None:
    table = Table().lay(region=GREEN_ALONE.replace("G...", "GGR.")).survey("green", "red", "blue", "white")
    table.play("green", "reserve", room="three_1")
    assert table.refusal("red", "reserve", room="three_1") == "room_taken"


@pytest.mark.section("S22", "R-30")
def test_survey__the_cube_comes_from_the_general_stock() -> None:
    table = green_chooses()
    stock, general = table.stock["green"], table.general["green"]
    table.play("green", "reserve", room="three_2")
    assert table.stock["green"] == stock
    assert table.general["green"] == general - 1 + 1  # the cube of the area has returned


@pytest.mark.section("R-18")
def test_museum__its_cubes_never_leave() -> None:
    table = Table(3).lay(rooms={"blue": "three_1"}).end_season().end_season()
    assert table.rooms("blue") == {"three_1"}
