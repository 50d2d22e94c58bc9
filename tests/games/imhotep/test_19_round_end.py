"""S10, S11: the end of a round and the next one."""

import pytest

from tests.games.imhotep.table import Table

LAST_BOAT = ["W B .", ". . > market", ". . > pyramid", ". . > obelisks"]


@pytest.mark.section("S10")
def test_round_end__at_once_after_the_fourth_boat_is_unloaded() -> None:
    table = Table().lay(boats=["W .", "B .", ". . > pyramid", ". . > obelisks"])
    table.play("black", "sail", boat=0, site="temple")
    assert table.facts["round"] == 0
    table.play("white", "sail", boat=1, site="burial_chamber")
    assert table.facts["round"] == 1
    assert table.line("temple")["white"] == 1
    told = [
        event["event"] for event in table.events("burial_chamber_built", "temple_scored", "round_ended", "round_began")
    ]
    assert told == ["burial_chamber_built", "temple_scored", "round_ended", "round_began"]


@pytest.mark.section("S10")
@pytest.mark.parametrize("left_out", ["market", "pyramid", "temple", "burial_chamber", "obelisks"])
def test_round_end__one_site_stays_without_a_boat(left_out: str) -> None:
    sites = [site for site in ("market", "pyramid", "temple", "burial_chamber", "obelisks") if site != left_out]
    table = Table().lay(boats=["G .", *(f". . > {site}" for site in sites[1:])])
    table.play("black", "sail", boat=0, site=sites[0])
    if sites[0] == "market":
        table.play("gray", "decline")
    assert table.facts["round"] == 1


@pytest.mark.section("S11")
def test_next_round__boats_return_empty_and_docks_are_free() -> None:
    table = Table().lay(boats=LAST_BOAT).play("black", "sail", boat=0, site="temple")
    facts = table.facts
    assert facts["docked"] == [0, 0, 0, 0, 0]
    assert facts["boat_site"] == [-1, -1, -1, -1]
    assert not any(owner >= 0 for owner in facts["stone"])
    assert facts["sailed"] == 0


@pytest.mark.section("S11")
def test_next_round__leftover_market_cards_are_discarded_and_new_ones_dealt() -> None:
    table = Table().lay(
        boats=LAST_BOAT, market="lever . statue .", deck="sail sail sail chisel hammer", discarded="hammer"
    )
    table.play("black", "sail", boat=0, site="temple")
    assert table.discarded == {"lever": 1, "statue": 1, "hammer": 1}
    assert table.market == ["sail", "sail", "sail", "chisel"]
    assert table.deck == ["hammer"]


@pytest.mark.section("S11")
def test_next_round__stones_on_sites_and_reserves_and_cards_stay() -> None:
    table = Table().lay(
        boats=LAST_BOAT, pyramid="B W", burial="G G", obelisks={"brown": 2}, hand={"gray": "lever statue"}, temple="Br"
    )
    reserve = table.reserve
    table.play("black", "sail", boat=0, site="temple")
    assert table.stones("pyramid") == "B W"
    assert table.stones("burial") == "G G"
    assert table.stones("temple") == "Br W B"
    assert table.obelisks["brown"] == 2
    assert table.hand("gray") == {"lever": 1, "statue": 1}
    assert table.reserve == reserve


@pytest.mark.section("S11", "R-24")
@pytest.mark.parametrize(
    ("sender", "starter"), [("black", "white"), ("white", "brown"), ("brown", "gray"), ("gray", "black")]
)
def test_next_round__starts_left_of_who_sent_the_fourth_boat(sender: str, starter: str) -> None:
    table = Table().lay(boats=LAST_BOAT, turn=sender)
    table.play(sender, "sail", boat=0, site="temple")
    assert (table.waiting, table.prompt) == ([starter], "turn")
    assert table.facts["turn"] == table.seat(starter)


@pytest.mark.section("R-24")
@pytest.mark.parametrize("card", ["lever", "sail"])
def test_next_round__whatever_card_sent_the_fourth_boat(card: str) -> None:
    table = Table().lay(boats=["G .", *LAST_BOAT[1:]], turn="brown", hand={"brown": card})
    table.play("brown", "play", card=card)
    if card == "sail":
        table.play("brown", "load", boat=0, slot=1)
    table.play("brown", "sail", boat=0, site="temple")
    assert table.waiting == ["gray"]
    assert table.facts["round"] == 1


@pytest.mark.section("R-24")
def test_next_round__owners_choosing_out_of_turn_do_not_matter() -> None:
    table = Table().lay(boats=["G .", ". . > temple", ". . > pyramid", ". . > obelisks"], market="lever . . .")
    table.play("black", "sail", boat=0, site="market").play("gray", "claim", place=0)
    assert table.waiting == ["white"]


@pytest.mark.section("R-39", "S12")
def test_sixth_round__temple_then_final_scoring_and_the_leftover_cards_stay_where_they_are() -> None:
    table = Table().lay(boats=LAST_BOAT, market="lever . statue .", round=6, discarded="")
    table.play("black", "sail", boat=0, site="temple")
    assert table.match.over
    assert table.line("temple") == {"black": 1, "white": 1, "brown": 0, "gray": 0}
    assert table.discarded == {}
    told = [event["event"] for event in table.events("temple_scored", "round_ended", "match_ended", "round_began")]
    assert told == ["temple_scored", "temple_scored", "round_ended", "match_ended"]


@pytest.mark.section("R-39", "S19")
def test_next_round__the_pair_joins_the_discards_after_the_temple_has_drawn() -> None:
    table = Table(b="market temple").lay(
        temple="W W W W",
        deck="",
        discarded="statue",
        market="lever lever lever .",
        pair="hammer hammer",
        reserve={"white": 5},
    )
    table.close_round()
    assert table.hand("white") == {"statue": 1}
    assert sorted(table.market[:3] + table.pair) == ["hammer", "hammer", "lever", "lever", "lever"]
