"""The desk of the reviews: processes that judge decisions of finished matches, for everybody in turn.

They are told Knowledge as bytes, as the bots are, and give way to the bots as the bots give way to the server.
"""

from __future__ import annotations

import logging
import os
from collections import Counter

from hypostyle.review.judging import Case, Judged, judge
from hypostyle.server.errors import RequestRefused
from hypostyle.server.fair_line import FairLine, LineFull
from hypostyle.server.limits import AddressBuckets, Limits
from hypostyle.server.table import bot_worker
from hypostyle.server.worker_pool import Overdue, WorkerDied, WorkerPool

log = logging.getLogger(__name__)

WORKERS = os.cpu_count() or 2
MORE_NICENESS = 5  # beyond that of the bots
ATTEMPTS = 2
PROCESSOR_SECONDS = 300.0  # for one decision; it takes one or two
PATIENCE = 3_600.0  # seconds: where others need the machine, a review waits


class ReviewDesk:
    """Workers, and who may keep them busy: addresses are served in turn, decision by decision."""

    def __init__(self, limits: Limits, workers: int | None = None) -> None:
        self.workers = workers or WORKERS
        self.simulations = limits.review_simulations
        self.limits = limits
        self.pool = WorkerPool(self.workers, start_worker, [bot_worker.__name__])
        self.line = FairLine(self.workers, (limits.reviews + 1) * self.workers)
        self.under_way: Counter[str] = Counter()  # reviews, by address
        self.tries = AddressBuckets(limits.tries, limits.tries_burst, limits.addresses)
        self.trying: set[bytes | None] = set()  # browsers that wait for a try to be judged

    def begin(self, address: str) -> None:
        """A review begins; it has to end."""
        if self.under_way.total() >= self.limits.reviews or self.under_way[address] >= self.limits.reviews_of_address:
            raise RequestRefused("busy")
        self.under_way[address] += 1

    def end(self, address: str) -> None:
        self.under_way[address] -= 1
        if not self.under_way[address]:
            del self.under_way[address]

    async def judge(self, case: Case, address: str) -> Judged | None:
        """What a worker has found; None if none can find anything, of which the log of the server tells."""
        for _ in range(ATTEMPTS):
            try:
                async with self.line.turn(address):
                    return await self.pool.ask(judge, case, PATIENCE, PROCESSOR_SECONDS)
            except LineFull:
                raise RequestRefused("busy") from None
            except (WorkerDied, Overdue) as error:
                log.error("a decision of %s is judged again: %s", case.game, type(error).__name__)
            except Exception:
                log.exception("a decision of %s could not be judged", case.game)
                return None
        return None

    async def judge_try(self, case: Case, browser: bytes | None, address: str) -> Judged:
        """One at a time for each browser, and not too often."""
        if browser in self.trying or not self.tries.take(address):
            raise RequestRefused("too_fast")
        self.trying.add(browser)
        try:
            found = await self.judge(case, address)
        finally:
            self.trying.discard(browser)
        if found is None:
            raise RequestRefused("busy")
        return found

    async def stop(self) -> None:
        await self.pool.stop()


def start_worker() -> None:
    bot_worker.start_worker()
    if hasattr(os, "nice"):
        os.nice(MORE_NICENESS)
