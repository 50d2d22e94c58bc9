"""A match told: what happened as sentences, and the score sheet at its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich import box
from rich.table import Table

from hypostyle.engine.match import Match
from hypostyle.engine.sentences import event_text

NOTHING_TOLD = -1


def steps(
    match: Match, language: str, names: tuple[str, ...], viewer: int, told: int = NOTHING_TOLD
) -> Iterator[tuple[int, list[str]]]:
    """Number and sentences of the set-up (0) and of each step, as a viewer saw them, after those told already."""
    for position in match.history():
        if position.step <= told:
            continue
        events = match.told(position.last_events, viewer)
        sentences = [sentence for event in events if (sentence := event_text(match.game, language, event, names))]
        if not sentences and position.seat is not None and position.action is not None:
            sentences = [f"{names[position.seat]}: {position.action.text(language, names)}"]
        yield position.step, sentences


def score_sheet(match: Match, language: str, names: tuple[str, ...], say: Callable[..., str]) -> Table:
    """Every line for every seat, the total, what broke a tie, and the places."""
    outcome = match.outcome
    title = match.game.texts.say
    sheet = Table(box=box.ROUNDED, show_edge=True)
    sheet.add_column(say("sheet-line"))
    for name in names:
        sheet.add_column(name, justify="right")
    for line, points in outcome.lines.items():
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
