"""The command line as a person meets it: arguments and typed lines in, exit code and text out."""

from __future__ import annotations

import io
import os
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

import hypostyle
from hypostyle import mode
from hypostyle.cli import main


@dataclass(frozen=True)
class Said:
    """What a command answered."""

    code: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`run("play", "--seed", "1", typed=["1", "q"])`, in English and away from the tester's own settings."""
    for name in [name for name in os.environ if name.startswith("LC_") or name in ("LANG", "HYPOSTYLE_CONTENT")]:
        monkeypatch.delenv(name)
    if mode.name() == "interpreted":
        monkeypatch.setenv(mode.VARIABLE, "1")  # asked for, so nothing is said about it

    def run_command(*argv: object, typed: Sequence[str] = ()) -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main([str(word) for word in argv])
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return run_command


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A match file played to the end at random."""
    match = hypostyle.game("imhotep").new(seats=3, seed=7, options={"pyramid": "B"})
    dice = random.Random(1)
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))
    match.save(tmp_path / "finished.json")
    return tmp_path / "finished.json"
