"""S21-S23: the curse of the pharaoh."""

from typing import Any

import pytest

import hypostyle
from hypostyle.engine.errors import NotYourDecision
from hypostyle.games.hieroglyph_wall.vocabulary import FIRST_CURSE, HIDDEN
from tests.games.hieroglyph_wall.table import Table

# Curse 0 shows dromedary, snake and crocodile. They lie in the lowest row from the second cell on.
TRIPLE = {0: "M< S<", 1: "D> C>"}
LINE: dict[str, Any] = {"row": 0, "cell": 1, "way": "right"}


def searching(
    seats: int = 3,
    wall: dict[int, str] = TRIPLE,
    opened: str = "cat:red,yellow",
    second: str = "curse:0, M> K>",
    gift: str = "victim",
) -> Table:
    """Red drops a tile far away and would draw: a curse comes up."""
    table = Table(seats, curse=True, gift=gift).lay(wall=wall, hand="I> K>", opened=opened, second_pile=second)
    return table.drop("I> K>", 6)


@pytest.mark.section("S21", "E16", "R-36")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up__twenty_tiles_first_then_twenty_nine_with_six_curses(seats: int) -> None:
    for seed in range(5):
        facts = hypostyle.game("hieroglyph_wall").new(seats, seed, {"curse": True}).state.facts()
        assert facts["hand_count"][:seats] == [3] * seats
        assert facts["second_count"] == 35
        assert facts["pile_count"] == 35 + 20 - 3 * seats  # hands come from the first twenty
        curses = [tile for tile in facts["pile"][:35] if tile >= FIRST_CURSE]
        assert sorted(curses) == list(range(FIRST_CURSE, FIRST_CURSE + 6))
        assert all(HIDDEN < tile < FIRST_CURSE for tile in facts["pile"][35 : facts["pile_count"]])


@pytest.mark.section("S21")
def test_set_up__the_second_pile_is_used_when_the_first_is_empty() -> None:
    table = Table(curse=True).lay(hand="I> K>")
    table.lay_pile("D> S>, M> K>, curse:1", second=2)
    table.drop("I> K>", 0)
    assert (table.facts["pile_count"], table.facts["second_count"]) == (0, 0)
    assert sorted(table.hand("red")) == sorted([table.tile("D> S>"), table.tile("M> K>")])
    assert len(table.events("curse_turned")) == 1


@pytest.mark.section("S21")
@pytest.mark.parametrize(("second", "snake"), [("D< M>, M> K>, curse:1", False), ("D< M>, curse:1, M> K>", True)])
def test_second_pile__its_uppermost_back_shows_whether_a_curse_comes_next(second: str, snake: bool) -> None:
    table = Table(curse=True).lay(hand="I> K>, D> S>, D> C>", second_pile=second)
    table.drop("I> K>", 0)
    assert table.match.view(0)["piles"] == {"first": 0, "second": 2, "snake": snake}


@pytest.mark.section("S21")
def test_piles__are_counted_apart() -> None:
    table = Table(curse=True)
    table.lay_pile("D> S>, D> C>, I> K>, M> K>, curse:1", second=2)
    assert table.match.view(0)["piles"] == {"first": 3, "second": 2, "snake": False}


@pytest.mark.section("S22")
def test_search__everybody_at_once_as_soon_as_a_curse_is_on_top() -> None:
    table = searching()
    assert (table.prompt, table.waiting) == ("search", ["red", "yellow", "green"])
    told = table.events("curse_turned")[0]
    assert [told["first"], told["second"], told["third"]] == ["dromedary", "snake", "crocodile"]


@pytest.mark.section("S22", "E17", "R-17", "R-37")
def test_hit__the_victim_gives_a_sarcophagus_and_drawing_goes_on() -> None:
    """Green owns nothing and is not the drawing player, yet may find."""
    table = searching(opened="cat:yellow")
    table.play("green", "claim", **LINE)
    assert table.owned == {"red": [], "yellow": [], "green": [("cat", "one")]}
    assert table.hand("red") == [table.tile("M> K>")]
    assert table.waiting == ["yellow"]


@pytest.mark.section("S22", "R-16")
@pytest.mark.parametrize(
    ("wall", "line"),
    [
        ({0: "M< S<", 1: "D> C>"}, {"row": 0, "cell": 1, "way": "right"}),
        ({0: "C< M<,S> M<,D< M<"}, {"row": 0, "cell": 0, "way": "up"}),
        ({0: "C< M<,M> S<", 1: "M< M<,M< M<,D> M<"}, {"row": 0, "cell": 0, "way": "up_right"}),
        ({0: "M< M<,M< M<,D< M<", 1: "C< M<"}, {"row": 0, "cell": 2, "way": "up_left"}),
    ],
)
def test_triple__in_any_order_and_facing_on_any_straight_line(wall: dict[int, str], line: dict[str, Any]) -> None:
    if line["way"] == "up_left":
        wall = {0: "M< M<,M< S>,D< M<", 1: "C< M<"}
    table = searching(wall=wall)
    assert table.legal("green", "claim") == [{"verb": "claim", **line}]
    assert table.refusal("green", "claim", **line) is None


