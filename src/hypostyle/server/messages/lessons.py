"""Lessons over HTTP: what there is to learn, what a learner does, and what follows."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from hypostyle.server.messages.fields import ActionId, Options, SeatNumber, SeqNumber, typescript
from hypostyle.server.messages.from_browser import AskLook, AskPreview, AskWhy
from hypostyle.server.messages.from_server import Hint, Looked, Preview, Refused, Welcome, Why

MOST_MOVES = 200  # chosen freely in one lesson
MOST_STEPS = 100

LessonMove = Annotated[tuple[SeatNumber, ActionId], typescript("[number, number]")]
ReadyUpdate = Annotated[Raw, typescript("Update")]


class LessonStep(Struct):
    """A step as it is listed: its message is `<lesson>-<name>`; `part`: it begins this part of the list."""

    name: str
    kind: Literal["look", "touch", "do", "question", "play"]
    part: str
    answers: list[int | str]


class LessonInfo(Struct):
    """GET /api/lessons -> LessonInfo[]: those of each game in the order in which they are offered."""

    game: str
    name: str
    kind: Literal["lesson", "exercise"]
    minutes: int
    picture: str
    skills: list[str]
    steps: list[LessonStep]


class LessonWish(Struct):
    """POST /api/lessons/{game}/{name}: where the learner is, and what the learner does.

    open: nothing. act: choose the action `number`. answer: the answer `number` of a question. next: go on.
    skip, back: a step on or back, whatever it wants. hint: where to look, in free play. `ask`: as at any table.
    """

    at: Annotated[int, Meta(ge=0, le=MOST_STEPS)] = 0
    moves: Annotated[list[LessonMove], Meta(max_length=MOST_MOVES)] = []
    since: SeqNumber | None = None
    wish: Literal["open", "act", "answer", "next", "skip", "back", "hint"] = "open"
    number: ActionId = 0
    ask: AskWhy | AskPreview | AskLook | None = None


class LessonFeedback(Struct):
    """What the coach thinks of a try: `say` is the attribute of the step's message; `less` of an exercise."""

    right: bool
    say: str
    less: float | None


class LessonTold(Struct):
    """Where the learner is now. `updates` are those of any table: one for each choice that was made, or the last."""

    at: int
    moves: list[LessonMove]
    welcome: Welcome
    updates: list[ReadyUpdate]
    right: list[ActionId]  # what is right at this step; the first of them is what is shown
    answer: int | None  # of a question: which of the answers is right
    point: list[str | Options]
    values: dict[str, int | str]  # of the sentences of this step
    feedback: LessonFeedback | None
    replies: list[Hint | Why | Preview | Looked | Refused]
