"""A conversation with another process: lines of text in both directions, each wait with an end, memory within bounds.

Nothing the other side does can hold us up or fill our memory: it may be silent, deaf, endless or dead.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
import weakref
from collections import deque
from collections.abc import Sequence
from typing import IO

LONGEST_LINE = 1_000_000  # bytes; an answer has about forty
LINES_AHEAD = 16  # that are read before somebody wants them; then the other side has to wait
CHUNK = 65_536
LAST_WORDS = 8  # lines of its standard error that are kept
LONGEST_WORD = 300  # bytes of each of them
GLANCE = 0.05  # seconds between two looks whether the other side, or we, have gone
GRACE = 1.0  # seconds to end in, once its standard input is closed


class Silence(Exception):
    """Nothing was said in time."""


class Ended(Exception):
    """The other side has gone, or listens or speaks no longer."""


class Endless(Exception):
    """A line that does not end."""


class Conversation:
    """A process that was started to be talked to; it ends with this object, whatever it does."""

    def __init__(self, command: Sequence[str]) -> None:
        self.process = subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,  # it is ended with everything it has started, and a Ctrl-C is not for it
        )
        self.said: queue.Queue[bytes | Exception] = queue.Queue(LINES_AHEAD)
        self.to_say: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.last_words: deque[str] = deque(maxlen=LAST_WORDS)
        self.deaf, self.closed = threading.Event(), threading.Event()
        into, out, errors = self.process.stdin, self.process.stdout, self.process.stderr
        self.threads = [
            threading.Thread(target=speak, args=(into, self.to_say, self.deaf), daemon=True),
            threading.Thread(target=listen, args=(out, self.said, self.closed), daemon=True),
            threading.Thread(target=overhear, args=(errors, self.last_words), daemon=True),
        ]
        for thread in self.threads:
            thread.start()
        self.end = weakref.finalize(self, finish, self.process, self.to_say, self.closed)

    def send(self, line: bytes) -> None:
        """Say something; returns at once, whether or not the other side listens."""
        self.to_say.put(line + b"\n")

    def receive(self, until: float) -> bytes:
        """The next line, if it comes before this moment of `time.monotonic`."""
        while True:
            left = until - time.monotonic()
            if left <= 0:
                raise Silence
            with contextlib.suppress(queue.Empty):
                found = self.said.get(timeout=min(left, GLANCE))
                if isinstance(found, Exception):
                    raise found
                return found
            if self.deaf.is_set():
                raise Ended

    def close(self) -> None:
        """Let the process read the end of its input and go; one that stays is ended."""
        self.to_say.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        self.kill()

    def kill(self) -> None:
        self.end()
        for thread in self.threads:
            thread.join(GRACE)


def speak(pipe: IO[bytes], to_say: queue.SimpleQueue[bytes | None], deaf: threading.Event) -> None:
    """Write what is to be said, until there is nothing more or nobody listens."""
    with contextlib.suppress(OSError), pipe:
        while (line := to_say.get()) is not None:
            rest = memoryview(line)
            while rest:
                rest = rest[pipe.write(rest) :]
        return
    deaf.set()


def listen(pipe: IO[bytes], said: queue.Queue[bytes | Exception], closed: threading.Event) -> None:
    """Cut what is said into lines; whoever says too much at once has to wait until somebody wants it."""
    begun = b""
    with contextlib.suppress(OSError), pipe:
        while chunk := os.read(pipe.fileno(), CHUNK):
            *whole, begun = (begun + chunk).split(b"\n")
            for line in whole:
                hand_on(line, said, closed)
            if len(begun) > LONGEST_LINE:
                hand_on(Endless(), said, closed)
                return
    hand_on(Ended(), said, closed)


def hand_on(found: bytes | Exception, said: queue.Queue[bytes | Exception], closed: threading.Event) -> None:
    """Wait for room, as long as anybody may still want it."""
    while not closed.is_set():
        with contextlib.suppress(queue.Full):
            said.put(found, timeout=GLANCE)
            return


def overhear(pipe: IO[bytes], last_words: deque[str]) -> None:
    """Keep the end of what is said on standard error: it may say why a program failed."""
    with contextlib.suppress(OSError), pipe:
        while line := pipe.readline(LONGEST_WORD):
            if text := line.decode("utf-8", "replace").strip():
                last_words.append(text)


def finish(process: subprocess.Popen[bytes], to_say: queue.SimpleQueue[bytes | None], closed: threading.Event) -> None:
    """End the process and all that it started, and the threads with it."""
    closed.set()
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
    to_say.put(None)
