"""The store in PostgreSQL, for several servers at once: a group commit is one statement, a broken line is mended."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from operator import itemgetter
from typing import Any

import psycopg

from hypostyle.server.storage.group_commit import Statement, Write
from hypostyle.server.storage.postgres_database import Line, first_line, in_postgres, prepare
from hypostyle.server.storage.postgres_news import CHANNEL, News
from hypostyle.server.storage.sql_store import ADD_ROW, Result
from hypostyle.server.storage.sql_tableside import TablesideStore
from hypostyle.server.storage.store import Busy, Conflict, Unreadable

READERS = 4
PATIENCE = 6.0  # seconds; a database that takes longer over anything counts as one that cannot be reached
LONGEST_NOTICE = 7_900  # bytes; PostgreSQL takes 7,999
# What is taken already stays as it is: the answer says which rows are new. Others are told of rows of tables at which
# one of them has a page, whole if they fit into one notice and else by name.
ADD_ROWS = f"""WITH added AS (
        INSERT INTO event(table_id, seq, seat, kind, value, open, at)
        SELECT * FROM unnest(%s::text[], %s::bigint[], %s::bigint[], %s::text[], %s::bigint[], %s::bigint[],
            %s::float8[])
        ON CONFLICT DO NOTHING RETURNING *),
    told AS (SELECT string_agg(table_id || ' ' || seq, ',') AS names,
        string_agg(concat_ws(' ', table_id, seq, seat, kind, value, open, at), ',') AS rows FROM added
        WHERE EXISTS (SELECT 1 FROM presence WHERE presence.table_id = added.table_id AND server <> %s))
    SELECT (SELECT string_agg(table_id || ' ' || seq, ',') FROM added),
        (SELECT pg_notify('{CHANNEL}', CASE WHEN octet_length(rows) < {LONGEST_NOTICE} THEN rows ELSE names END)
        FROM told WHERE names IS NOT NULL)"""
TAKEN = "This place is taken."


class PostgresStore(TablesideStore):
    """A PostgreSQL database, used by any number of servers at a time."""

    shared = True

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self.reader = ThreadPoolExecutor(READERS, "store-reader")
        self.line = Line(address)  # of the writer
        self.lines = [Line(address) for _ in range(READERS)]
        self.free: asyncio.LifoQueue[Line] = asyncio.LifoQueue()
        self.deadline: asyncio.TimerHandle | None = None
        self.news: News = News(address, lambda: self.line.backend)

    async def start(self) -> None:
        """Open the database, or create what it lacks; a sentence says what is wrong with it."""
        self.loop = asyncio.get_running_loop()
        await self.loop.run_in_executor(self.reader, prepare, self.address)
        for line in self.lines:
            self.free.put_nowait(line)
        self.start_writing()

    async def stop(self) -> None:
        await self.stop_writing()
        self.reader.shutdown()
        for line in (self.line, *self.lines):
            line.close()

    def harmless_write(self) -> Statement:
        return "UPDATE hypostyle SET layout = layout WHERE part = 'tables'", ()

    # ------------------------------------------------------------------ writing
    def hand_over(self) -> None:
        self.deadline = self.loop.call_later(PATIENCE, self.line.cut)
        super().hand_over()

    def finish(self, batch: list[Write], errors: list[Exception | None]) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
        super().finish(batch, errors)

    def commit_together(self, batch: list[Sequence[Statement]]) -> list[Exception | None]:
        """Single rows by one statement, everything else by one transaction; if that fails, each by itself."""
        rows = [number for number, write in enumerate(batch) if len(write) == 1 and write[0][0] is ADD_ROW]
        rest = [number for number, write in enumerate(batch) if len(write) != 1 or write[0][0] is not ADD_ROW]
        errors: list[Exception | None] = [None] * len(batch)
        if rows:
            for number, error in zip(rows, self.add_rows([batch[number][0][1] for number in rows]), strict=True):
                errors[number] = error
        if rest:
            error = self.commit([statement for number in rest for statement in batch[number]])
            for number in rest:
                errors[number] = error if len(rest) == 1 or error is None else self.commit(batch[number])
        return errors

    def add_rows(self, rows: list[Sequence[Any]]) -> list[Exception | None]:
        """One statement is one transaction, and one trip. A row whose fate is unknown may be tried again: if it was
        written after all, its place is taken, and whoever reads it finds what it wanted to write."""
        while True:
            fresh = self.line.connection is None
            try:
                return conflicts(rows, self.insert(self.line.open(), rows))
            except Busy as error:
                return [error] * len(rows)
            except psycopg.OperationalError as error:
                self.line.close()
                if fresh:
                    return [busy(error)] * len(rows)
            except psycopg.Error as error:
                if len(rows) > 1:
                    return [self.add_rows([row])[0] for row in rows]
                wrong = isinstance(error, psycopg.IntegrityError)
                return [Conflict(f"This does not fit what is stored ({first_line(error)}).") if wrong else busy(error)]

    def insert(self, connection: psycopg.Connection[Any], rows: list[Sequence[Any]]) -> set[str]:
        """Add rows of journals; returns those that are new, as `table seq`.

        All servers add theirs in the same order: two that add the same rows then wait for each other, but never both.
        """
        columns = zip(*sorted(rows, key=itemgetter(0, 1)), strict=True)
        values = [*(array(column) for column in columns), self.server]
        (added, _) = connection.execute(ADD_ROWS.encode(), values, prepare=True).fetchone() or ("", None)
        return set() if not added else set(added.split(","))

    def commit(self, statements: Sequence[Statement]) -> Exception | None:
        """All of it or nothing; tried again on a new line only as long as it cannot have been committed."""
        while True:
            fresh, committing = self.line.connection is None, False
            try:
                connection = self.line.open()
                connection.execute("BEGIN")
                rows = [values for sql, values in statements if sql is ADD_ROW]
                for sql, values in statements:
                    if sql is not ADD_ROW:
                        connection.execute(in_postgres(sql).encode(), values)
                if rows and any(conflicts(rows, self.insert(connection, rows))):
                    raise psycopg.IntegrityError(TAKEN)
                committing = True
                connection.execute("COMMIT")
                return None
            except Busy as error:
                return error
            except psycopg.IntegrityError as error:
                self.roll_back()
                return Conflict(f"This does not fit what is stored ({first_line(error)}).")
            except psycopg.Error as error:
                broken = self.line.connection is None or self.line.connection.broken
                self.roll_back()
                if fresh or committing or not broken:
                    return busy(error)

    def roll_back(self) -> None:
        try:
            self.line.open().execute("ROLLBACK")
        except (psycopg.Error, Busy):
            self.line.close()

    # ------------------------------------------------------------------ reading
    async def read(self, question: Callable[[Any], Result]) -> Result:
        line = await self.free.get()
        deadline = self.loop.call_later(PATIENCE, line.cut)
        try:
            return await self.loop.run_in_executor(self.reader, ask, line, question)
        finally:
            deadline.cancel()
            self.free.put_nowait(line)


def ask(line: Line, question: Callable[[Any], Result]) -> Result:
    """Asked again on a new line, if the one that was there has broken."""
    while True:
        fresh = line.connection is None
        try:
            return question(line)
        except psycopg.OperationalError as error:
            line.close()
            if fresh:
                raise busy(error) from error
        except psycopg.Error as error:
            line.close()  # with whatever it was in the middle of
            raise Unreadable(f"The database cannot be read ({first_line(error)}).") from error


def busy(error: Exception) -> Busy:
    return Busy(f"The database does not answer ({first_line(error)}).")


def array(column: Sequence[Any]) -> str:
    """An array as PostgreSQL writes it; texts are quoted, and actions are numbers whatever they call themselves."""
    if isinstance(column[0], str):
        return "{" + ",".join('"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"' for text in column) + "}"
    plain = int.__repr__ if isinstance(column[0], int) else float.__repr__
    return "{" + ",".join(map(plain, column)) + "}"


def conflicts(rows: list[Sequence[Any]], added: set[str]) -> list[Exception | None]:
    """For each row None, or that its place was taken: before, or by another of these."""
    errors: list[Exception | None] = []
    for row in rows:
        name = f"{row[0]} {row[1]}"
        errors.append(None if name in added else Conflict(TAKEN))
        added.discard(name)
    return errors
