"""Starting: version, help, language, mode, closed pipes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import hypostyle
from hypostyle import mode
from hypostyle.cli.speech import chosen_language

from .conftest import Run

SOURCE = Path(hypostyle.__file__).parents[1]


def python(*argv: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run([sys.executable, *argv], env=environment, capture_output=True, text=True, encoding="utf-8")


def test_the_version_names_the_mode(run: Run) -> None:
    assert run("--version").out == f"hypostyle 0.1.0 ({mode.name()})\n"


def test_the_version_costs_no_import_of_rich_or_fluent() -> None:
    done = python("-X", "importtime", "-m", "hypostyle", "--version")
    assert done.returncode == 0
    imported = {line.rpartition("|")[2].strip().partition(".")[0] for line in done.stderr.splitlines()}
    assert "hypostyle" in imported
    assert not imported & {"rich", "fluent"}


def test_a_whole_command_as_a_process_of_its_own() -> None:
    done = python("-m", "hypostyle", "games", "--lang", "fr")
    assert (done.returncode, done.stderr) == (0, "")
    assert "2–4 joueurs" in done.stdout


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    said = run()
    assert said.code == 0
    assert all(command in said.out for command in ("play", "simulate", "bench", "replay", "rules", "games"))


@pytest.mark.parametrize("command", ["play", "simulate", "bench", "replay", "rules", "games", "compile"])
def test_every_command_has_help(run: Run, command: str) -> None:
    said = run(command, "--help")
    assert (said.code, said.err) == (0, "")
    assert f"hypostyle {command}" in said.out


@pytest.mark.parametrize(
    ("setting", "language"),
    [
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
        ({}, "en"),
        ({"LC_ALL": "en_GB", "LANG": "fr_FR"}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(
    monkeypatch: pytest.MonkeyPatch, setting: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in setting.items():
        monkeypatch.setenv(name, value)
    assert chosen_language(None) == language
    assert chosen_language("fr") == "fr"


def test_an_engine_that_was_never_compiled_says_so_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(mode.VARIABLE, raising=False)
    monkeypatch.setattr(mode, "name", lambda: "interpreted")
    assert run("games").err.count("interpreted") == 1
    assert run("games", "--json").err == ""
    monkeypatch.setenv(mode.VARIABLE, "1")
    assert run("games").err == ""


@pytest.mark.skipif(os.name == "nt", reason="signals of closed pipes are a matter of POSIX")
def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    command = f"{sys.executable} -m hypostyle rules imhotep"
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    with subprocess.Popen(command.split(), env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_a_fault_of_ours_is_one_sentence_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> list[str]:
        raise ZeroDivisionError("a test")

    monkeypatch.setattr("hypostyle.catalog.games", broken)
    said = run("games")
    assert said.code == 1
    assert said.err.count("\n") == 1
    assert "ZeroDivisionError" in said.err
    assert "Traceback" not in said.err
