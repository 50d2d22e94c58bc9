"""The printed facts: each with its source, replaceable by an owner's file, refused when they do not fit."""

import random
from itertools import product
from pathlib import Path

import pytest

import hypostyle
from hypostyle.engine.content import Content
from hypostyle.games.imhotep.vocabulary import SITE_NAMES
from tests.games.imhotep.table import Table

GAME = hypostyle.game("imhotep")
CONFIDENCE = {"rulebook", "several sources", "one source", "deduced", "reconstructed"}


def owners(folder: Path, text: str) -> Content:
    (folder / "imhotep.toml").write_text(text, encoding="utf-8")
    return GAME.load_content(folder)


def test_content__every_table_says_where_it_comes_from() -> None:
    for name, table in GAME.content.data.items():
        assert table["source"], name
        assert table["confidence"] in CONFIDENCE, name


@pytest.mark.section("S02")
def test_content__what_is_known_and_what_is_reconstructed() -> None:
    weak = {name for name, word in GAME.content.confidence().items() if word in ("deduced", "reconstructed")}
    assert weak == {"pyramid_b", "temple_b", "burial_chamber_b", "obelisks_b"}


def test_content__an_owners_file_replaces_tables_and_changes_the_digest(tmp_path: Path) -> None:
    content = owners(tmp_path, "[obelisks_b]\nslots = [14, 9, 6]\n")
    assert content.digest != GAME.content.digest
    assert content.origin.endswith("imhotep.toml")
    table = Table(b="obelisks", content=content).lay(boats=["W", ". . .", ". .", ". ."], lone={"white": 2})
    table.play("black", "sail", boat=0, site="obelisks")
    assert table.line("obelisks")["white"] == 14


def test_content__an_empty_file_or_folder_changes_nothing(tmp_path: Path) -> None:
    assert GAME.load_content(tmp_path).digest == GAME.content.digest
    assert owners(tmp_path, "").digest == GAME.content.digest


