"""The store in one SQLite file: one thread writes, and whatever waits is committed together; one thread reads."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from hypostyle.server.storage.file_lock import FileLock
from hypostyle.server.storage.sqlite_database import VERSION, connect, open_database
from hypostyle.server.storage.store import (
    Busy,
    Conflict,
    EditionRow,
    JournalRow,
    ListedTable,
    SeatRow,
    StoredTable,
    TableRow,
    Unreadable,
)

log = logging.getLogger(__name__)

MOST_WAITING = 20_000  # writes not yet committed; beyond that the server says it is busy
MOST_LOOKED_AT = 1_000  # seats of a browser, those it took last, among which its latest tables are looked for
MOST_TOGETHER = 256  # writes in one commit
FEW_TOGETHER = 32
MOMENT = 0.002  # seconds
ADD_ROW = "INSERT INTO event(table_id, seq, seat, kind, value, open, at) VALUES(?, ?, ?, ?, ?, ?, ?)"
MORE_ROWS = ", (?, ?, ?, ?, ?, ?, ?)"
MOST_ROWS = 128  # in one statement: 896 values, and SQLite takes at least 999
JOURNAL = "SELECT seq, seat, kind, value, open, at FROM event WHERE table_id = ? ORDER BY seq"
LAST_ROW = "SELECT seq, seat, kind, value, open, at FROM event WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
LAST_PUBLIC = LAST_ROW.replace("ORDER", "AND kind NOT IN ('seal', 'unseal') ORDER")
SEATS = "SELECT seat, kind, level, name, token, owner FROM seat WHERE table_id = ? ORDER BY seat"
TABLE = 'SELECT id, game, rules_version, content_digest, options, seats, seed, created FROM "table" WHERE id = ?'
TABLES_OF_BROWSER = (
    "SELECT DISTINCT table_id FROM (SELECT table_id FROM seat WHERE owner = ? ORDER BY since DESC LIMIT ?)"
)
SEAT_OF_BROWSER = "SELECT 1 FROM seat WHERE owner = ? LIMIT 1"
ANY_TABLE = 'SELECT max(id) FROM "table"'
SAVE_SEAT = """INSERT INTO seat(table_id, seat, kind, level, name, token, owner, since) VALUES(?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT(table_id, seat) DO UPDATE SET kind = excluded.kind, level = excluded.level, name = excluded.name,
    token = excluded.token, owner = excluded.owner,
    since = CASE WHEN owner IS excluded.owner THEN since ELSE excluded.since END"""
EDITION = "SELECT game, digest, origin, name, data FROM edition WHERE game = ? AND digest = ?"
BROWSER = "SELECT 1 FROM browser WHERE hash = ?"

Result = TypeVar("Result")
Statement = tuple[str, Sequence[Any]]
Write = tuple["asyncio.Future[None]", Sequence[Statement]]


class SQLiteStore:
    """One SQLite file, used by one server at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        self.batches: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self.waiting: list[Write] = []  # for the next commit
        self.writing = False  # a commit is under way or about to be
        self.depth = 0
        self.reader = ThreadPoolExecutor(1, "store-reader")
        self.writer: threading.Thread | None = None
        self.reading: sqlite3.Connection | None = None
        self.lock = FileLock(path)

    # ------------------------------------------------------------------ start and stop
    async def start(self) -> None:
        """Open or create the file; a sentence says what is wrong with it."""
        self.loop = asyncio.get_running_loop()
        self.lock.acquire()
        writing = await self.loop.run_in_executor(self.reader, open_database, self.path)
        self.reading = await self.loop.run_in_executor(self.reader, connect, self.path)
        self.writer = threading.Thread(target=self.write_batches, args=(writing,), name="store-writer", daemon=True)
        self.writer.start()

    async def stop(self) -> None:
        """Write what waits, then close."""
        if self.writer is not None:
            while self.depth:
                await asyncio.sleep(0.001)
            self.batches.put(None)
            await asyncio.to_thread(self.writer.join)
            self.writer = None
        if self.reading is not None:
            await self.loop.run_in_executor(self.reader, self.reading.close)
            self.reading = None
        self.reader.shutdown()
        self.lock.release()

    # ------------------------------------------------------------------ writing
    async def write(self, *statements: Statement) -> None:
        """All of the statements or none; on the disk when this returns."""
        if self.depth >= MOST_WAITING:
            raise Busy("The server has more to write than it can; try again in a moment.")
        done = self.loop.create_future()
        self.depth += 1
        self.waiting.append((done, statements))
        if not self.writing:  # at the end of this turn of the loop, with what else there is by then
            self.writing = True
            self.loop.call_soon(self.hand_over)
        await done

    def hand_over(self) -> None:
        """Give the writer what waits; it has one batch at a time, and meanwhile the next one gathers."""
        batch, self.waiting = self.waiting[:MOST_TOGETHER], self.waiting[MOST_TOGETHER:]
        self.batches.put(batch)

    async def check(self) -> str | None:
        """Write for real, as a move does: a full disk says so only then."""
        try:
            await self.read(lambda connection: connection.execute(ANY_TABLE).fetchone())
            await self.write((f"PRAGMA user_version={VERSION}", ()))
        except (Busy, Conflict, Unreadable) as error:
            return str(error)
        return None

    async def append(self, table: str, row: JournalRow) -> None:
        await self.write(row_statement(table, row))

    async def create(self, table: TableRow, seats: Sequence[SeatRow], journal: Sequence[JournalRow]) -> None:
        header = (table.id, table.game, table.rules_version, table.content_digest)
        rest = (table.options, table.seats, table.seed, table.created)
        await self.write(
            ('INSERT INTO "table" VALUES(?, ?, ?, ?, ?, ?, ?, ?)', header + rest),
            *(seat_statement(table.id, seat) for seat in seats),
            *(row_statement(table.id, row) for row in journal),
        )

    async def save_seat(self, table: str, seat: SeatRow) -> None:
        await self.write(seat_statement(table, seat))

    async def add_browser(self, browser: bytes) -> None:
        await self.write(("INSERT OR IGNORE INTO browser VALUES(?, ?)", (browser, time.time())))

    async def add_edition(self, edition: EditionRow) -> None:
        values = (edition.game, edition.digest, edition.origin, edition.name, edition.data)
        await self.write(("INSERT OR REPLACE INTO edition VALUES(?, ?, ?, ?, ?)", values))

    def write_batches(self, connection: sqlite3.Connection) -> None:
        """The writer's thread: one commit for each batch."""
        while (batch := self.batches.get()) is not None:
            try:
                errors = commit_together(connection, [statements for _, statements in batch])
            except Exception as error:  # whatever it is, the next batch finds a writer
                log.exception("A batch could not be written")
                errors = [Busy(f"The database cannot be written ({error}).")] * len(batch)
            with contextlib.suppress(RuntimeError):  # the loop has been closed: nobody waits any more
                self.loop.call_soon_threadsafe(self.finish, batch, errors)
        connection.close()

    def finish(self, batch: list[Write], errors: list[Exception | None]) -> None:
        """Back in the loop: send the next batch on its way, and let those who waited for this one go on."""
        self.depth -= len(batch)
        if not self.waiting:
            self.writing = False
        elif len(self.waiting) < FEW_TOGETHER:  # a moment later there will be more, and a commit costs the same
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

    # ------------------------------------------------------------------ reading
    async def read(self, question: Callable[[sqlite3.Connection], Result]) -> Result:
        assert self.reading is not None, "the store has not been started"
        try:
            return await self.loop.run_in_executor(self.reader, question, self.reading)
        except sqlite3.Error as error:
            raise Unreadable(f"The database cannot be read ({error}).") from error

    async def table(self, identity: str) -> StoredTable | None:
        def question(connection: sqlite3.Connection) -> StoredTable | None:
            header = connection.execute(TABLE, (identity,)).fetchone()
            if header is None:
                return None
            journal = [JournalRow(*row) for row in connection.execute(JOURNAL, (identity,))]
            return StoredTable(TableRow(*header), seats_of(connection, identity), journal)

        return await self.read(question)

    async def edition(self, game: str, digest: str) -> EditionRow | None:
        def question(connection: sqlite3.Connection) -> EditionRow | None:
            row = connection.execute(EDITION, (game, digest)).fetchone()
            return None if row is None else EditionRow(*row)

        return await self.read(question)

    async def knows_browser(self, browser: bytes) -> bool:
        return await self.read(lambda connection: connection.execute(BROWSER, (browser,)).fetchone() is not None)

    async def holds_seat(self, browser: bytes) -> bool:
        return await self.read(
            lambda connection: connection.execute(SEAT_OF_BROWSER, (browser,)).fetchone() is not None
        )

    async def tables_of(self, browser: bytes, over: bool | None, most: int) -> list[ListedTable]:
        def question(connection: sqlite3.Connection) -> list[ListedTable]:
            found = []
            for (identity,) in connection.execute(TABLES_OF_BROWSER, (browser, MOST_LOOKED_AT)).fetchall():
                last = connection.execute(LAST_ROW, (identity,)).fetchone()
                public = connection.execute(LAST_PUBLIC, (identity,)).fetchone()
                if public is None:  # a damaged table: the registry says so to whoever opens it
                    continue
                if over is None or over == (JournalRow(*last).open == 0):
                    found.append((identity, JournalRow(*last), JournalRow(*public)))
            found.sort(key=lambda entry: entry[2].at, reverse=True)
            return [
                ListedTable(TableRow(*header), seats_of(connection, identity), last, public)
                for identity, last, public in found[:most]
                if (header := connection.execute(TABLE, (identity,)).fetchone()) is not None
            ]

        return await self.read(question)


def seats_of(connection: sqlite3.Connection, table: str) -> list[SeatRow]:
    return [SeatRow(*row) for row in connection.execute(SEATS, (table,))]


# ---------------------------------------------------------------------- statements
def row_statement(table: str, row: JournalRow) -> Statement:
    return ADD_ROW, (table, row.seq, row.seat, row.kind, row.value, row.open, row.at)


def seat_statement(table: str, seat: SeatRow) -> Statement:
    values = (table, seat.seat, seat.kind, seat.character, seat.name, seat.token, seat.owner, time.time())
    return SAVE_SEAT, values


def commit_together(connection: sqlite3.Connection, batch: list[Sequence[Statement]]) -> list[Exception | None]:
    """One commit for all; if one of them fails, each by itself, so that no write suffers for another."""
    error = commit(connection, [statement for statements in batch for statement in statements])
    if error is None:
        return [None] * len(batch)
    if len(batch) == 1:
        return [error]
    return [commit(connection, statements) for statements in batch]


def commit(connection: sqlite3.Connection, statements: Sequence[Statement]) -> Exception | None:
    try:
        connection.execute("BEGIN IMMEDIATE")
        rows = []
        for sql, values in statements:
            if sql is ADD_ROW:  # they need the others and nothing needs them: last, and together
                rows.append(values)
            else:
                connection.execute(sql, values)
        add_rows(connection, rows)
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        if isinstance(error, sqlite3.IntegrityError):
            return Conflict(f"This does not fit what is stored ({error}).")
        return Busy(f"The database cannot be written ({error}).")
    return None


def add_rows(connection: sqlite3.Connection, rows: list[Sequence[Any]]) -> None:
    """Many rows a statement: between two statements the threads of Python would wait for each other."""
    for first in range(0, len(rows), MOST_ROWS):
        part = rows[first : first + MOST_ROWS]
        connection.execute(ADD_ROW + MORE_ROWS * (len(part) - 1), [value for row in part for value in row])
