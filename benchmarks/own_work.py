"""What one move costs the server itself: `python benchmarks/own_work.py [--tables 100] [--moves 2000] [--rounds 9]`.

The whole application in one process, from the bytes of a page's frame to those of the updates, but for the sockets:
real matches of Imhotep for two pages, one move under way at each table, every move in a SQLite file before it is told.
Frames are prepared, and nobody reads the answers. What is counted is the processor time of the loop's thread, which is
what a change of the code can change, and that of all others beside it (the writer). A busy machine disturbs the fewest
microseconds of all rounds least.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop
from uvicorn.server import ServerState

sys.path.insert(0, str(Path(__file__).parent))
from wire import HANDSHAKE, frame

import hypostyle
from hypostyle.server.http.app import Application
from hypostyle.server.http.cookies import COOKIE
from hypostyle.server.http.visitors import Visitors
from hypostyle.server.limits import Limits
from hypostyle.server.messages import CreateTable, SeatWish
from hypostyle.server.serve import GARBAGE_THRESHOLDS, uvicorn_config
from hypostyle.server.tokens import token_hash

GAME, SEATS, PORT = "imhotep", 2, 80
RATES = ("messages", "creations", "seatings", "requests", "address_messages", "address_work")
AMPLE = {f"{rate}{more}": 1e12 for rate in RATES for more in ("", "_burst")}
ROOM = dict.fromkeys(("browser_connections", "address_connections", "address_pages", "all_connections"), 100_000)


class Socket(asyncio.Transport):
    """The way to a page that takes everything at once."""

    clients = 1

    def __init__(self, protocol: Any) -> None:
        super().__init__({"peername": ("127.0.0.1", Socket.clients), "sockname": ("127.0.0.1", PORT)})
        Socket.clients += 1
        self.protocol = protocol
        self.received: Any = None  # called for each text
        self.taken = b""

    def write(self, data: Any) -> None:
        self.taken = data
        if self.received is not None:
            self.received()

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass

    abort = pause_reading = resume_reading = close


def random_match(seed: int) -> list[tuple[int, int]]:
    dice, match = random.Random(seed), hypostyle.game(GAME).new(SEATS, seed)
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))
    return match.log


class Player:
    """Two pages at one table after the other; both have seen a move before the next one is made."""

    def __init__(self, hall: Hall, seed: int) -> None:
        self.hall, self.seed = hall, seed
        self.frames: list[tuple[int, bytes]] = []
        self.pages: list[Any] = []

    async def sit_down(self) -> None:
        """At a new table; the frames of a whole match are ready."""
        self.seed += 1_000
        app = self.hall.app
        cookies = [f"{seat}-{self.seed}" for seat in range(SEATS)]
        for cookie in cookies:
            await app.store.add_browser(token_hash(cookie))
        wishes = [SeatWish("you" if seat == 0 else "link") for seat in range(SEATS)]
        made = await app.lobby.create(CreateTable(GAME, wishes, seed=self.seed), token_hash(cookies[0]))
        table = await app.registry.open(made.table)
        await table.take_seat(made.seats[1].token or "", token_hash(cookies[1]), None)
        self.frames = [
            (seat, frame(b'{"type":"act","seq":%d,"seat":%d,"action":%d}' % (seq, seat, action)))
            for seq, (seat, action) in enumerate(random_match(self.seed))
        ]
        self.frames.reverse()
        for page in self.pages:
            page.connection_lost(None)
        self.pages = [await self.hall.page(made.table, cookie) for cookie in cookies]
        self.waiting = 0
        for page in self.pages:
            page.transport.received = self.heard

    def heard(self) -> None:
        self.waiting -= 1
        if not self.waiting:
            self.hall.moved(self)

    def move(self) -> None:
        seat, sent = self.frames.pop()
        self.waiting = SEATS
        self.pages[seat].data_received(sent)


class Hall:
    """The application and everybody who plays there."""

    def __init__(self, data: str) -> None:
        limits = Limits(**AMPLE, **ROOM)  # type: ignore[arg-type]
        self.app = Application(data, limits, visitors=Visitors(loopback=True), chosen_seeds=True)
        self.config = uvicorn_config(self.app)
        self.config.load()
        self.state = ServerState()
        self.loop = asyncio.get_running_loop()
        self.left = 0
        self.done = asyncio.Event()

    async def page(self, table: str, cookie: str) -> Any:
        http = self.config.http_protocol_class(config=self.config, server_state=self.state, app_state={})  # type: ignore[call-arg, operator]
        socket = Socket(http)
        http.connection_made(socket)
        more = f"Cookie: {COOKIE}={cookie}\r\n"
        http.data_received(HANDSHAKE.format(path=f"/ws/{table}", port=PORT, more=more).encode())
        while not getattr(socket.protocol, "handshake_complete", False):
            await asyncio.sleep(0)
        socket.protocol.data_received(frame(b'{"type":"hello"}'))
        while b'"type":"update"' not in socket.taken:
            await asyncio.sleep(0)
        return socket.protocol

    def moved(self, player: Player) -> None:
        self.left -= 1
        if self.left > 0 and player.frames:
            self.loop.call_soon(player.move)
        elif self.left <= 0 or not player.frames:
            self.under_way -= 1
            if not self.under_way:
                self.done.set()

    async def round(self, players: list[Player], moves: int) -> tuple[float, float]:
        """Microseconds of the loop, and of all other threads, for a move."""
        for player in players:
            if len(player.frames) * len(players) < 2 * moves:
                await player.sit_down()
        self.left, self.under_way = moves, len(players)
        self.done.clear()
        await asyncio.sleep(0.1)
        own, everything = time.thread_time(), time.process_time()
        for player in players:
            player.move()
        await self.done.wait()
        own, everything = time.thread_time() - own, time.process_time() - everything
        made = moves - self.left
        return 1e6 * own / made, 1e6 * (everything - own) / made


async def measure(arguments: argparse.Namespace, data: str) -> None:
    hall = Hall(data)
    async with hall.app.lifespan(hall.app.http):
        players = [Player(hall, seed) for seed in range(arguments.tables)]
        await hall.round(players, arguments.moves)
        gc.freeze()  # as the server does
        gc.set_threshold(*GARBAGE_THRESHOLDS)
        found = []
        for number in range(arguments.rounds):
            found.append(await hall.round(players, arguments.moves))
            if arguments.verbose:
                print(f"round {number + 1}: {found[-1][0]:.0f} and {found[-1][1]:.0f} us", flush=True)
        own, others = zip(*found, strict=True)
        print(
            f"a move of {GAME} at {arguments.tables} tables, processor time without sockets: "
            f"{min(own):.0f} us in the loop (median {statistics.median(own):.0f}), "
            f"{min(others):.0f} us in other threads (median {statistics.median(others):.0f})"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=2_000, help="of a round, at all tables together")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--verbose", action="store_true", help="show every round")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(measure(arguments, str(Path(folder, "tables.db"))))


if __name__ == "__main__":
    main()
