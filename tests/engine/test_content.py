"""Content: an owner's file is laid over the built-in one; whatever is wrong is named with what is allowed."""

from pathlib import Path

import pytest

import hypostyle
from hypostyle import BadContent
from hypostyle.engine.content import FOLDER_VARIABLE

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
