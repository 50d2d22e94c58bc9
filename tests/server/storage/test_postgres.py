"""The PostgreSQL database: its layout, a sentence for every trouble, broken lines. What it stores: test_store.py."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from hypostyle.server.storage import postgres, postgres_database, postgres_news
from hypostyle.server.storage.data_file import content_folder, default_data, default_data_file
from hypostyle.server.storage.group_commit import MOST_TOGETHER
from hypostyle.server.storage.postgres import PostgresStore
from hypostyle.server.storage.postgres_database import Line, connect, shown, unwise
from hypostyle.server.storage.postgres_news import News
from hypostyle.server.storage.shared_state import SOMEBODY, SharedState
from hypostyle.server.storage.store import Busy, Conflict, StoredTable
from hypostyle.server.table.sharing import told_row
from tests.server.database import Database, children
from tests.server.storage.rows import SEATS, TABLE, journal_row, refusal

WITHOUT_DRIVER = """
import sys
sys.modules["psycopg"] = None
from hypostyle.server.storage.data_file import check_data
check_data("postgresql://club")
"""


async def opened(address: str) -> PostgresStore:
    store = PostgresStore(address)
    await store.start()
    return store


def test_every_commit_is_synchronised_with_the_disk(database: Database) -> None:
    address = database.new()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {connection.info.dbname} SET synchronous_commit = off".encode())
    with connect(address) as connection:
        assert connection.execute("SHOW synchronous_commit").fetchone() == ("on",)
    assert unwise(address) == []


def test_a_database_of_another_program_is_refused_and_left_as_it_was(database: Database) -> None:
    address = database.new()
    with psycopg.connect(address) as connection:
        connection.execute("CREATE TABLE song(title TEXT)")
    assert "holds tables of another program" in refusal(PostgresStore(address))
    with psycopg.connect(address) as connection:
        found = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
        assert found == [("song",)]


def test_a_database_of_another_layout_is_refused(database: Database) -> None:
    address = database.new()

    async def create() -> None:
        await (await opened(address)).stop()

    asyncio.run(create())
    with psycopg.connect(address) as connection:
        connection.execute("UPDATE hypostyle SET layout = 99")
    assert "has layout 99, this installation works with" in refusal(PostgresStore(address))


def test_servers_that_start_together_create_the_layout_once(database: Database) -> None:
    address = database.new()

    async def scene() -> None:
        stores = await asyncio.gather(*(opened(address) for _ in range(4)))
        await stores[0].create(TABLE, SEATS, [journal_row(0)])
        assert await stores[3].table("t1") == StoredTable(TABLE, SEATS, [journal_row(0)])
        for store in stores:
            await store.stop()

    asyncio.run(scene())


def test_a_database_that_is_not_there_is_a_sentence_without_the_password(tmp_path: Path) -> None:
    sentence = refusal(PostgresStore(f"postgresql://club:secret@/club?host={tmp_path}"))
    assert "the database cannot be opened" in sentence
    assert "secret" not in sentence
    assert shown("postgresql://club:secret@db.example:5433/club") == "postgresql://db.example:5433/club"


def test_without_the_driver_a_sentence_says_how_to_install_it() -> None:
    ran = subprocess.run([sys.executable, "-c", WITHOUT_DRIVER], capture_output=True, text=True)
    assert 'python -m pip install "hypostyle[postgres]"' in ran.stderr


def test_a_database_can_be_named_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HYPOSTYLE_DATA", "postgresql://db.example/club")
    assert default_data() == "postgresql://db.example/club"
    assert content_folder(default_data()) == default_data_file().with_suffix(".content")


def test_of_two_servers_that_write_the_same_rows_each_row_has_one_writer(database: Database) -> None:
    address = database.new()

    async def scene() -> None:
        stores = [await opened(address) for _ in range(2)]
        await stores[0].create(TABLE, SEATS, [journal_row(0)])
        rows = list(range(1, 200))
        tried = [(0, seq) for seq in rows] + [(1, seq) for seq in reversed(rows)]
        answers = await asyncio.gather(
            *(stores[who].append("t1", journal_row(seq, at=float(who))) for who, seq in tried), return_exceptions=True
        )
        fates = dict(zip(tried, map(type, answers), strict=True))
        found = await stores[0].table("t1")
        assert found is not None
        for row in found.journal[1:]:
            assert fates[int(row.at), row.seq] is type(None)
            assert fates[1 - int(row.at), row.seq] is Conflict
        assert len(found.journal) == 200
        for store in stores:
            await store.stop()

    asyncio.run(scene())


def test_after_a_crash_of_the_database_what_was_answered_is_there_and_the_store_goes_on() -> None:
    database = Database().start()

    async def scene() -> None:
        store = await opened(database.new())
        await store.create(TABLE, SEATS, [journal_row(0)])
        await store.append("t1", journal_row(1))
        database.kill()
        with pytest.raises(Busy):
            await store.append("t1", journal_row(2))
        with pytest.raises(Busy):
            await store.table("t1")
        assert await store.check() is not None
        await asyncio.to_thread(database.start)
        await asyncio.sleep(postgres_database.WAIT_AGAIN)
        assert await store.table("t1") == StoredTable(TABLE, SEATS, [journal_row(0), journal_row(1)])
        await store.append("t1", journal_row(2))
        assert await store.check() is None
        await store.stop()

    try:
        asyncio.run(scene())
    finally:
        database.stop()


def test_a_database_that_hangs_is_a_busy_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", 0.3)
    monkeypatch.setitem(postgres_database.WAYS, "connect_timeout", 2)
    database = Database().start()

    async def scene() -> None:
        assert database.process is not None
        store = await opened(database.new())
        await store.create(TABLE, SEATS, [journal_row(0)])
        await store.table("t1")
        stopped = [*children(database.process.pid), database.process.pid]
        for number in stopped:
            os.kill(number, signal.SIGSTOP)
        answers = await asyncio.gather(store.append("t1", journal_row(1)), store.table("t1"), return_exceptions=True)
        assert [type(answer) for answer in answers] == [Busy, Busy]
        for number in stopped:
            os.kill(number, signal.SIGCONT)
        await asyncio.sleep(postgres_database.WAIT_AGAIN)
        found = await store.table("t1")
        assert found is not None
        await store.append("t1", journal_row(len(found.journal)))
        await store.stop()

    try:
        asyncio.run(scene())
    finally:
        database.stop()


@pytest.mark.parametrize(("count", "whole"), [(3, True), (MOST_TOGETHER, False)])
def test_rows_are_told_whole_as_long_as_they_fit_into_one_notice(database: Database, count: int, whole: bool) -> None:
    address, told = database.new(), list[str]()
    table = msgspec.structs.replace(TABLE, id="k" * 16)
    rows = [journal_row(number, at=1_789_456_123.123456) for number in range(count + 1)]

    async def scene() -> None:
        store, other = await opened(address), await opened(address)
        await store.create(table, SEATS, rows[:1])
        listening = asyncio.create_task(store.news.listen(told.append, lambda: told.append("ready")))
        while "ready" not in told:
            await asyncio.sleep(0.01)
        store.news.own_backend = lambda: 0  # what it tells itself is heard too
        await SharedState(other).say_present({table.id: {SOMEBODY}})
        await asyncio.gather(*(store.append(table.id, row) for row in rows[1:]))
        while ",".join(told).count(table.id) < count:
            await asyncio.sleep(0.01)
        listening.cancel()
        await store.stop()
        await other.stop()

    asyncio.run(scene())
    pieces = [piece.split(" ") for piece in ",".join(told[1:]).split(",") if not piece.endswith(" p")]
    if whole:
        assert [told_row(*piece[1:]) for piece in pieces] == rows[1:]
    else:
        assert sorted(int(piece[1]) for piece in pieces if len(piece) == 2) == list(range(1, count + 1))


def test_rows_are_told_only_where_another_server_has_a_page(database: Database) -> None:
    address, told = database.new(), list[str]()

    async def scene() -> None:
        store, other = await opened(address), await opened(address)
        tables = [msgspec.structs.replace(TABLE, id=name * 16) for name in "abc"]
        for table in tables:
            await store.create(table, SEATS, [journal_row(0)])
        listening = asyncio.create_task(other.news.listen(told.append, lambda: told.append("ready")))
        while "ready" not in told:
            await asyncio.sleep(0.01)
        here, there = SharedState(store), SharedState(other)
        await here.say_present({tables[0].id: {SOMEBODY}, tables[1].id: {SOMEBODY}})
        await there.say_present({tables[1].id: {SOMEBODY}})
        assert await here.present([table.id for table in tables]) == {table.id: set() for table in tables}
        await asyncio.gather(*(store.append(table.id, journal_row(1)) for table in tables))
        await there.say_present({tables[1].id: set()})
        await store.append(tables[1].id, journal_row(2))
        await there.say_present({tables[2].id: {SOMEBODY}})
        await store.append(tables[2].id, journal_row(2))
        while f"{tables[2].id} 2" not in ",".join(told):
            await asyncio.sleep(0.01)
        listening.cancel()
        await store.stop()
        await other.stop()

    asyncio.run(scene())
    pieces = [piece.split(" ") for piece in ",".join(told[1:]).split(",")]
    assert [(name[0], what) for name, what, *_ in pieces if what.isdecimal()] == [("b", "1"), ("c", "2")]


class Newcomers(asyncio.Event):
    """Connections that come in at the very moment in which the line to the database is found to be broken."""

    def __init__(self) -> None:
        super().__init__()
        self.pairs: list[tuple[socket.socket, socket.socket]] = []
        self.heard: list[int] = []

    def set(self) -> None:
        if not self.is_set():
            self.pairs = [socket.socketpair() for _ in range(8)]
            for number, (here, _) in enumerate(self.pairs):
                asyncio.get_running_loop().add_reader(here, self.take_in, number)
        super().set()

    def take_in(self, number: int) -> None:
        self.heard.append(number)
        asyncio.get_running_loop().remove_reader(self.pairs[number][0])


def test_a_broken_line_leaves_those_who_come_in_meanwhile_alone(database: Database) -> None:
    """The driver closes the socket of a broken line by itself, and the system gives its number to the next one."""
    address = database.new()

    async def scene() -> list[int]:
        news = News(address, lambda: 0)
        newcomers = news.broken = Newcomers()
        listens = asyncio.Event()
        listening = asyncio.create_task(news.listen(lambda _: None, listens.set))
        await listens.wait()
        assert news.connection is not None
        with psycopg.connect(address, autocommit=True) as other:
            other.execute("SELECT pg_terminate_backend(%s)", [news.connection.info.backend_pid])
        await newcomers.wait()
        for _, there in newcomers.pairs:
            there.send(b"here")
        for _ in range(100):
            await asyncio.sleep(0.01)
        listening.cancel()
        for pair in newcomers.pairs:
            for end in pair:
                end.close()
        return sorted(newcomers.heard)

    assert asyncio.run(scene()) == list(range(8))


def test_a_line_that_opens_after_listening_has_ended_is_closed(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, opened = database.new(), []
    begun, ended = threading.Event(), threading.Event()

    def late(address: str) -> psycopg.Connection[Any]:
        begun.set()
        ended.wait()
        opened.append(connect(address))
        return opened[0]

    async def scene() -> None:
        listening = asyncio.create_task(News(address, lambda: 0).listen(lambda _: None, lambda: None))
        await asyncio.to_thread(begun.wait)
        listening.cancel()
        await asyncio.wait([listening])
        ended.set()

    monkeypatch.setattr(postgres_news, "connect", late)
    asyncio.run(scene())
    assert [line.closed for line in opened] == [True]


def test_a_line_that_is_cut_after_it_was_closed_leaves_others_alone(database: Database) -> None:
    line = Line(database.new())
    line.open()
    line.close()
    here, there = socket.socketpair()
    with here, there:
        line.cut()
        here.send(b"whole")
        assert there.recv(5) == b"whole"
    line.open()
    line.cut()
    with pytest.raises(psycopg.OperationalError):
        line.execute("SELECT 1")
    line.close()
