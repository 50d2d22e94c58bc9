"""Tables that other servers serve too: hears what they do there, leads what nobody else leads, tells who is here.

The store is the truth. News come from it with what has been stored, and never before that, to servers that have said
that there is a page of theirs at the table. Whatever was missed is found by a look at all tables every few seconds, by
the check when a page opens a table, or at the latest by the conflict that a move runs into. A table that no page is at
is not followed: whoever opens it finds out how it goes on.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Coroutine
from typing import TYPE_CHECKING, Any

from hypostyle.engine.errors import HypostyleError
from hypostyle.server.storage.shared_state import LEASE_SECONDS, SOMEBODY, SharedState
from hypostyle.server.storage.sql_store import ROW_KINDS, Listening, SqlStore
from hypostyle.server.storage.store import Busy, JournalRow, Unreadable

if TYPE_CHECKING:
    from hypostyle.server.table.registry import TableRegistry
    from hypostyle.server.table.table import Table

log = logging.getLogger(__name__)

BEAT_SECONDS = 1.0
LOOK_SECONDS = 3.0  # between two looks at all tables, for what no news told
SURE_SECONDS = LEASE_SECONDS - 1.5  # after the last beat this server still takes itself for the leader
MOST_TOGETHER = 300  # tables in one statement: their names fit into one notice


class Sharing:
    """One server among those on a database."""

    def __init__(self, store: SqlStore, news: Listening) -> None:
        self.news = news
        self.state = SharedState(store)
        self.registry: TableRegistry
        self.behind: set[str] = set()  # tables whose journal goes on elsewhere
        self.told: dict[str, list[JournalRow]] = {}  # by table: rows that news have brought
        self.changed: set[str] = set()  # tables where something else has changed
        self.left: set[str] = set()  # tables in memory that no page is at, and which have gone on elsewhere
        self.wanted: set[str] = set()  # tables that somebody should lead
        self.led: set[str] = set()
        self.dropped: set[str] = set()  # tables to be led by others
        self.moved: set[str] = set()  # tables where somebody came or left, here
        self.asked: set[str] = set()  # tables where somebody came or left, elsewhere
        self.elsewhere: dict[str, set[bytes]] = {}  # by table: browsers that are there with other servers
        self.announced: set[str] = set()  # tables of which the others know that there are pages here
        self.revisions: dict[str, int] = {}
        self.beaten = -LEASE_SECONDS
        self.offset = 0.0  # of the clock of the database from time.monotonic
        self.trip = float("inf")
        self.woken = asyncio.Event()
        self.reached = True  # the database, when it was last told that this server lives

    def work(self) -> list[Coroutine[Any, Any, None]]:
        """What runs as long as the server."""
        listening = self.news.listen(self.heard, self.look_again)
        return [listening, self.beat_regularly(), self.follow(), self.look_regularly()]

    # ------------------------------------------------------------------ news
    def heard(self, news: str) -> None:
        """Words such as `table 12`, and perhaps the row: it has been written there; a sign stands for other matters."""
        loaded = self.registry.loaded
        for piece in news.split(","):
            identity, _, rest = piece.partition(" ")
            table = loaded.get(identity)
            if table is None:
                continue
            if not table.subscribers:
                self.left.add(identity)
                continue
            what, *row = rest.split(" ")
            if what.isdecimal():
                if int(what) > table.journal.seq:
                    self.behind.add(identity)
                    if row:
                        self.told.setdefault(identity, []).append(told_row(what, *row))
            elif what == "*":
                self.changed.add(identity)
            elif what == "p":
                self.asked.add(identity)
            elif what == "l":
                table.bots.start()
            elif what == "r":
                table.races.look_again()
        if self.behind or self.changed or self.asked:
            self.woken.set()

    def look_again(self) -> None:
        """Anything may have been missed."""
        self.behind.update(self.registry.loaded)
        self.woken.set()

    async def follow(self) -> None:
        """Catch up with what was heard, many tables at a time; what comes meanwhile is next."""
        while True:
            await self.woken.wait()
            self.woken.clear()
            for work in (self.catch_up, self.refresh_changed, self.take_lead, self.give_back, self.tell, self.ask):
                try:
                    await work()
                except (Busy, Unreadable) as error:
                    self.complain(error)
                except Exception:  # whatever it is, the other tables are followed on
                    log.exception("what other servers did could not be followed")

    async def catch_up(self) -> None:
        """With the rows that were told, where they go on from what is known here; the others are asked for."""
        known = {}
        for heard_of in self.taken(self.behind):
            seq = heard_of.journal.seq
            rows = [row for row in self.told.pop(heard_of.id, ()) if row.seq > seq]
            if rows and [row.seq for row in rows] == list(range(seq + 1, rows[-1].seq + 1)):
                await self.guard(heard_of, heard_of.take_over(rows))
            else:
                known[heard_of.id] = seq
        if known:
            for identity, rows in (await self.state.tails(known)).items():
                table = self.registry.loaded.get(identity)
                if table is not None:
                    await self.guard(table, table.take_over(rows))

    async def refresh_changed(self) -> None:
        for table in self.taken(self.changed):
            await self.refresh(table)

    async def refresh(self, table: Table) -> None:
        """Read a table again, for its seats and whatever else belongs to it have changed."""
        self.revisions[table.id] = await self.state.revision(table.id)
        stored = await self.state.store.table(table.id)
        if stored is not None:
            await self.guard(table, table.refresh(stored))
        await self.registry.renew(table.id)

    async def guard(self, table: Table, work: Coroutine[Any, Any, None]) -> None:
        """A table that cannot follow what is stored leaves the memory: who opens it again reads it anew."""
        try:
            await work
        except HypostyleError as error:
            log.error("table %s does not follow what is stored: %s", table.id, error)
            self.registry.forget(table)

    def taken(self, names: set[str]) -> list[Table]:
        """The next of these tables that are in memory."""
        chosen = [names.pop() for _ in range(min(len(names), MOST_TOGETHER))]
        if names:
            self.woken.set()
        return [table for name in chosen if (table := self.registry.loaded.get(name)) is not None]

    async def look_regularly(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except (Busy, Unreadable) as error:
                self.complain(error)

    async def look(self) -> None:
        """Whatever no news told of: rows, changes, servers that died with people at their tables."""
        followed = [table for table in self.tables() if table.subscribers]
        known = {table.id: (table.journal.seq, self.revisions.get(table.id, 0)) for table in followed}
        for identity, revision in (await self.state.ahead(known)).items() if known else ():
            (self.behind if revision == self.revisions.get(identity, 0) else self.changed).add(identity)
        self.asked.update(identity for identity, browsers in self.elsewhere.items() if browsers)
        loaded = self.registry.loaded
        self.revisions = {identity: self.revisions[identity] for identity in self.revisions if identity in loaded}
        self.woken.set()

    def tables(self) -> list[Table]:
        return list(self.registry.loaded.values())

    # ------------------------------------------------------------------ signs of life
    async def beat_regularly(self) -> None:
        while True:
            try:
                await self.beat()
                self.reached = True
            except (Busy, Unreadable) as error:
                self.complain(error)
            await asyncio.sleep(BEAT_SECONDS)

    async def beat(self) -> None:
        before = time.monotonic()
        beat = await self.state.beat()
        after = time.monotonic()
        self.set_clock(beat.now, before, after)
        if beat.buried:  # others took it for dead, or the database has forgotten everything
            self.led.clear()
            self.announced.clear()
            self.moved.update(self.registry.loaded)
        in_doubt, self.beaten = not self.is_sure, before
        if in_doubt:  # bots whose turn came meanwhile were not let think
            for table in self.tables():
                if table.id in self.led:
                    table.bots.start()
        self.wanted = {table.id for table in self.tables() if table.wants_lead and table.id not in self.led}
        self.woken.set()

    def complain(self, error: Exception) -> None:
        """Once, until it is reached again."""
        if self.reached:
            log.error("the database is not reached, and until it is all tables are busy: %s", error)
        self.reached = False

    def set_clock(self, now: float, before: float, after: float) -> None:
        """The clock of the database, as the quickest of the last answers told it; each counts a little less."""
        self.trip *= 1.1
        if after - before <= self.trip:
            self.trip, self.offset = after - before, now - (before + after) / 2

    async def leave(self) -> None:
        """This server stops: what it led is free at once."""
        try:
            await self.state.leave()
        except (Busy, Unreadable) as error:
            self.complain(error)

    # ------------------------------------------------------------------ leading a table
    def leads(self, table: Table) -> bool:
        """Whether this server lets the bots of a table think. A wrong belief costs a thought, never a match: of two
        that think, one finds the place of its move taken."""
        return table.id in self.led and self.is_sure

    @property
    def is_sure(self) -> bool:
        """That the others do not take this server for dead."""
        return time.monotonic() - self.beaten < SURE_SECONDS

    def want_lead(self, table: Table) -> None:
        if table.id not in self.led:
            self.wanted.add(table.id)
            self.woken.set()

    def drop_lead(self, table: Table) -> None:
        if table.id in self.led:
            self.led.discard(table.id)
            self.dropped.add(table.id)
            self.woken.set()

    async def take_lead(self) -> None:
        tables = [table for table in self.taken(self.wanted) if table.wants_lead]
        if tables and self.is_sure:
            self.led |= await self.state.take_lead([table.id for table in tables])
            for table in tables:
                table.bots.start()

    async def give_back(self) -> None:
        dropped, self.dropped = self.dropped - self.led, set()
        if dropped:
            await self.state.give_back(dropped)

    # ------------------------------------------------------------------ who is at a table
    def present(self, table: Table) -> Collection[bytes]:
        return self.elsewhere.get(table.id, ())

    def presence_changed(self, table: Table) -> None:
        if table.id in self.left and table.subscribers:  # it went on while this page was being let in
            self.left.discard(table.id)
            self.changed.add(table.id)
        self.moved.add(table.id)
        if table.id not in self.elsewhere:
            self.elsewhere[table.id] = set()
            self.asked.add(table.id)
        self.woken.set()

    async def tell(self) -> None:
        """Who is here. From then on others tell what they do there; what they did before has to be asked for."""
        moved = [self.moved.pop() for _ in range(min(len(self.moved), MOST_TOGETHER))]
        if moved:
            present = {name: self.present_here(name) for name in moved}
            try:
                await self.state.say_present(present)
            except (Busy, Unreadable):
                self.moved.update(moved)  # said again at the next beat
                raise
            followed = {name for name, browsers in present.items() if browsers}
            if not followed <= self.announced:
                self.behind.update(followed - self.announced)
                self.woken.set()
            self.announced = self.announced - present.keys() | followed

    def present_here(self, name: str) -> set[bytes]:
        table = self.registry.loaded.get(name)
        return set() if table is None or not table.subscribers else {SOMEBODY, *table.seated_here()}

    async def ask(self) -> None:
        tables = self.taken(self.asked)
        for identity, browsers in (await self.state.present([table.id for table in tables])).items() if tables else ():
            table = self.registry.loaded.get(identity)
            if table is not None and browsers != self.elsewhere.get(identity):
                before = table.seat_infos()
                self.elsewhere[identity] = browsers
                if table.seat_infos() != before:
                    table.notify_seats()

    # ------------------------------------------------------------------ tables in and out of memory
    async def loaded(self, identity: str) -> None:
        """Before a table is read: whatever changes from now on is a newer revision."""
        self.revisions[identity] = await self.state.revision(identity)

    async def freshen(self, table: Table) -> None:
        """Somebody comes to a table that is in memory: what it was shown elsewhere has to be known here."""
        self.left.discard(table.id)  # what comes from now on has not been asked for
        revision = self.revisions.get(table.id, 0)
        for found in (await self.state.ahead({table.id: (table.journal.seq, revision)})).values():
            if found == revision:
                await self.guard(table, table.catch_up_alone())
            else:
                await self.refresh(table)

    def forgotten(self, table: Table) -> None:
        self.drop_lead(table)
        self.told.pop(table.id, None)
        self.left.discard(table.id)
        self.announced.discard(table.id)
        self.elsewhere.pop(table.id, None)
        self.revisions.pop(table.id, None)


def told_row(seq: str, seat: str, kind: str, value: str, open_: str, at: str) -> JournalRow:
    """A row as it stands in a notice."""
    return JournalRow(int(seq), int(seat), ROW_KINDS[kind], int(value), int(open_), float(at))
