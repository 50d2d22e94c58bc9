"""Tables that cannot be loaded: whoever asks is told so by name, once, and everybody else goes on."""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import Browser, Server, running, wait_for

GONE = {
    "unknown game": "UPDATE \"table\" SET game = 'chess' WHERE id = ?",
    "unknown option": 'UPDATE "table" SET options = \'{"flying": true}\' WHERE id = ?',
    "options that are none": "UPDATE \"table\" SET options = '{' WHERE id = ?",
    "unlikely seed": 'UPDATE "table" SET seed = -1 WHERE id = ?',
    "too many seats": 'UPDATE "table" SET seats = 99 WHERE id = ?',
    "hole in the log": "DELETE FROM event WHERE seq = 2 AND table_id = ?",
    "no beginning": "DELETE FROM event WHERE seq = 0 AND table_id = ?",
    "no log": "DELETE FROM event WHERE table_id = ?",
    "an action that is none": "UPDATE event SET value = 999999999 WHERE seq = 1 AND table_id = ?",
    "a negative action": "UPDATE event SET value = -5 WHERE seq = 2 AND table_id = ?",
    "a seat that is none": "UPDATE event SET seat = 7 WHERE seq = 1 AND table_id = ?",
    "undo of what is not there": "UPDATE event SET kind = 'unseal', value = 50 WHERE seq = 1 AND table_id = ?",
    "text for a number": "UPDATE event SET value = 'x' WHERE seq = 1 AND table_id = ?",
    "no seats": "DELETE FROM seat WHERE table_id = ?",
}


async def play_some(browser: Browser, table: str) -> None:
    async with browser.page(table) as page:
        for _ in range(4):
            seat = page.update["to_move"][0]
            await page.act(seat, page.legal(seat)[0])


def damaged(file: Path, statement: str, table: str) -> None:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        connection.execute(statement, (table,))
        connection.commit()


class Club:
    """A server with one table for each damage, and one that is whole."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.host = Browser(server)
        self.tables = {kind: self.host.create("you", "here", seed=5)["table"] for kind in (*GONE, "whole")}
        for table in self.tables.values():
            asyncio.run(play_some(self.host, table))
        server.kill()
        for kind, statement in GONE.items():
            damaged(server.data, statement, self.tables[kind])
        server.start()


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    server = Server(tmp_path_factory.mktemp("damaged") / "tables.db").start()
    try:
        yield Club(server)
    finally:
        server.stop()


@pytest.mark.parametrize("kind", GONE)
def test_a_table_that_cannot_be_loaded_is_told_by_name_once_and_others_go_on(club: Club, kind: str) -> None:
    server, host, table = club.server, club.host, club.tables[kind]

    async def told() -> None:
        address, cookie = f"ws://{server.host}/ws/{table}", {"Cookie": f"hypostyle={host.cookie}"}
        origin = f"http://{server.host}"
        async with connect(address, origin=origin, additional_headers=cookie) as page:  # type: ignore[arg-type]
            refused = json.loads(await page.recv())
            assert (refused["type"], refused["code"]) == ("refused", "damaged")
            with pytest.raises(ConnectionClosed) as closed:
                await page.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4422

    for _ in range(3):
        asyncio.run(told())
    for path in ("export", "drawing?lang=en"):
        answer = host.get(f"/api/tables/{table}/{path}")
        assert (answer.status, answer.json["code"]) == (409, "damaged")
        assert table in answer.json["title"]
    assert server.complaints.count(f"table {table} cannot be loaded") == 1
    assert "Traceback" not in server.complaints
    asyncio.run(play_some(host, club.tables["whole"]))
    assert club.tables["whole"] in [one["table"] for one in host.get("/api/tables").json]
    assert host.get("/healthz").status == 200


def test_a_damaged_page_of_the_file_harms_its_own_tables_only(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    try:
        host = Browser(server)
        tables = [host.create("you", "here", seed=5)["table"] for _ in range(40)]
        for table in tables:
            asyncio.run(play_some(host, table))
        server.stop()
        overwrite_a_leaf(server.data)
        server.start()
        opened = [host.get(f"/api/tables/{table}/drawing?lang=en").status for table in tables]
        assert set(opened) == {200, 409}
        assert "Traceback" not in server.complaints
        assert host.get("/api/tables").status in (200, 503)
    finally:
        server.stop()


def overwrite_a_leaf(file: Path) -> None:
    """Rubbish over one page of the journal."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray(file.read_bytes())
    leaves = [page for page in range(len(content) // size) if content[page * size] == INDEX_LEAF]
    fullest = max(leaves, key=lambda page: content[page * size + 3] * 256 + content[page * size + 4])
    content[fullest * size : (fullest + 1) * size] = b"\x5a" * size
    file.write_bytes(content)


INDEX_LEAF = 0x0A  # the first byte of such a page of SQLite's; tables without row ids are made of them


def test_health_says_so_when_the_disk_is_full(tmp_path: Path) -> None:
    limit = "import resource, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN); "
    limit += "resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, resource.RLIM_INFINITY))"
    server = Server(tmp_path / "tables.db", before=limit).start()
    try:
        host = Browser(server)
        first = host.create("you", "here")["table"]
        assert host.get("/healthz").json["ok"] is True
        wish = {"game": "imhotep", "seats": [{"kind": "you"}, {"kind": "here"}]}
        while (answer := host.post("/api/tables", wish)).status == 201:
            pass
        assert (answer.status, answer.json["code"]) == (503, "busy")
        assert str(tmp_path) not in answer.json["title"]
        wait_for(lambda: is_unwell(host))  # health is remembered for a moment
        assert host.get(f"/api/tables/{first}/drawing?lang=en").status == 200, "what is stored can still be read"
        assert "Traceback" not in server.complaints
    finally:
        server.stop()


def is_unwell(browser: Browser) -> bool:
    answer = browser.get("/healthz")
    return (answer.status, answer.json["ok"], answer.json["store"]) == (503, False, False)


NO_WORKERS = """
from hypostyle.server import worker_pool
async def died(self, *asked): raise worker_pool.WorkerDied
worker_pool.WorkerPool.ask = died
"""


def test_health_says_so_when_no_bot_can_think_and_people_play_on(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", before=NO_WORKERS) as server:
        host = Browser(server)
        wait_for(lambda: host.get("/healthz").status == 503)
        answer = host.get("/healthz").json
        assert (answer["ok"], answer["store"], answer["bots"]) == (False, True, False)
        table = host.create("you", "here")["table"]

        async def scene() -> None:
            async with host.page(table) as page:
                seat = page.update["to_move"][0]
                assert (await page.act(seat, page.legal(seat)[0]))["seq"] == 1

        asyncio.run(scene())
