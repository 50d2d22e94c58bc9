"""Every connection there is; those that are stuck are ended."""

from __future__ import annotations

import asyncio
import time

from hypostyle.server.connection.connection import Connection
from hypostyle.server.connection.transport import Receiver, Transport
from hypostyle.server.errors import TooManyConnections
from hypostyle.server.limits import Limits
from hypostyle.server.table.table import Table

SWEEP_SECONDS = 2.0


class Connections:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open: set[Connection] = set()

    async def run(self, table: Table, browser: bytes | None, receive: Receiver, transport: Transport) -> None:
        """Connect a page with a table, until it leaves or is disconnected."""
        if len(self.open) >= self.limits.all_connections:
            raise TooManyConnections
        connection = Connection(table, browser, transport, self.limits)
        self.open.add(connection)
        try:
            await connection.run(receive)
        finally:
            self.open.discard(connection)

    async def sweep_regularly(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = time.monotonic()
            for connection in list(self.open):
                if connection.is_lost(now):
                    connection.disconnect()
                else:
                    connection.probe(now)
