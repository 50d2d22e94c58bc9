"""Matches as data: what is recorded is what was played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hypostyle
from hypostyle.cli import main
from hypostyle.engine.errors import BadOption, BadSave
from hypostyle.research.batch import Batch
from hypostyle.research.recording import Recording, header_of, recorder

from .tables import every_table


def random_match(slug: str, seats: int, options: dict[str, Any], seed: int) -> hypostyle.Match:
    match, dice = hypostyle.game(slug).new(seats, seed, options), np.random.default_rng(seed)
    while not match.over:
        seat = int(dice.choice(match.to_move))
        match.play(seat, int(dice.choice(match.state.legal_actions(seat))))
    return match


@pytest.mark.parametrize("ending", ["parquet", "jsonl"])
@pytest.mark.parametrize(("slug", "seats", "options"), every_table())
def test_a_recorded_match_replays(slug: str, seats: int, options: dict[str, Any], ending: str, tmp_path: Path) -> None:
    file = tmp_path / f"matches.{ending}"
    matches = [random_match(slug, seats, options, seed) for seed in (3, 4)]
    with recorder(file, header_of(matches[0], ["random"] * seats)) as record:
        for match in matches:
            record(match)
    recording = Recording(file)
    assert recording.verify() == 2
    rows = list(recording)
    assert [(row.seat, row.action) for row in rows] == matches[0].log + matches[1].log
    assert rows[0].scores == matches[0].outcome.scores


@pytest.mark.parametrize("ending", ["parquet", "jsonl"])
def test_simulate_records_what_it_plays(ending: str, tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / f"matches.{ending}"
    assert main(["simulate", "imhotep", "--games", "2", "--seed", "7", "--json", "--record", str(file)]) == 0
    report = json.loads(capsys.readouterr().out)
    recording = Recording(file)
    assert recording.verify() == 2
    assert sum(1 for _ in recording) == report["decisions"]
    assert recording.header.bots == ["random", "random"]


def test_arrays_are_what_a_batch_would_have_shown(tmp_path: Path) -> None:
    match = random_match("imhotep", 2, {}, 5)
    with recorder(tmp_path / "one.jsonl", header_of(match, ["random"] * 2)) as record:
        record(match)
    data = Recording(tmp_path / "one.jsonl").arrays()
    batch = Batch("imhotep", 1, 2, seed=5)
    for number, action in enumerate(data["actions"]):
        assert np.array_equal(batch.observations[0], data["observations"][number])
        assert np.array_equal(batch.masks[0], data["masks"][number])
        assert batch.movers[0] == data["seats"][number]
        batch.step(np.array([action]))
    assert data["wins"][data["seats"] == match.outcome.winners[0]].min() > 0


def changed(file: Path, line: int, **fields: Any) -> None:
    lines = file.read_text().splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), **fields})
    file.write_text("\n".join(lines) + "\n")


@pytest.mark.parametrize(
    ("line", "fields", "sentence"),
    [
        (5, {"action": 58}, "step 4 of match 5 cannot be played"),
        (5, {"legal": [0]}, "is another than the one recorded, at step 4"),
        (5, {"seat": 1, "step": 77}, "has no decision of seat 1 at step 77"),
        (-1, {"scores": [1, 1]}, "ends otherwise than was recorded"),
        (0, {"rules_version": 99}, "recorded by rules 99"),
        (0, {"format": "a diary"}, "this is no 'hypostyle recording 1'"),
        (0, {"weather": "fine"}, "this is no recording that can be read"),
    ],
)
def test_a_recording_that_lies_is_found_out(line: int, fields: dict[str, Any], sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "lie.jsonl"
    match = random_match("imhotep", 2, {}, 5)
    with recorder(file, header_of(match, ["random"] * 2)) as record:
        record(match)
    changed(file, line, **fields)
    with pytest.raises(hypostyle.HypostyleError, match=sentence):
        Recording(file).verify()


def test_files_of_other_kinds_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"ends in \.parquet or \.jsonl, not 'matches\.csv'"):
        Recording(tmp_path / "matches.csv")
    with pytest.raises(BadSave, match="this is no recording that can be read"):
        Recording(tmp_path / "missing.jsonl")
    (tmp_path / "noise.parquet").write_bytes(b"noise")
    with pytest.raises(BadSave, match="this is no recording that can be read"):
        Recording(tmp_path / "noise.parquet")


def test_an_interrupted_recording_leaves_no_file(tmp_path: Path) -> None:
    match = random_match("imhotep", 2, {}, 5)

    def interrupted() -> None:
        with recorder(tmp_path / "x.jsonl", header_of(match, [])) as record:
            record(match)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert list(tmp_path.iterdir()) == []
