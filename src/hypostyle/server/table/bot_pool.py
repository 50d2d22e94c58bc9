"""Bots think in processes of their own, so that no table ever waits for them and none of them can look at the truth."""

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
from hypostyle.server.table import bot_worker as thinking
from hypostyle.server.table.bot_worker import LEVELS, Job, Level, Verdict

log = logging.getLogger(__name__)

SHORTEST = 0.05  # seconds a search keeps, however many wait for it
ATTEMPTS = 3
MOST_HINTS = 32  # waiting at once; beyond that the server says it is busy


class Bots:
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
                context.set_forkserver_preload([thinking.__name__])
            self.pool = ProcessPoolExecutor(self.workers, context, thinking.begin)
        return self.pool

    async def warm(self) -> None:
        """Start the first worker, so that the first bot need not wait for it."""
        with contextlib.suppress(BrokenProcessPool, RuntimeError):
            await asyncio.wrap_future(self.open().submit(thinking.ready))

    def discard(self) -> None:
        """Let a broken pool go."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    async def stop(self) -> None:
        """What is being thought is thought to its end, which its deadline keeps near; the rest is dropped."""
        pool, self.pool = self.pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    def budget(self, level: Level) -> Level:
        """When many wait, each search gets its share of the workers' time."""
        share = min(1.0, self.workers / (self.jobs + 1))
        return msgspec.structs.replace(level, seconds=max(SHORTEST, level.seconds * share)) if level.seconds else level

    async def choose(self, knowledge: Knowledge, level: str) -> int:
        """An action for the seat whose knowledge this is. Only a pool that keeps dying is answered by chance."""
        legal = knowledge.state.legal_actions(knowledge.viewer)
        if len(legal) == 1:
            return legal[0]
        verdict = await self.ask(thinking.choose, knowledge, self.budget(LEVELS[level]))
        return verdict.action if verdict is not None else secrets.choice(legal)

    async def hint(self, knowledge: Knowledge) -> Verdict | None:
        if self.hints >= MOST_HINTS:
            return None
        self.hints += 1
        try:
            return await self.ask(thinking.advise, knowledge, self.budget(thinking.HINT))
        finally:
            self.hints -= 1

    async def ask(self, work: Callable[[Job], Verdict], knowledge: Knowledge, level: Level) -> Verdict | None:
        game, content = knowledge.game, knowledge.content
        job = Job(
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
