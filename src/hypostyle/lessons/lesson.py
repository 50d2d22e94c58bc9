"""The format of a lesson: what stands in `games/<game>/lessons/<name>.toml`, read and checked field by field.

What is said stands in `games/<game>/texts/lessons.<language>.ftl`, one message for each step (docs/lessons.md).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from hypostyle.engine.content import read_toml
from hypostyle.engine.errors import HypostyleError
from hypostyle.engine.game import Game
from hypostyle.lessons.queries import Query
from hypostyle.texts import Texts

FOLDER = "lessons"
LESSON, EXERCISE = "lesson", "exercise"
MOST_STEPS = 40

# A verb with its fields, and `by`, the seat that moves, where it is not the only one to choose.
Move = dict[str, Any]
# A verb with some of its fields; those left out may be anything, and a list names what a field may be.
Pattern = dict[str, Any]


class BadLesson(HypostyleError):
    """A lesson that cannot be read, or does not fit the rules of its game."""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file: what it does not know is an error."""


class Assertion(Query, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something the coach says in words, held against the rules by the tests."""

    value: int | str = msgspec.field(name="is")


class Wrong(Record, frozen=True, kw_only=True):
    """What is said to some of the choices that are allowed, but not meant: the attribute `wrong-<say>`."""

    when: Pattern
    say: str


class Agenda(Record, frozen=True, kw_only=True):
    """The decision that a laid position asks for."""

    task: str
    seat: int
    argument: int = 0
    detail: int = 0


class Step(Record, frozen=True, kw_only=True):
    """One thing that the coach says, and what the learner does then.

    look: nothing but to go on. touch: something that cannot be done now is asked about. do: one right choice.
    question: one of the answers. play: any choices, against a bot, until an event.
    """

    name: str
    kind: Literal["look", "touch", "do", "question", "play"]
    part: str = ""  # begins a part of the list beside the board
    point: list[str | Pattern] = []  # places of the board, or what can be touched there
    right: list[Pattern] = []
    wrong: list[Wrong] = []
    then: list[Move] = []  # what others choose afterwards
    answers: list[int | str] = []
    query: Query | None = None  # whose value is the right answer
    best: Query | None = None  # an exercise: what the right choices bring more of than all others
    numbers: dict[str, Query] = {}  # for the sentences
    claims: list[Assertion] = []
    until: str = ""  # the event that ends free play


class Lesson(Record, frozen=True, kw_only=True):
    """A position and the steps from there."""

    order: int  # among the lessons of its game
    kind: Literal["lesson", "exercise"] = "lesson"
    minutes: int
    seats: int = 2
    learner: int = 0
    opponents: list[str]  # characters, seat by seat without the learner
    seed: int
    options: dict[str, Any] = {}
    moves: list[Move] = []  # that led to where it begins
    fields: dict[str, Any] = {}  # of the state, set after that
    ask: Agenda | list[Agenda] = []  # what is to be decided; of several, the last one now
    picture: str = ""  # of the rules, where the lesson is offered
    skills: list[str] = []  # what the learner knows at the end, by picture of the rules
    steps: list[Step] = msgspec.field(name="step")
    name: str = ""
    game: str = ""

    @property
    def agenda(self) -> list[Agenda]:
        return self.ask if isinstance(self.ask, list) else [self.ask]

    def key(self, step: Step) -> str:
        """The message of a step."""
        return f"{self.name}-{step.name}"


def lesson_texts(game: Game) -> Texts:
    return Texts(game.folder / "texts", FOLDER)


@cache
def lessons_at(folder: Path, game: str) -> dict[str, Lesson]:
    found = [read_lesson(path, game) for path in sorted((folder / FOLDER).glob("*.toml"))]
    return {lesson.name: lesson for lesson in sorted(found, key=lambda lesson: lesson.order)}


def lessons_of(game: Game) -> dict[str, Lesson]:
    """Every lesson of a game by its name, in the order in which they are offered."""
    return lessons_at(game.folder, game.slug)


def read_lesson(path: Path, game: str) -> Lesson:
    try:
        lesson = msgspec.convert({**read_toml(path), "name": path.stem, "game": game}, Lesson)
    except msgspec.ValidationError as error:
        raise BadLesson(f"{path}: {error}.") from error
    check(lesson, path)
    return lesson


def check(lesson: Lesson, path: Path) -> None:
    """What can be seen without the rules: each kind of step has what it needs, and nothing that it does not use."""
    names = [step.name for step in lesson.steps]
    if len(set(names)) < len(names) or not 0 < len(names) <= MOST_STEPS:
        raise BadLesson(f"{path}: a lesson has one to {MOST_STEPS} steps, each with a name of its own.")
    if len(lesson.opponents) != lesson.seats - 1 or not 0 <= lesson.learner < lesson.seats:
        raise BadLesson(f"{path}: there is one opponent for each seat but the learner's.")
    for step in lesson.steps:
        given = {field for field in ("right", "wrong", "answers", "query", "best", "until") if getattr(step, field)}
        needed, allowed = NEEDS[step.kind]
        if not needed <= given <= needed | allowed:
            wanted = ", ".join(sorted(needed)) or "nothing more"
            raise BadLesson(f"{path}: step {step.name} is a {step.kind}: that needs {wanted}; it has {sorted(given)}.")


NEEDS: dict[str, tuple[set[str], set[str]]] = {
    "look": (set(), set()),
    "touch": (set(), {"right"}),
    "do": ({"right"}, {"wrong", "best"}),
    "question": ({"answers", "query"}, set()),
    "play": ({"until"}, set()),
}
