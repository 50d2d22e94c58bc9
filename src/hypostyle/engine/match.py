"""Match: one play of a game as header and log, from which every position can be rebuilt."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, overload

from hypostyle.engine import undoing
from hypostyle.engine.action import Action, Choice, as_id
from hypostyle.engine.content import Content, is_number
from hypostyle.engine.decision import Decision, Refusal
from hypostyle.engine.errors import HypostyleError, IllegalAction, NotYourDecision, brief
from hypostyle.engine.game import Game
from hypostyle.engine.position import Heard, PastPosition, Position, Step
from hypostyle.engine.state import State

LEFT_OUT = object()  # an argument that was not given


class Match(Position):
    """One play of a game. The log is the match; the state is where the log leads.

    >>> import hypostyle
    >>> match = hypostyle.game("imhotep").new(seats=2, seed=7)
    >>> match
    <Match of imhotep, 2 seats, step 0, seat 0 to move>
    >>> match.play("load", boat=1, slot=0)
    >>> match.play(1, "take")
    """

    def __init__(self, game: Game, content: Content, options: dict[str, Any], seats: int, seed: int) -> None:
        self.options = options
        self.seed = seed
        self.log: list[tuple[int, int]] = []
        super().__init__(game, content, *self.first_state(game, content, seats))

    def first_state(self, game: Game, content: Content, seats: int) -> tuple[State, Heard]:
        """The position after set-up, and what was said while it was laid out."""
        state = game.blank(content)
        state.listen(True)
        state.begin(seats, self.seed, game.option_indices(self.options))
        return state, state.listen(True)

    # ------------------------------------------------------------------ playing
    @property
    def decisions(self) -> list[Decision]:
        """Every open decision, in seat order."""
        return [self.decision(seat) for seat in self.to_move]

    def decision(self, seat: int) -> Decision:
        """The open decision of a seat, as its own knowledge shows it."""
        self.check_turn(seat)
        return Decision(self.game, self.state.mask(seat), seat, self)

    @overload
    def play(self, choice: Choice, /, **fields: Any) -> None: ...
    @overload
    def play(self, seat: int, choice: Choice, /, **fields: Any) -> None: ...
    def play(self, first: Any, second: Any = LEFT_OUT, /, **fields: Any) -> None:
        """Carry out a choice; a wrong one raises and changes nothing.

        The seat comes first, unless only one has to choose: `match.play(0, action)`, `match.play(action)`. The choice
        is an action, its id, a mapping, or a verb with its fields: `match.play(0, "sail", boat=2, site="temple")`.
        """
        seat, choice = (self.only_seat(), first) if second is LEFT_OUT else (first, second)
        self.accept(self.attempt(seat, as_id(self.game, choice, fields)))

    def attempt(self, seat: int, choice: Choice) -> Step:
        """Try a choice on a copy: a wrong one raises, a right one can be accepted or forgotten."""
        number = as_id(self.game, choice)
        self.check_turn(seat)
        refusal = self.why_not(seat, number)
        if refusal is not None:
            raise IllegalAction(refusal)
        state = self.state.copy()
        state.listen(True)
        state.apply(seat, number)
        return Step(len(self.log), seat, number, state, state.listen(True))

    def accept(self, step: Step) -> None:
        """Make a step that was attempted here the last one of the match."""
        if step.number != len(self.log):
            raise HypostyleError("This step no longer fits: the match has gone on since it was attempted.")
        self.state, self.last_events = step.state, step.heard
        self.log.append((step.seat, step.action))

    def only_seat(self) -> int:
        """The one seat that has to choose; raises where there is not exactly one."""
        waiting = self.to_move
        if len(waiting) == 1:
            return waiting[0]
        if self.over:
            raise NotYourDecision("The match is over: nothing is left to decide.")
        raise NotYourDecision(f"Seats {', '.join(map(str, waiting))} have to choose now: say for which one this is.")

    def check_turn(self, seat: int) -> None:
        """Raise unless the seat has something to decide."""
        if not is_number(seat, 0, self.seats - 1):
            raise NotYourDecision(f"There is no seat {brief(seat)}; the seats are 0 to {self.seats - 1}.")
        if self.over:
            raise NotYourDecision("The match is over: nothing is left to decide.")
        if not self.state.awaits(seat):
            known = self.state.mask(seat)  # who has already made a sealed choice is not told
            waiting = ", ".join(str(other) for other in range(self.seats) if known.awaits(other))
            raise NotYourDecision(f"Seat {seat} has nothing to decide now; the table waits for seat {waiting}.")

    def why_not(self, seat: int, choice: Choice, /, **fields: Any) -> Refusal | None:
        """Why a seat may not choose this now; None if it may. Looks at the seat's knowledge only."""
        reason = self.state.mask(seat).obstacle(seat, as_id(self.game, choice, fields))
        return Refusal(self.game, reason) if reason else None

    # ------------------------------------------------------------------ the log
    def action(self, choice: Choice, /, **fields: Any) -> Action:
        """An action of this game by its id or by its verb and fields, legal now or not."""
        return Action(self.game, as_id(self.game, choice, fields), pieces=self.piece_names)

    def history(self) -> Iterator[PastPosition]:
        """The position after set-up and after each step, with the events that led there."""
        state, heard = self.first_state(self.game, self.content, self.seats)
        yield PastPosition(self, state.copy(), heard, 0, None, 0)
        for number, (seat, action) in enumerate(self.log, 1):
            state.apply(seat, action)
            yield PastPosition(self, state.copy(), state.listen(True), number, seat, action)

    def position(self, step: int) -> PastPosition:
        """The position after that many steps."""
        if not 0 <= step <= len(self.log):
            raise HypostyleError(f"This match has steps 0 to {len(self.log)}, not {step}.")
        return next(position for position in self.history() if position.step == step)

    def branch(self, step: int) -> Match:
        """Another match that shares the first steps."""
        return self.with_log(self.log[:step])

    def with_log(self, log: list[tuple[int, int]]) -> Match:
        """The same set-up with another log, replayed and checked."""
        match = Match(self.game, self.content, dict(self.options), self.seats, self.seed)
        for seat, action in log:
            match.play(seat, action)
        return match

    # ------------------------------------------------------------------ taking back
    def undo(self, seat: int | None = None) -> None:
        """Take back the last step, or the last step of a seat if the others' choices stand without it."""
        earlier = undoing.without_last(self, seat)
        self.log, self.state, self.last_events = earlier.log, earlier.state, earlier.last_events

    def why_no_undo(self, seat: int, before: State | None = None) -> str | None:
        """Why a seat may not take back its last step, None if it may: see `undoing.obstacle`."""
        return undoing.obstacle(self, seat, before)

    def may_undo(self, seat: int, before: State | None = None) -> bool:
        """Whether a seat may take back its last step without anybody having learnt from it."""
        return self.why_no_undo(seat, before) is None

    # ------------------------------------------------------------------ files and names
    def digest(self) -> str:
        """A short name of the present position."""
        import hashlib

        return hashlib.sha256(self.state.to_bytes()).hexdigest()[:16]

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the match to a file that `hypostyle.load` reads."""
        from hypostyle.engine.saves import write

        write(self, path)

    def __repr__(self) -> str:
        moving = ", ".join(map(str, self.to_move))
        now = "over" if self.over else f"seat{'s' * (len(self.to_move) > 1)} {moving} to move"
        return f"<Match of {self.game.slug}, {self.seats} seats, step {len(self.log)}, {now}>"
