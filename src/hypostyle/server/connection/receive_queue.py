"""Mailbox: what a page has said and its session has not heard yet. One writes and one reads, in the same loop."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any


class Mailbox(asyncio.Queue[Any]):
    """Stands in for the queue of a connection, of which it does what is used: every move passes here."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self.loop = loop
        self.letters: deque[Any] = deque()
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self.letters.append(item)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Any:
        while not self.letters:
            self.reader = self.loop.create_future()
            await self.reader
        return self.letters.popleft()

    def qsize(self) -> int:
        return len(self.letters)

    def empty(self) -> bool:
        return not self.letters
