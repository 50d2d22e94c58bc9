"""What tables cost that nobody sits at: `python benchmarks/idle_tables.py --stored 100000 --loaded 10000`.

A file with that many tables is made first, of matches that stopped half-way; then a fresh process loads some of them as
a server does, lets them rest, and says what each has taken of its memory and how long it took to load.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import math
import multiprocessing
import random
import sqlite3
import tempfile
import time
from pathlib import Path

import hypostyle
from hypostyle.server.limits import Limits
from hypostyle.server.storage.sql_store import HEADER, row_statement, seat_statement
from hypostyle.server.storage.sqlite import SQLiteStore
from hypostyle.server.storage.sqlite_database import open_database
from hypostyle.server.storage.store import SeatRow
from hypostyle.server.table.bot_pool import BotPool
from hypostyle.server.table.editions import Editions
from hypostyle.server.table.lobby import journal_rows
from hypostyle.server.table.registry import TableRegistry

MATCHES = 40  # of each game; the tables repeat them
BROWSER = b"browser"
PAGE = 4096


def half_played(slug: str, seed: int) -> tuple[hypostyle.Match, list[tuple[int, int]]]:
    dice, match = random.Random(seed), hypostyle.game(slug).new(2, seed)
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))
    return match.branch(0), match.log[: len(match.log) // 2]


def fill(file: Path, slug: str, count: int) -> None:
    """Straight into the file: what is measured comes later."""
    connection = open_database(file)
    connection.execute("PRAGMA synchronous=OFF")
    connection.execute("INSERT INTO browser VALUES(?, 0)", (BROWSER,))
    matches = [half_played(slug, seed) for seed in range(MATCHES)]
    journals = [journal_rows(match, log, 1.0) for match, log in matches]
    connection.execute("BEGIN")
    for number in range(count):
        match = matches[number % MATCHES][0]
        table = f"table-{number:06d}-{slug}"
        header = (table, slug, match.game.rules_version, match.content.digest, json.dumps(match.options))
        values = (*header, match.seats, match.seed, 1.0, BROWSER, 0)
        connection.execute(f'INSERT INTO "table"({HEADER}) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', values)
        for seat in range(match.seats):
            connection.execute(*seat_statement(table, SeatRow(seat, "person", None, "Ada", None, BROWSER)))
        for row in journals[number % MATCHES]:
            connection.execute(*row_statement(table, row))
    connection.execute("COMMIT")
    connection.close()


def resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


def load(file: Path, slug: str, loaded: int) -> None:
    async def scene() -> None:
        store = SQLiteStore(file)
        await store.start()
        bots = BotPool(1)
        editions = Editions(store, hypostyle.game)
        limits = Limits(tables_loaded=10**6, idle_seconds=math.inf)  # loading many may take long: none is forgotten
        registry = TableRegistry(store, bots, limits, editions)
        await registry.open(f"table-000000-{slug}")
        gc.collect()
        before, began, spent = resident(), time.monotonic(), time.process_time()
        for number in range(1, loaded + 1):
            await registry.open(f"table-{number:06d}-{slug}")
        seconds, processor = time.monotonic() - began, time.process_time() - spent
        registry.sweep(time.monotonic() + 60.0)
        gc.collect()
        each = (resident() - before) / loaded
        steps = registry.loaded[f"table-000001-{slug}"].journal.step
        print(
            f"{slug}: {len(registry.loaded) - 1:,} loaded, {each / 1000:.1f} kB each ({steps} steps); "
            f"{seconds / loaded * 1000:.2f} ms to load one, {processor / loaded * 1000:.2f} ms of the processor",
            flush=True,
        )
        registry.stop()
        await bots.stop()
        await store.stop()

    asyncio.run(scene())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=hypostyle.games())
    parser.add_argument("--stored", type=int, default=3_000)
    parser.add_argument("--loaded", type=int, default=2_000)
    arguments = parser.parse_args()
    fresh = multiprocessing.get_context("spawn")
    for slug in arguments.games:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "tables.db"
            for work, count in ((fill, arguments.stored), (load, arguments.loaded)):
                process = fresh.Process(target=work, args=(file, slug, count))
                process.start()
                process.join()
            connection = sqlite3.connect(file)
            stored = connection.execute('SELECT count(*) FROM "table"').fetchone()[0]
            connection.close()
            print(f"  {stored:,} stored, {file.stat().st_size / stored / 1000:.1f} kB each", flush=True)


if __name__ == "__main__":
    main()
