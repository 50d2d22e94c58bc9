"""S12: the end of the game, the winner, and ties."""

import pytest

from hypostyle import HypostyleError, NotYourDecision
from tests.games.imhotep.table import Table

ALIKE = {"black": 0, "white": 0, "brown": 0, "gray": 0}


@pytest.mark.section("S12")
def test_final__every_line_adds_up() -> None:
    table = Table(wrath=True).lay(
        score={"gray": 8},
        temple="G",
        burial="G G B",
        obelisks={"gray": 2, "black": 1},
        hand={"gray": "statue statue burial_chamber_ornament lever sail", "black": "chisel"},
    )
    table.finish()
    gray = {line: table.line(line)["gray"] for line in table.game.lines}
    assert gray == {
        "pyramid": 8,
        "temple": 1,
        "burial_chamber": 3,
        "obelisks": 15,
        "ornaments": 1,
        "statues": 3,
        "unused_cards": 2,
        "wrath": -5,  # no stone on the pyramid
    }
    assert table.match.outcome.scores == [1 + 10 + 1 - 5, -5, -5, 28]
    assert table.facts["score"] == [7, -5, -5, 28]
    assert table.ranking == {"black": 2, "white": 4, "brown": 3, "gray": 1}  # brown's reserve beats white's


@pytest.mark.section("S12")
@pytest.mark.parametrize("b", ["", "burial_chamber obelisks"])
def test_final__the_lead_that_a_mind_reads_is_that_of_the_count(b: str) -> None:
    table = Table(b=b, wrath=True).lay(
        score={"gray": 8, "white": 11},
        temple="G W",
        burial="G G B W W W",
        obelisks={"gray": 2, "black": 1},
        hand={"gray": "statue statue burial_chamber_ornament lever", "black": "chisel"},
    )
    state, measures = table.match.state, table.game.measures
    read = dict(zip((measure.name for measure in measures), state.measures(1, len(measures)), strict=True))
    black, white, brown, gray = table.finish().match.outcome.scores
    assert [read[f"lead if the match ended here, of seat +{part}"] for part in range(4)] == [
        white - max(black, brown, gray),
        brown - max(black, white, gray),
        gray - max(black, white, brown),
        black - max(white, brown, gray),
    ]


@pytest.mark.section("S12", "S28", "E21")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("lever", 1),
        ("hammer", 1),
        ("sail", 1),
        ("chisel", 1),
        ("lever hammer sail chisel sail", 5),
        ("statue", 0),
        ("", 0),
    ],
)
def test_final__each_unused_blue_card_pays_one(cards: str, points: int) -> None:
    table = Table().lay(hand={"brown": cards}).finish()
    assert table.line("unused_cards") == {**ALIKE, "brown": points}


@pytest.mark.section("S12")
def test_final__not_before_the_sixth_round_is_over() -> None:
    table = Table().lay(burial="B B B", obelisks={"white": 2}, hand={"gray": "statue lever"}, round=5).close_round()
    assert table.facts["round"] == 5
    assert not table.match.over
    assert table.scores == ALIKE
    with pytest.raises(HypostyleError, match="not over"):
        _ = table.match.outcome
    table.close_round()
    assert table.match.over
    assert table.scores == {"black": 6, "white": 15, "brown": 0, "gray": 2}


@pytest.mark.section("S12")
def test_final__nobody_can_act_any_more() -> None:
    table = Table().finish()
    assert table.waiting == []
    assert table.prompt == ""
    with pytest.raises(NotYourDecision):
        table.play("black", "take")


@pytest.mark.section("S12")
def test_winner__most_points() -> None:
    table = Table().lay(score={"black": 12, "white": 31, "brown": 30, "gray": 5}, reserve=dict(ALIKE, brown=5)).finish()
    assert table.ranking == {"black": 3, "white": 1, "brown": 2, "gray": 4}
    assert table.match.outcome.winners == [1]
    assert table.match.outcome.tie_break is None


@pytest.mark.section("S12", "R-22")
def test_tie__more_stones_on_the_reserve_win() -> None:
    table = Table().lay(score={"black": 20, "white": 20}, reserve=dict(ALIKE, black=2, white=3)).finish()
    assert table.ranking["white"] == 1
    assert table.ranking["black"] == 2
    assert table.match.outcome.tie_break == "reserve"


@pytest.mark.section("S12", "R-22")
def test_tie__with_equal_reserves_the_first_place_is_shared() -> None:
    table = Table().lay(score={"black": 20, "white": 20, "gray": 7}, reserve=dict(ALIKE, black=3, white=3)).finish()
    assert table.ranking == {"black": 1, "white": 1, "brown": 4, "gray": 3}
    assert table.match.outcome.winners == [0, 1]
    assert table.match.outcome.tie_break is None


@pytest.mark.section("R-48")
def test_tie__quarry_stones_do_not_count() -> None:
    table = Table().lay(
        score={"black": 20, "white": 20}, reserve=dict(ALIKE, black=1, white=2), quarry={"black": 28, "white": 0}
    )
    table.finish()
    assert (table.ranking["white"], table.ranking["black"]) == (1, 2)


@pytest.mark.section("R-52")
def test_tie__lower_ranks_use_the_same_tie_break() -> None:
    scores = {"black": 30, "white": 10, "brown": 10, "gray": 10}
    table = Table().lay(score=scores, reserve=dict(ALIKE, white=1, brown=4, gray=1)).finish()
    assert table.ranking == {"black": 1, "brown": 2, "white": 3, "gray": 3}


@pytest.mark.section("R-22")
def test_tie__the_order_of_seats_by_points_then_reserve_is_what_search_sees() -> None:
    table = Table().lay(score={"black": 20, "white": 20, "brown": 21}, reserve=dict(ALIKE, black=5, white=4)).finish()
    standing = [table.match.state.result(seat) for seat in range(4)]
    assert sorted(range(4), key=lambda seat: -standing[seat]) == [2, 0, 1, 3]
