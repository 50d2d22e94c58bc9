"""Matches saved by earlier versions of the games still load, and end as they ended (tests/games/<game>/saved)."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import hypostyle

FOLDERS = sorted(Path(__file__).parent.glob("*/saved"))
SAVED = [
    pytest.param(folder / f"{name}.json", expected, id=f"{folder.parent.name}-{name}")
    for folder in FOLDERS
    for name, expected in tomllib.loads((folder / "expected.toml").read_text(encoding="utf-8")).items()
]


@pytest.mark.parametrize(("file", "expected"), SAVED)
def test_a_saved_match_replays_to_the_same_position_and_points(file: Path, expected: dict[str, Any]) -> None:
    match = hypostyle.load(file)
    assert match.over == expected.get("over", True)
    assert (match.digest(), match.scores) == (expected["digest"], expected["scores"])


def test_every_game_has_saved_matches() -> None:
    assert [folder.parent.name for folder in FOLDERS] == hypostyle.games()
