"""S18 to S21: the survey of the areas."""

import pytest

from hypostyle.games.mykerinos.vocabulary import NOBODY
from tests.games.mykerinos.table import Table

FOUR_PLAYERS = """
BBRR ....
BBGG ....
W... ....

.... ....
.... ....
.... ....
"""


@pytest.mark.section("S18", "S19", "S20", "S21", "E10")
def test_area__the_worked_example() -> None:
    table = Table().lay(region=FOUR_PLAYERS, cards={0: "lemon 3, blackmore 0"})
    table.lay(wings="lemon blackmore violet tangerine brown")
    before = table.general
    table.survey("green", "red", "blue", "white")
    assert (table.waiting, table.prompt) == (["blue"], "leader_choice")
    table.play("blue", "claim", side="left")
    assert (table.prestige["blue"], table.hand("blue")) == (3, {"lemon": 1})
    assert (table.waiting, table.prompt) == (["green"], "leader_choice")
    table.play("green", "reserve", room="two_1_2")
    assert table.rooms("green") == {"two_1_2"}
    assert (table.waiting, table.prompt) == (["red"], "leftover_choice")
    assert table.refusal("red", "reserve", room="three_1") == "museum_for_leaders"
    assert table.refusal("red", "claim", side="left") == "no_card_there"
    assert table.facts["cubes"][0]
    table.play("red", "claim", side="right")
    assert (table.prestige["red"], table.hand("red")) == (0, {"blackmore": 1})
    assert table.hand("white") == {}
    assert table.facts["season"] == 1  # no other area had a cube
    taken = {"blue": 8, "red": 8, "green": 8, "white": 8}  # for the new season
    returned = {"blue": 4, "red": 2, "green": 2 - 1, "white": 1}
    assert table.general == {colour: before[colour] + returned[colour] - taken[colour] for colour in before}


@pytest.mark.section("S18", "E9")
def test_areas__row_by_row_from_left_to_right() -> None:
    table = Table(3).lay(region=ALL_AREAS).survey("blue", "red", "green")
    for area in range(4):
        assert table.facts["argument"][table.facts["depth"] - 1] == area
        assert [event["area"] for event in table.events("area_surveyed")] == list(range(area + 1))
        table.play("blue", "claim", side="left")
    assert table.facts["season"] == 1


ALL_AREAS = """
B... B...
.... ....
.... ....

B... B...
.... ....
.... ....
"""
SIX_AREAS = (
    ALL_AREAS
    + """
B... B...
.... ....
.... ....
"""
)


@pytest.mark.section("S18", "S06", "E8", "E9")
def test_areas__six_of_them_in_the_last_season() -> None:
    table = Table(3)
    for _ in range(3):
        table.end_season()
    assert len(table.cards) == 12
    table.lay(region=SIX_AREAS).survey("blue", "red", "green")
    for _ in range(6):
        table.play("blue", "claim", side="right")
    assert table.match.over
    assert sum(table.hand("blue").values()) == 6


@pytest.mark.section("S18", "R-15")
@pytest.mark.parametrize(
    ("order", "expected"),
    [
        (("red", "green", "white", "blue"), ["red", "green", "white"]),
        (("blue", "white", "green", "red"), ["white", "green", "red"]),
        (("white", "blue", "red", "green"), ["white", "red", "green"]),
    ],
)
def test_ranking__ties_of_three_go_by_the_scale(order: tuple[str, ...], expected: list[str]) -> None:
    table = Table().lay(region=THREE_TIED).survey(*order)
    first, second, third = expected
    assert table.waiting == [first]
    table.play(first, "reserve", room="three_1")
    assert table.waiting == [second]
    table.play(second, "reserve", room="three_2")
    assert (table.waiting, table.prompt) == ([third], "leftover_choice")
    table.play(third, "claim", side="left")
    assert table.facts["season"] == 1  # blue has no cube there and no rank


@pytest.mark.section("S18", "R-15")
def test_ranking__who_still_digs_stands_behind_those_who_have_passed() -> None:
    table = Table().lay(region=THREE_TIED)
    assert [table.rules.ranked(0, place) for place in range(4)] == [1, 2, 3, NOBODY]
    table.lay(passing_scale={"white": 1})
    assert [table.rules.ranked(0, place) for place in range(4)] == [3, 1, 2, NOBODY]
    assert [rank["owner"] for rank in table.match.view()["areas"][0]["ranking"]] == [3, 1, 2]


@pytest.mark.section("S18", "S27")
def test_ranking__a_tie_is_decided_when_the_one_behind_can_only_pass_later() -> None:
    table = Table(2)
    assert not table.rules.tie_decided(2, 0)  # blue may still pass first, before the neutral disk
    assert not table.rules.tie_decided(0, 1)
    table.lay(passing_scale={"red": 1})
    assert table.rules.tie_decided(2, 0)
    assert table.rules.tie_decided(1, 0)


THREE_TIED = """
RRGG ....
WW.. ....
.... ....

.... ....
.... ....
.... ....
"""


@pytest.mark.section("S18")
def test_ranking__more_cubes_beat_an_earlier_pass() -> None:
    table = Table().lay(region=THREE_TIED.replace("WW..", "WWW.")).survey("red", "green", "blue", "white")
    assert table.waiting == ["white"]


