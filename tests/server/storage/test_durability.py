"""Durability: the server is killed under load, again and again; no move that was shown is ever missing."""

import asyncio
import contextlib
import random
import sqlite3
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.running import Browser, Page, Server

KILLS = 4
TABLES = 6
MOVES = 20  # at all tables together, between two kills


async def play_until_killed(browser: Browser, table: str, shown: dict[str, list[Any]], dice: random.Random) -> None:
    """Play on and remember every line of the log that was shown."""
    with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, asyncio.TimeoutError):
        async with browser.page(table) as page:
            while not page.update["over"]:
                await one_move(page, dice)
                shown[table] = [page.update["seq"], page.update["step"], list(page.entries)]


async def one_move(page: Page, dice: random.Random) -> None:
    if page.update["step"] and dice.random() < 0.1:
        seq = page.update["seq"]
        await page.send({"type": "undo", "seq": seq, "seat": 0})
        await page.until_seq(seq + 1)
    else:
        seat = page.update["to_move"][0]
        await page.act(seat, dice.choice(page.legal(seat)))


def check_file(data: Path, shown: dict[str, list[Any]]) -> None:
    connection = sqlite3.connect(data)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for table, (seq, _, _) in shown.items():
            query = "SELECT min(seq), max(seq), count(*) FROM event WHERE table_id = ?"
            first, last, count = connection.execute(query, (table,)).fetchone()
            assert (first, count) == (0, last + 1), "no gap"
            assert last >= seq, "everything that was shown is there"
    finally:
        connection.close()


def test_no_move_that_was_shown_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    dice = random.Random(5)
    server = Server(tmp_path / "tables.db").start()
    browser = Browser(server)
    tables = [browser.create("you", "here")["table"] for _ in range(TABLES)]
    shown: dict[str, list[Any]] = {}

    def moves_shown() -> int:
        return sum(seq for seq, _, _ in shown.values())

    async def load(moves: int) -> None:
        """Until so many more moves were shown, however long that takes; then a kill at any moment."""
        wanted = moves_shown() + moves
        players = [
            asyncio.create_task(play_until_killed(browser, table, shown, random.Random(dice.random())))
            for table in tables
        ]
        while moves_shown() < wanted or len(shown) < TABLES:
            await asyncio.sleep(0.01)
        await asyncio.sleep(dice.uniform(0.0, 0.2))
        await asyncio.to_thread(server.kill)
        await asyncio.gather(*players)

    async def look_again() -> None:
        for table, (seq, _, entries) in shown.items():
            async with browser.page(table) as page:
                assert page.update["seq"] >= seq
                if page.update["seq"] == seq:
                    assert page.entries == entries

    try:
        for _ in range(KILLS):
            asyncio.run(load(MOVES))
            check_file(server.data, shown)
            server.start()
            asyncio.run(look_again())
    finally:
        server.stop()
