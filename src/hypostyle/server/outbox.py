"""Outbox: what waits to be sent to one page. One task sends; whoever has news only leaves a note and goes on.

An update is made when it can be sent, from the table as it is then: a slow page skips what it missed, a stalled one
holds nobody up and takes no memory. Answers wait in a short queue.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable

MOST_ANSWERS = 64  # a page that asks and does not listen is let go


class Outbox:
    def __init__(
        self,
        send: Callable[[str], Awaitable[None]],
        update: Callable[[], str],
        seats: Callable[[], str],
        race: Callable[[], str | None],
    ):
        self.send = send
        self.update = update
        self.seats = seats
        self.race = race
        self.answers: deque[str] = deque()
        self.update_due = False
        self.seats_due = False
        self.race_due = False
        self.overflowed = False
        self.note = asyncio.Event()
        self.sending_since: float | None = None

    def answer(self, text: str) -> None:
        if len(self.answers) >= MOST_ANSWERS:
            self.overflowed = True
            return
        self.answers.append(text)
        self.note.set()

    def want_update(self) -> None:
        self.update_due = self.race_due = True
        self.note.set()

    def want_seats(self) -> None:
        self.seats_due = True
        self.note.set()

    def want_race(self) -> None:
        self.race_due = True
        self.note.set()

    def next(self) -> str | None:
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

    async def run(self) -> None:
        while True:
            await self.note.wait()
            self.note.clear()
            while (text := self.next()) is not None:
                self.sending_since = time.monotonic()
                await self.send(text)
                self.sending_since = None

    def is_stuck(self, now: float, seconds: float) -> bool:
        return self.overflowed or (self.sending_since is not None and now - self.sending_since > seconds)
