"""Slow pages and thinking bots hold nobody up."""

import asyncio
import base64
import contextlib
import json
import os
import socket
import threading
import time
from pathlib import Path

from tests.server.running import PATIENCE, Browser, Page, Server, running

SLOWEST = 1.0
GREETING = json.dumps({"type": "hello"}).encode()
HELLO = bytes([0x81, 0x80 | len(GREETING)]) + bytes(4) + GREETING  # one masked text frame


def stalled_page(server: Server, table: str, cookie: str) -> socket.socket:
    """A page that says hello and never reads again, over a connection with hardly any room."""
    stalled = socket.socket()
    stalled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
    stalled.connect(("127.0.0.1", server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    stalled.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: {server.host}\r\nOrigin: http://{server.host}\r\n"
        f"Cookie: hypostyle={cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    stalled.recv(1_000)
    stalled.sendall(HELLO)
    return stalled


def talk_on(stalled: socket.socket, gone: threading.Event) -> None:
    """Ask and never listen, until the other side has had enough."""
    stalled.settimeout(0.2)
    while not gone.is_set():
        with contextlib.suppress(TimeoutError):
            try:
                stalled.sendall(HELLO * 20)
            except ConnectionError:
                return


async def move_and_take_back(page: Page) -> None:
    seat = page.update["to_move"][0]
    if seat not in page.welcome["mine"]:
        await page.ask({"type": "ping"}, "pong")
        return
    await page.act(seat, page.legal(seat)[0])
    if page.update["undo"][str(seat)]:
        seq = page.update["seq"]
        await page.send({"type": "undo", "seq": seq, "seat": seat})
        await page.until_seq(seq + 1)


def test_a_page_that_stops_reading_delays_nobody_and_is_let_go(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        host, friend = Browser(server), Browser(server)
        table = host.create("you", "link", "here")
        friend.post(f"/api/tables/{table['table']}/claim", {"token": table["seats"][1]["token"]})
        assert friend.cookie is not None
        slowest, gone = 0.0, threading.Event()
        with contextlib.closing(stalled_page(server, table["table"], friend.cookie)) as stalled:
            async with host.page(table["table"]) as page:
                assert page.seats[1]["connected"]
                talking = asyncio.create_task(asyncio.to_thread(talk_on, stalled, gone))
                end = time.monotonic() + PATIENCE
                while page.seats[1]["connected"]:
                    assert time.monotonic() < end
                    began = time.perf_counter()
                    await move_and_take_back(page)
                    slowest = max(slowest, time.perf_counter() - began)
                gone.set()
                await talking
        assert slowest < SLOWEST

    with running(tmp_path / "tables.db", "messages=500, messages_burst=1000, stuck_seconds=0.5") as server:
        asyncio.run(scene(server))


def test_thinking_bots_hold_nobody_up(server: Server) -> None:
    async def scene() -> None:
        host = Browser(server)
        table = host.create("you", "here")["table"]
        waits = []
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(4):
                watcher = Browser(server)
                await stack.enter_async_context(watcher.page(watcher.create("bot:hard", "bot:hard")["table"]))
            page = await stack.enter_async_context(host.page(table))
            for _ in range(40):
                began = time.perf_counter()
                seat = page.update["to_move"][0]
                await page.act(seat, page.legal(seat)[0])
                waits.append(time.perf_counter() - began)
        assert sorted(waits)[20] < 0.1
        assert max(waits) < SLOWEST

    asyncio.run(scene())
