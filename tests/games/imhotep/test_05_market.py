"""S13: the Market on side A."""

import pytest

from hypostyle import NotYourDecision
from tests.games.imhotep.table import Table

BOATS = ["W Br G .", ". . .", ". .", ". ."]
CARDS = "sarcophagus lever statue sail"


@pytest.mark.section("S13", "R-04", "E7")
def test_market__each_stone_buys_one_card_for_its_owner_then_all_return_to_the_quarry() -> None:
    table = Table().lay(boats=BOATS, market=CARDS)
    aboard = {"black": 27, "white": 25, "brown": 24, "gray": 23}
    table.play("black", "sail", boat=0, site="market")
    assert (table.waiting, table.prompt) == (["white"], "market_choice")
    table.play("white", "claim", place=3)
    assert table.waiting == ["brown"]
    table.play("brown", "claim", place=2)
    assert table.waiting == ["gray"]
    assert table.quarry == aboard
    table.play("gray", "claim", place=1)
    assert table.hand("white") == {"sail": 1}
    assert table.hand("brown") == {"statue": 1}
    assert table.hand("gray") == {"lever": 1}
    assert table.market == ["sarcophagus", ".", ".", "."]  # nothing is replaced during the round
    assert table.quarry == {"black": 27, "white": 26, "brown": 25, "gray": 24}
    assert [event["seat"] for event in table.events("stone_sold")] == [1, 2, 3]
    assert (table.waiting, table.prompt) == (["white"], "turn")


@pytest.mark.section("S13")
def test_market__any_face_up_card_that_is_still_there() -> None:
    table = Table().lay(boats=BOATS, market=CARDS).play("black", "sail", boat=0, site="market")
    assert [action["place"] for action in table.legal("white", "claim")] == [0, 1, 2, 3]
    table.play("white", "claim", place=1)
    assert [action["place"] for action in table.legal("brown", "claim")] == [0, 2, 3]
    assert table.refusal("brown", "claim", place=1) == "no_card_there"


@pytest.mark.section("R-05")
def test_market__taking_a_card_is_optional_and_the_stone_returns_all_the_same() -> None:
    table = Table().lay(boats=BOATS, market=CARDS).play("black", "sail", boat=0, site="market")
    table.play("white", "decline").play("brown", "decline").play("gray", "decline")
    assert table.market == CARDS.split()
    assert [table.hand(colour) for colour in table.names] == [{}, {}, {}, {}]
    assert table.quarry == {"black": 27, "white": 26, "brown": 25, "gray": 24}
    assert [event["seat"] for event in table.events("card_declined")] == [1, 2, 3]


@pytest.mark.section("R-06")
def test_market__the_owner_chooses_not_the_sender() -> None:
    table = Table().lay(boats=["G .", ". . .", ". .", ". ."], market=CARDS).play("black", "sail", boat=0, site="market")
    assert table.waiting == ["gray"]
    with pytest.raises(NotYourDecision):
        table.play("black", "claim", place=1)
    table.play("gray", "claim", place=1)
    assert table.hand("gray") == {"lever": 1}
    assert table.waiting == ["white"]  # gray's choice out of turn changes no order


@pytest.mark.section("R-06", "R-07", "S29")
def test_market__a_lever_decides_who_picks_first_never_what_is_picked() -> None:
    table = Table().lay(boats=BOATS, market=CARDS, hand={"black": "lever"})
    table.play("black", "play", card="lever").play("black", "sail", boat=0, site="market")
    table.play("black", "order", slot=2).play("black", "order", slot=1)
    for colour, place in (("gray", 3), ("brown", 2), ("white", 1)):
        assert (table.waiting, table.prompt) == ([colour], "market_choice")
        table.play(colour, "claim", place=place)
    assert table.hand("gray") == {"sail": 1}


@pytest.mark.section("R-04", "R-03")
def test_market__a_stone_being_sold_is_not_the_stone_a_red_card_places() -> None:
    table = Table().lay(boats=["W W", ". . .", ". .", ". ."], market="entrance statue lever sail", quarry={"white": 0})
    table.play("black", "sail", boat=0, site="market").play("white", "claim", place=1).play("white", "claim", place=0)
    assert table.stones("pyramid") == ""
    assert table.quarry["white"] == 2
    assert table.discarded == {"entrance": 1}


@pytest.mark.section("S13")
def test_market__no_stone_stays() -> None:
    table = Table().lay(boats=BOATS, market="entrance sarcophagus paved_path statue")
    table.play("black", "sail", boat=0, site="market")
    table.play("white", "claim", place=3).play("brown", "decline").play("gray", "decline")
    facts = table.facts
    assert facts["cargo"] == [0, 0, 0, 0]
    assert facts["load"] == [0, 0, 0, 0]
    assert [r + q for r, q in zip(facts["reserve"], facts["quarry"], strict=True)] == [29] * 4
