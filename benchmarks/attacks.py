"""What a stranger can do to an honest page: its moves and pings while one address attacks, beside the same in peace.

    python benchmarks/attacks.py                # this source tree, with the limits as they are
    python benchmarks/attacks.py looks hellos   # these attacks only
    python benchmarks/attacks.py --source DIR   # the source tree of another version first, in the same run

Each attack runs for some seconds from a process of its own; the honest page has a seat and plays, from another address
or (`--neighbour`) from the same one. Figures are milliseconds until the page is told of its own move, which is on the
disk by then.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parent))
from wire import Http, Wire, open_wire

import hypostyle
from hypostyle.engine.match import Match
from hypostyle.engine.saves import as_json

ROOT = Path(__file__).parents[1]
PATIENCE = 60.0
PAUSE = 0.15  # between two moves of an honest page, which keeps within its messages
PLAYERS = 8  # honest pages, each at its own table
AT_ONCE = 48  # connections of the attack that asks
PAGES, PAGES_OF_ONE = 190, 10  # of a stranger in all, and at each table
LONG_MATCH = "egizia"
STRANGER, HONEST = "127.0.0.1", "127.0.0.2"  # their addresses
EDITION = "/api/editions/silver_gold_pyramids/read"
BOMB = b"a." * 32_000 + b"a=1"


class Server:
    """`hypostyle serve` of a source tree, as anybody starts it."""

    def __init__(self, source: Path, data: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        settings = {**os.environ, "PYTHONPATH": str(source / "src")}
        command = [sys.executable, "-m", "hypostyle", "serve", "--port", str(self.port), "--data", str(data)]
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(command, env=settings, cwd=source, stdout=quiet, stderr=quiet)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                urllib.request.urlopen(f"{self.address}/healthz", timeout=5).close()
                return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("The server did not start.")

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        return f"http://{self.host}"

    def stop(self) -> float:
        """Seconds until it has ended; it is killed after a while."""
        began = time.monotonic()
        self.process.terminate()
        try:
            self.process.wait(PATIENCE / 2)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        return time.monotonic() - began


# ---------------------------------------------------------------------- the honest page
Waits = tuple[list[float], list[float]]  # milliseconds of moves and of pings


async def waits_of(server: Server, seconds: float, here: str) -> Waits:
    """Of honest pages, each with both seats of its table."""
    waits: Waits = [], []
    await asyncio.gather(*(play(server, seconds, here, waits) for _ in range(PLAYERS)))
    return sorted(waits[0]), sorted(waits[1])


async def play(server: Server, seconds: float, here: str, waits: Waits) -> None:
    """One match after the other."""
    cookie, end = "", time.monotonic() + seconds
    while time.monotonic() < end:
        table, cookie = await asyncio.to_thread(new_table, server, cookie, here)
        async with connect(
            f"ws://{server.host}/ws/{table}",
            origin=server.address,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie},
            local_addr=(here, 0),
        ) as page:
            update = await answered(page, {"type": "hello"}, "update")
            while not update["over"] and time.monotonic() < end:
                began = time.perf_counter()
                await answered(page, {"type": "ping"}, "pong")
                waits[1].append(1_000 * (time.perf_counter() - began))
                decision = update["decisions"][0]
                action = random.choice(decision["actions"])["id"]
                move = {"type": "act", "seq": update["seq"], "seat": decision["seat"], "action": action}
                began = time.perf_counter()
                update = await answered(page, move, "update")
                waits[0].append(1_000 * (time.perf_counter() - began))
                await asyncio.sleep(PAUSE)


def new_table(server: Server, cookie: str, here: str) -> tuple[str, str]:
    """Its name, and the cookie of its browser."""
    wish = json.dumps({"game": "imhotep", "seats": [{"kind": "you"}, {"kind": "here"}]}).encode()
    headers = {"Origin": server.address, **({"Cookie": cookie} if cookie else {})}
    line = http.client.HTTPConnection("127.0.0.1", server.port, PATIENCE, (here, 0))
    line.request("POST", "/api/tables", wish, headers)
    answer = line.getresponse()
    table = json.load(answer)["table"]
    given = answer.headers.get("set-cookie", "").partition(";")[0]
    line.close()
    return table, given or cookie


async def answered(page: ClientConnection, message: dict[str, Any], kind: str) -> Any:
    await page.send(json.dumps(message))
    while True:
        answer = json.loads(await page.recv())
        if answer["type"] == kind:
            return answer


# ---------------------------------------------------------------------- attacks, each in a process of its own
async def exchanges(port: int, request: bytes, at_once: int, end: float) -> None:
    """Ask as fast as answers come, over so many connections."""

    async def one() -> None:
        while time.monotonic() < end:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(request)
                await reader.read()
                writer.close()

    await asyncio.gather(*(one() for _ in range(at_once)))


async def gets(port: int, end: float) -> None:
    paths = ("/api/games", "/texts/chess/en.ftl", "/texts/imhotep/en.ftl", "/")
    head = "GET {} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n"
    await asyncio.gather(*(exchanges(port, head.format(path, port).encode(), AT_ONCE // 4, end) for path in paths))


async def toml(port: int, end: float) -> None:
    head = (
        f"POST {EDITION} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
        f"Content-Length: {len(BOMB)}\r\nConnection: close\r\n\r\n"
    )
    await exchanges(port, head.encode() + BOMB, 6, end)


async def half_open(port: int, end: float) -> None:
    """Requests that never end, as many as are let in, and anew when they are dropped."""

    async def one() -> None:
        while time.monotonic() < end:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"GET / HTTP/1.1\r\nX: ")
                await reader.read()
                writer.close()

    await asyncio.gather(*(one() for _ in range(900)), asyncio.sleep(max(0.0, end - time.monotonic())))


async def headers(port: int, end: float) -> None:
    async def one() -> None:
        while time.monotonic() < end:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"GET / HTTP/1.1\r\nX: ")
                for _ in range(1_000):
                    writer.write(b"x" * 80_000)
                    await writer.drain()

    await asyncio.gather(*(one() for _ in range(8)))


# ---------------------------------------------------------------------- strangers with tables of their own
async def pages_at(port: int, table: str, browser: Http, count: int, hear: Callable[[Wire, bytes], None]) -> list[Wire]:
    """As many pages as are let in, each introduced."""

    async def one() -> Wire | None:
        with contextlib.suppress(OSError):
            wire = await open_wire(port, f"/ws/{table}", hear, f"Cookie: {browser.cookie}\r\n")
            wire.send(b'{"type":"hello"}')
            return wire
        return None

    return [wire for wire in await asyncio.gather(*(one() for _ in range(count))) if wire is not None]


def long_match() -> Match:
    dice, match = random.Random(2), hypostyle.game(LONG_MATCH).new(4, 2)
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))
    return match


async def long_tables(browser: Http, count: int) -> list[str]:
    """Tables of a match that is nearly over, which anybody may bring as a file."""
    match = long_match()
    unfinished = match.branch(len(match.log) - 3)
    return [(await browser.post("/api/import", as_json(unfinished)))["table"] for _ in range(count)]


async def flood(port: int, end: float, messages: list[bytes]) -> None:
    """Many pages that send these as fast as they are let, and listen to nothing."""
    browser = Http(port)
    tables = await long_tables(browser, PAGES // PAGES_OF_ONE)
    wires = [
        wire for table in tables for wire in await pages_at(port, table, browser, PAGES_OF_ONE, lambda wire, text: None)
    ]
    while time.monotonic() < end:
        for wire in wires:
            if not wire.closed:
                for message in messages:
                    wire.send(message)
        await asyncio.sleep(0.05)


async def looks(port: int, end: float) -> None:
    await flood(port, end, [b'{"type":"look","step":%d}' % step for step in (120, 119, 118)])


async def hellos(port: int, end: float) -> None:
    """What was made for the page before is worth nothing after an undo."""
    await flood(
        port, end, [b'{"type":"undo","seq":%d,"seat":0}' % seq for seq in range(130, 134)] + [b'{"type":"hello"}']
    )


async def sockets(port: int, end: float) -> None:
    """Two thousand pages at one table, and others in the place of those that are sent away."""
    browser = Http(port)
    (table,) = await long_tables(browser, 1)
    stranger = Http(port)
    while time.monotonic() < end:
        await pages_at(port, table, stranger, 2_000, lambda wire, text: None)
        await asyncio.sleep(0.2)


async def crowd(port: int, end: float) -> None:
    """Seats that move without a pause, and all the pages that may watch them."""
    browser, watcher = Http(port), Http(port)
    last: dict[str, Any] = {}

    def hear(wire: Wire, text: bytes) -> None:
        message = json.loads(text)
        if message["type"] == "update" and message["seq"] > last.get("seq", -1) and not message["over"]:
            last.update(seq=message["seq"])
            decision = message["decisions"][0]
            action = random.choice(decision["actions"])["id"]
            move = {"type": "act", "seq": message["seq"], "seat": decision["seat"], "action": action}
            wire.send(json.dumps(move).encode())

    while time.monotonic() < end:
        last.clear()
        seats = [{"kind": "here"}] * 4
        table = (await browser.post("/api/tables", {"game": LONG_MATCH, "seats": seats}))["table"]
        wires = await pages_at(port, table, watcher, PAGES, lambda wire, text: None)
        wires += await pages_at(port, table, browser, 1, hear)
        seen = -1
        while time.monotonic() < end and last.get("seq", 0) != seen:
            seen = last.get("seq", 0)
            await asyncio.sleep(1.0)
        for wire in wires:
            wire.close()


async def imports(port: int, end: float) -> None:
    """Files that are wrong at their end only."""
    file = as_json(long_match())
    file["log"].append([0, 0])
    body = json.dumps(file).encode()
    head = (
        f"POST /api/import HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    await exchanges(port, head.encode() + body, AT_ONCE, end)


ATTACKS = {
    attack.__name__: attack for attack in (gets, toml, half_open, headers, sockets, looks, hellos, crowd, imports)
}


def attack(kind: str, port: int, seconds: float) -> None:
    async def limited() -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ATTACKS[kind](port, time.monotonic() + seconds), seconds + 1)

    asyncio.run(limited())


# ---------------------------------------------------------------------- the figures
def at(waits: list[float], part: float) -> float:
    return waits[min(len(waits) - 1, int(part * len(waits)))]


def told(moves: list[float], pings: list[float]) -> str:
    return f"p50 {at(moves, 0.5):6.1f}  p99 {at(moves, 0.99):7.1f} ms (ping {at(pings, 0.99):7.1f}; {len(moves)} moves)"


def measure(source: Path, kinds: list[str], seconds: float, honest: str) -> None:
    print(f"{source}")
    for kind in kinds:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(source, Path(folder) / "tables.db")
            peace = told(*asyncio.run(waits_of(server, seconds / 2, honest)))
            command = [sys.executable, __file__, "--attack", kind, str(server.port), str(seconds + 4)]
            stranger = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(source / "src")})
            time.sleep(1.0)
            try:
                war = told(*asyncio.run(asyncio.wait_for(waits_of(server, seconds, honest), PATIENCE)))
            except (TimeoutError, OSError) as error:
                war = f"the honest page got no answer ({type(error).__name__})"
            stranger.kill()
            stranger.wait()
            print(f"  {kind:10} in peace {peace} | attacked {war} | ends in {server.stop():.1f} s", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"of {', '.join(ATTACKS)}; all unless some are named")
    parser.add_argument("--neighbour", action="store_true", help="the honest page has the address of the stranger")
    parser.add_argument("--source", type=Path, action="append", default=[], help="another source tree, measured first")
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--attack", nargs=3, metavar=("KIND", "PORT", "SECONDS"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.attack:
        attack(arguments.attack[0], int(arguments.attack[1]), float(arguments.attack[2]))
        return 0
    honest = STRANGER if arguments.neighbour else HONEST
    for source in (*arguments.source, ROOT):
        measure(source.resolve(), arguments.kinds or list(ATTACKS), arguments.seconds, honest)
    return 0


if __name__ == "__main__":
    sys.exit(main())
