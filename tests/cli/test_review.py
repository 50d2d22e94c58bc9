"""`hypostyle review`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hypostyle

from .conftest import Run

QUICK = ("--simulations", 8, "--workers", 1)


def test_as_a_person_reads_it(run: Run, finished: Path, tmp_path: Path) -> None:
    report, kept = tmp_path / "report.html", tmp_path / "kept.jsonl"
    said = run("review", finished, *QUICK, "--seat", 0, "--report", report, "--resume", kept, "--lang", "fr")
    assert (said.code, said.err) == (0, "")
    for words in ("Noir", "À revoir", "simulations (graine 0)", str(report)):
        assert words in said.out
    page = report.read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "<polyline" in page
    assert "http" not in page  # nothing is loaded from elsewhere
    again = run("review", finished, *QUICK, "--seat", 0, "--resume", kept, "--json")
    found = json.loads(again.out)
    assert {"seats", "decisions", "curve"} <= set(found)
    assert found["judged"] == found["to_judge"] == len(kept.read_text().splitlines()) - 1
    decision = next(one for one in found["decisions"] if one["word"] != "only")
    assert {"step", "seat", "played", "best", "loss", "points", "lines", "word"} <= set(decision)


def changed(file: Path, **fields: object) -> Path:
    data = json.loads(file.read_text(encoding="utf-8"))
    other = file.with_name("changed.json")
    other.write_text(json.dumps(data | fields), encoding="utf-8")
    return other


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"rules_version": 99}, "rules_version"),
        ({"content_digest": "other"}, "content_digest"),
        ({"log": []}, "not over"),
        ({"log": [[0, {"verb": "win"}]]}, "step 0"),
        ({"game": "chess"}, "chess"),
    ],
)
def test_files_that_cannot_be_reviewed(run: Run, finished: Path, fields: dict[str, object], words: str) -> None:
    said = run("review", changed(finished, **fields), *QUICK)
    assert said.code == 2
    assert words in said.err
    assert said.err.count("\n") == 1
    assert "changed.json" in said.err


def test_other_mistakes(run: Run, finished: Path, tmp_path: Path) -> None:
    whole = json.loads(finished.read_text())
    for name, written in (
        ("damaged", finished.read_bytes()[:200]),
        ("empty", b""),
        ("binary", bytes(range(256))),
        ("nested", b"[" * 200_000),
        ("list", b"[1, 2]"),
        ("longer", json.dumps(whole | {"log": [*whole["log"], whole["log"][-1]]}).encode()),
    ):
        (tmp_path / f"{name}.json").write_bytes(written)
    for words, sentence in (
        ((tmp_path / "damaged.json",), "no valid JSON"),
        ((tmp_path / "empty.json",), "no valid JSON"),
        ((tmp_path / "binary.json",), "no valid JSON"),
        ((tmp_path / "nested.json",), "no valid JSON"),
        ((tmp_path / "list.json",), "no match file"),
        ((tmp_path / "longer.json",), "The match is over"),
        ((tmp_path,), "cannot be read"),
        ((tmp_path / "nothing.json",), "cannot be read"),
        ((finished, "--seat", 7), "no seat 7"),
        ((finished, "--simulations", 0), "simulations"),
        ((finished, "--report", tmp_path / "no" / "r.html"), "cannot be written"),
        ((finished, "--resume", finished), "is no file of the review"),
    ):
        said = run("review", *words, *QUICK[2:])
        assert said.code == 2, words
        assert sentence in said.err
        assert said.err.count("\n") == 1
    assert hypostyle.load(finished).over  # nothing was written over it
