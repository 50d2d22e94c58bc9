"""Referee: conducts the races of one table. Starts and stops the clock, hears claims, lets bots find, decides.

The judgement is in race.py; here are the timers. A race begins when a position opens one and somebody is at the table,
and ends with the first right claim or when everybody has left the search: by choice, or because time is up.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Collection
from typing import Any, Protocol

from hypostyle.engine.match import Match
from hypostyle.engine.vocabulary import Contest
from hypostyle.server import messages
from hypostyle.server.errors import TurnedDown
from hypostyle.server.limits import Limits
from hypostyle.server.storage.store import JournalRow
from hypostyle.server.table.bot_worker import LEVELS
from hypostyle.server.table.journal import Attempt, Record, seats_of
from hypostyle.server.table.race import Claim, Distance, Race, contest_of, has_races

AGAIN_SECONDS = 1.0  # until a busy store is asked again


class Runner(Protocol):
    """A page, as far as it matters here."""

    distance: Distance

    def wake_race(self) -> None:
        """There is news of the race."""


class Course(Protocol):
    """The table where the races are run."""

    record: Record
    lock: asyncio.Lock

    @property
    def match(self) -> Match: ...
    @property
    def runners(self) -> Collection[Runner]: ...
    def is_bot(self, seat: int) -> bool: ...
    def attempted(self, seat: int, action: int) -> Attempt: ...
    async def commit(self, attempt: Attempt) -> None: ...
    async def choice_of(self, seat: int, level: str) -> int: ...
    def stop_bots(self) -> None: ...


class Referee:
    """The races of one table, one at a time."""

    def __init__(self, table: Course, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.table = table
        self.limits = limits
        self.clock = clock
        self.dice = random.SystemRandom()
        self.possible = has_races(table.match.game.words)
        self.contest: Contest | None = None
        self.race: Race | None = None
        self.shown_at = 0.0
        self.timers: set[asyncio.Task[None]] = set()
        self.results: list[tuple[Claim, asyncio.Future[bool]]] = []
        self.finds: dict[int, Claim | None] = {}  # by bot: what it will claim and when, or that it finds nothing
        self.news = asyncio.Event()  # somebody left the search, or a bot knows what it will do

    # ------------------------------------------------------------------ beginning and end
    def look(self) -> None:
        """Somebody came or left: a race runs while there is somebody to run it."""
        if self.possible and (self.race is None or not self.table.runners):
            self.start_anew()

    def moved(self, row: JournalRow, before: int) -> None:
        """The table has changed; `before` has a bit for each seat that had to choose until then."""
        if self.race is None or self.contest is None:
            return self.look()
        left = row.kind == "act" and row.value == self.contest.leave
        if left and seats_of(row.open) == [seat for seat in seats_of(before) if seat != row.seat] and row.open:
            self.news.set()  # the same race, with one seat less
        else:
            self.start_anew()
        return None

    def start_anew(self) -> None:
        self.end()
        contest = contest_of(self.table.match.game, self.table.match.state) if self.table.runners else None
        if contest is not None:
            self.begin(contest)

    def begin(self, contest: Contest) -> None:
        limits, now = self.limits, self.clock()
        self.shown_at = now + max((runner.distance.away for runner in self.table.runners), default=0.0)
        self.contest = contest
        self.race = Race(self.shown_at, limits.race_seconds, limits.race_credit, limits.race_pause)
        self.run(self.wait_for_the_end(self.race, contest))

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
        self.table.stop_bots()

    def run(self, work: Any) -> None:
        timer = asyncio.create_task(work)
        self.timers.add(timer)
        timer.add_done_callback(self.timers.discard)

    async def wait_for_the_end(self, race: Race, contest: Contest) -> None:
        """Until time is up, or until nobody but bots is left: then what they would find decides at once."""
        while self.race is race and not self.only_bots_left():
            left = race.left(self.clock()) + race.grace
            self.news.clear()
            try:
                await asyncio.wait_for(self.news.wait(), left)
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
        seats = self.table.record.to_move()
        return all(self.table.is_bot(seat) and seat in self.finds for seat in seats)

    async def leave_all(self, race: Race, contest: Contest) -> None:
        """Time is up: who is still in the search leaves it, in the order of the seats."""
        try:
            async with self.table.lock:
                for seat in list(self.table.record.to_move()):
                    if self.race is race:
                        await self.table.commit(self.table.attempted(seat, contest.leave))
        except TurnedDown:
            await asyncio.sleep(AGAIN_SECONDS)

    # ------------------------------------------------------------------ claims
    def hears(self, action: int) -> bool:
        """Whether this is a claim in the race that is on."""
        return self.contest is not None and self.contest.is_claim(action)

    def enter(self, seat: int, action: int, made: float) -> asyncio.Future[bool]:
        """Hear a claim: a wrong one is turned down and shown to all; a right one learns in a moment if it was first."""
        race, now = self.race, self.clock()
        assert race is not None
        if race.pause_left(seat, now) > 0:
            raise TurnedDown("paused")
        if race.too_late(made):
            raise TurnedDown("beaten")
        try:
            self.table.attempted(seat, action)
        except TurnedDown as wrong:
            if wrong.reason is not None:
                race.mistake(seat, action, wrong.reason, now)
                self.tell()
            raise
        first = not race.claims
        claim = race.claim(seat, action, made, now)
        result: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.results.append((claim, result))
        if first:
            self.run(self.decide_soon(race))
        return result

    async def decide_soon(self, race: Race) -> None:
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
                    await self.table.commit(self.table.attempted(first.seat, first.action))
                except TurnedDown:
                    self.results = waiting
                else:
                    for claim, result in waiting:
                        if claim is first and not result.done():
                            result.set_result(True)
                    return
            await asyncio.sleep(AGAIN_SECONDS)

    # ------------------------------------------------------------------ bots
    async def search(self, seat: int, level: str) -> None:
        """A bot in a race: it finds what it finds, but only says so after the time a person of its level would need.

        Where it finds nothing it goes on searching to the end: giving up earlier would tell that there is nothing.
        """
        race = self.race
        assert race is not None
        action = await self.table.choice_of(seat, level)
        least, most = LEVELS[level].finds
        seconds = self.dice.uniform(least, most) * self.limits.race_pace
        made = race.began + seconds
        found = Claim(seat, action, made) if self.hears(action) and not race.too_late(made) else None
        self.finds[seat] = found
        self.news.set()
        if found is not None:
            await asyncio.sleep(max(0.0, found.made - self.clock()))
            async with self.table.lock:
                result = self.enter(seat, action, found.made) if self.race is race else None
            if result is not None:
                await result
        await asyncio.Event().wait()  # the end of the race ends this, too

    # ------------------------------------------------------------------ telling
    def hold(self, distance: Distance) -> float:
        """How long a near page waits for the news that a race is on, so that all pages show it at the same moment."""
        return max(0.0, self.shown_at - distance.away - self.clock()) if self.race is not None else 0.0

    def tell(self) -> None:
        for runner in self.table.runners:
            runner.wake_race()

    def told(self, describe: Callable[[int], Any], seq: int) -> messages.RaceNews | None:
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
