"""The tables of a store and their columns, asked of the layout itself, so that a new one is known here at once."""

from __future__ import annotations

import contextlib
import sqlite3
from functools import cache
from typing import NamedTuple

from hypostyle.server.storage.sqlite_database import SCHEMA

NAMES = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid"
COLUMNS = "SELECT name, pk FROM pragma_table_info(?)"
PASSING = ("changed_elsewhere",)  # notes to servers that are running now


class Part(NamedTuple):
    """A table of the database: its columns, and those that its rows are told apart and ordered by."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]

    @property
    def rows(self) -> str:
        return f'SELECT {", ".join(self.columns)} FROM "{self.name}" ORDER BY {", ".join(self.key)}'


@cache
def parts() -> tuple[Part, ...]:
    """Everything that is kept, each after what it refers to."""
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        for statement in SCHEMA:
            connection.execute(statement)
        names = [name for (name,) in connection.execute(NAMES) if name not in PASSING]
        return tuple(part(connection, name) for name in names)


def part(connection: sqlite3.Connection, name: str) -> Part:
    columns = connection.execute(COLUMNS, (name,)).fetchall()
    key = sorted((place, column) for column, place in columns if place)
    return Part(name, tuple(column for column, _ in columns), tuple(column for _, column in key))
