"""Other tile sets, walls and curses load within declared limits, and wrong ones are refused by name."""

import random
from pathlib import Path

import pytest

import hypostyle
from hypostyle.cli.story import Teller
from hypostyle.engine.content import Content
from hypostyle.engine.errors import BadContent
from tests.games.hieroglyph_wall.table import Table

GAME = hypostyle.game("hieroglyph_wall")
NAMES = ("dromedary", "snake", "mule", "crocodile", "ibis", "cat", "jackal")


def load(folder: Path, text: str) -> Content:
    (folder / "hieroglyph_wall.toml").write_text(text, encoding="utf-8")
    return GAME.load_content(folder)


def tile_set(rows: int, columns: int, slots: int, height: int, twins: bool = False) -> str:
    """A tile set of any shape."""
    chance, tiles = random.Random(1), []
    for number in range(slots * height):
        names = [NAMES[number % 7]] * (rows * columns) if twins else chance.sample(NAMES, rows * columns)
        names[0] = NAMES[number % 7]
        cells = [f"{name}:{chance.choice('LR')}" for name in names]
        tiles.append(" / ".join(" ".join(cells[row * columns : (row + 1) * columns]) for row in range(rows)))
    quoted = ", ".join(f'"{tile}"' for tile in tiles)
    return (
        f"[wall]\nslots = {slots}\ntiles_per_slot = {height}\n"
        f"[tile_shape]\nrows = {rows}\ncolumns = {columns}\n[tiles]\ntiles = [{quoted}]\n"
    )


@pytest.mark.parametrize(
    ("rows", "columns", "slots", "height"),
    [(1, 1, 7, 7), (2, 1, 7, 7), (2, 2, 7, 7), (1, 2, 6, 8), (1, 1, 8, 8), (1, 2, 7, 4)],
)
@pytest.mark.parametrize("sphinx", [False, True])
def test_other_tile_sets__play_to_the_end(
    tmp_path: Path, rows: int, columns: int, slots: int, height: int, sphinx: bool
) -> None:
    content = load(tmp_path, tile_set(rows, columns, slots, height))
    assert content.digest != GAME.content.digest
    match, chance = GAME.new(4, 7, {"curse": True, "sphinx": sphinx}, content), random.Random(7)
    while not match.over:
        decision = chance.choice(match.decisions)
        known = match.state.mask(decision.seat)
        assert known.imagine(len(match.log)).mask(decision.seat).to_bytes() == known.to_bytes()
        match.play(decision.seat, chance.choice(decision.actions))
    assert match.state.facts()["filled"] == slots * height


def test_a_smaller_wall__has_no_lines_beside_it(tmp_path: Path) -> None:
    match, chance = GAME.new(2, 7, {"curse": True}, load(tmp_path, tile_set(1, 2, 6, 8))), random.Random(7)
    while match.decisions[0].prompt != "search":
        decision = chance.choice(match.decisions)
        match.play(decision.seat, chance.choice(decision.actions))
    for cell, reason in ((11, "cell_empty"), (12, "line_outside"), (13, "line_outside")):
        refusal = match.why_not(0, "claim", row=5, cell=cell, way="up")
        assert refusal is not None
        assert refusal.reason == reason


def test_a_tile_of_two_by_two__tells_all_its_animals(tmp_path: Path) -> None:
    match = GAME.new(2, 7, content=load(tmp_path, tile_set(2, 2, 7, 7)))
    (seat,) = match.to_move
    cells = match.view(seat)["players"][seat]["hand"][0]["cells"]
    match.play(seat, match.decisions[0].actions[0])
    told = {event["event"]: event for event in match.events()}
    rows = [[told[name]["first"], told[name]["second"]] for name in ("tile_dropped", "tile_top")]
    assert rows == [[cell["animal"] for cell in row] for row in cells]


def test_a_tile__is_called_by_its_animals_and_where_they_look(tmp_path: Path) -> None:
    """As printed or corrected by an owner, whatever its shape; never by its number."""
    drop = {"verb": "drop", "tile": 39, "slot": 4}  # "cat:L crocodile:R"
    printed = GAME.new(2, 7)
    assert printed.action(drop).text("en") == "Drop the tile ←Cat, Crocodile→ into slot 5"
    assert printed.action(drop).text("fr") == "Glisser la plaquette ←Chat, Crocodile→ dans la fente 5"
    square = GAME.new(2, 7, content=load(tmp_path, tile_set(2, 2, 7, 7)))
    (seat,) = square.to_move
    hand = square.view(seat)["players"][seat]["hand"][0]
    lower, upper = (", ".join(arrowed(cell) for cell in row) for row in hand["cells"])
    first = square.decisions[0].actions[0]
    assert first.fields["tile"] == hand["tile"]
    assert first.text("en") == f"Drop the tile {upper} above {lower} into slot {first.fields['slot'] + 1}"
    square.play(first)
    (_, (line, *_)), *_ = Teller(square, "en", ("Ines", "Ipi"), seat, None).steps(0)
    assert line.startswith(f"{('Ines', 'Ipi')[seat]} dropped the tile {upper} above {lower} into slot")


