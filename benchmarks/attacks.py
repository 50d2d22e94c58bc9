"""What a stranger can do to an honest page: its ping while one address attacks, beside the same ping in peace.

    python benchmarks/attacks.py                # this source tree, with the limits as they are
    python benchmarks/attacks.py --source DIR   # the source tree of another version first, in the same run

Each attack runs for some seconds from a process of its own. Figures are milliseconds of the honest page, and how much
longer it waited than in peace.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from websockets.asyncio.client import connect

ROOT = Path(__file__).parents[1]
PATIENCE = 60.0
PAUSE = 0.01  # between two pings
AT_ONCE = 48  # connections of the attack that asks
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
async def pings(server: Server, seconds: float) -> list[float]:
    """Milliseconds of each ping of a page at a table that is seated there."""
    wish = json.dumps({"game": "imhotep", "seats": [{"kind": "you"}, {"kind": "here"}]}).encode()
    asked = urllib.request.Request(f"{server.address}/api/tables", wish, {"Origin": server.address})
    with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
        table, cookie = json.load(answer)["table"], answer.headers["set-cookie"].partition(";")[0]
    waits = []
    address, headers = f"ws://{server.host}/ws/{table}", {"Cookie": cookie}
    async with connect(address, origin=server.address, additional_headers=headers) as page:  # type: ignore[arg-type]
        await page.send('{"type":"hello"}')
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            began = time.perf_counter()
            await page.send('{"type":"ping"}')
            while json.loads(await page.recv())["type"] != "pong":
                pass
            waits.append(1_000 * (time.perf_counter() - began))
            await asyncio.sleep(PAUSE)
    return sorted(waits)


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


ATTACKS = {"gets": gets, "toml": toml, "half_open": half_open, "headers": headers}


def attack(kind: str, port: int, seconds: float) -> None:
    async def limited() -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ATTACKS[kind](port, time.monotonic() + seconds), seconds + 1)

    asyncio.run(limited())


# ---------------------------------------------------------------------- the figures
def at(waits: list[float], part: float) -> float:
    return waits[min(len(waits) - 1, int(part * len(waits)))]


def measure(source: Path, seconds: float) -> None:
    print(f"{source}")
    for kind in ATTACKS:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(source, Path(folder) / "tables.db")
            peace = asyncio.run(pings(server, seconds))
            command = [sys.executable, __file__, "--attack", kind, str(server.port), str(seconds + 4)]
            stranger = subprocess.Popen(command)
            time.sleep(1.0)
            try:
                war = asyncio.run(asyncio.wait_for(pings(server, seconds), PATIENCE))
                told = (
                    f"p50 {at(war, 0.5):8.1f} ms  p99 {at(war, 0.99):8.1f} ms  ({at(war, 0.5) / at(peace, 0.5):.1f}x)"
                )
            except (TimeoutError, OSError) as error:
                told = f"the honest page got no answer ({type(error).__name__})"
            stranger.kill()
            stranger.wait()
            print(
                f"  {kind:10} in peace p50 {at(peace, 0.5):6.1f} ms  p99 {at(peace, 0.99):6.1f} ms | attacked {told}"
                f" | ends in {server.stop():.1f} s",
                flush=True,
            )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--source", type=Path, action="append", default=[], help="another source tree, measured first")
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--attack", nargs=3, metavar=("KIND", "PORT", "SECONDS"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.attack:
        attack(arguments.attack[0], int(arguments.attack[1]), float(arguments.attack[2]))
        return 0
    for source in (*arguments.source, ROOT):
        measure(source.resolve(), arguments.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
