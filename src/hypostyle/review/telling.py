"""A review in words: what each cell of its tables says, in one language, for the terminal and for the report."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from hypostyle.engine.action import Action
from hypostyle.engine.game import Game
from hypostyle.engine.reference import PieceNames
from hypostyle.review.words import MOST_NOISE, WORSE
from hypostyle.texts import Texts

TEXTS = Texts(Path(__file__).parent / "texts")
WORDS = Texts(TEXTS.folder / "words")  # the browser says them, too
LEAST_CHANGE = 0.3  # points of a line that are worth a word
MOST_LINES = 4
MINUS = "\N{MINUS SIGN}"
NO_BREAK = "\N{NO-BREAK SPACE}"


class Telling:
    """The figures of a review, told."""

    def __init__(self, game: Game, language: str, names: tuple[str, ...], pieces: PieceNames | None = None) -> None:
        self.game = game
        self.language = language
        self.names = names
        self.pieces = pieces
        self.say = partial(TEXTS.say, language)

    def word(self, decision: dict[str, Any]) -> str:
        return WORDS.say(self.language, f"word-{decision['word']}")

    def decision(self, decision: dict[str, Any]) -> str:
        """Who it was, the verdict, and what it cost."""
        seat, word, loss = self.names[decision["seat"]], self.word(decision), self.loss(decision)
        return self.say("told-decision", seat=seat, word=word, loss=loss)

    def action(self, action: dict[str, Any]) -> str:
        return Action(self.game, action["id"], pieces=self.pieces).text(self.language, self.names)

    def loss(self, decision: dict[str, Any]) -> str:
        """The loss in winning chances; only about, where the noise is large beside it."""
        told = self.percent(-decision["loss"])
        return self.say("about", percent=told) if decision["margin"] > MOST_NOISE * decision["loss"] else told

    def percent(self, share: float) -> str:
        return f"{self.signed(100 * share)}{NO_BREAK}%"

    def signed(self, number: float) -> str:
        told = f"{abs(number):.1f}"
        told = told.replace(".", ",") if self.language == "fr" else told
        return f"{MINUS if number < 0 else '+'}{told}" if float(f"{abs(number):.1f}") else told

    def why(self, decision: dict[str, Any]) -> str:
        """What the best choice would have brought more, or less, by line of the score sheet: the largest first."""
        changes = {line: best - played for line, (best, played) in decision["lines"].items()}
        told = sorted(
            (line for line in changes if abs(changes[line]) >= LEAST_CHANGE), key=lambda line: -abs(changes[line])
        )
        return ", ".join(
            self.say("why-line", line=self.line(line), change=self.signed(changes[line])) for line in told[:MOST_LINES]
        )

    def line(self, name: str) -> str:
        return self.game.texts.say(self.language, f"line-{name}")

    def accuracy(self, seat: dict[str, Any]) -> str:
        return "" if seat["accuracy"] is None else f"{seat['accuracy']:.0f}"


def to_learn_from(found: dict[str, Any]) -> list[dict[str, Any]]:
    """The choices that lost most, the worst first."""
    return sorted((one for one in found["decisions"] if one["word"] in WORSE), key=lambda one: -one["loss"])
