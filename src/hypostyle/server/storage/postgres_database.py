"""A PostgreSQL database: its layout, how it is opened, and what one of an earlier layout is given.

The tables are those of `sqlite_database.py`, in PostgreSQL's words for the same types; what several servers share
besides them is in `SHARED`.
"""

from __future__ import annotations

import contextlib
import os
import socket
import threading
import time
from functools import cache
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from hypostyle.engine.errors import HypostyleError
from hypostyle.server.storage.sqlite_database import APPLICATION, LATER, SCHEMA, VERSION
from hypostyle.server.storage.store import Busy

OLDEST_SERVER = 130_000
CONNECT_SECONDS = 5
WAIT_AGAIN = 1.0  # seconds in which nobody tries again to reach a database that could not be reached
WAYS: dict[str, Any] = {  # a line that is dead is noticed within seconds
    "connect_timeout": CONNECT_SECONDS,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "application_name": "hypostyle",
}
SESSION = (
    "SET statement_timeout = '10s'",
    "SET lock_timeout = '5s'",
    "SET idle_in_transaction_session_timeout = '30s'",
    # What is answered is on the disk, whatever the database was told for others.
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
)
TYPES = (
    (") WITHOUT ROWID", ")"),
    (" BLOB", " BYTEA"),
    (" REAL", " DOUBLE PRECISION"),
    (" INTEGER", " BIGINT"),
    (" TEXT", ' TEXT COLLATE "C"'),
)
MARK = "CREATE TABLE hypostyle(part TEXT PRIMARY KEY, layout BIGINT NOT NULL)"
LAYOUT = "SELECT layout FROM hypostyle WHERE part = %s"
SAVE_LAYOUT = "INSERT INTO hypostyle VALUES(%s, %s) ON CONFLICT(part) DO UPDATE SET layout = excluded.layout"
OURS = "SELECT to_regclass('hypostyle') IS NOT NULL"
ANYTHING = "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'"
FSYNC = "SELECT current_setting('fsync')"


def shown(address: str) -> str:
    """An address without its password, for sentences and logs."""
    known = conninfo_to_dict(address)
    host = known.get("host") or known.get("hostaddr") or ""
    port = f":{known['port']}" if known.get("port") else ""
    return f"postgresql://{host if not str(host).startswith('/') else ''}{port}/{known.get('dbname') or ''}"


@cache
def in_postgres(sql: str) -> str:
    """A statement of `sql_store.py` with PostgreSQL's placeholders."""
    return sql.replace("%", "%%").replace("?", "%s")


def translated(statement: str) -> str:
    """A statement of the layout in PostgreSQL's words."""
    for there, here in TYPES:
        statement = statement.replace(there, here)
    return statement


def connect(address: str) -> psycopg.Connection[Any]:
    given = conninfo_to_dict(address)
    connection = psycopg.connect(make_conninfo(address, **{k: v for k, v in WAYS.items() if k not in given}))
    try:
        connection.autocommit = True
        connection.prepare_threshold = 2
        for setting in SESSION:
            connection.execute(setting.encode())
    except psycopg.Error:
        connection.close()
        raise
    return connection


