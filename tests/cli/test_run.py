"""run.py: what it starts with, and what it does where compiling works, fails, or was interrupted."""

import sys
from pathlib import Path
from typing import Any

import pytest

import run
from hypostyle import mode
from hypostyle.compiling import beside

BUILDS = 'from pathlib import Path; Path("src/engine.so").touch()'
BUILDS_NOTHING = 'print("no compiler")'
BREAKS = f'{BUILDS}; raise SystemExit("a mistake in the rules")'


class Clone:
    """A fresh clone in which setup.py is a line of the test's own."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.started: dict[str, Any] = {}
        monkeypatch.setattr(run, "ROOT", root)
        monkeypatch.setattr(run, "VENV", root / ".venv")
        monkeypatch.setattr(run, "PYTHON", Path(sys.executable))
        monkeypatch.setattr(run, "COMPILING", root / ".cache" / "compile.lock")
        monkeypatch.setattr(run, "WORKS", "")
        monkeypatch.setattr(run, "prepare_packages", lambda *names: None)
        monkeypatch.setattr(run, "install_project", lambda: None)
        monkeypatch.setattr(run, "hand_over", self.hand_over)
        monkeypatch.delenv(mode.VARIABLE, raising=False)
        for folder in (".venv", "src"):
            (root / folder).mkdir()
        (root / "requirements").mkdir()
        (root / "requirements" / "play.txt").touch()
        (root / "pyproject.toml").touch()
        self.build_with(BUILDS)

    def build_with(self, line: str) -> None:
        (self.root / "setup.py").write_text(f"{line}\n", encoding="utf-8")

    def hand_over(self, *arguments: str, **settings: str) -> int:
        self.started = {"arguments": arguments, **settings}
        return 0


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Clone:
    return Clone(tmp_path, monkeypatch)


@pytest.mark.parametrize("command", ["play", "serve"])
def test_what_is_not_compiled_starts_interpreted_and_is_compiled_beside(clone: Clone, command: str) -> None:
    run.COMMANDS[command](["--port", "1"])
    assert clone.started["arguments"] == ("-m", "hypostyle", command, "--port", "1")
    assert clone.started[mode.VARIABLE] == "1"
    assert clone.started[beside.VARIABLE] == str(run.RUN)
    assert clone.started["PYTHONPATH"] == str(clone.root / "src")
    assert run.COMMANDS["compile"]([]) == 0
    run.COMMANDS[command]([])
    assert clone.started == {"arguments": ("-m", "hypostyle", command)}


def test_a_changed_source_is_compiled_beside_again(clone: Clone) -> None:
    run.compile_now([])
    (clone.root / "src" / "rules.py").write_text("# other rules\n", encoding="utf-8")
    run.play([])
    assert beside.VARIABLE in clone.started


def test_a_source_that_changes_while_it_is_compiled_is_compiled_again(clone: Clone) -> None:
    clone.build_with(f'{BUILDS}; Path("src/rules.py").touch()')
    run.compile_now([])
    run.play([])
    assert beside.VARIABLE in clone.started


def test_nobody_waits_for_another_run_where_the_packages_are_there(
    clone: Clone, monkeypatch: pytest.MonkeyPatch
) -> None:
    run.stamp_file("venv").write_text(run.venv_stamp(), encoding="utf-8")
    run.stamp_file("play").write_text(run.requirements_stamp("play"), encoding="utf-8")
    monkeypatch.delattr(run, "alone")
    run.play([])
    assert beside.VARIABLE in clone.started


def test_who_asks_for_the_interpreted_engine_compiles_nothing(clone: Clone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(mode.VARIABLE, "1")
    run.play([])
    assert beside.VARIABLE not in clone.started


def test_without_a_compiler_nothing_is_tried_again_until_asked(
    clone: Clone, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clone.build_with(BUILDS_NOTHING)
    assert run.compile_now([]) == 1
    said = capfd.readouterr().err
    assert said.index("no compiler") < said.index("No C compiler worked here: the engine runs interpreted")
    run.play([])
    assert clone.started == {"arguments": ("-m", "hypostyle", "play")}
    run.compile_now([])
    assert "No C compiler" in capfd.readouterr().err


@pytest.mark.parametrize("fault", ["build", "import"])
def test_an_engine_that_does_not_build_or_load_leaves_nothing_behind(
    clone: Clone, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if fault == "build":
        clone.build_with(BREAKS)
    else:
        monkeypatch.setattr(run, "WORKS", "import nothing_of_this_name")
    with pytest.raises(run.Failed, match="could not be compiled"):
        run.compile_now([])
    assert run.extensions() == []
    run.play([])
    assert beside.VARIABLE in clone.started, "it is tried again"


def test_what_run_py_and_the_package_call_by_name_is_the_same() -> None:
    assert (run.INTERPRETED, run.COMPILE_BESIDE) == (mode.VARIABLE, beside.VARIABLE)
    assert beside.WORDS == ("compile", run.BESIDE)
    assert beside.WORDS[0] in run.COMMANDS
