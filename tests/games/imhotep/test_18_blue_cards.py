"""S09, S28-S32: Lever, Hammer, Sail and Chisel."""

import pytest

from tests.games.imhotep.table import Table

BLUE = ["lever", "hammer", "sail", "chisel"]
BOATS = ["W . . .", ". . .", "W .", ". ."]


def play_through(table: Table, colour: str, card: str) -> Table:
    """Play a card to its end: stones on free places, the boat to the Temple."""
    table.play(colour, "play", card=card)
    while table.waiting == [colour] and table.prompt != "turn":
        action = table.legal(colour)[0] if table.prompt not in ("sailing", "lever_sailing") else None
        if action is None:
            action = next(sail for sail in table.legal(colour) if sail["site"] == "temple")
        table.play(colour, **action)
    return table


# ---------------------------------------------------------------- S09, S28 in general
@pytest.mark.section("S09", "S28")
@pytest.mark.parametrize("card", BLUE)
def test_blue_card__takes_the_place_of_the_action_and_is_discarded(card: str) -> None:
    table = Table().lay(boats=BOATS, hand={"black": f"{card} {card} statue"}, discarded="")
    play_through(table, "black", card)
    assert table.hand("black") == {card: 1, "statue": 1}  # used once
    assert table.discarded == {card: 1}
    assert (table.waiting, table.prompt) == (["white"], "turn")


@pytest.mark.section("S09", "S28")
@pytest.mark.parametrize("card", BLUE)
def test_blue_card__must_be_owned(card: str) -> None:
    table = Table().lay(boats=BOATS, hand={"white": card})
    assert table.refusal("black", "play", card=card) == "card_not_owned"


@pytest.mark.section("S28", "R-11")
def test_blue_card__one_a_turn() -> None:
    table = Table().lay(boats=BOATS, hand={"black": "chisel hammer"}).play("black", "play", card="chisel")
    assert table.refusal("black", "play", card="hammer") == "not_asked"
    table.play("black", "load", boat=0, slot=1)
    assert table.refusal("black", "play", card="hammer") == "not_asked"
    table.play("black", "load", boat=0, slot=2)
    assert table.waiting == ["white"]


@pytest.mark.section("R-11")
def test_blue_card__several_in_successive_turns() -> None:
    table = Table(2).lay(boats=BOATS, hand={"black": "hammer chisel"})
    play_through(table, "black", "hammer").play("white", "take")
    play_through(table, "black", "chisel")
    assert table.hand("black") == {}
    assert table.discarded == {"hammer": 1, "chisel": 1}


@pytest.mark.section("S28", "R-11", "R-33")
def test_blue_card__not_on_the_turn_it_was_obtained_but_on_the_owners_next() -> None:
    table = Table(2).lay(boats=["B W", ". . .", ". .", ". ."], market="chisel hammer . .", reserve={"white": 3})
    table.play("black", "sail", boat=0, site="market").play("black", "claim", place=0)
    table.play("white", "claim", place=1)
    assert (table.waiting, table.prompt) == (["white"], "turn")  # black's turn is over
    assert table.refusal("white", "play", card="hammer") is None  # gained on black's turn, usable at once
    table.play("white", "take")
    assert table.refusal("black", "play", card="chisel") is None


@pytest.mark.section("R-33", "R-41")
def test_blue_card__stays_across_rounds_public_and_without_hand_limit() -> None:
    table = Table().lay(hand={"black": "lever hammer sail chisel lever hammer sail chisel sail chisel"}).close_round()
    cards = {"lever": 2, "hammer": 2, "sail": 3, "chisel": 3}
    assert table.hand("black") == cards
    assert [table.match.view(seat)["players"][0]["cards"] for seat in range(4)] == [cards] * 4


@pytest.mark.section("R-50", "R-12")
@pytest.mark.parametrize("card", ["lever", "sail"])
def test_blue_card__is_not_part_of_a_reshuffle_it_causes(card: str) -> None:
    table = Table(b="pyramid").lay(
        boats=["B .", ". . .", ". .", ". ."], pyramids={"left": "G"}, hand={"black": card}, deck="", discarded="statue"
    )
    table.play("black", "play", card=card)
    if card == "sail":
        table.play("black", "load", boat=0, slot=1)
    table.play("black", "sail", boat=0, site="pyramid").play("black", "build", pyramid="left").play("black", "accept")
    assert table.hand("black") == {"statue": 1}
    assert table.events("deck_renewed") == [{"event": "deck_renewed", "amount": 1}]


