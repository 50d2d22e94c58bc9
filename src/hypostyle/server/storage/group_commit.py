"""Group commit: one thread writes, and whatever waits meanwhile is committed together. Knows no database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from hypostyle.server.metrics import Histogram
from hypostyle.server.storage.store import Busy

log = logging.getLogger(__name__)

MOST_WAITING = 20_000  # writes not yet committed; beyond that the server says it is busy
MOST_TOGETHER = 256  # writes in one commit
FEW_TOGETHER = 32
LIVELY = 4  # writes in the last commit: others are on their way
MOMENT = 0.002  # seconds

Statement = tuple[str, Sequence[Any]]
Write = tuple["asyncio.Future[None]", Sequence[Statement]]


class GroupCommit(ABC):
    """The writing half of a store."""

    def __init__(self) -> None:
        self.batches: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self.waiting: list[Write] = []  # for the next commit
        self.writing = False  # a commit is under way or about to be
        self.depth = 0
        self.written = 0
        self.commits = Histogram()
        self.writer: threading.Thread | None = None
        self.loop: asyncio.AbstractEventLoop

    @abstractmethod
    def commit_together(self, batch: list[Sequence[Statement]]) -> list[Exception | None]:
        """In the writer's thread: for each write None once it is durable, or why it was not written."""

    def start_writing(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.writer = threading.Thread(target=self.write_batches, name="store-writer", daemon=True)
        self.writer.start()

    async def stop_writing(self) -> None:
        """Write what waits; then the thread ends."""
        if self.writer is not None:
            while self.depth:
                await asyncio.sleep(0.001)
            self.batches.put(None)
            await asyncio.to_thread(self.writer.join)
            self.writer = None

    async def write(self, *statements: Statement) -> None:
        """All of the statements or none; on the disk when this returns."""
        await self.line_up(*statements)

    def line_up(self, *statements: Statement) -> asyncio.Future[None]:
        """The same for whoever waits at once: on the disk when what is returned is done."""
        done = self.loop.create_future()
        if self.depth >= MOST_WAITING:
            done.set_exception(Busy("The server has more to write than it can; try again in a moment."))
            return done
        self.depth += 1
        self.waiting.append((done, statements))
        if not self.writing:  # at the end of this turn of the loop, with what else there is by then
            self.writing = True
            self.loop.call_soon(self.hand_over)
        return done

    def hand_over(self) -> None:
        """Give the writer what waits; it has one batch at a time, and meanwhile the next one gathers."""
        batch, self.waiting = self.waiting[:MOST_TOGETHER], self.waiting[MOST_TOGETHER:]
        self.batches.put(batch)

    def write_batches(self) -> None:
        """The writer's thread: one commit for each batch."""
        while (batch := self.batches.get()) is not None:
            began = time.monotonic()
            try:
                errors = self.commit_together([statements for _, statements in batch])
            except Exception as error:  # whatever it is, the next batch finds a writer
                log.exception("A batch could not be written")
                errors = [Busy(f"The database cannot be written ({error}).")] * len(batch)
            self.commits.observe(time.monotonic() - began)
            self.written += errors.count(None)
            with contextlib.suppress(RuntimeError):  # the loop has been closed: nobody waits any more
                self.loop.call_soon_threadsafe(self.finish, batch, errors)

    def finish(self, batch: list[Write], errors: list[Exception | None]) -> None:
        """Back in the loop: send the next batch on its way, and let those who waited for this one go on."""
        self.depth -= len(batch)
        if not self.waiting:
            self.writing = False
        elif len(batch) >= LIVELY and len(self.waiting) < FEW_TOGETHER:
            # A moment later there will be more, and a commit costs the same.
            self.loop.call_later(MOMENT, self.hand_over)
        else:
            self.hand_over()
        for (done, _), error in zip(batch, errors, strict=True):
            if done.cancelled():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)
