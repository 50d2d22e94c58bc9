"""What a worker process of the bots does: it gets Knowledge as bytes, never the state of the match, and chooses."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from typing import Any

from msgspec import Struct

import hypostyle.minds.players  # noqa: F401 (once for all workers, before they are forked)
from hypostyle.arena.sent_content import content_for
from hypostyle.bots import make
from hypostyle.catalog import game as find_game
from hypostyle.engine.knowledge import Knowledge
from hypostyle.minds.mind import Choice, Mind
from hypostyle.minds.reasons import chances, expected_lines
from hypostyle.minds.search import MindSearch
from hypostyle.review.judging import knowledge_of

NICENESS = 10  # the server comes first
REASON_WORLDS = 48  # imagined worlds over which the points at the end are averaged


class BotJob(Struct, frozen=True):
    """A decision to be taken: the game, its content, and what the seat knows."""

    game: str
    content: bytes | None  # as JSON, where it is not the built-in one
    digest: str
    known: bytes
    seat: int
    bot: str
    seed: int


class Beside(Struct, frozen=True):
    """The next best choice, and what the best one brings the seat beyond it: points at the end by line of the score
    sheet, and winning chances."""

    action: int
    lines: dict[str, float]
    chance: float


class BotChoice(Struct, frozen=True):
    """What a bot chose; for a hint also every idea (action, visits, chance of winning), and the next best one."""

    action: int
    ideas: list[tuple[int, int, float]] = []
    beside: Beside | None = None


def start_worker() -> None:
    """A worker gives way to the server, and ignores the Ctrl-C that stops it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=exit_with, args=(server,), daemon=True).start()


def exit_with(server: Any) -> None:
    """End with the server, even if it was killed and could not say so."""
    server.join()
    os._exit(0)


def known_to(job: BotJob) -> Knowledge:
    content = content_for(job.game, job.content, job.digest)
    return knowledge_of(find_game(job.game), content, job.known, job.seat)


def choose(job: BotJob) -> BotChoice:
    knowledge = known_to(job)
    return BotChoice(make(job.bot, knowledge.game, job.seed).choose(knowledge))


def hint(job: BotJob) -> BotChoice:
    """A choice with its reasons, as a review gives them: what it brings beyond the next best one."""
    knowledge = known_to(job)
    bot = make(job.bot, knowledge.game, job.seed)
    assert isinstance(bot, Mind)
    seats = knowledge.state.seats
    choices = bot.think(knowledge)
    certainty = knowledge.game.mind.certainty
    ideas = [(choice.action, choice.visits, chances(choice, seats, certainty)[job.seat]) for choice in choices]
    if len(choices) < 2 or not choices[1].visits:
        return BotChoice(choices[0].action, ideas)
    assert bot.search is not None
    best, other = (own_lines(bot.search, knowledge, choice, job.seed) for choice in choices[:2])
    more = {line: round(points - other[line], 2) for line, points in best.items()}
    return BotChoice(choices[0].action, ideas, Beside(choices[1].action, more, round(ideas[0][2] - ideas[1][2], 4)))


def own_lines(search: MindSearch, knowledge: Knowledge, choice: Choice, seed: int) -> dict[str, float]:
    """Points of the seat at the end by line, on average."""
    found = expected_lines(search, knowledge, choice, seed, REASON_WORLDS)
    return {line: points[knowledge.viewer] for line, points in found.items()}


def ready(_: None) -> bool:
    """Asked once of a new worker."""
    return True
