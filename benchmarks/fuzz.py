"""Garbage by the million: `python -m benchmarks.fuzz --messages 1000000 --requests 100000`.

Pages send messages that are wrong or nearly right, and programs HTTP requests of the same kind, to a running server
without limits of rate. Each message has to be answered, no request with a 500; the log of the server has to stay empty,
and a match that is played meanwhile goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import string
import tempfile
import time
from collections import Counter
from pathlib import Path

from hypostyle.server import messages
from hypostyle.server.connection.connection import decode
from tests.server import running as real
from tests.server.http.test_strangers import wrong_messages
from tests.server.running import Browser, Server, running

PAGES = 6
AT_ONCE = 40  # messages between two pings
TOLD = 2_000  # messages or requests of one page, between two lines about the progress
PATIENCE = 3_600.0  # it takes long, and may be stopped for a while, with its server
METHODS = ("GET", "GET", "GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW")
PATHS = (
    "/", "/healthz", "/metrics", "/api/games", "/api/tables", "/api/replays", "/api/import", "/api/host",
    "/api/device", "/api/device/use", "/api/tables/x/claim", "/api/tables/x/branch", "/api/tables/x/export",
    "/api/tables/x/drawing?lang=en", "/api/editions/mykerinos", "/api/editions/mykerinos/check",
    "/api/tables/x/glance", "/api/tables/x/result", "/api/tables/x/delete", "/api/lessons",
    "/api/lessons/imhotep/first", "/api/lessons/egizia/flood", "/api/editions/mykerinos/read",
    "/api/editions/mykerinos/file", "/docs/", "/docs/x", "/texts/imhotep/en.ftl", "/static/0/app.js", "/host/x",
    "/ws/x", "/t/x", "/device", "/%00", "/%ff/../..",
)  # fmt: skip
BODIES = (
    b"",
    b"{}",
    b"[]",
    b"null",
    b'{"token": "x"}',
    b'{"key": "x"}',
    b"[" * 500,
    b'{"game": "imhotep", "seats": []}',
    b'{"at": 2, "wish": "act", "number": 7}',
    b'{"moves": [[0, 3], [1, 70000]], "wish": "back"}',
    b'{"at": 3, "ask": {"type": "preview", "seat": 0, "action": 1, "then": [2, 2]}}',
    b"name = 1979-05-27",
)


async def send_messages(server: Server, seed: int, count: int, answers: Counter[str]) -> None:
    """One page that sends garbage; what it may do with its own seat is done too."""
    dice, browser = random.Random(seed), Browser(server)
    table = browser.create("you", "here")["table"]
    async with browser.page(table) as page:
        for first in range(0, count, AT_ONCE):
            tell_progress(seed, first, count, "messages")
            sent = wrong_messages(dice, min(AT_ONCE, count - first))
            for message in sent:
                await page.send(message)
            await page.send({"type": "ping"})
            refused, reply = 0, await page.receive()
            pongs = 1 + sum(is_ping(message) for message in sent)
            while pongs:
                page.tapped.clear()
                said = reply.get("code", reply["type"])
                answers[said] += 1
                refused += said in ("bad_message", "too_large")
                pongs -= said == "pong"
                reply = await page.receive() if pongs else {}
            garbage = sum(decoded(message) is None for message in sent)
            assert refused >= garbage, f"{garbage} messages were wrong, {refused} were answered so"


def tell_progress(seed: int, done: int, of: int, what: str) -> None:
    """A million takes a while: the first page says how far it is, which is about how far they all are."""
    if seed == 0 and done and done % TOLD == 0:
        print(f"{done * PAGES:,} of {of * PAGES:,} {what} answered as they should be", flush=True)


def decoded(message: str | bytes) -> messages.ClientMessage | None:
    try:
        return decode(message)
    except (ValueError, RecursionError):
        return None


def is_ping(message: str | bytes) -> bool:
    return isinstance(decoded(message), messages.Ping)


async def send_requests(server: Server, seed: int, count: int, answers: Counter[str]) -> None:
    dice = random.Random(seed)
    reader = writer = None
    for number in range(count):
        tell_progress(seed, number, count, "requests")
        if writer is None:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        assert reader is not None
        path = dice.choice(PATHS)
        if dice.random() < 0.2:
            path += "".join(dice.choices(string.printable[:94].replace(" ", ""), k=dice.randrange(30)))
        body = dice.choice(BODIES) if dice.random() < 0.7 else dice.randbytes(dice.randrange(200))
        method = dice.choice(METHODS)
        head = f"{method} {path} HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: {len(body)}\r\n"
        if dice.random() < 0.3:
            head += f"Cookie: hypostyle={dice.randrange(10**9)}\r\nOrigin: http://{server.host}\r\n"
        writer.write(head.encode() + b"\r\n" + body)
        status, closed = await answer(reader, method)
        answers[status] += 1
        if closed:
            writer.close()
            reader = writer = None
    if writer is not None:
        writer.close()


async def answer(reader: asyncio.StreamReader, method: str) -> tuple[str, bool]:
    """The status of an answer, and whether the connection ended with it."""
    try:
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    except (asyncio.IncompleteReadError, ConnectionError):
        return "none", True
    lines = head.decode("latin-1").lower().split("\r\n")
    fields = dict(line.split(": ", 1) for line in lines[1:] if ": " in line)
    if method != "HEAD" and not lines[0].startswith("http/1.1 304"):
        await reader.readexactly(int(fields.get("content-length", "0")))
    return lines[0].split()[1], fields.get("connection") == "close" or method == "HEAD"


async def play_meanwhile(server: Server, end: asyncio.Event) -> int:
    """An honest match: each of its moves is answered by an update."""
    browser = Browser(server)
    moves = 0
    while not end.is_set():
        async with browser.page(browser.create("you", "here")["table"]) as page:
            while not page.update["over"] and not end.is_set():
                seat = page.update["to_move"][0]
                await page.act(seat, page.legal(seat)[0])
                moves += 1
                await asyncio.sleep(0.02)
    return moves


async def fuzz(server: Server, count: int, requests: int) -> None:
    said, asked, end = Counter[str](), Counter[str](), asyncio.Event()
    honest = asyncio.create_task(play_meanwhile(server, end))
    began = time.monotonic()
    await asyncio.gather(*(send_messages(server, seed, count // PAGES, said) for seed in range(PAGES)))
    middle = time.monotonic()
    await asyncio.gather(*(send_requests(server, seed, requests // PAGES, asked) for seed in range(PAGES)))
    end.set()
    moves = await honest
    print(f"{count:,} messages in {middle - began:.0f} s, answers: {dict(said.most_common(12))}")
    print(f"{asked.total():,} requests answered in {time.monotonic() - middle:.0f} s: {dict(sorted(asked.items()))}")
    print(f"an honest match meanwhile: {moves} moves; the server: {Browser(server).get('/healthz').json}")
    wrong = {status: count for status, count in asked.items() if status.startswith("5") and status != "503"}
    complaints = [line for line in server.complaints.splitlines() if line.strip()]
    if wrong or complaints:
        raise SystemExit(f"not well: {wrong}, {complaints[:5]}")
    print("no 500, no crash, nothing in the log")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--messages", type=int, default=30_000)
    parser.add_argument("--requests", type=int, default=6_000)
    arguments = parser.parse_args()
    real.PATIENCE = PATIENCE
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "tables.db") as server:
        asyncio.run(fuzz(server, arguments.messages, arguments.requests))


if __name__ == "__main__":
    main()
