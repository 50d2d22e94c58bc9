"""The guide: where a learner is in a lesson, what is right there, and what follows from what the learner does.

It keeps nothing between two questions: `at` (the step) and `moves` (what was chosen freely) say all, and are checked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hypostyle.bots.bots import GreedyBot
from hypostyle.engine.action import Action, as_id
from hypostyle.engine.content import Content
from hypostyle.engine.errors import HypostyleError, IllegalAction
from hypostyle.engine.game import Game
from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.laying import lay_agenda, rewrite
from hypostyle.engine.match import Match
from hypostyle.engine.options import complete
from hypostyle.engine.position import Heard
from hypostyle.engine.state import State
from hypostyle.lessons.lesson import BadLesson, Lesson, Move, Pattern, Step
from hypostyle.lessons.queries import Value, answer, play, worth

WRONG = "wrong"  # the attribute of a step for whatever has no sentence of its own
LESS = "less"  # the variable of how much less a choice of an exercise brings


class LostPlace(HypostyleError):
    """What a page says of its place in a lesson does not fit the lesson: it has changed, or somebody made it up."""


@dataclass(frozen=True)
class Feedback:
    """What the coach thinks of a try; nothing was played if it is not right."""

    right: bool
    say: str = ""  # the attribute of the step's message
    less: float | None = None  # an exercise: how much less it brings than the best


class LessonMatch(Match):
    """The match of a lesson: it begins where the lesson does, and its log is what was chosen since."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.lesson = lesson
        super().__init__(game, game.built_in, complete(game.options, lesson.options), lesson.seats, lesson.seed)

    def first_state(self, game: Game, content: Content, seats: int) -> tuple[State, Heard]:
        state, heard = super().first_state(game, content, seats)
        try:
            for move in self.lesson.moves:
                play(game, state, move)
            rewrite(state, **self.lesson.fields)
            if agenda := [(asked.task, asked.seat, asked.argument, asked.detail) for asked in self.lesson.agenda]:
                lay_agenda(state, game.words, agenda)
        except (HypostyleError, KeyError) as error:
            raise BadLesson(f"{game.slug}: lesson {self.lesson.name}: {error}") from error
        state.listen(True)
        return state, heard

    def with_log(self, log: list[tuple[int, int]]) -> Match:
        match = LessonMatch(self.game, self.lesson)
        for seat, action in log:
            match.play(seat, action)
        return match


