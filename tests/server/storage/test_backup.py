"""Copies of the data file: whole, private, made beside a running server and put back when there is none."""

import asyncio
import os
import stat
from pathlib import Path

import pytest

from hypostyle.engine.errors import HypostyleError
from hypostyle.server.storage.backup import backup, restore
from hypostyle.server.storage.sqlite import SQLiteStore
from hypostyle.server.storage.store import JournalRow, SeatRow, TableRow

SEATS = [SeatRow(0, "person", None, "Ada", b"token", None)]
NOBODY = 65_534


async def add(store: SQLiteStore, name: str) -> None:
    await store.create(
        TableRow(name, "imhotep", 1, "digest", "{}", 1, 7, 1.0), SEATS, [JournalRow(0, 0, "start", 0, 1, 1.0)]
    )


async def opened(path: Path) -> SQLiteStore:
    store = SQLiteStore(path)
    await store.start()
    return store


def test_a_copy_is_made_beside_a_running_server_and_put_back_without_one(tmp_path: Path) -> None:
    data, copy = tmp_path / "data.db", tmp_path / "copy.db"
    (tmp_path / "data.content").mkdir()
    (tmp_path / "data.content" / "mykerinos.toml").write_text("redrawn")

    async def scene() -> None:
        store = await opened(data)
        await add(store, "t1")
        assert await asyncio.to_thread(backup, data, copy) == 1
        await add(store, "t2")
        with pytest.raises(HypostyleError, match="another hypostyle server"):
            restore(copy, data)
        await store.stop()
        tables, before = restore(copy, data)
        assert (tables, before is not None) == (1, True)
        store = await opened(data)
        assert await store.table("t1") is not None
        assert await store.table("t2") is None
        await store.stop()
        assert before is not None
        aside = await opened(before)
        assert await aside.table("t2") is not None, "what was there before is not lost"
        await aside.stop()

    asyncio.run(scene())
    assert stat.S_IMODE(copy.stat().st_mode) & 0o077 == 0, "seeds are nobody else's to read"
    assert stat.S_IMODE(data.stat().st_mode) & 0o077 == 0
    assert (tmp_path / "copy.content" / "mykerinos.toml").read_text() == "redrawn"
    assert not (tmp_path / "copy.db.unfinished").exists()


def test_a_copy_replaces_nothing_and_a_wrong_file_is_not_put_back(tmp_path: Path) -> None:
    data = tmp_path / "data.db"

    async def scene() -> None:
        store = await opened(data)
        await add(store, "t1")
        await store.stop()

    asyncio.run(scene())
    with pytest.raises(HypostyleError, match="already"):
        backup(data, data)
    with pytest.raises(HypostyleError, match="no such file"):
        backup(tmp_path / "nowhere.db", tmp_path / "copy.db")
    text = tmp_path / "letter.txt"
    text.write_text("Dear host")
    with pytest.raises(HypostyleError, match="not a hypostyle database"):
        restore(text, data)
    copy = tmp_path / "copy.db"
    backup(data, copy)
    damaged = bytearray(copy.read_bytes())
    damaged[4096:12288] = b"x" * 8192
    copy.write_bytes(damaged)
    before = data.read_bytes()
    with pytest.raises(HypostyleError, match="damaged"):
        restore(copy, data)
    assert data.read_bytes() == before


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root gives files to others")
@pytest.mark.parametrize("was_there", [True, False], ids=["in the place of another", "in an empty folder"])
def test_what_root_puts_back_belongs_to_whom_the_server_runs_as(tmp_path: Path, was_there: bool) -> None:
    copy, folder = tmp_path / "copy.db", tmp_path / "club"

    async def scene(data: Path) -> None:
        await (await opened(data)).stop()

    asyncio.run(scene(copy))
    (tmp_path / "copy.content").mkdir()
    (tmp_path / "copy.content" / "mykerinos.toml").write_text("redrawn")
    folder.mkdir()
    data = folder / "club.db"
    if was_there:
        asyncio.run(scene(data))
        for file in folder.iterdir():
            os.chown(file, NOBODY, NOBODY)
    os.chown(folder, NOBODY, NOBODY)
    restore(copy, data)
    for place in (data, folder / "club.db.lock", folder / "club.content", folder / "club.content" / "mykerinos.toml"):
        assert (place.stat().st_uid, place.stat().st_gid) == (NOBODY, NOBODY), place.name
