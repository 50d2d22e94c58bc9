"""The store in SQL that both databases understand: what is asked and written, in the words of the interface.

Placeholders are question marks. A database adds how it is opened, how a batch is committed, and how it is read.
"""

from __future__ import annotations

import secrets
import time
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar, get_args

import msgspec

from hypostyle.server.storage.group_commit import GroupCommit, Statement
from hypostyle.server.storage.store import (
    Busy,
    Conflict,
    EditionRow,
    JournalRow,
    ListedTable,
    RowKind,
    SeatRow,
    StoredTable,
    TableRow,
    TableSettings,
    Unreadable,
)

MOST_LOOKED_AT = 1_000  # seats of a browser, those it took last, among which its latest tables are looked for
ADD_ROW = "INSERT INTO event(table_id, seq, seat, kind, value, open, at) VALUES(?, ?, ?, ?, ?, ?, ?)"
HEADER = "id, game, rules_version, content_digest, options, seats, seed, created, opener, cut"
ADD_TABLE = f'INSERT INTO "table"({HEADER}) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'
JOURNAL = "SELECT seq, seat, kind, value, open, at FROM event WHERE table_id = ? AND seq > ? ORDER BY seq"
LAST_ROW = "SELECT seq, seat, kind, value, open, at FROM event WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
LAST_PUBLIC = LAST_ROW.replace("ORDER", "AND kind NOT IN ('seal', 'unseal') ORDER")
SEATS = "SELECT seat, kind, level, name, token, owner FROM seat WHERE table_id = ? ORDER BY seat"
TABLE = f'SELECT {HEADER}, settings FROM "table" WHERE id = ?'
TABLES_OF_BROWSER = (
    "SELECT DISTINCT table_id FROM (SELECT table_id FROM seat WHERE owner = ? ORDER BY since DESC LIMIT ?) AS latest"
)
SEAT_OF_BROWSER = "SELECT 1 FROM seat WHERE owner = ? LIMIT 1"
ANY_TABLE = 'SELECT max(id) FROM "table"'
SAVE_SEAT = """INSERT INTO seat(table_id, seat, kind, level, name, token, owner, since) VALUES(?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT(table_id, seat) DO UPDATE SET kind = excluded.kind, level = excluded.level, name = excluded.name,
    token = excluded.token, owner = excluded.owner,
    since = CASE WHEN seat.owner = excluded.owner THEN seat.since ELSE excluded.since END"""
# A seat that is no longer as it was known gets no table here, which the database refuses: then nothing is written.
STILL_SO = """UPDATE seat SET table_id = CASE WHEN coalesce(owner, ?) = ? AND coalesce(token, ?) = ? THEN table_id END
    WHERE table_id = ? AND seat = ?"""
EDITION = "SELECT game, digest, origin, name, data FROM edition WHERE game = ? AND digest = ?"
ADD_EDITION = """INSERT INTO edition(game, digest, origin, name, data) VALUES(?, ?, ?, ?, ?)
    ON CONFLICT(game, digest) DO UPDATE SET origin = excluded.origin, name = excluded.name, data = excluded.data"""
BROWSER = "SELECT 1 FROM browser WHERE hash = ?"
ADD_BROWSER = "INSERT INTO browser(hash, created) VALUES(?, ?) ON CONFLICT DO NOTHING"

ROW_KINDS: dict[str, RowKind] = {kind: kind for kind in get_args(RowKind)}  # the same text for all rows

Result = TypeVar("Result")


class Reading(Protocol):
    """A connection as the questions of this module use it."""

    def execute(self, sql: str, values: Sequence[Any], /) -> Rows: ...


class Rows(Protocol):
    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...


