"""The journal of a table: a match with everything that happened there, undo included, numbered by `seq`.

A move is first attempted on a copy, then committed by the store, and only then accepted here: nobody can be shown a
position that is not on the disk.

While choices are sealed (sealed_choices.py), a viewer knows the public part of the log and the sealed steps of its own
seats: `steps_for`, `seq_for` and `log_for` count as if nothing else had happened.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, Literal

from msgspec import Struct

from hypostyle.engine.errors import HypostyleError
from hypostyle.engine.limits import SPECTATOR
from hypostyle.engine.match import Match
from hypostyle.engine.position import Step
from hypostyle.engine.state import State
from hypostyle.engine.undoing import last_step
from hypostyle.server.storage.store import JournalRow
from hypostyle.server.table.race import contest_of
from hypostyle.server.table.sealed_choices import (
    SEALED_KINDS,
    SealedChoices,
    after_hidden,
    is_hidden,
    last_public,
    own_hidden,
)

NOTHING_KEPT = -1
SHARED_STEPS: dict[tuple[int, int], tuple[int, int]] = {}  # of tables at rest: no more than seats times actions


class Attempt(Struct):
    """What a move or an undo would lead to, not yet accepted: the row to be stored, and the match after it."""

    row: JournalRow
    step: Step | None = None  # of a move
    rebuilt: Match | None = None  # after an undo


class Journal:
    """A match and what happened at its table."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.sealed_choices = SealedChoices(match.game)
        self.rows: list[JournalRow] = []  # by seq
        # By step, where somebody has asked for them: the events, and the points as everybody may know them.
        self.heard: list[tuple[list[tuple[int, ...]], list[int | None]]] | None = None
        self.kept: list[int] = []  # by seq: the last step that the row left as it was
        self.open_bits: list[int] = []  # by step: a bit for each seat that had to choose after it
        self.before: State | None = None  # the position before the last step, if it is at hand
        self.step = 0  # moves that stand
        self.public_steps = 0  # those of them that everybody knows; the others are sealed
        self.public: bytes | None = None  # what everybody knows while choices are sealed
        self.over = False
        self.to_move: list[int] = []
        self.rebuild(match)

    def rebuild(self, match: Match) -> None:
        """Take over a match with another log, from its first step."""
        self.match = match
        self.heard, self.open_bits, self.before, self.public = None, [], None, None
        for position in match.history():
            public = self.sealed_choices.public_knowledge(position.state)
            if public is None or public != self.public:
                self.public_steps, self.public = len(self.open_bits), public
            self.open_bits.append(open_seats(position.state))
        self.refresh()

    def recalled(self) -> list[tuple[list[tuple[int, ...]], list[int | None]]]:
        """Most tables in memory are idle, and nobody asks what has happened at them."""
        if self.heard is None:
            history = self.match.history()
            self.heard = [(position.last_events, self.open_scores(position.state)) for position in history]
        return self.heard

    def events(self, step: int) -> list[tuple[int, ...]]:
        """Of the set-up (step 0), or of a move that stands."""
        return self.recalled()[step][0]

    def scores(self, step: int) -> list[int | None]:
        """The points after a step as everybody may know them."""
        return self.recalled()[step][1]

    def rest(self) -> None:
        """Nobody is at the table: what can be worked out again is let go."""
        self.heard = self.before = None
        self.match.log[:] = [SHARED_STEPS.setdefault(step, step) for step in self.match.log]

    def refresh(self) -> None:
        """What everybody asks for all the time, worked out once."""
        self.step = len(self.match.log)
        self.over = self.match.over
        self.to_move = seats_of(self.open_bits[-1])

    @classmethod
    def replayed(cls, match: Match, rows: Iterable[JournalRow]) -> Journal:
        """A journal from the store: the match as it began, and all rows."""
        log: list[tuple[int, int]] = []
        bases = [0]  # by step: how many steps everybody knew after it
        kept: list[int] = []
        rows = list(rows)
        check_whole(rows)
        if len(rows) > 1 and rows[1].kind == "cut":
            match = dealt_anew(match, rows[1].value)
        for row in rows:
            before = bases[-1]
            advance(log, row)
            del bases[len(log) + 1 :]
            if len(bases) <= len(log):
                bases.append(before if row.kind == "seal" else len(log))
            kept.append(NOTHING_KEPT if row.kind in ("start", "cut") else min(before, bases[-1]))
        journal = cls(match.with_log(log))
        journal.rows, journal.kept = rows, kept
        return journal

    @property
    def seq(self) -> int:
        return len(self.rows) - 1

    def kept_since(self, seq: int | None, viewer: Collection[int] = ()) -> int:
        """The last step that a viewer who saw the table at `seq` still has right; sealed steps are always sent anew."""
        if seq is None or seq > self.seq_for(viewer):
            return NOTHING_KEPT
        return min((*self.kept[seq + 1 :], self.public_steps))

    # ------------------------------------------------------------------ as one viewer counts
    def sealed_seats(self) -> list[int]:
        """The seats that have finally chosen, while others still think."""
        if self.public is None:
            return []
        return [seat for seat in seats_of(self.open_bits[self.public_steps]) if seat not in self.to_move]

    def steps_for(self, viewer: Collection[int]) -> list[int]:
        """The sealed steps that a viewer knows: those of its own seats."""
        if self.public_steps == self.step:
            return []
        return [step for step in range(self.public_steps + 1, self.step + 1) if self.match.log[step - 1][0] in viewer]

    def log_for(self, viewer: Collection[int]) -> list[tuple[int, int]]:
        """The log as a viewer knows it; as sealed choices do not touch each other, it is a log that can be played."""
        log = self.match.log
        return log[: self.public_steps] + [log[step - 1] for step in self.steps_for(viewer)]

    def seq_for(self, viewer: Collection[int]) -> int:
        """The `seq` a viewer is told: sealed rows of others do not count."""
        last = len(self.rows) - 1
        if self.rows[last].kind not in SEALED_KINDS:
            return last
        public = last_public(self.rows, last)
        return public + len(own_hidden(self.rows, public, viewer))

    def is_latest(self, seq: int) -> bool:
        """Whether who has seen `seq` has seen all that happened, and nothing of it is sealed: the common case."""
        return seq == len(self.rows) - 1 and self.rows[seq].kind not in SEALED_KINDS

    def row_for(self, viewer: Collection[int], seq: int) -> int | None:
        """The row that a viewer has seen last when it has seen `seq`, or None if it cannot have."""
        if not 0 <= seq <= self.seq_for(viewer):
            return None
        if not is_hidden(self.rows[seq]) and (seq == self.seq or not is_hidden(self.rows[seq + 1])):
            return seq
        public = last_public(self.rows, seq)
        own = [public, *own_hidden(self.rows, public, viewer)]
        return own[seq - public] if seq - public < len(own) else None

    # ------------------------------------------------------------------ moves
    def begin(self, at: float) -> None:
        """The first row: the match is set up and nobody has moved."""
        self.rows, self.kept = [JournalRow(0, 0, "start", 0, self.open_bits[-1], at)], [NOTHING_KEPT]

    @property
    def is_cut(self) -> bool:
        """Whether everybody had a share in the shuffle."""
        return len(self.rows) > 1 and self.rows[1].kind == "cut"

    def attempt_cut(self, seed: int, at: float) -> Attempt:
        """The same match dealt anew, before anybody has moved."""
        rebuilt = dealt_anew(self.match, seed)
        return Attempt(JournalRow(self.seq + 1, 0, "cut", seed, open_seats(rebuilt.state), at), rebuilt=rebuilt)

    def attempt(self, seat: int, action: int, at: float) -> Attempt:
        """Try a move on a copy; a wrong one raises, and nothing has changed."""
        step = self.match.attempt(seat, action)
        sealed = self.public is not None and self.sealed_choices.public_knowledge(step.state) == self.public
        row = JournalRow(self.seq + 1, seat, "seal" if sealed else "act", step.action, open_seats(step.state), at)
        return Attempt(row, step)

    def attempt_row(self, row: JournalRow) -> Attempt:
        """What somebody else has stored, as an attempt that can be accepted; it has to follow from what is here."""
        if row.seq != self.seq + 1:
            raise HypostyleError(f"Row {self.seq + 1} of the journal is missing.")
        if row.kind in ("act", "seal"):
            step = self.match.attempt(row.seat, row.value)
            attempt, state = Attempt(row, step), step.state
        else:
            log = list(self.match.log)
            advance(log, row)
            rebuilt = dealt_anew(self.match, row.value) if row.kind == "cut" else self.match.with_log(log)
            attempt, state = Attempt(row, rebuilt=rebuilt), rebuilt.state
        if open_seats(state) != row.open:
            raise HypostyleError(f"Row {row.seq} of the journal was made by other rules.")
        return attempt

    def accept(self, attempt: Attempt) -> None:
        """The store has it: this is now the match."""
        row, public_steps = attempt.row, self.public_steps
        self.rows.append(row)
        if attempt.step is None:
            assert attempt.rebuilt is not None
            self.rebuild(attempt.rebuilt)
            self.kept.append(NOTHING_KEPT if row.kind == "cut" else min(public_steps, self.public_steps))
            return
        self.kept.append(public_steps)
        self.before = self.match.state
        self.match.accept(attempt.step)
        if self.heard is not None:
            self.heard.append((attempt.step.heard, self.open_scores(attempt.step.state)))
        self.open_bits.append(row.open)
        self.refresh()
        if row.kind == "act":
            self.public_steps, self.public = self.step, self.sealed_choices.public_knowledge(attempt.step.state)

    def repeats(self, viewer: Collection[int], seat: int, seq: int, action: int) -> bool:
        """Whether this move has been made already, as an answer to the same `seq` of a viewer."""
        seen = self.row_for(viewer, seq)
        if seen is None or seen == self.seq:
            return False
        public = last_public(self.rows, seen)
        answers = [*own_hidden(self.rows, public, viewer), after_hidden(self.rows, public)]
        following = next((index for index in answers if index > seen), len(self.rows))
        if following == len(self.rows):
            return False
        row = self.rows[following]
        return row.kind in ("act", "seal") and (row.seat, row.value) == (seat, action)

    def still_asks(self, seat: int, row: int) -> bool:
        """Whether a seat faces the same decision as after a row: others have chosen since, while it was asked too."""
        later = self.rows[row + 1 :]
        return all(other.kind not in ("back", "cut") and other.seat != seat for other in later) and all(
            other.open >> seat & 1 for other in self.rows[row:]
        )

    # ------------------------------------------------------------------ undo
    def attempt_undo(self, seat: int, alone: Collection[int] | None, at: float) -> Attempt | None:
        """What undo would do for a seat, or None if it may not."""
        found = self.undo_target(seat, alone)
        if found is None:
            return None
        kind, place = found
        log = self.match.log[:place] + (self.match.log[place + 1 :] if kind == "unseal" else [])
        rebuilt = self.match.with_log(log)
        row = JournalRow(self.seq + 1, self.match.log[place][0], kind, place, open_seats(rebuilt.state), at)
        return Attempt(row, rebuilt=rebuilt)

    def undo_target(self, seat: int, alone: Collection[int] | None) -> tuple[Literal["back", "unseal"], int] | None:
        """The step that undo would take back, or None; it depends on nothing that the seat does not know.

        The rules of the engine hold (`Match.why_no_undo`), but for what is a matter of the table: a sealed step is
        always taken back, whatever others have sealed since; whoever has left a race is out of it; and where one screen
        has the seats of all persons, which are `alone`, undo goes back to the last decision of a person, without limit.
        """
        if self.over:
            return None
        log = self.match.log
        last = last_step(log, (seat,))
        if alone is not None and last < self.public_steps:
            last = last_step(log, alone)
        if last >= self.public_steps:
            return "unseal", last
        if alone is not None:
            return ("back", last) if last >= 0 else None
        if self.public is not None or self.match.why_no_undo(seat, self.before) is not None:
            return None
        return ("back", last) if contest_of(self.match.game, self.match.state) is None else None

    # ------------------------------------------------------------------ looking back
    def position(self, step: int, viewer: Collection[int]) -> State:
        """The position after that many of the steps that a viewer knows; as if others had not yet sealed anything."""
        if step == self.step == self.public_steps:
            return self.match.state
        log = self.log_for(viewer)
        if not 0 <= step <= len(log):
            raise HypostyleError(f"This match has steps 0 to {len(log)}, not {step}.")
        return self.match.with_log(log[:step]).state

    # ------------------------------------------------------------------ the story
    def open_scores(self, state: State) -> list[int | None]:
        return self.match.game.known_scores(state.mask(SPECTATOR))

    def open_events(self, step: int) -> list[dict[str, Any]]:
        """What a spectator is told of a step."""
        return self.match.told(self.events(step), SPECTATOR)

    def course(self) -> Iterator[tuple[int, int, int, int]]:
        """How the points of a finished match came about: step, seat, line of the score sheet, change."""
        sheet = [(seat, line) for seat in range(self.match.seats) for line in range(len(self.match.game.lines))]
        before = [0] * len(sheet)
        for position in self.match.history():
            points = position.state.points
            now = [points(seat, line) for seat, line in sheet]
            if now != before:
                for (seat, line), was, has in zip(sheet, before, now, strict=True):
                    if has != was:
                        yield position.step, seat, line, has - was
                before = now


def check_whole(rows: list[JournalRow]) -> None:
    """Whether this is a journal from its first row to its last."""
    if not rows or rows[0].kind != "start":
        raise HypostyleError("The journal has no beginning.")
    for number, row in enumerate(rows):
        if row.seq != number:
            raise HypostyleError(f"Row {number} of the journal is missing.")
        if row.kind == "cut" and number != 1:
            raise HypostyleError("The journal has a cut after its first move.")


def dealt_anew(match: Match, seed: int) -> Match:
    return match.game.new(match.seats, seed, match.options, match.content)


def advance(log: list[tuple[int, int]], row: JournalRow) -> None:
    if row.kind in ("act", "seal"):
        log.append((row.seat, row.value))
    elif row.kind == "back":
        del log[row.value :]
    elif row.kind == "unseal":
        del log[row.value]


def open_seats(state: State) -> int:
    """A bit for each seat that has to choose; 0 when the match is over."""
    return 0 if state.over else int(state.open)


def seats_of(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]
