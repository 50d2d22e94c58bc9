"""S01-S06: contents, goal, set-up."""

from collections import Counter

import pytest

import hypostyle
from hypostyle.engine.match import Match
from hypostyle.games.hieroglyph_wall.vocabulary import EYES, HAND, HIDDEN, NOBODY
from tests.games.hieroglyph_wall.table import Table


def new(seats: int, seed: int = 1, **options: bool) -> Match:
    return hypostyle.game("hieroglyph_wall").new(seats, seed, options)


@pytest.mark.section("S01", "S06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_contents__scarabs_archaeologists_sarcophagi(seats: int) -> None:
    facts = new(seats).state.facts()
    assert facts["slab"] == 16
    assert facts["stock"] == [5] * seats + [0] * (4 - seats)
    assert len(facts["mummy"]) == 21
    assert facts["guard"] == [NOBODY] * 7


@pytest.mark.section("S01", "S05")
def test_contents__forty_nine_tiles_show_each_animal_as_often_to_the_left_as_to_the_right() -> None:
    printed = Table().printed
    assert (printed.tiles, printed.tile_kinds, sum(printed.tile_count)) == (49, 49, 49)
    assert Counter(printed.tile_cell) == {HIDDEN: 256 - 98, **dict.fromkeys(range(2, 16), 7)}
    assert (printed.grid_rows, printed.grid_columns) == (7, 14)


@pytest.mark.section("S02")
def test_goal__a_pair_brings_a_scarab_and_the_third_a_sarcophagus() -> None:
    table = Table().lay(wall={0: "M< D<"}, guards="dromedary:red", scarabs="dromedary:2", hand="D> S>")
    table.drop("D> S>", 1)
    assert table.owned["red"] == [("dromedary", "one")]
    assert table.slab == 16


@pytest.mark.section("S03")
def test_columns__lie_in_random_order() -> None:
    orders = {tuple(new(2, seed).state.facts()["column_order"]) for seed in range(20)}
    assert all(sorted(order) == list(range(7)) for order in orders)
    assert len(orders) > 15


@pytest.mark.section("S03")
def test_wall__empty_with_seven_slots() -> None:
    table = Table()
    assert not any(table.facts["wall"])
    assert {action["slot"] for action in table.legal("red", "drop")} == set(range(7))
    assert table.refusal("red", "drop", tile=table.hand("red")[0], slot=7) == "no_such_slot"


@pytest.mark.section("S04")
def test_sarcophagi__seven_piles_with_one_two_and_three_eyes_from_the_front() -> None:
    piles = set()
    for seed in range(10):
        mummy = new(2, seed).state.facts()["mummy"]
        kinds = [sorted(mummy[eyes::EYES]) for eyes in range(EYES)]
        assert kinds == [[3, 3, 3, 3, 4, 4, 4], [5, 5, 5, 5, 6, 6, 6], [7, 7, 7, 8, 8, 10, 10]]
        piles.add(tuple(mummy))
    assert len(piles) == 10


@pytest.mark.section("S05", "R-43")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles__three_for_each_player_the_rest_is_the_pile(seats: int) -> None:
    facts = new(seats).state.facts()
    assert facts["hand_count"] == [3] * seats + [0] * (4 - seats)
    assert facts["pile_count"] == 49 - 3 * seats
    dealt = [tile for tile in facts["hand"] + facts["pile"] if tile != HIDDEN]
    assert sorted(dealt) == list(range(1, 50))
    hands = [facts["hand"][seat * HAND : seat * HAND + 3] for seat in range(seats)]
    assert all(hand == sorted(hand) for hand in hands)


@pytest.mark.section("S05")
def test_tiles__curse_tiles_stay_out_of_the_base_game() -> None:
    facts = new(4).state.facts()
    assert max(facts["pile"]) <= 49
    assert (facts["second_count"], facts["snake"]) == (0, 0)


@pytest.mark.section("S06", "R-30")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pharaoh__one_card_each_all_different(seats: int) -> None:
    seen = set()
    for seed in range(30):
        cards = new(seats, seed).state.facts()["pharaoh"]
        assert len(set(cards[:seats])) == seats
        assert all(1 <= card <= 7 for card in cards[:seats])
        assert cards[seats:] == [HIDDEN] * (4 - seats)
        seen.update(cards[:seats])
    assert seen == set(range(1, 8))


@pytest.mark.section("R-14")
def test_start_player__is_drawn() -> None:
    assert {new(4, seed).state.facts()["turn"] for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.section("R-14")
def test_start_player__by_a_house_rule_the_first_seat_and_all_else_as_dealt() -> None:
    for seed in range(20):
        first, drawn = (
            hypostyle.game("hieroglyph_wall").new(4, seed, {"start": start}) for start in ("first", "drawn")
        )
        assert (first.to_move, first.state.facts()["pile"]) == ([0], drawn.state.facts()["pile"])
