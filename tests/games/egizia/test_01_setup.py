"""S01 to S03: components and set-up."""

from itertools import pairwise

import pytest

import hypostyle
from hypostyle.games.egizia.vocabulary import ABSENT, BONUS_NAMES, SPHINX_NAMES, STATUE_NAMES
from hypostyle.testing.scenario import Scenario

GAME = hypostyle.game("egizia")
PLAYERS = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.section("S01")
def test_overview__five_rounds_of_eight_ships_for_two_to_four_players() -> None:
    assert GAME.players == (2, 3, 4)
    assert GAME.content.data["match"]["rounds"] == 5
    assert GAME.content.data["match"]["ships"] == 8
    assert len(GAME.content.data["nile_cards"]) - 2 == 56  # beside source and confidence


@PLAYERS
@pytest.mark.section("S02", "R-43")
def test_setup__order_tiles_give_stones_and_the_first_stands_at_the_back(seats: int) -> None:
    facts = Scenario(GAME, seats).facts
    assert sorted(facts["order"][:seats]) == list(range(seats))
    assert [facts["stones"][seat] for seat in facts["order"][:seats]] == [2, 3, 4, 5][:seats]
    assert facts["queue"][:seats] == facts["order"][:seats][::-1]


@PLAYERS
@pytest.mark.section("S02")
def test_setup__each_player_has_teams_markets_quarry_and_field(seats: int) -> None:
    facts = Scenario(GAME, seats).facts
    assert facts["team"][: 4 * seats] == [1, 1, 1, 2] * seats
    assert facts["market"][: 2 * seats] == [1, 1] * seats
    assert facts["quarry"][:seats] == [3] * seats
    assert facts["field_value"][: 3 * seats] == [6, 0, 0] * seats
    assert facts["flood"] == 1
    assert facts["score"] == [0] * 4


@PLAYERS
@pytest.mark.section("S02", "S03")
def test_setup__a_statue_a_then_b_then_any_other_but_two_for_two_players(seats: int) -> None:
    for seed in range(30):
        cards = Scenario(GAME, seats, seed).facts["statue_card"]
        letters = [GAME.content.data["statues"][STATUE_NAMES[card]]["letter"] for card in cards[:2]]
        assert letters == ["A", "B"]
        assert len(set(cards)) == 3
        assert (cards[2] == -1) == (seats == 2)


@PLAYERS
@pytest.mark.section("S02", "S03")
def test_setup__gold_and_violet_bonus_tile_but_two_violet_for_two_players(seats: int) -> None:
    for seed in range(30):
        gold, violet = Scenario(GAME, seats, seed).facts["bonus_tile"]
        tiles = GAME.content.data["bonus_tiles"]
        assert tiles[BONUS_NAMES[violet]]["color"] == "violet"
        assert gold != violet
        assert BONUS_NAMES[gold] == "G6" if seats == 2 else tiles[BONUS_NAMES[gold]]["color"] == "gold"


@PLAYERS
@pytest.mark.section("S02", "R-44", "R-77")
def test_setup__everybody_keeps_one_of_two_sphinx_cards_at_the_same_time(seats: int) -> None:
    game = Scenario(GAME, seats)
    assert [decision.seat for decision in game.match.decisions] == list(range(seats))
    dealt = game.facts["dealt"]
    for seat in reversed(range(seats)):
        offered = [action["sphinx"] for action in game.legal(seat, "keep")]
        assert offered == [SPHINX_NAMES[card] for card in dealt[2 * seat : 2 * seat + 2]]
        assert game.facts["round"] == 0
        assert not game.events("round_began")
        game.play(seat, "keep", sphinx=offered[1])
    facts = game.facts
    assert [facts["sphinx"][dealt[2 * seat + 1]] for seat in range(seats)] == [seat + 1 for seat in range(seats)]
    assert [facts["sphinx"][dealt[2 * seat]] for seat in range(seats)] == [0] * seats  # shuffled into the deck
    assert facts["hand_count"][:seats] == [1] * seats
    assert game.events("round_began")


@pytest.mark.section("R-44")
def test_setup__a_card_that_was_not_dealt_cannot_be_kept() -> None:
    game = Scenario(GAME, 2)
    other = next(name for number, name in enumerate(SPHINX_NAMES) if number not in game.facts["dealt"][:4])
    assert game.refusal(0, "keep", sphinx=other) == "not_dealt"


@pytest.mark.section("S03")
def test_setup_for_two__cards_marked_3_plus_leave() -> None:
    facts = Scenario(GAME, 2).facts
    absent = [name for number, name in enumerate(SPHINX_NAMES) if facts["sphinx"][number] == ABSENT]
    assert absent == ["X34", "X35"]
    assert Scenario(GAME, 3).facts["sphinx"].count(ABSENT) == 0
    for seed in range(20):
        game = Scenario(GAME, 2, seed)
        for seat in range(2):
            game.match.play(seat, game.match.decision(seat).actions[0])
        marked = {name for name, card in GAME.content.data["nile_cards"].items() if "three_plus" in card}
        laid = {event["card"] for event in game.match.events() if event["event"] == "card_laid"}
        assert laid
        assert not laid & marked


@PLAYERS
@pytest.mark.section("S02", "R-77")
def test_setup__the_same_seed_lays_the_same_table_and_others_differ(seats: int) -> None:
    same = [Scenario(GAME, seats, 5).facts for _ in range(2)]
    assert same[0] == same[1]
    others = [Scenario(GAME, seats, seed).facts["dealt"] for seed in range(5)]
    assert any(one != two for one, two in pairwise(others))


@pytest.mark.section("R-77", "S02")
def test_sphinx_cards__both_dealt_cards_are_told_to_their_owner() -> None:
    match = hypostyle.game("egizia").new(3, 4)
    for seat in range(3):
        told = [event for event in match.events(seat) if event["event"] == "sphinx_dealt" and event["seat"] == seat]
        offered = [action.fields["sphinx"] for action in match.decision(seat).actions]
        assert sorted([told[0]["sphinx"], told[0]["other"]]) == sorted(offered)


@PLAYERS
@pytest.mark.section("R-77", "S02")
def test_sphinx_cards__lie_in_the_order_of_their_numbers(seats: int) -> None:
    """Which of the two was drawn first is nobody's business."""
    for seed in range(10):
        dealt = Scenario(GAME, seats, seed).facts["dealt"]
        assert all(dealt[2 * seat] < dealt[2 * seat + 1] for seat in range(seats))
