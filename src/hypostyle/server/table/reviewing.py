"""The review of one table's match: judged when somebody asks for it, kept as it goes, told to whoever looks."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

from hypostyle.review.judging import Case, Judged, knowledge_of
from hypostyle.review.review import DIGITS, Review, lost_by_line, rounded, word
from hypostyle.server import messages
from hypostyle.server.errors import RequestRefused
from hypostyle.server.storage.store import Busy, Conflict, Unreadable
from hypostyle.server.table.review_desk import ReviewDesk

if TYPE_CHECKING:
    from hypostyle.server.table.table import Table

log = logging.getLogger(__name__)

JUDGE = 1  # to be raised with every change of what is found: kept verdicts of other judges are not mixed in
SPREAD = 8  # where several servers may review a match: one of the next so many decisions, so that two seldom agree


class Reviewing:
    def __init__(self, table: Table, desk: ReviewDesk) -> None:
        self.table = table
        self.desk = desk
        self.review: Review | None = None
        self.found: list[Judged] = []  # in the order in which pages are told
        self.task: asyncio.Task[None] | None = None
        self.lock = asyncio.Lock()

    @property
    def judge(self) -> str:
        """Whose verdicts they are: those of another budget are others."""
        return f"{JUDGE}-{self.desk.simulations}"

    # ------------------------------------------------------------------ judging
    async def open(self, address: str) -> Review:
        """Begin, or go on with what was kept; only for a match that is over."""
        if not self.table.journal.over:
            raise RequestRefused("not_over")
        async with self.lock:
            if self.review is None:
                review = await asyncio.to_thread(Review, self.table.match, self.desk.simulations)
                self.review, self.found = review, []
                await self.take_over_kept(review)
            if self.task is None and len(self.review.judged) < len(self.review.cases):
                self.desk.begin(address)
                self.task = asyncio.create_task(self.work(self.review, address))
        return self.review

    async def take_over_kept(self, review: Review) -> None:
        """What was found earlier, or by another server."""
        try:
            kept = await self.table.store.verdicts(self.table.id, self.judge)
        except (Busy, Unreadable) as error:
            raise RequestRefused("busy") from error
        for data in kept:
            self.add(review, msgspec.json.decode(data, type=Judged))

    def add(self, review: Review, found: Judged) -> None:
        if found.step not in review.judged:
            review.take_over([found])
            self.found.append(found)

    async def work(self, review: Review, address: str) -> None:
        """As many decisions at a time as there are workers, the first ones first; whoever looks is told of each."""
        waiting = [case for case in review.cases if case.step not in review.judged]

        async def judge_on() -> None:
            while waiting:
                case = waiting.pop(random.randrange(min(SPREAD, len(waiting))) if self.table.sharing else 0)
                if self.table.sharing is not None:
                    await self.take_over_kept(review)
                if case.step in review.judged:
                    continue
                found = await self.desk.judge(case, address)
                if found is not None:
                    await self.keep(review, found)

        try:
            await asyncio.gather(*(judge_on() for _ in range(self.desk.workers)))
        except (RequestRefused, Conflict) as error:  # the table has been deleted, or nobody can be asked now
            log.warning("table %s: its review has stopped (%s)", self.table.id, error)
        finally:
            self.task = None
            self.desk.end(address)
            self.table.notify_review()

    async def keep(self, review: Review, found: Judged) -> None:
        """Stored, then told; a store that is busy now costs a verdict that is found again the next time."""
        try:
            await self.table.store.keep_verdict(self.table.id, self.judge, found.step, msgspec.json.encode(found))
        except Busy as error:
            log.warning("table %s: a verdict could not be kept (%s)", self.table.id, error)
        self.add(review, found)
        self.table.notify_review()

    def rest(self) -> None:
        """Nobody looks: what was found is in the store."""
        if self.task is None and not self.lock.locked():
            self.review, self.found = None, []

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    # ------------------------------------------------------------------ tries
    async def judge_try(self, browser: bytes | None, step: int, action: int, address: str) -> messages.Tried:
        """Another choice at a step of the match, judged as if it had been played."""
        review = await self.open(address)
        case = next((case for case in review.cases if case.step == step), None)
        if case is None:
            raise RequestRefused("unknown")
        match = review.match
        known = knowledge_of(match.game, match.content, case.known, case.seat)
        if action not in known.state.legal_actions(case.seat):
            raise RequestRefused("illegal")
        found = known_try(review.judged.get(step), action)
        if found is None:
            found = await self.desk.judge_try(tried(case, action), browser, address)
        return messages.Tried(self.verdict(found))

    # ------------------------------------------------------------------ what pages are told
    def told(self, since: int | None) -> messages.Reviewed | None:
        """The verdicts from the one with that number on; None for whoever has been told nothing yet."""
        review = self.review
        if review is None:
            return None
        seats = [msgspec.convert(review.seat_json(seat), messages.ReviewedSeat) for seat in range(review.match.seats)]
        return messages.Reviewed(
            len(review.judged),
            len(review.cases),
            review.simulations,
            self.task is not None,
            [self.verdict(found) for found in self.found[since or 0 :]],
            seats,
            [case.step for case in review.cases] if since is None else UNSET,
        )

    def verdict(self, found: Judged) -> messages.Verdict:
        json = self.table.json
        lines = {line: rounded([found.best_lines[line], found.played_lines[line]]) for line in found.best_lines}
        return messages.Verdict(
            found.step,
            found.seat,
            word(found),
            json[found.played],
            json[found.best],
            round(found.loss, DIGITS),
            round(found.margin, DIGITS),
            round(sum(lost_by_line(found).values()), DIGITS),
            lines,
            rounded(found.chances),
            rounded(found.best_chances),
            rounded(found.played_chances),
            rounded(found.best_points),
            rounded(found.played_points),
            [messages.FollowingMove(seat, json[action]) for seat, action in found.continuation],
        )


def tried(case: Case, action: int) -> Case:
    return msgspec.structs.replace(case, played=action)


def known_try(found: Judged | None, action: int) -> Judged | None:
    """What needs no second judgement: the choice that was played, and the best one."""
    if found is None or action == found.played:
        return found
    if action != found.best:
        return None
    return msgspec.structs.replace(
        found,
        played=found.best,
        margin=0.0,
        played_chances=found.best_chances,
        played_lines=found.best_lines,
        played_points=found.best_points,
    )
