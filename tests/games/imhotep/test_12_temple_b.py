"""S21: the Temple on side B. Slots from the left: choice, two points, choice, card, choice."""

import pytest

from tests.games.imhotep.table import Table

NEXT_MARKET = " hammer hammer sail sail chisel"  # what the next round deals
AT_SEA = [". . . . > market", ". . . > temple", ". . > obelisks", ". . > pyramid"]


def temple(stones: str, seats: int = 4, b: str = "temple", deck: str = "statue", **things: object) -> Table:
    return Table(seats, b=b).lay(temple=stones, deck=deck + NEXT_MARKET, boats=AT_SEA, **things)


@pytest.mark.section("S21", "R-17", "E15")
def test_temple__each_slot_gives_its_bonus_to_the_owner_of_the_topmost_stone() -> None:
    table = temple("G Br W W B", reserve={"gray": 2, "white": 2, "black": 2}).close_round()
    assert (table.waiting, table.prompt) == (["gray"], "temple_choice")
    assert table.line("temple") == {"black": 0, "white": 0, "brown": 0, "gray": 0}
    table.play("gray", "reward", reward="stones")
    assert table.reserve["gray"] == 4
    assert table.line("temple")["brown"] == 2
    assert (table.waiting, table.prompt) == (["white"], "temple_choice")
    table.play("white", "reward", reward="point")
    assert table.hand("white") == {"statue": 1}  # compulsory: nobody was asked
    assert (table.waiting, table.prompt) == (["black"], "temple_choice")
    table.play("black", "reward", reward="stones")
    assert table.reserve["black"] == 4
    assert table.line("temple") == {"black": 0, "white": 1, "brown": 2, "gray": 0}
    assert table.facts["round"] == 1
    assert table.prompt == "turn"


@pytest.mark.section("S21")
def test_temple__both_rewards_are_offered() -> None:
    table = temple("B").close_round()
    assert table.legal("black") == [{"verb": "reward", "reward": "point"}, {"verb": "reward", "reward": "stones"}]


@pytest.mark.section("S21", "S18")
def test_temple__covered_stones_get_nothing() -> None:
    table = temple("G G G G G / Br Br", reserve={"gray": 5, "brown": 5}).close_round()
    assert table.line("temple") == {"black": 0, "white": 0, "brown": 1 + 2, "gray": 1 + 1}
    assert table.hand("gray") == {"statue": 1}


@pytest.mark.section("S21")
def test_temple__a_higher_level_lies_on_its_own_slots() -> None:
    """Eleven stones: slot 1 shows the eleventh, the others the second level."""
    table = temple("G G G G G / Br W B W Br / B", reserve={"black": 5, "brown": 5}).close_round()
    assert table.line("temple") == {"black": 1 + 1, "white": 2, "brown": 1, "gray": 0}
    assert table.hand("white") == {"statue": 1}


@pytest.mark.section("R-17")
@pytest.mark.parametrize(("reserve", "quarry", "taken"), [(0, 9, 2), (3, 9, 2), (4, 9, 1), (0, 1, 1)])
def test_temple__stones_are_what_fits_up_to_two(reserve: int, quarry: int, taken: int) -> None:
    table = temple("B", reserve={"black": reserve}, quarry={"black": quarry}).close_round()
    table.play("black", "reward", reward="stones")
    assert table.reserve["black"] == reserve + taken
    assert table.quarry["black"] == quarry - taken
    assert table.line("temple")["black"] == 0


@pytest.mark.section("R-17")
@pytest.mark.parametrize(("reserve", "quarry"), [(5, 9), (0, 0), (3, 0)])
def test_temple__the_point_without_asking_if_no_stone_can_be_taken(reserve: int, quarry: int) -> None:
    table = temple("B", reserve={"black": reserve}, quarry={"black": quarry}).close_round()
    assert table.line("temple")["black"] == 1
    assert table.prompt == "turn"


@pytest.mark.section("R-17")
def test_temple__each_stone_is_decided_by_itself_from_left_to_right() -> None:
    """Room for three: two stones, then one, then none."""
    table = temple("B W B W B", reserve={"black": 2, "white": 5}).close_round()
    table.play("black", "reward", reward="stones")
    assert table.reserve["black"] == 4
    table.play("black", "reward", reward="stones")
    assert table.reserve["black"] == 5
    assert table.line("temple") == {"black": 1, "white": 2, "brown": 0, "gray": 0}
    assert table.hand("white") == {"statue": 1}
    assert table.facts["round"] == 1


