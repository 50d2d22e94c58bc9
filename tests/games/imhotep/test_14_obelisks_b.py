"""S23: the Obelisks on side B. The slots 12, 9, 7, 5, 4 are reconstructed, except the 9."""

import pytest

from tests.games.imhotep.table import Table

BOATS = ["B W G", ". . .", ". .", "W"]


@pytest.mark.section("S23", "R-20", "E17")
def test_obelisks__the_third_stone_raises_an_obelisk_on_the_highest_free_slot_scored_at_once() -> None:
    table = Table(b="obelisks").lay(boats=BOATS, raised="Br", lone={"white": 2})
    table.play("black", "sail", boat=0, site="obelisks")
    assert table.lone == {"black": 1, "white": 0, "brown": 0, "gray": 1}
    assert table.events("obelisk_raised") == [{"event": "obelisk_raised", "seat": 1, "points": 9}]
    assert table.line("obelisks") == {"black": 0, "white": 9, "brown": 0, "gray": 0}
    shown = {"stones": [1, 3, 3, 1], "lone": [1, 0, 0, 1], "raised": [2, 1], "worth": []}
    assert table.match.view()["obelisks"] == shown


@pytest.mark.section("S23")
@pytest.mark.parametrize(("raised", "points"), [("", 12), ("B", 9), ("B B", 7), ("B B B", 5), ("B B B B", 4)])
def test_obelisks__the_highest_free_slot(raised: str, points: int) -> None:
    table = Table(b="obelisks").lay(boats=BOATS, raised=raised, lone={"white": 2})
    table.play("black", "sail", boat=3, site="obelisks")
    assert table.line("obelisks")["white"] == points


@pytest.mark.section("S23", "R-20", "E18")
def test_obelisks__lone_stones_pay_one_each_at_the_end_and_there_is_no_ranking() -> None:
    table = Table(b="obelisks").lay(raised="Br", lone={"black": 2, "white": 1, "brown": 1}).finish()
    assert table.line("obelisks") == {"black": 2, "white": 1, "brown": 1, "gray": 0}


@pytest.mark.section("R-43")
def test_obelisks__the_count_starts_again_and_a_player_may_build_several() -> None:
    table = Table(b="obelisks")
    for _ in range(7):
        table.lay(boats=BOATS, turn="black").play("black", "sail", boat=3, site="obelisks")
    assert table.line("obelisks")["white"] == 12 + 9
    assert table.lone["white"] == 1
    assert table.obelisks["white"] == 7


@pytest.mark.section("R-20", "R-43")
def test_obelisks__without_a_free_slot_stones_stay_single_without_limit() -> None:
    table = Table(b="obelisks").lay(raised="B B B Br Br", lone={"white": 2})
    for _ in range(4):
        table.lay(boats=BOATS, turn="black").play("black", "sail", boat=3, site="obelisks")
    assert table.lone["white"] == 6
    assert table.line("obelisks")["white"] == 0
    table.finish()
    assert table.line("obelisks") == {"black": 0, "white": 6, "brown": 0, "gray": 0}


@pytest.mark.section("S23", "S25", "R-28")
def test_obelisks__a_paved_path_may_complete_an_obelisk() -> None:
    table = Table(b="obelisks").lay(boats=BOATS, lone={"white": 2}, market="paved_path . . .")
    table.play("black", "sail", boat=3, site="market").play("white", "claim", place=0)
    assert table.line("obelisks")["white"] == 12
    assert table.lone["white"] == 0
    assert table.discarded == {"paved_path": 1}
