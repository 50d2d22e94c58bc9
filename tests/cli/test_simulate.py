"""`hypostyle simulate`."""

from __future__ import annotations

import json
from typing import Any

import pytest

import hypostyle
from hypostyle import mode

from .conftest import Run


def report(run: Run, *argv: object) -> dict[str, Any]:
    said = run("simulate", "imhotep", "--json", *argv)
    assert (said.code, said.err) == (0, "")
    parsed: dict[str, Any] = json.loads(said.out)
    return parsed


def test_the_report_has_exactly_these_fields(run: Run) -> None:
    found = report(run, "--players", 3, "--games", 4, "--seed", 10)
    assert list(found) == ["game", "players", "mode", "decisions", "seconds", "decisions_per_s", "games"]
    assert (found["game"], found["players"], found["mode"]) == ("imhotep", 3, mode.name())
    assert [match["seed"] for match in found["games"]] == [10, 11, 12, 13]
    for match in found["games"]:
        assert list(match) == ["seed", "scores", "ranking", "decisions"]
        assert len(match["scores"]) == len(match["ranking"]) == 3
        assert min(match["ranking"]) == 1
    assert found["decisions"] == sum(match["decisions"] for match in found["games"])
    assert found["decisions_per_s"] == pytest.approx(found["decisions"] / found["seconds"])


def test_the_same_seeds_give_the_same_games(run: Run) -> None:
    first = report(run, "--games", 3, "--seed", 5)["games"]
    assert report(run, "--games", 3, "--seed", 5)["games"] == first
    assert report(run, "--games", 1, "--seed", 7)["games"] == first[2:]


def test_options_change_the_games(run: Run) -> None:
    plain = report(run, "--games", 3)["games"]
    assert report(run, "--games", 3, "--option", "pyramid=B", "--option", "wrath=yes")["games"] != plain


def test_bots_play_whole_matches_from_their_seeds(run: Run) -> None:
    options = ("--players", 2, "--games", 2, "--seed", 3, "--bots", "greedy,random")
    found = report(run, *options)
    assert report(run, *options)["games"] == found["games"]
    assert all(match["decisions"] > 20 for match in found["games"])


def test_one_bot_stands_for_all_seats(run: Run) -> None:
    assert report(run, "--players", 4, "--games", 1, "--bots", "random")["players"] == 4


def test_without_json_a_readable_table(run: Run) -> None:
    out = run("simulate", "imhotep", "--games", 5, "--lang", "en").out
    assert "Black" in out
    assert "Mean points" in out
    assert "5 matches" in out


def test_an_owners_content_is_played_with(run: Run, tmp_path: Any) -> None:
    (tmp_path / "imhotep.toml").write_text('[temple_a]\npoints = 50\nsource = "test"\nconfidence = "one source"\n')
    plain = report(run, "--games", 1)["games"][0]["scores"]
    assert sum(report(run, "--games", 1, "--content", tmp_path)["games"][0]["scores"]) > sum(plain)
    assert hypostyle.game("imhotep").content.origin == "built-in"
    assert report(run, "--games", 1)["games"][0]["scores"] == plain
