"""S01-S03: goal, components, set-up."""

import random
from collections import Counter
from itertools import product

import pytest

import hypostyle
from hypostyle.engine.match import Match
from hypostyle.games.imhotep.vocabulary import CARD_NAMES, SITE_NAMES
from tests.games.imhotep.table import Table

DECK = {
    "lever": 2,
    "hammer": 2,
    "sail": 3,
    "chisel": 3,
    "entrance": 2,
    "sarcophagus": 2,
    "paved_path": 2,
    "pyramid_ornament": 2,
    "temple_ornament": 2,
    "burial_chamber_ornament": 2,
    "obelisks_ornament": 2,
    "statue": 10,
}


def new(seats: int, seed: int = 1, options: dict[str, str] | None = None) -> Match:
    return hypostyle.game("imhotep").new(seats, seed, options)


def play_out(match: Match, seed: int = 1) -> list[str]:
    """Random choices to the end; returns the names of all events."""
    chance = random.Random(seed)
    heard = [event["event"] for event in match.told(next(match.history()).last_events, -1)]
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, chance.choice(decision.actions))
        heard += [event["event"] for event in match.events()]
    return heard


@pytest.mark.section("S01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_goal__six_rounds_and_the_most_points_win(seats: int) -> None:
    match = new(seats, seed=seats)
    counted = Counter(play_out(match))
    assert (counted["round_began"], counted["round_ended"], counted["match_ended"]) == (6, 6, 1)
    outcome = match.outcome
    assert [outcome.scores[seat] for seat in outcome.winners] == [max(outcome.scores)] * len(outcome.winners)


@pytest.mark.section("S02", "S03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_components__thirty_four_market_cards(seats: int) -> None:
    facts = new(seats).state.facts()
    cards = facts["market"] + facts["deck"][: facts["deck_count"]]
    assert Counter(CARD_NAMES[card] for card in cards) == DECK
    assert sum(DECK.values()) == 34


@pytest.mark.section("S02")
def test_components__twenty_one_round_cards_buildable_from_the_eight_boats() -> None:
    boats = Counter({4: 2, 3: 3, 2: 2, 1: 1})
    data = hypostyle.game("imhotep").content.data["round_cards"]
    cards = [tuple(card) for seats in (2, 3, 4) for card in data[f"players_{seats}"]]
    assert len(cards) == 21
    assert all(Counter(card) <= boats for card in cards)
    for seats in (2, 3, 4):
        assert len({tuple(card) for card in data[f"players_{seats}"]}) == 7
        assert [4, 3, 2, 2] in data[f"players_{seats}"]


@pytest.mark.section("S02", "R-25")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_components__the_score_marker_leaves_29_stones_in_play(seats: int) -> None:
    facts = new(seats).state.facts()
    stones = [reserve + quarry for reserve, quarry in zip(facts["reserve"], facts["quarry"], strict=True)]
    assert stones == [29] * seats + [0] * (4 - seats)  # unused colours leave the game


@pytest.mark.section("S03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up__reserves_grow_in_turn_order_from_the_start_player(seats: int) -> None:
    for seed in range(12):
        facts = new(seats, seed).state.facts()
        order = [(facts["turn"] + place) % seats for place in range(seats)]
        assert [facts["reserve"][seat] for seat in order] == [2, 3, 4, 5][:seats]
        assert [facts["quarry"][seat] for seat in order] == [27, 26, 25, 24][:seats]
        assert facts["open"] == 1 << facts["turn"]


@pytest.mark.section("S03")
def test_set_up__everybody_starts_at_zero_points_without_cards() -> None:
    table = Table(4)
    assert table.scores == {"black": 0, "white": 0, "brown": 0, "gray": 0}
    assert [table.hand(colour) for colour in table.names] == [{}, {}, {}, {}]
    assert table.discarded == {}


@pytest.mark.section("S03")
def test_set_up__the_market_deck_is_shuffled() -> None:
    assert len({tuple(new(2, seed).state.facts()["deck"]) for seed in range(20)}) == 20


@pytest.mark.section("S03", "R-42")
def test_set_up__six_of_seven_round_cards_are_used_and_any_of_them_is_set_aside() -> None:
    set_aside = []
    for seed in range(140):
        order = new(3, seed).state.facts()["round_order"]
        assert sorted(order) == [0, 1, 2, 3, 4, 5, 6]
        set_aside.append(order[6])
    counted = Counter(set_aside)
    assert len(counted) == 7
    assert max(counted.values()) < 40  # 20 expected


@pytest.mark.section("R-47")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up__the_start_player_is_drawn_at_random(seats: int) -> None:
    starts = Counter(new(seats, seed).state.facts()["turn"] for seed in range(100 * seats))
    assert set(starts) == set(range(seats))
    assert all(65 <= times <= 135 for times in starts.values())  # 100 expected


@pytest.mark.section("R-47", "S03")
def test_set_up__by_a_house_rule_the_first_seat_starts_with_the_fewest_stones() -> None:
    for seed in range(20):
        match = hypostyle.game("imhotep").new(4, seed, {"start": "first"})
        assert (match.to_move, match.state.facts()["reserve"]) == ([0], [2, 3, 4, 5])


@pytest.mark.section("S03", "S18")
def test_set_up__side_a_unless_chosen_otherwise_and_every_mix_is_allowed() -> None:
    assert new(2).view()["sides"] == dict.fromkeys(SITE_NAMES, "A")
    for sides in product("AB", repeat=5):
        chosen: dict[str, str] = dict(zip(SITE_NAMES, sides, strict=True))
        assert new(4, options=chosen).view()["sides"] == chosen


@pytest.mark.section("S03", "E1")
def test_score__goes_on_beyond_forty() -> None:
    table = Table().lay(boats=["B", ". . .", ". .", ". ."], score={"black": 39})
    table.play("black", "sail", boat=0, site="pyramid")
    assert table.scores["black"] == 41
    assert table.match.view()["players"][0]["score"] == 41
