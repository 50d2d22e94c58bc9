"""The registry of tables: finds them, loads them from the store, and forgets those that nobody needs."""

from __future__ import annotations

import asyncio
import json
import logging
import math
import time

from hypostyle.engine.errors import HypostyleError
from hypostyle.server.errors import TableDamaged, TableNotFound
from hypostyle.server.limits import Limits
from hypostyle.server.storage.store import Busy, Store, StoredTable
from hypostyle.server.table.bot_pool import BotPool
from hypostyle.server.table.editions import Editions
from hypostyle.server.table.journal import Journal
from hypostyle.server.table.json_cache import JsonCache
from hypostyle.server.table.table import Table

log = logging.getLogger(__name__)

SWEEP_SECONDS = 30.0
JUST_USED = 10.0  # seconds
DAMAGED_SECONDS = 60.0  # until a table that could not be loaded is tried again
MOST_DAMAGED = 1_000  # remembered


class TableRegistry:
    """The tables in memory; the store is the truth."""

    def __init__(self, store: Store, bot_pool: BotPool, limits: Limits, editions: Editions) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.limits = limits
        self.editions = editions
        self.loaded: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.json: dict[str, JsonCache] = {}  # by game
        self.damaged: dict[str, float] = {}  # tables that could not be loaded, and when

    async def open(self, identity: str) -> Table:
        """The table of that name, from memory or from the store."""
        table = self.loaded.get(identity)
        if table is None:
            task = self.loading.get(identity)
            if task is None:
                task = self.loading[identity] = asyncio.create_task(self.load(identity))
                task.add_done_callback(lambda _: self.loading.pop(identity, None))
            table = await asyncio.shield(task)
        table.used = time.monotonic()
        return table

    async def load(self, identity: str) -> Table:
        """What is wrong with a stored table is logged once in a while, and told to whoever asks for it."""
        if time.monotonic() - self.damaged.get(identity, -math.inf) < DAMAGED_SECONDS:
            raise damaged(identity)
        try:
            return await self.load_stored(identity)
        except (TableNotFound, Busy):
            raise
        except Exception as error:
            log.error("table %s cannot be loaded: %s: %s", identity, type(error).__name__, error)
            if len(self.damaged) >= MOST_DAMAGED:
                self.damaged.clear()
            self.damaged[identity] = time.monotonic()
            raise damaged(identity) from error

    async def load_stored(self, identity: str) -> Table:
        stored = await self.store.table(identity)
        if stored is None:
            raise TableNotFound("There is no such table.")
        if [seat.seat for seat in stored.seats] != list(range(stored.row.seats)):
            raise HypostyleError("A seat is missing.")
        journal = await self.replayed(stored)
        game = journal.match.game
        table = Table(
            stored.row,
            stored.seats,
            journal,
            self.store,
            self.bot_pool,
            self.json.setdefault(game.slug, JsonCache(game)),
            self.editions.info(game, journal.match.content),
            self.limits,
        )
        self.loaded[identity] = table
        return table

    async def replayed(self, stored: StoredTable) -> Journal:
        row = stored.row
        game = self.editions.find_game(row.game)
        content = await self.editions.find(game, row.content_digest)
        if content is None or row.rules_version != game.rules_version:
            raise TableNotFound(
                f"This table was played by rules {row.rules_version} with content {row.content_digest}; "
                f"this server has rules {game.rules_version} and content {self.editions.current(game).digest}."
            )
        match = game.new(row.seats, row.seed, json.loads(row.options), content)
        return await asyncio.to_thread(Journal.replayed, match, stored.journal)

    async def sweep_regularly(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(time.monotonic())

    def sweep(self, now: float) -> None:
        """Forget tables that nobody needs; they come back from the store when asked for."""
        idle = sorted((table for table in self.loaded.values() if table.idle), key=lambda table: table.used)
        surplus = len(self.loaded) - self.limits.tables_loaded
        for number, table in enumerate(idle):
            age = now - table.used
            if age > self.limits.idle_seconds or (number < surplus and age > JUST_USED):
                del self.loaded[table.id]

    def stop(self) -> None:
        for table in self.loaded.values():
            table.stop()


def damaged(identity: str) -> TableDamaged:
    return TableDamaged(
        f"Table {identity} cannot be opened: its record is damaged, or of an installation unlike this one."
    )
