"""S14: the end of the game, its score lines and its tie-break."""

import pytest

from tests.games.silver_gold_pyramids.table import GAME, Table


def final(seats: int = 2) -> Table:
    return Table(seats=seats, round=4, turn=7)


@pytest.mark.section("S14", "E8", "R-14")
def test_final_score__leon_has_111() -> None:
    table = final().lay(
        completed={"leon": "2 5 1 4 7 10 3"},
        prizes={"green": "leon leon .", "orange": "tom tom leon"},
        hands={"leon": "40 41"},
    )
    table.change(torches={0: 0b10010}, red={0: 6}, green={0: 3}, skulls={0: 4}).reveal()
    assert table.match.over
    assert table.line("tombs")["leon"] == 70
    assert table.line("torches")["leon"] == 10
    assert table.line("pyramid_points")["leon"] == 19
    assert table.line("gems")["leon"] == 18
    assert table.line("skulls")["leon"] == -6
    assert table.scores["leon"] == 111
    assert table.match.outcome.scores[0] == 111


@pytest.mark.section("S14", "R-17")
def test_final_score__unfinished_cards_give_nothing_but_keep_what_they_brought() -> None:
    table = final().lay(marks={"leon": ("A1 A2 A3 A4 A5 B5 C5 D5", "A1 B1")}).change(red={0: 2}, green={0: 1}).reveal()
    assert table.scores["leon"] == 6


@pytest.mark.section("S14")
@pytest.mark.parametrize(
    ("red", "green", "points"), [(0, 0, 0), (1, 0, 1), (0, 4, 4), (1, 1, 5), (10, 10, 50), (10, 2, 18)]
)
def test_gems__pairs_and_leftovers(red: int, green: int, points: int) -> None:
    assert final().change(red={0: red}, green={0: green}).line("gems")["leon"] == points


@pytest.mark.section("S14", "R-18")
def test_skulls__only_the_dearest_counts_none_costs_nothing_and_totals_may_be_negative() -> None:
    costs = [-final().change(skulls={0: skulls}).line("skulls")["leon"] for skulls in range(11)]
    assert costs == [0, *GAME.content.data["skulls"]["penalties"]]
    assert final().change(skulls={0: 10}).reveal().match.outcome.scores == [-30, 0]


@pytest.mark.section("S14")
def test_torches__five_points_each() -> None:
    assert [final().change(torches={0: lit}).line("torches")["leon"] for lit in (0, 0b10, 0b11110)] == [0, 5, 20]


@pytest.mark.section("S14", "R-19")
def test_tie__the_lowest_completed_number_wins() -> None:
    table = final(3).lay(
        completed={"leon": "5 48", "tom": "3 47", "sarah": "20 22"}, hands={"leon": "1 2", "tom": "6 9"}
    )
    table.reveal()
    assert table.match.outcome.scores == [20, 20, 20]
    assert table.match.outcome.ranking == [2, 1, 3]
    assert table.match.outcome.tie_break == "lowest"


@pytest.mark.section("R-19")
def test_tie__whoever_completed_nothing_loses_it_and_two_of_them_share() -> None:
    table = final(3).lay(completed={"leon": "48"}).change(red={1: 10, 2: 10}).reveal()
    assert table.match.outcome.scores == [10, 10, 10]
    assert table.match.outcome.ranking == [1, 2, 2]
    assert final(2).reveal().match.outcome.winners == [0, 1]
