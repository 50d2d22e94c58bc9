"""The races of a table that several servers serve: one clock, one order of claims, whoever took them.

When a race began and what was claimed stands in the database; every server judges by it. The one that began the race
decides and ends it; the others do so a moment later, in case it is gone. Whoever does it finds at most that it is done.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from hypostyle.engine.vocabulary import Contest
from hypostyle.server.errors import Overtaken, RequestRefused
from hypostyle.server.limits import Limits
from hypostyle.server.storage.shared_races import ClaimRecord, RaceRecord, SharedRaces
from hypostyle.server.storage.store import Busy, JournalRow, Unreadable
from hypostyle.server.table.journal import Journal, seats_of
from hypostyle.server.table.race import Latency, Race, RaceClaim
from hypostyle.server.table.race_clock import RETRY_SECONDS, RaceClock
from hypostyle.server.table.sharing import Sharing

if TYPE_CHECKING:
    from hypostyle.server.table.table import Table

LEAD_SECONDS = 0.1  # beyond the longest line: all servers know of a race before any page shows it
FOLLOW_SECONDS = 1.0  # after which others do what the leader of a race should have done
LOOK_SECONDS = 0.5  # between two looks at the claims, for what no news told
SOON = 0.02


class SharedRaceClock(RaceClock):
    def __init__(self, table: Table, limits: Limits, sharing: Sharing) -> None:
        super().__init__(table, limits)
        self.sharing = sharing
        self.shared = SharedRaces(sharing.state.store, sharing.state.id)
        self.record: RaceRecord | None = None
        self.known = 0  # the number of the last claim that is known here
        self.told = asyncio.Event()

    # ------------------------------------------------------------------ beginning and end
    def subscribers_changed(self) -> None:
        if not self.arranging or not self.table.subscribers:
            super().subscribers_changed()

    def row_added(self, row: JournalRow, open_before: int) -> None:
        if self.arranging:
            return self.restart()
        if row.kind == "act":
            for claim, result in self.results:
                if (claim.seat, claim.action) == (row.seat, row.value) and not result.done():
                    result.set_result(True)
        return super().row_added(row, open_before)

    def begin(self, contest: Contest) -> None:
        self.contest, self.arranging = contest, True
        self.run(self.arrange(contest, opening_row(self.table.journal, contest)))

    async def arrange(self, contest: Contest, opening: int) -> None:
        """Agree with the other servers on when the race begins; no page is shown it before."""
        while True:
            try:
                record = await self.shared.begin(self.table.id, opening, self.limits.race_credit + LEAD_SECONDS)
                break
            except (Busy, Unreadable):
                await asyncio.sleep(RETRY_SECONDS)
        limits = self.limits
        self.record, self.known, self.arranging = record, 0, False
        self.handicap = 0.0 if record.leader == self.shared.id else FOLLOW_SECONDS
        self.shown_at = record.began - self.sharing.offset
        self.race = Race(self.shown_at, limits.race_seconds, limits.race_credit, limits.race_pause)
        self.run(self.follow(self.race))
        self.run(self.wait_for_end(self.race, contest))
        self.table.bots.start()
        self.table.updates.clear()
        self.table.notify()

    def end(self) -> None:
        if self.arranging:
            self.contest, self.arranging = None, False
            for timer in self.timers - {asyncio.current_task()}:
                timer.cancel()
        self.record = None
        super().end()

    def delay_for(self, latency: Latency | None) -> float:
        return SOON if self.arranging else super().delay_for(latency)

    # ------------------------------------------------------------------ claims
    def claim(self, seat: int, action: int, made: float) -> asyncio.Future[bool]:
        race, record = self.race, self.record
        if race is None or record is None:
            raise RequestRefused("not_yet")
        if race.pause_left(seat, self.clock()) > 0:
            raise RequestRefused("paused")
        if race.too_late(made):
            raise RequestRefused("beaten")
        wrong = None
        try:
            self.table.attempt(seat, action)
        except RequestRefused as refusal:
            if refusal.reason is None:
                raise
            wrong = refusal
        return asyncio.ensure_future(self.store_claim(record, RaceClaim(seat, action, made), wrong))

    async def store_claim(self, record: RaceRecord, claim: RaceClaim, wrong: RequestRefused | None) -> bool:
        """In the one order of all claims; then it is heard of here like anybody's."""
        result: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if wrong is None:
            self.results.append((claim, result))
        made, reason = claim.made + self.sharing.offset, wrong.reason if wrong is not None else None
        pause = self.limits.race_pause
        try:
            taken = await self.shared.claim(record, claim.seat, claim.action, made, reason, pause)
        except (Busy, Unreadable) as error:
            raise RequestRefused("busy") from error
        self.told.set()
        if not taken:
            raise RequestRefused("paused")
        if wrong is not None:
            raise wrong
        return await result

    def look_again(self) -> None:
        self.told.set()

    async def follow(self, race: Race) -> None:
        """Hear of every claim, wherever it was made."""
        while self.race is race:
            with contextlib.suppress(Busy, Unreadable):
                await self.take_in(race)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.told.wait(), LOOK_SECONDS)

    async def take_in(self, race: Race) -> None:
        self.told.clear()
        record = self.record
        if record is None:
            return
        for claim in await self.shared.claims(record, self.known):
            if self.race is race and claim.number > self.known:
                self.known = claim.number
                self.judge(race, claim)

    def judge(self, race: Race, claim: ClaimRecord) -> None:
        arrived, first = claim.arrived - self.sharing.offset, not race.claims
        if claim.reason is not None:
            race.mistake(claim.seat, claim.action, claim.reason, arrived)
            self.notify_pages()
            return
        race.claim(claim.seat, claim.action, claim.made - self.sharing.offset, arrived)
        if first:
            self.run(self.decide_after_grace(race))

    async def decide_after_grace(self, race: Race) -> None:
        await asyncio.sleep(self.handicap)
        await super().decide_after_grace(race)

    async def decide(self, race: Race) -> None:
        """The first of all claims that have been stored by now is played, unless another server has done so."""
        while self.race is race and race.claims:
            async with self.table.lock:
                with contextlib.suppress(Busy, Unreadable):
                    await self.take_in(race)
                first = race.winner()
                try:
                    await self.table.commit(self.table.attempt(first.seat, first.action))
                    return
                except Overtaken:
                    continue
                except RequestRefused as refusal:
                    if refusal.code != "busy":  # its seat has left the search
                        race.claims.remove(first)
                        continue
            await asyncio.sleep(RETRY_SECONDS)


def opening_row(journal: Journal, contest: Contest) -> int:
    """The row that opened the race which is on: after it seats have only left the search."""
    rows = journal.rows
    for place in range(len(rows) - 1, 0, -1):
        row, before = rows[place], rows[place - 1]
        others = [seat for seat in seats_of(before.open) if seat != row.seat]
        if row.kind != "act" or row.value != contest.leave or seats_of(row.open) != others or not row.open:
            return place
    return 0
