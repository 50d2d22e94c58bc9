"""What a bot's process does: it gets Knowledge as bytes, never the state of the match, and answers with a choice."""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import signal
import threading
from functools import cache, lru_cache
from typing import Any

from msgspec import Struct

from hypostyle.bots import bots
from hypostyle.catalog import game as find_game
from hypostyle.engine.content import Content, content_of
from hypostyle.engine.errors import HypostyleError
from hypostyle.engine.game import Game
from hypostyle.engine.knowledge import Knowledge

NICENESS = 10  # the referee comes first
MOST_EDITIONS = 64  # kept by a worker
GAIN_WORLDS = 16  # imagined worlds over which the worth of a choice in points is averaged


class Level(Struct, frozen=True):
    """A bot of the `bots` package, and how long it may think; `simulations` bound it independently of the machine.

    In a race it says what it found only after the seconds, between these two, that a person might need.
    """

    bot: str
    seconds: float = 0.0
    simulations: int | None = None
    finds: tuple[float, float] = (20.0, 50.0)


LEVELS: dict[str, Level] = {
    "random": Level("random", finds=(30.0, 75.0)),
    "greedy": Level("greedy", finds=(20.0, 50.0)),
    "easy": Level("search", simulations=40, finds=(16.0, 45.0)),
    "normal": Level("search", 0.5, finds=(10.0, 30.0)),
    "hard": Level("search", 2.0, finds=(6.0, 18.0)),
}
HINT = Level("search", 1.0)


class Job(Struct, frozen=True):
    """A decision to be taken: the game, its content, and what the seat knows."""

    game: str
    content: bytes | None  # as JSON, where it is not the built-in one
    digest: str
    known: bytes
    seat: int
    level: Level
    seed: int


class Verdict(Struct, frozen=True):
    """The choice; after a search also every idea (action, visits, value) and the gain in points where it was asked."""

    action: int
    ideas: list[tuple[int, int, float]] = []
    gain: float | None = None


def begin() -> None:
    """The start of a worker: polite to the server, and deaf to the Ctrl-C that stops it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=follow, args=(server,), daemon=True).start()


def follow(server: Any) -> None:
    """End with the server, even if it was killed and could not say so."""
    server.join()
    os._exit(0)


@lru_cache(MOST_EDITIONS)
def printed(slug: str, content: bytes | None) -> tuple[Game, Content]:
    game = find_game(slug)
    return game, game.built_in if content is None else content_of(game.printed, json.loads(content), slug)


@cache
def search_bot(slug: str) -> bots.SearchBot:
    """One for each game: its tree is large."""
    return bots.SearchBot(find_game(slug), 0)


def knowledge_of(job: Job) -> Knowledge:
    game, content = printed(job.game, job.content)
    if content.digest != job.digest:
        raise HypostyleError(f"{job.game}: the built-in content has changed since the server started.")
    state = game.blank(content)
    state.load_bytes(job.known)
    return Knowledge(game, content, state, job.seat)


def choose(job: Job) -> Verdict:
    knowledge = knowledge_of(job)
    if job.level.bot == "search":
        return searched(job, knowledge)
    return Verdict(bots.make(job.level.bot, knowledge.game, job.seed).choose(knowledge))


def searched(job: Job, knowledge: Knowledge) -> Verdict:
    bot = search_bot(job.game)
    bot.dice = random.Random(job.seed)
    bot.seconds, bot.simulations = job.level.seconds, job.level.simulations
    thoughts = bot.think(knowledge)
    best = max(thoughts, key=lambda thought: (thought.visits, thought.value))
    return Verdict(best.action, [(thought.action, thought.visits, thought.value) for thought in thoughts])


def advise(job: Job) -> Verdict:
    """A choice with its reason: what the own final points are expected to gain by it."""
    knowledge = knowledge_of(job)
    verdict = searched(job, knowledge)
    dice = random.Random(job.seed)
    gain = 0.0
    for _ in range(GAIN_WORLDS):
        world = knowledge.state.imagine(dice.getrandbits(62))
        before = world.evaluate(job.seat)
        world.apply(job.seat, verdict.action)
        gain += world.evaluate(job.seat) - before
    ideas = sorted(verdict.ideas, key=lambda idea: (-idea[1], -idea[2]))
    return Verdict(verdict.action, ideas, round(gain / GAIN_WORLDS, 2))


def ready() -> bool:
    """Asked once of a new worker."""
    return True
