"""S20: the three Pyramids on side B. Which base cell gives what is reconstructed: 2, bonus, 3, bonus; 4 on top."""

import pytest

from hypostyle import NotYourDecision
from tests.games.imhotep.table import Table

FULL = "G G G G G"


def delivery(stones: str, seats: int = 4, **things: object) -> Table:
    """A boat with these stones, unloaded onto the pyramids; the other boats are empty."""
    table = Table(seats, b="pyramid").lay(**{"boats": [stones, ". . .", ". .", "."], **things})
    return table.play("black", "sail", boat=0, site="pyramid")


@pytest.mark.section("S20", "E14")
def test_pyramids__the_owner_chooses_and_stones_fill_the_chosen_one_in_order() -> None:
    table = delivery("Br B Br W")
    assert (table.waiting, table.prompt) == (["brown"], "pyramid_choice")
    table.play("brown", "build", pyramid="centre")
    table.play("black", "build", pyramid="centre")
    assert (table.waiting, table.prompt) == (["black"], "stones_bonus")
    table.play("black", "accept")
    table.play("brown", "build", pyramid="centre")
    table.play("white", "build", pyramid="left")
    assert table.pyramids() == {"left": "W", "centre": "Br B Br", "right": ""}
    assert table.line("pyramid") == {"black": 1, "white": 2, "brown": 2 + 3, "gray": 0}
    assert table.reserve["black"] == 5
    assert (table.waiting, table.prompt) == (["white"], "turn")


@pytest.mark.section("S20")
@pytest.mark.parametrize("pyramid", ["left", "centre", "right"])
@pytest.mark.parametrize(("height", "points"), list(enumerate([2, 1, 3, 1, 4])))
def test_pyramids__points_of_each_cell(pyramid: str, height: int, points: int) -> None:
    table = delivery("W .", pyramids={pyramid: "G " * height})
    table.play("white", "build", pyramid=pyramid)
    assert table.line("pyramid")["white"] == points
    asked = {"left": "card_bonus", "centre": "stones_bonus", "right": "load_bonus"}
    assert table.prompt == (asked[pyramid] if height in (1, 3) else "turn")


@pytest.mark.section("R-06", "S20")
def test_pyramids__the_owner_chooses_out_of_turn() -> None:
    table = delivery("G .")
    assert table.waiting == ["gray"]
    with pytest.raises(NotYourDecision):
        table.play("black", "build", pyramid="left")


@pytest.mark.section("R-15")
def test_pyramids__a_complete_one_cannot_be_chosen() -> None:
    table = delivery("W .", pyramids={"left": FULL})
    assert table.refusal("white", "build", pyramid="left") == "pyramid_complete"
    assert [action["pyramid"] for action in table.legal("white")] == ["centre", "right"]


@pytest.mark.section("R-15")
def test_pyramids__the_last_unfinished_one_takes_the_stone() -> None:
    table = delivery("W .", pyramids={"left": FULL, "right": FULL, "centre": "G G"})
    assert table.pyramids()["centre"] == "G G W"
    assert table.line("pyramid")["white"] == 3


@pytest.mark.section("S20", "R-15")
def test_pyramids__one_point_beside_them_once_all_are_complete() -> None:
    table = delivery("W B W .", pyramids={"left": FULL, "centre": FULL, "right": "G G G G"})
    assert table.line("pyramid") == {"black": 1, "white": 4 + 1, "brown": 0, "gray": 0}
    assert table.facts["pyramid_count"] == 17
    built = [(event["pyramid"], event["cell"], event["points"]) for event in table.events("pyramid_built")]
    assert built == [("right", 4, 4), (None, 15, 1), (None, 16, 1)]
    view = table.match.view()["pyramid"]
    assert view["beside"] == [0, 1]
    assert view["pyramids"][2] == [3, 3, 3, 3, 1]


# ---------------------------------------------------------------- bonuses
@pytest.mark.section("S20", "R-14", "R-16", "R-34")
def test_card_bonus__the_top_card_of_the_pile() -> None:
    table = delivery("W .", pyramids={"left": "G"}, deck="statue lever").play("white", "build", pyramid="left")
    assert table.verbs("white") == {"accept", "decline"}
    table.play("white", "accept")
    assert table.hand("white") == {"statue": 1}
    assert table.deck == ["lever"]
    assert table.events("card_drawn") == [{"event": "card_drawn", "seat": 1, "card": "statue"}]


@pytest.mark.section("R-34", "R-41")
def test_card_bonus__is_decided_before_the_card_is_seen() -> None:
    known = set()
    for deck in ("statue lever", "lever statue"):
        table = delivery("W .", pyramids={"left": "G"}, deck=deck).play("white", "build", pyramid="left")
        known.add(table.match.knowledge(1).to_bytes())
    assert len(known) == 1


