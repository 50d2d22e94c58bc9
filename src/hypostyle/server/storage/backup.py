"""Copies of the data file: made while the server runs, and put back while it does not; each one is checked."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import time
from pathlib import Path

from hypostyle.engine.errors import HypostyleError
from hypostyle.server.storage.data_file import is_database
from hypostyle.server.storage.file_lock import FileLock
from hypostyle.server.storage.ownership import give, owner_of
from hypostyle.server.storage.sqlite_database import APPLICATION, BESIDE, LATER, PRIVATE, VERSION

PAGES_AT_ONCE = 2_000  # between which the server may write
PAUSE = 0.01  # seconds


def backup(data: Path, copy: Path) -> int:
    """A copy of the tables as they are at one moment, with the cards the host has redrawn; how many tables it has."""
    check_is_ours(data)
    if copy.exists():
        raise HypostyleError(f"{copy}: there is such a file already; a backup replaces nothing.")
    unfinished = copy.with_name(f"{copy.name}.unfinished")
    try:
        os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_TRUNC, PRIVATE))
        with contextlib.closing(sqlite3.connect(data)) as source, contextlib.closing(sqlite3.connect(unfinished)) as to:
            source.backup(to, pages=PAGES_AT_ONCE, sleep=PAUSE)
            to.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        tables = check_whole(unfinished)
        unfinished.replace(copy)
    except (OSError, sqlite3.Error) as error:
        raise HypostyleError(f"{copy}: the backup cannot be written ({error}).") from error
    finally:
        unfinished.unlink(missing_ok=True)
    if cards(data).is_dir():
        shutil.copytree(cards(data), cards(copy), dirs_exist_ok=True)
    return tables


def restore(copy: Path, data: Path) -> tuple[int, Path | None]:
    """Put a copy in the place of the data file; how many tables it has, and where the file is that was there before."""
    tables = check_whole(copy)
    lock = FileLock(data)
    lock.acquire()
    owner = owner_of(data)
    try:
        before = set_aside(data) if data.exists() else None
        new = data.with_name(f"{data.name}.restored")
        os.close(os.open(new, os.O_RDWR | os.O_CREAT | os.O_TRUNC, PRIVATE))
        shutil.copyfile(copy, new)
        give(owner, new)
        new.replace(data)
    except OSError as error:
        raise HypostyleError(f"{data}: the backup cannot be put here ({error.strerror}).") from error
    finally:
        lock.release()
    if cards(copy).is_dir():
        shutil.copytree(cards(copy), cards(data), dirs_exist_ok=True)
        give(owner, cards(data))
    return tables, before


def data_file(data: str) -> Path:
    """The file to be copied; a database has a program of its own for that."""
    if is_database(data):
        raise HypostyleError("A PostgreSQL database is copied by pg_dump, and put back by pg_restore.")
    return Path(data)


def set_aside(data: Path) -> Path:
    """What was there keeps its moves: those not yet in the file itself are written into it first."""
    with contextlib.suppress(sqlite3.DatabaseError), contextlib.closing(sqlite3.connect(data)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    kept = data.with_name(f"{data.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    data.replace(kept)
    for ending in BESIDE:
        data.with_name(data.name + ending).unlink(missing_ok=True)
    return kept


def check_is_ours(file: Path) -> None:
    if not file.is_file():
        raise HypostyleError(f"{file}: there is no such file.")
    try:
        with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            application = connection.execute("PRAGMA application_id").fetchone()[0]
            version = connection.execute("PRAGMA user_version").fetchone()[0]
    except sqlite3.Error as error:
        raise HypostyleError(f"{file}: this file is not a hypostyle database ({error}).") from error
    if application != APPLICATION:
        raise HypostyleError(f"{file}: this file is not a hypostyle database.")
    if version not in (VERSION, *LATER):
        raise HypostyleError(f"{file}: this database has layout {version}, this installation works with {VERSION}.")


def check_whole(file: Path) -> int:
    """Every page of the file is as it should be, and every row has what it refers to; how many tables there are."""
    check_is_ours(file)
    try:
        with contextlib.closing(sqlite3.connect(file)) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchone()[0]
            if found != "ok" or connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise HypostyleError(f"{file}: the database is damaged ({found}).")
            return int(connection.execute('SELECT count(*) FROM "table"').fetchone()[0])
    except sqlite3.Error as error:
        raise HypostyleError(f"{file}: the database is damaged ({error}).") from error


def cards(data: Path) -> Path:
    """The folder of redrawn cards beside a data file."""
    return data.with_suffix(".content")
