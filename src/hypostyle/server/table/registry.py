"""The registry of tables: finds them, loads them from the store, and forgets those that nobody needs."""

from __future__ import annotations

import asyncio
import json
import logging
import math
import time
from collections.abc import Iterable

from hypostyle.engine.errors import HypostyleError
from hypostyle.server.errors import TableDamaged, TableNotFound
from hypostyle.server.limits import Limits
from hypostyle.server.storage.store import Busy, Store, StoredTable
from hypostyle.server.table.bot_pool import BotPool
from hypostyle.server.table.editions import Editions
from hypostyle.server.table.journal import Journal
from hypostyle.server.table.json_cache import JsonCache
from hypostyle.server.table.results import keep_result
from hypostyle.server.table.review_desk import ReviewDesk
from hypostyle.server.table.sharing import Sharing
from hypostyle.server.table.table import Table

log = logging.getLogger(__name__)

SWEEP_SECONDS = 30.0
JUST_USED = 10.0  # seconds
DAMAGED_SECONDS = 60.0  # until a table that could not be loaded is tried again
MOST_DAMAGED = 1_000  # remembered


class TableRegistry:
    """The tables in memory; the store is the truth."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        limits: Limits,
        editions: Editions,
        sharing: Sharing | None = None,
        reviews: ReviewDesk | None = None,
    ) -> None:
        self.store = store
        self.reviews = reviews or ReviewDesk(limits)
        self.sharing = sharing  # None where this server is the only one
        if sharing is not None:
            sharing.registry = self
        self.bot_pool = bot_pool
        self.limits = limits
        self.editions = editions
        self.loaded: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.json: dict[str, JsonCache] = {}  # by game
        self.is_full = False  # the disk: no new tables are made
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
        if self.sharing is not None:
            await self.sharing.freshen(table)
            if self.loaded.get(identity) is not table:  # another server has deleted it, or played on by other rules
                return await self.open(identity)
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
        if self.sharing is not None:
            await self.sharing.loaded(identity)
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
            stored.settings,
            self.reviews,
            self.sharing,
        )
        self.loaded[identity] = table
        if journal.over and await self.store.result(identity) is None:  # it ended before results were kept
            await keep_result(table)
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

    def is_watched(self, identity: str) -> bool:
        """Whether somebody is at the table, or it is busy."""
        table = self.loaded.get(identity)
        return table is not None and not table.idle

    async def renew(self, identity: str) -> None:
        """Another program has changed what is decided about a table or said at it, or has deleted it."""
        table = self.loaded.get(identity)
        if table is None:
            return
        stored = await self.store.table(identity)
        if stored is not None:
            await table.chat.renew()
            if table.cut is not None:
                await table.cut.renew()
            if stored.settings != table.opener.settings:
                table.opener.take_over(stored.settings)
            return
        self.loaded.pop(identity, None)
        table.stop()
        for subscriber in list(table.subscribers):
            subscriber.send_away("no_table")

    def move_seats(self, tables: Iterable[str], browser: bytes, to: bytes) -> None:
        """The store has given everything of a browser to another one; so do the tables in memory."""
        for table in [self.loaded[identity] for identity in tables if identity in self.loaded]:
            table.move_seats(browser, to)
        for table in self.loaded.values():
            if table.opener.browser == browser:
                table.opener.browser = to

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
                self.forget(table)
            elif age > JUST_USED:
                table.rest()

    def forget(self, table: Table) -> None:
        """Out of memory; it comes back from the store when it is asked for."""
        if self.loaded.get(table.id) is table:
            del self.loaded[table.id]
            table.stop()
            table.dismiss()
        if self.sharing is not None:
            self.sharing.forgotten(table)

    def stop(self) -> None:
        for table in self.loaded.values():
            table.stop()


def damaged(identity: str) -> TableDamaged:
    return TableDamaged(
        f"Table {identity} cannot be opened: its record is damaged, or of an installation unlike this one."
    )