@pytest.mark.section("R-50")
@pytest.mark.parametrize("card", BLUE)
def test_blue_card__is_discarded_after_its_whole_effect(card: str) -> None:
    table = Table().lay(boats=BOATS, hand={"black": card})
    play_through(table, "black", card)
    names = [event["event"] for event in table.events()]
    assert names[0] == "card_played"
    assert names[-1] == "card_discarded"


@pytest.mark.section("R-31")
@pytest.mark.parametrize(
    ("card", "boats", "reserve", "quarry", "reason"),
    [
        ("lever", ["W . . .", ". . .", ". .", ". ."], 3, 9, "no_boat_can_sail"),
        ("hammer", BOATS, 5, 9, "reserve_full"),
        ("hammer", BOATS, 3, 0, "quarry_empty"),
        ("hammer", ["W W W W", "W W W", "W W", ". . > temple"], 3, 9, "no_room_on_boats"),
        ("sail", BOATS, 0, 9, "reserve_empty"),
        ("sail", ["W . . .", ". . .", "W W", ". . > temple"], 3, 9, "no_boat_can_sail"),
        ("chisel", BOATS, 1, 9, "too_few_stones"),
        ("chisel", BOATS, 0, 9, "too_few_stones"),
        ("chisel", ["W W W .", "W W W", "W W", ". . > temple"], 3, 9, "no_room_on_boats"),
    ],
)
def test_blue_card__that_cannot_be_carried_out_in_full_is_not_playable(
    card: str, boats: list[str], reserve: int, quarry: int, reason: str
) -> None:
    table = Table().lay(boats=boats, hand={"black": card}, reserve={"black": reserve}, quarry={"black": quarry})
    assert table.refusal("black", "play", card=card) == reason
    assert "play" not in table.verbs("black")


@pytest.mark.section("R-31", "S31", "S32")
@pytest.mark.parametrize(("card", "stones"), [("sail", 1), ("chisel", 2)])
def test_blue_card__stones_come_from_the_own_reserve(card: str, stones: int) -> None:
    table = Table().lay(boats=BOATS, hand={"black": card}, reserve={"black": 4})
    quarry = table.quarry["black"]
    play_through(table, "black", card)
    assert table.reserve["black"] == 4 - stones
    assert table.quarry["black"] == quarry


# ---------------------------------------------------------------- S29 Lever
def lever(boat: str = "W B G .") -> Table:
    table = Table().lay(boats=[boat, "B . .", ". . > temple", "G"], hand={"black": "lever"})
    return table.play("black", "play", card="lever")


@pytest.mark.section("S29", "R-07")
def test_lever__the_player_decides_the_order_of_unloading() -> None:
    table = lever().play("black", "sail", boat=0, site="pyramid")
    table.play("black", "order", slot=2).play("black", "order", slot=0)
    assert table.stones("pyramid") == "G W B"  # the last one needs no word
    assert table.line("pyramid") == {"black": 3, "white": 1, "brown": 0, "gray": 2}


@pytest.mark.section("S29", "R-07")
@pytest.mark.parametrize(
    ("slots", "laid"),
    [((0, 1), "W B G"), ((0, 3), "W G B"), ((1, 0), "B W G"), ((1, 3), "B G W"), ((3, 0), "G W B"), ((3, 1), "G B W")],
)
def test_lever__any_order(slots: tuple[int, int], laid: str) -> None:
    table = lever("W B . G").play("black", "sail", boat=0, site="burial_chamber")
    for slot in slots:
        table.play("black", "order", slot=slot)
    assert table.stones("burial") == laid


@pytest.mark.section("S29", "R-07")
def test_lever__both_conditions_of_sailing_hold() -> None:
    table = lever()
    assert table.verbs("black") == {"sail"}
    assert table.refusal("black", "sail", boat=1, site="market") == "below_minimum_load"
    assert table.refusal("black", "sail", boat=0, site="temple") == "dock_occupied"
    assert table.refusal("black", "sail", boat=2, site="market") == "already_sailed"
    assert {(action["boat"], action["site"]) for action in table.legal("black")} == {
        (boat, site) for boat in (0, 3) for site in ("market", "pyramid", "burial_chamber", "obelisks")
    }


