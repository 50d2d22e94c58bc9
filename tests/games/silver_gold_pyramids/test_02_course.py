"""S03, S04, S13: turns, rounds and their end."""

import random
from collections import Counter

import pytest

from tests.games.silver_gold_pyramids.table import GAME, Table


@pytest.mark.section("S03", "S13", "E9")
def test_course__four_rounds_of_seven_turns() -> None:
    match, dice, revealed = GAME.new(2, 3), random.Random(3), []
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))
        revealed += [event for event in match.events() if event["event"] in ("expedition_revealed", "round_began")]
    assert Counter(event["event"] for event in revealed) == {"expedition_revealed": 28, "round_began": 4}
    assert [event["turn"] for event in revealed if "turn" in event] == [*range(1, 8)] * 4


@pytest.mark.section("S04", "R-34")
def test_reveal__the_pattern_is_open_for_all_and_the_rest_can_be_counted() -> None:
    table = Table(pattern="L4", turn=3)
    for viewer in (None, 0, 1):
        view = table.match.view(viewer)
        assert view["pattern"]["name"] == "L4"
        assert sum(view["face_down_patterns"].values()) == 5


@pytest.mark.section("S13", "E9", "R-30")
def test_round_end__the_eighth_card_stays_hidden_and_all_eight_are_shuffled() -> None:
    table = Table(turn=7, round=2).lay(marks={"leon": ("A1 B1", "")})
    display, deck = table.display, table.deck
    table.reveal()
    assert table.facts["round"] == 3
    assert table.facts["turn"] == 1
    assert sum(table.facts["expedition"]) == 7
    assert [event["event"] for event in table.events()][-3:] == ["round_ended", "round_began", "expedition_revealed"]
    assert (table.display, table.deck) == (display, deck)
    assert {"A1", "B1"} <= table.marked("leon")


@pytest.mark.section("S13")
def test_round_end__not_before_the_seventh_card() -> None:
    table = Table(turn=6).reveal()
    assert (table.facts["round"], table.facts["turn"]) == (1, 7)


@pytest.mark.section("S13", "E9")
def test_round_end__the_fourth_is_the_end_of_the_game() -> None:
    table = Table(turn=7, round=4).reveal()
    assert table.match.over
    assert table.match.view()["stage"] == "over"


@pytest.mark.section("R-26", "R-28")
def test_seventh_card__completed_cards_are_replaced_before_the_round_ends() -> None:
    table = Table(pattern="I2", turn=7).lay(marks={"leon": ("A1 A2 A3 A4 A5 B5 C5", "")})
    table.mark("leon", "left", "D5-E5").reveal()
    assert table.prompt == "replacement"
    assert table.facts["round"] == 1
    table.play("leon", "take", place=0)
    assert (table.facts["round"], table.facts["turn"]) == (2, 1)
    assert table.hand("leon") == [45, 2]
    assert table.marked("leon") == set()


@pytest.mark.section("R-35")
def test_no_seat_order__seats_may_mark_in_any_order() -> None:
    results = set()
    for order in (("leon", "tom", "sarah"), ("sarah", "leon", "tom"), ("tom", "sarah", "leon")):
        table = Table(seats=3, pattern="I3")
        for name in order:
            table.mark(name, "left", "A1-A2-A3" if name == "tom" else "A1")
        results.add(table.match.state.to_bytes())
    assert len(results) == 1