class Line:
    """One connection to the database, used by one thread at a time, and opened anew after it broke."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.connection: psycopg.Connection[Any] | None = None
        self.socket: socket.socket | None = None  # by which another thread cuts it
        self.cutting = threading.Lock()
        self.not_before = 0.0
        self.backend = 0

    def open(self) -> psycopg.Connection[Any]:
        if self.connection is None:
            if time.monotonic() < self.not_before:
                raise Busy("The database cannot be reached.")
            try:
                self.connection = connect(self.address)
            except psycopg.Error as error:
                self.not_before = time.monotonic() + WAIT_AGAIN
                raise Busy(f"The database cannot be reached ({first_line(error)}).") from error
            self.backend = self.connection.info.backend_pid
            self.socket = socket.socket(fileno=own_number(self.connection))
        return self.connection

    def execute(self, sql: str, values: Any = ()) -> psycopg.Cursor[Any]:
        """A statement with question marks, as the questions of `sql_store.py` have them."""
        return self.open().execute(in_postgres(sql).encode(), values)

    def close(self) -> None:
        with self.cutting:
            if self.socket is not None:
                self.socket.close()
                self.socket = None
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def cut(self) -> None:
        """From any thread: whoever waits for an answer on this line gets an error instead."""
        with self.cutting, contextlib.suppress(OSError):  # of a line that has broken already
            if self.socket is not None:
                self.socket.shutdown(socket.SHUT_RDWR)


def own_number(connection: psycopg.Connection[Any]) -> int:
    """A file number that stays ours: when a line breaks the driver closes its own, and the next socket gets it."""
    return os.dup(connection.fileno())


def first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]


def prepare(address: str) -> None:
    """Create the layout or bring it up to date, once, however many servers start; refuse what is not ours."""
    place = shown(address)
    try:
        connection = connect(address)
    except psycopg.Error as error:
        raise HypostyleError(f"{place}: the database cannot be opened ({first_line(error)}).") from error
    try:
        with connection, connection.transaction():
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (APPLICATION,))
            check_server(connection, place)
            if not connection.execute(OURS).fetchone()[0]:  # type: ignore[index]
                if connection.execute(ANYTHING).fetchone()[0]:  # type: ignore[index]
                    raise HypostyleError(f"{place}: this database holds tables of another program; give an empty one.")
                connection.execute(MARK)
            bring_up_to_date(connection, place, "tables", VERSION, SCHEMA, LATER)
            bring_up_to_date(connection, place, "shared", SHARED_VERSION, SHARED, SHARED_LATER)
    except psycopg.Error as error:
        raise HypostyleError(f"{place}: the database cannot be prepared ({first_line(error)}).") from error


def check_server(connection: psycopg.Connection[Any], place: str) -> None:
    if connection.info.server_version < OLDEST_SERVER:
        raise HypostyleError(f"{place}: PostgreSQL 13 or newer is needed.")
    if connection.info.parameter_status("server_encoding") != "UTF8":
        raise HypostyleError(f"{place}: the database must be one of UTF8 (createdb --encoding=UTF8).")


def bring_up_to_date(
    connection: psycopg.Connection[Any],
    place: str,
    part: str,
    version: int,
    schema: tuple[str, ...],
    later: dict[int, tuple[str, ...]],
) -> None:
    row = connection.execute(LAYOUT, (part,)).fetchone()
    if row is not None and row[0] not in (version, *later):
        raise HypostyleError(
            f"{place}: this database has layout {row[0]}, this installation works with {version}; "
            "give another one with --data."
        )
    if row is None or row[0] != version:
        for statement in schema if row is None else later[row[0]]:
            connection.execute(translated(statement).encode())
        connection.execute(SAVE_LAYOUT, (part, version))


def unwise(address: str) -> list[str]:
    """What a host should know about this database before anybody plays."""
    with connect(address) as connection:
        row = connection.execute(FSYNC).fetchone()
    off = row is not None and row[0] == "off"
    return [f"{shown(address)}: fsync is off: moves that were shown can be lost when its machine stops."] * off


# ---------------------------------------------------------------------- what several servers share
SHARED_VERSION = 3
CUTS_TOLD = "CREATE TRIGGER changed AFTER INSERT OR UPDATE ON cut FOR EACH ROW EXECUTE FUNCTION beside_changed()"
SHARED: tuple[str, ...] = (
    # What changes at a table besides its journal is counted and told, whichever statement changes it.
    'ALTER TABLE "table" ADD COLUMN revision INTEGER NOT NULL DEFAULT 0',
    """CREATE FUNCTION table_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF TG_OP = 'UPDATE' THEN NEW.revision = OLD.revision + 1; END IF;
        PERFORM pg_notify('hypostyle', OLD.id || ' *');
        RETURN coalesce(NEW, OLD);
    END $$""",
    'CREATE TRIGGER changed BEFORE UPDATE OR DELETE ON "table" FOR EACH ROW EXECUTE FUNCTION table_changed()',
    """CREATE FUNCTION beside_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        UPDATE "table" SET revision = revision WHERE id = coalesce(NEW.table_id, OLD.table_id);
        RETURN NULL;
    END $$""",
    "CREATE TRIGGER changed AFTER UPDATE OR DELETE ON seat FOR EACH ROW EXECUTE FUNCTION beside_changed()",
    "CREATE TRIGGER changed AFTER INSERT OR UPDATE ON chat FOR EACH ROW EXECUTE FUNCTION beside_changed()",
    CUTS_TOLD,
    "CREATE UNLOGGED TABLE server(id TEXT PRIMARY KEY, until REAL NOT NULL)",
    "CREATE UNLOGGED TABLE lease(table_id TEXT PRIMARY KEY, server TEXT NOT NULL)",
    """CREATE UNLOGGED TABLE presence(
        table_id TEXT NOT NULL, browser BLOB NOT NULL, server TEXT NOT NULL, PRIMARY KEY(table_id, browser, server))""",
    "CREATE INDEX presence_of_server ON presence(server)",
    """CREATE TABLE race(
        table_id TEXT NOT NULL REFERENCES "table"(id) ON DELETE CASCADE, opening INTEGER NOT NULL,
        round INTEGER NOT NULL, began REAL NOT NULL, seen REAL NOT NULL, leader TEXT NOT NULL,
        PRIMARY KEY(table_id, opening))""",
    """CREATE TABLE race_claim(
        number INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY, table_id TEXT NOT NULL, opening INTEGER NOT NULL,
        round INTEGER NOT NULL, seat INTEGER NOT NULL, action INTEGER NOT NULL, made REAL NOT NULL,
        arrived REAL NOT NULL, reason TEXT,
        FOREIGN KEY(table_id, opening) REFERENCES race(table_id, opening) ON DELETE CASCADE)""",
    "CREATE INDEX claims_of_race ON race_claim(table_id, opening, round, number)",
)
SHARED_LATER: dict[int, tuple[str, ...]] = {1: SHARED, 2: (CUTS_TOLD,)}  # once nothing was shared
