"""What every store does: nothing answered is lost, nothing wrong gets in. Each test runs on both databases."""

import asyncio

import msgspec
import pytest

from hypostyle.server.storage import group_commit, sql_store
from hypostyle.server.storage.sqlite import MOST_ROWS
from hypostyle.server.storage.store import Busy, Conflict, EditionRow, SeatRow, Store, StoredTable, TableRow
from tests.server.storage.conftest import NewStore
from tests.server.storage.rows import SEATS, TABLE, journal_row


async def opened(new_store: NewStore) -> Store:
    store = new_store()
    await store.start()
    return store


def test_what_was_written_is_there_after_a_restart(new_store: NewStore) -> None:
    async def scene() -> None:
        store = await opened(new_store)
        await store.create(TABLE, SEATS, [journal_row(0)])
        await asyncio.gather(*(store.append("t1", journal_row(seq)) for seq in range(1, 50)))
        await store.stop()
        store = await opened(new_store)
        found = await store.table("t1")
        assert found == StoredTable(TABLE, SEATS, [journal_row(seq) for seq in range(50)])
        assert await store.table("t2") is None
        await store.stop()

    asyncio.run(scene())


def test_more_events_than_one_statement_takes_are_all_written(new_store: NewStore) -> None:
    async def scene() -> None:
        store = await opened(new_store)
        await store.create(TABLE, SEATS, [journal_row(seq) for seq in range(3 * MOST_ROWS + 1)])
        found = await store.table("t1")
        assert found is not None
        assert [one.seq for one in found.journal] == list(range(3 * MOST_ROWS + 1))
        await store.stop()

    asyncio.run(scene())


def test_a_taken_place_is_a_conflict_and_harms_no_other_write_of_the_same_commit(new_store: NewStore) -> None:
    async def scene() -> None:
        store = await opened(new_store)
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


def test_a_write_is_whole_or_not_at_all(new_store: NewStore) -> None:
    async def scene() -> None:
        store = await opened(new_store)
        with pytest.raises(Conflict):
            await store.create(TABLE, SEATS, [journal_row(0), journal_row(0)])
        assert await store.table("t1") is None
        await store.stop()

    asyncio.run(scene())


def test_no_more_waits_than_the_store_takes_on(new_store: NewStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group_commit, "MOST_WAITING", 3)

    async def scene() -> None:
        store = await opened(new_store)
        await store.create(TABLE, SEATS, [journal_row(0)])
        answers = await asyncio.gather(
            *(store.append("t1", journal_row(seq)) for seq in range(1, 9)), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [type(None)] * 3 + [Busy] * 5
        await store.append("t1", journal_row(4))
        await store.stop()

    asyncio.run(scene())


def test_a_writer_that_stumbles_says_so_and_writes_on(new_store: NewStore, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        store = await opened(new_store)
        await store.create(TABLE, SEATS, [journal_row(0)])
        with monkeypatch.context() as patched:
            patched.setattr(store, "commit_together", lambda _: 1 / 0)
            with pytest.raises(Busy):
                await store.append("t1", journal_row(1))
        await store.append("t1", journal_row(1))
        await store.stop()

    asyncio.run(scene())


def test_the_tables_of_a_browser_come_latest_first_and_only_its_own(new_store: NewStore) -> None:
    async def scene() -> None:
        store = await opened(new_store)
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


def test_among_very_many_tables_of_a_browser_only_the_last_it_sat_down_at_are_looked_at(
    new_store: NewStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql_store, "MOST_LOOKED_AT", 3)

    async def scene() -> None:
        store = await opened(new_store)
        await store.add_browser(b"me")
        for number in range(6):
            row = TableRow(f"t{number}", "imhotep", 1, "digest", "{}", 2, 7, 100.0)
            await store.create(row, [SeatRow(0, "person", None, "", None, b"me")], [journal_row(0, 10.0 - number)])
        assert [row.id for row, *_ in await store.tables_of(b"me", None, 10)] == ["t3", "t4", "t5"]
        await store.save_seat("t5", SeatRow(0, "person", None, "renamed", None, b"me"))
        assert [row.id for row, *_ in await store.tables_of(b"me", None, 2)] == ["t3", "t4"]
        await store.stop()

    asyncio.run(scene())


def test_a_seat_is_saved_only_as_long_as_nobody_else_has_changed_it(new_store: NewStore) -> None:
    async def scene() -> None:
        store = await opened(new_store)
        for browser in (b"me", b"other"):
            await store.add_browser(browser)
        await store.create(TABLE, SEATS, [journal_row(0)])
        free, mine = SEATS[0], msgspec.structs.replace(SEATS[0], owner=b"me")
        await store.save_seat("t1", mine, free)
        for late in (msgspec.structs.replace(free, owner=b"other"), msgspec.structs.replace(free, name="Bo")):
            with pytest.raises(Conflict):
                await store.save_seat("t1", late, free)
        with pytest.raises(Conflict):
            await store.save_seat("t1", mine, msgspec.structs.replace(mine, token=b"an older link"))
        await store.save_seat("t1", msgspec.structs.replace(mine, name="Eva"), mine)
        found = await store.table("t1")
        assert found is not None
        assert (found.seats[0].name, found.seats[0].owner) == ("Eva", b"me")
        await store.stop()

    asyncio.run(scene())


def test_a_journal_is_read_on_from_any_row(new_store: NewStore) -> None:
    async def scene() -> None:
        store = await opened(new_store)
        await store.create(TABLE, SEATS, [journal_row(seq) for seq in range(6)])
        assert await store.journal_after("t1", 3) == [journal_row(4), journal_row(5)]
        assert await store.journal_after("t1", 5) == await store.journal_after("t2", 0) == []
        await store.stop()

    asyncio.run(scene())


def test_an_edition_that_is_named_anew_is_called_so(new_store: NewStore) -> None:
    async def scene() -> None:
        store = await opened(new_store)
        first = EditionRow("imhotep", "digest", "own", "Mine", '{"é": "𓂀"}')
        assert await store.edition("imhotep", "digest") is None
        for edition in (first, msgspec.structs.replace(first, name="Ours")):
            await store.add_edition(edition)
            assert await store.edition("imhotep", "digest") == edition
        await store.stop()

    asyncio.run(scene())


def test_numbers_come_back_as_they_were(new_store: NewStore) -> None:
    async def scene() -> None:
        store = await opened(new_store)
        table = msgspec.structs.replace(TABLE, seed=2**63 - 1, created=1e9 / 3)
        rows = [journal_row(0, 0.1 + 0.2), msgspec.structs.replace(journal_row(1), value=2**31, at=1763350000.1234567)]
        await store.create(table, SEATS, rows)
        await store.append("t1", (last := journal_row(2, 1e10 / 7)))
        assert await store.table("t1") == StoredTable(table, SEATS, [*rows, last])
        await store.stop()

    asyncio.run(scene())


def test_an_action_is_stored_as_its_number_whatever_it_calls_itself(new_store: NewStore) -> None:
    class Named(int):
        def __repr__(self) -> str:
            return "<give up>"

    async def scene() -> None:
        store = await opened(new_store)
        await store.create(TABLE, SEATS, [journal_row(0)])
        await store.append("t1", msgspec.structs.replace(journal_row(1), value=Named(7)))
        assert [row.value for row in await store.journal_after("t1", 0)] == [7]
        await store.stop()

    asyncio.run(scene())


def test_a_store_that_works_says_so(new_store: NewStore) -> None:
    async def scene() -> None:
        store = await opened(new_store)
        assert await store.check() is None
        await store.stop()

    asyncio.run(scene())
