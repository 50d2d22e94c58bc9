"""The table server on PostgreSQL beside itself on SQLite: what a move costs, alone and with several servers, and kills.

    python benchmarks/server_postgres.py stores    [--tables 100] [--seconds 8] [--runs 3] [--json FILE]
    python benchmarks/server_postgres.py servers   [--most 4] [--tables 100] [--seconds 8] [--runs 3] [--json FILE]
    python benchmarks/server_postgres.py kill      [--kills 100]

The database is Debian's package with fsync, on the same machine; its own processor time is not the server's. `stores`:
runs on both take turns. `servers`: `serve` with one process beside `--most` processes, and beside as many servers as if
on as many machines: with the pages of a table at the same one, as a web server in front does that chooses by the table,
and with every page at any of them. All are free to use every core, and both sides work in turns of a second and a
half, while the other stands still.
`kill`: two servers, each table with a page at both; one of the servers or the database is killed under load, and every
position that was shown is looked for in what is stored.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent))
import psycopg
from server import Load, keep, press, press_in_turns, run_generator, show, tell_progress
from server_process import Process, Several, server_on, several_on
from server_tables import OurTable, Tally
from wire import Http

from tests.server.database import Database

TABLES_UNDER_FIRE = 30


def measured(data: str, count: int, seconds: float) -> dict[str, Any]:
    server = server_on(data)
    try:
        found: dict[str, Any] = run_generator(press(Load([server], OurTable, count, seconds), seconds))
        return found
    finally:
        server.stop(kill=True)


def compared(groups: list[tuple[list[Process], bool]], count: int, seconds: float) -> list[dict[str, Any]]:
    """Groups of servers in turns."""

    async def work() -> list[dict[str, Any]]:
        loads = [Load(servers, OurTable, count, seconds, by_table=by_table) for servers, by_table in groups]
        return await press_in_turns(loads, seconds)

    try:
        found: list[dict[str, Any]] = run_generator(work())
        return found
    finally:
        for servers, _ in groups:
            for server in servers:
                server.stop(kill=not isinstance(server, Several))


def stores(arguments: argparse.Namespace, database: Database) -> None:
    rows, ratios = [], []
    for _ in range(arguments.runs):
        with tempfile.TemporaryDirectory() as folder:
            file = measured(str(Path(folder, "tables.db")), arguments.tables, arguments.seconds)
        shared = measured(database.new(), arguments.tables, arguments.seconds)
        rows += [show("SQLite", file), show("PostgreSQL", shared)]
        ratios.append(shared["per cpu-s"] / max(1, file["per cpu-s"]))
    median = statistics.median(ratios)
    print(f"PostgreSQL / SQLite, moves per second of the server's processor: {median:.2f} ({figures(ratios)})")
    keep(arguments, {"stores": rows, "ratio": median})


def several(arguments: argparse.Namespace, database: Database) -> None:
    most, load = arguments.most, (arguments.tables, arguments.seconds)
    rows: list[dict[str, Any]] = []
    costs: dict[str, list[float]] = {}

    for _ in range(arguments.runs):
        ways: list[tuple[str, list[Process], bool]] = [
            (f"serve, {most} processes", [several_on(database.new(), most)], True),
            (f"{most} servers, pages by table", servers_on(database.new(), most), True),
            (f"{most} servers, pages at any of them", servers_on(database.new(), most), False),
        ]
        for how, servers, by_table in ways:  # two at a time: whoever stands still for longer is taken for dead
            alone = several_on(database.new(), 1)
            one, all_of_them = compared([([alone], True), (servers, by_table)], *load)
            rows += [show("serve, one process", one), show(how, all_of_them)]
            costs.setdefault(how, []).append(one["per cpu-s"] / max(1, all_of_them["per cpu-s"]))
    medians = {how: statistics.median(found) for how, found in costs.items()}
    for how, found in costs.items():
        print(f"processor time of a move / with one: {how}: {medians[how]:.2f} ({figures(found)})")
    keep(arguments, {"servers": rows, "growth": medians})


def servers_on(address: str, count: int) -> list[Process]:
    return [server_on(address, None) for _ in range(count)]


def figures(found: list[float]) -> str:
    return ", ".join(f"{one:.2f}" for one in found)


def kill(arguments: argparse.Namespace, database: Database) -> None:
    address, dice, moves, killed = database.new(), random.Random(3), 0, {"server": 0, "database": 0}
    servers = [server_on(address, None), server_on(address, None)]
    for number in range(arguments.kills):
        victim = dice.choice(("server", "server", "database"))
        who = dice.randrange(2)

        def strike(victim: str = victim, who: int = who) -> None:
            database.kill() if victim == "database" else servers[who].process.kill()

        tables = asyncio.run(under_fire(servers, strike, dice))
        killed[victim] += 1
        if victim == "database":
            database.start()
        else:
            servers[who].stop(kill=True)
            servers[who] = server_on(address, None)
        moves += check(address, tables, number)
        tell_progress(number + 1, arguments.kills, moves)
    for server in servers:
        server.stop(kill=True)
    with psycopg.connect(address) as connection:
        connection.execute("CREATE EXTENSION amcheck")
        connection.execute("SELECT bt_index_check(indexrelid, true) FROM pg_index WHERE indrelid = 'event'::regclass")
    print(
        f"{killed['server']} servers and {killed['database']} databases killed under load, {moves} moves: "
        "every position that was shown is stored as it was shown, no gap, indexes ok"
    )


async def under_fire(servers: list[Process], strike: Any, dice: random.Random) -> list[OurTable]:
    """Load at both servers; then something is killed, and what still arrives is noted."""
    tally = Tally()
    browsers = [Http(server.port) for server in servers]
    tables = [OurTable(browsers[seed % 2], browsers[1 - seed % 2], tally, seed) for seed in range(TABLES_UNDER_FIRE)]
    await opened(tables)
    for table in tables:
        table.start()
    await asyncio.sleep(dice.uniform(0.4, 1.2))
    tally.stopped = True
    await asyncio.to_thread(strike)
    await asyncio.sleep(0.3)
    for table in tables:
        table.close()
    return tables


async def opened(tables: list[OurTable]) -> None:
    """Right after a crash the database is not reached at once: each table is tried until it is there."""

    async def opened_at_last(table: OurTable) -> None:
        while True:
            try:
                return await table.open()
            except (OSError, asyncio.IncompleteReadError):
                table.close()
                await asyncio.sleep(0.2)

    await asyncio.gather(*map(opened_at_last, tables))


def check(address: str, tables: list[OurTable], number: int) -> int:
    """Each position a page was shown has its row, which leaves the same seats to move: there is no other match."""
    total = 0
    with psycopg.connect(address) as connection:
        for table in tables:
            rows = dict(connection.execute("SELECT seq, open FROM event WHERE table_id = %s", (table.name,)).fetchall())
            assert sorted(rows) == list(range(len(rows))), f"kill {number}: a gap"
            for name, seq, to_move in table.shown:
                if name == table.name:
                    assert seq in rows, f"kill {number}: a move that was shown is missing"
                    assert rows[seq] == sum(1 << seat for seat in to_move), f"kill {number}: another match was shown"
            total += len(rows) - 1
    return total


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("stores", "servers", "kill"))
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--most", type=int, default=4)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    database = Database().start()
    try:
        {"stores": stores, "servers": several, "kill": kill}[arguments.what](arguments, database)
    finally:
        database.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
