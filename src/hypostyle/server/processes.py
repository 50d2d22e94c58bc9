"""Several server processes behind one listening socket: started together, and replaced when one of them dies.

Each is this program once more, with the socket and the key of the host handed on, the inboxes by which they pass pages
to each other, and a lifeline: by it the process says that it is ready, and its end says that the one who watches over
it is gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from types import FrameType

from hypostyle.engine.errors import BadOption
from hypostyle.server.changeover import KEY_VARIABLE, SOCKET_VARIABLE
from hypostyle.server.connection.handing_over import Inboxes
from hypostyle.server.storage.data_file import is_database

LIFELINE_VARIABLE = "HYPOSTYLE_LIFELINE"
LOOK_SECONDS = 0.1
STOP_SECONDS = 8.0  # for a process to end in good order
AGAIN_SECONDS = 1.0  # between two starts in the same place
MOST_FAILURES = 5  # starts in a row after which no process was ever ready
READY = b"ready"


def check_processes(processes: int, data: str) -> None:
    """A sentence says why there cannot be so many."""
    if processes < 1:
        raise BadOption("A server has at least one process.")
    if processes > 1 and not is_database(data):
        raise BadOption(
            f"{processes} processes need a database that they can share: --data postgresql://... "
            "A SQLite file has one server process."
        )
    if processes > 1 and os.name != "posix":
        raise BadOption("Several processes behind one socket are not possible on this system; start one.")


class Lifeline:
    """The end that a process of several holds."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line

    @classmethod
    def take_over(cls) -> Lifeline | None:
        """None if this process was not started by another one of its kind."""
        number = os.environ.pop(LIFELINE_VARIABLE, None)
        if number is None:
            return None
        line = socket.socket(fileno=int(number))
        line.set_inheritable(False)
        return cls(line)

    def say_ready(self, stop: Callable[[], None]) -> None:
        """In the loop of a server that answers; `stop` is called when nobody watches over it any more."""
        self.line.setblocking(False)
        with contextlib.suppress(OSError):
            self.line.send(READY)
        loop = asyncio.get_running_loop()

        def gone() -> None:
            loop.remove_reader(self.line)
            stop()

        loop.add_reader(self.line, gone)


class Member:
    """One of the processes, as it is seen by who watches over them."""

    def __init__(self, listening: socket.socket, key: str, inboxes: Inboxes, place: int) -> None:
        self.place = place
        self.line, other = socket.socketpair()
        self.began = time.monotonic()
        self.ready = False
        passing, ends = inboxes.settings(place)
        settings = {
            **os.environ,
            **passing,
            SOCKET_VARIABLE: str(listening.fileno()),
            KEY_VARIABLE: key,
            LIFELINE_VARIABLE: str(other.fileno()),
        }
        handed_on = (listening.fileno(), other.fileno(), *ends)
        command = (sys.executable, *sys.orig_argv[1:])
        with other:
            self.process = subprocess.Popen(command, env=settings, pass_fds=handed_on, stdin=subprocess.DEVNULL)

    def look(self) -> bool:
        """Whether it still runs; notes when it is ready."""
        if not self.ready and select.select([self.line], [], [], 0)[0]:
            with contextlib.suppress(OSError):
                self.ready = self.line.recv(len(READY)) == READY
        return self.process.poll() is None

    def end(self, seconds: float) -> None:
        try:
            self.process.wait(max(0.0, seconds))
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.line.close()


class Processes:
    """Watches over the processes of one server, until it is asked to stop."""

    def __init__(self, count: int, listening: socket.socket, key: str, ready: Callable[[], None]) -> None:
        self.count = count
        self.listening = listening
        self.key = key
        self.announce = ready
        self.members: list[Member] = []
        self.inboxes: Inboxes
        self.should_exit = False
        self.asked_to_stop = False
        self.announced = False
        self.failures = 0

    def run(self) -> bool:
        """Whether they ever served."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.stop)
        self.inboxes = Inboxes(self.count)
        try:
            self.members = [self.member(place) for place in range(self.count)]
            while not self.should_exit and self.failures < MOST_FAILURES:
                self.members = [self.kept(member) for member in self.members]
                if not self.announced and all(member.ready for member in self.members):
                    self.announced = True
                    self.announce()
                time.sleep(LOOK_SECONDS)
        finally:
            self.end()
        return self.announced

    def kept(self, member: Member) -> Member:
        """The same process, or another one in its place if it has died."""
        if member.look():
            return member
        if time.monotonic() - member.began < AGAIN_SECONDS:  # one that dies at once is not started without a pause
            return member
        self.failures = 0 if member.ready else self.failures + 1
        member.line.close()
        print(f"A server process ended ({member.process.returncode}); another takes its place.", file=sys.stderr)
        return self.member(member.place)

    def member(self, place: int) -> Member:
        return Member(self.listening, self.key, self.inboxes, place)

    def stop(self, number: int, frame: FrameType | None) -> None:
        self.should_exit = self.asked_to_stop = True

    def end(self) -> None:
        for member in self.members:
            with contextlib.suppress(ProcessLookupError):
                member.process.terminate()
        latest = time.monotonic() + STOP_SECONDS
        for member in self.members:
            member.end(latest - time.monotonic())
        self.inboxes.close()
