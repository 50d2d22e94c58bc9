"""S01, S02: components and set-up, with the sealed draft of two cards out of four."""

from itertools import permutations

import pytest

from hypostyle.testing.scenario import Scenario
from tests.games.silver_gold_pyramids.table import GAME

PLAYERS = pytest.mark.parametrize("seats", [2, 3, 4])


def drafting(seats: int, seed: int = 1) -> Scenario:
    return Scenario(GAME, seats, seed)


def drafted(seats: int, seed: int = 1) -> Scenario:
    scene = drafting(seats, seed)
    for seat in range(seats):
        scene.play(seat, "keep", pair="2-4")
    return scene


@pytest.mark.section("S01")
def test_components__48_cards_16_of_each_colour_and_8_expedition_cards_with_6_patterns() -> None:
    cards = [card for number, card in GAME.content.data["cards"].items() if number.isdigit()]
    assert len(cards) == 48
    assert [sum(card["colour"] == colour for card in cards) for colour in ("green", "orange", "purple")] == [16, 16, 16]
    copies = [count for name, count in GAME.content.data["expeditions"].items() if name not in ("source", "confidence")]
    assert sum(copies) == 8
    assert sum(count > 0 for count in copies) == 6


@pytest.mark.section("S01")
def test_components__each_card_has_a_start_in_the_top_row_and_a_tomb_in_the_bottom_row() -> None:
    for number, card in GAME.content.data["cards"].items():
        if number.isdigit():
            assert [len(row) for row in card["grid"]] == [5] * 5
            assert "".join(card["grid"]).count("S") == card["grid"][0].count("S") == 1
            assert "".join(card["grid"]).count("T") == card["grid"][4].count("T") == 1


@pytest.mark.section("S02", "E1")
@PLAYERS
def test_setup__four_cards_each_two_kept_and_two_returned(seats: int) -> None:
    scene = drafting(seats)
    assert len({card for card in scene.facts["dealt"] if card}) == 4 * seats
    hand = scene.facts["dealt"][:4]
    scene = drafted(seats)
    assert scene.facts["hand"][:2] == [hand[1], hand[3]]
    assert scene.facts["dealt"] == [0] * 16
    assert hand[0] in scene.facts["deck"] + scene.facts["display"]
    assert scene.facts["deck_count"] == 48 - 2 * seats - 4
    assert all(scene.facts["display"])
    assert scene.facts["turn"] + sum(scene.facts["expedition"]) == 8


@pytest.mark.section("S02")
@pytest.mark.parametrize(
    ("pair", "kept"), [("1-2", "ab"), ("1-3", "ac"), ("1-4", "ad"), ("2-3", "bc"), ("2-4", "bd"), ("3-4", "cd")]
)
def test_setup__any_two_of_the_four_may_be_kept(pair: str, kept: str) -> None:
    scene = drafting(2)
    hand = scene.facts["dealt"][:4]
    scene.play(0, "keep", pair=pair).play(1, "keep", pair="1-2")
    assert scene.facts["hand"][:2] == [hand["abcd".index(letter)] for letter in kept]


@pytest.mark.section("S02", "R-34")
@PLAYERS
def test_setup__each_seat_is_told_the_four_cards_it_was_dealt(seats: int) -> None:
    scene = drafting(seats)
    for seat in range(seats):
        dealt = [one for one in scene.match.events(seat) if one["event"] == "cards_dealt" and one["seat"] == seat]
        told = [[card for field, card in one.items() if field not in ("event", "seat")] for one in dealt]
        assert told == [scene.facts["dealt"][4 * seat : 4 * seat + 4]]


@pytest.mark.section("S02")
def test_setup__score_cards_are_empty() -> None:
    scene = drafted(4)
    assert set(scene.scores.values()) == {0}
    for field in ("red", "green", "skulls", "torches", "marks"):
        assert not any(scene.facts[field])


@pytest.mark.section("R-20", "R-35")
@PLAYERS
def test_draft__all_choose_at_once_and_in_any_order(seats: int) -> None:
    pairs = ["1-2", "2-4", "3-4", "1-4"]
    results = set()
    for order in permutations(range(seats)):
        scene = drafting(seats)
        assert scene.waiting == [str(seat) for seat in range(seats)]
        for seat in order:
            scene.play(seat, "keep", pair=pairs[seat])
        results.add(scene.match.state.to_bytes())
    assert len(results) == 1


@pytest.mark.section("R-20", "R-36")
def test_draft__a_choice_stays_secret_until_the_last_one() -> None:
    views = []
    for pair in ("1-2", "3-4"):
        scene = drafting(3)
        before = scene.match.knowledge(1).to_bytes()
        scene.play(0, "keep", pair=pair)
        assert scene.match.knowledge(1).to_bytes() == before
        assert scene.events() == []
        views.append([scene.match.view(viewer) for viewer in (None, 1, 2)])
    assert views[0] == views[1]


@pytest.mark.section("R-20", "R-34")
def test_draft__dealt_cards_are_seen_by_their_owner_only() -> None:
    scene = drafting(3)
    for viewer in range(3):
        seen = [len(player["dealt"]) for player in scene.match.view(viewer)["players"]]
        assert seen == [4 if seat == viewer else 0 for seat in range(3)]
    assert [player["dealt"] for player in scene.match.view()["players"]] == [[], [], []]
    dealt = scene.match.told(next(scene.match.history()).last_events, 1)
    assert [event["first"] is None for event in dealt] == [True, False, True]


@pytest.mark.section("R-20")
def test_draft__a_choice_can_be_taken_back_until_the_last_one() -> None:
    match = GAME.new(3, 7)
    start = match.state.to_bytes()
    match.play(0, {"verb": "keep", "pair": "1-2"})
    match.play(1, {"verb": "keep", "pair": "1-2"})
    match.undo(0)
    assert [decision.seat for decision in match.decisions] == [0, 2]
    match.undo(1)
    assert match.state.to_bytes() == start
