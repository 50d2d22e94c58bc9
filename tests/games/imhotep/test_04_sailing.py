"""S08: sending a boat and unloading it."""

import pytest

from tests.games.imhotep.table import Table

SITES = ["market", "pyramid", "temple", "burial_chamber", "obelisks"]


@pytest.mark.section("S02", "S08")
@pytest.mark.parametrize(
    ("below", "enough"),
    [("B B . .", "B B B ."), ("B . .", "B B ."), (". .", "B ."), (".", "B")],
)
def test_sail__a_boat_needs_its_minimum_load(below: str, enough: str) -> None:
    table = Table().lay(boats=[below, ". . .", ". .", ". ."])
    assert table.refusal("black", "sail", boat=0, site="temple") == "below_minimum_load"
    assert table.legal("black", "sail") == []
    table = Table().lay(boats=[enough, ". . .", ". .", ". ."])
    assert [action["site"] for action in table.legal("black", "sail")] == SITES
    assert table.refusal("black", "sail", boat=0, site="temple") is None


@pytest.mark.section("S08")
def test_sail__one_boat_a_site_and_round() -> None:
    table = Table().lay(boats=["B B .", ". . . > temple", "W W", "B ."])
    assert table.refusal("black", "sail", boat=0, site="temple") == "dock_occupied"
    assert table.refusal("black", "sail", boat=1, site="market") == "already_sailed"
    assert {action["site"] for action in table.legal("black", "sail")} == set(SITES) - {"temple"}
    table.play("black", "sail", boat=0, site="obelisks")
    assert table.refusal("white", "sail", boat=2, site="obelisks") == "dock_occupied"


@pytest.mark.section("S08", "E5")
def test_sail__a_boat_without_own_stones_may_be_sent() -> None:
    table = Table().lay(boats=["W G .", ". . .", ". .", ". ."])
    table.play("black", "sail", boat=0, site="obelisks")
    assert table.obelisks == {"black": 0, "white": 1, "brown": 0, "gray": 1}
    assert table.waiting == ["white"]


@pytest.mark.section("S08", "S14", "E4")
def test_sail__unloads_from_the_bow_onto_the_pyramid() -> None:
    table = Table().lay(boats=["Br W B G", ". . .", ". .", ". ."])
    table.play("black", "sail", boat=0, site="pyramid")
    assert table.stones("pyramid") == "Br W B G"
    assert table.line("pyramid") == {"black": 3, "white": 1, "brown": 2, "gray": 2}
    assert table.scores == {"black": 3, "white": 1, "brown": 2, "gray": 2}  # at once


@pytest.mark.section("S08", "R-26")
@pytest.mark.parametrize(("boat", "laid"), [("G . B W", "G B W"), (". W G B", "W G B"), ("B W . G", "B W G")])
def test_sail__empty_places_are_skipped(boat: str, laid: str) -> None:
    table = Table().lay(boats=[boat, ". . .", ". .", ". ."])
    table.play("black", "sail", boat=0, site="temple")
    assert table.stones("temple") == laid


@pytest.mark.section("S08")
def test_sail__the_empty_boat_stays_at_the_dock() -> None:
    table = Table().lay(boats=["W G .", ". . .", ". .", ". ."])
    table.play("black", "sail", boat=0, site="temple")
    boat = table.match.view()["boats"][0]
    assert boat["site"] == "temple"
    assert boat["slots"] == [None, None, None]
    assert table.refusal("white", "load", boat=0, slot=0) == "already_sailed"


@pytest.mark.section("S08")
def test_sail__when_sites_pay() -> None:
    """Pyramid at once, Temple at the round's end, Burial Chamber and Obelisks at the game's end."""
    table = Table().lay(boats=["B B .", "B B .", "B .", "B ."])
    table.play("black", "sail", boat=0, site="burial_chamber")
    table.lay(turn="black").play("black", "sail", boat=1, site="temple")
    assert table.scores["black"] == 0
    table.lay(turn="black").play("black", "sail", boat=2, site="pyramid")
    assert table.scores["black"] == 2
    table.lay(turn="black").play("black", "sail", boat=3, site="obelisks")
    assert table.facts["round"] == 1
    assert table.line("temple")["black"] == 2
    assert table.scores["black"] == 4
    table.finish()
    assert table.line("burial_chamber")["black"] == 3
    assert table.line("obelisks")["black"] == 15


@pytest.mark.section("S08", "R-27")
def test_sail__one_stone_is_finished_before_the_next_begins() -> None:
    """White's stone buys an Entrance, whose stone draws a Sarcophagus: all of it before black's stone buys."""
    table = Table(b="pyramid").lay(
        boats=["W B .", ". . .", ". .", ". ."],
        market="entrance statue lever sail",
        deck="sarcophagus",
        pyramids={"left": "G"},
    )
    table.play("black", "sail", boat=0, site="market").play("white", "claim", place=0)
    assert (table.waiting, table.prompt) == (["white"], "pyramid_choice")
    table.play("white", "build", pyramid="left")
    assert (table.waiting, table.prompt) == (["white"], "card_bonus")
    table.play("white", "accept")
    assert table.stones("burial") == "W"
    assert table.line("pyramid")["white"] == 1
    assert [event["card"] for event in table.events("card_discarded")] == [
        "sarcophagus",
        "entrance",
    ]  # the inner one first
    assert (table.waiting, table.prompt) == (["black"], "market_choice")


@pytest.mark.section("R-27", "S10")
def test_sail__the_whole_chain_of_the_fourth_boat_comes_before_the_round_ends() -> None:
    table = Table(b="pyramid").lay(
        boats=["B W", ". . > temple", ". . > market", ". . > obelisks"],
        temple="W",
        pyramids={"left": "G"},
        deck="statue lever",
    )
    table.play("black", "sail", boat=0, site="pyramid").play("black", "build", pyramid="left")
    assert (table.waiting, table.prompt) == (["black"], "card_bonus")
    table.play("black", "accept")
    assert table.hand("black") == {"statue": 1}
    assert (table.waiting, table.prompt) == (["white"], "pyramid_choice")
    assert table.facts["round"] == 0
    assert table.line("temple")["white"] == 0
    table.play("white", "build", pyramid="right")
    assert table.facts["round"] == 1
    assert table.line("temple")["white"] == 1
