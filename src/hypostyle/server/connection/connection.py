"""One page at one table, from its hello to its leaving. Knows no framework: it receives and sends texts."""

from __future__ import annotations

import asyncio
import time
from typing import assert_never

import msgspec

from hypostyle.server import messages
from hypostyle.server.connection.outbox import Outbox
from hypostyle.server.connection.transport import Receiver, Transport
from hypostyle.server.errors import RequestRefused, TooManyConnections
from hypostyle.server.limits import Limits, TokenBucket
from hypostyle.server.messages import encode
from hypostyle.server.table.race import Latency
from hypostyle.server.table.table import Table

MOST_IN_A_ROW = 4.0  # messages of one page that are taken before other pages have their turn
TOO_FAST_SECONDS = 0.05  # until a page that has used up its messages is heard again
PROBE_SECONDS = 10.0  # between two measurements of a page's latency
FIRST_PROBES = 3  # one right after the other when the page comes
HELLO_SECONDS = 15.0  # a page that does not introduce itself is disconnected

# Messages that take more work than others, as multiples of the cheapest.
COSTS: dict[type[messages.FromBrowser], float] = {messages.AskPreview: 3.0, messages.AskLook: 5.0, messages.Hello: 3.0}

decode = msgspec.json.Decoder(messages.ClientMessage).decode


