"""A bot that is a program of somebody else, in any language: asked by lines of JSON, never trusted, never waited for.

Where it fails (late, gone, garbage, an illegal action) chance chooses in its place and the match goes on; whoever holds
the table finds in `faults` what there is to tell. After three faults, or when it has gone, it is not asked again.
"""

from __future__ import annotations

import random
import shlex
import shutil
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from hypostyle.bots import protocol
from hypostyle.bots.conversation import Conversation, Ended, Endless, Silence
from hypostyle.bots.protocol import Choose, Question, Ready, Wrong
from hypostyle.engine.decision import Refusal
from hypostyle.engine.errors import BadOption, brief
from hypostyle.engine.game import Game
from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.outcome import Outcome
from hypostyle.texts import Texts

Answer = TypeVar("Answer", Ready, Choose)

TEXTS = Texts(Path(__file__).parent / "texts")
SECONDS = 10.0  # by the clock on the wall, for an answer; the first one, to `hello`, has as long
FAULTS_FORGIVEN = 2
FINAL = ("gone", "endless", "protocol", "start")  # after these there is nobody left to ask


@dataclass(frozen=True)
class Fault:
    """What a program did wrong, to be said in any language."""

    kind: str
    program: str
    values: Mapping[str, Any] = field(default_factory=dict)
    refusal: Refusal | None = None  # of the rules
    last_words: str = ""  # on its standard error
    dismissed: bool = False

    def text(self, language: str = "en") -> str:
        """What happened, and who plays on."""
        sentences = [TEXTS.say(language, f"fault-{self.kind}", program=self.program, **self.values)]
        if self.refusal is not None:
            sentences.append(self.refusal.text(language))
        sentences.append(TEXTS.say(language, "then-dismissed" if self.dismissed else "then-chance"))
        if self.last_words:
            sentences.append(TEXTS.say(language, "last-words", words=self.last_words))
        return " ".join(sentences)


class Program:
    """One seat of one match; the process starts with the first question, or with `start`."""

    quickness = 3.0  # in a race: as `uct`

    def __init__(self, game: Game, seed: int, command: str, seconds: float = SECONDS) -> None:
        self.game = game
        self.command = command
        self.words = command_words(command)
        self.seconds = seconds
        self.seed = seed
        self.dice = random.Random(seed)
        self.faults: list[Fault] = []
        self.waited = 0.0  # seconds of the wall that its answers have taken
        self.name = ""  # as it calls itself
        self.number = 0  # of the last question
        self.texts: protocol.Language | None = None
        self.talk: Conversation | None = None
        self.dismissed = False

    def choose(self, knowledge: Knowledge) -> int:
        legal = knowledge.state.legal_actions(knowledge.viewer)
        if len(legal) == 1:
            return int(legal[0])
        seats, seat = int(knowledge.state.seats), knowledge.viewer
        self.start(protocol.options_of(knowledge), seats, seat)
        if self.dismissed:
            return self.dice.choice(legal)
        return self.ask(protocol.question_of(knowledge, self.texts))

    def start(self, options: dict[str, Any], seats: int, seat: int) -> None:
        """Start the process and shake hands, unless that was done before."""
        if self.talk is not None or self.dismissed:
            return
        try:
            self.talk = Conversation(self.words)
        except OSError as problem:
            self.found(Wrong("start", problem=problem.strerror or str(problem)))
            return
        self.say(protocol.hello(self.game, options, seats, seat, self.seed, self.seconds))
        try:
            answer = self.hear(Ready)
            if answer.protocol != protocol.PROTOCOL:
                raise Wrong("protocol", theirs=answer.protocol, ours=protocol.PROTOCOL)
            self.name, self.texts = " ".join(answer.name.split()), answer.texts
        except Wrong as fault:  # whoever cannot say hello is not asked for more
            self.found(fault, final=True)

    def ask(self, question: Question) -> int:
        """Its choice, or that of chance."""
        self.number += 1
        if not self.dismissed:
            self.say(protocol.decide(question, self.number, self.texts, self.seconds))
            try:
                return protocol.chosen(self.game, question, self.hear(Choose))
            except Wrong as fault:
                self.found(fault)
        action = self.dice.choice(question.legal)
        if not self.dismissed:
            self.say({"type": "refused", "number": self.number, "code": self.faults[-1].kind, "played": action})
        return action

    def say(self, line: dict[str, Any]) -> None:
        assert self.talk is not None
        self.talk.send(msgspec.json.encode(line))

    def hear(self, kind: type[Answer]) -> Answer:
        """The answer to what was asked last; those to questions that have passed are left aside."""
        assert self.talk is not None
        begun = time.monotonic()
        try:
            while True:
                line = self.talk.receive(begun + self.seconds)
                try:
                    answer = protocol.READ.decode(line)
                except (ValueError, RecursionError):
                    raise Wrong("garbage", line=brief(line.decode("utf-8", "replace"))) from None
                late = isinstance(answer, Choose) and answer.number < self.number
                early = isinstance(answer, Choose) and answer.number > self.number
                if early or not (late or isinstance(answer, kind)):
                    raise Wrong("garbage", line=brief(line.decode("utf-8", "replace")))
                if isinstance(answer, kind) and not late:
                    return answer
        except Silence:
            raise Wrong("late", seconds=self.seconds) from None
        except Ended:
            raise Wrong("gone") from None
        except Endless:
            raise Wrong("endless") from None
        finally:
            self.waited += time.monotonic() - begun

    def found(self, fault: Wrong, final: bool = False) -> None:
        """Note what went wrong; whoever has gone, or fails too often, is not asked again."""
        self.dismissed = final or fault.kind in FINAL or len(self.faults) >= FAULTS_FORGIVEN
        words = ""
        if self.dismissed and self.talk is not None:
            self.talk.kill()
            words = self.talk.last_words[-1] if self.talk.last_words else ""
        name = self.name or self.command
        self.faults.append(Fault(fault.kind, name, fault.values, fault.refusal, words, self.dismissed))

    def leave(self, outcome: Outcome | None = None) -> None:
        """The match is over, or nobody plays on: say so, and end the process."""
        if self.talk is None:
            return
        if not self.dismissed and outcome is not None:
            self.say(protocol.over(outcome))
        self.talk.close()
        self.talk, self.dismissed = None, True


def command_words(command: str) -> list[str]:
    """A command as it is typed, taken apart; there must be such a program."""
    try:
        words = shlex.split(command)
    except ValueError:
        raise BadOption(f"Bot 'program:{command}': a quotation mark is not closed.") from None
    if not words:
        raise BadOption(
            "Bot 'program': name the command that starts it, as in program:./bot or 'program:python3 bot.py'."
        )
    found = shutil.which(words[0])
    if found is None:
        raise BadOption(f"Bot 'program:{command}': there is no program {words[0]!r} that can be run here.")
    return [found, *words[1:]]
