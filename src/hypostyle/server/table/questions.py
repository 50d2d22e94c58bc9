"""What a page may ask of its table, and what it is refused: during a race an answer could give the right claim away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hypostyle.server import messages
from hypostyle.server.errors import RequestRefused
from hypostyle.server.table.inspector import Inspector, UncertainPlan
from hypostyle.server.table.race import contest_of

if TYPE_CHECKING:
    from hypostyle.server.table.table import Table


class Questions:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.inspector = Inspector(table.updates)

    def why(self, browser: bytes | None, seat: int, action: int) -> messages.Why:
        self.check_askable(browser, seat, action)
        return self.inspector.why(seat, action, self.table.seq_for(browser))

    def preview(self, browser: bytes | None, seat: int, action: int, then: Sequence[int] = ()) -> messages.Preview:
        self.check_askable(browser, seat, max(action, *then, 0))
        self.check_turn(seat)
        why = self.why(browser, seat, action)
        if why.reason is not None:
            raise RequestRefused("illegal", why.reason, why.section)
        try:
            return self.inspector.preview(seat, action, why.seq, then)
        except UncertainPlan as plan:
            raise RequestRefused("illegal", plan.reason, plan.section) from None

    async def hint(self, browser: bytes | None, seat: int, address: str = "") -> messages.Hint:
        journal = self.table.journal
        self.check_playing(browser, seat)
        self.table.opener.check_hints()
        self.check_turn(seat)
        self.check_no_race()
        asked, pool = journal.seq, self.table.bots.pool
        if browser in pool.asking:
            raise RequestRefused("too_fast")  # one at a time, at whichever table and on whichever page
        pool.asking.add(browser)
        try:
            choice = await pool.hint(self.table.match.knowledge(seat), address)
        finally:
            pool.asking.discard(browser)
        if choice is None:
            raise RequestRefused("busy")
        if not journal.still_asks(seat, asked):
            raise RequestRefused("stale")
        ideas = [messages.Idea(*idea) for idea in choice.ideas]
        found = choice.beside
        beside = None if found is None else messages.Beside(found.action, found.lines, found.chance)
        return messages.Hint(self.table.seq_for(browser), seat, choice.action, ideas, beside)

    def look(self, browser: bytes | None, step: int, through: int | None, then: Sequence[int]) -> messages.Looked:
        """Another's seat may be looked through when the match is over, and walked on with."""
        viewer, journal = self.table.seating.viewer_of(browser), self.table.journal
        if step > len(journal.log_for(viewer)) or (through is not None and through >= self.table.match.seats):
            raise RequestRefused("unknown")
        if through is not None and through not in viewer and not journal.over:
            raise RequestRefused("not_yours")
        if not then:
            return self.inspector.look(step, viewer, through)
        if not journal.over:
            raise RequestRefused("not_over")
        looked = None if through is None else self.inspector.look_ahead(step, through, then)
        if looked is None:
            raise RequestRefused("illegal")
        return looked

    # ------------------------------------------------------------------ who may ask what
    def check_askable(self, browser: bytes | None, seat: int, action: int) -> None:
        self.check_playing(browser, seat)
        if action >= self.table.match.game.words.action_count:
            raise RequestRefused("unknown")
        self.check_no_race()

    def check_playing(self, browser: bytes | None, seat: int) -> None:
        self.table.seating.check_owner(browser, seat)
        if self.table.journal.over:
            raise RequestRefused("over")

    def check_turn(self, seat: int) -> None:
        if seat not in self.table.journal.to_move:
            raise RequestRefused("not_yet")

    def check_no_race(self) -> None:
        if contest_of(self.table.match.game, self.table.match.state) is not None:
            raise RequestRefused("race")
