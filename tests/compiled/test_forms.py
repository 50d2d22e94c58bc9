"""The compiled and the interpreted engine play the same matches, byte for byte."""

import os
import subprocess
import sys

import pytest

import hypostyle
from hypostyle import mode
from hypostyle.testing.trace import traces

MATCHES = 48


@pytest.mark.parametrize("slug", hypostyle.games())
def test_interpreted_equals_compiled_step_by_step(slug: str) -> None:
    """The child runs the plain sources with checked rows: a stray index or a value too wide ends it."""
    command = [sys.executable, "-m", "hypostyle.testing.trace", slug, str(MATCHES)]
    child = subprocess.run(command, env={**os.environ, mode.VARIABLE: "1"}, capture_output=True, text=True)
    assert child.returncode == 0, child.stderr
    assert child.stdout.split("\n")[:-1] == traces(hypostyle.game(slug), MATCHES)
