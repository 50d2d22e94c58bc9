"""The store in SQLite: nothing answered is lost, nothing wrong gets in, and every trouble has its sentence."""

import asyncio
import sqlite3
import stat
import sys
from pathlib import Path

import msgspec
import pytest

from hypostyle.engine.errors import HypostyleError
from hypostyle.server.storage import sqlite
from hypostyle.server.storage.sqlite import SQLiteStore
from hypostyle.server.storage.sqlite_database import open_database
from hypostyle.server.storage.store import Busy, Conflict, EditionRow, JournalRow, SeatRow, TableRow

TABLE = TableRow("t1", "imhotep", 1, "digest", "{}", 2, 7, 100.0)
SEATS = [SeatRow(0, "person", None, "Ada", b"token", None), SeatRow(1, "bot", "easy", "", None, None)]


def journal_row(seq: int, at: float = 1.0, still_open: int = 1) -> JournalRow:
    return JournalRow(seq, 0, "act" if seq else "start", seq * 3, still_open, at)


async def opened(path: Path) -> SQLiteStore:
    store = SQLiteStore(path)
    await store.start()
    return store


def test_what_was_written_is_there_after_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await opened(tmp_path / "new" / "folder" / "data.db")
        await store.create(TABLE, SEATS, [journal_row(0)])
        await asyncio.gather(*(store.append("t1", journal_row(seq)) for seq in range(1, 50)))
        await store.stop()
        store = await opened(store.path)
        assert await store.table("t1") == (TABLE, SEATS, [journal_row(seq) for seq in range(50)])
        assert await store.table("t2") is None
        await store.stop()

    asyncio.run(scene())


def test_every_commit_is_synchronised_with_the_disk(tmp_path: Path) -> None:
    connection = open_database(tmp_path / "data.db")
    try:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"
    finally:
        connection.close()


