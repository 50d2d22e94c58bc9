"""What the worker process of the card editor does: strangers' files are read and checked there, and nowhere else."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hypostyle.catalog import game as find_game
from hypostyle.engine.content import Complaint
from hypostyle.server import messages
from hypostyle.server.table import editions
from hypostyle.server.table.bot_worker import start_worker

MOST_MEMORY = 2**30  # bytes of address space: a file of 64 kB must not grow beyond that


class FileJob(Struct, frozen=True):
    """A file that somebody brings."""

    game: str
    text: bytes


class DraftJob(Struct, frozen=True):
    """A draft, and what the owner's file in use says."""

    game: str
    draft: messages.EditionDraft
    former: dict[str, Any]


def start() -> None:
    start_worker()
    try:
        import resource
    except ImportError:  # not everywhere
        return
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, hard))


def read(job: FileJob) -> tuple[messages.EditionDraft, list[Complaint]]:
    return editions.draft_of(find_game(job.game), job.text)


def check(job: DraftJob) -> list[Complaint]:
    return editions.complaints_of(find_game(job.game), job.draft)


def file_text(job: DraftJob) -> str:
    return editions.file_text(find_game(job.game), job.draft, job.former)
