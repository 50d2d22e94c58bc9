"""Rows for the tests of the stores, and why a store does not start."""

import asyncio

import pytest

from hypostyle.engine.errors import HypostyleError
from hypostyle.server.storage.store import JournalRow, SeatRow, Store, TableRow

TABLE = TableRow("t1", "imhotep", 1, "digest", "{}", 2, 7, 100.0)
SEATS = [SeatRow(0, "person", None, "Ada", b"token", None), SeatRow(1, "bot", "easy", "", None, None)]


def journal_row(seq: int, at: float = 1.0, still_open: int = 1) -> JournalRow:
    return JournalRow(seq, 0, "act" if seq else "start", seq * 3, still_open, at)


def refusal(store: Store) -> str:
    async def scene() -> str:
        with pytest.raises(HypostyleError) as caught:
            await store.start()
        await store.stop()
        return str(caught.value)

    return asyncio.run(scene())
