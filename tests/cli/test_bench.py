"""`hypostyle bench`: its shape; speed itself is never asserted."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hypostyle import mode
from hypostyle.cli import bench

from .conftest import Run

RATES = ["decisions_per_s", "copies_per_s", "copy_from_per_s", "simulations_per_s"]


class Mismatch(Exception):
    pass


@pytest.fixture(autouse=True)
def _short_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SLICES", 1)
    monkeypatch.setattr(bench, "SLICE_SECONDS", 0.0)
    monkeypatch.setattr(bench, "COMPARED_GAMES", 1)
    monkeypatch.setattr(bench, "COMPARED_REPEATS", 1)


def fake_ratios(measure: Any) -> Any:
    return lambda: SimpleNamespace(measure=measure, Mismatch=Mismatch)


def test_figures_by_game_and_players(run: Run) -> None:
    said = run("bench", "imhotep", "--json")
    assert (said.code, said.err) == (0, "")
    found = json.loads(said.out)
    assert found["mode"] == mode.name()
    assert list(found["games"]) == ["imhotep"]
    assert list(found["games"]["imhotep"]) == ["2", "3", "4"]
    for figures in found["games"]["imhotep"].values():
        assert list(figures) == [*RATES, "compiled_vs_interpreted"]
        assert all(figures[name] > 0 for name in RATES)
        assert (figures["compiled_vs_interpreted"] is None) == (mode.name() == "interpreted")
    assert "ratios" not in found


def test_a_readable_table(run: Run) -> None:
    out = run("bench", "imhotep").out
    assert "imhotep" in out
    assert "Simulations/s" in out


def test_ratios_when_asked(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(ceiling: bool, peers: bool, progress: Any) -> dict[str, Any]:
        assert (ceiling, peers) == (True, False)
        progress("games", 1, 2)
        return {"ratios": {"imhotep_games_vs_cpp": 0.97}, "rows": [], "notes": ["A note."]}

    monkeypatch.setattr(bench, "ratios_module", fake_ratios(measure))
    found = json.loads(run("bench", "imhotep", "--ceiling", "--json").out)
    assert found["ratios"] == {"imhotep_games_vs_cpp": 0.97}
    out = run("bench", "imhotep", "--ceiling").out
    assert "0.97" in out
    assert "A note." in out


def test_a_comparison_of_different_games_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(*_: Any, **__: Any) -> dict[str, Any]:
        raise Mismatch("They differ.")

    monkeypatch.setattr(bench, "ratios_module", fake_ratios(measure))
    said = run("bench", "imhotep", "--peers", "--json")
    assert (said.code, said.out, said.err) == (2, "", "They differ.\n")


def test_an_installed_package_has_no_comparisons(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bench, "SOURCE_TREE", tmp_path)
    said = run("bench", "--ceiling")
    assert said.code == 2
    assert "benchmarks" in said.err
