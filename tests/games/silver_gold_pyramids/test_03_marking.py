"""S05, S06: the pattern in all its turns, contact, walls, and one cell instead."""

import random
from itertools import product

import pytest

from hypostyle.engine.sentences import event_text
from hypostyle.games.silver_gold_pyramids.geometry import (
    GRID,
    MARKINGS,
    SHAPES,
    Cell,
    PatternName,
    cells_of,
    mask,
    name,
    turns_of,
)
from tests.games.silver_gold_pyramids.table import GAME, PLAIN, Table

WALLED = "S.#.. .##.. .#... ..... ....T"


@pytest.mark.section("S05", "E2")
def test_pattern__three_cells_in_a_line_or_a_single_cell() -> None:
    table = Table(pattern="I3")
    assert table.placements("leon", "left") == {"A1-B1-C1", "A1-A2-A3"}
    assert table.singles("leon", "left") == {"A1"}
    assert table.refusal("leon", "mark", hand="left", cells="A1-A2") == "not_the_pattern"
    assert table.refusal("leon", "mark", hand="left", cells="A1-A2-B2") == "not_the_pattern"
    table.mark("leon", "left", "A1-A2-A3").reveal()
    assert table.marked("leon") == {"A1", "A2", "A3"}


@pytest.mark.section("S05", "R-02", "E3")
def test_first_pattern__an_l_turned_and_mirrored_over_the_start() -> None:
    table = Table(pattern="L4")
    assert table.placements("leon", "left") == {
        "A1-A2-A3-B3",  # as it stands
        "A1-B1-A2-A3",
        "A1-B1-B2-B3",
        "A1-B1-C1-A2",
        "A1-B1-C1-C2",
        "A1-A2-B2-C2",
    }
    assert table.refusal("leon", "mark", hand="left", cells="B1-B2-B3-C3") == "start_first"
    table.mark("leon", "left", "A1-B1-C1-C2").reveal()
    assert table.marked("leon") == {"A1", "B1", "C1", "C2"}


@pytest.mark.section("R-02")
def test_symmetries__each_different_one_exactly_once() -> None:
    counts = {name: len(turns_of(cells_of(drawing))) for name, drawing in SHAPES.items()}
    assert counts == {"I2": 2, "I3": 2, "L3": 4, "I4": 2, "L4": 8, "T4": 4, "O4": 1, "S4": 4}
    assert len(MARKINGS) == len(set(MARKINGS)) == 387


def test_marking__told_by_the_names_of_its_cells() -> None:
    table = Table(pattern="I3").mark("leon", "left", "A1-A2-A3").reveal()
    told = next(event for event in table.events() if event["event"] == "cells_marked")
    assert told["cells"] == "A1-A2-A3"
    assert "A1-A2-A3" in event_text(GAME, "en", told)


def by_definition(free: set[Cell], marked: set[Cell], start: Cell, shape: PatternName) -> set[str]:
    """Every placement of a shape, found the slow way: turn it, mirror it, move it, look at each cell."""
    found = set()
    for flip, quarter, (down, right) in product((1, -1), range(4), GRID):
        cells = [(row, flip * column) for row, column in cells_of(SHAPES[shape])]
        for _ in range(quarter):
            cells = [(column, -row) for row, column in cells]
        top, left = min(row for row, _ in cells), min(column for _, column in cells)
        placed = {(row - top + down, column - left + right) for row, column in cells}
        beside = {(row + a, column + b) for row, column in placed for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        if placed <= free and (beside & marked if marked else start in placed):
            found.add(name(tuple(sorted(placed))))
    return found


@pytest.mark.section("S05", "R-01", "R-02", "R-22")
@pytest.mark.parametrize("shape", [shape for shape in SHAPES if shape not in ("I4", "S4")])
def test_placements__are_those_of_the_definition_on_every_card(shape: PatternName) -> None:
    dice = random.Random(shape)
    table = Table(pattern=shape, printed=GAME.content)
    for number in range(1, 49):
        grid = GAME.content.data["cards"][str(number)]["grid"]
        open_cells = {(row, column) for row, column in GRID if grid[row][column] != "#"}
        start = next(cell for cell in GRID if grid[cell[0]][cell[1]] == "S")
        marked: set[Cell] = set()
        for _ in range(dice.randrange(12)):
            beside = {(r + a, c + b) for r, c in marked for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))} or {start}
            marked.add(dice.choice(sorted((beside & open_cells) - marked)))
        table.change(hand={0: number, 1: 0}, marks={0: mask(tuple(sorted(marked)))})
        offered = [action["cells"] for action in table.legal("leon", "mark")]
        assert len(offered) == len(set(offered))
        assert table.placements("leon", "left") == by_definition(open_cells - marked, marked, start, shape)


@pytest.mark.section("S05", "R-01")
def test_pattern__lies_on_free_cells_of_one_card() -> None:
    table = Table(pattern="I3", grids={1: WALLED}).lay(marks={"leon": ("A1 A2", "")})
    assert table.refusal("leon", "mark", hand="left", cells="B1-C1-D1") == "wall"
    assert table.refusal("leon", "mark", hand="left", cells="A2-B2-C2") == "wall"
    assert table.refusal("leon", "mark", hand="left", cells="B1-B2-B3") == "wall"
    assert table.placements("leon", "left") == {"A3-A4-A5"}
    assert table.singles("leon", "left") == {"B1", "A3"}
    assert table.placements("leon", "right") == {"A1-B1-C1", "A1-A2-A3"}


