"""All data of a host carried from one store to another, a file or a PostgreSQL database, and compared row by row.

Nobody may play meanwhile, neither here nor there. What cannot be carried whole leaves the new place as it was; the old
one keeps everything.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from hypostyle.engine.errors import HypostyleError
from hypostyle.server.storage.backup import check_is_ours, check_whole
from hypostyle.server.storage.data_file import content_folder, database_to_move, is_database
from hypostyle.server.storage.file_lock import FileLock
from hypostyle.server.storage.layout import Part, parts
from hypostyle.server.storage.ownership import give, owner_of
from hypostyle.server.storage.sqlite_database import PRIVATE, connect, open_database

Row = tuple[Any, ...]


class Opened(Protocol):
    """One end of the way, while it is held still."""

    def rows(self, part: Part) -> Iterator[Row]:
        """In the order of their key."""

    def add(self, part: Part, rows: Iterable[Row]) -> None: ...


class Place(Protocol):
    """Where data can be, or come to be."""

    def source(self) -> AbstractContextManager[Opened]:
        """Held still; a file of an earlier layout gets what it lacks, as by any other command."""

    def target(self) -> AbstractContextManager[Opened]:
        """Empty; what is added stays if the end is reached, and else nothing does."""


class Moved(Struct):
    """What was carried and found the same at the other end: rows by part, and where redrawn cards were copied to."""

    rows: dict[str, int]
    cards: Path | None

    @property
    def tables(self) -> int:
        return self.rows["table"]


def move_data(source: str, target: str) -> Moved:
    """Carry everything; raises HypostyleError with what is in the way."""
    counts = {}
    with place_of(source).source() as here, place_of(target).target() as there:
        for part in parts():
            there.add(part, here.rows(part))
        for part in parts():
            counts[part.name], carried = digest(here.rows(part))
            if (counts[part.name], carried) != digest(there.rows(part)):
                raise HypostyleError(f"What arrived in {part.name!r} is not what was sent; nothing was moved.")
    return Moved(counts, copy_cards(content_folder(source), content_folder(target)))


def place_of(data: str) -> Place:
    return database_to_move(data) if is_database(data) else FilePlace(Path(data))


def digest(rows: Iterable[Row]) -> tuple[int, str]:
    """How many rows there are, and a hash of all that is in them."""
    count, seen = 0, hashlib.sha256()
    for row in rows:
        seen.update(repr(row).encode())
        count += 1
    return count, seen.hexdigest()


def copy_cards(here: Path, there: Path) -> Path | None:
    """The cards a host has redrawn, for new matches; those of matches that have begun are in the data."""
    if not here.is_dir() or there.exists():
        return None
    shutil.copytree(here, there)
    give(there.parent.stat(), there)
    return there


class FilePlace:
    """A SQLite file."""

    def __init__(self, file: Path) -> None:
        self.file = file

    @contextlib.contextmanager
    def source(self) -> Iterator[OpenedFile]:
        check_is_ours(self.file)
        lock = FileLock(self.file)
        lock.acquire()
        try:
            check_whole(self.file)
            with contextlib.closing(open_database(self.file)) as connection:
                yield OpenedFile(connection)
        except sqlite3.Error as error:
            raise HypostyleError(f"{self.file}: the database cannot be read ({error}).") from error
        finally:
            lock.release()

    @contextlib.contextmanager
    def target(self) -> Iterator[OpenedFile]:
        """A file of another name until it is whole."""
        if self.file.exists():
            raise HypostyleError(f"{self.file}: there is such a file already; give the name of a new one.")
        unfinished = self.file.with_name(f"{self.file.name}.unfinished")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_TRUNC, PRIVATE))
            with contextlib.closing(open_database(unfinished)) as connection:
                connection.execute("BEGIN")
                yield OpenedFile(connection)
                connection.execute("COMMIT")
            with contextlib.closing(connect(unfinished)) as connection:
                connection.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
            check_whole(unfinished)
            give(owner_of(self.file), unfinished)
            unfinished.replace(self.file)
        except (OSError, sqlite3.Error) as error:
            raise HypostyleError(f"{self.file}: the data cannot be written ({error}).") from error
        finally:
            for ending in ("", "-wal", "-shm"):
                unfinished.with_name(unfinished.name + ending).unlink(missing_ok=True)


class OpenedFile:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def rows(self, part: Part) -> Iterator[Row]:
        return iter(self.connection.execute(part.rows))

    def add(self, part: Part, rows: Iterable[Row]) -> None:
        places = ", ".join("?" for _ in part.columns)
        self.connection.executemany(f'INSERT INTO "{part.name}"({", ".join(part.columns)}) VALUES({places})', rows)
