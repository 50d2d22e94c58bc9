"""A line of those who wait for something scarce, in which nobody takes the places of all others.

Addresses are served in turn, however many wait behind each; and when the line is full, whoever came last of those with
the most places gives way to somebody who has fewer.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator


class LineFull(Exception):
    """There is no place, or it had to be given to somebody who has fewer."""


class FairLine:
    def __init__(self, at_once: int, places: int) -> None:
        self.at_once = at_once  # that are served at the same time
        self.places = places
        self.served = 0
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def length(self) -> int:
        return sum(len(line) for line in self.waiting.values())

    @contextlib.asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait until it is one's turn; raises LineFull."""
        if self.served < self.at_once:
            self.served += 1
        else:
            await self.wait(who)
        try:
            yield
        finally:
            self.served -= 1
            self.call_next()

    async def wait(self, who: str) -> None:
        if self.length >= self.places:
            self.make_room(who)
        place = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(who, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was called just then: the next one comes instead
                self.served -= 1
                self.call_next()
            else:
                self.leave(who, place)
            raise

    def make_room(self, who: str) -> None:
        most = max(self.waiting, key=lambda other: len(self.waiting[other]))
        if len(self.waiting.get(who, ())) + 1 >= len(self.waiting[most]):
            raise LineFull
        last = self.waiting[most][-1]
        self.leave(most, last)
        if not last.done():
            last.set_exception(LineFull())

    def leave(self, who: str, place: asyncio.Future[None]) -> None:
        line = self.waiting.get(who, deque())
        with contextlib.suppress(ValueError):
            line.remove(place)
        if not line:
            self.waiting.pop(who, None)

    def call_next(self) -> None:
        while self.waiting and self.served < self.at_once:
            who, line = next(iter(self.waiting.items()))
            place = line.popleft()
            self.waiting.move_to_end(who)
            if not line:
                del self.waiting[who]
            if not place.done():
                self.served += 1
                place.set_result(None)
