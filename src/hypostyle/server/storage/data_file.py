"""The data: a file, where it lies unless another one is given, or a PostgreSQL database; and whether it can be used."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from hypostyle.engine.errors import HypostyleError
from hypostyle.server.storage.sql_tableside import TablesideStore
from hypostyle.server.storage.sqlite import SQLiteStore

if TYPE_CHECKING:
    from hypostyle.server.storage.postgres_moving import DatabasePlace

DATA_VARIABLE = "HYPOSTYLE_DATA"
DATA_NAME = "hypostyle.db"
DATABASES = ("postgresql://", "postgres://")
NO_DRIVER = """PostgreSQL needs one more package: python -m pip install "hypostyle[postgres]" ({error})."""


def default_data() -> str:
    """What the environment names, or a file in the user's data folder."""
    named = os.environ.get(DATA_VARIABLE, "")
    return named if is_database(named) else str(default_data_file())


def is_database(data: str) -> bool:
    """Whether this is the address of a database and not the name of a file."""
    return data.startswith(DATABASES)


def store_at(data: str) -> TablesideStore:
    if not is_database(data):
        return SQLiteStore(Path(data))
    try:
        from hypostyle.server.storage.postgres import PostgresStore
    except ImportError as error:
        raise HypostyleError(NO_DRIVER.format(error=error)) from error
    return PostgresStore(data)


def database_to_move(address: str) -> DatabasePlace:
    try:
        from hypostyle.server.storage.postgres_moving import DatabasePlace
    except ImportError as error:
        raise HypostyleError(NO_DRIVER.format(error=error)) from error
    return DatabasePlace(address)


def content_folder(data: str) -> Path:
    """Where an owner's cards are kept, unless another folder is given: beside the file of the data."""
    return (default_data_file() if is_database(data) else Path(data)).with_suffix(".content")


def default_data_file() -> Path:
    """The file that the environment names, or one in the user's data folder, as the system has it."""
    named = os.environ.get(DATA_VARIABLE, "")
    if named and not is_database(named):
        return Path(named)
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return folder / "hypostyle" / DATA_NAME


def check_data(data: str) -> None:
    """Open it once, so that what is wrong with it is said as a sentence before anything starts."""

    async def open_and_close() -> None:
        store = store_at(data)
        try:
            await store.start()
        finally:
            await store.stop()

    asyncio.run(open_and_close())
