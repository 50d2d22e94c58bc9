"""Match files: what was saved comes back; whatever is wrong gets one sentence that names file and field."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import hypostyle
from hypostyle import BadSave, HypostyleError
from hypostyle.engine.match import Match


@pytest.fixture
def match() -> Match:
    match = hypostyle.game("imhotep").new(seats=2, seed=9, options={"pyramid": "B", "wrath": True})
    dice = random.Random(4)
    for _ in range(40):
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))
    return match


def saved(match: Match, path: Path, **changes: Any) -> Path:
    match.save(path)
    data = json.loads(path.read_text(encoding="utf-8"))
    data.update(changes)
    path.write_text(json.dumps({key: value for key, value in data.items() if value is not ...}), encoding="utf-8")
    return path


def test_a_saved_match_comes_back(match: Match, tmp_path: Path) -> None:
    match.save(tmp_path / "a.json")
    loaded = hypostyle.load(tmp_path / "a.json")
    assert loaded.digest() == match.digest()
    assert loaded.log == match.log
    assert loaded.options == match.options
    assert [path.name for path in tmp_path.iterdir()] == ["a.json"]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"format": "chess"}, "field 'format'"),
        ({"format": ...}, "field 'format'"),
        ({"game": "mancala"}, "field 'game': There is no game 'mancala'"),
        ({"game": 5}, "field 'game' must be a text"),
        ({"rules_version": 99}, "field 'rules_version' is 99; this installation plays imhotep by rules 1"),
        ({"rules_version": True}, "field 'rules_version' must be a whole number"),
        ({"content_digest": "0" * 16}, "field 'content_digest' is 0000000000000000, but the content in use"),
        ({"options": {"market": "Z"}}, "market cannot be 'Z'"),
        ({"options": []}, "field 'options' must be a table"),
        ({"seats": 7}, "2, 3 or 4 players, not 7"),
        ({"seed": -4}, "seed must be"),
        ({"log": "none"}, "field 'log' must be a list"),
        ({"log": [[0]]}, "step 0 of 'log' must be a seat and an action"),
        ({"log": [5]}, "step 0 of 'log' must be a seat and an action"),
        ({"log": [[0, {"verb": "swim"}]]}, "step 0 of 'log' cannot be played"),
        ({"log": [[9, {"verb": "take"}]]}, "step 0 of 'log' cannot be played"),
        ({"extra": 1}, "no field 'extra'"),
    ],
)
def test_a_wrong_field_is_named(match: Match, tmp_path: Path, changes: dict[str, Any], sentence: str) -> None:
    path = saved(match, tmp_path / "a.json", **changes)
    with pytest.raises(BadSave) as caught:
        hypostyle.load(path)
    assert str(path) in str(caught.value)
    assert sentence in str(caught.value)


def test_a_truncated_or_foreign_file_is_refused(match: Match, tmp_path: Path) -> None:
    path = saved(match, tmp_path / "a.json")
    text = path.read_bytes()
    for broken in (text[: len(text) // 2], b"", b"\xff\xfe\x00", b"[1, 2", b"[" * 100_000, b"null", b"[]", b"3"):
        path.write_bytes(broken)
        with pytest.raises(BadSave):
            hypostyle.load(path)
        assert path.read_bytes() == broken


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(BadSave, match="cannot be read"):
            hypostyle.load(path)


def test_a_place_that_cannot_be_written_is_named(match: Match, tmp_path: Path) -> None:
    with pytest.raises(HypostyleError, match="cannot be saved there"):
        match.save(tmp_path / "no" / "such" / "folder.json")
