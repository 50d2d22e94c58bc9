"""The data file: where it lies unless another one is given, and whether it can be used."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from hypostyle.server.storage.sqlite import SQLiteStore

DATA_VARIABLE = "HYPOSTYLE_DATA"
DATA_NAME = "hypostyle.db"


def default_data_file() -> Path:
    """The file that the environment names, or one in the user's data folder, as the system has it."""
    if os.environ.get(DATA_VARIABLE):
        return Path(os.environ[DATA_VARIABLE])
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return folder / "hypostyle" / DATA_NAME


def check_data_file(file: Path) -> None:
    """Open the file once, so that what is wrong with it is said as a sentence before anything starts."""

    async def open_and_close() -> None:
        store = SQLiteStore(file)
        try:
            await store.start()
        finally:
            await store.stop()

    asyncio.run(open_and_close())
