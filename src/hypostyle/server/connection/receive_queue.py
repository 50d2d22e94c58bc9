"""What a page has sent and its connection has not taken yet. One writes and one reads, in the same loop."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any


class ReceiveQueue(asyncio.Queue[Any]):
    """Stands in for uvicorn's queue of a WebSocket, of which it does what is used: every move passes here."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self.loop = loop
        self.messages: deque[Any] = deque()
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self.messages.append(item)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    def arrival(self) -> asyncio.Future[None]:
        """Done when something is there; nobody else may wait meanwhile."""
        self.reader = self.loop.create_future()
        return self.reader

    async def get(self) -> Any:
        while not self.messages:
            await self.arrival()
        return self.messages.popleft()

    def qsize(self) -> int:
        return len(self.messages)

    def empty(self) -> bool:
        return not self.messages
