"""How long a bot may think: seconds of its own processor time, so that a busy machine does not weaken it."""

from __future__ import annotations

import time

WAIT_FACTOR = 4.0  # by the clock on the wall a budget may stretch to so many times its seconds,
WAIT_GRACE = 0.5  # and by so many seconds more: a person never waits for ever, and a small budget is not cut by chance


class Deadline:
    """Begins when it is made; belongs to the thread that made it."""

    def __init__(self, seconds: float) -> None:
        self.processor = time.thread_time() + seconds
        self.wall = time.monotonic() + WAIT_FACTOR * seconds + WAIT_GRACE

    def passed(self) -> bool:
        return time.thread_time() >= self.processor or time.monotonic() >= self.wall