class Guide:
    """One learner in one lesson; `played` is called after every choice that was carried out."""

    def __init__(self, game: Game, lesson: Lesson, played: Callable[[], None] = lambda: None) -> None:
        self.game = game
        self.lesson = lesson
        self.learner = lesson.learner
        self.match: Match = LessonMatch(game, lesson)
        self.at = 0
        self.moves: list[tuple[int, int]] = []  # chosen by the learner, and in free play by anybody
        self.played = played

    @classmethod
    def found(cls, game: Game, lesson: Lesson, at: int, moves: Sequence[tuple[int, int]]) -> Guide:
        """The guide at a place that a page remembers; raises LostPlace if one cannot be there."""
        guide, rest = cls(game, lesson), list(moves)
        if not 0 <= at <= len(lesson.steps):
            raise LostPlace(f"The lesson has {len(lesson.steps)} steps.")
        try:
            while guide.at < at:
                guide.pass_with(rest)
            if guide.step is not None and guide.step.kind == "play":
                guide.replay(rest, to_end=False)
        except (IndexError, HypostyleError) as error:
            raise LostPlace(f"Nobody can be there in this lesson: {error}") from error
        if rest:
            raise LostPlace("There are more moves than this lesson has until there.")
        return guide

    # ------------------------------------------------------------------ where the learner is
    @property
    def step(self) -> Step | None:
        """None when the lesson is done."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def known(self) -> Knowledge:
        return self.match.knowledge(self.learner)

    def legal(self) -> list[int]:
        return self.known.state.legal_actions(self.learner) if self.learner in self.match.to_move else []

    def right_choices(self) -> list[int]:
        """The legal actions that are right at this step; in free play all of them."""
        step = self.step
        if step is None or step.kind not in ("do", "play"):
            return []
        return [number for number in self.legal() if step.kind == "play" or self.fits_any(number, step.right)]

    def shown_choice(self) -> int:
        """The right choice that is made for whoever asks to be shown."""
        choices = self.right_choices()
        if not choices:
            raise BadLesson(f"{self.lesson.name}: no right choice is legal at step {self.at + 1}.")
        return choices[0]

    def values(self) -> dict[str, Value]:
        """What the sentences of this step name: its numbers, and the things of its right choice that have a number."""
        step = self.step
        if step is None:
            return {}
        numbers = {name: answer(query, self.known) for name, query in step.numbers.items()}
        return self.numbered(step.right[0] if step.right else {}) | numbers

    def numbered(self, pattern: Pattern) -> dict[str, Value]:
        verb = next((verb for verb in self.game.words.verbs if verb.name == pattern.get("verb")), None)
        found: dict[str, Value] = {}
        for name, domain in verb.fields.items() if verb is not None else ():
            value = pattern.get(name)
            if isinstance(value, int) and not domain.names:
                found[name] = value if domain.is_amount else value + 1
        return found

    def right_answer(self) -> int:
        """Which of the answers of a question the rules give."""
        step = self.step
        if step is None or step.query is None:
            raise LostPlace("There is no question here.")
        value = answer(step.query, self.known)
        if step.answers.count(value) != 1:
            raise BadLesson(f"{self.lesson.name}-{step.name}: {value} is not one of {step.answers}.")
        return step.answers.index(value)

    # ------------------------------------------------------------------ what the learner does
    def choose(self, action: int) -> Feedback:
        """Choose an action: a right one is played with all that follows; one against the rules raises."""
        refusal = self.match.why_not(self.learner, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        step = self.step
        if step is None or action not in self.right_choices():
            return self.not_meant(action)
        self.play_free(self.learner, action)
        if step.kind == "play":
            self.answer_freely()
        else:
            self.go_on()
        return Feedback(True)

    def not_meant(self, action: int) -> Feedback:
        step = self.step
        if step is None:
            return Feedback(False)
        say = next((f"{WRONG}-{one.say}" for one in step.wrong if self.fits(action, one.when)), WRONG)
        if step.best is None:
            return Feedback(False, say)
        best = worth(step.best, self.known, self.shown_choice())
        return Feedback(False, say, best - worth(step.best, self.known, action))

    def touch(self, action: int) -> bool:
        """Ask why something cannot be done: whether that is what the step wants."""
        step = self.step
        if step is None or step.kind != "touch" or self.match.why_not(self.learner, action) is None:
            return False
        if step.right and not self.fits_any(action, step.right):
            return False
        self.go_on()
        return True

    def reply(self, chosen: int) -> Feedback:
        """Answer a question by one of its chips."""
        step = self.step
        if step is None or not 0 <= chosen < len(step.answers):
            raise LostPlace("There is no such answer here.")
        if chosen != self.right_answer():
            return Feedback(False, f"{WRONG}-{step.answers[chosen]}")
        self.go_on()
        return Feedback(True)

    def skip(self) -> None:
        """Go on whatever the step wants: a choice is made as it is shown, free play is played by the bot."""
        step = self.step
        if step is None:
            return
        if step.kind == "do":
            self.choose(self.shown_choice())
        elif step.kind == "play":
            while self.step is step:
                self.choose(self.advised())
        else:
            self.go_on()

    def advised(self) -> int:
        """What the bot would choose in the learner's place, from what the learner knows."""
        return GreedyBot(self.game, self.lesson.seed + len(self.match.log)).choose(self.known)

    def go_on(self) -> None:
        """The step is done: others choose as the script says."""
        step = self.step
        if step is None:
            raise LostPlace("The lesson is over.")
        for move in step.then:
            self.play(*self.scripted(move))
        self.at += 1

    # ------------------------------------------------------------------ carrying it out
    def play(self, seat: int, action: int) -> None:
        self.match.play(seat, action)
        self.played()

    def play_free(self, seat: int, action: int) -> None:
        self.moves.append((seat, action))
        self.play(seat, action)

    def scripted(self, move: Move) -> tuple[int, int]:
        described = {name: value for name, value in move.items() if name != "by"}
        return move.get("by", self.match.to_move[0] if self.match.to_move else 0), as_id(self.game, described)

    def answer_freely(self) -> None:
        """Free play: the bots choose until the learner has to, or until the step is over."""
        while not self.free_play_ended():
            others = [seat for seat in self.match.to_move if seat != self.learner]
            if self.learner in self.match.to_move or not others:
                return
            bot = GreedyBot(self.game, self.lesson.seed + len(self.match.log))
            self.play_free(others[0], bot.choose(self.match.knowledge(others[0])))
        self.go_on()

    def free_play_ended(self) -> bool:
        step = self.step
        heard = {event["event"] for event in self.match.events()}
        return self.match.over or (step is not None and step.until in heard)

    def pass_with(self, rest: list[tuple[int, int]]) -> None:
        """Go through a step that the page has done, with what it says was chosen there."""
        step = self.step
        if step is not None and step.kind == "do":
            seat, action = rest.pop(0)
            if seat != self.learner or not self.choose(action).right:
                raise LostPlace(f"This is not what step {step.name} asks for.")
        elif step is not None and step.kind == "play":
            self.replay(rest, to_end=True)
        else:
            self.go_on()

    def replay(self, rest: list[tuple[int, int]], to_end: bool) -> None:
        """Moves of free play, be they the learner's or a bot's."""
        ended = False
        while not ended if to_end else rest:
            self.play_free(*rest.pop(0))
            ended = self.free_play_ended()
        if ended:
            self.go_on()

    # ------------------------------------------------------------------ patterns
    def fits(self, action: int, pattern: Pattern) -> bool:
        return fits(Action(self.game, action).described, pattern)

    def fits_any(self, action: int, patterns: Sequence[Pattern]) -> bool:
        return any(self.fits(action, pattern) for pattern in patterns)


def fits(described: Mapping[str, Any], pattern: Pattern) -> bool:
    """Whether an action is one of those that a pattern means."""
    return all(
        name in described and (described[name] in value if isinstance(value, list) else described[name] == value)
        for name, value in pattern.items()
    )
