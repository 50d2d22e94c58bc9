"""The SQLite file: its layout, who may use it, and a sentence for every trouble. What it stores: test_store.py."""

import asyncio
import sqlite3
import stat
import sys
from pathlib import Path

import msgspec
import pytest

from hypostyle.engine.errors import HypostyleError
from hypostyle.server.storage.sqlite import SQLiteStore
from hypostyle.server.storage.sqlite_database import open_database
from hypostyle.server.storage.store import EditionRow, StoredTable, TableSettings
from tests.server.storage.rows import SEATS, TABLE, journal_row, refusal


async def opened(path: Path) -> SQLiteStore:
    store = SQLiteStore(path)
    await store.start()
    return store


def test_every_commit_is_synchronised_with_the_disk(tmp_path: Path) -> None:
    connection = open_database(tmp_path / "data.db")
    try:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"
    finally:
        connection.close()


def test_a_file_that_is_no_database_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear aunt, " * 100, encoding="utf-8")
    before = file.read_bytes()
    assert refusal(SQLiteStore(file)) == f"{file}: this file is not a hypostyle database."
    assert file.read_bytes() == before


def test_a_database_of_another_program_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE song(title)")
    connection.commit()
    connection.close()
    before = file.read_bytes()
    assert refusal(SQLiteStore(file)) == f"{file}: this file is not a hypostyle database."
    assert file.read_bytes() == before


def test_a_database_of_another_layout_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "data.db"

    async def create() -> None:
        await (await opened(file)).stop()

    asyncio.run(create())
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA user_version=99")
    connection.close()
    assert "has layout 99, this installation works with 6" in refusal(SQLiteStore(file))


WITHOUT = {  # what turns a database of today into one of an earlier layout
    5: ("DROP TABLE cut", 'ALTER TABLE "table" DROP COLUMN cut'),
    4: ("DROP TABLE verdict",),
    3: (
        *(f"DROP TABLE {name}" for name in ("chat", "result", "device_link", "changed_elsewhere")),
        *(f'ALTER TABLE "table" DROP COLUMN {name}' for name in ("opener", "settings")),
    ),
    2: (
        "DROP INDEX seat_of_browser",
        "ALTER TABLE seat DROP COLUMN since",
        "CREATE INDEX seat_of_browser ON seat(owner) WHERE owner IS NOT NULL",
    ),
    1: ("DROP TABLE edition",),
}


@pytest.mark.parametrize("layout", [1, 2, 3, 4, 5])
def test_a_database_of_an_earlier_layout_gets_what_it_lacks_and_loses_nothing(tmp_path: Path, layout: int) -> None:
    file = tmp_path / "data.db"
    seats = [msgspec.structs.replace(SEATS[0], token=None, owner=b"me"), SEATS[1]]
    # Until layout 4 nobody wrote down who opened a table: it was who has a seat without a link.
    row = msgspec.structs.replace(TABLE, opener=b"me") if layout < 4 else TABLE
    edition = EditionRow("imhotep", "digest", "own", "Mine", "{}")

    async def create() -> None:
        store = await opened(file)
        await store.add_browser(b"me")
        await store.create(TABLE, seats, [journal_row(0)])
        await store.stop()

    async def use() -> None:
        store = await opened(file)
        found = await store.table("t1")
        assert found == StoredTable(row, seats, [journal_row(0)], TableSettings())
        assert [row.id for row, *_ in await store.tables_of(b"me", None, 10)] == ["t1"]
        assert await store.edition("imhotep", "digest") is None
        await store.add_edition(edition)
        assert await store.edition("imhotep", "digest") == edition
        await store.keep_verdict("t1", "judge", 1, b"best")
        assert await store.verdicts("t1", "judge") == [b"best"]
        await store.stop()

    asyncio.run(create())
    connection = sqlite3.connect(file)
    for version in range(5, layout - 1, -1):
        for statement in WITHOUT[version]:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version={layout}")
    connection.close()
    asyncio.run(use())


def test_a_folder_instead_of_a_file_is_refused(tmp_path: Path) -> None:
    assert "cannot be opened" in refusal(SQLiteStore(tmp_path))


def test_a_file_in_another_servers_hands_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        first = await opened(tmp_path / "data.db")
        second = SQLiteStore(first.path)
        with pytest.raises(HypostyleError, match="another hypostyle server is using this file"):
            await second.start()
        await second.stop()
        await first.stop()
        await (await opened(first.path)).stop()

    asyncio.run(scene())


def test_a_file_in_another_servers_hands_is_refused_by_any_link(tmp_path: Path) -> None:
    async def scene() -> None:
        (tmp_path / "folder").mkdir()
        first = await opened(tmp_path / "folder" / "data.db")
        (tmp_path / "link.db").symlink_to(first.path)
        (tmp_path / "way").symlink_to(first.path.parent)
        for path, sentence in (
            (tmp_path / "link.db", "another hypostyle server is using this file"),
            (tmp_path / "way" / "data.db", "another hypostyle server is using this file"),
            (tmp_path / "hard.db", "has a second name"),
        ):
            if path.name == "hard.db":
                path.hardlink_to(first.path)
            second = SQLiteStore(path)
            with pytest.raises(HypostyleError, match=sentence):
                await second.start()
            await second.stop()
        await first.stop()

    asyncio.run(scene())


@pytest.mark.skipif(sys.platform == "win32", reason="files there have no such modes")
@pytest.mark.parametrize(("before", "after"), [(None, 0o600), (0o644, 0o640), (0o666, 0o660), (0o600, 0o600)])
def test_the_data_file_is_nobody_elses_to_read(tmp_path: Path, before: int | None, after: int) -> None:
    file = tmp_path / "data.db"
    if before is not None:
        file.touch()
        file.chmod(before)

    async def scene() -> None:
        store = await opened(file)
        await store.add_browser(b"me")
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (file, tmp_path / "data.db-wal")}
        assert modes == {"data.db": after, "data.db-wal": after}
        await store.stop()

    asyncio.run(scene())
