"""S08-S10: what a combination is, and what its two types do."""

import pytest

from tests.games.hieroglyph_wall.table import Table

# The tile D> S> falls into slot 3 on level 1: its dromedary lies at row 1, cell 6. The eight cells around it, as slot,
# level and place on the tile; the one to its right is the tile's own snake, and nothing lies above.
AROUND = {
    "left": (2, 1, 1),
    "down": (3, 0, 0),
    "down_left": (2, 0, 1),
    "down_right": (3, 0, 1),
    "up_left": (2, 2, 1),
}


def lay_single(table: Table, slot: int, level: int, place: int, cell: str) -> Table:
    """One animal of interest among crocodiles and mules."""
    wall = {2: [["M<", "C<"] for _ in range(3)], 3: [["M<", "C<"]]}
    wall[slot][level][place] = cell
    return table.lay(wall={slot: ",".join(" ".join(tile) for tile in tiles) for slot, tiles in wall.items()})


@pytest.mark.section("S08")
@pytest.mark.parametrize("where", list(AROUND))
def test_combination__across_up_and_down_and_diagonally(where: str) -> None:
    table = lay_single(Table(), *AROUND[where], "D<").lay(hand="D> S>", guards="dromedary:yellow")
    table.drop("D> S>", 3)
    assert table.scarabs == {"dromedary": 1}
    assert [event["pair"] for event in table.events("pair_made")] == ["plain"]


@pytest.mark.section("S09", "S10")
@pytest.mark.parametrize(
    ("guards", "deed"), [("", "plain"), ("dromedary:red", "plain"), ("dromedary:yellow", "takeover")]
)
def test_looking_alike__is_a_takeover_only_at_a_column_of_an_opponent(guards: str, deed: str) -> None:
    table = lay_single(Table(), *AROUND["left"], "D>").lay(hand="D> S>", guards=guards)
    table.drop("D> S>", 3)
    assert [event["pair"] for event in table.events("pair_found")] == ["same"]
    assert [event["pair"] for event in table.events("pair_made")] == [deed]


@pytest.mark.section("S08", "R-28")
def test_combination__beside_a_higher_slot_on_the_right() -> None:
    wall = {4: "M< C>,M< C>,S< C>"}
    table = Table().lay(wall=wall, hand="D> S>", guards="snake:yellow").change(level={3: 1})
    table.drop("D> S>", 3)  # its snake at row 1, cell 7; the other at row 2, cell 8
    assert table.scarabs == {"snake": 1}


@pytest.mark.section("S08", "R-28")
@pytest.mark.parametrize(
    "wall",
    [
        {0: "D< C>"},  # two cells away
        {0: "M< C>,M< C>,M< D<"},  # two rows above
        {5: "D< S<"},  # far away
    ],
)
def test_combination__only_directly_beside(wall: dict[int, str]) -> None:
    table = Table().lay(wall=wall, hand="D> S>")
    table.drop("D> S>", 1)
    assert (table.scarabs, table.slab) == ({}, 16)


@pytest.mark.section("S09", "E1")
@pytest.mark.parametrize("facing", ["<", ">"])
def test_free_column__the_player_may_place_and_one_scarab_comes(facing: str) -> None:
    """Either type."""
    table = Table().lay(wall={0: f"M< D{facing}"}, hand="D> S>")
    table.drop("D> S>", 1)
    assert (table.prompt, table.waiting, table.verbs("red")) == ("placing", ["red"], {"place", "decline"})
    table.play("red", "place")
    assert (table.guards, table.scarabs, table.slab) == ({"dromedary": "red"}, {"dromedary": 1}, 15)
    assert table.stock == {"red": 4, "yellow": 5}


@pytest.mark.section("S09", "S10", "R-4")
def test_free_column__placing_may_be_declined_and_the_scarab_comes_all_the_same() -> None:
    table = Table().lay(wall={0: "M< D<"}, hand="D> S>")
    table.drop("D> S>", 1).play("red", "decline")
    assert (table.guards, table.scarabs, table.stock["red"]) == ({}, {"dromedary": 1}, 5)
    assert table.waiting == ["yellow"]


@pytest.mark.section("S09", "E2")
def test_type_1__an_archaeologist_stays() -> None:
    table = Table().lay(wall={0: "M< D<"}, hand="D> S>", guards="dromedary:yellow")
    table.drop("D> S>", 1)
    assert (table.guards, table.scarabs) == ({"dromedary": "yellow"}, {"dromedary": 1})
    assert table.waiting == ["yellow"]


@pytest.mark.section("S10", "E3", "R-4")
def test_type_2__an_opponent_is_replaced_without_asking() -> None:
    table = Table().lay(wall={0: "M< D>"}, hand="D> S>", guards="dromedary:yellow")
    table.drop("D> S>", 1)
    assert (table.guards, table.scarabs) == ({"dromedary": "red"}, {"dromedary": 1})
    assert table.stock == {"red": 4, "yellow": 5}
    names = [event["event"] for event in table.events()]
    assert names[:5] == ["tile_dropped", "pair_found", "pair_made", "archaeologist_returned", "archaeologist_placed"]


@pytest.mark.section("S10")
@pytest.mark.parametrize("facing", ["<", ">"])
def test_own_column__nothing_changes_but_the_scarab(facing: str) -> None:
    table = Table().lay(wall={0: f"M< D{facing}"}, hand="D> S>", guards="dromedary:red")
    table.drop("D> S>", 1)
    assert (table.guards, table.stock["red"], table.scarabs) == ({"dromedary": "red"}, 4, {"dromedary": 1})
    assert table.waiting == ["yellow"]


@pytest.mark.section("S08")
def test_pairs__are_told_with_their_two_cells_and_how_they_look() -> None:
    table = Table().lay(wall={0: "M< D>", 2: "S< K<"}, hand="D> S>")
    table.drop("D> S>", 1)
    assert [tuple(event.values())[1:] for event in table.events("pair_found")] == [
        (0, 2, 0, 1, "same"),
        (0, 3, 0, 4, "opposite"),
    ]
