"""S04: how a round is laid out."""

from collections import Counter

import pytest

from tests.games.imhotep.table import Table

MINIMUM = {4: 3, 3: 2, 2: 1, 1: 1}
ROUND_CARDS = {
    2: ["4331", "4322", "4321", "4221", "3322", "3321", "3221"],
    3: ["4421", "4332", "4322", "4321", "4221", "3332", "3322"],
    4: ["4432", "4422", "4421", "4333", "4332", "4322", "3332"],
}


@pytest.mark.section("S02", "S04", "E2")
@pytest.mark.parametrize(("seats", "number"), [(seats, number) for seats in ROUND_CARDS for number in range(7)])
def test_round_card__lays_out_its_four_boats_empty(seats: int, number: int) -> None:
    table = Table(seats)
    others = [card for card in range(7) if card != number]
    table.change(round_order=[others[0], number, *others[1:]]).close_round()
    capacities = [int(size) for size in ROUND_CARDS[seats][number]]
    facts = table.facts
    assert facts["round"] == 1
    assert facts["capacity"] == capacities
    assert facts["minimum"] == [MINIMUM[size] for size in capacities]
    assert facts["load"] == [0, 0, 0, 0]
    assert [table.boat(boat) for boat in range(4)] == [" ".join("." * size) for size in capacities]
    assert [boat["site"] for boat in table.match.view()["boats"]] == [None] * 4


@pytest.mark.section("E2")
@pytest.mark.parametrize(("seats", "number"), [(2, 1), (3, 2), (4, 5)])
def test_round_card__four_three_two_two(seats: int, number: int) -> None:
    others = [card for card in range(7) if card != number]
    table = Table(seats).change(round_order=[others[0], number, *others[1:]]).close_round()
    assert [boat["capacity"] for boat in table.match.view()["boats"]] == [4, 3, 2, 2]


@pytest.mark.section("S04")
def test_market__four_cards_face_up_from_the_top_of_the_pile() -> None:
    table = Table().lay(market=". . . .", deck="lever statue entrance sail hammer chisel").close_round()
    assert table.market == ["lever", "statue", "entrance", "sail"]
    assert table.facts["deck_count"] == 2
    assert [event["card"] for event in table.events("market_dealt")] == ["lever", "statue", "entrance", "sail"]


@pytest.mark.section("S04", "R-12")
def test_market__the_pile_is_renewed_in_the_middle_of_a_deal() -> None:
    table = Table().lay(market=". . . .", deck="lever statue", discarded="hammer hammer sail").close_round()
    assert table.market[:2] == ["lever", "statue"]
    assert Counter(table.market) + Counter(table.deck) == Counter(["lever", "statue", "hammer", "hammer", "sail"])
    assert table.facts["deck_count"] == 1
    assert table.discarded == {}
    assert [event["event"] for event in table.events("market_dealt", "deck_renewed")] == [
        "market_dealt",
        "market_dealt",
        "deck_renewed",
        "market_dealt",
        "market_dealt",
    ]


@pytest.mark.section("R-12")
def test_market__the_pile_is_renewed_only_when_a_card_is_needed() -> None:
    table = Table().lay(market=". . . .", deck="lever statue sail chisel", discarded="hammer").close_round()
    assert table.facts["deck_count"] == 0
    assert table.discarded == {"hammer": 1}
    assert table.events("deck_renewed") == []


@pytest.mark.section("R-12")
def test_market__the_leftovers_of_the_last_round_are_part_of_the_renewed_pile() -> None:
    table = Table().lay(market="lever lever statue .", deck="", discarded="sail").close_round()
    assert Counter(table.market) == Counter(["lever", "lever", "statue", "sail"])


@pytest.mark.section("R-12")
def test_market__the_renewed_pile_is_shuffled() -> None:
    dealt = set()
    for seed in range(40):
        table = Table(seed=seed).lay(market=". . . .", deck="", discarded="lever hammer sail chisel").close_round()
        dealt.add(tuple(table.market))
    assert len(dealt) > 12  # of 24 orders


@pytest.mark.section("R-40")
def test_market__too_few_cards_leave_places_empty_and_a_stone_without_card() -> None:
    table = Table().lay(market=". . . .", deck="lever", discarded="").close_round()
    assert table.market == ["lever", ".", ".", "."]
    table.lay(boats=["W B", ". . .", ". .", ". ."], turn="black").play("black", "sail", boat=0, site="market")
    table.play("white", "claim", place=0)
    assert (table.waiting, table.prompt) == (["white"], "turn")  # black's stone found nothing
    assert table.hand("black") == {}
    assert table.quarry == {"black": 27, "white": 26, "brown": 25, "gray": 24}


@pytest.mark.section("S04")
def test_turns__clockwise_from_the_start_player_until_the_round_ends() -> None:
    table = Table().lay(turn="brown", reserve={"gray": 3})
    for colour in ("brown", "gray", "black", "white"):
        assert table.waiting == [colour]
        table.play(colour, "take")
    assert table.waiting == ["brown"]
