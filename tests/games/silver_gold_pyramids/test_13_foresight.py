"""What a seat is told about its own sealed choice before the reveal: the score card to come, never that of others."""

import json
import random
from typing import Any

import pytest

from hypostyle.games.silver_gold_pyramids.rules import Rules
from hypostyle.games.silver_gold_pyramids.vocabulary import COLOUR_NAMES
from tests.games.silver_gold_pyramids.table import GAME, Table, content

ALMOST = "A1 A2 A3 A4 A5 B5 C5"
GEMS = "Srg.. ..... ..... ..... ....T"


def foreseen(table: Table, seat: str) -> dict[str, Any] | None:
    """As the page of that seat receives it."""
    told = json.loads(json.dumps(table.match.view(table.seat(seat))))
    found: dict[str, Any] | None = told["players"][table.seat(seat)]["foreseen"]
    return found


@pytest.mark.section("R-16", "S08")
def test_foresight__a_pair_of_gems() -> None:
    table = Table(pattern="I3", grids={1: GEMS})
    assert foreseen(table, "leon") is None
    table.mark("leon", "left", "A1-B1-C1")
    told = foreseen(table, "leon")
    assert told is not None
    assert (told["red_gems"], told["green_gems"]) == (1, 1)
    assert told["score"] == [5, 5]
    assert told["lines"]["gems"] == [5, 5]
    assert table.match.view(0)["players"][0]["score"] == 0, "nothing has happened yet"


@pytest.mark.section("R-07", "R-16", "R-23")
def test_foresight__a_chain_of_bonus_cells_link_by_link() -> None:
    table = Table(pattern="I2", grids={1: "Sx... k.... p.... ..... ....T"})
    table.mark("leon", "left", "A1-B1")
    told = foreseen(table, "leon")
    assert told is not None
    assert told["skulls"] == 0
    table.mark("leon", "left", "A2")
    told = foreseen(table, "leon")
    assert told is not None
    assert (told["skulls"], told["score"]) == (1, [-1, -1])


@pytest.mark.section("R-16", "R-34")
def test_foresight__others_and_spectators_are_told_nothing() -> None:
    table = Table(seats=3, grids={1: GEMS}).mark("leon", "left", "A1-B1-C1")
    for viewer in (None, 1, 2):
        assert all(player["foreseen"] is None for player in table.match.view(viewer)["players"])


@pytest.mark.section("S12", "R-13")
def test_foresight__a_box_nobody_can_take_first_is_certain() -> None:
    table = Table(pattern="I2").lay(hands={"leon": "33 2"}, marks={"leon": (ALMOST, "")}, completed={"leon": "9"})
    table.mark("leon", "left", "D5-E5")
    told = foreseen(table, "leon")
    assert told is not None
    assert told["completed"] == [33]
    assert told["prizes"] == [{"colour": "purple", "card": 33, "points": [10, 10], "rivals": []}]
    assert told["score"] == [30, 30]


def rivals(card: str, marks: str, completed: str) -> dict[str, Any]:
    """Leon completes 33 as his second purple card; what is told of the points if Tom holds another card."""
    table = Table(pattern="I2").lay(
        hands={"leon": "33 2", "tom": f"{card} 5"},
        marks={"leon": (ALMOST, ""), "tom": (marks, "")},
        completed={"leon": "9", "tom": completed},
    )
    table.mark("leon", "left", "D5-E5")
    told = foreseen(table, "leon")
    assert told is not None
    prize: dict[str, Any] = told["prizes"][0]
    return prize


@pytest.mark.section("S12", "R-33")
def test_foresight__a_rival_with_a_lower_number_may_be_served_first() -> None:
    prize = rivals("15", ALMOST, "12")
    assert prize["points"] == [6, 10]
    assert prize["rivals"] == [{"seat": 1, "card": 15}]