def arrowed(cell: dict[str, str]) -> str:
    name = GAME.texts.say("en", f"animal-{cell['animal']}")
    return f"←{name}" if cell["facing"] == "left" else f"{name}→"


@pytest.mark.section("R-29")
def test_twins__make_no_pair_with_each_other(tmp_path: Path) -> None:
    content = load(tmp_path, tile_set(1, 2, 7, 7, twins=True))
    for sphinx in (False, True):
        table = Table(sphinx=sphinx, content=content)
        tile = table.hand("red")[0]
        table.play("red", "drop", tile=tile, slot=3)
        assert table.scarabs == {}


@pytest.mark.section("R-29", "R-33")
def test_twins__on_a_sphinx_line_only_one_has_the_pair(tmp_path: Path) -> None:
    content = load(tmp_path, tile_set(1, 2, 7, 7, twins=True))
    table = Table(sphinx=True, content=content)
    tile = table.hand("red")[0]
    first = table.printed.tile_cell[tile * 4]
    letter = "DSMCIKJ"[(first >> 1) - 1]
    table.lay(wall={6: f"{letter}< ." if letter != "D" else "D< ."}).change(guard=[1] * 7)
    table.play("red", "drop", tile=tile, slot=0)
    assert len(table.events("pair_made")) == 1


def test_equal_tiles__are_one_choice(tmp_path: Path) -> None:
    tiles = [f"{name}:L snake:R" for name in NAMES] * 7
    content = load(tmp_path, f"[tiles]\ntiles = {tiles}".replace("'", '"'))
    table = Table(content=content)
    assert table.printed.tile_kinds == 7
    assert table.printed.tile_count[:7] == [7] * 7
    held = set(table.hand("red"))
    assert len(table.legal("red")) == 7 * len(held)


def test_a_tile_of_two_rows__is_written_from_the_top_and_lies_from_the_bottom(tmp_path: Path) -> None:
    text = tile_set(2, 1, 7, 7).replace("[tiles]\ntiles = [", '[tiles]\ntiles = ["cat:L / ibis:R", ', 1)
    head, _, _ = text.rpartition(", ")
    content = load(tmp_path, head + "]\n")
    table = Table(content=content)
    assert table.printed.tile_cell[:2] == [2 * 5 + 1, 2 * 6]
    table.lay(hand="I> K<").drop("I> K<", 0)
    wall = table.facts["wall"]
    assert (wall[17], wall[33]) == (11, 12)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[wall]\nslots = 9", "wall.slots must be a whole number from 1 to 8"),
        ("[wall]\nslots = 8", "wall.slots must be few enough"),
        ("[wall]\nslots = 6", "tiles.tiles must be a list of 42 texts"),
        ("[tile_shape]\nrows = 3", "tile_shape.rows must be a whole number from 1 to 2"),
        ("[tile_shape]\ncolumns = 1", "tiles[0] must be 1 by 1 cells"),
        ('[tiles]\ntiles = ["cat:L"]', "a list of 49 texts"),
        (f"[tiles]\ntiles = {['cat:L dog:R'] * 49}", "tiles[0] must be made of dromedary"),
        (f"[tiles]\ntiles = {['cat:L ibis:U'] * 49}", "each with :L or :R"),
        (f"[tiles]\ntiles = {['cat:L ibis:R'] * 49}", "such that every animal occurs"),
        ("[sarcophagi]\none_eye = [3, 4]", "sarcophagi.one_eye must be a list of 7"),
        ("[pieces]\nhand = 5", "pieces.hand must be a whole number from 1 to 4"),
        ("[curse]\nfirst_pile = 11", "curse.first_pile must be a whole number from 12 to 49"),
        ("[curse]\ntriples = []", "a list of 1 to 8 curse tiles"),
        ('[curse]\ntriples = [["cat", "dog", "ibis"]]', "triples[0] must be a list of 3 names"),
        ("[pharaoh]\nbonus = -1", "pharaoh.bonus must be"),
        ("[scarabs]\ncolumn = 0", "scarabs.column must be"),
        ("[wall]\nwidth = 3", "wall has no field 'width'"),
    ],
)
def test_wrong_content__is_refused_by_name(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(BadContent) as refused:
        load(tmp_path, text.replace("'", '"'))
    assert complaint in str(refused.value)


def test_built_in_content__says_where_it_comes_from() -> None:
    confidence = GAME.content.confidence()
    assert set(confidence) == set(GAME.content.data)
    assert confidence["tiles"] == "reconstructed"
    assert confidence["pieces"] == "rulebook"


def test_other_numbers__of_scarabs_and_values_play_to_the_end(tmp_path: Path) -> None:
    text = "[scarabs]\ncolumn = 2\nturn = 4\n[pieces]\nscarabs = 9\narchaeologists = 2\nhand = 4\n"
    text += "[sarcophagi]\none_eye = [40, 1, 1, 1, 1, 1, 1]"
    content = load(tmp_path, text)
    match, chance = GAME.new(3, 2, {"sphinx": True}, content), random.Random(2)
    while not match.over:
        decision = chance.choice(match.decisions)
        match.play(decision.seat, chance.choice(decision.actions))
    assert sorted(match.state.facts()["mummy"][::3]) == [1, 1, 1, 1, 1, 1, 40]
