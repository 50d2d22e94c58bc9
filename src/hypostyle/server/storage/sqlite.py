"""The store: tables, seats, browsers and an append-only log of events in one SQLite file. Committed first, then told.

One thread writes, and whatever waits is committed together; one thread reads. SQLite's write-ahead log with full
synchronisation holds every answered write even if the machine stops. Another database is another class with the methods
of `Store`.
"""

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
from typing import Any, Literal, TypeVar

from msgspec import Struct

from hypostyle.engine.errors import HypostyleError
from hypostyle.server.storage.file_lock import Hold

log = logging.getLogger(__name__)

APPLICATION = 0x48595053  # "HYPS": marks the file as ours
VERSION = 2
MOST_WAITING = 20_000  # writes not yet committed; beyond that the server says it is busy
MOST_TOGETHER = 256  # writes in one commit
FEW_TOGETHER = 32
MOMENT = 0.002  # seconds
OLDEST_SQLITE = (3, 35, 0)
NOT_A_DATABASE = "this file is not a hypostyle database"
EDITIONS = """CREATE TABLE edition(
        game TEXT NOT NULL, digest TEXT NOT NULL, origin TEXT NOT NULL, name TEXT NOT NULL, data TEXT NOT NULL,
        PRIMARY KEY(game, digest)) WITHOUT ROWID"""
SCHEMA = (
    """CREATE TABLE browser(
        hash BLOB PRIMARY KEY, created REAL NOT NULL) WITHOUT ROWID""",
    """CREATE TABLE "table"(
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules_version INTEGER NOT NULL, content_digest TEXT NOT NULL,
        options TEXT NOT NULL, seats INTEGER NOT NULL, seed INTEGER NOT NULL, created REAL NOT NULL) WITHOUT ROWID""",
    """CREATE TABLE seat(
        table_id TEXT NOT NULL REFERENCES "table"(id), seat INTEGER NOT NULL, kind TEXT NOT NULL, level TEXT,
        name TEXT NOT NULL, token BLOB, owner BLOB REFERENCES browser(hash),
        PRIMARY KEY(table_id, seat)) WITHOUT ROWID""",
    "CREATE INDEX seat_of_browser ON seat(owner) WHERE owner IS NOT NULL",
    """CREATE TABLE event(
        table_id TEXT NOT NULL REFERENCES "table"(id), seq INTEGER NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL,
        value INTEGER NOT NULL, open INTEGER NOT NULL, at REAL NOT NULL, PRIMARY KEY(table_id, seq)) WITHOUT ROWID""",
    EDITIONS,
)
LATER = {1: (EDITIONS,)}  # what a database of an earlier layout lacks
ADD_EVENT = "INSERT INTO event(table_id, seq, seat, kind, value, open, at) VALUES(?, ?, ?, ?, ?, ?, ?)"
MORE_EVENTS = ", (?, ?, ?, ?, ?, ?, ?)"
MOST_ROWS = 128  # in one statement: 896 values, and SQLite takes at least 999
EVENTS = "SELECT seq, seat, kind, value, open, at FROM event WHERE table_id = ? ORDER BY seq"
LAST_EVENT = "SELECT seq, seat, kind, value, open, at FROM event WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
LAST_PUBLIC = LAST_EVENT.replace("ORDER", "AND kind NOT IN ('seal', 'unseal') ORDER")
SEATS = "SELECT seat, kind, level, name, token, owner FROM seat WHERE table_id = ? ORDER BY seat"
TABLE = 'SELECT id, game, rules_version, content_digest, options, seats, seed, created FROM "table" WHERE id = ?'

EDITION = "SELECT game, digest, origin, name, data FROM edition WHERE game = ? AND digest = ?"

Result = TypeVar("Result")
Statement = tuple[str, Sequence[Any]]
Write = tuple["asyncio.Future[None]", Sequence[Statement]]


class Busy(HypostyleError):
    """More waits to be written than the store takes on."""


class Conflict(HypostyleError):
    """The write does not fit what is stored: the place is taken."""


class TableRow(Struct, frozen=True):
    """The header of a table's match."""

    id: str
    game: str
    rules_version: int
    content_digest: str
    options: str
    seats: int
    seed: int
    created: float


class SeatRow(Struct):
    """A seat: a person's (`owner` is the browser that has it, `token` the hash of its link) or a bot's."""

    seat: int
    kind: Literal["person", "bot"]
    level: str | None
    name: str
    token: bytes | None
    owner: bytes | None


