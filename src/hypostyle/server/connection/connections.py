"""Every connection there is; those that are stuck are ended."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

from hypostyle.server.connection.connection import Connection
from hypostyle.server.connection.share import Share
from hypostyle.server.connection.transport import Receiver, Transport
from hypostyle.server.errors import TooManyConnections
from hypostyle.server.limits import ByAddress, Limits
from hypostyle.server.metrics import Metrics
from hypostyle.server.table.table import Table

SWEEP_SECONDS = 2.0


class Connections:
    def __init__(self, limits: Limits, metrics: Metrics | None = None) -> None:
        self.limits = limits
        self.metrics = metrics or Metrics()
        self.open: set[Connection] = set()
        self.pages: Counter[str] = Counter()  # by address
        self.shares = ByAddress(lambda: Share(limits), limits.addresses)

    async def run(
        self, table: Table, browser: bytes | None, receive: Receiver, transport: Transport, address: str
    ) -> None:
        """Connect a page with a table, until it leaves or is disconnected."""
        self.check_room(address, seated=bool(table.seating.viewer_of(browser)))
        connection = Connection(table, browser, transport, self.limits, self.shares.of(address), address, self.metrics)
        self.open.add(connection)
        self.pages[address] += 1
        try:
            # In a task of its own: each message wakes it up, and would pass through everything that it is called by.
            await asyncio.create_task(connection.run(receive))
        finally:
            self.open.discard(connection)
            self.pages[address] -= 1
            if not self.pages[address]:
                del self.pages[address]

    def check_room(self, address: str, seated: bool) -> None:
        """Who sits at the table finds room where others no longer do."""
        pages, everybody = self.limits.address_pages, self.limits.all_connections
        if seated:
            pages, everybody = 2 * pages, everybody + self.limits.reserved_connections
        if self.pages[address] >= pages or len(self.open) >= everybody:
            raise TooManyConnections

    async def sweep_regularly(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = time.monotonic()
            for connection in list(self.open):
                if connection.is_lost(now):
                    connection.disconnect()
                else:
                    connection.probe(now)