@pytest.mark.section("R-29")
def test_lever__the_whole_order_is_named_before_the_first_stone_is_unloaded() -> None:
    table = lever("W B G Br").lay(market="lever statue sail chisel").play("black", "sail", boat=0, site="market")
    for slot in (3, 2, 0):
        assert (table.waiting, table.prompt) == (["black"], "lever_order")
        assert table.events("card_taken") == []
        table.play("black", "order", slot=slot)
    for colour in ("brown", "gray", "white", "black"):  # fixed: nobody is asked for the order again
        assert (table.waiting, table.prompt) == ([colour], "market_choice")
        table.play(colour, "claim", place=table.legal(colour, "claim")[0]["place"])
    assert table.prompt == "turn"


@pytest.mark.section("S29")
def test_lever__only_stones_still_aboard_can_be_named() -> None:
    table = lever("W B G .").play("black", "sail", boat=0, site="obelisks")
    assert table.refusal("black", "order", slot=3) == "no_stone_there"
    table.play("black", "order", slot=1)
    assert table.refusal("black", "order", slot=1) == "no_stone_there"


@pytest.mark.section("S29")
def test_lever__a_single_stone_needs_no_order() -> None:
    table = lever().play("black", "sail", boat=3, site="obelisks")
    assert table.obelisks["gray"] == 1
    assert table.waiting == ["white"]


@pytest.mark.section("R-07")
def test_lever__leaves_the_owners_their_choices() -> None:
    table = Table(b="pyramid").lay(boats=["W G .", ". . .", ". .", ". ."], hand={"black": "lever"})
    table.play("black", "play", card="lever").play("black", "sail", boat=0, site="pyramid").play(
        "black", "order", slot=1
    )
    assert (table.waiting, table.prompt) == (["gray"], "pyramid_choice")


# ---------------------------------------------------------------- S30 Hammer
@pytest.mark.section("S30", "R-10", "R-32")
@pytest.mark.parametrize(
    ("reserve", "quarry", "taken"),
    [(0, 9, 3), (1, 9, 3), (2, 9, 3), (3, 9, 2), (4, 9, 1), (0, 1, 1), (0, 2, 2), (2, 2, 2), (4, 2, 1)],
)
def test_hammer__takes_what_fits_then_places_one(reserve: int, quarry: int, taken: int) -> None:
    table = Table().lay(boats=BOATS, hand={"black": "hammer"}, reserve={"black": reserve}, quarry={"black": quarry})
    table.play("black", "play", card="hammer")
    assert table.reserve["black"] == reserve + taken
    assert table.quarry["black"] == quarry - taken
    assert table.verbs("black") == {"load"}  # placing is not optional
    table.play("black", "load", boat=0, slot=3)
    assert table.reserve["black"] == reserve + taken - 1
    assert table.boat(0) == "W . . B"
    assert table.waiting == ["white"]


@pytest.mark.section("R-32", "R-10")
def test_hammer__from_a_reserve_of_four_ends_with_four() -> None:
    table = Table().lay(boats=BOATS, hand={"black": "hammer"}, reserve={"black": 4})
    table.play("black", "play", card="hammer").play("black", "load", boat=1, slot=0)
    assert table.reserve["black"] == 4
    assert [event["event"] for event in table.events("stones_taken", "stone_loaded")] == [
        "stones_taken",
        "stone_loaded",
    ]


# ---------------------------------------------------------------- S31 Sail
def sail_card(boats: list[str]) -> Table:
    return Table().lay(boats=boats, hand={"black": "sail"}).play("black", "play", card="sail")


@pytest.mark.section("S31", "R-30")
def test_sail_card__the_stone_may_go_on_the_bow_and_is_then_unloaded_first() -> None:
    table = sail_card([". W .", ". . .", ". .", ". ."])
    table.play("black", "load", boat=0, slot=0)
    assert (table.waiting, table.prompt) == (["black"], "sailing")
    table.play("black", "sail", boat=0, site="pyramid")
    assert table.stones("pyramid") == "B W"
    assert table.line("pyramid") == {"black": 2, "white": 1, "brown": 0, "gray": 0}
    assert table.discarded == {"sail": 1}
    assert table.waiting == ["white"]


