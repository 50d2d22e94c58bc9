"""Table: people and bots around one match. Every move of anybody passes here: checked, stored, accepted, told."""

from __future__ import annotations

import asyncio
import hashlib
import time
import unicodedata
from collections.abc import Collection, Sequence
from typing import Protocol

import msgspec

from hypostyle.engine.errors import IllegalAction, NotYourDecision, UnknownAction
from hypostyle.engine.match import Match
from hypostyle.server import messages
from hypostyle.server.errors import TurnedDown
from hypostyle.server.limits import Limits
from hypostyle.server.messages import LONGEST_NAME
from hypostyle.server.storage.store import Busy, Conflict, SeatRow, Store, TableRow
from hypostyle.server.table.bot_pool import Bots
from hypostyle.server.table.bot_worker import LEVELS
from hypostyle.server.table.journal import Attempt, Record
from hypostyle.server.table.race import Distance
from hypostyle.server.table.race_clock import Referee
from hypostyle.server.table.sealed_choices import is_hidden
from hypostyle.server.table.updates import Actions, NotPlanned, Telling, Viewer

SEALED_STEPS = 4  # a sealed choice hardly ever has more
SEALED_SECONDS = 1.0


class Listener(Protocol):
    """A page at the table."""

    browser: bytes | None
    distance: Distance

    def wake(self) -> None:
        """The table has changed."""

    def wake_seats(self) -> None:
        """Who sits where has changed."""

    def wake_race(self) -> None:
        """There is news of the race that is on."""


