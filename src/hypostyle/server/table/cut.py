"""Cutting the deck: how every browser with a seat gets a share in the shuffle, so that nobody can have chosen it.

Before the first move each of them commits to a share, by its hash; when all have, they reveal them, and the match is
dealt anew from the secret of the host and all shares: a row `cut` of the journal. Once a share is revealed nobody else
can commit any more. Whoever moves first begins the match as it is dealt then: a cut that has not been completed is
missed, and everybody is told.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from hypostyle.server import messages
from hypostyle.server.errors import Overtaken, RequestRefused
from hypostyle.server.shuffles import commitment, cut_hash, cut_seed
from hypostyle.server.storage.store import Busy, Conflict, CutRow, Unreadable

if TYPE_CHECKING:
    from hypostyle.server.table.table import Table


class Cut:
    """Read from the store when the first page comes, and let go with the last."""

    def __init__(self, table: Table, patience: float) -> None:
        self.table = table
        self.patience = patience  # seconds for which bots wait, once everybody sits
        self.rows: list[CutRow] | None = None
        self.waiting: asyncio.TimerHandle | None = None
        self.given_up = False  # by the bots

    async def load(self) -> None:
        if self.rows is None:
            self.rows = await self.table.store.cuts(self.table.id)

    async def renew(self) -> None:
        """Another server may have heard of a share, or may have died before it could deal."""
        if self.rows is not None:
            before, self.rows = self.rows, await self.table.store.cuts(self.table.id)
            if self.rows != before:
                async with self.table.lock:
                    await self.deal_if_complete()
                self.tell()

    def let_go(self) -> None:
        self.rows = None

    def tell(self) -> None:
        for subscriber in self.table.subscribers:
            subscriber.notify_cut()

    # ------------------------------------------------------------------ how far it is
    @property
    def state(self) -> messages.CutState:
        journal = self.table.journal
        if journal.is_cut:
            return "done"
        if journal.seq > 0:
            return "missed"
        return "open" if self.owners <= {row.browser for row in self.rows or ()} else "waiting"

    @property
    def owners(self) -> set[bytes | None]:
        """The browsers whose shares are wanted; None as long as a seat is free."""
        return {seat.owner for seat in self.table.seating.seats if seat.kind == "person"}

    @property
    def shares(self) -> list[CutRow]:
        """Those that count: before the cut of whoever sits there, after it those that it was made of."""
        rows = self.rows or []
        return [row for row in rows if (row.share if self.table.journal.is_cut else row.browser in self.owners)]

    @property
    def missing(self) -> list[int]:
        """The seats that everybody waits for."""
        state = self.state
        if state == "done":
            return []
        there = {row.browser for row in self.rows or () if row.share or state == "waiting"}
        return [seat.seat for seat in self.table.seating.seats if seat.kind == "person" and seat.owner not in there]

    @property
    def hash(self) -> str:
        return cut_hash(self.table.seed_hash, [row.commitment for row in self.shares])

    # ------------------------------------------------------------------ shares
    async def commit(self, browser: bytes | None, committed: str) -> None:
        """A browser with a seat has a share, and says so by its hash; again or too late, it changes nothing."""
        self.check_seated(browser)
        assert browser is not None
        async with self.table.lock:
            await self.load()
            rows = self.rows or []
            late = self.state != "waiting" or any(row.share for row in rows)
            if late or any(row.browser == browser for row in rows):
                return
            row = CutRow(browser, committed)
            try:
                await self.table.store.add_cut(self.table.id, row)
            except (Busy, Conflict) as error:
                raise RequestRefused("busy") from error
            self.rows = sorted([*rows, row], key=lambda row: row.commitment)
        self.tell()

    async def reveal(self, browser: bytes | None, share: str) -> None:
        """All have committed: here is the share itself; again or too late, it changes nothing."""
        self.check_seated(browser)
        async with self.table.lock:
            await self.load()
            rows = self.rows or []
            mine = next((row for row in rows if (row.browser, row.commitment) == (browser, commitment(share))), None)
            if mine is None:
                raise RequestRefused("unknown")
            if self.state != "open" or mine.share:
                return
            row = CutRow(mine.browser, mine.commitment, share)
            try:
                await self.table.store.reveal_cut(self.table.id, row)
            except (Busy, Conflict) as error:
                raise RequestRefused("busy") from error
            self.rows = [row if one is mine else one for one in rows]
            await self.deal_if_complete()
        self.tell()

    def check_seated(self, browser: bytes | None) -> None:
        if not self.table.seating.viewer_of(browser):
            raise RequestRefused("not_yours")

    async def deal_if_complete(self) -> None:
        """All shares are here, and none of anybody who has left. The lock is held."""
        table, shares = self.table, self.shares
        revealed = [row.share for row in self.rows or () if row.share]
        if self.state != "open" or len(revealed) != len(shares) or not all(row.share for row in shares):
            return
        seed = cut_seed(table.id, table.row.seed, revealed)
        try:
            await table.commit(table.journal.attempt_cut(seed, time.time()))
        except Overtaken:
            return  # another server has dealt, or somebody has moved

    async def deal_after_a_crash(self) -> None:
        """Of a server that had all shares and did not come to deal."""
        await self.load()
        if all(row.share for row in self.rows or ()) and self.state == "open":
            async with self.table.lock:
                try:
                    await self.deal_if_complete()
                except (RequestRefused, Unreadable):
                    return  # the next page that comes tries again

    # ------------------------------------------------------------------ bots
    @property
    def is_awaited(self) -> bool:
        """Whether bots leave the first move alone: until everybody sits, and then a moment longer."""
        if self.given_up or self.table.journal.seq > 0:
            return False
        if None not in self.owners and self.waiting is None:
            self.waiting = asyncio.get_running_loop().call_later(self.patience, self.give_up)
        return True

    def give_up(self) -> None:
        self.given_up = True
        self.waiting = None
        self.table.bots.start()

    def stop(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    # ------------------------------------------------------------------ what is told
    def news(self) -> messages.CutNews:
        """The secret of the host and all shares are told when the match is over."""
        state = self.state
        news = messages.CutNews(
            state,
            self.hash if state in ("open", "done") else None,
            [self.part(row) for row in self.shares],
            self.missing,
        )
        if self.table.journal.over and state == "done":
            news.secret = str(self.table.row.seed)
            news.shares = [row.share for row in self.shares]
        return news

    def part(self, row: CutRow) -> messages.CutPart:
        return messages.CutPart(list(self.table.seating.viewer_of(row.browser)), row.commitment)

    def in_file(self) -> dict[str, object]:
        """For `hypostyle verify`."""
        return {"secret": str(self.table.row.seed), "hash": self.hash, "shares": [row.share for row in self.shares]}