@pytest.mark.section("R-38", "S21")
def test_temple__two_players_use_four_slots() -> None:
    table = temple("B B B B W", seats=2, reserve={"black": 5, "white": 1}).close_round()
    assert table.waiting == ["white"]  # the fifth stone lies on slot 1 of the next level
    table.play("white", "reward", reward="point")
    assert table.line("temple") == {"black": 2 + 1, "white": 1}
    assert table.hand("black") == {"statue": 1}
    assert table.facts["round"] == 1


@pytest.mark.section("R-14", "R-28", "S21")
def test_temple__a_red_card_drawn_is_played_at_once() -> None:
    table = temple("W W W W", deck="sarcophagus", reserve={"white": 5}).close_round()
    assert table.stones("burial") == "W"
    assert table.discarded["sarcophagus"] == 1
    assert table.hand("white") == {}
    assert table.facts["round"] == 1


@pytest.mark.section("R-14", "R-28", "R-34")
def test_chain__an_entrance_from_the_temple_draws_a_second_card_on_the_pyramids() -> None:
    table = temple("W W W W", b="temple pyramid", deck="entrance statue", pyramids={"left": "G"}, reserve={"white": 5})
    table.close_round()
    assert (table.waiting, table.prompt) == (["white"], "pyramid_choice")
    assert table.facts["round"] == 0
    table.play("white", "build", pyramid="left")
    assert (table.waiting, table.prompt) == (["white"], "card_bonus")
    table.play("white", "accept")
    assert table.line("pyramid")["white"] == 1
    assert table.hand("white") == {"statue": 1}
    assert table.facts["round"] == 1


@pytest.mark.section("R-35")
def test_chain__an_entrance_from_the_temple_finds_no_boat_to_load() -> None:
    table = temple("W W W W", b="temple pyramid", deck="entrance", pyramids={"right": "G"}, reserve={"white": 5})
    table.close_round().play("white", "build", pyramid="right")
    assert table.line("pyramid")["white"] == 1
    assert table.prompt == "turn"
    assert table.reserve["white"] == 5


@pytest.mark.section("R-27")
def test_chain__a_red_card_is_not_part_of_the_reshuffle_it_causes() -> None:
    table = Table(b="temple pyramid").lay(
        temple="W W W W",
        deck="entrance",
        discarded="statue",
        pyramids={"left": "G"},
        reserve={"white": 5},
        market=". . . .",
    )
    table.close_round().play("white", "build", pyramid="left").play("white", "accept")
    assert table.hand("white") == {"statue": 1}
    assert table.events("deck_renewed")[0]["amount"] == 1  # the statue alone
    assert table.market == ["entrance", ".", ".", "."]  # discarded in time for the next deal


@pytest.mark.section("R-39", "R-12")
def test_temple__draws_before_the_leftover_market_cards_join_the_discards() -> None:
    table = Table(b="temple").lay(
        temple="W W W W", deck="", discarded="statue", market="lever lever lever lever", reserve={"white": 5}
    )
    table.close_round()
    assert table.hand("white") == {"statue": 1}
    assert table.market == ["lever"] * 4


@pytest.mark.section("R-37", "R-18", "S12")
def test_temple__in_the_sixth_round_a_blue_card_is_an_unused_one() -> None:
    table = temple("W W W W B", deck="lever", reserve={"white": 5, "black": 1}).finish()
    assert table.hand("white") == {"lever": 1}
    assert not table.match.over  # black still chooses
    table.play("black", "reward", reward="stones")
    assert table.match.over
    assert table.line("unused_cards") == {"black": 0, "white": 1, "brown": 0, "gray": 0}
    assert table.line("temple")["white"] == 1 + 2 + 1


@pytest.mark.section("R-37", "R-22")
def test_temple__in_the_sixth_round_stones_taken_count_for_the_tie_break() -> None:
    table = temple(
        "B", reserve={"black": 2, "white": 3, "brown": 0, "gray": 0}, score={"black": 9, "white": 9}
    ).finish()
    table.play("black", "reward", reward="stones")
    assert table.ranking == {"black": 1, "white": 2, "brown": 3, "gray": 3}


@pytest.mark.section("R-33", "S21")
def test_temple__a_blue_card_drawn_at_round_end_is_usable_on_the_next_turn() -> None:
    table = temple("W W W W", deck="chisel", reserve={"white": 5}).close_round()
    assert table.waiting == ["white"]  # left of black, who ended the round
    assert table.refusal("white", "play", card="chisel") is None


@pytest.mark.section("R-40", "R-12")
def test_temple__no_card_at_all_gives_nothing() -> None:
    table = Table(b="temple").lay(temple="W W W W", deck="", discarded="", market=". . . .", reserve={"white": 5})
    table.close_round()
    assert table.hand("white") == {}
    assert table.line("temple")["white"] == 1 + 2 + 1
