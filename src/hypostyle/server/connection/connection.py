"""One page at one table, from its hello to its leaving. Knows no framework: it receives and sends texts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import assert_never

import msgspec

from hypostyle.server import messages
from hypostyle.server.connection.outbox import CHAT, CUT, RACE, REVIEW, SEATS, UPDATE, Outbox
from hypostyle.server.connection.share import Share
from hypostyle.server.connection.transport import Receiver, Transport
from hypostyle.server.errors import RequestRefused, TooManyConnections
from hypostyle.server.limits import Limits, TokenBucket
from hypostyle.server.messages import encode
from hypostyle.server.metrics import Metrics
from hypostyle.server.table.race import Latency
from hypostyle.server.table.table import Table

MOST_IN_A_ROW = 4.0  # messages of one page that are taken before other pages have their turn
TOO_FAST_SECONDS = 0.25  # until a page that has used up its messages is heard again
PROBE_SECONDS = 10.0  # between two measurements of a page's latency
FIRST_PROBES = 3  # one right after the other when the page comes
SENT_AWAY_SECONDS = 0.2  # for the last message to be read
HELLO_SECONDS = 15.0  # a page that does not introduce itself is disconnected

# Messages that take more work than others, as multiples of the cheapest.
COSTS: dict[type[messages.FromBrowser], float] = {
    messages.AskPreview: 3.0,
    messages.AskLook: 5.0,
    messages.AskReview: 5.0,
    messages.Try: 3.0,
    messages.Hello: 3.0,
    messages.Undo: 3.0,
}
CHEAPEST = 1.0
WITHOUT_A_SEAT = ""

decode = msgspec.json.Decoder(messages.ClientMessage).decode


class Connection:
    """A page at a table. Which seats it has comes from its browser, never from a message."""

    def __init__(
        self,
        table: Table,
        browser: bytes | None,
        transport: Transport,
        limits: Limits,
        share: Share | None = None,
        address: str = "",
        metrics: Metrics | None = None,
    ) -> None:
        self.table = table
        self.browser = browser
        self.limits = limits
        self.address = address
        self.metrics = metrics or Metrics()
        self.since: int | None = None  # the seq of the last update that the page was sent
        self.greeted = False
        self.heard = 0  # the number of the first line of the chat that the page has not had
        self.reviewing = False  # the page has asked for the review
        self.judged: int | None = None  # how many of its verdicts the page has had; None: it was told nothing
        self.answering = False
        self.bucket = TokenBucket(limits.messages, limits.messages_burst)
        self.share = share or Share(limits)  # of its address
        makers: dict[int, Callable[[], bytes | None]] = {
            SEATS: self.make_seats,
            UPDATE: self.make_update,
            CHAT: self.make_chat,
            REVIEW: self.make_review,
        }
        if table.cut is not None:
            makers[CUT] = self.make_cut
        if table.races.possible:
            makers[RACE] = self.make_race
        self.outbox = Outbox(transport, makers)
        self.latency = Latency(limits.race_credit)
        self.probed = 0.0
        self.arrived = 0.0  # when the last message did
        self.began = time.monotonic()
        self.task: asyncio.Task[None] | None = None
        self.hinting: asyncio.Task[None] | None = None
        self.trying: asyncio.Task[None] | None = None

    # ------------------------------------------------------------------ news of the table
    def notify(self) -> None:
        if self.greeted:
            self.outbox.want(UPDATE | RACE)

    def notify_race(self) -> None:
        if self.greeted:
            self.outbox.want(RACE)

    def is_too_early(self) -> bool:
        """Whether a race has begun and pages farther away are told first; then this one is told again in a moment."""
        if not self.table.races.possible:
            return False
        delay = self.table.races.delay_for(self.latency)
        if delay > 0:
            asyncio.get_running_loop().call_later(delay, self.outbox.want, UPDATE | RACE)
        return delay > 0

    def notify_seats(self) -> None:
        if self.greeted:
            self.outbox.want(SEATS)

    def notify_chat(self) -> None:
        if self.greeted:
            self.outbox.want(CHAT)

    def notify_cut(self) -> None:
        if self.greeted:
            self.outbox.want(CUT)

    def notify_settings(self) -> None:
        if self.greeted:
            self.reply(self.table.opener.told(self.browser))
            self.heard = 0
            self.outbox.want(CHAT)

    def notify_review(self) -> None:
        if self.reviewing:
            self.outbox.want(REVIEW)

    def send_away(self, code: messages.RefusalCode) -> None:
        self.refuse(RequestRefused(code))
        asyncio.get_running_loop().call_later(SENT_AWAY_SECONDS, self.disconnect)

    def make_update(self) -> bytes | None:
        if self.is_too_early():
            return None
        text = self.share.charged(self.table.update, self.browser, self.since)
        self.since = self.table.seq_for(self.browser)
        return text

    def make_seats(self) -> bytes:
        return encode(messages.Seats(self.table.seat_infos(), list(self.table.seating.viewer_of(self.browser))))

    def make_chat(self) -> bytes | None:
        lines = self.table.chat.since(self.heard)
        self.heard = self.table.chat.next_number
        return encode(messages.Chat(lines)) if lines else None

    def make_cut(self) -> bytes | None:
        return None if self.table.cut is None else encode(self.table.cut.news())

    def make_review(self) -> bytes | None:
        told = self.table.reviewing.told(self.judged)
        if told is None:
            return None
        self.judged = told.judged
        return encode(told)

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
            for task in (self.hinting, self.trying):
                if task is not None:
                    task.cancel()

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
        cost = COSTS.get(type(message), CHEAPEST)
        if not self.share.messages.take(cost):
            await asyncio.sleep(TOO_FAST_SECONDS)  # to refuse takes time too
            return self.refuse(RequestRefused("too_fast"), message)
        try:
            if self.table.races.possible:
                await self.table.races.until_shown(self.latency)
            if cost > CHEAPEST:
                async with self.share.turn(self.who):
                    await self.dispatch(message)
            else:
                if self.share.is_overdrawn() and self.table.races.race is None:  # a claim comes when it comes
                    async with self.share.turn(self.who):
                        pass
                await self.dispatch(message)
        except RequestRefused as refusal:
            self.refuse(refusal, message)
        return None

    @property
    def who(self) -> str:
        """Whose turn it is behind an address: anybody can make up cookies, but not one that has a seat."""
        seated = self.browser is not None and self.table.seating.viewer_of(self.browser)
        return self.browser.hex() if seated and self.browser is not None else WITHOUT_A_SEAT

    async def dispatch(self, message: messages.ClientMessage) -> None:
        table, browser = self.table, self.browser
        match message:
            case messages.Hello(since):
                await table.chat.load()
                if table.cut is not None:
                    await table.cut.deal_after_a_crash()
                self.greet(since)
            case messages.Act(seq, seat, action):
                await table.act(browser, seat, seq, action, self.arrived - self.latency.one_way)
                self.metrics.moves.observe(time.monotonic() - self.arrived)
                self.notify()
            case messages.Undo(seq, seat):
                await table.undo(browser, seat, seq)
            case messages.AskWhy(seat, action):
                self.reply(self.share.charged(table.questions.why, browser, seat, action))
            case messages.AskPreview(seat, action, then):
                self.reply(self.share.charged(table.questions.preview, browser, seat, action, then))
            case messages.AskLook(step, seat, then):
                self.reply(self.share.charged(table.questions.look, browser, step, seat, then))
            case messages.AskHint(seat):
                self.ask_hint(seat, message)
            case messages.AskReview():
                await table.reviewing.open(self.address)
                self.reviewing, self.judged = True, None
                self.outbox.want(REVIEW)
            case messages.Try(step, action):
                self.judge_try(step, action, message)
            case messages.Rename(seat, name):
                await table.rename(browser, seat, name)
            case messages.Say(seat, phrase, text):
                await table.chat.say(browser, seat, phrase or "", text)
            case messages.ChangeSettings():
                if not await table.opener.change(browser, message):
                    self.notify_settings()
            case messages.Release(seat):
                self.reply(await table.opener.release(browser, seat))
            case messages.AskLink(seat):
                self.reply(await table.opener.link(browser, seat))
            case messages.Commit(hash_) if table.cut is not None:
                await table.cut.commit(browser, hash_)
                self.notify_cut()
            case messages.Reveal(share) if table.cut is not None:
                await table.cut.reveal(browser, share)
                self.notify_cut()
            case messages.Commit() | messages.Reveal():
                raise RequestRefused("unknown")
            case messages.Ping():
                self.reply(messages.Pong(table.seq_for(browser)))
            case messages.Echo(number):
                self.echoed(number)
            case _:
                assert_never(message)

    def greet(self, since: int | None) -> None:
        self.greeted = True
        self.since = since
        self.heard = 0
        self.reply(self.table.welcome(self.browser))
        self.reply(self.table.opener.told(self.browser))
        self.probe(time.monotonic())
        self.outbox.want(UPDATE | RACE | CHAT | CUT)

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

    def judge_try(self, step: int, action: int, message: messages.Try) -> None:
        if self.trying is not None and not self.trying.done():
            raise RequestRefused("too_fast")

        async def judge() -> None:
            try:
                self.reply(await self.table.reviewing.judge_try(self.browser, step, action, self.address))
            except RequestRefused as refusal:
                self.refuse(refusal, message)

        self.trying = asyncio.create_task(judge())

    def reply(self, message: messages.ServerMessage) -> None:
        self.outbox.reply(encode(message))

    def refuse(self, refusal: RequestRefused, message: messages.ClientMessage | None = None) -> None:
        self.metrics.refusals[refusal.code] += 1
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
