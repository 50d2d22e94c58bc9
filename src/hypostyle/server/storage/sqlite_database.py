"""The SQLite file: its layout, how it is opened, and what a file of an earlier layout is given.

The write-ahead log with full synchronisation holds every answered write even if the machine stops.
"""

from __future__ import annotations

import os
import sqlite3
import stat
from pathlib import Path

from hypostyle.engine.errors import HypostyleError

APPLICATION = 0x48595053  # "HYPS": marks the file as ours
VERSION = 6
PRIVATE = 0o600
BESIDE = ("-wal", "-shm")  # files that SQLite keeps beside it
OTHERS = 0o007  # what those may do who are neither the owner nor of the group
OLDEST_SQLITE = (3, 35, 0)
NOT_A_DATABASE = "this file is not a hypostyle database"
EDITIONS = """CREATE TABLE edition(
        game TEXT NOT NULL, digest TEXT NOT NULL, origin TEXT NOT NULL, name TEXT NOT NULL, data TEXT NOT NULL,
        PRIMARY KEY(game, digest)) WITHOUT ROWID"""
SEATS_OF_BROWSER = "CREATE INDEX seat_of_browser ON seat(owner, since) WHERE owner IS NOT NULL"
TABLESIDE = (
    """CREATE TABLE chat(
        table_id TEXT NOT NULL REFERENCES "table"(id), number INTEGER NOT NULL, seat INTEGER NOT NULL,
        phrase TEXT NOT NULL, text TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY(table_id, number)) WITHOUT ROWID""",
    """CREATE TABLE result(table_id TEXT PRIMARY KEY REFERENCES "table"(id), data BLOB NOT NULL)""",
    # A link that has been used is there twice: so it is used once, whoever else tries at the same time.
    """CREATE TABLE device_link(
        hash BLOB NOT NULL, used INTEGER NOT NULL, cookie BLOB NOT NULL, expires REAL NOT NULL,
        PRIMARY KEY(hash, used)) WITHOUT ROWID""",
    "CREATE TABLE changed_elsewhere(table_id TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY(at, table_id)) WITHOUT ROWID",
)
CUTS = """CREATE TABLE cut(
        table_id TEXT NOT NULL REFERENCES "table"(id), commitment TEXT NOT NULL, browser BLOB NOT NULL,
        share TEXT NOT NULL DEFAULT '', PRIMARY KEY(table_id, commitment)) WITHOUT ROWID"""
VERDICTS = """CREATE TABLE verdict(
        table_id TEXT NOT NULL REFERENCES "table"(id), judge TEXT NOT NULL, step INTEGER NOT NULL, data BLOB NOT NULL,
        PRIMARY KEY(table_id, judge, step)) WITHOUT ROWID"""
SCHEMA = (
    """CREATE TABLE browser(
        hash BLOB PRIMARY KEY, created REAL NOT NULL) WITHOUT ROWID""",
    """CREATE TABLE "table"(
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules_version INTEGER NOT NULL, content_digest TEXT NOT NULL,
        options TEXT NOT NULL, seats INTEGER NOT NULL, seed INTEGER NOT NULL, created REAL NOT NULL,
        opener BLOB, settings TEXT NOT NULL DEFAULT '{}', cut INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID""",
    """CREATE TABLE seat(
        table_id TEXT NOT NULL REFERENCES "table"(id), seat INTEGER NOT NULL, kind TEXT NOT NULL, level TEXT,
        name TEXT NOT NULL, token BLOB, owner BLOB REFERENCES browser(hash), since REAL NOT NULL DEFAULT 0,
        PRIMARY KEY(table_id, seat)) WITHOUT ROWID""",
    SEATS_OF_BROWSER,
    """CREATE TABLE event(
        table_id TEXT NOT NULL REFERENCES "table"(id), seq INTEGER NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL,
        value INTEGER NOT NULL, open INTEGER NOT NULL, at REAL NOT NULL, PRIMARY KEY(table_id, seq)) WITHOUT ROWID""",
    EDITIONS,
    *TABLESIDE,
    VERDICTS,
    CUTS,
)
SINCE = (
    "ALTER TABLE seat ADD COLUMN since REAL NOT NULL DEFAULT 0",
    'UPDATE seat SET since = (SELECT created FROM "table" WHERE id = table_id)',
    "DROP INDEX seat_of_browser",
    SEATS_OF_BROWSER,
)
OPENERS = (
    'ALTER TABLE "table" ADD COLUMN opener BLOB',
    """ALTER TABLE "table" ADD COLUMN settings TEXT NOT NULL DEFAULT '{}'""",
    # Whoever has a seat without ever having had a link to it opened the table.
    """UPDATE "table" SET opener = (SELECT owner FROM seat WHERE table_id = id AND token IS NULL AND owner IS NOT NULL
        ORDER BY seat LIMIT 1)""",
    *TABLESIDE,
    VERDICTS,
)
SHARES = ('ALTER TABLE "table" ADD COLUMN cut INTEGER NOT NULL DEFAULT 0', CUTS)
LATER = {
    1: (EDITIONS, *SINCE, *OPENERS, *SHARES),
    2: (*SINCE, *OPENERS, *SHARES),
    3: (*OPENERS, *SHARES),
    4: (VERDICTS, *SHARES),
    5: SHARES,
}  # what a database of an earlier layout lacks


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
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
        connection = connect(path)
        try:
            prepare(connection, path)
            keep_private(path)
        except (sqlite3.Error, HypostyleError, OSError):
            connection.close()
            raise
    except (sqlite3.OperationalError, OSError) as error:
        raise HypostyleError(f"{path}: the database cannot be opened ({error}).") from error
    except sqlite3.DatabaseError as error:
        raise HypostyleError(f"{path}: {NOT_A_DATABASE}.") from error
    return connection


def keep_private(path: Path) -> None:
    """Nobody else on this machine reads the seeds of matches that are being played."""
    for file in (path, *(path.with_name(path.name + ending) for ending in BESIDE)):
        mode = stat.S_IMODE(file.stat().st_mode) if file.exists() else 0
        if mode & OTHERS:
            file.chmod(mode & ~OTHERS)


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
