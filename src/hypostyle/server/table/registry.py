"""Tables: finds, loads, creates and forgets tables. Knows no framework; the store is the truth."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

from hypostyle.catalog import game as find_in_catalog
from hypostyle.engine import saves
from hypostyle.engine.content import Content
from hypostyle.engine.errors import BadOption, BadSave, HypostyleError
from hypostyle.engine.game import Game
from hypostyle.engine.match import Match
from hypostyle.server import messages
from hypostyle.server.limits import Limits
from hypostyle.server.storage.store import JournalRow, SeatRow, Store, TableRow
from hypostyle.server.table.bot_pool import Bots
from hypostyle.server.table.bot_worker import LEVELS
from hypostyle.server.table.editions import Editions
from hypostyle.server.table.journal import Record
from hypostyle.server.table.table import Table, cleaned, seat_info, seed_hash, token_hash
from hypostyle.server.table.updates import Actions

TABLE_BYTES = 12  # of chance in the name of a table
TOKEN_BYTES = 16  # and in a secret link or a browser's cookie
MOST_LISTED = 200
SWEEP_SECONDS = 30.0
JUST_USED = 10.0


class NoTable(HypostyleError):
    """There is no such table, or it cannot be opened here."""


class Forbidden(HypostyleError):
    """The table is there, but not for this browser or not yet."""


class Tables:
    """The tables of one store."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        limits: Limits,
        editions: Editions | None = None,
        find_game: Callable[[str], Game] = find_in_catalog,
        chosen_seeds: bool = False,
    ) -> None:
        self.store = store
        self.bots = bots
        self.limits = limits
        self.find_game = find_game
        self.editions = editions or Editions(store, find_game)
        self.chosen_seeds = chosen_seeds  # also where friends sit at the table: for tests only
        self.loaded: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.actions: dict[str, Actions] = {}

    # ------------------------------------------------------------------ in and out of memory
    async def open(self, identity: str) -> Table:
        """The table of that name, from memory or from the store."""
        table = self.loaded.get(identity)
        if table is None:
            task = self.loading.get(identity)
            if task is None:
                task = self.loading[identity] = asyncio.create_task(self.load(identity))
                task.add_done_callback(lambda _: self.loading.pop(identity, None))
            table = await asyncio.shield(task)
        table.used = time.monotonic()
        return table

    async def load(self, identity: str) -> Table:
        found = await self.store.table(identity)
        if found is None:
            raise NoTable("There is no such table.")
        row, seats, events = found
        game = self.find_game(row.game)
        content = await self.editions.find(game, row.content_digest)
        if content is None or row.rules_version != game.rules_version:
            raise NoTable(
                f"This table was played by rules {row.rules_version} with content {row.content_digest}; "
                f"this server has rules {game.rules_version} and content {self.editions.current(game).digest}."
            )
        match = game.new(row.seats, row.seed, json.loads(row.options), content)
        return self.keep(row, seats, await asyncio.to_thread(Record.replayed, match, events))

    def keep(self, row: TableRow, seats: list[SeatRow], record: Record) -> Table:
        game = record.match.game
        actions = self.actions.setdefault(game.slug, Actions(game))
        edition = self.editions.tell(game, record.match.content)
        self.loaded[row.id] = table = Table(row, seats, record, self.store, self.bots, actions, edition, self.limits)
        return table

    async def sweep_on(self) -> None:
        """Forget tables that nobody needs; they come back from the store when asked for."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(time.monotonic())

    def sweep(self, now: float) -> None:
        resting = sorted((table for table in self.loaded.values() if table.at_rest), key=lambda table: table.used)
        surplus = len(self.loaded) - self.limits.tables_loaded
        for number, table in enumerate(resting):
            age = now - table.used
            if age > self.limits.idle_seconds or (number < surplus and age > JUST_USED):
                del self.loaded[table.id]

    def stop(self) -> None:
        for table in self.loaded.values():
            table.stop()

    # ------------------------------------------------------------------ new tables
    async def create(self, wish: messages.CreateTable, browser: bytes) -> messages.CreatedTable:
        game = self.find_game(wish.game)
        if wish.seed is not None and not self.chosen_seeds:
            check_no_friends(wish.seats)
        match = game.new(len(wish.seats), wish.seed, wish.options, self.editions.current(game))
        return await self.gather(match, [], wish.seats, browser)

    async def gather(
        self, match: Match, log: Sequence[tuple[int, int]], wishes: Sequence[messages.SeatWish], browser: bytes
    ) -> messages.CreatedTable:
        """Put people and bots around a match and store it, with the moves that have been made already."""
        now = time.time()
        identity = secrets.token_urlsafe(TABLE_BYTES)
        header = (match.game.slug, match.game.rules_version, match.content.digest, json.dumps(match.options))
        row = TableRow(identity, *header, match.seats, match.seed, now)
        events = await asyncio.to_thread(story, match, log, now)
        seats, created = seated(wishes, browser)
        await self.editions.keep(match.game, match.content)
        await self.store.create(row, seats, events)
        return messages.CreatedTable(identity, f"/t/{identity}", created)

    async def branch(self, table: Table, wish: messages.BranchTable, browser: bytes) -> messages.CreatedTable:
        """Play from here: a new table that shares the first steps of another, and its shuffles."""
        self.check_open_to(table, browser)
        if not self.chosen_seeds:
            check_no_friends(wish.seats)
        match, log = table.match, table.record.log_for(table.viewer_of(browser))
        if wish.step > len(log):
            raise BadOption(f"This match has steps 0 to {len(log)}, not {wish.step}.")
        if len(wish.seats) != match.seats:
            raise BadOption(f"This match has {match.seats} seats, not {len(wish.seats)}.")
        start = Match(match.game, match.content, dict(match.options), match.seats, match.seed)
        return await self.gather(start, log[: wish.step], wish.seats, browser)

    def check_open_to(self, table: Table, browser: bytes | None) -> None:
        """Whether a browser may have all of a match: it is over, or nobody else sits there."""
        persons = [seat for seat in table.seats if seat.kind == "person"]
        if not table.record.over and not (persons and all(seat.owner == browser for seat in persons)):
            raise Forbidden("This match is not over, and others sit at the table.")

    async def read_file(self, data: Any, browser: bytes) -> messages.CreatedTable:
        """A match file as a table of this browser: finished to be replayed, unfinished to be played on."""
        content = await self.content_named(data)
        match = await asyncio.to_thread(saves.from_json, data, self.find_game, "match file", content)
        names = data.get("table", {}).get("names")
        if not isinstance(names, list) or len(names) != match.seats:
            names = [None] * match.seats
        wishes = [messages.SeatWish("here", name=name if isinstance(name, str) else None) for name in names]
        start = Match(match.game, match.content, dict(match.options), match.seats, match.seed)
        return await self.gather(start, match.log, wishes, browser)

    async def content_named(self, data: Any) -> Content | None:
        """The content a match file was played with, if it is known here; else the one in use, and reading says so."""
        try:
            game, digest = self.find_game(data["game"]), str(data["content_digest"])
        except (HypostyleError, KeyError, TypeError):
            return None
        return await self.editions.find(game, digest) or self.editions.current(game)

    def match_file(self, table: Table) -> dict[str, Any]:
        """A finished match as a file, with what is needed to verify its shuffles."""
        if not table.record.over:
            raise Forbidden("A match can be saved as a file when it is over: the file holds the seed.")
        return {
            **saves.as_json(table.match),
            "table": {
                "id": table.id,
                "seed_hash": table.seed_hash,
                "digest": table.match.digest(),
                "names": [seat.name for seat in table.seats],
            },
        }

    # ------------------------------------------------------------------ lists
    async def summaries(self, browser: bytes, over: bool | None) -> list[messages.TableSummary]:
        return [
            messages.TableSummary(
                row.id,
                row.game,
                [seat_info(seat, connected=False) for seat in seats],
                [seat.seat for seat in seats if seat.owner == browser],
                last.open == 0,
                public.seq,
                [seat.seat for seat in seats if (public if seat.kind == "bot" else last).open >> seat.seat & 1],
                row.created,
                public.at,
            )
            for row, seats, last, public in await self.store.tables_of(browser, over, MOST_LISTED)
        ]


def check_no_friends(wishes: Sequence[messages.SeatWish]) -> None:
    if any(seat.kind == "link" for seat in wishes):
        raise BadOption("Friends sit down at new shuffles only: who knows the seed of a match knows every card.")


def seated(wishes: Sequence[messages.SeatWish], browser: bytes) -> tuple[list[SeatRow], list[messages.CreatedSeat]]:
    """The seats as they are stored, and as their creator is told; only here does a token exist in the clear."""
    rows, created = [], []
    for number, wish in enumerate(wishes):
        token = secrets.token_urlsafe(TOKEN_BYTES) if wish.kind == "link" else None
        if wish.kind == "bot" and wish.level not in LEVELS:
            raise BadOption(f"There is no bot {wish.level!r}; allowed are {', '.join(LEVELS)}.")
        rows.append(
            SeatRow(
                number,
                "bot" if wish.kind == "bot" else "person",
                wish.level if wish.kind == "bot" else None,
                cleaned(wish.name),
                token_hash(token) if token else None,
                browser if wish.kind in ("you", "here") else None,
            )
        )
        created.append(messages.CreatedSeat(number, wish.kind, token))
    return rows, created


def story(match: Match, log: Sequence[tuple[int, int]], at: float) -> list[JournalRow]:
    """The rows of a table that starts with these moves made."""
    record = Record(match)
    record.begin(at)
    for seat, action in log:
        record.accept(record.attempt(seat, action, at))
    return record.rows


__all__ = ["BadSave", "Forbidden", "NoTable", "Tables", "seed_hash"]
