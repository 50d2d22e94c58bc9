"""Content: an owner's file is laid over the built-in one; whatever is wrong is named with what is allowed."""

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

import hypostyle
from hypostyle import BadContent
from hypostyle.engine.cards import Face, Faces, Redrawn, as_toml
from hypostyle.engine.content import FOLDER_VARIABLE, Complaint, Content, Reader, overlay, read_toml
from hypostyle.engine.game import Game
from hypostyle.texts import LANGUAGES

GAME = hypostyle.game("imhotep")


def folder_with(tmp_path: Path, text: str) -> Path:
    (tmp_path / "imhotep.toml").write_text(text, encoding="utf-8")
    return tmp_path


def test_without_a_file_of_the_owner_the_built_in_content_is_used(tmp_path: Path) -> None:
    assert GAME.load_content(tmp_path).origin == "built-in"
    assert GAME.load_content(tmp_path).digest == GAME.content.digest


def test_an_owner_replaces_what_differs_and_the_digest_tells(tmp_path: Path) -> None:
    content = GAME.load_content(folder_with(tmp_path, "[obelisks_b]\nslots = [14, 11, 8, 5, 2]\n"))
    assert content.digest != GAME.content.digest
    assert content.data["obelisks_b"]["slots"] == [14, 11, 8, 5, 2]
    match = GAME.new(seats=2, seed=1, content=content)
    assert match.content is content
    match.save(tmp_path / "match.json")
    with pytest.raises(hypostyle.BadSave, match="content_digest"):
        hypostyle.load(tmp_path / "match.json")


def test_the_environment_may_name_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder_with(tmp_path, "[scoring]\nwrath = 7\n")
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    assert GAME.load_content(None).data["scoring"]["wrath"] == 7


def test_every_table_says_how_sure_it_is() -> None:
    words = {"rulebook", "several sources", "one source", "deduced", "reconstructed"}
    confidence = GAME.content.confidence()
    assert set(confidence) == set(GAME.content.data)
    assert set(confidence.values()) <= words
    assert confidence["pyramid_b"] == "reconstructed"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[boats\n", "not a TOML file"),
        ("[ships]\n", "no table 'ships'; allowed are stones"),
        ("[boats]\nmaximum = 3\n", "boats has no field 'maximum'; allowed are minimum"),
        ("boats = 3\n", "boats must be a table"),
        ("[boats]\nminimum = [0, 1, 1, 2]\n", "boats.minimum must be a list of 5 whole numbers from 0 to 4"),
        ("[boats]\nminimum = [0, 1, 3, 2, 3]\n", "boats.minimum must be at least 1 and at most the capacity"),
        ("[scoring]\nwrath = true\n", "scoring.wrath must be a whole number from 0 to 50"),
        ("[market_cards]\nstatue = 11\n", "add up to 34 (they add up to 35)"),
        ("[round_cards]\nplayers_2 = [[4, 3, 2, 1]]\n", "round_cards.players_2 must be a list of 7 cards"),
        (
            "[temple_b]\nslots = ['gold', 'points', 'points', 'card', 'points']\n",
            "names out of point_or_stones, points, card",
        ),
        ("[obelisks_b]\nslots = [4, 9]\n", "obelisks_b.slots must be in falling order"),
        ("[pyramid_b]\nleft = [{points = 2}]\n", "pyramid_b.left must be a list of 5 cells"),
        (
            "[pyramid_b]\nleft = [{points = 2, bonus = 'gold'}, {}, {}, {}, {}]\n",
            "pyramid_b.left[0].bonus must be one of",
        ),
    ],
)
def test_a_broken_file_is_named_with_field_and_what_is_allowed(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BadContent) as caught:
        GAME.load_content(folder_with(tmp_path, text))
    assert str(tmp_path / "imhotep.toml") in str(caught.value)
    assert sentence in str(caught.value)


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="no such folder"):
        GAME.load_content(tmp_path / "nowhere")


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "imhotep.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadContent, match="UTF-8"):
        GAME.load_content(tmp_path)


# ---------------------------------------------------------------------- editions and their cards
EDITABLE = [slug for slug in hypostyle.games() if hypostyle.game(slug).cards is not None]


def faces_of(game: Game, content: Content) -> Faces:
    assert game.cards is not None
    return game.cards.faces(Reader("content.toml", content.data).table(game.cards.table))


