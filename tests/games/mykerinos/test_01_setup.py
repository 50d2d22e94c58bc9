"""S01 to S06: components, set-up, the region, the start of a season."""

from collections import Counter

import pytest

import hypostyle
from hypostyle.games.mykerinos.vocabulary import KIND_NAMES, PATRON_NAMES
from tests.games.mykerinos.table import Table

GAME = hypostyle.game("mykerinos")
SEEDS = range(60)


@pytest.mark.section("S01")
def test_components__36_cards_of_which_one_has_no_patron() -> None:
    parcels = GAME.content.data["parcels"]
    counts = {name: len(parcels[name]) for name in KIND_NAMES}
    assert sum(counts.values()) == 36
    assert counts["none"] == 1


@pytest.mark.section("S01", "S04")
def test_components__only_the_card_without_patron_is_worth_five() -> None:
    parcels = GAME.content.data["parcels"]
    worth = {name: {card["prestige"] for card in parcels[name]} for name in parcels if isinstance(parcels[name], list)}
    assert worth.pop("none") == {5}
    assert set.union(*worth.values()) == {0, 2, 3}


@pytest.mark.section("S01", "S03")
@pytest.mark.parametrize(("seats", "taken", "colours"), [(2, 11, 3), (3, 11, 3), (4, 8, 4)])
def test_setup__25_cubes_a_colour_and_nobody_has_points(seats: int, taken: int, colours: int) -> None:
    facts = GAME.new(seats, 5).state.facts()
    assert facts["stock"][:seats] == [taken] * seats
    assert facts["general"][:seats] == [25 - taken] * seats
    assert facts["general"][seats:] == ([17, 0] if seats == 2 else [0] * (4 - seats))
    assert facts["prestige"] == [0, 0, 0, 0]
    assert facts["rooms"] == [0, 0, 0, 0]
    assert len([amount for amount in facts["general"] if amount]) == colours


@pytest.mark.section("S03")
def test_setup__start_player_and_patrons_are_drawn() -> None:
    matches = [GAME.new(3, seed).state.facts() for seed in SEEDS]
    assert {facts["start"] for facts in matches} == {0, 1, 2}
    assert all(facts["open"] == 1 << facts["start"] for facts in matches)
    assert all(sorted(facts["wing"]) == [0, 1, 2, 3, 4] for facts in matches)
    assert len({tuple(facts["wing"]) for facts in matches}) > 30
    assert {facts["wing"][0] for facts in matches} == {0, 1, 2, 3, 4}


@pytest.mark.section("S03")
def test_setup__the_patrons_are_announced_by_wing() -> None:
    match = GAME.new(3, 8)
    told = [event for event in match.events() if event["event"] == "patron_placed"]
    assert [event["patron"] for event in told] == list(PATRON_NAMES)
    assert [event["wing"] for event in told] == match.state.facts()["wing"]


@pytest.mark.section("S05", "S06", "E8", "R-17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_region__8_8_8_and_12_cards_each_laid_once(seats: int) -> None:
    table = Table(seats, seed=3)
    laid: list[int] = []
    for season, cards in enumerate((8, 8, 8, 12)):
        assert table.facts["season"] == season
        region = [card for card in table.facts["region"] if card >= 0]
        assert len(region) == cards
        laid += region
        rows = cards // 4 * 3
        ground = sum(word.bit_count() for word in table.facts["vacant"])
        assert ground == (48 if season == 0 else rows * 8)
        table.end_season()
    assert Counter(laid) == Counter(range(36))
    assert table.match.over


@pytest.mark.section("S06", "R-17")
def test_region__the_rest_of_the_pile_is_shuffled_for_each_season() -> None:
    first = {tuple(GAME.new(2, seed).state.facts()["region"]) for seed in SEEDS}
    assert len(first) == len(SEEDS)
    second = {tuple(Table(2, seed=seed).end_season().facts["region"]) for seed in SEEDS}
    assert len(second) == len(SEEDS)


@pytest.mark.section("S04")
def test_region__cards_fall_either_way_up() -> None:
    """A card with one pyramid in its first corner shows it there, or at the opposite corner."""
    grids = [card["grid"] for name in KIND_NAMES for card in GAME.content.data["parcels"][name]]
    corner = grids.index(["^.", "..", ".."])
    seen = set()
    for seed in range(200):
        facts = GAME.new(4, seed).state.facts()
        if corner not in facts["region"]:
            continue
        place = facts["region"].index(corner)
        first = place // 4 * 24 + place % 4 * 2
        spots = [8 * row + column for row in range(3) for column in range(2)]
        seen.add(tuple(spot for spot in spots if facts["pyramids"][0] >> first + spot & 1))
    assert seen == {(0,), (17,)}


@pytest.mark.section("S04")
def test_region__its_pyramids_are_those_of_its_cards() -> None:
    printed = ["".join(card["grid"]).count("^") for name in KIND_NAMES for card in GAME.content.data["parcels"][name]]
    for seed in SEEDS:
        facts = GAME.new(2, seed).state.facts()
        expected = sum(printed[card] for card in facts["region"] if card >= 0)
        assert sum(word.bit_count() for word in facts["pyramids"]) == expected


@pytest.mark.section("S06")
def test_new_season__is_told() -> None:
    table = Table(3).lay(stock={"blue": 3, "red": 4, "green": 5}).end_season()
    assert [event["season"] for event in table.events("season_began")] == [1]
    assert {event["seat"]: event["amount"] for event in table.events("cubes_taken")} == {0: 11, 1: 11, 2: 11}
    assert len(table.events("parcel_laid")) == 8
