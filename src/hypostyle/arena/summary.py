"""The figures of a tournament as JSON: for machines, with everything needed to have them again."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import Any

from hypostyle import __version__, mode
from hypostyle.arena.figures import BotFigures, Figures, Share
from hypostyle.arena.intervals import Interval
from hypostyle.arena.tournament import Tournament

DIGITS = 4  # of shares
RATING_DIGITS = 1


@dataclass(frozen=True)
class Run:
    """How a tournament was asked for: the names as they were typed, and the command that repeats it."""

    tournament: Tournament
    names: list[str]
    command: str


def as_json(run: Run, figures: Figures) -> dict[str, Any]:
    tournament = run.tournament
    return {
        "game": tournament.game,
        "players": tournament.players,
        "seed": tournament.seed,
        "options": tournament.options,
        "rules_version": tournament.rules_version,
        "content": tournament.content,
        "version": __version__,
        "mode": mode.name(),
        "command": run.command,
        "games": figures.games,
        "deals": figures.deals,
        "fair_share": round(1 / tournament.players, DIGITS),
        "bots": {name: bot_as_json(run, bot, figures.bots[bot]) for bot, name in enumerate(run.names)},
        "seats": [share_as_json(share) for share in figures.seats],
        "decisions": {
            "mean": round(fmean(figures.lengths), 1),
            "shortest": min(figures.lengths),
            "longest": max(figures.lengths),
        },
    }


def bot_as_json(run: Run, bot: int, figures: BotFigures) -> dict[str, Any]:
    return {
        "bot": run.tournament.bots[bot],  # with its budget
        "games": figures.won.games,
        "win_share": round(figures.won.share, DIGITS),
        "interval": rounded(figures.won.interval, DIGITS),
        "mean_rank": round(figures.mean_rank, DIGITS),
        "mean_score": round(figures.mean_score, DIGITS),
        "seconds_per_decision": round(figures.seconds_per_decision, 6),
        "rating": round(figures.rating, RATING_DIGITS),
        "rating_interval": rounded(figures.rating_interval, RATING_DIGITS) if figures.rating_interval else None,
        "lines": {line: round(mean, DIGITS) for line, mean in figures.lines.items()},
        **({"faults": figures.faults} if figures.faults else {}),
        "against": {run.names[other]: share_as_json(share) for other, share in figures.against.items()},
    }


def share_as_json(share: Share) -> dict[str, Any]:
    return {"games": share.games, "share": round(share.share, DIGITS), "interval": rounded(share.interval, DIGITS)}


def rounded(interval: Interval, digits: int) -> list[float]:
    return [round(end, digits) for end in interval]
