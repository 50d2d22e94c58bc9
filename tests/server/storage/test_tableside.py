"""What a store keeps beside the journals: settings, chat, results, reviews, links to other devices.

Each test runs on both databases."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from hypostyle.server.storage import host_tables
from hypostyle.server.storage.store import (
    ChatRow,
    Conflict,
    DeviceLinkRow,
    JournalRow,
    SeatRow,
    Store,
    TableRow,
    TableSettings,
)
from tests.server.storage.conftest import NewStore

FOREVER = 1e12


def with_store(new_store: NewStore, scene: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = new_store()
        await store.start()
        for browser in (b"me", b"other"):
            await store.add_browser(browser)
        try:
            await scene(store)
        finally:
            await store.stop()

    asyncio.run(run())


async def add_table(store: Store, identity: str, at: float = 1.0, still_open: int = 1) -> TableRow:
    row = TableRow(identity, "imhotep", 1, "digest", "{}", 2, 7, at, b"me")
    seats = [SeatRow(0, "person", None, "", None, b"me"), SeatRow(1, "person", None, "", b"token", b"other")]
    await store.create(row, seats, [JournalRow(0, 0, "start", 0, still_open, at)])
    return row


def test_who_opened_a_table_and_what_was_decided_about_it_is_kept(new_store: NewStore) -> None:
    async def scene(store: Store) -> None:
        row = await add_table(store, "t1")
        found = await store.table("t1")
        assert found is not None
        assert (found.row, found.settings) == (row, TableSettings())
        await store.save_settings("t1", TableSettings(private=True, hints=False))
        found = await store.table("t1")
        assert found is not None
        assert found.settings == TableSettings(private=True, hints=False)

    with_store(new_store, scene)


def test_what_was_said_last_comes_in_its_order_and_no_number_is_given_twice(new_store: NewStore) -> None:
    async def scene(store: Store) -> None:
        await add_table(store, "t1")
        rows = [ChatRow(number, number % 2, "", f"word {number}", float(number)) for number in range(5)]
        for row in rows:
            await store.say("t1", row)
        assert await store.said("t1", 3) == rows[2:]
        assert await store.said("t2", 3) == []
        with pytest.raises(Conflict):
            await store.say("t1", rows[4])

    with_store(new_store, scene)


def test_the_first_result_of_a_match_stays(new_store: NewStore) -> None:
    async def scene(store: Store) -> None:
        await add_table(store, "t1")
        assert await store.result("t1") is None
        await store.keep_result("t1", b"first")
        await store.keep_result("t1", b"second")
        assert await store.result("t1") == b"first"

    with_store(new_store, scene)


def test_verdicts_come_in_the_order_of_their_steps_and_the_first_ones_stay(new_store: NewStore) -> None:
    async def scene(store: Store) -> None:
        await add_table(store, "t1")
        for step, verdict in ((7, b"good"), (3, b"best"), (7, b"blunder")):
            await store.keep_verdict("t1", "judge", step, verdict)
        await store.keep_verdict("t1", "another judge", 1, b"mistake")
        assert await store.verdicts("t1", "judge") == [b"best", b"good"]
        assert await store.verdicts("t1", "another judge") == [b"mistake"]
        assert await store.verdicts("t2", "judge") == []
        with pytest.raises(Conflict):
            await store.keep_verdict("never there", "judge", 1, b"best")

    with_store(new_store, scene)


def test_a_link_to_another_device_is_used_once_and_not_after_its_time(new_store: NewStore) -> None:
    async def scene(store: Store) -> None:
        await store.add_device_link(DeviceLinkRow(b"one", b"cookie", FOREVER))
        await store.add_device_link(DeviceLinkRow(b"late", b"cookie", FOREVER))
        answers = await asyncio.gather(*(store.use_device_link(b"one", 5.0) for _ in range(4)))
        assert sorted(map(str, answers)) == ["None", "None", "None", "b'cookie'"]
        assert await store.use_device_link(b"one", 5.0) is None
        assert await store.use_device_link(b"late", FOREVER + 1) is None
        assert await store.use_device_link(b"unknown", 5.0) is None

    with_store(new_store, scene)


def test_seats_move_to_another_browser_with_the_tables_it_opened(new_store: NewStore) -> None:
    async def scene(store: Store) -> None:
        await add_table(store, "t1")
        assert await store.move_seats(b"me", b"other") == ["t1"]
        found = await store.table("t1")
        assert found is not None
        assert found.row.opener == b"other"
        assert [seat.owner for seat in found.seats] == [b"other", b"other"]
        assert not await store.holds_seat(b"me")

    with_store(new_store, scene)


def test_tables_left_alone_are_found_and_deleted_with_all_that_is_theirs(new_store: NewStore) -> None:
    async def scene(store: Store) -> None:
        await add_table(store, "old", 1.0, still_open=0)
        await add_table(store, "begun", 2.0)
        await add_table(store, "new", 50.0)
        await store.append("begun", JournalRow(1, 0, "act", 3, 1, 20.0))
        assert [row.id for row, *_ in await store.all_tables(10.0, None, 9)] == ["old"]
        assert [row.id for row, *_ in await store.all_tables(FOREVER, None, 9)] == ["old", "begun", "new"]
        assert [row.id for row, *_ in await store.all_tables(FOREVER, False, 1)] == ["begun"]
        await store.say("old", ChatRow(0, 0, "", "Well played", 1.0))
        await store.keep_result("old", b"result")
        await store.keep_verdict("old", "judge", 1, b"best")
        await store.delete_table("old")
        await store.delete_table("never there")
        assert await store.table("old") is None
        assert (await store.said("old", 9), await store.result("old")) == ([], None)
        assert await store.verdicts("old", "judge") == []
        assert await store.table("begun") is not None

    with_store(new_store, scene)


def test_what_another_program_changes_is_heard_of_once(data: str, new_store: NewStore) -> None:
    async def scene(store: Store) -> None:
        await add_table(store, "t1")
        await add_table(store, "t2")
        assert await store.changed_elsewhere(0.0) == []
        assert await asyncio.to_thread(host_tables.close_table, data, "t1", True)
        assert await asyncio.to_thread(host_tables.end_table, data, "t2")
        assert not await asyncio.to_thread(host_tables.end_table, data, "t2")
        first, second = await store.changed_elsewhere(0.0)
        assert (first[0], second[0]) == ("t1", "t2")
        assert await store.changed_elsewhere(second[1]) == []
        found = await store.table("t1")
        assert found is not None
        assert found.settings.closed
        assert await store.table("t2") is None
        assert [row.id for row, *_ in await asyncio.to_thread(host_tables.listed, data, FOREVER, None, 9)] == ["t1"]

    with_store(new_store, scene)