@pytest.mark.section("R-30")
def test_sail_card__the_very_last_place_fills_the_boat_which_sails_from_bow_to_stern() -> None:
    table = sail_card(["W G .", ". . .", ". .", ". ."]).play("black", "load", boat=0, slot=2)
    table.play("black", "sail", boat=0, site="temple")
    assert table.stones("temple") == "W G B"


@pytest.mark.section("R-08", "S31")
def test_sail_card__a_full_boat_and_one_that_stays_below_its_minimum_cannot_be_chosen() -> None:
    table = sail_card(["W W W W", ". . .", ". W .", ". . > temple"])
    assert table.refusal("black", "load", boat=0, slot=0) == "slot_taken"
    assert table.refusal("black", "load", boat=1, slot=0) == "below_minimum_load"
    assert table.refusal("black", "load", boat=3, slot=0) == "already_sailed"
    assert [(action["boat"], action["slot"]) for action in table.legal("black")] == [(2, 0), (2, 2)]


@pytest.mark.section("S31", "R-08")
@pytest.mark.parametrize(
    ("boat", "playable"), [("W W . .", True), ("W . . .", False), ("W . .", True), (". .", True), (".", True)]
)
def test_sail_card__the_minimum_must_be_reached_with_the_stone(boat: str, playable: bool) -> None:
    table = Table().lay(boats=[boat, ". . . > temple", ". . > market", ". . > obelisks"], hand={"black": "sail"})
    assert table.refusal("black", "play", card="sail") == (None if playable else "no_boat_can_sail")


@pytest.mark.section("S31")
def test_sail_card__that_very_boat_sails_to_a_free_dock() -> None:
    table = sail_card(["W .", "W W .", "B .", ". . > temple"]).play("black", "load", boat=0, slot=1)
    assert table.refusal("black", "sail", boat=1, site="market") == "other_boat_chosen"
    assert table.refusal("black", "sail", boat=0, site="temple") == "dock_occupied"
    assert [(action["boat"], action["site"]) for action in table.legal("black")] == [
        (0, "market"),
        (0, "pyramid"),
        (0, "burial_chamber"),
        (0, "obelisks"),
    ]


@pytest.mark.section("R-30", "R-11")
def test_sail_card__cannot_be_combined_with_a_lever() -> None:
    table = Table().lay(boats=["W G .", ". . .", ". .", ". ."], hand={"black": "sail lever"})
    table.play("black", "play", card="sail").play("black", "load", boat=0, slot=2)
    assert table.refusal("black", "play", card="lever") == "not_asked"
    table.play("black", "sail", boat=0, site="temple")
    assert table.hand("black") == {"lever": 1}
    assert table.events("order_chosen") == []


# ---------------------------------------------------------------- S32 Chisel
@pytest.mark.section("S32", "R-09")
def test_chisel__two_stones_on_one_boat() -> None:
    table = Table().lay(boats=BOATS, hand={"black": "chisel"}).play("black", "play", card="chisel")
    table.play("black", "load", boat=1, slot=2)
    assert table.verbs("black") == {"load"}  # strictly two
    assert table.refusal("black", "load", boat=1, slot=2) == "slot_taken"
    table.play("black", "load", boat=1, slot=0)
    assert table.boat(1) == "B . B"
    assert table.reserve["black"] == 0
    assert table.waiting == ["white"]


@pytest.mark.section("S32")
def test_chisel__one_stone_on_each_of_two_boats() -> None:
    table = Table().lay(boats=BOATS, hand={"black": "chisel"}).play("black", "play", card="chisel")
    table.play("black", "load", boat=0, slot=3).play("black", "load", boat=3, slot=1)
    assert (table.boat(0), table.boat(3)) == ("W . . B", ". B")
    assert table.waiting == ["white"]


@pytest.mark.section("R-09")
def test_chisel__the_last_two_places_may_be_on_two_boats() -> None:
    table = Table().lay(boats=["W W W .", "W W .", "W W", "W > temple"], hand={"black": "chisel"})
    table.play("black", "play", card="chisel").play("black", "load", boat=1, slot=2).play(
        "black", "load", boat=0, slot=3
    )
    assert (table.boat(0), table.boat(1)) == ("W W W B", "W W B")
