"""Sessions: one page at one table, from its hello to its leaving. Knows no framework: it receives and sends texts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import assert_never

import msgspec

from hypostyle.server import messages
from hypostyle.server.connection.outbox import Line, Outbox
from hypostyle.server.errors import TurnedDown
from hypostyle.server.limits import Bucket, Limits
from hypostyle.server.table.race import Distance
from hypostyle.server.table.table import Table
from hypostyle.server.table.updates import encode

SWEEP_SECONDS = 2.0
HASTE = 4.0  # messages in a row that are heard without looking at anybody else
TOO_FAST_SECONDS = 0.05  # until who has used up its messages is heard again
PROBE_SECONDS = 10.0  # between two questions about the line of a page
FIRST_PROBES = 3  # asked one after the other when it comes
HELLO_SECONDS = 15.0  # a page that does not introduce itself is let go

decode = msgspec.json.Decoder(messages.ClientMessage).decode

Receive = Callable[[], Awaitable[str | bytes]]


class Gone(Exception):
    """The page has left."""


class Crowded(Exception):
    """The page finds no room at this table."""


class Session:
    """A page at a table. Which seats it has comes from its browser, never from a message."""

    def __init__(self, table: Table, browser: bytes | None, line: Line, limits: Limits) -> None:
        self.table = table
        self.browser = browser
        self.limits = limits
        self.since: int | None = None
        self.greeted = False
        self.acting = False
        self.bucket = Bucket(limits.messages, limits.messages_burst)
        self.outbox = Outbox(line, self.make_update, self.make_seats, self.make_race)
        self.distance = Distance(limits.race_credit)
        self.probed = 0.0
        self.arrived = 0.0
        self.began = time.monotonic()
        self.task: asyncio.Task[None] | None = None
        self.hinting: asyncio.Task[None] | None = None

    # ------------------------------------------------------------------ what the table tells
    def wake(self) -> None:
        if not self.greeted:
            return
        held = self.table.referee.hold(self.distance)
        if held > 0:  # a race has begun: pages farther away are told first
            asyncio.get_running_loop().call_later(held, self.outbox.want_update)
        else:
            self.outbox.want_update()

    def wake_race(self) -> None:
        if self.greeted:
            self.outbox.want_race()

    def wake_seats(self) -> None:
        if self.greeted:
            self.outbox.want_seats()

    def make_update(self) -> bytes:
        text = self.table.update(self.browser, self.since)
        self.since = self.table.seq_for(self.browser)
        return text

    def make_seats(self) -> bytes:
        return encode(messages.Seats(self.table.seat_infos(), list(self.table.viewer_of(self.browser))))

    def make_race(self) -> bytes | None:
        if not self.table.referee.possible:
            return None
        news = self.table.referee.told(self.table.telling.actions.__getitem__, self.table.seq_for(self.browser))
        return None if news is None else encode(news)

    # ------------------------------------------------------------------ how far away the page is
    def probe(self, now: float) -> None:
        """Asked again from time to time, where races are run."""
        if self.table.referee.possible and self.greeted and now - self.probed > PROBE_SECONDS:
            self.probed = now
            self.reply(messages.Probe(self.distance.ask(now)))

    def echoed(self, number: int) -> None:
        if self.distance.answer(number, self.arrived) and len(self.distance.trips) < FIRST_PROBES:
            self.probed = 0.0
            self.probe(time.monotonic())

    # ------------------------------------------------------------------ what the page says
    async def run(self, receive: Receive) -> None:
        """Until the page leaves; always ends with the table left."""
        check_room(self.table, self.browser, self.limits)
        self.task = asyncio.current_task()
        self.table.join(self)
        try:
            while True:
                text = await receive()
                self.arrived = time.monotonic()
                self.acting = True
                try:
                    await self.hear(text)
                finally:
                    self.acting = False
                if self.bucket.used > HASTE:  # others have their turn
                    await asyncio.sleep(0 if self.bucket.tokens >= 1.0 else TOO_FAST_SECONDS)
        finally:
            self.table.leave(self)
            self.outbox.close()
            if self.hinting is not None:
                self.hinting.cancel()

    async def hear(self, text: str | bytes) -> None:
        """One message, whatever it is; it is always answered."""
        if not self.bucket.take():
            return self.refuse(TurnedDown("too_fast"))
        if len(text) > self.limits.message_bytes:
            return self.refuse(TurnedDown("too_large"))
        try:
            message = decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return self.refuse(TurnedDown("bad_message"))
        try:
            await self.answer(message)
        except TurnedDown as refusal:
            self.refuse(refusal, message)
        return None

    async def answer(self, message: messages.ClientMessage) -> None:
        table, browser = self.table, self.browser
        match message:
            case messages.Hello(since):
                self.greet(since)
            case messages.Act(seq, seat, action):
                await table.act(browser, seat, seq, action, self.arrived - self.distance.away)
                self.wake()
            case messages.Undo(seq, seat):
                await table.undo(browser, seat, seq)
            case messages.AskWhy(seat, action):
                self.reply(table.why(browser, seat, action))
            case messages.AskPreview(seat, action, then):
                self.reply(table.preview(browser, seat, action, then))
            case messages.AskLook(step, seat):
                self.reply(table.look(browser, step, seat))
            case messages.AskHint(seat):
                self.ask_hint(seat, message)
            case messages.Rename(seat, name):
                await table.rename(browser, seat, name)
            case messages.Ping():
                self.reply(messages.Pong(table.seq_for(browser)))
            case messages.Echo(number):
                self.echoed(number)
            case _:
                assert_never(message)

    def greet(self, since: int | None) -> None:
        self.greeted = True
        self.since = since
        self.reply(self.table.welcome(self.browser))
        self.probe(time.monotonic())
        self.outbox.want_update()

    def ask_hint(self, seat: int, message: messages.AskHint) -> None:
        """The search takes a second: the page goes on meanwhile, and has one question of the kind at a time."""
        if self.hinting is not None and not self.hinting.done():
            raise TurnedDown("too_fast")

        async def hint() -> None:
            try:
                self.reply(await self.table.hint(self.browser, seat))
            except TurnedDown as refusal:
                self.refuse(refusal, message)

        self.hinting = asyncio.create_task(hint())

    def reply(self, message: messages.ServerMessage) -> None:
        self.outbox.answer(encode(message))

    def refuse(self, refusal: TurnedDown, message: messages.ClientMessage | None = None) -> None:
        seat, action = getattr(message, "seat", None), getattr(message, "action", None)
        seq = self.table.seq_for(self.browser)
        self.reply(messages.Refused(refusal.code, seq, seat, action, refusal.reason, refusal.section))
        if refusal.code == "stale":
            self.wake()

    # ------------------------------------------------------------------ being let go
    def is_lost(self, now: float) -> bool:
        late = not self.greeted and now - self.began > HELLO_SECONDS
        return late or self.outbox.is_stuck(now, self.limits.stuck_seconds)

    def let_go(self) -> None:
        """End the session, but never in the middle of a move."""
        if self.task is not None and not self.acting:
            self.task.cancel()


class Sessions:
    """Every page that is connected; those that are stuck are let go."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open: set[Session] = set()

    async def run(self, table: Table, browser: bytes | None, receive: Receive, line: Line) -> None:
        if len(self.open) >= self.limits.pages:
            raise Crowded
        session = Session(table, browser, line, self.limits)
        self.open.add(session)
        try:
            await session.run(receive)
        finally:
            self.open.discard(session)

    async def sweep_on(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = time.monotonic()
            for session in list(self.open):
                if session.is_lost(now):
                    session.let_go()
                else:
                    session.probe(now)


def check_room(table: Table, browser: bytes | None, limits: Limits) -> None:
    """A browser with a seat always finds room for a few pages; strangers share what is left."""
    seated = bool(table.viewer_of(browser))
    others = [listener for listener in table.listeners if bool(table.viewer_of(listener.browser)) == seated]
    if seated:
        others = [listener for listener in others if listener.browser == browser]
    if len(others) >= (limits.connections if seated else limits.spectators):
        raise Crowded
