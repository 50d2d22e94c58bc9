"""A lesson as a table: made for one question from what a page remembers, shown as any table is, and forgotten again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

from msgspec import Raw

from hypostyle.engine.errors import HypostyleError, IllegalAction
from hypostyle.engine.game import Game
from hypostyle.lessons import Feedback, Guide, Lesson
from hypostyle.lessons.guide import LessonMatch, LostPlace
from hypostyle.minds.characters import CHARACTERS
from hypostyle.server import messages
from hypostyle.server.table.inspector import Inspector, UncertainPlan
from hypostyle.server.table.journal import Journal
from hypostyle.server.table.json_cache import JsonCache
from hypostyle.server.table.updates import Updates

LESSON_TABLE = "lesson"  # the id of a table that nobody can sit down at


class LessonTable:
    """One learner's table, at the place that the page remembers."""

    def __init__(self, game: Game, lesson: Lesson, wish: messages.LessonWish, json: JsonCache) -> None:
        self.game = game
        self.lesson = lesson
        self.viewer = (lesson.learner,)
        self.guide = Guide.found(game, lesson, wish.at, wish.moves)
        self.journal = Journal(LessonMatch(game, lesson))
        self.journal.begin(0.0)
        for seat, action in self.guide.match.log:
            self.follow(seat, action)
        self.json = json
        self.updates = Updates(self.journal, json)
        self.seen = wish.since
        self.told: list[bytes] = []
        self.guide.played = self.played

    def follow(self, seat: int, action: int) -> None:
        self.journal.accept(self.journal.attempt(seat, action, 0.0))

    def played(self) -> None:
        """The guide has carried a choice out: the page is shown it by itself, as at a table."""
        self.follow(*self.guide.match.log[-1])
        self.tell()

    def tell(self) -> None:
        self.updates.clear()
        self.told.append(self.updates.update(self.viewer, self.seen))
        self.seen = self.journal.seq_for(self.viewer)

    # ------------------------------------------------------------------ what the learner does
    def answer(self, wish: messages.LessonWish) -> messages.LessonTold:
        replies: list[Any] = []
        feedback = None
        if wish.ask is not None:
            replies.append(self.reply(wish.ask))
        else:
            feedback = self.carry_out(wish, replies)
        if not self.told and wish.ask is None:
            self.tell()
        guide, step = self.guide, self.guide.step
        return messages.LessonTold(
            guide.at,
            guide.moves,
            self.welcome(),
            [Raw(update) for update in self.told],
            guide.right_choices(),
            guide.right_answer() if step is not None and step.kind == "question" else None,
            [] if step is None else list(step.point),
            guide.values(),
            None if feedback is None else messages.LessonFeedback(feedback.right, feedback.say, feedback.less),
            replies,
        )

    def carry_out(self, wish: messages.LessonWish, replies: list[Any]) -> Feedback | None:
        guide = self.guide
        match wish.wish:
            case "open" | "back":  # the table was made one step back
                return None
            case "act":
                try:
                    return guide.choose(wish.number)
                except IllegalAction as error:
                    seq = self.journal.seq_for(self.viewer)
                    replies.append(
                        messages.Refused("illegal", seq, guide.learner, wish.number, error.reason, error.section)
                    )
                    return None
            case "answer":
                return guide.reply(wish.number)
            case "next":
                if guide.step is None or guide.step.kind not in ("look", "touch"):
                    raise LostPlace("There is nothing here that one only looks at.")
                guide.go_on()
                return None
            case "skip":
                guide.skip()
                return None
            case "hint":
                if guide.legal():
                    seq = self.journal.seq_for(self.viewer)
                    replies.append(messages.Hint(seq, guide.learner, guide.advised(), [], None))
                return None
            case _:
                assert_never(wish.wish)

    # ------------------------------------------------------------------ what the learner asks
    def reply(self, ask: messages.AskWhy | messages.AskPreview | messages.AskLook) -> Any:
        seq, learner, inspector = self.journal.seq_for(self.viewer), self.guide.learner, Inspector(self.updates)
        if isinstance(ask, messages.AskLook):
            if ask.step > self.journal.step or ask.seat not in (None, learner):
                return messages.Refused("unknown", seq)
            return inspector.look(ask.step, self.viewer, None)
        if ask.seat != learner or ask.action >= self.game.words.action_count:
            return messages.Refused("unknown", seq, ask.seat, ask.action)
        if isinstance(ask, messages.AskWhy):
            why = inspector.why(learner, ask.action, seq)
            self.guide.touch(ask.action)
            return why
        try:
            if learner in self.journal.to_move and inspector.why(learner, ask.action, seq).reason is None:
                return inspector.preview(learner, ask.action, seq, ask.then)
        except (UncertainPlan, HypostyleError):
            pass
        return messages.Refused("illegal", seq, learner, ask.action)

    # ------------------------------------------------------------------ who sits there
    def welcome(self) -> messages.Welcome:
        match = self.journal.match
        return messages.Welcome(
            LESSON_TABLE,
            self.game.slug,
            match.options,
            self.seats(),
            [self.guide.learner],
            False,
            "",
            self.game.rules_version,
            match.content.digest,
            messages.Edition("", False, 0, 0, False),
            0.0,
            self.game.lines,
            self.game.words.action_count,
            match.piece_names,
        )

    def seats(self) -> list[messages.SeatInfo]:
        others = iter(self.lesson.opponents)
        return [
            messages.SeatInfo(seat, "", "person", None, None, True, True)
            if seat == self.guide.learner
            else opponent(seat, next(others))
            for seat in range(self.lesson.seats)
        ]


def opponent(seat: int, name: str) -> messages.SeatInfo:
    return messages.SeatInfo(seat, "", "bot", name, CHARACTERS[name].level, False, True)


def one_step_back(game: Game, lesson: Lesson, at: int, moves: Sequence[tuple[int, int]]) -> messages.LessonWish:
    """The place before the last step that was done."""
    guide = Guide(game, lesson)
    made = Guide.found(game, lesson, at, moves)
    rest, before = list(made.moves), 0
    while guide.at < at - 1:
        guide.pass_with(rest)
        before = len(guide.moves)
    return messages.LessonWish(max(0, at - 1), list(made.moves[:before]))
