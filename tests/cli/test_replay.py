"""`hypostyle replay`."""

from __future__ import annotations

import re
from pathlib import Path

import hypostyle

from .conftest import Run


def test_a_match_is_told_to_its_score_sheet(run: Run, finished: Path) -> None:
    said = run("replay", finished)
    match = hypostyle.load(finished)
    assert (said.code, said.err) == (0, "")
    assert "   0  Round 1\n" in said.out
    assert f"{len(match.log):>4}  " in said.out
    assert "Round 6/6" in said.out
    total = next(line for line in said.out.splitlines() if "Total" in line)
    assert [int(cell) for cell in total.split("│")[2:-1]] == match.outcome.scores


def test_a_match_in_french(run: Run, finished: Path) -> None:
    out = run("replay", finished, "--lang", "fr").out
    assert "   0  Manche 1\n" in out
    assert "Chambre funéraire" in out


def test_what_belongs_together_is_one_line_with_points_and_totals(run: Run, finished: Path) -> None:
    out = run("replay", finished).out
    assert re.search(r"  Temple: \S+ \+\d+ \(\d+\), \S+ \+\d+ \(\d+\)", out), "each seat, its points, its total"
    assert re.search(r"^ +Round 2 · \S+ \d+, \S+ \d+, \S+ \d+$", out, re.M), "a chapter says how the seats stand"
    assert "(4 cards at the Market)" in out
    assert "was laid on place" not in out


def test_up_to_a_step(run: Run, finished: Path) -> None:
    out = run("replay", finished, "--step", 5).out
    assert "   5  " in out
    assert "   6  " not in out
    assert "Step 5: the match goes on" in out


def test_the_set_up_alone(run: Run, finished: Path) -> None:
    assert "Step 0" in run("replay", finished, "--step", 0).out


def test_with_the_content_it_was_played_with(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "imhotep.toml").write_text("[stones]\ntake = 2\n")
    game = hypostyle.game("imhotep")
    game.new(seats=2, seed=1, content=game.load_content(folder)).save(tmp_path / "match.json")
    assert run("replay", tmp_path / "match.json", "--content", folder).code == 0
    refused = run("replay", tmp_path / "match.json")
    assert refused.code == 2
    assert "content_digest" in refused.err
