"""The review of a match that is over, as its pages are told it: verdicts as they are found, and what came of them."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from hypostyle.review.words import Word
from hypostyle.server.messages.fields import Action
from hypostyle.server.messages.from_server import FromServer


class FollowingMove(Struct):
    """A move that the search expects after the best choice."""

    seat: int
    action: Action


class Verdict(Struct):
    """A decision that was judged: shares are of winning chances, from 0 to 1, by seat; `lines` are the own points at
    the end on average, by line: with the best choice, with the one that was played."""

    step: int
    seat: int
    word: Word
    played: Action
    best: Action
    loss: float
    margin: float
    points: float  # that the best choice would have brought more
    lines: dict[str, list[float]]
    chances: list[float]  # before the choice
    best_chances: list[float]
    played_chances: list[float]
    best_points: list[float]  # at the end, by seat
    played_points: list[float]
    continuation: list[FollowingMove]


class ReviewedSeat(Struct):
    """What the verdicts say of one seat; `start`, `skill`, `others` and `luck` add up to `result`."""

    seat: int
    decisions: int
    accuracy: float | None
    words: dict[str, int]
    points_lost: dict[str, float]
    start: float
    skill: float
    others: float
    luck: float
    result: float


class Reviewed(FromServer, tag="review"):
    """After `ask_review`, and whenever more has been judged: the verdicts that this page has not had yet.

    `steps` comes first, once: the steps that are judged; in the others there was nothing to choose, or it was a race.
    """

    judged: int
    to_judge: int
    simulations: int
    going_on: bool
    verdicts: list[Verdict]
    seats: list[ReviewedSeat]
    steps: list[int] | UnsetType = UNSET


class Tried(FromServer, tag="tried"):
    """The answer to `try`: the choice judged as if it had been played."""

    verdict: Verdict
