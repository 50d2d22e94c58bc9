"""How long a bot may think: seconds of its own processor time, so that a busy machine does not weaken it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from math import inf

WAIT_FACTOR = 4.0  # by the clock on the wall a budget may stretch to so many times its seconds,
WAIT_GRACE = 0.5  # and by so many seconds more: a person never waits for ever, and a small budget is not cut by chance

SOMEBODY_WAITS = ContextVar("somebody waits", default=True)


@contextmanager
def nobody_waits() -> Iterator[None]:
    """In here a bot has all of its time, however long a loaded machine takes to give it: for measurements."""
    token = SOMEBODY_WAITS.set(False)
    try:
        yield
    finally:
        SOMEBODY_WAITS.reset(token)


class Deadline:
    """Begins when it is made; belongs to the thread that made it."""

    def __init__(self, seconds: float) -> None:
        self.processor = time.thread_time() + seconds
        longest = WAIT_FACTOR * seconds + WAIT_GRACE if SOMEBODY_WAITS.get() else inf
        self.wall = time.monotonic() + longest

    def passed(self) -> bool:
        return time.thread_time() >= self.processor or time.monotonic() >= self.wall