@pytest.mark.section("R-16", "R-38")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ({"row": 0, "cell": 0, "way": "right"}, "other_animals"),
        ({"row": 0, "cell": 1, "way": "up"}, "cell_empty"),
        ({"row": 0, "cell": 12, "way": "right"}, "line_outside"),
        ({"row": 5, "cell": 3, "way": "up"}, "line_outside"),
        ({"row": 7, "cell": 0, "way": "right"}, "line_outside"),
        ({"row": 0, "cell": 1, "way": "up_left"}, "line_outside"),
        ({"row": 13, "cell": 13, "way": "up_right"}, "line_outside"),
    ],
)
def test_wrong_claim__is_refused_and_changes_nothing(line: dict[str, Any], reason: str) -> None:
    table = searching()
    assert table.refusal("yellow", "claim", **line) == reason
    assert table.waiting == ["red", "yellow", "green"]
    table.play("yellow", "claim", **LINE)


@pytest.mark.section("R-16")
def test_triple__not_around_a_corner_and_not_with_a_gap() -> None:
    assert searching(wall={0: "M< S<,M< C<", 1: "D> M>"}).legal("red", "claim") == []
    assert searching(wall={0: "S< M<", 1: "D> C>"}).legal("red", "claim") == []


@pytest.mark.section("R-17", "S22")
def test_race__the_first_valid_claim_in_the_log_wins() -> None:
    for first, second in (("red", "green"), ("green", "red")):
        table = searching(opened="cat:yellow")
        table.play(first, "claim", **LINE)
        assert table.owned[first] == [("cat", "one")]
        with pytest.raises(NotYourDecision):
            table.play(second, "claim", **LINE)


@pytest.mark.section("S22", "S23", "E18", "R-38")
def test_miss__when_all_give_up_the_tile_leaves_the_game() -> None:
    table = searching(wall={0: "M< S<"})
    assert table.legal("red") == [{"verb": "give_up"}]
    for seat in ("yellow", "red", "green"):
        table.play(seat, "give_up")
    assert table.owned == {"red": [("cat", "one")], "yellow": [("cat", "two")], "green": []}
    assert [event["event"] for event in table.events("triple_not_found")] == ["triple_not_found"]
    assert table.facts["curses_met"] == 1
    assert table.facts["pile_count"] == 0
    assert table.hand("red") == [table.tile("M> K>")]


@pytest.mark.section("R-38")
def test_miss__a_triple_that_nobody_sees_has_no_effect() -> None:
    table = searching()
    for seat in ("red", "yellow", "green"):
        table.play(seat, "give_up")
    assert table.owned["red"] == [("cat", "one")]


@pytest.mark.section("R-42")
def test_search__who_gave_up_may_not_claim_any_more() -> None:
    table = searching().play("yellow", "give_up")
    assert table.waiting == ["red", "green"]
    with pytest.raises(NotYourDecision):
        table.play("yellow", "claim", **LINE)
    table.play("green", "claim", **LINE)
    assert table.prompt == "striking"


@pytest.mark.section("R-18", "R-37")
def test_strike__the_finder_chooses_among_opponents_who_own_one() -> None:
    table = searching(seats=4, opened="cat:red,yellow,green").play("yellow", "claim", **LINE)
    assert (table.prompt, table.waiting) == ("striking", ["yellow"])
    assert {action["victim"] for action in table.legal("yellow")} == {0, 2}
    assert table.refusal("yellow", "strike", victim=1) == "own_seat"
    assert table.refusal("yellow", "strike", victim=3) == "nothing_to_give"
    table.play("yellow", "strike", victim=2)
    assert table.owned["yellow"] == [("cat", "two"), ("cat", "three")]


@pytest.mark.section("R-37")
def test_strike__nobody_sits_there() -> None:
    table = searching(opened="cat:red,yellow").play("green", "claim", **LINE)
    assert table.refusal("green", "strike", victim=3) == "no_such_seat"


