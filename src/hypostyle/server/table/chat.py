"""What is said at one table: set phrases and short texts. Seats speak, and everybody who is at the table reads it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from hypostyle.server import messages
from hypostyle.server.errors import RequestRefused
from hypostyle.server.limits import TokenBucket
from hypostyle.server.messages import LONGEST_TEXT
from hypostyle.server.storage.store import MOST_SAID, Busy, ChatRow, Conflict
from hypostyle.server.table.seating import clean_line

if TYPE_CHECKING:
    from hypostyle.server.table.table import Table

ATTEMPTS = 3  # to find a number that nobody else has used meanwhile


class Chat:
    """Read from the store when the first page comes, and let go with the last."""

    def __init__(self, table: Table, rate: float, burst: float) -> None:
        self.table = table
        self.rate, self.burst = rate, burst
        self.lines: list[ChatRow] | None = None
        self.buckets: dict[bytes | None, TokenBucket] = {}  # by browser

    async def load(self) -> None:
        if self.lines is None:
            self.lines = await self.table.store.said(self.table.id, MOST_SAID)

    async def renew(self) -> None:
        """Another server may have heard something."""
        if self.lines is not None:
            before = self.next_number
            self.lines = await self.table.store.said(self.table.id, MOST_SAID)
            if self.next_number > before:
                self.tell()

    def tell(self) -> None:
        for subscriber in self.table.subscribers:
            subscriber.notify_chat()

    def let_go(self) -> None:
        self.lines = None
        self.buckets.clear()

    # ------------------------------------------------------------------ speaking
    async def say(self, browser: bytes | None, seat: int, phrase: str, text: str) -> None:
        """A set phrase or a text, of a seat of this browser."""
        self.table.seating.check_owner(browser, seat)
        if not self.table.opener.settings.chat:
            raise RequestRefused("no_chat")
        text = "" if phrase else clean_line(text, LONGEST_TEXT)
        if not phrase and not text:
            raise RequestRefused("bad_message")
        if not self.buckets.setdefault(browser, TokenBucket(self.rate, self.burst)).take():
            raise RequestRefused("too_fast")
        try:
            await self.add(seat, phrase, text)
        except (Busy, Conflict) as error:
            raise RequestRefused("busy") from error
        self.tell()

    async def add(self, seat: int, phrase: str, text: str) -> None:
        await self.load()
        for attempt in range(ATTEMPTS):
            row = ChatRow(self.next_number, seat, phrase, text, time.time())
            try:
                await self.table.store.say(self.table.id, row)
            except Conflict:  # somebody else was faster
                if attempt == ATTEMPTS - 1:
                    raise
                self.lines = await self.table.store.said(self.table.id, MOST_SAID)
            else:
                if self.next_number == row.number:
                    self.lines = [*(self.lines or ()), row][-MOST_SAID:]
                return

    # ------------------------------------------------------------------ listening
    def since(self, number: int) -> list[messages.ChatLine]:
        """What a page has not read that has read everything before this number."""
        if not self.table.opener.settings.chat:
            return []
        lines = self.lines or []
        return [
            messages.ChatLine(row.number, row.seat, row.phrase, row.text, row.at)
            for row in lines
            if row.number >= number
        ]

    @property
    def next_number(self) -> int:
        return self.lines[-1].number + 1 if self.lines else 0
