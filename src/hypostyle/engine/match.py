"""Match: one play of a game as header and log, from which every position can be rebuilt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hypostyle.engine.content import Content, is_number
from hypostyle.engine.decision import Action, Decision, Knowledge, Refusal, as_id
from hypostyle.engine.errors import HypostyleError, IllegalAction, NotYourDecision
from hypostyle.engine.game import Game
from hypostyle.engine.limits import SPECTATOR
from hypostyle.engine.outcome import Outcome, outcome_of
from hypostyle.engine.playout import tells_apart
from hypostyle.engine.state import State

IMAGINED_WORLDS = 16


class Match:
    """One play of a game. The log is the match; the state is where the log leads."""

    def __init__(self, game: Game, content: Content, options: dict[str, Any], seats: int, seed: int) -> None:
        self.game = game
        self.content = content
        self.options = options
        self.seats = seats
        self.seed = seed
        self.log: list[tuple[int, int]] = []
        self.state, self.opening = self.first_state()
        self.last_events: list[tuple[int, ...]] = self.opening

    def first_state(self) -> tuple[State, list[tuple[int, ...]]]:
        state = self.game.blank(self.content)
        state.listen(True)
        state.begin(self.seats, self.seed, self.game.option_indices(self.options))
        return state, state.listen(True)

    # ------------------------------------------------------------------ playing
    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def decisions(self) -> list[Decision]:
        """Every open decision, in seat order."""
        return [self.decision(seat) for seat in range(self.seats) if self.state.awaits(seat)]

    def decision(self, seat: int) -> Decision:
        """The open decision of a seat, as its own knowledge shows it."""
        self.check_turn(seat)
        return Decision(self.game, self.state.mask(seat), seat)

    def play(self, seat: int, action: Action | int | Mapping[str, Any]) -> None:
        """Carry out a choice; a wrong one raises and changes nothing."""
        number = as_id(self.game, action)
        self.check_turn(seat)
        refusal = self.why_not(seat, number)
        if refusal is not None:
            raise IllegalAction(refusal.reason, refusal.section, refusal.text("en"))
        self.state.step(seat, number)
        self.log.append((seat, number))
        self.last_events = self.state.listen(True)

    def check_turn(self, seat: int) -> None:
        if not is_number(seat, 0, self.seats - 1):
            raise NotYourDecision(f"There is no seat {seat!r}; the seats are 0 to {self.seats - 1}.")
        if self.over:
            raise NotYourDecision("The match is over: nothing is left to decide.")
        if not self.state.awaits(seat):
            known = self.state.mask(seat)  # who has already made a sealed choice is not told
            waiting = ", ".join(str(other) for other in range(self.seats) if known.awaits(other))
            raise NotYourDecision(f"Seat {seat} has nothing to decide now; the table waits for seat {waiting}.")

    def why_not(self, seat: int, action: Action | int | Mapping[str, Any]) -> Refusal | None:
        """Why a seat may not choose this now; None if it may. Looks at the seat's knowledge only."""
        number = as_id(self.game, action)
        reason = self.state.mask(seat).why_not(seat, number)
        return Refusal(self.game, reason) if reason else None

    # ------------------------------------------------------------------ looking
    def knowledge(self, seat: int | None = None) -> Knowledge:
        """Everything a seat knows, and nothing else; None stands for a spectator."""
        viewer = SPECTATOR if seat is None else seat
        return Knowledge(self.game, self.content, self.state.mask(viewer), viewer)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Knowledge told in names, ready for JSON."""
        return self.knowledge(seat).view()

    def events(self, seat: int | None = None) -> list[dict[str, Any]]:
        """What happened at the last step, as a seat or a spectator sees it."""
        return self.told(self.last_events, SPECTATOR if seat is None else seat)

    def told(self, heard: list[tuple[int, ...]], viewer: int) -> list[dict[str, Any]]:
        return [self.game.words.event_of(event).tell(tuple(rest), viewer) for event, *rest in heard]

    @property
    def outcome(self) -> Outcome:
        if not self.over:
            raise HypostyleError("The match is not over yet.")
        return outcome_of(self.state, self.game.lines, self.game.tie_breaks)

    # ------------------------------------------------------------------ the log
    def history(self) -> Iterator[tuple[State, list[tuple[int, ...]]]]:
        """The position after set-up and after each step, with the events that led there."""
        state, heard = self.first_state()
        yield state, heard
        for seat, action in self.log:
            state.step(seat, action)
            yield state, state.listen(True)

    def states(self) -> Iterator[State]:
        """A copy of every position from set-up to now."""
        return (state.copy() for state, _ in self.history())

    def state_at(self, step: int) -> State:
        """The position after that many steps."""
        if not 0 <= step <= len(self.log):
            raise HypostyleError(f"This match has steps 0 to {len(self.log)}, not {step}.")
        return self.branch(step).state

    def branch(self, step: int) -> Match:
        """Another match that shares the first steps."""
        return self.with_log(self.log[:step])

    def with_log(self, log: list[tuple[int, int]]) -> Match:
        """The same set-up with another log, replayed and checked."""
        match = Match(self.game, self.content, dict(self.options), self.seats, self.seed)
        for seat, action in log:
            match.play(seat, action)
        return match

    def undo(self, seat: int | None = None) -> None:
        """Take back the last step, or the last step of a seat if the others' choices stand without it."""
        last = len(self.log) - 1
        while seat is not None and last >= 0 and self.log[last][0] != seat:
            last -= 1
        if last < 0:
            raise HypostyleError("There is nothing to undo.")
        try:
            earlier = self.with_log(self.log[:last] + self.log[last + 1 :])
        except (IllegalAction, NotYourDecision) as error:
            raise HypostyleError("This choice can no longer be taken back: others have acted on it.") from error
        self.log, self.state, self.last_events = earlier.log, earlier.state, earlier.last_events

    def may_undo(self, seat: int, before: State | None = None) -> bool:
        """Whether a seat may take back its last step: no chance used, nothing revealed, nobody else decided since.

        Derived from mask and imagine alone: in every world the seats could have imagined before the step, the step must
        leave each of them, and a spectator, with the same knowledge as it really did. Who still has the position
        `before` the last step at hand spares a replay.
        """
        if not self.log or self.log[-1][0] != seat:
            return False
        action = self.log[-1][1]
        before = self.state_at(len(self.log) - 1) if before is None else before
        work = before.copy()
        for viewer in range(SPECTATOR, self.seats):
            known, after = before.mask(viewer), self.state.mask(viewer)
            if viewer != seat and known.to_bytes() == after.to_bytes():
                continue  # a sealed choice: the viewer has learnt nothing, not even what was possible
            if tells_apart(work, known, after, seat, action, viewer, IMAGINED_WORLDS):
                return False
        return True

    def digest(self) -> str:
        """A short name of the present position."""
        import hashlib

        return hashlib.sha256(self.state.to_bytes()).hexdigest()[:16]

    # ------------------------------------------------------------------ files
    def save(self, path: Any) -> None:
        from hypostyle.engine.saves import write

        write(self, path)
