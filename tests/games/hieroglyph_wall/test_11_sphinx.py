"""S24, S25: the eyes of the sphinx, alone and with the curse."""

import pytest

from tests.games.hieroglyph_wall.table import Table


def sphinx(wall: dict[int, str], hand: str = "D> S>", slot: int = 1, **things: str) -> Table:
    table = Table(sphinx=True).lay(wall=wall, hand=hand, **{"guards": "dromedary:yellow snake:yellow", **things})
    return table.drop(hand, slot)


@pytest.mark.section("S24", "E19", "R-15")
def test_second_of_a_line__not_adjacent_makes_a_pair() -> None:
    table = sphinx({6: "D< C>"})
    assert (table.scarabs, table.guards["dromedary"]) == ({"dromedary": 1}, "yellow")
    assert [tuple(event.values())[1:] for event in table.events("pair_found")] == [(0, 2, 0, 12, "opposite")]


@pytest.mark.section("S24", "E19", "R-33")
def test_third_of_a_line__makes_no_pair_at_all() -> None:
    """Not even beside it, and not for the archaeologist."""
    table = sphinx({0: "C< D>", 6: "D< C>"})
    assert (table.scarabs, table.guards["dromedary"]) == ({}, "yellow")
    assert table.events("pair_made") == []


@pytest.mark.section("S24", "R-15")
@pytest.mark.parametrize(("facing", "owner"), [(">", "red"), ("<", "yellow")])
def test_facing__is_compared_with_the_one_earlier_animal(facing: str, owner: str) -> None:
    assert sphinx({6: f"D{facing} C>"}).guards["dromedary"] == owner


@pytest.mark.section("S24", "R-34")
@pytest.mark.parametrize(
    ("wall", "pairs"),
    [
        ({1: "D< C>,M< C>,M< C>"}, 1),  # column
        ({1: "M< C>", 2: "M< I>,M< I>,M< I>,D< C>"}, 1),  # rising diagonal: two up, two to the right
        ({1: "M< C>", 0: "M< I>,M< I>,M< I>,D< C>"}, 1),  # falling diagonal
        ({1: "M< C>,M< C>", 2: "M< I>,M< I>,M< I>,D< C>"}, 0),  # one up, two to the right: no line
        ({0: "C< C>,C< C>", 1: "M< C>,M< C>", 5: "D< C>,M< C>,D< C>"}, 1),  # row 3; row 1 is another line
    ],
)
def test_lines__whole_rows_columns_and_diagonals(wall: dict[int, str], pairs: int) -> None:
    table = sphinx(wall)
    assert len(table.events("pair_made")) == pairs


@pytest.mark.section("R-34")
def test_lines__other_animals_and_gaps_between_do_not_matter() -> None:
    table = sphinx({3: "M< C>", 6: "C> D<"})  # slots 2, 4 and 5 are empty
    assert table.scarabs == {"dromedary": 1}


@pytest.mark.section("R-15", "S24")
def test_four_lines__are_separate_but_the_cap_of_two_holds() -> None:
    table = sphinx({1: "D< C>,M< C>", 2: "M< I>,M< I>,D< C>", 0: "D< I>,M< I>,M< I>,M< I>"})
    assert len(table.events("pair_made")) == 3  # column, row and falling diagonal
    assert table.scarabs == {"dromedary": 2}


@pytest.mark.section("S24", "E24", "R-32")
def test_two_animals_of_a_row__each_have_their_pair() -> None:
    table = sphinx({4: "D< C>", 6: "C> S<"})
    assert table.scarabs == {"dromedary": 1, "snake": 1}


@pytest.mark.section("R-33")
def test_limit__holds_for_the_whole_game() -> None:
    table = sphinx({6: "D< C>"})
    assert table.scarabs == {"dromedary": 1}
    table.lay(hand="D> K>", turn="red").drop("D> K>", 3)
    assert table.scarabs == {"dromedary": 1}


@pytest.mark.section("S24")
def test_base_game__wants_animals_side_by_side() -> None:
    table = Table().lay(wall={6: "D< C>"}, hand="D> S>").drop("D> S>", 1)
    assert table.scarabs == {}


@pytest.mark.section("S25", "R-35")
def test_both_variants__sphinx_pairs_and_a_curse_that_wants_neighbours() -> None:
    table = Table(curse=True, sphinx=True).lay(
        wall={0: "M< S<", 2: "C> I>", 6: "D< I>"},
        hand="D> K>",
        guards="dromedary:yellow",
        opened="cat:red",
        second_pile="curse:0",
    )
    table.drop("D> K>", 1)
    assert table.scarabs == {"dromedary": 1}
    assert table.prompt == "search"
    assert table.legal("red", "claim") == []  # snake, dromedary, cat, crocodile: not side by side
