"""Tables under load: two players each, who answer every update with a move, here and at boardgame.io."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import deque
from typing import Any

import msgspec
from server_process import PATIENCE
from wire import Http, Wire, open_wire

KEPT = 400  # updates of a table that are remembered


class Tally:
    """What is counted while `measuring`."""

    def __init__(self) -> None:
        self.measuring = self.stopped = False
        self.waits: list[float] = []
        self.moves = self.messages = self.size = self.errors = self.matches = 0
        self.seen = 0  # moves, measured or not
        self.spare: list[Any] = []
        self.pause = 0.0  # seconds a player thinks about a move, on the average


class Choice(msgspec.Struct):
    id: int


class Decision(msgspec.Struct):
    actions: list[Choice]


class Update(msgspec.Struct):
    """What a player needs of an update."""

    type: str
    seq: int = -1
    over: bool = False
    to_move: list[int] = []
    decisions: list[Decision] = []


decode = msgspec.json.Decoder(Update).decode


class OurTable:
    """Two browsers at one table; when a match is over they begin another one."""

    def __init__(self, host: Http, friend: Http, tally: Tally, seed: int) -> None:
        self.host, self.friend, self.tally = host, friend, tally
        self.dice = random.Random(seed)
        self.wires: list[Wire] = []
        self.began = False
        self.finished: list[tuple[str, int]] = []  # matches played here before, and the last move shown of each
        self.shown: deque[tuple[str, int, tuple[int, ...]]] = deque(maxlen=KEPT)  # what pages saw last

    async def open(self) -> None:
        seats = [{"kind": "you"}, {"kind": "link"}]
        table = await self.host.post("/api/tables", {"game": "imhotep", "seats": seats})
        self.name, self.seq, self.sent, self.mover = table["table"], -1, 0.0, -1
        await self.friend.post(f"/api/tables/{self.name}/claim", {"token": table["seats"][1]["token"]})
        self.latest: list[Update | None] = [None, None]
        for seat, browser in enumerate((self.host, self.friend)):
            wire = await open_wire(
                browser.port,
                f"/ws/{self.name}",
                lambda wire, text, seat=seat: self.hear(wire, seat, text),  # type: ignore[misc]
                f"Cookie: {browser.cookie}\r\n",
            )
            self.wires.append(wire)
            wire.send(b'{"type":"hello"}')

    def hear(self, _: Wire, seat: int, text: bytes) -> None:
        tally = self.tally
        update = decode(text)
        if update.type != "update":
            tally.errors += update.type == "refused"
            return
        if tally.measuring:
            tally.messages += 1
            tally.size += len(text)
        self.latest[seat] = update
        self.shown.append((self.name, update.seq, tuple(update.to_move)))
        if update.seq > self.seq and self.sent and seat != self.mover:  # the other seat sees the move
            self.seq = update.seq
            tally.seen += 1
            if tally.measuring:
                tally.moves += 1
                tally.waits.append(time.perf_counter() - self.sent)
        if self.began:
            self.go_on()

    def start(self) -> None:
        self.began = True
        self.go_on()

    def go_on(self) -> None:
        """Move when both seats have seen the last move."""
        one, other = self.latest
        if one is None or other is None or one.seq != other.seq or self.tally.stopped:
            return
        if one.over:
            self.tally.matches += 1
            self.began = False
            if self.tally.spare:  # a table that has been laid before
                self.tally.spare.pop().start()
            else:
                self.next = asyncio.ensure_future(self.another())
            return
        self.mover = one.to_move[0]
        mine = (one, other)[self.mover]
        if not mine.decisions:
            return
        self.latest[self.mover] = None
        if self.tally.pause:
            asyncio.get_running_loop().call_later(self.dice.uniform(0, 2 * self.tally.pause), self.move, mine)
        else:
            self.move(mine)

    def move(self, mine: Update) -> None:
        if self.tally.stopped:
            return
        action = self.dice.choice(mine.decisions[0].actions).id
        self.sent = time.perf_counter()
        self.wires[self.mover].send(b'{"type":"act","seq":%d,"seat":%d,"action":%d}' % (mine.seq, self.mover, action))

    async def another(self) -> None:
        self.close()
        self.finished.append((self.name, self.seq))
        try:
            await self.open()
        except (OSError, asyncio.IncompleteReadError):
            self.tally.errors += not self.tally.stopped
            return
        self.start()

    def close(self) -> None:
        for wire in self.wires:
            wire.close()
        self.wires.clear()


class PeerTable:
    """Two players of boardgame.io's counter, over its own protocol."""

    def __init__(self, host: Http, friend: Http, tally: Tally, seed: int) -> None:
        self.host, self.tally = host, tally
        self.wires: list[Wire] = []
        self.state = [-1, -1]
        self.credentials: list[str] = []
        self.began, self.sent, self.mover = False, 0.0, -1

    async def open(self) -> None:
        self.name = (await self.host.post("/games/counter/create", {"numPlayers": 2}))["matchID"]
        for seat in ("0", "1"):
            joined = await self.host.post(f"/games/counter/{self.name}/join", {"playerID": seat, "playerName": seat})
            self.credentials.append(joined["playerCredentials"])
        for seat in range(2):
            self.wires.append(
                await open_wire(
                    self.host.port,
                    "/socket.io/?EIO=4&transport=websocket",
                    lambda wire, text, seat=seat: self.hear(wire, seat, text),  # type: ignore[misc]
                )
            )
        end = time.monotonic() + PATIENCE
        while min(self.state) < 0 and time.monotonic() < end:
            await asyncio.sleep(0.01)

    def hear(self, wire: Wire, seat: int, text: bytes) -> None:
        if text.startswith(b"0"):
            wire.send(b"40/counter,")
        elif text == b"2":
            wire.send(b"3")
        elif text.startswith(b"40/counter,"):
            sync = json.dumps(["sync", self.name, str(seat), self.credentials[seat], 2])
            wire.send(b"42/counter," + sync.encode())
        elif text.startswith(b'42/counter,["sync"'):
            self.state[seat] = msgspec.json.decode(text[11:])[2]["state"]["_stateID"]
        elif text.startswith(b'42/counter,["update"'):
            tally = self.tally
            if tally.measuring:
                tally.messages += 1
                tally.size += len(text)
            self.state[seat] = msgspec.json.decode(text[11:])[2]["_stateID"]
            if seat != self.mover and self.sent:
                tally.seen += 1
                if tally.measuring:
                    tally.moves += 1
                    tally.waits.append(time.perf_counter() - self.sent)
            if self.began:
                self.go_on()
        elif not text.startswith(b'42/counter,["matchData"'):
            self.tally.errors += 1

    def start(self) -> None:
        self.began = True
        self.go_on()

    def go_on(self) -> None:
        state, other = self.state
        if state != other or self.tally.stopped:
            return
        self.mover = state % 2
        payload = {"type": "inc", "args": [1], "playerID": str(self.mover), "credentials": self.credentials[self.mover]}
        move = ["update", {"type": "MAKE_MOVE", "payload": payload}, state, self.name, str(self.mover)]
        self.sent = time.perf_counter()
        self.wires[self.mover].send(b"42/counter," + json.dumps(move).encode())

    def close(self) -> None:
        for wire in self.wires:
            wire.close()