@pytest.mark.section("S05")
def test_pattern__a_cell_is_marked_only_once() -> None:
    table = Table(pattern="I2").lay(marks={"leon": ("A1 A2", "")})
    assert table.refusal("leon", "mark", hand="left", cells="A2-A3") == "already_marked"
    assert table.refusal("leon", "mark", hand="left", cells="A1") == "already_marked"


@pytest.mark.section("S05", "R-21", "R-22")
def test_contact__later_patterns_touch_a_marked_cell_horizontally_or_vertically() -> None:
    table = Table(pattern="I2").lay(marks={"leon": ("A1 B1", "")})
    assert table.refusal("leon", "mark", hand="left", cells="C2-C3") == "not_connected"  # diagonal contact only
    assert table.placements("leon", "left") == {"A2-A3", "A2-B2", "B2-B3", "B2-C2", "C1-C2", "C1-D1"}
    table.mark("leon", "left", "B2-B3").reveal()
    assert table.marked("leon") == {"A1", "B1", "B2", "B3"}


@pytest.mark.section("S05")
def test_contact__nothing_runs_over_the_edge_of_the_grid() -> None:
    table = Table(pattern="I2").lay(marks={"leon": ("A1 B1 C1 D1 E1", "")})
    assert table.singles("leon", "left") == {"A2", "B2", "C2", "D2", "E2"}
    table = Table(pattern="I2").lay(marks={"leon": ("A1 A2 A3 A4 A5 B5", "")})
    assert table.singles("leon", "left") == {"B1", "B2", "B3", "B4", "C5"}


@pytest.mark.section("R-21")
def test_first_marking__may_be_the_start_alone_then_contact_is_enough() -> None:
    table = Table(pattern="I2").lay(marks={"leon": ("A1", "")})
    assert table.placements("leon", "left") == {"A2-A3", "A2-B2", "B1-B2", "B1-C1"}


@pytest.mark.section("R-03")
def test_pattern__may_cover_the_tomb_and_reach_beyond() -> None:
    table = Table(pattern="I3", grids={1: "S.... ..... ..... ..... ..T.r"}).lay(
        marks={"leon": ("A1 A2 A3 A4 B4 C4", "")}
    )
    table.mark("leon", "left", "C5-D5-E5").reveal()
    assert table.completed("leon") == [1]
    assert table.of("red")["leon"] == 1


@pytest.mark.section("S06", "R-05")
def test_one_cell__instead_of_a_pattern_that_would_fit() -> None:
    table = Table(pattern="O4")
    assert table.placements("leon", "left")
    table.mark("leon", "left", "A1").reveal()
    assert table.marked("leon") == {"A1"}


@pytest.mark.section("S06")
def test_one_cell__obeys_the_same_contact() -> None:
    table = Table(pattern="O4").lay(marks={"leon": ("A1", "")})
    assert table.singles("leon", "left") == {"A2", "B1"}
    assert table.refusal("leon", "mark", hand="left", cells="B2") == "not_connected"
    assert table.refusal("leon", "mark", hand="right", cells="B1") == "start_first"


@pytest.mark.section("S06")
def test_one_cell__may_be_the_start_of_either_card_and_the_tomb() -> None:
    table = Table(pattern="O4").lay(marks={"leon": ("", "A1 A2 A3 A4 A5 B5 C5 D5")})
    assert "A1" in table.singles("leon", "left")
    table.mark("leon", "right", "E5").reveal()
    assert table.completed("leon") == [2]


@pytest.mark.section("R-04")
def test_no_passing__only_markings_are_offered_and_there_is_always_one() -> None:
    full = "A1 B1 C1 D1 E1 A2 B2 C2 D2 E2 A3 B3 C3 D3 E3 A4 B4 C4 D4 E4 A5 B5 C5 D5"
    table = Table(pattern="O4").lay(marks={"leon": (full, full)})
    assert table.verbs("leon") == {"mark"}
    assert table.singles("leon", "left") == table.singles("leon", "right") == {"E5"}
    assert table.refusal("leon", "draw") == "not_asked"
    assert table.refusal("leon", "keep", pair="1-2") == "not_asked"


@pytest.mark.section("S05")
@pytest.mark.parametrize("start", range(5))
@pytest.mark.parametrize("tomb", range(5))
def test_start_and_tomb__in_any_column(start: int, tomb: int) -> None:
    top, bottom = ["."] * 5, ["."] * 5
    top[start], bottom[tomb] = "S", "T"
    grid = " ".join(["".join(top), *PLAIN.split()[1:4], "".join(bottom)])
    table = Table(pattern="I3", grids={1: grid})
    column = "ABCDE"[start]
    assert table.singles("leon", "left") == {f"{column}1"}
    assert f"{column}1-{column}2-{column}3" in table.placements("leon", "left")
    path = " ".join([f"{column}{row}" for row in range(1, 5)] + [f"{c}5" for c in "ABCDE" if c != "ABCDE"[tomb]])
    table.lay(marks={"leon": (path, "")}).mark("leon", "left", f"{'ABCDE'[tomb]}5").reveal()
    assert table.completed("leon") == [1]
