"""Record: a match with everything that happened at its table, taking back included, numbered by `seq`.

A move is first attempted on a copy, then committed by the store, and only then accepted here: nobody can be shown a
position that is not on the disk.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct

from hypostyle.engine.decision import as_id
from hypostyle.engine.errors import HypostyleError, IllegalAction, NotYourDecision
from hypostyle.engine.match import Match
from hypostyle.engine.state import State
from hypostyle.server.store import EventRow

NOTHING_KEPT = -1


class Attempt(Struct):
    """What an event would lead to, not yet accepted: the row to be stored, and the match after it."""

    row: EventRow
    state: State
    heard: list[tuple[int, ...]]
    rebuilt: Match | None = None  # for what is taken back


class Record:
    """A match and the story of its table."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.rows: list[EventRow] = []  # by seq
        self.heard: list[list[tuple[int, ...]]] = []  # by step: the set-up, then each move that stands
        self.kept: list[int] = []  # by seq: the last step that the event left as it was
        self.opens: list[int] = []  # by step: who had to choose after it
        self.before: State | None = None  # the position before the last step, if it is at hand
        self.retell(match)

    def retell(self, match: Match) -> None:
        """Take over another log, from its first step."""
        self.match = match
        self.heard, self.opens, self.before = [], [], None
        for state, heard in match.history():
            self.heard.append(heard)
            self.opens.append(open_seats(state))

    @classmethod
    def replayed(cls, match: Match, rows: Iterable[EventRow]) -> Record:
        """A record from the store: the match as it began, and all of its events."""
        log: list[tuple[int, int]] = []
        kept = []
        rows = list(rows)
        for row in rows:
            kept.append(len(log) if row.kind == "act" else NOTHING_KEPT if row.kind == "start" else row.value)
            advance(log, row)
        record = cls(match.with_log(log))
        record.rows, record.kept = rows, kept
        return record

    @property
    def seq(self) -> int:
        return len(self.rows) - 1

    @property
    def step(self) -> int:
        return len(self.match.log)

    @property
    def over(self) -> bool:
        return self.match.over

    def to_move(self) -> list[int]:
        return seats_of(self.opens[-1])

    def kept_since(self, seq: int | None) -> int:
        """The last step that somebody who saw the table at `seq` still has right."""
        if seq is None or seq > self.seq:
            return NOTHING_KEPT
        return min((*self.kept[seq + 1 :], self.step))

    # ------------------------------------------------------------------ moves
    def start(self, at: float) -> Attempt:
        return Attempt(EventRow(0, 0, "start", 0, self.opens[-1], at), self.match.state, self.heard[0])

    def attempt(self, seat: int, action: int, at: float) -> Attempt:
        """Try a move on a copy; a wrong one raises, and nothing has changed."""
        number = as_id(self.match.game, action)
        self.match.check_turn(seat)
        refusal = self.match.why_not(seat, number)
        if refusal is not None:
            raise IllegalAction(refusal.reason, refusal.section, refusal.reason)
        state = self.match.state.copy()
        state.listen(True)
        state.step(seat, number)
        heard = state.listen(True)
        return Attempt(EventRow(self.seq + 1, seat, "act", number, open_seats(state), at), state, heard)

    def accept(self, attempt: Attempt) -> None:
        """The store has it: this is now the match."""
        row = attempt.row
        self.kept.append(self.step if row.kind == "act" else row.value)
        self.rows.append(row)
        if attempt.rebuilt is not None:
            self.retell(attempt.rebuilt)
            return
        self.before, self.match.state = self.match.state, attempt.state
        self.match.log.append((row.seat, row.value))
        self.match.last_events = attempt.heard
        self.heard.append(attempt.heard)
        self.opens.append(row.open)

    def repeats(self, seat: int, seq: int, action: int) -> bool:
        """Whether this move has been made already, as an answer to the same `seq`."""
        if not 0 <= seq < self.seq:
            return False
        row = self.rows[seq + 1]
        return (row.kind, row.seat, row.value) == ("act", seat, action)

    def still_asks(self, seat: int, seq: int) -> bool:
        """Whether a seat faces the same decision as at `seq`: since then others have chosen, while it was asked too."""
        if not 0 <= seq <= self.seq:
            return False
        later = self.rows[seq + 1 :]
        return all(row.kind == "act" and row.seat != seat for row in later) and all(
            row.open >> seat & 1 for row in self.rows[seq:]
        )

    # ------------------------------------------------------------------ taking back
    def take_back(self, seat: int, alone: Collection[int] | None, at: float) -> Attempt | None:
        """What undo would do for a seat, or None if it may not.

        `alone` holds the seats of all persons when one screen has them all: then undo goes back to the last decision
        of a person, without limit. Otherwise only what revealed nothing and what nobody acted on is taken back.
        """
        found = self.may_go_back(seat, alone)
        if found is None:
            return None
        kind, place = found
        log = self.match.log[:place] + (self.match.log[place + 1 :] if kind == "remove" else [])
        rebuilt = self.match.with_log(log)
        row = EventRow(self.seq + 1, seat, "back" if kind == "back" else "remove", place, open_seats(rebuilt.state), at)
        return Attempt(row, rebuilt.state, [], rebuilt)

    def may_go_back(self, seat: int, alone: Collection[int] | None) -> tuple[str, int] | None:
        log = self.match.log
        if self.over:
            return None
        if alone is not None:
            last = last_step(log, alone)
            return ("back", last) if last >= 0 else None
        last = last_step(log, (seat,))
        if last < 0:
            return None
        if last == len(log) - 1:
            return ("back", last) if self.match.may_undo(seat, self.before) else None
        return ("remove", last) if self.is_sealed(seat, last) else None

    def is_sealed(self, seat: int, place: int) -> bool:
        """Whether a choice among the last ones is still nobody else's business: it could as well be made only now."""
        log = self.match.log
        choosing = self.opens[place]
        if any(not choosing >> other & 1 for other, _ in log[place + 1 :]):
            return False
        try:
            later = self.match.with_log([*log[:place], *log[place + 1 :], log[place]])
        except (IllegalAction, NotYourDecision):
            return False
        return later.state.to_bytes() == self.match.state.to_bytes() and later.may_undo(seat)

    # ------------------------------------------------------------------ looking back
    def position(self, step: int) -> State:
        """The position after that many steps."""
        if step == self.step:
            return self.match.state
        if not 0 <= step < self.step:
            raise HypostyleError(f"This match has steps 0 to {self.step}, not {step}.")
        return self.match.state_at(step)

    def totals(self) -> list[list[int]]:
        """The points of each seat after each step."""
        lines, seats = range(len(self.match.game.lines)), range(self.match.seats)
        return [[sum(state.line(seat, line) for line in lines) for seat in seats] for state, _ in self.match.history()]


def advance(log: list[tuple[int, int]], row: EventRow) -> None:
    if row.kind == "act":
        log.append((row.seat, row.value))
    elif row.kind == "back":
        del log[row.value :]
    elif row.kind == "remove":
        del log[row.value]


def last_step(log: list[tuple[int, int]], seats: Collection[int]) -> int:
    """The place of the last choice of one of these seats, or -1."""
    place = len(log) - 1
    while place >= 0 and log[place][0] not in seats:
        place -= 1
    return place


def open_seats(state: State) -> int:
    """A bit for each seat that has to choose; 0 when the match is over."""
    return sum(1 << seat for seat in range(state.seats) if state.awaits(seat))


def seats_of(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]
