"""The desk of the card editor: drafts and files of strangers, read and checked in a process that can be killed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from hypostyle.engine.content import Complaint
from hypostyle.engine.errors import BadContent
from hypostyle.server.limits import Limits
from hypostyle.server.storage.store import Busy
from hypostyle.server.table import draft_worker
from hypostyle.server.worker_pool import Overdue, WorkerDied, WorkerPool

Job = TypeVar("Job", draft_worker.FileJob, draft_worker.DraftJob)
Result = TypeVar("Result")

PATIENCE = 10.0  # times the seconds of the processor that a file has: others may use the machine, too
MOST_PARTS = 8  # of a dotted key; reading one takes as many steps as its parts squared


class DraftPool:
    """One worker; whoever asks waits in a short line, in which nobody takes more than a few places."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.pool = WorkerPool(1, draft_worker.start, [draft_worker.__name__])
        self.waiting: Counter[str] = Counter()  # by address

    async def ask(self, address: str, work: Callable[[Job], Result], job: Job) -> Result:
        if self.waiting.total() >= self.limits.drafts_waiting or self.waiting[address] >= self.limits.drafts_of_address:
            raise Busy("Too many cards wait to be checked; try again in a moment.")
        self.waiting[address] += 1
        try:
            seconds = self.limits.draft_seconds
            return await self.pool.ask(work, job, PATIENCE * seconds, seconds)
        except (Overdue, MemoryError):
            raise BadContent(f"{job.game}.toml: nobody wrote this: it takes too long to read.", NOT_TOML) from None
        except WorkerDied:
            raise Busy("The cards could not be checked; try again in a moment.") from None
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address]

    async def stop(self) -> None:
        await self.pool.stop()


NOT_TOML = Complaint("not_toml", values={"line": 0})


def check_shape(game: str, text: bytes) -> None:
    """Refuse at once what no editor writes: a key of more parts than there are tables in tables."""
    for number, line in enumerate(text.splitlines(), 1):
        key = line.partition(b"=")[0]
        if key.count(b".") > MOST_PARTS and not key.strip().startswith((b'"', b"'", b"[", b"#", b"]", b",")):
            raise BadContent(
                f"{game}.toml: line {number} has a key of more than {MOST_PARTS} parts.",
                Complaint("not_toml", values={"line": number}),
            )