class EditionRow(Struct, frozen=True):
    """The content that tables were begun with, whole: what is redrawn later changes nothing for them."""

    game: str
    digest: str
    origin: str
    name: str
    data: str


class EventRow(Struct, frozen=True):
    """Something that happened: `act` with an action, or `back` to a step; while choices are sealed, `seal` with an
    action, and `unseal` of one sealed step, by its place in the log.

    Seq 0 is the `start`. `open` has a bit for each seat that has to choose afterwards; 0 means that the match is over.
    """

    seq: int
    seat: int
    kind: Literal["start", "act", "back", "seal", "unseal"]
    value: int
    open: int
    at: float


class Store:
    """One SQLite file. Everything asynchronous; a write is on the disk when it returns."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.batches: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self.waiting: list[Write] = []  # for the next commit
        self.writing = False  # a commit is under way or about to be
        self.depth = 0
        self.reader = ThreadPoolExecutor(1, "store-reader")
        self.writer: threading.Thread | None = None
        self.reading: sqlite3.Connection | None = None
        self.hold = Hold(path)

    # ------------------------------------------------------------------ life
    async def start(self) -> None:
        """Open or create the file; a sentence says what is wrong with it."""
        self.loop = asyncio.get_running_loop()
        self.hold.take()
        writing = await self.loop.run_in_executor(self.reader, open_database, self.path)
        self.reading = await self.loop.run_in_executor(self.reader, connect, self.path)
        self.writer = threading.Thread(target=self.write_on, args=(writing,), name="store-writer", daemon=True)
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
        self.hold.release()

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

    async def append(self, table: str, event: EventRow) -> None:
        await self.write(event_statement(table, event))

    async def create(self, table: TableRow, seats: Sequence[SeatRow], events: Sequence[EventRow]) -> None:
        header = (table.id, table.game, table.rules_version, table.content_digest)
        rest = (table.options, table.seats, table.seed, table.created)
        await self.write(
            ('INSERT INTO "table" VALUES(?, ?, ?, ?, ?, ?, ?, ?)', header + rest),
            *(seat_statement(table.id, seat) for seat in seats),
            *(event_statement(table.id, event) for event in events),
        )

    async def save_seat(self, table: str, seat: SeatRow) -> None:
        await self.write(seat_statement(table, seat))

    async def add_browser(self, browser: bytes) -> None:
        await self.write(("INSERT OR IGNORE INTO browser VALUES(?, ?)", (browser, time.time())))

    async def add_edition(self, edition: EditionRow) -> None:
        """The same cards under another name are the same edition, and called so from now on."""
        values = (edition.game, edition.digest, edition.origin, edition.name, edition.data)
        await self.write(("INSERT OR REPLACE INTO edition VALUES(?, ?, ?, ?, ?)", values))

    def write_on(self, connection: sqlite3.Connection) -> None:
        """The writer's thread: one commit for each batch."""
        while (batch := self.batches.get()) is not None:
            try:
                errors = commit_together(connection, [statements for _, statements in batch])
            except Exception as error:  # whatever it is, the next batch finds a writer
                log.exception("A batch could not be written")
                errors = [Busy(f"The database cannot be written ({error}).")] * len(batch)
            with contextlib.suppress(RuntimeError):  # the loop has been closed: nobody waits any more
                self.loop.call_soon_threadsafe(self.answer, batch, errors)
        connection.close()

    def answer(self, batch: list[Write], errors: list[Exception | None]) -> None:
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
        return await self.loop.run_in_executor(self.reader, question, self.reading)

    async def table(self, identity: str) -> tuple[TableRow, list[SeatRow], list[EventRow]] | None:
        """A table with its seats and its whole log, or None."""

        def question(connection: sqlite3.Connection) -> tuple[TableRow, list[SeatRow], list[EventRow]] | None:
            header = connection.execute(TABLE, (identity,)).fetchone()
            if header is None:
                return None
            seats = [SeatRow(*row) for row in connection.execute(SEATS, (identity,))]
            return TableRow(*header), seats, [EventRow(*row) for row in connection.execute(EVENTS, (identity,))]

        return await self.read(question)

    async def edition(self, game: str, digest: str) -> EditionRow | None:
        def question(connection: sqlite3.Connection) -> EditionRow | None:
            row = connection.execute(EDITION, (game, digest)).fetchone()
            return None if row is None else EditionRow(*row)

        return await self.read(question)

    async def knows_browser(self, browser: bytes) -> bool:
        found = "SELECT 1 FROM browser WHERE hash = ?"
        return await self.read(lambda connection: connection.execute(found, (browser,)).fetchone() is not None)

    async def tables_of(
        self, browser: bytes, over: bool | None, most: int
    ) -> list[tuple[TableRow, list[SeatRow], EventRow, EventRow]]:
        """The tables where a browser has a seat, the latest first; each with its last event and its last public one."""
        mine = "SELECT DISTINCT table_id FROM seat WHERE owner = ?"

        def question(connection: sqlite3.Connection) -> list[tuple[TableRow, list[SeatRow], EventRow, EventRow]]:
            found = []
            for (identity,) in connection.execute(mine, (browser,)).fetchall():
                last = EventRow(*connection.execute(LAST_EVENT, (identity,)).fetchone())
                if over is None or over == (last.open == 0):
                    public = EventRow(*connection.execute(LAST_PUBLIC, (identity,)).fetchone())
                    found.append((identity, last, public))
            found.sort(key=lambda entry: entry[2].at, reverse=True)
            return [
                (
                    TableRow(*connection.execute(TABLE, (identity,)).fetchone()),
                    [SeatRow(*row) for row in connection.execute(SEATS, (identity,))],
                    last,
                    public,
                )
                for identity, last, public in found[:most]
            ]

        return await self.read(question)


