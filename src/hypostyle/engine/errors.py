"""Everything that can go wrong for a user, each with one clear sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hypostyle.engine.content import Complaint
    from hypostyle.engine.decision import Refusal


LONGEST_SHOWN = 200  # signs of a wrong value that a sentence repeats


def brief(value: object) -> str:
    """A wrong value as a sentence shows it: cut off where it is long, for a stranger may have sent it."""
    try:
        shown = repr(value)
    except (RecursionError, ValueError):  # nested, or a number, beyond what Python writes down
        return "..."
    return shown if len(shown) <= LONGEST_SHOWN else shown[: LONGEST_SHOWN - 3] + "..."


class HypostyleError(Exception):
    """A mistake a person can make; its text is one sentence that says what is allowed."""


class UnknownGame(HypostyleError):
    """No game of that name in the hall."""


class BadOption(HypostyleError):
    """An option, a value or a player count that the game does not have."""


class BadContent(HypostyleError):
    """A content file that does not fit its game; a complaint lets a screen say it in another language."""

    def __init__(self, sentence: str, complaint: Complaint | None = None) -> None:
        super().__init__(sentence)
        self.complaint = complaint


class BadSave(HypostyleError):
    """A match file that cannot be read, or belongs to other rules or content."""


class UnknownAction(HypostyleError):
    """Something that is no action of this game at all."""


class NotYourDecision(HypostyleError):
    """The seat has nothing to decide now."""


class DeadEnd(Exception):
    """A fault of the rules, not of a person: a seat has to choose, and nothing is legal."""

    def __init__(self, seat: int, task: int) -> None:
        super().__init__(f"Seat {seat} has an open decision, task {task}, without any legal action.")
        self.seat = seat
        self.task = task


class IllegalAction(HypostyleError):
    """A well-formed action that the rules refuse now: the reason's name, its section of the rules, and a sentence."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal
        self.reason = refusal.reason
        self.section = refusal.section

    @property
    def sentence(self) -> str:
        """Put into words only when somebody reads it."""
        return self.refusal.text("en")

    def __str__(self) -> str:
        return self.sentence
