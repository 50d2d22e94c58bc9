"""The example bots, run as their readers would run them: neither knows anything of hypostyle but its protocol."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import hypostyle
from hypostyle.arena.playing import play_out
from hypostyle.bots.program import Program

FOLDER = Path(__file__).parents[2] / "examples" / "bots"
AMPLE = 600.0


def node() -> str:
    """The Node that came with the tools of the browser sources."""
    beside = Path(sys.executable).parent
    found = shutil.which("node", path=os.pathsep.join((str(beside), os.environ.get("PATH", ""))))
    assert found is not None, "python3 run.py web installs Node"
    return found


COMMANDS: dict[str, Callable[[], list[str]]] = {
    "python": lambda: [sys.executable, "-S", "-I", str(FOLDER / "bot.py")],  # without site packages: no hypostyle
    "javascript": lambda: [node(), str(FOLDER / "bot.mjs")],
}


@pytest.mark.parametrize("slug", hypostyle.games())
def test_they_play_every_game_without_a_fault(slug: str) -> None:
    game = hypostyle.game(slug)
    options = {option.name: option.values[-1] for option in game.options}
    bots = [Program(game, seat, shlex.join(command()), AMPLE) for seat, command in enumerate(COMMANDS.values())]
    match = game.new(2, 1, options)
    play_out(match, bots, 1)
    assert match.over
    assert [bot.faults for bot in bots] == [[], []]
    assert [bot.name for bot in bots] == ["Bare Python", "Bare JavaScript"]
    assert all(bot.number > 3 for bot in bots)


def test_the_python_one_plays_the_same_match_again() -> None:
    game = hypostyle.game("imhotep")
    logs = []
    for _ in range(2):
        bots = [Program(game, seat, shlex.join(COMMANDS["python"]()), AMPLE) for seat in range(2)]
        match = game.new(2, 8)
        play_out(match, bots, 8)
        logs.append(match.log)
    assert logs[0] == logs[1]