def test_an_owner_may_name_the_edition(tmp_path: Path) -> None:
    assert GAME.content.edition == ""
    content = GAME.load_content(folder_with(tmp_path, '[edition]\nname = " My copy "\n'))
    assert (content.edition, content.digest) == ("My copy", GAME.content.digest), "a name changes no card"


@pytest.mark.parametrize(
    "text",
    ["edition = 3\n", "[edition]\nname = 3\n", "[edition]\nyear = 2023\n", f'[edition]\nname = "{"x" * 61}"\n'],
)
def test_a_name_that_is_no_name_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadContent, match="edition must be a table with a name of at most 60 characters"):
        GAME.load_content(folder_with(tmp_path, text))


def test_a_line_that_is_no_toml_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as caught:
        GAME.load_content(folder_with(tmp_path, "[boats]\nminimum = \n"))
    assert caught.value.complaint == Complaint("not_toml", values={"line": 2})


def test_the_built_in_content_is_there_whatever_the_environment_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(folder_with(tmp_path, "[scoring]\nwrath = 7\n")))
    assert replace(GAME).built_in.origin == "built-in"
    assert replace(GAME).content.data["scoring"]["wrath"] == 7


@pytest.mark.parametrize("slug", EDITABLE)
def test_cards_that_are_written_are_read_back_the_same(slug: str, tmp_path: Path) -> None:
    game = hypostyle.game(slug)
    assert game.cards is not None
    built_in = faces_of(game, game.built_in)
    assert game.cards.complaints(built_in) == []
    assert game.cards.written(built_in, built_in) == {}
    kind = next(iter(game.cards.kinds))
    first, second = list(built_in)[:2]
    changed = {first: Face(built_in[first].fields, [kind * game.cards.columns, *built_in[first].grid[1:]])}
    changed[second] = replace(built_in[second], grid=built_in[second].grid[::-1])
    redrawn = Redrawn('"Mine"\\\x07é', False, changed)
    (tmp_path / f"{slug}.toml").write_text(as_toml(redrawn.file(game.cards, built_in, {})), encoding="utf-8")
    data = read_toml(tmp_path / f"{slug}.toml")
    assert data["edition"]["name"] == redrawn.name
    merged = overlay(game.built_in.data, data, "file")
    drawn = game.cards.faces(Reader("file", merged).table(game.cards.table))
    assert game.cards.matched(drawn, built_in) == {**built_in, **changed}


@pytest.mark.parametrize("slug", EDITABLE)
def test_an_edition_without_anything_redrawn_is_no_file(slug: str) -> None:
    game = hypostyle.game(slug)
    assert game.cards is not None
    built_in = faces_of(game, game.built_in)
    others = {"edition": {"name": "Old"}, game.cards.table: {"source": "me"}, "match": {"rounds": 3}}
    assert Redrawn("Mine", False).file(game.cards, built_in, others) == {"match": {"rounds": 3}}
    complete = Redrawn("Mine", True).file(game.cards, built_in, {})
    assert complete[game.cards.table] == {"source": "Mine", "confidence": "one source"}


@pytest.mark.parametrize("slug", EDITABLE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_an_editor_shows_has_its_words(slug: str, language: str) -> None:
    game = hypostyle.game(slug)
    assert game.cards is not None
    keys = {"redraw-link", "redraw-intro", "redraw-built-in"}
    keys |= {f"redraw-cell-{kind}" for kind in game.cards.kinds.values()}
    for name, values in game.cards.fields.items():
        keys |= {f"redraw-{name}"} | {f"redraw-{name}-{value}" for value in values}
    assert all(game.texts.say(language, key) for key in keys)
    assert "7" in game.texts.say(language, "redraw-card", card="7")


@pytest.mark.parametrize("slug", hypostyle.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reconstructed_part_has_its_word(slug: str, language: str) -> None:
    game = hypostyle.game(slug)
    unsure = [table for table, confidence in game.content.confidence().items() if confidence == "reconstructed"]
    assert unsure
    assert all(game.texts.say(language, f"part-{table}") for table in unsure)


@pytest.mark.parametrize(
    "value", [True, 3, 2.5, 'a "b" \\ c', "é\n\t\x00\u2028", [1, 2], ["a"], [], {"a": 1, "b c": [{"d": "e"}]}, {}]
)
def test_toml_is_read_back_as_it_was_written(value: object) -> None:
    assert tomllib.loads(as_toml({"table": {"key": value, "other key": 1}}))["table"] == {"key": value, "other key": 1}
