"""S24: the Wrath of the Pharaoh."""

import pytest

from tests.games.imhotep.table import Table

EVERYWHERE = {"pyramid": "B W", "temple": "B W", "burial": "B W", "obelisks": {"black": 1, "white": 1}}


@pytest.mark.section("S24", "R-23", "E22")
@pytest.mark.parametrize("missing", list(EVERYWHERE))
@pytest.mark.parametrize("colour", ["black", "white"])
def test_wrath__five_points_off_for_a_neglected_monument(missing: str, colour: str) -> None:
    sites: dict[str, object] = dict(EVERYWHERE)
    other = {"black": "white", "white": "black"}[colour]
    sites[missing] = {other: 1} if missing == "obelisks" else {"black": "B", "white": "W"}[other]
    table = Table(2, wrath=True).lay(**sites).finish()
    assert table.line("wrath") == {colour: -5, other: 0}


@pytest.mark.section("S24")
def test_wrath__nothing_for_who_took_part_everywhere() -> None:
    table = Table(2, wrath=True).lay(**EVERYWHERE).finish()
    assert table.line("wrath") == {"black": 0, "white": 0}


@pytest.mark.section("S24")
def test_wrath__is_an_option() -> None:
    table = Table(2).lay(pyramid="B").finish()
    assert table.line("wrath") == {"black": 0, "white": 0}


@pytest.mark.section("R-23", "R-46")
def test_wrath__once_however_many_are_neglected_and_totals_may_be_negative() -> None:
    table = Table(4, wrath=True).lay(score={"gray": 3}).finish()
    assert table.line("wrath") == {"black": -5, "white": -5, "brown": -5, "gray": -5}
    assert table.scores == {"black": -5, "white": -5, "brown": -5, "gray": -2}
    assert table.match.outcome.scores == [-5, -5, -5, -2]


@pytest.mark.section("R-46")
def test_wrath__comes_before_the_winner_is_determined() -> None:
    table = Table(2, wrath=True).lay(**{**EVERYWHERE, "temple": "W"}, score={"black": 14, "white": 10}).finish()
    assert table.line("wrath") == {"black": -5, "white": 0}
    assert table.ranking == {"black": 2, "white": 1}


@pytest.mark.section("R-23")
@pytest.mark.parametrize(
    ("site", "card"), [("pyramid", "entrance"), ("burial", "sarcophagus"), ("obelisks", "paved_path")]
)
def test_wrath__a_red_cards_stone_counts(site: str, card: str) -> None:
    sites = {name: stones for name, stones in EVERYWHERE.items() if name != site}
    table = Table(2, wrath=True).lay(boats=["B", "W", ". .", ". ."], market=f"{card} {card} . .", **sites)
    table.play("black", "sail", boat=0, site="market").play("black", "claim", place=0).finish()
    assert table.line("wrath") == {"black": 0, "white": -5}


@pytest.mark.section("R-23")
def test_wrath__the_market_is_no_monument() -> None:
    """White sold a stone and neglects the Temple; black never went to the Market."""
    table = Table(2, wrath=True).lay(**{**EVERYWHERE, "temple": "B"}, boats=["W", ". . .", ". .", ". ."])
    table.play("black", "sail", boat=0, site="market").play("white", "decline").finish()
    assert table.line("wrath") == {"black": 0, "white": -5}


@pytest.mark.section("S24", "S20")
@pytest.mark.parametrize("pyramid", ["left", "centre", "right"])
def test_wrath__on_side_b_any_of_the_three_pyramids_counts_and_gaps_belong_to_nobody(pyramid: str) -> None:
    sites = {name: stones for name, stones in EVERYWHERE.items() if name != "pyramid"}
    table = Table(2, b="pyramid", wrath=True).lay(pyramids={pyramid: "W W"}, **sites).finish()
    assert table.line("wrath") == {"black": -5, "white": 0}


@pytest.mark.section("S24", "S23")
def test_wrath__on_side_b_raised_and_lone_obelisk_stones_count() -> None:
    sites = {name: stones for name, stones in EVERYWHERE.items() if name != "obelisks"}
    table = Table(2, b="obelisks", wrath=True).lay(raised="B", lone={"white": 1}, **sites).finish()
    assert table.line("wrath") == {"black": 0, "white": 0}


@pytest.mark.section("S24")
def test_wrath__a_covered_temple_stone_and_a_stone_beside_the_pyramid_count() -> None:
    sites = {**EVERYWHERE, "temple": "B W W W W W W", "pyramid": "W " * 14 + "B"}
    table = Table(2, wrath=True).lay(**sites).finish()
    assert table.line("wrath") == {"black": 0, "white": 0}
