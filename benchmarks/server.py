"""The table server under load, on one core, beside boardgame.io with views of the same size.

    python benchmarks/server.py load [--tables 100 1000] [--seconds 8] [--runs 3] [--boardgame-io] [--json FILE]
    python benchmarks/server.py calm [--tables 1000] [--rate 200] [--seconds 20] [--runs 3] [--json FILE]
    python benchmarks/server.py lag  [--tables 20] [--seconds 10] [--json FILE]
    python benchmarks/server.py kill [--kills 20]

`load`: real Imhotep matches of two browsers, every table with one move under way at any time; moves are durable before
they are told (SQLite, synchronous=FULL). The server has one core, the generator another. Runs of the servers take
turns, each warm before it is measured: a machine that is busy with other things disturbs all alike, though most of all
the times; the ratio of moves per second of processor time is the one to trust there. `calm`: the same where
people think, so that the server is not saturated: how long until the other seat sees a move. `lag`: how late the event
loop wakes up while every bot thinks, and how much of that is its own work. `kill`: SIGKILL under load, then every move
that was shown is looked for.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parent))
from server_process import Process, free_port, our_server
from server_tables import OurTable, PeerTable, Tally
from wire import Http, Wire, open_wire

HERE = Path(__file__).parent
PEER = HERE / "boardgame_io"
WARM_UP = 2.0
WARM_MOVES = 2_000  # no server is measured before it has carried out so many: some translate what they run often
LONGEST_WARM_UP = 40.0
TOGETHER = 20  # tables opened at the same time
TOLD_KILLS = 10  # between two lines about the progress
MOMENT = 1.5  # seconds of a turn
SETTLING = 0.3  # seconds of a turn that are not measured
MATCHES = 100  # that end in a second, at most: tables for them are laid before, for the peer lays none meanwhile


class Load:
    """Tables at some servers, every one with one move under way, and what was counted of them."""

    def __init__(
        self,
        servers: list[Process],
        kind: type[OurTable] | type[PeerTable],
        count: int,
        seconds: float,
        rate: float = 0.0,
        by_table: bool = False,
    ) -> None:
        """For so many seconds in all. The pages of the seats of a table are at any two of the servers, or (`by_table`)
        at the same one; with a `rate` people think, and so many moves a second are made at all tables together."""
        self.servers, self.count = servers, count
        self.tally, dice = Tally(), random.Random(1)
        self.tally.pause = count / rate if rate else 0.0
        hosts, friends = ([Http(server.port) for server in servers] for _ in range(2))
        laid = max(count, round(MATCHES * (WARM_UP + seconds))) if kind is OurTable and not rate else count
        self.tables: list[Any] = []
        for seed in range(laid):
            host, friend = dice.randrange(len(servers)), dice.randrange(len(servers))
            self.tables.append(kind(hosts[host], friends[host if by_table else friend], self.tally, seed))
        self.passed = self.used = self.own = 0.0

    async def lay(self) -> None:
        for first in range(0, len(self.tables), TOGETHER):
            await asyncio.gather(*(table.open() for table in self.tables[first : first + TOGETHER]))
        await asyncio.sleep(0.5)

    async def warm_up(self) -> None:
        self.tally.spare = self.tables[self.count :]
        for table in self.tables[: self.count]:
            table.start()
        began = time.perf_counter()
        await asyncio.sleep(WARM_UP)
        while self.tally.seen < WARM_MOVES and time.perf_counter() - began < LONGEST_WARM_UP:
            await asyncio.sleep(0.1)

    async def measure(self, seconds: float) -> None:
        used, own, began = cpu_of(self.servers), time.process_time(), time.perf_counter()
        self.tally.measuring = True
        await asyncio.sleep(seconds)
        self.tally.measuring = False
        self.passed += time.perf_counter() - began
        self.used += cpu_of(self.servers) - used
        self.own += time.process_time() - own

    async def end(self) -> dict[str, Any]:
        self.tally.stopped = True
        await asyncio.sleep(0.3)
        for table in self.tables:
            table.close()
        waits = sorted(self.tally.waits) or [0.0]
        return {
            "tables": self.count,
            "moves/s": round(self.tally.moves / self.passed),
            "p50 ms": round(1e3 * waits[len(waits) // 2], 1),
            "p99 ms": round(1e3 * waits[len(waits) * 99 // 100], 1),
            "bytes": round(self.tally.size / max(1, self.tally.messages)),
            "server cpu %": round(100 * self.used / self.passed),
            "generator cpu %": round(100 * self.own / self.passed),
            "per cpu-s": round(self.tally.moves / max(self.used, 0.01 * self.passed)),
            "matches": self.tally.matches,
            "errors": self.tally.errors,
        }


async def press(load: Load, seconds: float) -> dict[str, Any]:
    """One load after its warm-up."""
    await load.lay()
    await load.warm_up()
    await load.measure(seconds)
    return await load.end()


async def press_in_turns(loads: list[Load], seconds: float) -> list[dict[str, Any]]:
    """Several loads, a moment each, again and again; the servers of the others stand still meanwhile. How fast a core
    is changes from second to second on a shared machine: so it changes for all alike."""
    for load in loads:
        await load.lay()
    for load in loads:
        await load.warm_up()
        hold(load)
    for _ in range(round(seconds / MOMENT)):
        for load in loads:
            hold(load, still=False)
            await asyncio.sleep(SETTLING)
            await load.measure(MOMENT)
            hold(load)
    for load in loads:
        hold(load, still=False)
    return [await load.end() for load in loads]


def hold(load: Load, still: bool = True) -> None:
    for server in load.servers:
        server.hold(still)


def cpu_of(servers: list[Process]) -> float:
    return sum(server.cpu() for server in servers)


def show(name: str, row: dict[str, Any]) -> dict[str, Any]:
    print(f"{name:<38}" + "  ".join(f"{key} {value}" for key, value in row.items()), flush=True)
    return {"name": name, **row}


def keep(arguments: argparse.Namespace, found: dict[str, Any]) -> None:
    if arguments.json:
        load_now = list(os.getloadavg()) if hasattr(os, "getloadavg") else []
        arguments.json.write_text(json.dumps({**found, "load average": load_now}, indent=1) + "\n", encoding="utf-8")


# ---------------------------------------------------------------------- the three measurements
def load(arguments: argparse.Namespace) -> None:
    if arguments.boardgame_io and not (PEER / "node_modules").exists():
        command = ["npm", "install", "--no-package-lock", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(command, cwd=PEER, check=True)
    rows: list[dict[str, Any]] = []
    ratios: dict[str, list[tuple[float, float]]] = {}
    for count in arguments.tables:
        for _ in range(arguments.runs):
            ours = measured(OurTable, count, arguments.seconds)
            rows.append(show("hypostyle, durable", ours))
            if not arguments.boardgame_io:
                continue
            for store in arguments.stores:
                theirs = measured(PeerTable, count, arguments.seconds, store, ours["bytes"])
                rows.append(show(f"boardgame.io, {store}", theirs))
                pair = [ours[figure] / max(1, theirs[figure]) for figure in ("moves/s", "per cpu-s")]
                ratios.setdefault(f"{count} tables, {store}", []).append((pair[0], pair[1]))
    medians = {}
    for name, found in ratios.items():
        passed, used = (statistics.median(column) for column in zip(*found, strict=True))
        medians[name] = {"moves/s": round(passed, 2), "per cpu-s": round(used, 2), "runs": len(found)}
        runs = ", ".join(f"{one:.1f} and {other:.1f}" for one, other in found)
        print(f"hypostyle / boardgame.io, {name}: {passed:.1f} in moves/s, {used:.1f} per second of processor ({runs})")
    keep(arguments, {"load": rows, "ratios": medians})


def calm(arguments: argparse.Namespace) -> None:
    rows = []
    for count in arguments.tables:
        for _ in range(arguments.runs):
            found = measured(OurTable, count, arguments.seconds, rate=arguments.rate)
            rows.append(show(f"hypostyle, {arguments.rate:.0f} moves/s", found))
    print(f"submit to the other seat, p99: {statistics.median(row['p99 ms'] for row in rows)} ms")
    keep(arguments, {"calm": rows})


def measured(
    kind: type[OurTable] | type[PeerTable],
    count: int,
    seconds: float,
    store: str = "",
    size: int = 0,
    rate: float = 0.0,
) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        if kind is OurTable:
            server = our_server(Path(folder))
        else:
            port = free_port()
            view = sample_view()
            Path(folder, "view.json").write_bytes(view)
            padding = max(0, size - PEER_OVERHEAD - len(view))
            kept = [str(Path(folder, "store"))] if store == "FlatFile" else []
            command = [node(), "server.js", str(port), str(Path(folder, "view.json")), str(padding), *kept]
            server = Process(command, port, cwd=PEER)
        try:
            return run_generator(press(Load([server], kind, count, seconds, rate), seconds))
        finally:
            server.stop(kill=True)


def node() -> str:
    """The program itself: what is called so may be one that starts it, and is neither measured nor killed for it."""
    asked = subprocess.run(["node", "-p", "process.execPath"], check=True, capture_output=True, text=True)
    return asked.stdout.strip()


PEER_OVERHEAD = 790  # what boardgame.io sends besides the view and the padding


def sample_view() -> bytes:
    """What a seat sees of Imhotep in the middle of a match."""
    import hypostyle

    dice = random.Random(1)
    match = hypostyle.game("imhotep").new(2, 5)
    for _ in range(30):
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))
    return msgspec.json.encode(match.view(0))


def run_generator(work: Any) -> Any:
    """On the last core, where there are several; servers that are started later may again use all of them."""
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_setaffinity") else set()
    if len(cores) > 1:
        os.sched_setaffinity(0, {max(cores)})
    try:
        with asyncio.Runner(loop_factory=quick_loop()) as runner:
            return runner.run(work)
    finally:
        if len(cores) > 1:
            os.sched_setaffinity(0, cores)


def quick_loop() -> Any:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def lag(arguments: argparse.Namespace) -> None:
    """Tables of hard bots only, each watched by one page."""

    async def watch(server: Process) -> int:
        host, updates = Http(server.port), 0
        await asyncio.sleep(arguments.seconds / 2)  # idle, for comparison

        def hear(_: Wire, text: bytes) -> None:
            nonlocal updates
            updates += 1

        for _ in range(arguments.tables[0]):
            seats = [{"kind": "bot", "level": "hard"}] * 4
            table = await host.post("/api/tables", {"game": "imhotep", "seats": seats})
            wire = await open_wire(server.port, f"/ws/{table['table']}", hear)
            wire.send(b'{"type":"hello"}')
        await asyncio.sleep(arguments.seconds)
        return updates

    with tempfile.TemporaryDirectory() as folder:
        server = our_server(Path(folder), None, Path(folder, "lags"))
        updates = asyncio.run(watch(server))
        server.stop()
        found = json.loads(Path(folder, "lags").read_text())
    rows = []
    for name, pairs in found.items():
        for whose, unsorted in zip(("in all", "by its own work"), zip(*pairs, strict=True), strict=True):
            late = sorted(unsorted)
            figures = {f"p{share} ms": round(1e3 * late[len(late) * share // 100], 2) for share in (50, 90, 99)}
            rows.append(show(f"loop late, {name}, {whose}", {**figures, "samples": len(late)}))
    print(f"{updates} updates. What is late while idle, or beyond its own work, is due to others on this machine.")
    keep(arguments, {"lag": rows, "updates": updates})


def kill(arguments: argparse.Namespace) -> None:
    """SIGKILL under load; what was shown must be on the disk, without a gap."""
    events = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for number in range(arguments.kills):
            server = our_server(folder)

            async def under_fire(server: Process = server) -> list[OurTable]:
                tally, host, friend = Tally(), Http(server.port), Http(server.port)
                tables = [OurTable(host, friend, tally, seed) for seed in range(50)]
                await asyncio.gather(*(table.open() for table in tables))
                for table in tables:
                    table.start()
                await asyncio.sleep(random.uniform(0.5, 1.5))
                tally.stopped = True  # what arrives from now on is still noted
                server.process.kill()
                await asyncio.sleep(0.3)
                return tables

            tables = asyncio.run(under_fire())
            server.stop(kill=True)
            events += check(folder / "tables.db", tables, number)
            tell_progress(number + 1, arguments.kills, events)
    print(f"{arguments.kills} kills under load, {events} moves: none that was shown is missing, no gap, integrity ok")


def tell_progress(kills: int, of: int, moves: int) -> None:
    """A hundred kills take a while, and may be stopped meanwhile: what has been seen so far is told."""
    if kills % TOLD_KILLS == 0:
        print(f"{kills} of {of} kills, {moves} moves so far, all of them there", flush=True)


def check(file: Path, tables: list[OurTable], number: int) -> int:
    connection = sqlite3.connect(file)
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",), f"kill {number}: integrity"
    total = 0
    for name, shown in [match for table in tables for match in (*table.finished, (table.name, table.seq))]:
        query = "SELECT min(seq), max(seq), count(*) FROM event WHERE table_id = ?"
        first, last, count = connection.execute(query, (name,)).fetchone()
        assert first == 0, f"kill {number}: a table is missing"
        assert count == last + 1, f"kill {number}: a gap"
        assert last >= shown, f"kill {number}: a move that was shown is missing"
        total += last
    connection.close()
    return total


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("load", "calm", "lag", "kill"))
    parser.add_argument("--tables", type=int, nargs="+", default=[])
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--rate", type=float, default=200.0, help="of all tables together, where people think")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--boardgame-io", action="store_true")
    parser.add_argument("--json", type=Path, help="where to write the figures of load, calm or lag")
    parser.add_argument("--stores", nargs="+", choices=("memory", "FlatFile"), default=["memory", "FlatFile"])
    arguments = parser.parse_args()
    arguments.tables = arguments.tables or {"lag": [20], "calm": [1000]}.get(arguments.what, [100, 1000])
    {"load": load, "calm": calm, "lag": lag, "kill": kill}[arguments.what](arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main())