class Connection:
    """A page at a table. Which seats it has comes from its browser, never from a message."""

    def __init__(
        self,
        table: Table,
        browser: bytes | None,
        transport: Transport,
        limits: Limits,
        shared: TokenBucket | None = None,
        address: str = "",
    ) -> None:
        self.table = table
        self.browser = browser
        self.limits = limits
        self.address = address
        self.since: int | None = None  # the seq of the last update that the page was sent
        self.greeted = False
        self.answering = False
        self.bucket = TokenBucket(limits.messages, limits.messages_burst)
        self.shared = shared or TokenBucket(limits.address_messages, limits.address_messages_burst)  # of its address
        self.outbox = Outbox(transport, self.make_update, self.make_seats, self.make_race)
        self.latency = Latency(limits.race_credit)
        self.probed = 0.0
        self.arrived = 0.0  # when the last message did
        self.began = time.monotonic()
        self.task: asyncio.Task[None] | None = None
        self.hinting: asyncio.Task[None] | None = None

    # ------------------------------------------------------------------ news of the table
    def notify(self) -> None:
        if not self.greeted:
            return
        self.outbox.want_update()

    def notify_race(self) -> None:
        if self.greeted:
            self.outbox.want_race()

    def is_too_early(self) -> bool:
        """Whether a race has begun and pages farther away are told first; then this one is told again in a moment."""
        delay = self.table.races.delay_for(self.latency)
        if delay > 0:
            asyncio.get_running_loop().call_later(delay, self.outbox.want_update)
        return delay > 0

    def notify_seats(self) -> None:
        if self.greeted:
            self.outbox.want_seats()

    def make_update(self) -> bytes | None:
        if self.is_too_early():
            return None
        text = self.table.update(self.browser, self.since)
        self.since = self.table.seq_for(self.browser)
        return text

    def make_seats(self) -> bytes:
        return encode(messages.Seats(self.table.seat_infos(), list(self.table.seating.viewer_of(self.browser))))

    def make_race(self) -> bytes | None:
        if self.is_too_early():
            return None
        news = self.table.race_news(self.browser)
        return None if news is None else encode(news)

    # ------------------------------------------------------------------ latency
    def probe(self, now: float) -> None:
        """Measured again from time to time, in games with races."""
        if self.table.races.possible and self.greeted and now - self.probed > PROBE_SECONDS:
            self.probed = now
            self.reply(messages.Probe(self.latency.ask(now)))

    def echoed(self, number: int) -> None:
        if self.latency.answer(number, self.arrived) and len(self.latency.trips) < FIRST_PROBES:
            self.probed = 0.0
            self.probe(time.monotonic())

    # ------------------------------------------------------------------ messages of the page
    async def run(self, receive: Receiver) -> None:
        """Until the page leaves; always ends with the table left."""
        check_room(self.table, self.browser, self.limits)
        self.task = asyncio.current_task()
        self.table.subscribe(self)
        try:
            while True:
                text = await receive()
                self.arrived = time.monotonic()
                self.answering = True
                try:
                    await self.answer(text)
                finally:
                    self.answering = False
                if self.bucket.used > MOST_IN_A_ROW:
                    await asyncio.sleep(0 if self.bucket.tokens >= 1.0 else TOO_FAST_SECONDS)
        finally:
            self.table.unsubscribe(self)
            self.outbox.close()
            if self.hinting is not None:
                self.hinting.cancel()

    async def answer(self, text: str | bytes) -> None:
        """One message, whatever it is; it is always answered."""
        if not self.bucket.take():
            return self.refuse(RequestRefused("too_fast"))
        if len(text) > self.limits.message_bytes:
            return self.refuse(RequestRefused("too_large"))
        try:
            message = decode(text)
        except (ValueError, RecursionError):
            return self.refuse(RequestRefused("bad_message"))
        if not self.shared.take(COSTS.get(type(message), 1.0)):
            return self.refuse(RequestRefused("too_fast"), message)
        try:
            if (early := self.table.races.delay_for(self.latency)) > 0:  # asking shows a race no sooner
                await asyncio.sleep(early)
            await self.dispatch(message)
        except RequestRefused as refusal:
            self.refuse(refusal, message)
        return None

    async def dispatch(self, message: messages.ClientMessage) -> None:
        table, browser = self.table, self.browser
        match message:
            case messages.Hello(since):
                self.greet(since)
            case messages.Act(seq, seat, action):
                await table.act(browser, seat, seq, action, self.arrived - self.latency.one_way)
                self.notify()
            case messages.Undo(seq, seat):
                await table.undo(browser, seat, seq)
            case messages.AskWhy(seat, action):
                self.reply(table.questions.why(browser, seat, action))
            case messages.AskPreview(seat, action, then):
                self.reply(table.questions.preview(browser, seat, action, then))
            case messages.AskLook(step, seat):
                self.reply(table.questions.look(browser, step, seat))
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
            raise RequestRefused("too_fast")

        async def hint() -> None:
            try:
                self.reply(await self.table.questions.hint(self.browser, seat, self.address))
            except RequestRefused as refusal:
                self.refuse(refusal, message)

        self.hinting = asyncio.create_task(hint())

    def reply(self, message: messages.ServerMessage) -> None:
        self.outbox.reply(encode(message))

    def refuse(self, refusal: RequestRefused, message: messages.ClientMessage | None = None) -> None:
        seat, action = getattr(message, "seat", None), getattr(message, "action", None)
        seq = self.table.seq_for(self.browser)
        self.reply(messages.Refused(refusal.code, seq, seat, action, refusal.reason, refusal.section))
        if refusal.code == "stale":
            self.notify()

    # ------------------------------------------------------------------ being disconnected
    def is_lost(self, now: float) -> bool:
        late = not self.greeted and now - self.began > HELLO_SECONDS
        return late or self.outbox.is_stuck(now, self.limits.stuck_seconds)

    def disconnect(self) -> None:
        """End the connection, but never in the middle of a move."""
        if self.task is not None and not self.answering:
            self.task.cancel()


def check_room(table: Table, browser: bytes | None, limits: Limits) -> None:
    """A browser with a seat always finds room for a few pages; those without share what is left."""
    seated = bool(table.seating.viewer_of(browser))
    others = [other for other in table.subscribers if bool(table.seating.viewer_of(other.browser)) == seated]
    if seated:
        others = [other for other in others if other.browser == browser]
    if len(others) >= (limits.browser_connections if seated else limits.spectator_connections):
        raise TooManyConnections
