"""Compiling beside a running program: it begins with the program, ends with it, and reports once.

`run.py` asks for it where it starts a program before the engine is compiled, so that nobody waits for the compiler.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator

from hypostyle import mode

VARIABLE = "HYPOSTYLE_COMPILE_BESIDE"  # the run.py that does it
WORDS = ("compile", "--beside")


@contextlib.contextmanager
def compiling(report: Callable[[bool], None]) -> Iterator[bool]:
    """Compile while the block runs, if that was asked for: the block is told whether it was.

    `report` is called in a thread of its own, with whether it worked, unless the block ends before.
    """
    script = os.environ.pop(VARIABLE, None)  # not for what this program starts
    if script is None:
        yield False
        return
    compiler = subprocess.Popen(
        (sys.executable, script, *WORDS),
        stdin=subprocess.PIPE,  # the compiler ends when this is closed, however this program ends
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={name: value for name, value in os.environ.items() if name != mode.VARIABLE},
        process_group=0,
    )
    left = threading.Event()

    def wait() -> None:
        worked = compiler.wait() == 0
        if not left.is_set():
            report(worked)

    threading.Thread(target=wait, daemon=True).start()
    try:
        yield True
    finally:
        left.set()
        assert compiler.stdin is not None
        compiler.stdin.close()
        compiler.wait()
