"""The tables of a host, for the command line: listed, closed and ended while a server runs on the same data."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from hypostyle.engine.errors import HypostyleError
from hypostyle.server.storage.backup import check_is_ours
from hypostyle.server.storage.data_file import is_database, store_at
from hypostyle.server.storage.group_commit import Statement
from hypostyle.server.storage.sql_store import Reading
from hypostyle.server.storage.sql_tableside import (
    SETTINGS,
    TablesideStore,
    change_statements,
    deletions,
    tables_left_alone,
)
from hypostyle.server.storage.sqlite_database import open_database
from hypostyle.server.storage.store import ListedTable, TableSettings

KEPT_SETTINGS = 'SELECT settings FROM "table" WHERE id = ?'

Result = TypeVar("Result")


def listed(data: str, before: float, over: bool | None, most: int) -> list[ListedTable]:
    return ask(data, lambda connection: tables_left_alone(connection, before, over, most))


def close_table(data: str, table: str, closed: bool) -> bool:
    """Close a table or open it again; False if there is none of that name."""
    found = ask(data, lambda connection: connection.execute(KEPT_SETTINGS, (table,)).fetchone())
    if found is None:
        return False
    settings = msgspec.structs.replace(msgspec.json.decode(found[0], type=TableSettings), closed=closed)
    text = msgspec.json.encode(settings).decode()
    write(data, [(SETTINGS, (text, table)), *change_statements(table, time.time())])
    return True


def end_table(data: str, table: str) -> bool:
    """Delete a table with all that belongs to it; False if there is none of that name."""
    if ask(data, lambda connection: connection.execute(KEPT_SETTINGS, (table,)).fetchone()) is None:
        return False
    write(data, [*deletions(table), *change_statements(table, time.time())])
    return True


# ---------------------------------------------------------------------- either kind of data
def ask(data: str, question: Callable[[Reading], Result]) -> Result:
    if is_database(data):
        return in_database(data, lambda store: store.read(question))
    with opened_file(Path(data)) as connection:
        return question(connection)


def write(data: str, statements: Sequence[Statement]) -> None:
    """In one commit; a server that runs on it hears of it within seconds."""
    if is_database(data):
        in_database(data, lambda store: store.write(*statements))
        return
    with opened_file(Path(data)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        for sql, values in statements:
            connection.execute(sql, values)
        connection.execute("COMMIT")


@contextlib.contextmanager
def opened_file(file: Path) -> Iterator[sqlite3.Connection]:
    """Without the lock of a server: SQLite itself keeps two that write apart."""
    check_is_ours(file)
    try:
        with contextlib.closing(open_database(file)) as connection:
            yield connection
    except sqlite3.Error as error:
        raise HypostyleError(f"{file}: the database cannot be used now ({error}).") from error


def in_database(data: str, work: Callable[[TablesideStore], Awaitable[Result]]) -> Result:
    async def run() -> Result:
        store = store_at(data)
        assert isinstance(store, TablesideStore)
        await store.start()
        try:
            return await work(store)
        finally:
            await store.stop()

    return asyncio.run(run())