class Listening(Protocol):
    """A way to hear that others have written something; what it was is in the tables."""

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Until cancelled; `missed` is called whenever something may have been told that was not heard."""


class SqlStore(GroupCommit):
    """Everything a store does for the tables, but for opening, committing and reading."""

    news: Listening | None = None  # where others may write, too

    def __init__(self) -> None:
        super().__init__()
        self.server = secrets.token_urlsafe(9)  # its name among the servers that use it

    @abstractmethod
    async def start(self) -> None:
        """Open what holds the tables, or create what it lacks."""

    @abstractmethod
    async def stop(self) -> None:
        """Write what waits, and close it."""

    @abstractmethod
    async def read(self, question: Callable[[Any], Result]) -> Result:
        """The answer to a question of this module, asked of a connection."""

    async def check(self) -> str | None:
        """Write for real, as a move does: a full disk says so only then."""
        try:
            await self.read(lambda connection: connection.execute(ANY_TABLE, ()).fetchone())
            await self.write(self.harmless_write())
        except (Busy, Conflict, Unreadable) as error:
            return str(error)
        return None

    @abstractmethod
    def harmless_write(self) -> Statement:
        """What shows that writing works, and changes nothing."""

    # ------------------------------------------------------------------ tables and their journals
    def append(self, table: str, row: JournalRow) -> Awaitable[None]:
        return self.line_up(row_statement(table, row))

    async def create(self, table: TableRow, seats: Sequence[SeatRow], journal: Sequence[JournalRow]) -> None:
        header = (table.id, table.game, table.rules_version, table.content_digest)
        rest = (table.options, table.seats, table.seed, table.created, table.opener, table.cut)
        await self.write(
            (ADD_TABLE, header + rest),
            *(seat_statement(table.id, seat) for seat in seats),
            *(row_statement(table.id, row) for row in journal),
        )

    async def table(self, identity: str) -> StoredTable | None:
        def question(connection: Reading) -> StoredTable | None:
            header = connection.execute(TABLE, (identity,)).fetchone()
            if header is None:
                return None
            *row, settings = header
            return StoredTable(
                TableRow(*row),
                seats_of(connection, identity),
                journal_of(connection, identity),
                msgspec.json.decode(settings, type=TableSettings),
            )

        return await self.read(question)

    async def journal_after(self, table: str, seq: int) -> list[JournalRow]:
        return await self.read(lambda connection: journal_of(connection, table, seq))

    async def tables_of(self, browser: bytes, over: bool | None, most: int) -> list[ListedTable]:
        def question(connection: Reading) -> list[ListedTable]:
            found = []
            for (identity,) in connection.execute(TABLES_OF_BROWSER, (browser, MOST_LOOKED_AT)).fetchall():
                rows = last_rows(connection, identity)
                if rows is not None and over in (None, rows[0].open == 0):
                    found.append((identity, *rows))
            found.sort(key=lambda entry: entry[2].at, reverse=True)
            return [
                listed
                for identity, last, public in found[:most]
                if (listed := listed_table(connection, identity, last, public)) is not None
            ]

        return await self.read(question)

    # ------------------------------------------------------------------ seats, browsers, editions
    async def save_seat(self, table: str, seat: SeatRow, former: SeatRow | None = None) -> None:
        known = () if former is None else (still_so(table, former),)
        await self.write(*known, seat_statement(table, seat))

    async def add_browser(self, browser: bytes) -> None:
        await self.write((ADD_BROWSER, (browser, time.time())))

    async def knows_browser(self, browser: bytes) -> bool:
        return await self.read(lambda connection: connection.execute(BROWSER, (browser,)).fetchone() is not None)

    async def holds_seat(self, browser: bytes) -> bool:
        return await self.read(
            lambda connection: connection.execute(SEAT_OF_BROWSER, (browser,)).fetchone() is not None
        )

    async def add_edition(self, edition: EditionRow) -> None:
        values = (edition.game, edition.digest, edition.origin, edition.name, edition.data)
        await self.write((ADD_EDITION, values))

    async def edition(self, game: str, digest: str) -> EditionRow | None:
        def question(connection: Reading) -> EditionRow | None:
            row = connection.execute(EDITION, (game, digest)).fetchone()
            return None if row is None else EditionRow(*row)

        return await self.read(question)


# ---------------------------------------------------------------------- rows and statements
def seats_of(connection: Reading, table: str) -> list[SeatRow]:
    return [SeatRow(*row) for row in connection.execute(SEATS, (table,)).fetchall()]


def journal_of(connection: Reading, table: str, after: int = -1) -> list[JournalRow]:
    rows = connection.execute(JOURNAL, (table, after)).fetchall()
    return [JournalRow(seq, seat, ROW_KINDS[kind], value, open_, at) for seq, seat, kind, value, open_, at in rows]


def last_rows(connection: Reading, table: str) -> tuple[JournalRow, JournalRow] | None:
    """The last row of a journal, and the last that everybody may know of; None for a damaged table: the registry says
    so to whoever opens it."""
    last = connection.execute(LAST_ROW, (table,)).fetchone()
    public = connection.execute(LAST_PUBLIC, (table,)).fetchone()
    return None if public is None else (JournalRow(*last), JournalRow(*public))


def listed_table(connection: Reading, table: str, last: JournalRow, public: JournalRow) -> ListedTable | None:
    found = connection.execute(TABLE, (table,)).fetchone()
    return None if found is None else ListedTable(TableRow(*found[:-1]), seats_of(connection, table), last, public)


def row_statement(table: str, row: JournalRow) -> Statement:
    return ADD_ROW, (table, row.seq, row.seat, row.kind, row.value, row.open, row.at)


def seat_statement(table: str, seat: SeatRow) -> Statement:
    values = (table, seat.seat, seat.kind, seat.character, seat.name, seat.token, seat.owner, time.time())
    return SAVE_SEAT, values


def still_so(table: str, seat: SeatRow) -> Statement:
    return STILL_SO, (b"", seat.owner or b"", b"", seat.token or b"", table, seat.seat)
