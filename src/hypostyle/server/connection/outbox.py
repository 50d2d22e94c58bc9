"""Outbox: what waits to be sent to one page. Whoever has news only leaves a note and goes on.

An update is made when it can be sent, from the table as it is then: a slow page skips what it missed, a stalled one
holds nobody up and takes no memory. Answers wait in a short queue. As long as the line takes what it is given, no task
is needed: notes are worked off at the end of the loop's turn, several at once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Protocol

log = logging.getLogger(__name__)

MOST_ANSWERS = 64  # a page that asks and does not listen is let go


class Line(Protocol):
    """The connection to a page."""

    def send_at_once(self, text: bytes) -> bool:
        """Send now if the line is free, otherwise say no."""

    async def send(self, text: bytes) -> None:
        """Send as soon as the line is free."""


class Outbox:
    def __init__(
        self,
        line: Line,
        update: Callable[[], bytes],
        seats: Callable[[], bytes],
        race: Callable[[], bytes | None] = lambda: None,
    ) -> None:
        self.line = line
        self.update = update
        self.seats = seats
        self.race = race
        self.loop = asyncio.get_running_loop()
        self.answers: deque[bytes] = deque()
        self.update_due = False
        self.seats_due = False
        self.race_due = False
        self.noted = False
        self.closed = False
        self.failed = False
        self.slow: asyncio.Task[None] | None = None
        self.sending_since: float | None = None

    # ------------------------------------------------------------------ notes
    def answer(self, text: bytes) -> None:
        if len(self.answers) >= MOST_ANSWERS:
            self.failed = True
            return
        self.answers.append(text)
        self.note()

    def want_update(self) -> None:
        self.update_due = self.race_due = True
        self.note()

    def want_seats(self) -> None:
        self.seats_due = True
        self.note()

    def want_race(self) -> None:
        self.race_due = True
        self.note()

    def note(self) -> None:
        if not self.noted and self.slow is None and not self.closed:
            self.noted = True
            self.loop.call_soon(self.work_off)

    # ------------------------------------------------------------------ sending
    def next(self) -> bytes | None:
        """Answers first, in their order; then who sits here; then the table as it is now, and the race that is on."""
        if self.answers:
            return self.answers.popleft()
        if self.seats_due:
            self.seats_due = False
            return self.seats()
        if self.update_due:
            self.update_due = False
            return self.update()
        if self.race_due:
            self.race_due = False
            return self.race()
        return None

    def work_off(self) -> None:
        """Send what is due as long as the line takes it; then wait for the line, in a task of its own."""
        self.noted = False
        try:
            while not self.closed and (text := self.next()) is not None:
                if not self.line.send_at_once(text):
                    self.sending_since = time.monotonic()
                    self.slow = self.loop.create_task(self.send_slowly(text))
                    return
        except Exception:
            log.exception("A page could not be told")
            self.failed = True

    async def send_slowly(self, text: bytes) -> None:
        try:
            await self.line.send(text)
        except Exception:  # the line is gone: the session hears of it too
            self.closed = True
        self.sending_since = None
        self.slow = None
        self.work_off()

    def is_stuck(self, now: float, seconds: float) -> bool:
        return self.failed or (self.sending_since is not None and now - self.sending_since > seconds)

    def close(self) -> None:
        self.closed = True
        if self.slow is not None:
            self.slow.cancel()