@pytest.mark.section("S12", "R-33")
@pytest.mark.parametrize(
    ("card", "marks", "completed"),
    [("36", ALMOST, "12"), ("15", "A1 A2", "12"), ("16", ALMOST, "12"), ("15", ALMOST, "12 18")],
    ids=["higher number", "too far from its tomb", "another colour", "would be a third card"],
)
def test_foresight__no_rival(card: str, marks: str, completed: str) -> None:
    assert rivals(card, marks, completed)["points"] == [10, 10]


@pytest.mark.section("R-16", "R-33")
@pytest.mark.parametrize("choice", ["D5-E5", "C4"])
def test_foresight__what_the_rival_has_sealed_makes_no_difference(choice: str) -> None:
    table = Table(seats=3, pattern="I2").lay(
        hands={"leon": "33 2", "tom": "15 5"},
        marks={"leon": (ALMOST, ""), "tom": (ALMOST, "")},
        completed={"leon": "9", "tom": "12"},
    )
    table.mark("tom", "left", choice).mark("leon", "left", "D5-E5")
    told = foreseen(table, "leon")
    assert told is not None
    assert told["score"] == [26, 30]


def both_completed(**hands: str) -> dict[int, Any]:
    """Every pyramid wins a prize, and a red cross beside the left tomb leads to the right one: what Leon is told."""
    printed = content(dict.fromkeys((9, 33), "S.... ..... ..... ..... ...xT"), score_card={"pyramid_counts": [1, 2, 3]})
    marks = dict.fromkeys(hands, (ALMOST, f"{ALMOST} D5"))
    table = Table(pattern="I2", printed=printed).lay(hands=hands, marks=marks)
    table.mark("leon", "left", "D5-E5").mark("leon", "right", "E5")
    told = foreseen(table, "leon")
    assert told is not None
    return {prize["card"]: (prize["points"], prize["rivals"]) for prize in told["prizes"]}


@pytest.mark.section("S12", "R-13", "R-14")
def test_foresight__own_cards_of_a_colour_are_served_one_after_the_other() -> None:
    assert both_completed(leon="33 36") == {33: ([10, 10], []), 36: ([6, 6], [])}


@pytest.mark.section("S12", "R-14", "R-33")
def test_foresight__a_rival_may_be_served_twice() -> None:
    twice = [{"seat": 1, "card": 9}, {"seat": 1, "card": 12}]
    assert both_completed(leon="33 36", tom="9 12") == {33: ([3, 10], twice), 36: ([0, 6], twice)}


@pytest.mark.section("R-16", "R-33")
def test_foresight__asking_for_rivals_leaves_the_position_as_it_was() -> None:
    table = Table(pattern="I2", grids={15: "S.... ..... ..... ..... ..xxT"}).lay(
        hands={"leon": "33 2", "tom": "15 5"}, marks={"tom": ("A1 A2 A3 A4 A5", "")}, completed={"tom": "12"}
    )
    known = table.match.knowledge(0).state
    assert isinstance(known, Rules)
    before = known.to_bytes()
    assert known.rival_award(1, COLOUR_NAMES.index("purple"), 33, 0) == 15
    assert known.to_bytes() == before


@pytest.mark.parametrize("seed", range(6))
def test_foresight__comes_true(seed: int) -> None:
    """Every reveal brings each seat what its last look at its own choice had foreseen, within the bounds it gave."""
    dice = random.Random(seed)
    match = GAME.new(3, seed)
    promised: dict[int, list[int]] = {}
    kept = 0
    while not match.over:
        decision = dice.choice(match.decisions)
        if [one.prompt for one in match.decisions] == ["marking"] * 3:  # a turn begins: all points are given
            for seat, (least, most) in promised.items():
                assert least <= match.view(None)["players"][seat]["score"] <= most
                kept += 1
            promised.clear()
        match.play(decision.seat, dice.choice(decision.actions))
        if decision.prompt in ("marking", "bonus"):
            told = match.view(decision.seat)["players"][decision.seat]["foreseen"]
            promised.pop(decision.seat, None)
            if told is not None:  # there is none for the seat whose choice was the last
                promised[decision.seat] = told["score"]
    assert kept > 40
