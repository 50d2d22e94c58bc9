"""The races of one table: starts and stops the clock, takes claims, lets bots search, decides.

The judgement is in race.py; here are the timers. A race begins when a position opens one and somebody is at the table,
and ends with the first right claim or when everybody has left the search: by choice, or because time is up.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable, Coroutine
from functools import cached_property
from typing import TYPE_CHECKING, Any

from hypostyle.engine.vocabulary import Contest
from hypostyle.minds.characters import Character
from hypostyle.server import messages
from hypostyle.server.errors import RequestRefused
from hypostyle.server.limits import Limits
from hypostyle.server.storage.store import JournalRow
from hypostyle.server.table.journal import seats_of
from hypostyle.server.table.race import Latency, Race, RaceClaim, contest_of, has_races

if TYPE_CHECKING:
    from hypostyle.server.table.table import Table

log = logging.getLogger(__name__)

DICE = random.SystemRandom()
RETRY_SECONDS = 1.0  # until a busy store is asked again


class RaceClock:
    """The races of one table, one at a time."""

    def __init__(self, table: Table, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.table = table
        self.limits = limits
        self.clock = clock
        self.possible = has_races(table.match.game.words)
        self.contest: Contest | None = None
        self.race: Race | None = None
        self.arranging = False  # a race is on, but when it begins is not known yet
        self.handicap = 0.0  # seconds that this server leaves another one to end the race
        self.shown_at = 0.0
        self.timers: set[asyncio.Task[None]] = set()
        self.results: list[tuple[RaceClaim, asyncio.Future[bool]]] = []
        self.finds: dict[int, RaceClaim | None] = {}  # by bot: what it will claim and when, or that it finds nothing

    @cached_property
    def changed(self) -> asyncio.Event:
        """Somebody left the search, or a bot knows what it will do. Most tables never have a race."""
        return asyncio.Event()

    # ------------------------------------------------------------------ beginning and end
    def subscribers_changed(self) -> None:
        """Somebody came or left: a race runs while there is somebody at the table."""
        if self.possible and (self.race is None or not self.table.subscribers):
            self.restart()

    def row_added(self, row: JournalRow, open_before: int) -> None:
        """The table has changed; `open_before` has a bit for each seat that had to choose until then."""
        if self.race is None or self.contest is None:
            return self.subscribers_changed()
        left = row.kind == "act" and row.value == self.contest.leave
        if left and seats_of(row.open) == [seat for seat in seats_of(open_before) if seat != row.seat] and row.open:
            self.changed.set()  # the same race, with one seat less
        else:
            self.restart()
        return None

    def restart(self) -> None:
        self.end()
        contest = contest_of(self.table.match.game, self.table.match.state) if self.table.subscribers else None
        if contest is not None:
            self.begin(contest)

    def begin(self, contest: Contest) -> None:
        limits, now = self.limits, self.clock()
        self.shown_at = now + max((subscriber.latency.one_way for subscriber in self.table.subscribers), default=0.0)
        self.contest = contest
        self.race = Race(self.shown_at, limits.race_seconds, limits.race_credit, limits.race_pause)
        self.run(self.wait_for_end(self.race, contest))

    def end(self) -> None:
        """Whatever waits for this race is told that it has not won, and no timer is left."""
        if self.race is None:
            return
        self.race = self.contest = None
        for _, result in self.results:
            if not result.done():
                result.set_result(False)
        self.results.clear()
        self.finds.clear()
        for timer in self.timers - {asyncio.current_task()}:
            timer.cancel()
        self.table.bots.stop()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        timer = asyncio.create_task(work)
        self.timers.add(timer)
        timer.add_done_callback(self.finished)

    def finished(self, timer: asyncio.Task[None]) -> None:
        self.timers.discard(timer)
        if not timer.cancelled() and (error := timer.exception()) is not None:
            log.error("a race of table %s: %s", self.table.id, type(error).__name__, exc_info=error)

    async def wait_for_end(self, race: Race, contest: Contest) -> None:
        """Until time is up, or until nobody but bots is left: then what they would find decides at once."""
        while self.race is race and not self.only_bots_left():
            left = race.left(self.clock()) + race.grace + self.handicap
            self.changed.clear()
            try:
                await asyncio.wait_for(self.changed.wait(), left)
            except TimeoutError:
                break
        if self.race is race and self.only_bots_left() and race.left(self.clock()) > 0:
            found = [claim for claim in self.finds.values() if claim is not None]
            for claim in found:
                race.claim(claim.seat, claim.action, claim.made, claim.made)
        if race.claims:
            await self.decide(race)
        while self.race is race:
            await self.leave_all(race, contest)

    def only_bots_left(self) -> bool:
        """All persons have left the search, and every bot that is in it knows what it will do."""
        seats = self.table.journal.to_move
        return all(self.table.seating.is_bot(seat) and seat in self.finds for seat in seats)

    async def leave_all(self, race: Race, contest: Contest) -> None:
        """Time is up: whoever is still in the search leaves it, in the order of the seats."""
        try:
            async with self.table.lock:
                for seat in list(self.table.journal.to_move):
                    if self.race is race:
                        await self.table.commit(self.table.attempt(seat, contest.leave))
        except RequestRefused:
            await asyncio.sleep(RETRY_SECONDS)

    def look_again(self) -> None:
        """News of a race come from other servers; where there are none, there is nothing to hear."""

    # ------------------------------------------------------------------ claims
    def is_claim(self, action: int) -> bool:
        """Whether this is a claim in the race that is on."""
        return self.contest is not None and self.contest.is_claim(action)

    def claim(self, seat: int, action: int, made: float) -> asyncio.Future[bool]:
        """Take a claim: a wrong one is refused and shown to all; a right one learns in a moment if it was first."""
        race, now = self.race, self.clock()
        assert race is not None
        if race.pause_left(seat, now) > 0:
            raise RequestRefused("paused")
        if race.too_late(made):
            raise RequestRefused("beaten")
        try:
            self.table.attempt(seat, action)
        except RequestRefused as wrong:
            if wrong.reason is not None:
                race.mistake(seat, action, wrong.reason, now)
                self.notify_pages()
            raise
        first = not race.claims
        claim = race.claim(seat, action, made, now)
        result: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.results.append((claim, result))
        if first:
            self.run(self.decide_after_grace(race))
        return result

    async def decide_after_grace(self, race: Race) -> None:
        assert race.decides_at is not None
        await asyncio.sleep(max(0.0, race.decides_at - self.clock()))
        await self.decide(race)

    async def decide(self, race: Race) -> None:
        """The first claim is played like any move; with that the race is over for everybody."""
        while self.race is race:
            async with self.table.lock:
                if self.race is not race:
                    return
                first, waiting = race.winner(), self.results
                self.results = [entry for entry in waiting if entry[0] is not first]
                try:
                    await self.table.commit(self.table.attempt(first.seat, first.action))
                except RequestRefused:
                    self.results = waiting
                else:
                    for claim, result in waiting:
                        if claim is first and not result.done():
                            result.set_result(True)
                    return
            await asyncio.sleep(RETRY_SECONDS)

    # ------------------------------------------------------------------ bots
    async def bot_search(self, seat: int, character: Character) -> None:
        """A bot in a race: it finds what it finds, but only says so after the time a person like it would need.

        Where it finds nothing it goes on searching to the end: giving up earlier would tell that there is nothing.
        """
        race = self.race
        assert race is not None
        action = await self.table.bots.choose(seat, character)
        least, most = character.finds
        seconds = DICE.uniform(least, most) * self.limits.race_pace
        made = race.began + seconds
        found = RaceClaim(seat, action, made) if self.is_claim(action) and not race.too_late(made) else None
        self.finds[seat] = found
        self.changed.set()
        if found is not None:
            await asyncio.sleep(max(0.0, found.made - self.clock()))
            async with self.table.lock:
                result = self.claim(seat, action, found.made) if self.race is race else None
            if result is not None:
                await result
        await asyncio.Event().wait()  # the end of the race ends this, too

    # ------------------------------------------------------------------ news for the pages
    def delay_for(self, latency: Latency | None) -> float:
        """How long a near page waits for the news that a race is on, so that all pages show it at the same moment.

        Without a latency: whoever asks by the way, and is told when all pages show it.
        """
        if self.race is None:
            return 0.0
        return max(0.0, self.shown_at - (latency.one_way if latency is not None else 0.0) - self.clock())

    async def until_shown(self, latency: Latency | None) -> None:
        """Asking shows a race no sooner."""
        while (early := self.delay_for(latency)) > 0:
            await asyncio.sleep(early)

    def notify_pages(self) -> None:
        for subscriber in self.table.subscribers:
            subscriber.notify_race()

    def news(self, describe: Callable[[int], Any], seq: int) -> messages.RaceNews | None:
        race, now = self.race, self.clock()
        if race is None:
            return None
        mistakes = [
            messages.WrongClaim(one.seat, describe(one.action), one.reason, round(now - one.at, 3))
            for one in race.mistakes
        ]
        paused = {str(seat): round(race.pause_left(seat, now), 3) for seat in race.paused_until}
        left = round(min(race.seconds, race.left(now)), 3)
        return messages.RaceNews(seq, left, race.seconds, mistakes, {s: p for s, p in paused.items() if p > 0})
