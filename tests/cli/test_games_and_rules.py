"""`hypostyle games` and `hypostyle rules`."""

from __future__ import annotations

import json
import re

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


@pytest.mark.parametrize("slug", ["imhotep", "egizia", "hieroglyph_wall", "mykerinos", "silver_gold_pyramids"])
def test_the_rules_begin_in_short_and_show_no_codes(run: Run, slug: str) -> None:
    out = run("rules", slug, "--lang", "en").out
    assert out.index("## In short") < out.index("### Goal") < out.index("### The end")
    assert not re.search(r"\b[A-Z]-?\d+\b|!\[", out)


def test_one_section_of_the_rules_with_what_explains_it(run: Run) -> None:
    out = run("rules", "imhotep", "--section", "s06").out
    assert out.startswith("## Take stones")
    assert "\n> Taking stones needs room" in out
    assert out.count("## ") == 1


def test_sections_by_words_of_their_title(run: Run) -> None:
    out = run("rules", "imhotep", "--section", "market").out
    assert [line for line in out.splitlines() if line.startswith("## ")] == ["## Market, side A", "## Market, side B"]


def test_a_table_of_the_rules_is_a_table(run: Run) -> None:
    assert "| players | 1st | 2nd | 3rd | 4th |\n| --- |" in run("rules", "imhotep", "--section", "S17").out


def test_the_game_in_short(run: Run) -> None:
    out = run("rules", "imhotep", "--lang", "fr", "--section", "bref").out
    assert out.startswith("## En bref")
    assert "- **Temple** (fin de manche) 1 point" in out


def test_one_ruling(run: Run) -> None:
    out = run("rules", "imhotep", "--section", "R-05").out
    assert out.startswith("Taking a market card")
    assert out.count("\n") == 1


def test_the_coverage_of_the_rulebook_counts_the_tests(run: Run) -> None:
    lines = run("rules", "imhotep", "--coverage").out.splitlines()
    assert lines[-1] == f"rulebook coverage imhotep {len(lines) - 1}/{len(lines) - 1}"
    assert any(line.startswith("R-21") for line in lines)