class Table:
    """A match, its seats, and the pages that look at it."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        record: Record,
        store: Store,
        bots: Bots,
        actions: Actions,
        edition: messages.Edition,
        limits: Limits,
    ) -> None:
        self.id = row.id
        self.row = row
        self.seats = seats
        self.record = record
        self.store = store
        self.bots = bots
        self.edition = edition
        self.telling = Telling(record, actions)
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: dict[int, messages.Thinking] = {}
        self.undeclared: set[int] = set()  # bots that have sealed their choice and are not yet said to
        self.tasks: dict[int, asyncio.Task[None]] = {}
        self.used = time.monotonic()
        self.seed_hash = seed_hash(row.id, row.seed)
        self.seats_of: dict[bytes | None, Viewer] = {}
        self.lone_seats: Collection[int] | None = None
        self.count_seats()
        self.referee = Referee(self, limits)

    @property
    def match(self) -> Match:
        return self.record.match

    # ------------------------------------------------------------------ who sits where
    def count_seats(self) -> None:
        """Who has which seats changes rarely and is asked all the time."""
        persons = [seat for seat in self.seats if seat.kind == "person"]
        owners = {seat.owner for seat in persons}
        self.seats_of = {
            owner: tuple(seat.seat for seat in persons if seat.owner == owner) for owner in owners if owner is not None
        }
        self.lone_seats = {seat.seat for seat in persons} if len(owners) == 1 and None not in owners else None

    def viewer_of(self, browser: bytes | None) -> Viewer:
        """The seats a browser may look through and choose for."""
        return self.seats_of.get(browser, ())

    def own(self, browser: bytes | None, seat: int) -> None:
        if seat not in self.viewer_of(browser):
            raise TurnedDown("not_yours")

    def alone(self) -> Collection[int] | None:
        """The seats of all persons, if one browser has them all: then nobody else is harmed by taking back."""
        return self.lone_seats

    def seat_infos(self) -> list[messages.SeatInfo]:
        present = {listener.browser for listener in self.listeners}
        return [seat_info(seat, seat.owner is not None and seat.owner in present) for seat in self.seats]

    async def claim(self, token: str, browser: bytes, name: str | None) -> int:
        """Give the seat of a secret link to a browser; once it is taken, only that browser may come again."""
        hashed = token_hash(token)
        async with self.lock:
            seat = next((seat for seat in self.seats if seat.token == hashed), None)
            if seat is None or seat.owner not in (None, browser):
                raise TurnedDown("not_yours")
            changed = msgspec.structs.replace(seat, owner=browser, name=cleaned(name) or seat.name)
            await self.store.save_seat(self.id, changed)
            self.sit(changed)
        return seat.seat

    async def rename(self, browser: bytes | None, seat: int, name: str) -> None:
        self.own(browser, seat)
        async with self.lock:
            changed = msgspec.structs.replace(self.seats[seat], name=cleaned(name))
            await self.save_seat(changed)
            self.sit(changed)

    async def save_seat(self, seat: SeatRow) -> None:
        try:
            await self.store.save_seat(self.id, seat)
        except Busy as error:
            raise TurnedDown("busy") from error

    def sit(self, seat: SeatRow) -> None:
        self.seats[seat.seat] = seat
        self.count_seats()
        self.telling.forget()
        for listener in self.listeners:
            listener.wake_seats()
            listener.wake()

    # ------------------------------------------------------------------ pages come and go
    def join(self, listener: Listener) -> None:
        before = self.seat_infos()
        self.listeners.add(listener)
        self.presence(before)
        self.referee.look()
        self.consider_bots()

    def leave(self, listener: Listener) -> None:
        before = self.seat_infos()
        self.listeners.discard(listener)
        self.used = time.monotonic()
        self.presence(before)
        self.referee.look()

    def presence(self, before: list[messages.SeatInfo]) -> None:
        if self.seat_infos() != before:
            for listener in self.listeners:
                listener.wake_seats()

    def welcome(self, browser: bytes | None) -> messages.Welcome:
        game = self.match.game
        mine = self.viewer_of(browser)
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
        thinking: list[messages.Thinking] = []
        if self.thinking:
            thinking = [self.thinking[seat] for seat in self.shown_to_move() if seat in self.thinking]
        return self.telling.update(self.viewer_of(browser), since, thinking, self.lone_seats, self.undeclared)

    def seq_for(self, browser: bytes | None) -> int:
        return self.record.seq_for(self.viewer_of(browser))

    def shown_to_move(self) -> list[int]:
        return sorted({*self.record.to_move(), *self.undeclared}) if self.undeclared else self.record.to_move()

    # ------------------------------------------------------------------ moves
    async def act(self, browser: bytes | None, seat: int, seq: int, action: int, made: float | None = None) -> None:
        """`made` is when the page sent it (time.monotonic), which matters in a race only; without it: now."""
        self.own(browser, seat)
        async with self.lock:
            viewer = self.viewer_of(browser)
            if self.record.repeats(viewer, seat, seq, action):
                return
            if self.record.over:
                raise TurnedDown("over")
            seen = self.record.row_for(viewer, seq)
            if seen is None or (seq != self.record.seq_for(viewer) and not self.record.still_asks(seat, seen)):
                raise TurnedDown("stale")
            first = None
            if self.referee.hears(action):
                first = self.referee.enter(seat, action, time.monotonic() if made is None else made)
            else:
                await self.commit(self.attempted(seat, action))
        if first is not None and not await first:
            raise TurnedDown("beaten")

    def attempted(self, seat: int, action: int) -> Attempt:
        try:
            return self.record.attempt(seat, action, time.time())
        except IllegalAction as error:
            raise TurnedDown("illegal", error.reason, error.section) from error
        except NotYourDecision as error:
            raise TurnedDown("not_yet") from error
        except UnknownAction as error:
            raise TurnedDown("unknown") from error

    async def undo(self, browser: bytes | None, seat: int, seq: int) -> None:
        self.own(browser, seat)
        async with self.lock:
            if self.record.over:
                raise TurnedDown("over")
            if seq != self.seq_for(browser):
                raise TurnedDown("stale")
            if self.referee.race is not None and self.alone() is None:
                raise TurnedDown("no_undo")  # who has left a search is out of it
            attempt = self.record.take_back(seat, self.alone(), time.time())
            if attempt is None:
                raise TurnedDown("no_undo")
            await self.commit(attempt)

    async def commit(self, attempt: Attempt) -> None:
        """Store first, then tell. The lock is held: nothing else happens at this table meanwhile."""
        try:
            await self.store.append(self.id, attempt.row)
        except (Busy, Conflict) as error:
            raise TurnedDown("busy") from error
        before = self.record.opens[-1]
        row = attempt.row
        shown = self.shown_to_move() if is_hidden(row) else []
        self.record.accept(attempt)
        if row.kind == "back":
            self.stop_bots()
        if is_hidden(row):
            self.keep_up_appearances(row.seat)
        elif self.thinking:
            self.thinking = {seat: since for seat, since in self.thinking.items() if seat in self.tasks}
            self.thinking.pop(row.seat, None)
            self.undeclared.clear()
        self.referee.moved(row, before)
        self.telling.forget()
        self.used = time.monotonic()
        self.consider_bots()
        everybody = not is_hidden(row) or self.shown_to_move() != shown
        for listener in self.listeners:
            if everybody or row.seat in self.viewer_of(listener.browser):
                listener.wake()
        # Pages are told at the end of this turn of the loop. What was made for them goes right after that, while it is
        # still in the processor's cache: with hundreds of tables, letting it go at the next move costs a tenth more.
        asyncio.get_running_loop().call_soon(self.telling.forget)

    # ------------------------------------------------------------------ bots whose choice is sealed
    def keep_up_appearances(self, seat: int) -> None:
        """A bot takes longer over a choice of several steps: so it is said to have chosen at a time of its level."""
        thinking = self.thinking.get(seat)
        if thinking is None or seat in self.record.to_move():
            return
        self.undeclared.add(seat)
        delay = thinking.since + SEALED_STEPS * thinking.budget + SEALED_SECONDS - time.time()
        if delay > 0:  # if it took longer still, it is said at the reveal
            asyncio.get_running_loop().call_later(delay, self.declare, seat, thinking)

    def declare(self, seat: int, thinking: messages.Thinking) -> None:
        if seat in self.undeclared and self.thinking.get(seat) is thinking:
            self.undeclared.discard(seat)
            del self.thinking[seat]
            self.telling.forget()
            for listener in self.listeners:
                listener.wake()

    # ------------------------------------------------------------------ bots
    def consider_bots(self) -> None:
        """Let the bots that have to choose think, as long as somebody is at the table."""
        if not self.listeners:
            return
        for seat in self.record.to_move():
            level = self.seats[seat].level
            if level is not None and seat not in self.tasks:
                race = self.referee.race
                if seat not in self.thinking:  # the next step of a sealed choice is none of its own
                    budget = LEVELS[level].seconds if race is None else race.seconds
                    self.thinking[seat] = messages.Thinking(seat, time.time(), budget)
                self.telling.forget()
                work = self.think(seat, level) if race is None else self.referee.search(seat, level)
                self.tasks[seat] = asyncio.create_task(work)

    async def think(self, seat: int, level: str) -> None:
        """One choice of one bot; it re-enters like anybody's, and is dropped if the table has moved on."""
        try:
            asked = self.record.seq
            action = await self.choice_of(seat, level)
            async with self.lock:
                if self.record.still_asks(seat, asked):
                    self.tasks.pop(seat, None)
                    await self.commit(self.attempted(seat, action))
        except TurnedDown:
            await asyncio.sleep(1.0)  # the store is busy: the bot thinks again
        finally:
            if self.tasks.get(seat) is asyncio.current_task():
                del self.tasks[seat]
                self.thinking.pop(seat, None)
        self.consider_bots()

    async def choice_of(self, seat: int, level: str) -> int:
        return await self.bots.choose(self.match.knowledge(seat), level)

    def is_bot(self, seat: int) -> bool:
        return self.seats[seat].kind == "bot"

    @property
    def runners(self) -> Collection[Listener]:
        return self.listeners

    def stop_bots(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        self.tasks.clear()
        self.thinking.clear()
        self.undeclared.clear()

    def stop(self) -> None:
        self.referee.end()
        self.stop_bots()

    @property
    def at_rest(self) -> bool:
        """Nobody looks, nothing is under way: it may leave the memory."""
        return not self.listeners and not self.tasks and not self.lock.locked()

    # ------------------------------------------------------------------ questions
    def why(self, browser: bytes | None, seat: int, action: int) -> messages.Why:
        self.askable(browser, seat, action)
        return self.telling.why(seat, action, self.seq_for(browser))

    def preview(self, browser: bytes | None, seat: int, action: int, then: Sequence[int] = ()) -> messages.Preview:
        self.askable(browser, seat, max(action, *then, 0))
        if seat not in self.record.to_move():
            raise TurnedDown("not_yet")
        why = self.why(browser, seat, action)
        if why.reason is not None:
            raise TurnedDown("illegal", why.reason, why.section)
        try:
            return self.telling.preview(seat, action, why.seq, then)
        except NotPlanned:
            raise TurnedDown("illegal") from None

    def askable(self, browser: bytes | None, seat: int, action: int) -> None:
        self.own(browser, seat)
        if self.record.over:
            raise TurnedDown("over")
        if action >= self.match.game.words.action_count:
            raise TurnedDown("unknown")
        if self.referee.race is not None:
            raise TurnedDown("race")

    async def hint(self, browser: bytes | None, seat: int) -> messages.Hint:
        self.own(browser, seat)
        if self.record.over:
            raise TurnedDown("over")
        if seat not in self.record.to_move():
            raise TurnedDown("not_yet")
        if self.referee.race is not None:
            raise TurnedDown("race")
        asked = self.record.seq
        verdict = await self.bots.hint(self.match.knowledge(seat))
        if verdict is None:
            raise TurnedDown("busy")
        if not self.record.still_asks(seat, asked):
            raise TurnedDown("stale")
        ideas = [messages.Idea(*idea) for idea in verdict.ideas]
        return messages.Hint(self.seq_for(browser), seat, verdict.action, ideas, verdict.gain)

    def look(self, browser: bytes | None, step: int, through: int | None) -> messages.Looked:
        viewer = self.viewer_of(browser)
        if step > len(self.record.log_for(viewer)) or (through is not None and through >= len(self.seats)):
            raise TurnedDown("unknown")
        if through is not None and through not in viewer and not self.record.over:
            raise TurnedDown("not_yours")
        return self.telling.look(step, viewer, through)


def seat_info(seat: SeatRow, connected: bool) -> messages.SeatInfo:
    bot = seat.kind == "bot"
    return messages.SeatInfo(seat.seat, seat.name, seat.kind, seat.level, seat.owner is not None, bot or connected)


def seed_hash(table: str, seed: int) -> str:
    """Shown when a match starts; the seed itself when it ends, so that anyone can verify the shuffles."""
    return hashlib.sha256(f"{table}:{seed}".encode()).hexdigest()


def token_hash(secret: str) -> bytes:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).digest()


def cleaned(name: str | None) -> str:
    """A name on one line, without signs that cannot be seen."""
    seen = "".join(sign if not unicodedata.category(sign).startswith("C") else " " for sign in name or "")
    return " ".join(seen.split())[:LONGEST_NAME]
