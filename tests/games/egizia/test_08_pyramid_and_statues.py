"""S11, S12: statues and pyramid."""

import pytest

from tests.games.egizia.table import Table

SHIPS = {"pyramid_slot_1": "red", "sphinx_slot_1": "blue"}


def builder(force: int, stones: int, seats: int = 4, **things: object) -> Table:
    table = Table(seats).lay(teams={"red": (force, 1, 1, 2)}, stones={"red": stones}, ships=SHIPS)
    return table.lay(**things).build("pyramid").play("red", "build", crew="green")


@pytest.mark.section("E4", "S11")
def test_sonia__a_cell_of_the_pyramid_and_two_statues() -> None:
    table = builder(7, 7, statues={"red": (1, 1, 0)}, pyramid=["b b"])
    for monument in ("row_2", "statue_1", "statue_2"):
        table.play("red", "lay", monument=monument)
    assert table.stones("red") == 0
    assert table.points("red") == 3
    assert table.of("team_used", "red") == 0b0001


@pytest.mark.section("E4", "S11", "E4b")
def test_statues__one_level_of_each_in_a_round_from_the_lowest_up() -> None:
    table = builder(9, 20).play("red", "lay", monument="statue_1")
    assert table.stones("red") == 19
    assert table.refusal("red", "lay", monument="statue_1") == "one_level_a_round"
    table.play("red", "lay", monument="statue_3")
    assert table.facts["statue"][:3] == [1, 0, 1]


@pytest.mark.section("S11", "S03")
def test_statues__complete_after_three_levels_and_only_two_for_two_players() -> None:
    assert builder(9, 20, statues={"red": (3, 0, 0)}).refusal("red", "lay", monument="statue_1") == "statue_complete"
    assert builder(9, 20, seats=2).refusal("red", "lay", monument="statue_3") == "no_such_statue"


@pytest.mark.section("E5", "S12")
def test_john__last_cell_of_the_first_row_and_first_of_the_second() -> None:
    table = builder(5, 5, pyramid=["r r b b y"])
    table.play("red", "lay", monument="row_1")
    assert table.line("pyramid")["red"] == 2 + 3
    table.play("red", "lay", monument="row_2")
    assert table.stones("red") == 0
    assert table.line("pyramid")["red"] == 5 + 3


@pytest.mark.section("E6", "S12", "R-36", "R-63")
def test_ben_and_sarah__whoever_leads_a_row_scores_it() -> None:
    table = builder(
        5, 5, pyramid=["b b b r y", "r y y g"]
    )  # blue leads row 1; in row 2 red ties and lies farthest right
    table.play("red", "lay", monument="row_1")
    assert table.line("pyramid") == {"red": 2, "blue": 3, "yellow": 0, "green": 0}  # before red's next brick
    table.play("red", "lay", monument="row_2")
    assert table.line("pyramid") == {"red": 5 + 2, "blue": 3, "yellow": 0, "green": 0}


@pytest.mark.section("E7", "S12")
def test_support__the_two_cells_below_suffice() -> None:
    assert builder(9, 20, pyramid=["b b"]).refusal("red", "lay", monument="row_2") is None
    assert builder(9, 20, pyramid=["b"]).refusal("red", "lay", monument="row_2") == "no_support"
    assert builder(9, 20, pyramid=["b b", "b"]).refusal("red", "lay", monument="row_2") == "no_support"


@pytest.mark.section("S12")
def test_pyramid__rows_cost_two_to_six_and_points_come_at_once() -> None:
    full = ["b b b b b b", "b b b b b", "b b b b", "b b b"]
    for row, cost in enumerate([2, 3, 4, 5, 6]):
        table = builder(9, 9, pyramid=full[:row]).play("red", "lay", monument=f"row_{row + 1}")
        assert (table.stones("red"), table.line("pyramid")["red"]) == (9 - cost, cost)


