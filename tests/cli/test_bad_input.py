"""Bad input: one sentence that names what is wrong and what is allowed, exit code 2, nothing changed on disk."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .conftest import Run


def contents(folder: Path) -> dict[str, bytes | None]:
    """Every file below a folder with its bytes."""
    return {str(path): path.read_bytes() if path.is_file() else None for path in sorted(folder.rglob("*"))}


@pytest.fixture
def refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Run a command that must be refused, in an empty folder, and return the sentence."""
    monkeypatch.chdir(tmp_path)

    def refused_command(*argv: object) -> str:
        before = contents(tmp_path)
        said = run(*argv)
        assert said.code == 2
        assert said.out == ""
        assert said.err.endswith(".\n")
        assert said.err.count("\n") == 1
        assert "Traceback" not in said.err
        assert contents(tmp_path) == before
        return said.err

    return refused_command


Refused = Callable[..., str]


# ---------------------------------------------------------------------- arguments
@pytest.mark.parametrize(
    ("argv", "named"),
    [
        ("play mancala", ["mancala", "imhotep"]),
        ("simulate mancala", ["mancala", "imhotep"]),
        ("bench mancala", ["mancala", "imhotep"]),
        ("rules mancala", ["mancala", "imhotep"]),
        ("serve --data tables.db --content nowhere", ["nowhere", "no such folder"]),
        ("simulate imhotep --option colour=A", ["colour", "market", "wrath"]),
        ("simulate imhotep --option market=C", ["market", "C", "A, B"]),
        ("simulate imhotep --option wrath=perhaps", ["wrath", "perhaps", "yes, no"]),
        ("simulate imhotep --option market", ["NAME=VALUE", "market"]),
        ("simulate imhotep --option market=A --option market=B", ["market", "twice"]),
        ("play imhotep --option market=C", ["market", "C", "A, B"]),
        ("simulate imhotep --players 5", ["5", "2, 3 or 4"]),
        ("simulate imhotep --players 0", ["--players", "0"]),
        ("simulate imhotep --players two", ["--players", "two"]),
        ("simulate imhotep --games 0", ["--games", "0"]),
        ("simulate imhotep --seed -1", ["seed", "-1"]),
        ("simulate imhotep --seed 9223372036854775807 --games 2", ["seed", "9223372036854775808"]),
        ("simulate imhotep --seed x", ["--seed", "x"]),
        ("simulate imhotep --bots clever", ["clever", "random, greedy, uct"]),
        ("simulate imhotep --bots uct:never", ["uct:never", "seconds"]),
        ("simulate imhotep --bots greedy:3", ["greedy:3"]),
        ("simulate imhotep --players 3 --bots greedy,random", ["--bots", "3", "2"]),
        ("simulate imhotep --bots human,greedy", ["human", "play"]),
        ("simulate imhotep --bots ,", ["''"]),
        ("play imhotep --seats human,clever", ["clever", "random, greedy, uct"]),
        ("play imhotep --seats human", ["1", "2, 3 or 4"]),
        ("play imhotep --seats human,greedy,greedy,greedy,greedy", ["5", "2, 3 or 4"]),
        ("play imhotep --seed -3", ["seed", "-3"]),
        ("play --lang de", ["--lang", "de", "fr", "en"]),
        ("play --colour", ["--colour", "hypostyle"]),
        ("simulate", ["GAME", "hypostyle simulate --help"]),
        ("simulate imhotep --bot greedy", ["--bot"]),
        ("dance", ["dance", "play"]),
        ("--dance", ["--dance"]),
        ("rules imhotep --section S99", ["S99", "In short, Goal, Components"]),
    ],
)
def test_wrong_arguments(refused: Refused, argv: str, named: list[str]) -> None:
    sentence = refused(*argv.split())
    for word in named:
        assert word in sentence


# ---------------------------------------------------------------------- match files
def test_a_file_that_is_not_there(refused: Refused, tmp_path: Path) -> None:
    assert "missing.json" in refused("replay", tmp_path / "missing.json")
    assert "missing.json" in refused("play", "--resume", tmp_path / "missing.json")


def test_a_folder_is_no_match(refused: Refused, tmp_path: Path) -> None:
    assert str(tmp_path) in refused("replay", tmp_path)


@pytest.mark.parametrize(
    "text", [b"", b"hello", b"{", b"\xff\xfe\x00", b"[" * 100_000, b"[]", b"null", b'{"format": "chess"}', b"\x00" * 50]
)
def test_foreign_files(refused: Refused, tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "foreign.json"
    file.write_bytes(text)
    for argv in (("replay", file), ("play", "--resume", file)):
        assert "foreign.json" in refused(*argv)


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9, 0.999])
def test_truncated_files(refused: Refused, finished: Path, part: float) -> None:
    text = finished.read_bytes()
    finished.write_bytes(text[: int(len(text) * part)])
    assert "finished.json" in refused("replay", finished)


