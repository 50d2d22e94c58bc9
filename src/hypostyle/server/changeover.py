"""The change-over to the engine that was compiled beside the table: the same process starts anew, behind an open door.

Whoever knocks meanwhile waits in the queue of the listening socket, which is handed on. Everything else is on the disk:
pages connect again and ask for what they missed, and bots that were thinking are asked once more.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from hypostyle import mode

SOCKET_VARIABLE = "HYPOSTYLE_LISTENING"
KEY_VARIABLE = "HYPOSTYLE_HOST_KEY"
POSSIBLE = os.name == "posix"  # elsewhere no program can become another one
LONGEST_WAIT = 20.0  # seconds for a moment in which no bot thinks and no race is on
LOOK_AGAIN = 0.05

COMPILING = "The engine is being compiled meanwhile; the table can be used at once."
COMPILED = "Compiled: the table now runs at full speed."
COMPILED_FOR_LATER = "Compiled: the next start runs at full speed."
NOT_COMPILED = (
    "Compiling failed: the table goes on interpreted, with the same rules but slower bots. "
    "`python3 run.py compile` shows why."
)


class Stoppable(Protocol):
    """What this needs of a running server."""

    should_exit: bool
    asked_to_stop: bool


@dataclass
class Inheritance:
    """What the process before handed on: its listening socket, and the key its host was given."""

    listening: socket.socket
    key: str

    @classmethod
    def take_over(cls) -> Inheritance | None:
        """Take over from the interpreted process; None if this one started by itself."""
        number = os.environ.pop(SOCKET_VARIABLE, None)
        if number is None:
            return None
        with contextlib.suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:  # what that process had started ended with it
                pass
        listening = socket.socket(fileno=int(number))
        listening.set_inheritable(False)
        return cls(listening, os.environ.pop(KEY_VARIABLE, ""))


class ChangeOver:
    """Waits for the compiler, stops the server at a quiet moment, and starts it anew."""

    def __init__(self, server: Stoppable, listening: socket.socket, key: str, is_quiet: Callable[[], bool]) -> None:
        self.server = server
        self.inheritance = Inheritance(listening.dup(), key)  # uvicorn closes the one it was given
        self.is_quiet = is_quiet
        self.due = False

    def report(self, worked: bool) -> None:
        """Told by the thread that waits for the compiler."""
        if not worked:
            print(NOT_COMPILED, file=sys.stderr, flush=True)
        elif not POSSIBLE:
            print(COMPILED_FOR_LATER, flush=True)
        else:
            latest = time.monotonic() + LONGEST_WAIT
            while not self.is_quiet() and time.monotonic() < latest:
                time.sleep(LOOK_AGAIN)
            self.due = self.server.should_exit = True

    def carry_out(self) -> None:
        """Become the compiled server, if that is due; the server has stopped, and nobody asked it to."""
        if not self.due or self.server.asked_to_stop:
            return
        settings = {name: value for name, value in os.environ.items() if name != mode.VARIABLE}
        settings[SOCKET_VARIABLE] = str(self.inheritance.listening.fileno())
        settings[KEY_VARIABLE] = self.inheritance.key
        self.inheritance.listening.set_inheritable(True)
        atexit._run_exitfuncs()  # this program ends here, in good order
        os.execve(sys.executable, (sys.executable, *sys.orig_argv[1:]), settings)
