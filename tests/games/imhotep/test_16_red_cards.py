"""S25: Entrance, Sarcophagus and Paved Path; and how each of the market cards is received."""

import pytest

from hypostyle.games.imhotep.vocabulary import CARD_NAMES, PAIR_PLACE
from tests.games.imhotep.table import Table

RED = ["entrance", "sarcophagus", "paved_path"]
BOATS = ["W", ". . .", ". .", ". ."]


def built(table: Table) -> dict[str, int]:
    facts = table.facts
    return {
        "entrance": facts["pyramid_count"],
        "sarcophagus": facts["burial_count"],
        "paved_path": sum(facts["obelisk"]),
    }


def nothing_built_but(card: str) -> dict[str, int]:
    return {name: int(name == card) for name in RED}


# ---------------------------------------------------------------- the twelve kinds, in each way a card is received
def from_the_market(card: str) -> Table:
    table = Table().lay(boats=BOATS, market=f". {card} . .").play("black", "sail", boat=0, site="market")
    return table.play("white", "claim", place=1)


def from_the_pair(card: str) -> Table:
    other = "statue" if card != "statue" else "lever"
    table = Table(b="market").lay(boats=BOATS, market=". . . .", pair=f"{card} {other}")
    table.play("black", "sail", boat=0, site="market").play("white", "claim", place=PAIR_PLACE)
    return table.play("white", "keep", choice=table.pair.index(card)).change(discarded={CARD_NAMES.index(other): 0})


def from_the_temple(card: str) -> Table:
    cards = f"{card} statue statue statue statue"
    return Table(b="temple").lay(temple="G G G W", reserve={"gray": 5}, deck=cards, market=". . . .").close_round()


def from_the_pyramids(card: str) -> Table:
    table = (
        Table(b="pyramid")
        .lay(boats=BOATS, pyramids={"left": "G"}, deck=card)
        .play("black", "sail", boat=0, site="pyramid")
    )
    table.play("white", "build", pyramid="left").play("white", "accept")
    if table.prompt == "pyramid_choice":
        table.play("white", "build", pyramid="centre")
    return table.change(pyramid_count=table.facts["pyramid_count"] - 2)  # gray's stone and the one that drew


@pytest.mark.section("S13", "S25", "R-14")
@pytest.mark.parametrize("card", CARD_NAMES)
@pytest.mark.parametrize("receive", [from_the_market, from_the_pair, from_the_temple, from_the_pyramids])
def test_card__red_acts_at_once_and_is_discarded_any_other_stays_before_its_owner(receive: object, card: str) -> None:
    assert callable(receive)
    table: Table = receive(card)
    if card in RED:
        assert table.hand("white") == {}
        assert table.discarded == {card: 1}
        assert built(table) == nothing_built_but(card)
    else:
        assert table.hand("white") == {card: 1}
        assert table.discarded == {}
        assert built(table) == {"entrance": 0, "sarcophagus": 0, "paved_path": 0}
    assert table.prompt == "turn"


# ---------------------------------------------------------------- S25
@pytest.mark.section("S25")
@pytest.mark.parametrize("card", RED)
def test_red_card__the_stone_comes_from_the_quarry_not_the_reserve(card: str) -> None:
    table = Table().lay(boats=BOATS, market=f"{card} . . .", quarry={"white": 7})
    table.play("black", "sail", boat=0, site="market").play("white", "claim", place=0)
    assert table.reserve["white"] == 3
    assert table.quarry["white"] == 7 - 1 + 1  # one placed, the sold one returned
    assert built(table) == nothing_built_but(card)


@pytest.mark.section("S25")
def test_red_card__the_stone_takes_the_next_place_of_its_site() -> None:
    table = Table().lay(
        boats=["W W W .", ". . .", ". .", ". ."],
        market="entrance sarcophagus paved_path .",
        pyramid="B B",
        burial="B B B B",
        obelisks={"white": 1},
    )
    table.play("black", "sail", boat=0, site="market")
    for place in range(3):
        table.play("white", "claim", place=place)
    assert table.stones("pyramid") == "B B W"
    assert table.line("pyramid")["white"] == 3  # the third cell, at once
    assert table.stones("burial") == "B B B B W"
    assert table.obelisks["white"] == 2


