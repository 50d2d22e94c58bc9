"""The store in one SQLite file: one thread writes, one thread reads, and no other server may use the file."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hypostyle.server.storage.file_lock import FileLock
from hypostyle.server.storage.group_commit import Statement
from hypostyle.server.storage.sql_store import ADD_ROW, Result
from hypostyle.server.storage.sql_tableside import TablesideStore, tables_left_alone
from hypostyle.server.storage.sqlite_database import VERSION, connect, open_database
from hypostyle.server.storage.store import Busy, Conflict, ListedTable, Unreadable

MORE_ROWS = ", (?, ?, ?, ?, ?, ?, ?)"
MOST_ROWS = 128  # in one statement: 896 values, and SQLite takes at least 999


class SQLiteStore(TablesideStore):
    """One SQLite file, used by one server at a time."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path.resolve()
        self.reader = ThreadPoolExecutor(1, "store-reader")
        self.writing_to: sqlite3.Connection | None = None
        self.reading: sqlite3.Connection | None = None
        self.lock = FileLock(path)

    async def start(self) -> None:
        """Open or create the file; a sentence says what is wrong with it."""
        self.loop = asyncio.get_running_loop()
        self.lock.acquire()
        self.writing_to = await self.loop.run_in_executor(self.reader, open_database, self.path)
        self.reading = await self.loop.run_in_executor(self.reader, connect, self.path)
        self.start_writing()

    async def stop(self) -> None:
        """Write what waits, then close."""
        await self.stop_writing()
        for connection in (self.writing_to, self.reading):
            if connection is not None:
                await self.loop.run_in_executor(self.reader, connection.close)
        self.writing_to = self.reading = None
        self.reader.shutdown()
        self.lock.release()

    def harmless_write(self) -> Statement:
        return f"PRAGMA user_version={VERSION}", ()

    def commit_together(self, batch: list[Sequence[Statement]]) -> list[Exception | None]:
        assert self.writing_to is not None, "the store has not been started"
        return commit_together(self.writing_to, batch)

    async def read(self, question: Callable[[Any], Result]) -> Result:
        assert self.reading is not None, "the store has not been started"
        try:
            return await self.loop.run_in_executor(self.reader, question, self.reading)
        except sqlite3.Error as error:
            raise Unreadable(f"The database cannot be read ({error}).") from error

    async def all_tables(self, before: float, over: bool | None, most: int) -> list[ListedTable]:
        """Over a connection of its own: looking through many tables must not hold up whoever opens one."""

        def look() -> list[ListedTable]:
            with contextlib.closing(connect(self.path)) as connection:
                return tables_left_alone(connection, before, over, most)

        return await asyncio.to_thread(look)


def commit_together(connection: sqlite3.Connection, batch: list[Sequence[Statement]]) -> list[Exception | None]:
    """One commit for all; if one of them fails, each by itself, so that no write suffers for another."""
    error = commit(connection, [statement for statements in batch for statement in statements])
    if error is None:
        return [None] * len(batch)
    if len(batch) == 1:
        return [error]
    return [commit(connection, statements) for statements in batch]


def commit(connection: sqlite3.Connection, statements: Sequence[Statement]) -> Exception | None:
    rows = [values for sql, values in statements if sql is ADD_ROW]
    try:
        if len(rows) == len(statements) <= MOST_ROWS:
            add_rows(connection, rows)  # one statement is a transaction of its own
        else:
            commit_mixed(connection, statements, rows)
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        if isinstance(error, sqlite3.IntegrityError):
            return Conflict(f"This does not fit what is stored ({error}).")
        return Busy(f"The database cannot be written ({error}).")
    return None


def commit_mixed(connection: sqlite3.Connection, statements: Sequence[Statement], rows: list[Sequence[Any]]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    for sql, values in statements:
        if sql is not ADD_ROW:
            connection.execute(sql, values)
    add_rows(connection, rows)  # they need the others and nothing needs them: last, and together
    connection.execute("COMMIT")


def add_rows(connection: sqlite3.Connection, rows: list[Sequence[Any]]) -> None:
    """Many rows a statement: around each statement the threads of Python wait for each other."""
    for first in range(0, len(rows), MOST_ROWS):
        part = rows[first : first + MOST_ROWS]
        connection.execute(ADD_ROW + MORE_ROWS * (len(part) - 1), [value for row in part for value in row])