# ---------------------------------------------------------------------- statements
def event_statement(table: str, event: EventRow) -> Statement:
    return ADD_EVENT, (table, event.seq, event.seat, event.kind, event.value, event.open, event.at)


def seat_statement(table: str, seat: SeatRow) -> Statement:
    return (
        "INSERT OR REPLACE INTO seat(table_id, seat, kind, level, name, token, owner) VALUES(?, ?, ?, ?, ?, ?, ?)",
        (table, seat.seat, seat.kind, seat.level, seat.name, seat.token, seat.owner),
    )


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
        events = []
        for sql, values in statements:
            if sql is ADD_EVENT:  # they need the others and nothing needs them: last, and together
                events.append(values)
            else:
                connection.execute(sql, values)
        add_events(connection, events)
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        if isinstance(error, sqlite3.IntegrityError):
            return Conflict(f"This does not fit what is stored ({error}).")
        return Busy(f"The database cannot be written ({error}).")
    return None


def add_events(connection: sqlite3.Connection, events: list[Sequence[Any]]) -> None:
    """Many rows a statement: between two statements the threads of Python would wait for each other."""
    for first in range(0, len(events), MOST_ROWS):
        rows = events[first : first + MOST_ROWS]
        connection.execute(ADD_EVENT + MORE_EVENTS * (len(rows) - 1), [value for row in rows for value in row])


# ---------------------------------------------------------------------- opening
def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5, cached_statements=256)
    try:
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA wal_autocheckpoint=4000")
        connection.execute("PRAGMA temp_store=MEMORY")  # what would undo half a statement: else a file for each commit
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def open_database(path: Path) -> sqlite3.Connection:
    """The writing connection; creates the file, refuses what is not ours."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise HypostyleError(f"SQLite {sqlite3.sqlite_version} is too old; 3.35 or newer is needed.")
    try:
        connection = connect(path)
        try:
            prepare(connection, path)
        except (sqlite3.Error, HypostyleError):
            connection.close()
            raise
    except sqlite3.OperationalError as error:
        raise HypostyleError(f"{path}: the database cannot be opened ({error}).") from error
    except sqlite3.DatabaseError as error:
        raise HypostyleError(f"{path}: {NOT_A_DATABASE}.") from error
    return connection


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if not empty and application != APPLICATION:
        raise HypostyleError(f"{path}: {NOT_A_DATABASE}.")
    if not empty and version not in (VERSION, *LATER):
        raise HypostyleError(
            f"{path}: this database has layout {version}, this installation works with {VERSION}; "
            "give another file with --data."
        )
    connection.execute("PRAGMA journal_mode=WAL")
    if empty or version != VERSION:
        connection.execute("BEGIN EXCLUSIVE")
        for statement in SCHEMA if empty else LATER[version]:
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id={APPLICATION}")
        connection.execute(f"PRAGMA user_version={VERSION}")
        connection.execute("COMMIT")