@pytest.mark.section("R-03")
@pytest.mark.parametrize("card", RED)
def test_red_card__with_an_empty_quarry_is_discarded_and_nothing_placed(card: str) -> None:
    table = Table().lay(boats=BOATS, market=f"{card} . . .", quarry={"white": 0})
    table.play("black", "sail", boat=0, site="market").play("white", "claim", place=0)
    assert built(table) == {"entrance": 0, "sarcophagus": 0, "paved_path": 0}
    assert table.discarded == {card: 1}
    assert table.reserve["white"] == 3
    assert table.events("no_stone_left") == [{"event": "no_stone_left", "seat": 1, "card": card}]


@pytest.mark.section("R-28")
def test_red_card__needs_no_boat_and_no_free_dock() -> None:
    table = Table().lay(
        boats=["W W W .", ". . . > pyramid", ". . > burial_chamber", ". . > obelisks"],
        market="entrance sarcophagus paved_path .",
    )
    table.play("black", "sail", boat=0, site="market")
    for place in range(3):
        table.play("white", "claim", place=place)
    assert built(table) == {"entrance": 1, "sarcophagus": 1, "paved_path": 1}
    assert table.line("pyramid")["white"] == 2


@pytest.mark.section("R-28")
def test_entrance__beside_the_complete_pyramid_pays_one() -> None:
    table = Table().lay(boats=BOATS, market="entrance . . .", pyramid="B " * 14)
    table.play("black", "sail", boat=0, site="market").play("white", "claim", place=0)
    assert table.line("pyramid")["white"] == 1


@pytest.mark.section("R-15", "R-28", "R-36")
def test_entrance__on_side_b_the_owner_chooses_the_pyramid_and_gets_its_bonus() -> None:
    table = Table(b="pyramid").lay(boats=BOATS, market="entrance . . .", pyramids={"centre": "G"}, reserve={"white": 1})
    table.play("black", "sail", boat=0, site="market").play("white", "claim", place=0)
    assert (table.waiting, table.prompt) == (["white"], "pyramid_choice")  # on black's turn
    table.play("white", "build", pyramid="centre").play("white", "accept")
    assert table.line("pyramid")["white"] == 1
    assert table.reserve["white"] == 4


@pytest.mark.section("R-28")
def test_entrance__on_side_b_beside_complete_pyramids_pays_one() -> None:
    full = dict.fromkeys(("left", "centre", "right"), "B B B B B")
    table = Table(b="pyramid").lay(boats=BOATS, market="entrance . . .", pyramids=full)
    table.play("black", "sail", boat=0, site="market").play("white", "claim", place=0)
    assert table.line("pyramid")["white"] == 1
    assert table.facts["pyramid_count"] == 16


@pytest.mark.section("R-28")
def test_sarcophagus__on_side_b_takes_the_next_cell() -> None:
    table = Table(b="burial_chamber").lay(boats=BOATS, market="sarcophagus . . .", burial="B B B B")
    table.play("black", "sail", boat=0, site="market").play("white", "claim", place=0).finish()
    assert table.stones("burial") == "B B B B W"
    assert table.line("burial_chamber") == {"black": 8 + 6 + 8, "white": 6, "brown": 0, "gray": 0}


@pytest.mark.section("R-28")
def test_red_card__none_reaches_the_temple() -> None:
    table = Table().lay(boats=["W W W .", ". . .", ". .", ". ."], market="entrance sarcophagus paved_path .")
    table.play("black", "sail", boat=0, site="market")
    for place in range(3):
        table.play("white", "claim", place=place)
    assert table.stones("temple") == ""
