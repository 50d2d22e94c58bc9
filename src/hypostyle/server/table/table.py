"""A table: people and bots around one match. Every move of anybody passes here: checked, stored, accepted, told."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

import msgspec

from hypostyle.engine.errors import IllegalAction, NotYourDecision, UnknownAction
from hypostyle.engine.match import Match
from hypostyle.server import messages
from hypostyle.server.errors import RequestRefused
from hypostyle.server.limits import Limits
from hypostyle.server.storage.store import Busy, Conflict, SeatRow, Store, TableRow
from hypostyle.server.table.bot_pool import BotPool
from hypostyle.server.table.bot_turns import BotTurns
from hypostyle.server.table.journal import Attempt, Journal
from hypostyle.server.table.json_cache import JsonCache
from hypostyle.server.table.questions import Questions
from hypostyle.server.table.race import Latency
from hypostyle.server.table.race_clock import RaceClock
from hypostyle.server.table.sealed_choices import is_hidden
from hypostyle.server.table.seating import Seating, clean_name
from hypostyle.server.table.updates import Updates
from hypostyle.server.tokens import token_hash
from hypostyle.server.verify import seed_hash


class Subscriber(Protocol):
    """A page at the table."""

    browser: bytes | None
    latency: Latency

    def notify(self) -> None:
        """The table has changed."""

    def notify_seats(self) -> None:
        """Who sits where has changed."""

    def notify_race(self) -> None:
        """There is news of the race that is on."""


class Table:
    """A match, its seats, and the pages that look at it."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        journal: Journal,
        store: Store,
        bot_pool: BotPool,
        json: JsonCache,
        edition: messages.Edition,
        limits: Limits,
    ) -> None:
        self.id = row.id
        self.row = row
        self.journal = journal
        self.store = store
        self.edition = edition
        self.json = json
        self.seed_hash = seed_hash(row.id, row.seed)
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.used = time.monotonic()
        self.seating = Seating(seats)
        self.updates = Updates(journal, json)
        self.bots = BotTurns(self, bot_pool)
        self.races = RaceClock(self, limits)
        self.questions = Questions(self)

    @property
    def match(self) -> Match:
        return self.journal.match

    def seq_for(self, browser: bytes | None) -> int:
        return self.journal.seq_for(self.seating.viewer_of(browser))

    # ------------------------------------------------------------------ pages
    def subscribe(self, subscriber: Subscriber) -> None:
        before = self.seat_infos()
        self.subscribers.add(subscriber)
        self.presence_changed(before)
        self.bots.start()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        before = self.seat_infos()
        self.subscribers.discard(subscriber)
        self.used = time.monotonic()
        self.presence_changed(before)

    def presence_changed(self, before: list[messages.SeatInfo]) -> None:
        if self.seat_infos() != before:
            self.notify_seats()
        self.races.subscribers_changed()

    def notify(self) -> None:
        for subscriber in self.subscribers:
            subscriber.notify()

    def notify_seats(self) -> None:
        for subscriber in self.subscribers:
            subscriber.notify_seats()

    @property
    def idle(self) -> bool:
        """Nobody looks, nothing is under way: it may leave the memory."""
        return not self.subscribers and not self.bots.tasks and not self.lock.locked()

    def stop(self) -> None:
        self.races.end()
        self.bots.stop()

    # ------------------------------------------------------------------ what a page is told
    def welcome(self, browser: bytes | None) -> messages.Welcome:
        game = self.match.game
        mine = self.seating.viewer_of(browser)
        return messages.Welcome(
            self.id,
            game.slug,
            self.match.options,
            self.seat_infos(),
            list(mine),
            not mine,
            self.seed_hash,
            game.rules_version,
            self.match.content.digest,
            self.edition,
            self.row.created,
            game.lines,
            game.words.action_count,
        )

    def update(self, browser: bytes | None, since: int | None) -> bytes:
        """The table as it is now, for a page that has seen it at `since`."""
        viewer, bots = self.seating.viewer_of(browser), self.bots
        return self.updates.update(viewer, since, bots.shown_thinking(), self.seating.alone, bots.unannounced)

    def race_news(self, browser: bytes | None) -> messages.RaceNews | None:
        return self.races.news(self.json.__getitem__, self.seq_for(browser)) if self.races.possible else None

    def seat_infos(self) -> list[messages.SeatInfo]:
        return self.seating.infos({subscriber.browser for subscriber in self.subscribers})

    # ------------------------------------------------------------------ seats
    async def take_seat(self, token: str, browser: bytes, name: str | None) -> int:
        """Give the seat of a secret link to a browser."""
        async with self.lock:
            seat = self.seating.seat_of_link(token_hash(token), browser)
            changed = msgspec.structs.replace(seat, owner=browser, name=clean_name(name) or seat.name)
            await self.store.save_seat(self.id, changed)
            self.seat_changed(changed)
        return seat.seat

    async def rename(self, browser: bytes | None, seat: int, name: str) -> None:
        self.seating.check_owner(browser, seat)
        async with self.lock:
            changed = msgspec.structs.replace(self.seating.seats[seat], name=clean_name(name))
            try:
                await self.store.save_seat(self.id, changed)
            except Busy as error:
                raise RequestRefused("busy") from error
            self.seat_changed(changed)

    def seat_changed(self, seat: SeatRow) -> None:
        self.seating.change(seat)
        self.updates.clear()
        self.notify_seats()
        self.notify()

    # ------------------------------------------------------------------ moves
    async def act(self, browser: bytes | None, seat: int, seq: int, action: int, made: float | None = None) -> None:
        """`made` is when the page sent it (time.monotonic), which matters in a race only; without it: now."""
        self.seating.check_owner(browser, seat)
        async with self.lock:
            viewer = self.seating.viewer_of(browser)
            if self.journal.repeats(viewer, seat, seq, action):
                return
            if self.journal.over:
                raise RequestRefused("over")
            seen = self.journal.row_for(viewer, seq)
            if seen is None or (seq != self.journal.seq_for(viewer) and not self.journal.still_asks(seat, seen)):
                raise RequestRefused("stale")
            first = None
            if self.races.is_claim(action):
                first = self.races.claim(seat, action, time.monotonic() if made is None else made)
            else:
                await self.commit(self.attempt(seat, action))
        if first is not None and not await first:
            raise RequestRefused("beaten")

    def attempt(self, seat: int, action: int) -> Attempt:
        try:
            return self.journal.attempt(seat, action, time.time())
        except IllegalAction as error:
            raise RequestRefused("illegal", error.reason, error.section) from error
        except NotYourDecision as error:
            raise RequestRefused("not_yet") from error
        except UnknownAction as error:
            raise RequestRefused("unknown") from error

    async def undo(self, browser: bytes | None, seat: int, seq: int) -> None:
        self.seating.check_owner(browser, seat)
        async with self.lock:
            if self.journal.over:
                raise RequestRefused("over")
            if seq != self.seq_for(browser):
                raise RequestRefused("stale")
            attempt = self.journal.attempt_undo(seat, self.seating.alone, time.time())
            if attempt is None:
                raise RequestRefused("no_undo")
            await self.commit(attempt)

    async def commit(self, attempt: Attempt) -> None:
        """Store first, then tell. The lock is held: nothing else happens at this table meanwhile."""
        row, journal = attempt.row, self.journal
        try:
            await self.store.append(self.id, row)
        except (Busy, Conflict) as error:
            raise RequestRefused("busy") from error
        open_before = journal.open_bits[-1]
        shown = self.bots.shown_to_move() if is_hidden(row) else []
        journal.accept(attempt)
        self.bots.row_added(row)
        self.races.row_added(row, open_before)
        self.updates.clear()
        self.used = time.monotonic()
        self.bots.start()
        everybody = not is_hidden(row) or self.bots.shown_to_move() != shown
        for subscriber in self.subscribers:
            if everybody or row.seat in self.seating.viewer_of(subscriber.browser):
                subscriber.notify()
        # Pages are told at the end of this turn of the loop. What was made for them goes right after that, while it is
        # still in the processor's cache: with hundreds of tables, letting it go at the next move costs a tenth more.
        asyncio.get_running_loop().call_soon(self.updates.clear)
