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
from collections.abc import Callable, Mapping

from hypostyle.server.connection.transport import Transport

log = logging.getLogger(__name__)

MOST_REPLIES = 64  # a page that asks and does not listen is disconnected


# What may be due to a page besides replies, a bit each, in the order in which it is sent: who sits here; the table as
# it is now; the shuffle everybody has a share in; the race that is on; what was said; what was judged.
SEATS, UPDATE, CUT, RACE, CHAT, REVIEW = (1 << place for place in range(6))


class Outbox:
    """`makers` say how each message is made when its turn comes; what has no maker is never due."""

    def __init__(self, transport: Transport, makers: Mapping[int, Callable[[], bytes | None]]) -> None:
        self.transport = transport
        self.makers = sorted(makers.items())
        self.possible = sum(makers)
        self.loop = asyncio.get_running_loop()
        self.replies: deque[bytes] = deque()
        self.due = 0
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

    def want(self, due: int) -> None:
        self.due |= due & self.possible
        self.schedule()

    def schedule(self) -> None:
        if not self.scheduled and self.sending is None and not self.closed:
            self.scheduled = True
            self.loop.call_soon(self.flush)

    # ------------------------------------------------------------------ sending
    def next(self) -> bytes | None:
        """Replies first, in their order; then what else is due."""
        if self.replies:
            return self.replies.popleft()
        for kind, make in self.makers:
            if self.due & kind:
                self.due &= ~kind
                if (text := make()) is not None:
                    return text
        return None

    def flush(self) -> None:
        """Send what is due as long as the transport takes it; then wait for it, in a task of its own."""
        self.scheduled = False
        try:
            while (self.due or self.replies) and not self.closed and (text := self.next()) is not None:
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
