"""A PostgreSQL database that data are carried out of or into, while no server uses it."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable, Iterator
from typing import Any

import psycopg

from hypostyle.engine.errors import HypostyleError
from hypostyle.server.storage.layout import Part, parts
from hypostyle.server.storage.postgres_database import connect, first_line, prepare, shown
from hypostyle.server.storage.shared_state import NOW
from hypostyle.server.storage.sqlite_database import APPLICATION

AT_ONCE = 2_000  # rows that are fetched together
WITHOUT_HASTE = (
    "SET LOCAL statement_timeout = 0",
    "SET LOCAL idle_in_transaction_session_timeout = 0",
)
LIVING = f"""SELECT EXISTS (SELECT 1 FROM server WHERE until > {NOW}) OR EXISTS (
    SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'hypostyle'
    AND pid <> pg_backend_pid())"""
LEAVING_SECONDS = 3.0  # for the connections of a server that has just ended
Row = tuple[Any, ...]


class DatabasePlace:
    def __init__(self, address: str) -> None:
        self.address = address
        self.name = shown(address)

    @contextlib.contextmanager
    def source(self) -> Iterator[OpenedDatabase]:
        with self.held("BEGIN ISOLATION LEVEL REPEATABLE READ") as opened:
            yield opened

    @contextlib.contextmanager
    def target(self) -> Iterator[OpenedDatabase]:
        """One transaction: whole or not at all."""
        with self.held("BEGIN") as opened:
            for part in parts():
                if next(opened.rows(part), None) is not None:
                    raise HypostyleError(f"{self.name}: this database holds data already; give an empty one.")
            yield opened

    @contextlib.contextmanager
    def held(self, begin: str) -> Iterator[OpenedDatabase]:
        """Without a server that runs on it, and with the lock that one takes to start."""
        prepare(self.address)
        try:
            with contextlib.closing(connect(self.address)) as connection:
                connection.execute("SELECT pg_advisory_lock(%s)", (APPLICATION,))
                if is_used(connection):
                    raise HypostyleError(f"{self.name}: a hypostyle server is using this database; stop it first.")
                connection.execute(begin.encode())
                for setting in WITHOUT_HASTE:
                    connection.execute(setting.encode())
                yield OpenedDatabase(connection)
                connection.execute("COMMIT")
        except psycopg.Error as error:
            raise HypostyleError(f"{self.name}: the data cannot be moved ({first_line(error)}).") from error


def is_used(connection: psycopg.Connection[Any]) -> bool:
    end = time.monotonic() + LEAVING_SECONDS
    while True:
        found = connection.execute(LIVING.encode()).fetchone()
        if found is not None and not found[0]:
            return False
        if time.monotonic() > end:
            return True
        time.sleep(0.1)


class OpenedDatabase:
    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self.connection = connection

    def rows(self, part: Part) -> Iterator[Row]:
        with self.connection.cursor(f"rows_of_{part.name}") as cursor:
            cursor.itersize = AT_ONCE
            cursor.execute(part.rows.encode())
            yield from cursor

    def add(self, part: Part, rows: Iterable[Row]) -> None:
        with (
            self.connection.cursor() as cursor,
            cursor.copy(f'COPY "{part.name}"({", ".join(part.columns)}) FROM STDIN'.encode()) as copy,
        ):
            for row in rows:
                copy.write_row(row)
