"""The pool of processes that bots think in: no table ever waits for them, and none of them can look at the truth."""

from __future__ import annotations

import logging
import os
import secrets
from collections.abc import Callable

from hypostyle.arena.sent_content import sent
from hypostyle.engine.knowledge import Knowledge
from hypostyle.server.fair_line import FairLine, LineFull
from hypostyle.server.limits import Limits
from hypostyle.server.table import bot_worker
from hypostyle.server.table.bot_levels import HINT, AskedBot
from hypostyle.server.table.bot_worker import BotChoice, BotJob
from hypostyle.server.worker_pool import Overdue, WorkerDied, WorkerPool

log = logging.getLogger(__name__)

ATTEMPTS = 2
WORKERS = max(1, (os.cpu_count() or 2) - 1)
MOST_HINTS = 32  # waiting at once; beyond that those of whoever has most are told that the server is busy


class BotPool:
    """Workers that think; one that dies or hangs is replaced, and whoever waited for it is served by another."""

    def __init__(self, workers: int | None = None, patience: float = Limits().think_seconds) -> None:
        self.workers = workers or WORKERS
        self.patience = patience  # seconds beyond its budget after which a search is taken to hang
        self.pool = WorkerPool(self.workers, bot_worker.start_worker, [bot_worker.__name__])
        self.jobs = 0
        self.hints = FairLine(self.workers, MOST_HINTS)
        self.asking: set[bytes | None] = set()  # browsers that wait for a hint
        self.failing = False  # the last question was answered by nobody

    async def warm_up(self) -> None:
        """Start the first worker, so that the first bot need not wait for it."""
        try:
            await self.pool.ask(bot_worker.ready, None, self.patience)
            self.failing = False
        except (WorkerDied, Overdue) as error:
            log.error("no bot can think: %s", type(error).__name__)
            self.failing = True

    async def works(self) -> bool:
        """Whether the last question was answered; if it was not, another is asked."""
        if self.failing:
            await self.warm_up()
        return not self.failing

    async def stop(self) -> None:
        await self.pool.stop()

    @property
    def share(self) -> float:
        """When many wait, each search gets its share of the workers' time."""
        return min(1.0, self.workers / (self.jobs + 1))

    async def choose(self, knowledge: Knowledge, bot: AskedBot) -> int:
        """An action for the seat whose knowledge this is; by chance if the bot fails or the pool keeps dying."""
        legal = knowledge.state.legal_actions(knowledge.viewer)
        if len(legal) == 1:
            return legal[0]
        choice = await self.ask(bot_worker.choose, knowledge, bot)
        return choice.action if choice is not None else secrets.choice(legal)

    async def hint(self, knowledge: Knowledge, address: str = "") -> BotChoice | None:
        """What the search would do; None if too many want to know, of whom those of one address are one."""
        try:
            async with self.hints.turn(address):
                return await self.ask(bot_worker.hint, knowledge, HINT)
        except LineFull:
            return None

    async def ask(self, work: Callable[[BotJob], BotChoice], knowledge: Knowledge, bot: AskedBot) -> BotChoice | None:
        game, content = knowledge.game, knowledge.content
        job = BotJob(
            game.slug,
            sent(game, content),
            content.digest,
            knowledge.to_bytes(),
            knowledge.viewer,
            bot.with_share(self.share),
            secrets.randbits(32),  # has nothing to do with the seed of the match
        )
        self.jobs += 1
        try:
            for _ in range(ATTEMPTS):
                try:
                    choice = await self.pool.ask(work, job, bot.seconds + self.patience)
                    self.failing = False
                    return choice
                except (WorkerDied, Overdue) as error:
                    log.error("a bot of %s is asked again: %s", job.game, type(error).__name__)
                except Exception:
                    log.exception("a bot of %s failed", job.game)
                    return None
            self.failing = True
            return None
        finally:
            self.jobs -= 1
