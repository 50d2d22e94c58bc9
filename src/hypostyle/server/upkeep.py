"""Upkeep while the server runs: old tables end, a disk that fills up takes no new ones, and what another program has
changed beside the journals is so here too."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from pathlib import Path

from msgspec import Struct

from hypostyle.server.storage.store import Busy, Conflict, Store, Unreadable
from hypostyle.server.table.registry import TableRegistry

log = logging.getLogger(__name__)

ROUND_SECONDS = 2.0
HEARD_SECONDS = 60.0  # by which the clocks of two machines may differ
DISK_SECONDS = 10.0
OLD_SECONDS = 3_600.0
FIRST_SECONDS = 30.0  # after the start, until old tables are looked for
DAY = 86_400.0
MOST_AT_ONCE = 100


class Keeping(Struct, frozen=True):
    """For how many days tables are kept that nobody has touched, 0 for ever; and what has to be free on the disk."""

    finished_days: float = 0.0
    unfinished_days: float = 0.0
    free_megabytes: float = 200.0


class Upkeep:
    def __init__(self, store: Store, registry: TableRegistry, folder: Path | None, keeping: Keeping) -> None:
        self.store = store
        self.registry = registry
        self.folder = folder  # whose disk is looked at
        self.keeping = keeping
        self.heard = time.time() - HEARD_SECONDS  # of what another program has changed
        self.disk_checked = -DISK_SECONDS
        self.old_checked = time.monotonic() - OLD_SECONDS + FIRST_SECONDS
        self.deleted = 0

    async def go_on_regularly(self) -> None:
        while True:
            try:
                await self.go_on(time.monotonic())
            except (Busy, Conflict, Unreadable) as error:
                log.error("upkeep: %s", error)
            await asyncio.sleep(ROUND_SECONDS)

    async def go_on(self, now: float) -> None:
        for table, at in await self.store.changed_elsewhere(self.heard):
            self.heard = at
            await self.registry.renew(table)
        if now - self.disk_checked >= DISK_SECONDS:
            self.disk_checked = now
            self.check_disk()
        if now - self.old_checked >= OLD_SECONDS:
            self.old_checked = now
            await self.end_old_tables(time.time())

    def check_disk(self) -> None:
        """Below the mark no new tables are made; those that are there go on while anything can be written at all."""
        if self.folder is None:
            return
        free = shutil.disk_usage(self.folder).free
        full = free < self.keeping.free_megabytes * 1_000_000
        if full != self.registry.is_full:
            self.registry.is_full = full
            log.error("disk: %d MB are free; new tables are %s", free // 1_000_000, "refused" if full else "made again")

    async def end_old_tables(self, now: float) -> None:
        for over, days in ((True, self.keeping.finished_days), (False, self.keeping.unfinished_days)):
            while days > 0:
                found = await self.store.all_tables(now - days * DAY, over, MOST_AT_ONCE)
                ended = [row.id for row, *_ in found if not self.registry.is_watched(row.id)]
                for table in ended:
                    await self.store.delete_table(table)
                    await self.registry.renew(table)
                self.deleted += len(ended)
                if ended:
                    log.info("upkeep: %d tables that nobody had touched for %g days were deleted", len(ended), days)
                if len(ended) < MOST_AT_ONCE:
                    break