@pytest.mark.section("R-18")
def test_gift__the_victim_chooses_which() -> None:
    table = searching(seats=2, opened="cat:yellow,yellow").play("red", "claim", **LINE)
    assert (table.prompt, table.waiting) == ("giving", ["yellow"])  # with two players the victim is fixed
    assert [(action["column"], action["eyes"]) for action in table.legal("yellow")] == [("cat", "one"), ("cat", "two")]
    assert table.refusal("yellow", "give", column="cat", eyes="three") == "sarcophagus_not_owned"
    assert table.refusal("yellow", "give_up") == "not_asked"
    table.play("yellow", "give", column="cat", eyes="one")
    assert table.owned == {"red": [("cat", "one")], "yellow": [("cat", "two")]}
    assert table.facts["owned"][:2] == [1, 1]


@pytest.mark.section("R-18", "R-39")
def test_gift__by_a_house_rule_the_finder_chooses_without_seeing_the_value() -> None:
    table = searching(seats=2, opened="cat:yellow,yellow", gift="finder").play("red", "claim", **LINE)
    assert (table.prompt, table.waiting) == ("giving", ["red"])
    assert [(action["column"], action["eyes"]) for action in table.legal("red")] == [("cat", "one"), ("cat", "two")]
    assert [one["value"] for one in table.match.view(0)["players"][1]["sarcophagi"]] == [None, None]
    table.play("red", "give", column="cat", eyes="two")
    assert table.owned == {"red": [("cat", "two")], "yellow": [("cat", "one")]}
    assert table.events("sarcophagus_given")[0]["seat"] == 1, "yellow gives"


@pytest.mark.section("R-37")
def test_strike__also_a_sarcophagus_got_by_an_earlier_curse() -> None:
    table = searching(
        seats=2, opened="cat:yellow", second="curse:0, curse:1, M> K>", wall={**TRIPLE, 2: "I< S<", 3: "M> K>"}
    )
    table.play("red", "claim", **LINE)
    assert table.owned["red"] == [("cat", "one")]
    table.play("yellow", "claim", row=0, cell=4, way="right")  # ibis, snake, mule: curse 1
    assert table.owned == {"red": [], "yellow": [("cat", "one")]}


@pytest.mark.section("R-42", "R-18")
def test_claim__without_victim_ends_the_search_without_effect() -> None:
    """The only owner finds it first, and is safe."""
    table = searching(seats=2, opened="cat:red").play("red", "claim", **LINE)
    assert table.owned["red"] == [("cat", "one")]
    assert len(table.events("nobody_struck")) == 1
    assert table.waiting == ["yellow"]
    assert table.prompt == "turn"


@pytest.mark.section("R-18")
def test_curse__is_pointless_while_nobody_owns_a_sarcophagus() -> None:
    table = searching(opened="")
    assert table.prompt == "turn"
    assert len(table.events("curse_pointless")) == 1
    assert table.facts["curses_met"] == 1


@pytest.mark.section("R-19", "S23")
def test_curse_under_curse__one_after_the_other() -> None:
    table = searching(second="curse:0, curse:1, M> K>")
    for number in (1, 2):
        assert len(table.events("curse_turned")) == number
        for seat in ("red", "yellow", "green"):
            table.play(seat, "give_up")
    assert table.hand("red") == [table.tile("M> K>")]
    assert table.waiting == ["yellow"]


@pytest.mark.section("E25", "R-36")
def test_curse_at_the_bottom__is_resolved_and_nothing_is_drawn() -> None:
    table = searching(second="curse:3")
    for seat in ("red", "yellow", "green"):
        table.play(seat, "give_up")
    assert (table.hand("red"), table.facts["pile_count"], table.facts["snake"]) == ([], 0, 0)
    assert table.waiting == ["yellow"]


@pytest.mark.section("R-36")
def test_curse__comes_after_the_pairs_of_the_turn_and_sees_the_tile_just_played() -> None:
    table = Table(curse=True).lay(
        wall={0: "M< S<", 2: "C< D<"}, hand="D> C>", opened="cat:yellow", second_pile="curse:0"
    )
    table.drop("D> C>", 1)
    assert table.prompt == "placing"
    table.play("red", "decline")
    assert table.prompt == "search"
    assert {"verb": "claim", **LINE} in table.legal("yellow")


@pytest.mark.section("R-36")
def test_curse__all_six_are_met() -> None:
    import random

    for seed in range(6):
        match, chance = hypostyle.game("hieroglyph_wall").new(2 + seed % 3, seed, {"curse": True}), random.Random(seed)
        while not match.over:
            decision = chance.choice(match.decisions)
            match.play(decision.seat, chance.choice(decision.actions))
        assert match.state.facts()["curses_met"] == 0b111111


@pytest.mark.section("R-39")
def test_gift__counts_for_points_and_for_the_tie() -> None:
    table = searching(seats=2, opened="cat:yellow").lay(values="cat:4,5,7")
    table.play("red", "claim", **LINE)
    assert table.line("one_eye") == {"red": 4, "yellow": 0}
    assert table.match.state.tie_break(0, 0) == 1