def test_content__notes_do_not_change_the_digest(tmp_path: Path) -> None:
    assert owners(tmp_path, '[match]\nsource = "my copy"\nnote = "counted"\n').digest == GAME.content.digest


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[match", ["imhotep.toml", "TOML"]),
        ("[boards]\nx = 1\n", ["boards", "allowed are", "obelisks_b"]),
        ("match = 6\n", ["match", "a table"]),
        ("[match]\nround = 6\n", ["match", "'round'", "allowed are rounds"]),
        ("[match]\nrounds = 7\n", ["match.rounds", "from 1 to 6", "7"]),
        ("[match]\nrounds = true\n", ["match.rounds", "whole number"]),
        ('[match]\nrounds = "six"\n', ["match.rounds", "whole number", "six"]),
        ("[stones]\nper_seat = 30\n", ["stones.per_seat", "from 10 to 29"]),
        ("[stones]\nstarting_reserve = [2, 3, 4]\n", ["stones.starting_reserve", "a list of 4"]),
        ("[boats]\nminimum = [0, 1, 1, 2, 5]\n", ["boats.minimum", "from 0 to 4"]),
        ("[boats]\nminimum = [0, 1, 3, 2, 3]\n", ["boats.minimum", "at most the capacity"]),
        ("[boats]\nminimum = [0, 0, 1, 2, 3]\n", ["boats.minimum", "at least 1"]),
        ("[round_cards]\nplayers_2 = [[4, 3, 2, 1]]\n", ["round_cards.players_2", "a list of 7 cards"]),
        (
            "[round_cards]\nplayers_3 = [[4,4,2,1],[4,3,3,2],[4,3,2,2],[4,3,2,5],[4,2,2,1],[3,3,3,2],[3,3,2,2]]\n",
            ["round_cards.players_3[3]", "from 1 to 4"],
        ),
        ("[round_cards]\nplayers_4 = [1, 2, 3, 4, 5, 6, 7]\n", ["round_cards.players_4[0]", "a list of 4"]),
        ("[market_cards]\nstatue = 9\n", ["market_cards", "34", "33"]),
        ("[market_cards]\nlever = -1\n", ["market_cards.lever", "from 0 to 34"]),
        ("[pyramid_a]\ncells = [1, 2, 3]\n", ["pyramid_a.cells", "a list of 14"]),
        ("[pyramid_b]\nleft = [{ points = 1 }]\n", ["pyramid_b.left", "a list of 5 cells"]),
        (
            '[pyramid_b]\nleft = [{points=2},{points=1,bonus="gold"},{points=3},{points=1},{points=4}]\n',
            ["pyramid_b.left[1].bonus", "card, stones, load", "gold"],
        ),
        ("[pyramid_b]\nright = [1, 2, 3, 4, 5]\n", ["pyramid_b.right", "a list of tables"]),
        ("[temple]\nslots = { players_2 = 4, players_3 = 5 }\n", ["temple.slots.players_4", "missing"]),
        ('[temple_b]\nslots = ["points", "points", "points", "card"]\n', ["temple_b.slots", "a list of 5"]),
        ('[temple_b]\nslots = ["points", "points", "points", "card", "sun"]\n', ["temple_b.slots", "point_or_stones"]),
        ("[burial_chamber_b]\nplayers_4 = [8, 4, 2]\n", ["burial_chamber_b.players_4", "a list of 4"]),
        ("[obelisks_a]\nplayers_2 = [10, 99]\n", ["obelisks_a.players_2", "from 0 to 50"]),
        ("[obelisks_b]\nslots = [4, 9, 12]\n", ["obelisks_b.slots", "falling order"]),
        ("[obelisks_b]\nslots = []\n", ["obelisks_b.slots", "1 to 8"]),
        ("[scoring]\nstatues = [0, 1, 3]\n", ["scoring.statues", "a list of 6"]),
        ("[scoring]\nornament_stones = 0\n", ["scoring.ornament_stones", "from 1 to 20"]),
        ("[market_b]\npair = 7\n", ["market_b.pair", "from 2 to 2"]),
        (
            "[temple_b]\nslots = ['card', 'card', 'card', 'card', 'card']\n",
            ["temple_b 5 slots 'card'", "6 times the slots plus the cells at most 16"],
        ),
    ],
)
def test_bad_content__one_sentence_with_file_field_and_what_is_allowed(
    tmp_path: Path, text: str, words: list[str]
) -> None:
    with pytest.raises(hypostyle.BadContent) as caught:
        owners(tmp_path, text)
    sentence = str(caught.value)
    assert "imhotep.toml" in sentence
    assert "\n" not in sentence
    for word in words:
        assert word in sentence


def test_bad_content__a_missing_folder_and_an_unreadable_file(tmp_path: Path) -> None:
    with pytest.raises(hypostyle.BadContent, match="no such folder"):
        GAME.load_content(tmp_path / "nowhere")
    (tmp_path / "imhotep.toml").write_bytes(b"\xff\xfe[match]")
    with pytest.raises(hypostyle.BadContent, match="UTF-8"):
        GAME.load_content(tmp_path)


# ---------------------------------------------------------------- S18 any mix
@pytest.mark.section("S18")
@pytest.mark.parametrize("number", range(32))
def test_sides__every_mix_plays_to_its_end(number: int) -> None:
    sides = list(product("AB", repeat=5))[number]
    chance = random.Random(number)
    options: dict[str, str | bool] = {**dict(zip(SITE_NAMES, sides, strict=True)), "wrath": bool(number % 3)}
    match = GAME.new(2 + number % 3, number, options)
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, chance.choice(decision.actions))
    assert match.state.facts()["round"] == 5
    assert match.outcome.scores == match.state.facts()["score"][: match.seats]


@pytest.mark.section("S18")
def test_sides__one_board_on_side_b_leaves_the_others_on_side_a() -> None:
    """The same deliveries, with the Obelisks on side B."""
    for b, obelisks in (("", 15), ("obelisks", 12)):
        table = Table(b=b).lay(
            pyramid="B", temple="W", burial="B B", lone={"black": 2}, boats=["B", ". . .", ". .", ". ."]
        )
        table.play("black", "sail", boat=0, site="obelisks").finish()
        assert table.line("obelisks")["black"] == obelisks
        assert table.line("temple")["white"] == 1
        assert table.line("burial_chamber")["black"] == 3
