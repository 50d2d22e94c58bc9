"""The outbox: what waits to be sent to one page. Whoever has news says so here and goes on at once.

An update is made when it can be sent, from the table as it is then: a slow page skips what it missed, a stalled one
holds nobody up and takes no memory. Replies wait in a short queue. As long as the transport takes what it is given, no
task is needed: what is due is sent at the end of the loop's turn, several messages at once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable

from hypostyle.server.connection.transport import Transport

log = logging.getLogger(__name__)

MOST_REPLIES = 64  # a page that asks and does not listen is disconnected


class Outbox:
    def __init__(
        self,
        transport: Transport,
        make_update: Callable[[], bytes | None],
        make_seats: Callable[[], bytes],
        make_race: Callable[[], bytes | None] = lambda: None,
        make_chat: Callable[[], bytes | None] = lambda: None,
        make_review: Callable[[], bytes | None] = lambda: None,
        make_cut: Callable[[], bytes | None] = lambda: None,
    ) -> None:
        self.transport = transport
        self.make_update = make_update
        self.make_seats = make_seats
        self.make_race = make_race
        self.make_chat = make_chat
        self.make_cut = make_cut
        self.make_review = make_review
        self.loop = asyncio.get_running_loop()
        self.replies: deque[bytes] = deque()
        self.update_due = False
        self.seats_due = False
        self.race_due = False
        self.chat_due = False
        self.cut_due = False
        self.review_due = False
        self.scheduled = False
        self.closed = False
        self.failed = False
        self.sending: asyncio.Task[None] | None = None  # a text that the transport would not take at once
        self.sending_since: float | None = None

    # ------------------------------------------------------------------ what is due
    def reply(self, text: bytes) -> None:
        if len(self.replies) >= MOST_REPLIES:
            self.failed = True
            return
        self.replies.append(text)
        self.schedule()

    def want_update(self) -> None:
        self.update_due = self.race_due = True
        self.schedule()

    def want_seats(self) -> None:
        self.seats_due = True
        self.schedule()

    def want_race(self) -> None:
        self.race_due = True
        self.schedule()

    def want_chat(self) -> None:
        self.chat_due = True
        self.schedule()

    def want_cut(self) -> None:
        self.cut_due = True
        self.schedule()

    def want_review(self) -> None:
        self.review_due = True
        self.schedule()

    def schedule(self) -> None:
        if not self.scheduled and self.sending is None and not self.closed:
            self.scheduled = True
            self.loop.call_soon(self.flush)

    # ------------------------------------------------------------------ sending
    def next(self) -> bytes | None:
        """Replies first, in their order; then who sits here; then the table as it is now, the shuffle everybody
        has a share in, the race that is on, what was said, and what was judged."""
        if self.replies:
            return self.replies.popleft()
        if self.seats_due:
            self.seats_due = False
            return self.make_seats()
        if self.update_due:
            self.update_due = False
            if (update := self.make_update()) is not None:
                return update
        if self.cut_due:
            self.cut_due = False
            if (cut := self.make_cut()) is not None:
                return cut
        if self.race_due:
            self.race_due = False
            if (race := self.make_race()) is not None:
                return race
        if self.chat_due:
            self.chat_due = False
            if (chat := self.make_chat()) is not None:
                return chat
        if self.review_due:
            self.review_due = False
            return self.make_review()
        return None

    def flush(self) -> None:
        """Send what is due as long as the transport takes it; then wait for it, in a task of its own."""
        self.scheduled = False
        try:
            while not self.closed and (text := self.next()) is not None:
                if not self.transport.send_now(text):
                    self.sending_since = time.monotonic()
                    self.sending = self.loop.create_task(self.send_when_free(text))
                    return
        except Exception:
            log.exception("A message could not be made")
            self.failed = True

    async def send_when_free(self, text: bytes) -> None:
        try:
            await self.transport.send(text)
        except Exception:  # the page is gone: its connection hears of it too
            self.closed = True
        self.sending_since = None
        self.sending = None
        self.flush()

    def is_stuck(self, now: float, seconds: float) -> bool:
        return self.failed or (self.sending_since is not None and now - self.sending_since > seconds)

    def close(self) -> None:
        self.closed = True
        if self.sending is not None:
            self.sending.cancel()