@pytest.mark.section("R-34", "R-33")
def test_card_bonus__a_blue_card_is_of_no_use_before_the_owners_next_turn() -> None:
    table = delivery("B .", pyramids={"left": "G"}, deck="lever statue")
    table.play("black", "build", pyramid="left").play("black", "accept")
    assert table.hand("black") == {"lever": 1}
    assert table.waiting == ["white"]


@pytest.mark.section("S20", "R-16", "R-35")
@pytest.mark.parametrize(
    ("reserve", "quarry", "taken"), [(0, 9, 3), (2, 9, 3), (3, 9, 2), (4, 9, 1), (0, 1, 1), (5, 9, 0), (0, 0, 0)]
)
def test_stones_bonus__three_or_what_fits_and_not_offered_if_none(reserve: int, quarry: int, taken: int) -> None:
    table = delivery("W .", pyramids={"centre": "G"}, reserve={"white": reserve}, quarry={"white": quarry})
    table.play("white", "build", pyramid="centre")
    assert table.line("pyramid")["white"] == 1
    assert table.prompt == ("stones_bonus" if taken else "turn")
    if taken:
        table.play("white", "accept")
    assert table.reserve["white"] == reserve + taken
    assert table.quarry["white"] == quarry - taken


@pytest.mark.section("S20", "R-16")
def test_load_bonus__a_reserve_stone_on_a_boat_that_has_not_sailed() -> None:
    table = delivery("W .", boats=["W .", "B . .", ". . > temple", "."], pyramids={"right": "G"})
    table.play("white", "build", pyramid="right")
    places = [(action["boat"], action["slot"]) for action in table.legal("white", "load")]
    assert places == [(1, 1), (1, 2), (3, 0)]
    assert table.refusal("white", "load", boat=0, slot=0) == "already_sailed"  # the boat being unloaded
    table.play("white", "load", boat=1, slot=2)
    assert table.boat(1) == "B . W"
    assert table.reserve["white"] == 2
    assert table.line("pyramid")["white"] == 1
    assert (table.waiting, table.prompt) == (["white"], "turn")


@pytest.mark.section("R-16")
@pytest.mark.parametrize("pyramid", ["left", "centre", "right"])
def test_bonus__is_optional_and_the_point_is_not(pyramid: str) -> None:
    table = delivery("W .", pyramids={pyramid: "G"}, deck="statue")
    reserve, quarry = table.reserve, table.quarry
    table.play("white", "build", pyramid=pyramid).play("white", "decline")
    assert table.line("pyramid")["white"] == 1
    assert (table.reserve, table.quarry, table.hand("white")) == (reserve, quarry, {})
    assert table.deck == ["statue"]
    assert table.events("bonus_declined") == [{"event": "bonus_declined", "seat": 1}]


@pytest.mark.section("R-35")
@pytest.mark.parametrize(
    ("boats", "reserve"),
    [
        (["W .", ". . .", ". .", "."], 0),  # nothing to place
        (["W .", "B B B", "B B", "B"], 3),  # no room
        (["W .", ". . . > temple", ". . > market", ". > obelisks"], 3),  # the fourth boat is being unloaded
    ],
)
def test_load_bonus__that_cannot_be_used_gives_the_point_only(boats: list[str], reserve: int) -> None:
    table = delivery("W .", boats=boats, pyramids={"right": "G"}, reserve={"white": reserve})
    table.play("white", "build", pyramid="right")
    assert table.line("pyramid")["white"] == 1
    assert table.prompt == "turn"


@pytest.mark.section("R-12", "R-35")
def test_card_bonus__without_any_card_left_gives_the_point_only() -> None:
    table = delivery("W .", pyramids={"left": "G"}, deck="", discarded="").play("white", "build", pyramid="left")
    assert table.line("pyramid")["white"] == 1
    assert table.prompt == "turn"


@pytest.mark.section("R-12")
def test_card_bonus__renews_an_empty_pile() -> None:
    table = delivery("W .", pyramids={"left": "G"}, deck="", discarded="hammer").play("white", "build", pyramid="left")
    table.play("white", "accept")
    assert table.hand("white") == {"hammer": 1}
    assert table.discarded == {}


@pytest.mark.section("R-36")
def test_bonus__used_out_of_turn_costs_no_action_and_changes_no_order() -> None:
    table = delivery("G W .", pyramids={"centre": "B", "right": "B"}, reserve={"gray": 1, "white": 1})
    table.play("gray", "build", pyramid="centre").play("gray", "accept")
    assert table.reserve["gray"] == 4
    table.play("white", "build", pyramid="right").play("white", "load", boat=1, slot=0)
    assert (table.waiting, table.prompt) == (["white"], "turn")  # left of black, who sailed
    assert "take" in table.verbs("white")
