"""`hypostyle games` and `hypostyle rules`."""

from __future__ import annotations

import json

import pytest

from .conftest import Run


def test_the_hall_lists_title_players_minutes_and_options(run: Run) -> None:
    out = run("games").out
    assert "imhotep: Imhotep" in out
    assert "2–4 players, about 40 minutes" in out
    assert "--option wrath=yes|no" in out


def test_the_hall_as_json(run: Run) -> None:
    game = json.loads(run("games", "--json").out)["games"]["imhotep"]
    assert game["players"] == [2, 3, 4]
    assert game["options"]["market"] == ["A", "B"]


@pytest.mark.parametrize(("language", "title"), [("en", "# Imhotep: the rules"), ("fr", "# Imhotep")])
def test_the_rules_are_plain_text_in_a_pipe(run: Run, language: str, title: str) -> None:
    out = run("rules", "imhotep", "--lang", language).out
    assert out.startswith(title)
    assert "\x1b" not in out


def test_one_section_of_the_rules(run: Run) -> None:
    out = run("rules", "imhotep", "--section", "s08").out
    assert out.startswith("## S08 ")
    assert "S09" not in out


def test_one_ruling(run: Run) -> None:
    out = run("rules", "imhotep", "--section", "R-05").out
    assert out.startswith("- **R-05**")
    assert out.count("\n") == 1


def test_the_coverage_of_the_rulebook_counts_the_tests(run: Run) -> None:
    lines = run("rules", "imhotep", "--coverage").out.splitlines()
    assert lines[-1] == f"rulebook coverage imhotep {len(lines) - 1}/{len(lines) - 1}"
    assert any(line.startswith("R-21") for line in lines)