@pytest.mark.section("S19", "R-12")
def test_first_and_second__must_choose() -> None:
    table = Table().lay(region=THREE_TIED).survey("red", "green", "white", "blue")
    assert table.refusal("red", "decline") == "must_choose"
    assert table.refusal("red", "pass") == "not_asked"
    table.play("red", "claim", side="right")
    assert table.refusal("green", "decline") == "must_choose"
    assert {action.get("side") for action in table.legal("green", "claim")} == {"left"}
    assert len(table.open_rooms("green")) == 10


@pytest.mark.section("S19", "R-12", "R-30")
def test_museum__needs_a_cube_in_the_general_stock() -> None:
    table = Table(3).lay(region=TWO_AREAS, general={"blue": 0}).survey("blue", "red", "green")
    assert table.verbs("blue") == {"claim"}
    assert table.refusal("blue", "reserve", room="three_1") == "general_stock_empty"
    table.play("blue", "claim", side="left")
    assert table.general["blue"] == 3  # the cubes of the first area have returned
    assert table.verbs("blue") == {"claim", "reserve"}
    stock = table.stock["blue"]
    table.play("blue", "reserve", room="three_1")
    assert table.stock["blue"] == stock + 4  # the new season took what was left: 2 and 2 of the second area
    assert table.general["blue"] == 0


TWO_AREAS = """
BBB. BB..
.... ....
.... ....

.... ....
.... ....
.... ....
"""


@pytest.mark.section("R-12")
def test_museum__without_an_open_room_only_the_cards_are_left() -> None:
    taken = "three_1 three_2 three_3 three_4 three_5 two_1_2 two_2_3 two_3_4 two_4_5 two_5_1"
    table = Table(3).lay(region=TWO_AREAS, rooms={"red": taken}).survey("blue", "red", "green")
    assert table.verbs("blue") == {"claim"}


@pytest.mark.section("S19", "S30", "R-14")
def test_lone_player__chooses_once() -> None:
    table = Table(3).lay(region=TWO_AREAS, cards={0: "lemon 2, brown 2"}).survey("blue", "red", "green")
    table.play("blue", "claim", side="left")
    assert table.hand("blue") == {"lemon": 1}
    assert [event["kind"] for event in table.events("parcel_discarded")] == ["brown"]
    assert table.facts["argument"][table.facts["depth"] - 1] == 1


@pytest.mark.section("S20", "R-14")
def test_empty_area__loses_both_cards() -> None:
    table = Table(3).lay(cards={0: "lemon 2, brown 2"}).end_season()
    assert [event["kind"] for event in table.events("parcel_discarded")][:2] == ["lemon", "brown"]
    assert len(table.events("parcel_discarded")) == 8
    assert sum(table.facts["discarded"]) == 8


@pytest.mark.section("S20", "R-13")
def test_third__may_decline_what_is_left() -> None:
    table = Table().lay(region=THREE_TIED).survey("red", "green", "white", "blue")
    table.play("red", "reserve", room="three_1").play("green", "claim", side="left")
    assert table.verbs("white") == {"claim", "decline"}
    table.play("white", "decline")
    assert table.hand("white") == {}
    assert table.events("parcel_declined") == [{"event": "parcel_declined", "seat": 3}]


@pytest.mark.section("S20", "R-24")
def test_third_and_fourth__one_card_each() -> None:
    table = Table().lay(region=FOUR_PLAYERS).survey("green", "red", "blue", "white")
    table.play("blue", "reserve", room="three_1").play("green", "reserve", room="three_2")
    table.play("red", "claim", side="right")
    assert (table.waiting, table.prompt) == (["white"], "leftover_choice")
    assert [action["side"] for action in table.legal("white", "claim")] == ["left"]
    table.play("white", "claim", side="left")
    assert table.facts["season"] == 1


@pytest.mark.section("S20", "R-24")
def test_third__without_a_fourth_takes_one_card_of_two() -> None:
    table = Table().lay(region=THREE_TIED, cards={0: "lemon 2, brown 2"}).survey("red", "green", "white", "blue")
    table.play("red", "reserve", room="three_1").play("green", "reserve", room="three_2")
    table.play("white", "claim", side="left")
    assert table.hand("white") == {"lemon": 1}
    assert table.events("parcel_discarded")[0]["kind"] == "brown"


@pytest.mark.section("S20")
def test_third__gets_nothing_after_two_cards() -> None:
    table = Table().lay(region=THREE_TIED).survey("red", "green", "white", "blue")
    table.play("red", "claim", side="left").play("green", "claim", side="right")
    assert table.facts["season"] == 1


@pytest.mark.section("S21")
@pytest.mark.parametrize(("card", "points"), [("lemon 0", 0), ("lemon 2", 2), ("lemon 3", 3), ("none 5", 5)])
def test_claim__scores_what_the_cartouche_shows_at_once(card: str, points: int) -> None:
    table = Table(3).lay(region=TWO_AREAS, cards={0: f"brown 0, {card}"}).survey("blue", "red", "green")
    table.play("blue", "claim", side="right")
    assert table.prestige["blue"] == points
    assert table.scores["blue"] == points
    assert table.events("parcel_claimed") == [
        {"event": "parcel_claimed", "seat": 0, "kind": card.split()[0], "points": points}
    ]
