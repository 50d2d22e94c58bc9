"""The health of the server, for whoever watches over it: asked of the store and of the bots, but not too often."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from hypostyle.server.storage.store import Store
from hypostyle.server.table.bot_pool import BotPool

log = logging.getLogger(__name__)

FRESH_SECONDS = 5.0  # so long one answer serves all who ask: checking writes to the disk
STORE_SECONDS = 10.0  # a disk that takes longer is no longer one


class HealthCheck:
    def __init__(self, store: Store, bots: BotPool, is_full: Callable[[], bool]) -> None:
        self.store = store
        self.bots = bots
        self.is_full = is_full  # the disk
        self.checked = -FRESH_SECONDS
        self.last = (True, True)
        self.lock = asyncio.Lock()

    async def found(self) -> tuple[bool, bool]:
        """Whether the store and the bots work."""
        async with self.lock:
            if time.monotonic() - self.checked >= FRESH_SECONDS:
                self.last = await self.store_works(), await self.bots.works()
                self.checked = time.monotonic()
        return self.last

    async def store_works(self) -> bool:
        try:
            wrong = await asyncio.wait_for(self.store.check(), STORE_SECONDS)
        except TimeoutError:
            wrong = f"the store has not answered for {STORE_SECONDS:.0f} seconds"
        if wrong is not None:
            log.error("health: %s", wrong)
        return wrong is None
