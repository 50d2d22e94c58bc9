"""A match told in the terminal: what happened, in the lines of engine/story.py, and the score sheet at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table

from hypostyle.engine.limits import SPECTATOR
from hypostyle.engine.match import Match
from hypostyle.engine.sentences import event_text, heading_text, together_text
from hypostyle.engine.story import Line, Scores, counts, lines_of
from hypostyle.texts import Texts

NOTHING_TOLD = -1
TEXTS = Texts(Path(__file__).parent / "texts" / "story")
UNDER = "  "  # before what followed for somebody from a choice


class Teller:
    """Puts the lines of a story into words: for one viewer, who is called "you" if the seat is theirs alone."""

    def __init__(self, match: Match, language: str, names: tuple[str, ...], viewer: int, you: int | None) -> None:
        self.match = match
        self.game = match.game
        self.language = language
        self.names = names
        self.viewer = viewer
        self.you = you

    def say(self, key: str, **values: Any) -> str:
        return TEXTS.say(self.language, key, **values)

    def name(self, seat: int) -> str:
        return self.say("story-you") if seat == self.you else self.names[seat]

    def steps(self, told: int = NOTHING_TOLD) -> Iterator[tuple[int, list[str]]]:
        """Number and lines of the set-up (0) and of each step that says something, after those told already."""
        before: Scores = ()
        for position in self.match.history():
            after = self.game.known_scores(position.state.mask(SPECTATOR))
            if position.step > told:
                open_events = self.match.told(position.last_events, SPECTATOR)
                events = self.match.told(position.last_events, self.viewer)
                lines = lines_of(self.game.words, open_events, position.seat, before, after, position.over)
                yield position.step, [self.line(line, events, after) for line in lines]
            before = after

    def line(self, line: Line, events: list[dict[str, Any]], scores: Scores) -> str:
        told = [events[place] for place in line.events]
        if line.kind == "heading":
            return self.heading(told[0], scores)
        if line.kind == "aside":
            return f"({self.aside(told)})"
        text = self.together(line, events) if line.kind == "together" else self.sentences(told)
        gains = ", ".join(self.gain(line, seat) for seat in line.points) if line.kind == "told" else ""
        return f"{UNDER * line.under}{text}{f'  [{gains}]' if gains else ''}"

    # ------------------------------------------------------------------ the kinds of lines
    def sentences(self, told: list[dict[str, Any]]) -> str:
        pieces = self.match.piece_names
        return " ".join(event_text(self.game, self.language, event, self.names, self.you, pieces) for event in told)

    def heading(self, told: dict[str, Any], scores: Scores) -> str:
        heading = heading_text(self.game, self.language, told)
        if not any(scores):
            return heading
        standing = [self.part(seat, points) for seat, points in enumerate(scores) if points is not None]
        return self.say("story-heading", heading=heading, standing=", ".join(standing))

    def together(self, line: Line, events: list[dict[str, Any]]) -> str:
        numbers = counts(line, self.game.words, events)
        what = together_text(self.game, self.language, events[line.events[0]]["event"], len(line.events))
        parts = [self.gain(line, seat) if seat in line.points else self.part(seat, numbers[seat]) for seat in numbers]
        return self.say("story-together", what=what, parts=", ".join(parts))

    def aside(self, told: list[dict[str, Any]]) -> str:
        found = Counter(event["event"] for event in told)
        return ", ".join(together_text(self.game, self.language, name, count) for name, count in found.items())

    # ------------------------------------------------------------------ parts of them
    def part(self, seat: int, number: int) -> str:
        return self.say("story-part", name=self.name(seat), number=signed(number))

    def gain(self, line: Line, seat: int) -> str:
        points = line.points[seat]
        values = {"name": self.name(seat), "sign": "minus" if points < 0 else "plus", "points": abs(points)}
        return self.say("story-gain", total=signed(line.totals.get(seat, 0)), **values)


def signed(number: int) -> str:
    """A number with the minus sign of print."""
    return str(number).replace("-", "−")


def score_sheet(match: Match, language: str, names: tuple[str, ...], say: Callable[..., str]) -> Table:
    """Every line in play for every seat, the total, what broke a tie, and the places."""
    outcome = match.outcome
    title = match.game.texts.say
    sheet = Table(box=box.ROUNDED, show_edge=True)
    sheet.add_column(say("sheet-line"))
    for name in names:
        sheet.add_column(name, justify="right")
    for line, points in outcome.lines.items():
        if any(points):
            sheet.add_row(title(language, f"line-{line}"), *map(str, points))
    sheet.add_section()
    sheet.add_row(say("sheet-total"), *map(str, outcome.scores), style="bold")
    for tie, values in outcome.tie_values.items():
        if outcome.tie_break == tie:
            sheet.add_row(title(language, f"tie-{tie}"), *map(str, values))
    sheet.add_row(say("sheet-place"), *map(str, outcome.ranking))
    return sheet


def verdict(match: Match, language: str, names: tuple[str, ...], say: Callable[..., str]) -> str:
    """Who won, and by what if points were equal."""
    outcome = match.outcome
    winners = [names[seat] for seat in outcome.winners]
    points = outcome.scores[outcome.winners[0]]
    if len(winners) > 1:
        return say("shared-win", names=", ".join(winners), points=points)
    if outcome.tie_break is not None:
        what = match.game.texts.say(language, f"tie-{outcome.tie_break}")
        return say("win-by-tie-break", name=winners[0], points=points, what=what)
    return say("win", name=winners[0], points=points)
