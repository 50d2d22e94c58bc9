"""S21: each of the nine statues, at every threshold."""

import pytest

from hypostyle.games.egizia.vocabulary import STATUE_NAMES
from tests.games.egizia.table import Table

# statue: what reaches 2, 5 and 10 points
REACH: dict[str, list[dict[str, object]]] = {
    "S1": [{"cards": {"red": names}} for names in ("R4 R7", "R4 R7 R13", "R4 R7 R13 R14")],
    "S2": [{"pyramid": [bricks]} for bricks in ("r r r", "r r r r", "r r r r r r")],
    "S3": [{"cards": {"red": names}} for names in ("R5 R36", "R9 R31", "R9 R31 R36")],
    "S4": [{"cards": {"red": names}} for names in ("R10", "R6 R10", "R6 R37")],
    "S5": [{"markets": {"red": levels}} for levels in ((5, 1), (4, 4), (5, 5))],
    "S6": [{"hand": {"red": names}} for names in ("X1 X2 X3 X4", "X1 X2 X3 X4 X5", "X1 X2 X3 X4 X5 X7")],
    "S7": [{"obelisk": bricks} for bricks in ("r r", "r r r", "r r r r")],
    "S8": [{"cards": {"red": names}} for names in ("R33", "R2 R8 R32", "R2 R33 R3")],
    "S9": [{"teams": {"red": teams}} for teams in ((3, 3, 3, 3), (4, 4, 4, 3), (5, 5, 4, 4))],
}
CASES = [pytest.param(statue, marks=pytest.mark.section(statue, "S21")) for statue in STATUE_NAMES]


def scored(statue: str, levels: int, **things: object) -> int:
    rest = [name for name in STATUE_NAMES if name != statue][:2]
    table = Table().lay(statue_cards=" ".join([statue, *rest]), statues={"red": (levels, 0, 0)})
    return table.lay(**things).finish().line("statues")["red"]


@pytest.mark.parametrize("statue", CASES)
def test_statue__two_five_or_ten_points_by_its_objective(statue: str) -> None:
    assert [scored(statue, 3, **things) for things in REACH[statue]] == [2, 5, 10]


@pytest.mark.parametrize("statue", CASES)
def test_statue__no_more_than_the_level_built(statue: str) -> None:
    best = REACH[statue][2]
    assert [scored(statue, levels, **best) for levels in range(4)] == [0, 2, 5, 10]


@pytest.mark.section("S21")
def test_statue__nothing_below_the_first_threshold() -> None:
    assert scored("S4", 3) == 0  # six green with the starting field
    assert scored("S9", 3, teams={"red": (3, 3, 3, 2)}) == 0


@pytest.mark.section("S21", "R-65", "G4", "G5", "R-49")
def test_statue__fields_count_with_column_bonuses() -> None:
    assert scored("S4", 3, bonuses={"red": "G4"}) == 2  # 6 + 2
    table = (
        Table().lay(columns={"red": 2}, bonus_tiles="G5 G9", river={"card_1": "R23"}, statues={"red": (3, 0, 0)}).sail()
    )
    table.play("red", "place", space="card_1").play("red", "lay", monument="colonnade")
    assert table.lay(statue_cards="S4 S8 S9").finish().line("statues")["red"] == 2  # 10


@pytest.mark.section("S21", "R-59")
def test_statue__temporary_force_does_not_count() -> None:
    assert scored("S9", 3, cards={"red": "R21 R40"}, teams={"red": (3, 3, 3, 2)}) == 0


@pytest.mark.section("S2", "S12", "S21")
def test_statue__with_two_players_both_sides_of_the_pyramid_count() -> None:
    table = Table(2).change(statue_card=[1, 7, -1]).lay(statues={"red": (3, 0)}, pyramid=["r r b b r r"]).finish()
    assert table.line("statues")["red"] == 5
