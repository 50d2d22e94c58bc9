"""What people at the terminal see: the news, the table, the choices; and what another person must not see."""

from __future__ import annotations

import contextlib
from math import ceil

from rich.table import Table
from rich.text import Text

from hypostyle.cli.output import Output
from hypostyle.cli.speech import names_of, speech
from hypostyle.cli.story import NOTHING_TOLD, Teller, score_sheet, verdict
from hypostyle.engine.decision import Decision
from hypostyle.engine.game import Game
from hypostyle.engine.limits import SPECTATOR
from hypostyle.engine.match import Match

CHOICE_GAP = 3  # columns between two choices of a list
FORGET = "\x1b[3J\x1b[2J\x1b[H"  # what could be scrolled back to, what is shown, and the cursor


class Screen:
    """The terminal in one language, and what each viewer has been told so far."""

    def __init__(self, game: Game, language: str, seats: int) -> None:
        self.game = game
        self.language = language
        self.names = names_of(game, language, seats)
        self.say = speech(language)
        self.out = Output()
        self.told: dict[int, int] = {}
        self.you: int | None = None  # the seat of the one person here, if there is only one

    def tell(self, text: str = "", style: str = "") -> None:
        self.out.tell(text, style)

    def refuse(self, text: str) -> None:
        self.out.tell(text, "red")

    def game_text(self, key: str) -> str:
        return self.game.texts.say(self.language, key)

    def welcome(self, sitting: list[str]) -> None:
        seats = ", ".join(f"{name} ({who})" for name, who in zip(self.names, sitting, strict=True))
        self.tell(f"{self.game_text('title')}: {seats}", "bold")
        self.tell(self.game_text("unofficial"), "dim")

    def show(self, match: Match, decision: Decision) -> None:
        """Everything a person needs for a choice."""
        self.tell()
        self.news(match, decision.seat)
        self.table(match, decision.seat)
        self.tell(decision.text(self.language, self.names), "bold")
        self.choices([action.text(self.language, self.names) for action in decision.actions])

    def news(self, match: Match, viewer: int) -> None:
        """What happened since this viewer last looked."""
        teller = Teller(match, self.language, self.names, viewer, self.you)
        for number, lines in teller.steps(self.told.get(viewer, NOTHING_TOLD)):
            self.told[viewer] = number
            for line in lines:
                self.tell(f"  {line}", "cyan")

    def table(self, match: Match, viewer: int) -> None:
        self.out.drawing(match.draw(None if viewer == SPECTATOR else viewer, self.language))

    def choices(self, texts: list[str]) -> None:
        """A numbered list in as many columns as fit."""
        choices = [f"{number:>3}  {text}" for number, text in enumerate(texts, 1)]
        width = max(map(len, choices)) + CHOICE_GAP
        columns = max(1, (self.out.width + CHOICE_GAP) // width)
        height = ceil(len(choices) / columns)
        for row in range(height):
            self.tell("".join(choice.ljust(width) for choice in choices[row::height]).rstrip())

    def pairs(self, rows: list[tuple[str, str]]) -> None:
        """Words and what they mean, side by side."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        for words, meaning in rows:
            grid.add_row(Text(f"  {words}", "bold"), Text(meaning))
        self.out.print(grid)

    def end(self, match: Match, viewer: int) -> None:
        self.tell()
        self.news(match, viewer)
        self.table(match, viewer)
        self.out.print(score_sheet(match, self.language, self.names, self.say))
        self.tell(verdict(match, self.language, self.names, self.say), "bold")
        self.tell(self.say("seed", seed=str(match.seed)), "dim")

    def read(self, prompt: str) -> str:
        """One line that a person types; raises EOFError at the end of input."""
        self.out.file.flush()
        return input(f"{prompt} ").strip()

    def forget(self) -> None:
        """Nothing that was shown can be seen or scrolled back to."""
        if self.out.is_terminal:
            self.out.file.write(FORGET)

    def thinking(self, key: str, seat: int) -> contextlib.AbstractContextManager[object]:
        """A sign that a bot is at work."""
        if not self.out.is_terminal:
            return contextlib.nullcontext()
        return self.out.status(self.say(key, name=self.names[seat]))