CHANGES: dict[str, tuple[dict[str, Any], list[str]]] = {
    "another rules version": ({"rules_version": 99}, ["rules_version", "99"]),
    "other content": ({"content_digest": "0123456789abcdef"}, ["content_digest", "0123456789abcdef"]),
    "an unknown game": ({"game": "mancala"}, ["game", "mancala", "imhotep"]),
    "too many seats": ({"seats": 9}, ["9", "2, 3 or 4"]),
    "seats as text": ({"seats": "three"}, ["seats", "whole number"]),
    "seats as a switch": ({"seats": True}, ["seats", "whole number"]),
    "an unknown option": ({"options": {"colour": "A"}}, ["colour", "market"]),
    "an unknown value": ({"options": {"market": "C"}}, ["market", "C"]),
    "a negative seed": ({"seed": -1}, ["seed", "-1"]),
    "a log that is no list": ({"log": {}}, ["log", "list"]),
    "a step that is nothing": ({"log": [7]}, ["step 0", "log"]),
    "a step of nobody": ({"log": [[9, {"verb": "take"}]]}, ["step 0", "log"]),
    "an unknown verb": ({"log": [[0, {"verb": "dance"}]]}, ["step 0", "dance"]),
    "a field too many": ({"winner": 1}, ["winner"]),
}


@pytest.mark.parametrize("change", CHANGES)
def test_changed_files(refused: Refused, finished: Path, change: str) -> None:
    fields, named = CHANGES[change]
    finished.write_text(json.dumps({**json.loads(finished.read_text("utf-8")), **fields}), "utf-8")
    for argv in (("replay", finished), ("play", "--resume", finished)):
        sentence = refused(*argv)
        for word in ("finished.json", *named):
            assert word in sentence


@pytest.mark.parametrize(
    "field", ["format", "game", "rules_version", "content_digest", "options", "seats", "seed", "log"]
)
def test_a_missing_field_is_named(refused: Refused, finished: Path, field: str) -> None:
    data = json.loads(finished.read_text("utf-8"))
    del data[field]
    finished.write_text(json.dumps(data), "utf-8")
    assert f"'{field}'" in refused("replay", finished)


def test_a_step_against_the_rules_is_named(refused: Refused, finished: Path) -> None:
    data = json.loads(finished.read_text("utf-8"))
    data["log"].insert(3, data["log"][0])
    finished.write_text(json.dumps(data), "utf-8")
    assert "of 'log' cannot be played" in refused("replay", finished)


def test_a_step_beyond_the_match(refused: Refused, finished: Path) -> None:
    assert "--step cannot be 5000" in refused("replay", finished, "--step", 5000)
    assert "--step cannot be -1" in refused("replay", finished, "--step", -1)


# ---------------------------------------------------------------------- going on and keeping
def test_a_match_that_goes_on_has_its_own_set_up(refused: Refused, finished: Path) -> None:
    assert "--resume" in refused("play", "--resume", finished, "--seed", 3)
    assert "--resume" in refused("play", "--resume", finished, "--option", "market=A")
    assert "3 seats" in refused("play", "--resume", finished, "--seats", "human,greedy")
    assert "mancala" in refused("play", "mancala", "--resume", finished)


def test_a_file_that_exists_is_not_written_over(refused: Refused, finished: Path) -> None:
    assert "finished.json" in refused("play", "imhotep", "--save", finished)


def test_a_place_that_cannot_be_written_to(refused: Refused, tmp_path: Path) -> None:
    assert "match.json" in refused("play", "imhotep", "--save", tmp_path / "nowhere" / "match.json")


# ---------------------------------------------------------------------- an owner's content
OVERRIDES = {
    "no TOML": ("stones = [", ["TOML"]),
    "an unknown table": ("[sphinx]\nheight = 20\n", ["sphinx", "stones"]),
    "an unknown field": ("[stones]\nweight = 2\n", ["stones", "weight", "take"]),
    "a text for a number": ('[stones]\ntake = "three"\n', ["stones.take", "three", "whole number"]),
    "a number too large": ("[stones]\nper_seat = 500\n", ["stones.per_seat", "500"]),
    "a list too short": ("[pyramid_a]\ncells = [1, 2]\n", ["pyramid_a.cells", "14"]),
    "a name unknown": ('[temple_b]\nslots = ["gold", "card", "card", "card", "card"]\n', ["temple_b.slots", "card"]),
    "a table that is none": ("stones = 3\n", ["stones", "table"]),
}


@pytest.mark.parametrize("override", OVERRIDES)
def test_a_broken_override_names_file_and_field(
    refused: Refused, tmp_path: Path, finished: Path, override: str
) -> None:
    text, named = OVERRIDES[override]
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "imhotep.toml").write_text(text)
    for argv in (("simulate", "imhotep"), ("play", "imhotep"), ("replay", finished), ("play", "--resume", finished)):
        sentence = refused(*argv, "--content", folder)
        assert sentence.startswith(str(folder / "imhotep.toml"))
        for word in named:
            assert word in sentence


def test_a_content_folder_that_is_not_there(refused: Refused, tmp_path: Path) -> None:
    assert "no such folder" in refused("simulate", "imhotep", "--content", tmp_path / "nowhere")


def test_a_broken_file_beside_the_data_is_said_before_the_server_starts(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "tables.content").mkdir()
    (tmp_path / "tables.content" / "mykerinos.toml").write_text("[parcels]\nnone = []\n", encoding="utf-8")
    assert "36 parcels in all" in refused("serve", "--data", "tables.db")