def test_more_events_than_one_statement_takes_are_all_written(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await opened(tmp_path / "data.db")
        await store.create(TABLE, SEATS, [journal_row(seq) for seq in range(3 * sqlite.MOST_ROWS + 1)])
        found = await store.table("t1")
        assert found is not None
        assert [one.seq for one in found.journal] == list(range(3 * sqlite.MOST_ROWS + 1))
        await store.stop()

    asyncio.run(scene())


def test_a_taken_place_is_a_conflict_and_harms_no_other_write_of_the_same_commit(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await opened(tmp_path / "data.db")
        await store.create(TABLE, SEATS, [journal_row(0)])
        answers = await asyncio.gather(
            store.append("t1", journal_row(1)),
            store.append("t1", journal_row(1)),
            store.append("t1", journal_row(2)),
            store.append("nowhere", journal_row(1)),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [type(None), Conflict, type(None), Conflict]
        found = await store.table("t1")
        assert found is not None
        assert [one.seq for one in found.journal] == [0, 1, 2]
        await store.stop()

    asyncio.run(scene())


def test_a_write_is_whole_or_not_at_all(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await opened(tmp_path / "data.db")
        with pytest.raises(Conflict):
            await store.create(TABLE, SEATS, [journal_row(0), journal_row(0)])
        assert await store.table("t1") is None
        await store.stop()

    asyncio.run(scene())


def test_no_more_waits_than_the_store_takes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "MOST_WAITING", 3)

    async def scene() -> None:
        store = await opened(tmp_path / "data.db")
        await store.create(TABLE, SEATS, [journal_row(0)])
        answers = await asyncio.gather(
            *(store.append("t1", journal_row(seq)) for seq in range(1, 9)), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [type(None)] * 3 + [Busy] * 5
        await store.append("t1", journal_row(4))
        await store.stop()

    asyncio.run(scene())


def test_a_writer_that_stumbles_says_so_and_writes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        store = await opened(tmp_path / "data.db")
        await store.create(TABLE, SEATS, [journal_row(0)])
        with monkeypatch.context() as patched:
            patched.setattr("hypostyle.server.storage.sqlite.commit_together", lambda *_: 1 / 0)
            with pytest.raises(Busy):
                await store.append("t1", journal_row(1))
        await store.append("t1", journal_row(1))
        await store.stop()

    asyncio.run(scene())


def test_the_tables_of_a_browser_come_latest_first_and_only_its_own(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await opened(tmp_path / "data.db")
        await store.add_browser(b"me")
        await store.add_browser(b"me")
        await store.add_browser(b"other")
        assert await store.knows_browser(b"me")
        assert not await store.knows_browser(b"stranger")
        for number, owner in enumerate((b"me", b"other", b"me", b"me")):
            row = TableRow(f"t{number}", "imhotep", 1, "digest", "{}", 2, 7, 100.0)
            seats = [SeatRow(0, "person", None, "", None, owner), SeatRow(1, "person", None, "", None, owner)]
            await store.create(row, seats, [journal_row(0, number, still_open=int(number != 2))])
        found = await store.tables_of(b"me", None, 10)
        assert [(row.id, last.at) for row, _, last, _ in found] == [("t3", 3.0), ("t2", 2.0), ("t0", 0.0)]
        assert [row.id for row, *_ in await store.tables_of(b"me", True, 10)] == ["t2"]
        assert [row.id for row, *_ in await store.tables_of(b"me", False, 1)] == ["t3"]
        await store.stop()

    asyncio.run(scene())


def refusal(path: Path) -> str:
    async def scene() -> str:
        store = SQLiteStore(path)
        with pytest.raises(HypostyleError) as caught:
            await store.start()
        await store.stop()
        return str(caught.value)

    return asyncio.run(scene())


def test_a_file_that_is_no_database_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear aunt, " * 100, encoding="utf-8")
    before = file.read_bytes()
    assert refusal(file) == f"{file}: this file is not a hypostyle database."
    assert file.read_bytes() == before


def test_a_database_of_another_program_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE song(title)")
    connection.commit()
    connection.close()
    before = file.read_bytes()
    assert refusal(file) == f"{file}: this file is not a hypostyle database."
    assert file.read_bytes() == before


def test_among_very_many_tables_of_a_browser_only_the_last_it_sat_down_at_are_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "MOST_LOOKED_AT", 3)

    async def scene() -> None:
        store = await opened(tmp_path / "data.db")
        await store.add_browser(b"me")
        for number in range(6):
            row = TableRow(f"t{number}", "imhotep", 1, "digest", "{}", 2, 7, 100.0)
            await store.create(row, [SeatRow(0, "person", None, "", None, b"me")], [journal_row(0, 10.0 - number)])
        assert [row.id for row, *_ in await store.tables_of(b"me", None, 10)] == ["t3", "t4", "t5"]
        await store.save_seat("t5", SeatRow(0, "person", None, "renamed", None, b"me"))
        assert [row.id for row, *_ in await store.tables_of(b"me", None, 2)] == ["t3", "t4"]
        await store.stop()

    asyncio.run(scene())


def test_a_database_of_another_layout_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "data.db"

    async def create() -> None:
        await (await opened(file)).stop()

    asyncio.run(create())
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA user_version=99")
    connection.close()
    assert "has layout 99, this installation works with 3" in refusal(file)


WITHOUT = {  # what turns a database of today into one of an earlier layout
    2: (
        "DROP INDEX seat_of_browser",
        "ALTER TABLE seat DROP COLUMN since",
        "CREATE INDEX seat_of_browser ON seat(owner) WHERE owner IS NOT NULL",
    ),
    1: ("DROP TABLE edition",),
}


@pytest.mark.parametrize("layout", [1, 2])
def test_a_database_of_an_earlier_layout_gets_what_it_lacks_and_loses_nothing(tmp_path: Path, layout: int) -> None:
    file = tmp_path / "data.db"
    seats = [msgspec.structs.replace(SEATS[0], owner=b"me"), SEATS[1]]
    edition = EditionRow("imhotep", "digest", "own", "Mine", "{}")

    async def create() -> None:
        store = await opened(file)
        await store.add_browser(b"me")
        await store.create(TABLE, seats, [journal_row(0)])
        await store.stop()

    async def use() -> None:
        store = await opened(file)
        assert await store.table("t1") == (TABLE, seats, [journal_row(0)])
        assert [row.id for row, *_ in await store.tables_of(b"me", None, 10)] == ["t1"]
        assert await store.edition("imhotep", "digest") is None
        await store.add_edition(edition)
        assert await store.edition("imhotep", "digest") == edition
        await store.stop()

    asyncio.run(create())
    connection = sqlite3.connect(file)
    for version in range(2, layout - 1, -1):
        for statement in WITHOUT[version]:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version={layout}")
    connection.close()
    asyncio.run(use())


def test_a_folder_instead_of_a_file_is_refused(tmp_path: Path) -> None:
    assert "cannot be opened" in refusal(tmp_path)


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
