"""The pool of processes that bots think in: no table ever waits for them, and none of them can look at the truth."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from hypostyle.engine.knowledge import Knowledge
from hypostyle.server.table import bot_worker
from hypostyle.server.table.bot_levels import HINT, LEVELS, Level
from hypostyle.server.table.bot_worker import BotChoice, BotJob

log = logging.getLogger(__name__)

SHORTEST = 0.05  # seconds that a search gets, however many wait for it
ATTEMPTS = 3
MOST_HINTS = 32  # waiting at once; beyond that the server says it is busy


class BotPool:
    """A pool of worker processes, made anew when one of them dies."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None
        self.jobs = 0
        self.hints = 0

    def open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn" if sys.platform == "win32" else "forkserver")
            if sys.platform != "win32":
                context.set_forkserver_preload([bot_worker.__name__])
            self.pool = ProcessPoolExecutor(self.workers, context, bot_worker.start_worker)
        return self.pool

    async def warm_up(self) -> None:
        """Start the first worker, so that the first bot need not wait for it."""
        with contextlib.suppress(BrokenProcessPool, RuntimeError):
            await asyncio.wrap_future(self.open().submit(bot_worker.ready))

    def discard(self) -> None:
        """Let a broken pool go."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    async def stop(self) -> None:
        """Searches under way are finished, which their deadline keeps short; the rest is dropped."""
        pool, self.pool = self.pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    def budget(self, level: Level) -> Level:
        """When many wait, each search gets its share of the workers' time."""
        share = min(1.0, self.workers / (self.jobs + 1))
        return msgspec.structs.replace(level, seconds=max(SHORTEST, level.seconds * share)) if level.seconds else level

    async def choose(self, knowledge: Knowledge, level: str) -> int:
        """An action for the seat whose knowledge this is; by chance if the bot fails or the pool keeps dying."""
        legal = knowledge.state.legal_actions(knowledge.viewer)
        if len(legal) == 1:
            return legal[0]
        choice = await self.ask(bot_worker.choose, knowledge, self.budget(LEVELS[level]))
        return choice.action if choice is not None else secrets.choice(legal)

    async def hint(self, knowledge: Knowledge) -> BotChoice | None:
        if self.hints >= MOST_HINTS:
            return None
        self.hints += 1
        try:
            return await self.ask(bot_worker.hint, knowledge, self.budget(HINT))
        finally:
            self.hints -= 1

    async def ask(self, work: Callable[[BotJob], BotChoice], knowledge: Knowledge, level: Level) -> BotChoice | None:
        game, content = knowledge.game, knowledge.content
        job = BotJob(
            game.slug,
            None if content.digest == game.built_in.digest else msgspec.json.encode(content.data),
            content.digest,
            knowledge.to_bytes(),
            knowledge.viewer,
            level,
            secrets.randbits(32),  # has nothing to do with the seed of the match
        )
        self.jobs += 1
        try:
            for _ in range(ATTEMPTS):
                pool = self.open()
                try:
                    return await asyncio.wrap_future(pool.submit(work, job))
                except BrokenProcessPool:
                    if self.pool is pool:
                        self.discard()
                except Exception:
                    log.exception("a bot of %s failed", job.game)
                    return None
            return None
        finally:
            self.jobs -= 1
