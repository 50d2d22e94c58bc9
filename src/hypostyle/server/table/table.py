"""A table: people and bots around one match. Every move of anybody passes here: checked, stored, accepted, told."""

from __future__ import annotations

import asyncio
import time
from typing import NoReturn, Protocol

import msgspec

from hypostyle.engine.errors import IllegalAction, NotYourDecision, UnknownAction
from hypostyle.engine.match import Match
from hypostyle.server import messages
from hypostyle.server.errors import Overtaken, RequestRefused
from hypostyle.server.limits import Limits
from hypostyle.server.shuffles import seed_hash
from hypostyle.server.storage.store import (
    Busy,
    Conflict,
    JournalRow,
    SeatRow,
    Store,
    StoredTable,
    TableRow,
    TableSettings,
    Unreadable,
)
from hypostyle.server.table.bot_pool import BotPool
from hypostyle.server.table.bot_turns import BotTurns
from hypostyle.server.table.chat import Chat
from hypostyle.server.table.cut import Cut
from hypostyle.server.table.journal import Attempt, Journal
from hypostyle.server.table.json_cache import JsonCache
from hypostyle.server.table.opener import Opener
from hypostyle.server.table.questions import Questions
from hypostyle.server.table.race import Latency
from hypostyle.server.table.race_clock import RaceClock
from hypostyle.server.table.results import keep_result
from hypostyle.server.table.review_desk import ReviewDesk
from hypostyle.server.table.reviewing import Reviewing
from hypostyle.server.table.sealed_choices import is_hidden
from hypostyle.server.table.seating import Seating, clean_name
from hypostyle.server.table.shared_race_clock import SharedRaceClock
from hypostyle.server.table.sharing import Sharing
from hypostyle.server.table.updates import Updates
from hypostyle.server.tokens import token_hash


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

    def notify_chat(self) -> None:
        """Somebody has said something."""

    def notify_cut(self) -> None:
        """There is news of the shuffle that everybody has a share in."""

    def notify_settings(self) -> None:
        """Whoever opened the table has decided something."""

    def notify_review(self) -> None:
        """More of the match has been judged."""

    def send_away(self, code: messages.RefusalCode) -> None:
        """It may no longer be at the table."""

    def disconnect(self) -> None:
        """The table is no longer here; who comes again finds it as it is stored."""


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
        settings: TableSettings,
        reviews: ReviewDesk,
        sharing: Sharing | None = None,
    ) -> None:
        self.id = row.id
        self.row = row
        self.journal = journal
        self.store = store
        self.sharing = sharing  # None where this server is the only one
        self.edition = edition
        self.json = json
        self.seed_hash = seed_hash(row.id, row.seed)
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.used = time.monotonic()
        self.seating = Seating(seats)
        self.updates = Updates(journal, json)
        self.bots = BotTurns(self, bot_pool)
        self.races = RaceClock(self, limits) if sharing is None else SharedRaceClock(self, limits, sharing)
        self.questions = Questions(self)
        self.opener = Opener(self, row.opener, settings)
        self.reviewing = Reviewing(self, reviews)
        self.chat = Chat(self, limits.chat, limits.chat_burst)
        self.cut = Cut(self, limits.cut_seconds) if row.cut else None

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
        if not self.subscribers:
            self.chat.let_go()
            if self.cut is not None:
                self.cut.let_go()
        self.presence_changed(before)

    def presence_changed(self, before: list[messages.SeatInfo]) -> None:
        if self.seat_infos() != before:
            self.notify_seats()
        self.races.subscribers_changed()
        if self.sharing is not None:
            self.sharing.presence_changed(self)
            if not self.subscribers:
                self.bots.stop()
                self.sharing.drop_lead(self)

    def notify(self) -> None:
        for subscriber in self.subscribers:
            subscriber.notify()

    def notify_seats(self) -> None:
        for subscriber in self.subscribers:
            subscriber.notify_seats()

    def notify_review(self) -> None:
        for subscriber in self.subscribers:
            subscriber.notify_review()

    @property
    def idle(self) -> bool:
        """Nobody looks, nothing is under way: it may leave the memory."""
        busy = self.bots.tasks or self.reviewing.task or self.lock.locked()
        return not self.subscribers and not busy

    def dismiss(self) -> None:
        for subscriber in list(self.subscribers):
            subscriber.disconnect()

    def rest(self) -> None:
        """Nobody has looked for a moment: only what is needed to go on stays in memory."""
        self.journal.rest()
        self.updates.rest()
        self.reviewing.rest()

    def stop(self) -> None:
        if self.cut is not None:
            self.cut.stop()
        self.races.end()
        self.bots.stop()
        self.reviewing.stop()

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
            self.match.piece_names,
        )

    def update(self, browser: bytes | None, since: int | None) -> bytes:
        """The table as it is now, for a page that has seen it at `since`."""
        viewer, bots = self.seating.viewer_of(browser), self.bots
        return self.updates.update(viewer, since, bots.shown_thinking(), self.seating.alone, bots.unannounced)

    def race_news(self, browser: bytes | None) -> messages.RaceNews | None:
        return self.races.news(self.json.__getitem__, self.seq_for(browser)) if self.races.possible else None

    def seat_infos(self) -> list[messages.SeatInfo]:
        present = {subscriber.browser for subscriber in self.subscribers}
        if self.sharing is not None:
            present.update(self.sharing.present(self))
        return self.seating.infos(present)

    def seated_here(self) -> set[bytes]:
        """The browsers with a seat that have a page at this server."""
        here = {subscriber.browser for subscriber in self.subscribers if self.seating.viewer_of(subscriber.browser)}
        return {browser for browser in here if browser is not None}

    # ------------------------------------------------------------------ other servers
    @property
    def leads(self) -> bool:
        """Whether the bots of this table think here."""
        return self.sharing is None or self.sharing.leads(self)

    @property
    def wants_lead(self) -> bool:
        """Whether there is something here that one server has to do for all."""
        return bool(self.subscribers) and any(self.seating.is_bot(seat) for seat in self.journal.to_move)

    async def take_over(self, rows: list[JournalRow]) -> None:
        """What others have stored; some of it may be known by now."""
        async with self.lock:
            for row in rows:
                if row.seq > self.journal.seq:
                    self.accept(self.journal.attempt_row(row))

    async def catch_up(self) -> bool:
        """Whether others have stored something; it is known here then. The lock is held."""
        rows = await self.store.journal_after(self.id, self.journal.seq)
        for row in rows:
            self.accept(self.journal.attempt_row(row))
        return bool(rows)

    async def catch_up_alone(self) -> None:
        async with self.lock:
            await self.catch_up()

    async def refresh(self, stored: StoredTable) -> None:
        """Everything about the table as it is stored now."""
        await self.take_over(stored.journal)
        self.opener.browser = stored.row.opener
        for seat in stored.seats:
            if seat != self.seating.seats[seat.seat]:
                self.seat_changed(seat)

    # ------------------------------------------------------------------ seats
    async def take_seat(self, token: str, browser: bytes, name: str | None) -> int:
        """Give the seat of a secret link to a browser."""
        self.opener.check_open()
        async with self.lock:
            while True:
                seat = self.seating.seat_of_link(token_hash(token), browser)
                changed = msgspec.structs.replace(seat, owner=browser, name=clean_name(name) or seat.name)
                if await self.save_seat(changed, seat):
                    return seat.seat

    async def rename(self, browser: bytes | None, seat: int, name: str) -> None:
        async with self.lock:
            while True:
                self.seating.check_owner(browser, seat)
                former = self.seating.seats[seat]
                try:
                    if await self.save_seat(msgspec.structs.replace(former, name=clean_name(name)), former):
                        return
                except Busy as error:
                    raise RequestRefused("busy") from error

    async def save_seat(self, seat: SeatRow, former: SeatRow) -> bool:
        """Whether it was saved; else another server has changed it, and it is known here as it is now."""
        try:
            await self.store.save_seat(self.id, seat, former)
        except Conflict:
            stored = await self.store.table(self.id)
            if stored is None or stored.seats[seat.seat] == former:
                raise
            self.seat_changed(stored.seats[seat.seat])
            return False
        self.seat_changed(seat)
        return True

    def move_seats(self, browser: bytes, to: bytes) -> None:
        """The store has given the seats of a browser to another one."""
        for seat in self.seating.viewer_of(browser):
            self.seat_changed(msgspec.structs.replace(self.seating.seats[seat], owner=to))

    def seat_changed(self, seat: SeatRow) -> None:
        self.seating.change(seat)
        self.updates.clear()
        if self.cut is not None:
            self.cut.tell()
            self.bots.start()
        self.notify_seats()
        self.notify()

    # ------------------------------------------------------------------ moves
    async def act(self, browser: bytes | None, seat: int, seq: int, action: int, made: float | None = None) -> None:
        """`made` is when the page sent it (time.monotonic), which matters in a race only; without it: now."""
        self.seating.check_owner(browser, seat)
        self.opener.check_open()
        async with self.lock:
            first = None
            while self.is_due(browser, seat, seq, action):
                if self.races.is_claim(action):
                    first = self.races.claim(seat, action, time.monotonic() if made is None else made)
                    break
                try:
                    await self.commit(self.attempt(seat, action))
                    break
                except Overtaken:
                    continue  # somebody else was first: the move may still fit
        if first is not None and not await first:
            raise RequestRefused("beaten")

    def is_due(self, browser: bytes | None, seat: int, seq: int, action: int) -> bool:
        """Whether a move that answers `seq` is still to be made: not if it has been made already."""
        journal, viewer = self.journal, self.seating.viewer_of(browser)
        latest = journal.is_latest(seq)
        if not latest and journal.repeats(viewer, seat, seq, action):
            return False
        if journal.over:
            raise RequestRefused("over")
        if latest:
            return True
        seen = journal.row_for(viewer, seq)
        if seen is None or (seq != journal.seq_for(viewer) and not journal.still_asks(seat, seen)):
            raise RequestRefused("stale")
        return True

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
        self.opener.check_open()
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
        try:
            await self.store.append(self.id, attempt.row)
        except Busy as error:
            raise RequestRefused("busy") from error
        except Conflict as error:
            await self.overtaken(error)
        self.accept(attempt)
        if self.journal.over:
            await keep_result(self)

    async def overtaken(self, conflict: Conflict) -> NoReturn:
        """The place of a move is taken: what stands there is the truth."""
        try:
            there = await self.catch_up()
        except (Busy, Unreadable) as error:
            raise RequestRefused("busy") from error
        if not there:
            raise RequestRefused("busy") from conflict
        raise Overtaken from conflict

    def accept(self, attempt: Attempt) -> None:
        """It is stored: now it is the match, and whoever is at the table is told."""
        row, journal = attempt.row, self.journal
        open_before = journal.open_bits[-1]
        shown = self.bots.shown_to_move() if is_hidden(row) else []
        journal.accept(attempt)
        self.bots.row_added(row)
        self.races.row_added(row, open_before)
        self.updates.clear()
        self.used = time.monotonic()
        self.bots.start()
        if self.cut is not None and (journal.over or journal.seq == 1):
            self.cut.tell()
        everybody = not is_hidden(row) or self.bots.shown_to_move() != shown
        for subscriber in self.subscribers:
            if everybody or row.seat in self.seating.viewer_of(subscriber.browser):
                subscriber.notify()
        # Pages are told at the end of this turn of the loop. What was made for them goes right after that, while it is
        # still in the processor's cache: with hundreds of tables, letting it go at the next move costs a tenth more.
        asyncio.get_running_loop().call_soon(self.updates.clear)
