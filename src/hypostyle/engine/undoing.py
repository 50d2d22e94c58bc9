"""Taking back: who may undo, why not, and what the match is without the step.

Derived from `mask` and `imagine` alone, so no game has to say which of its steps can be taken back.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from hypostyle.engine.errors import HypostyleError, IllegalAction, NotYourDecision
from hypostyle.engine.playout import reveals
from hypostyle.engine.state import State

if TYPE_CHECKING:
    from hypostyle.engine.match import Match

IMAGINED_WORLDS = 16

# Why a seat may not take back its last step.
NOTHING_DONE = "nothing_done"  # it has not chosen anything yet
OTHERS_CHOSE = "others_chose"  # somebody has decided since
REVEALED = "revealed"  # the step used chance or showed something that was hidden


def obstacle(match: Match, seat: int, before: State | None = None) -> str | None:
    """Why a seat may not take back its last step, None if it may.

    No chance may have been used and nothing revealed: in every world the seats could have imagined before the step, the
    step must leave each of them, and a spectator, with the same knowledge as it really did. Who still has the position
    `before` the last step at hand spares a replay.
    """
    last = last_step(match.log, (seat,))
    if last < 0:
        return NOTHING_DONE
    if last != len(match.log) - 1:
        return OTHERS_CHOSE
    action = match.log[last][1]
    before = match.position(last).state if before is None else before
    known, told, work, shown = before.copy(), before.copy(), before.copy(), before.copy()
    if reveals(before, match.state, known, told, work, shown, seat, action, IMAGINED_WORLDS):
        return REVEALED
    return None


def without_last(match: Match, seat: int | None) -> Match:
    """The match without its last step, or without the last step of a seat; raises if the others' choices need it."""
    last = len(match.log) - 1 if seat is None else last_step(match.log, (seat,))
    if last < 0:
        raise HypostyleError("There is nothing to undo.")
    try:
        return match.with_log(match.log[:last] + match.log[last + 1 :])
    except (IllegalAction, NotYourDecision) as error:
        raise HypostyleError("This choice can no longer be taken back: others have acted on it.") from error


def last_step(log: list[tuple[int, int]], seats: Collection[int]) -> int:
    """The place in a log of the last choice of one of these seats, or -1."""
    place = len(log) - 1
    while place >= 0 and log[place][0] not in seats:
        place -= 1
    return place