@pytest.mark.section("S12", "R-36")
def test_row__a_tie_goes_to_the_brick_farthest_right() -> None:
    table = builder(5, 5, pyramid=["r r b b y"]).play("red", "lay", monument="row_1")
    assert table.facts["row_winner"][0] == 1
    table = builder(5, 5, pyramid=["r b r b b"]).play("red", "lay", monument="row_1")
    assert table.facts["row_winner"][0] == 1  # three each, red's is the last
    table = builder(5, 5, pyramid=["b b b y y"]).play("red", "lay", monument="row_1")
    assert table.facts["row_winner"][0] == 2


@pytest.mark.section("S12")
def test_row__complete_rows_take_no_more() -> None:
    assert builder(9, 9, pyramid=["b b b b b b"]).refusal("red", "lay", monument="row_1") == "row_complete"


@pytest.mark.section("E21", "R-47", "R-30", "R23", "R54")
@pytest.mark.parametrize("card", ["R23", "R54"])
@pytest.mark.parametrize(("bonus", "points"), [("", 0), ("G1", 1)])
def test_free_brick__may_end_a_row_for_somebody_else(card: str, bonus: str, points: int) -> None:
    table = Table().lay(pyramid=["b b b r y"], river={"card_1": card}, bonuses={"red": bonus}, stones={"red": 0}).sail()
    table.play("red", "place", space="card_1")
    assert {"statue_1", "statue_2"}.isdisjoint(table.choices("red", "lay", "monument"))
    assert table.refusal("red", "lay", monument="statue_1") == "not_this_site"
    table.play("red", "lay", monument="row_1")
    assert table.points("blue") == 3
    assert table.points("red") == points
    assert table.stones("red") == 0
    assert table.of("built", "red") == 0


@pytest.mark.section("R-30", "R-47", "R23")
def test_free_brick__obeys_the_normal_order_and_is_compulsory() -> None:
    table = Table().lay(river={"card_1": "R23"}).sail().play("red", "place", space="card_1")
    assert table.choices("red", "lay", "monument") == ["obelisk", "colonnade", "row_1"]
    assert table.refusal("red", "decline") == "not_asked"


@pytest.mark.section("R-47", "S05")
def test_free_brick__nothing_happens_where_every_cell_is_filled() -> None:
    rows = ["b b b b b b", "b b b b b", "b b b b", "b b b", "b b"]
    table = Table().lay(river={"card_1": "R23"}, obelisk=" ".join("b" * 14), columns={"red": 7}, pyramid=rows).sail()
    assert table.play("red", "place", space="card_1").waiting == ["blue"]


@pytest.mark.section("E33", "S12", "R-35", "S03")
def test_two_players__a_row_runs_through_the_dark_side_and_on_through_the_light_one() -> None:
    table = builder(9, 20, seats=2, pyramid=["b b b"]).play("red", "lay", monument="row_1")
    assert table.facts["pyramid"][3] == 1
    assert table.facts["row_winner"][0] == 0
    table = builder(9, 20, seats=2, pyramid=["b b b r r"]).play("red", "lay", monument="row_1")
    assert table.facts["row_winner"][0] == 1  # three each, the last light cell is red
    assert table.refusal("red", "lay", monument="row_4") == "no_such_row"


@pytest.mark.section("R-35")
@pytest.mark.parametrize(
    ("rows", "allowed"),
    [
        (["b b b"], True),  # first dark cell of row 2
        (["b b b", "b"], True),  # second dark cell
        (["b b b", "b b"], False),  # first light cell stands on light cells 1 and 2
        (["b b b b", "b b"], False),
        (["b b b b b", "b b"], True),
        (["b b b b b", "b b b"], False),
        (["b b b b b b", "b b b"], True),
    ],
)
def test_two_players__a_cell_stands_on_its_own_side(rows: list[str], allowed: bool) -> None:
    refusal = builder(9, 20, seats=2, pyramid=rows).refusal("red", "lay", monument="row_2")
    assert refusal == (None if allowed else "no_support")


@pytest.mark.section("E20", "S12", "S16")
def test_majority__all_who_are_tied_score_five() -> None:
    table = Table().lay(pyramid=["r b r b y"]).finish()
    assert table.line("majority") == {"red": 5, "blue": 5, "yellow": 0, "green": 0}


@pytest.mark.section("R-34")
def test_majority__nobody_scores_without_bricks() -> None:
    assert set(Table().finish().line("majority").values()) == {0}
