"""What a worker process of the bots does: it gets Knowledge as bytes, never the state of the match, and chooses."""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import signal
import threading
from functools import lru_cache
from typing import Any

from msgspec import Struct

import hypostyle.minds.players  # noqa: F401 (once for all workers, before they are forked)
from hypostyle.bots import make
from hypostyle.catalog import game as find_game
from hypostyle.engine.content import Content, content_of
from hypostyle.engine.errors import HypostyleError
from hypostyle.engine.game import Game
from hypostyle.engine.knowledge import Knowledge
from hypostyle.minds.mind import Mind

NICENESS = 10  # the server comes first
MOST_EDITIONS = 64  # kept by a worker
GAIN_WORLDS = 16  # imagined worlds over which the worth of a choice in points is averaged


class BotJob(Struct, frozen=True):
    """A decision to be taken: the game, its content, and what the seat knows."""

    game: str
    content: bytes | None  # as JSON, where it is not the built-in one
    digest: str
    known: bytes
    seat: int
    bot: str
    seed: int


class BotChoice(Struct, frozen=True):
    """What a bot chose; for a hint also every idea (action, visits, chance of winning), and the gain in points."""

    action: int
    ideas: list[tuple[int, int, float]] = []
    gain: float | None = None


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


@lru_cache(MOST_EDITIONS)
def game_and_content(slug: str, content: bytes | None) -> tuple[Game, Content]:
    game = find_game(slug)
    return game, game.built_in if content is None else content_of(game.printed, json.loads(content), slug)


def knowledge_of(job: BotJob) -> Knowledge:
    game, content = game_and_content(job.game, job.content)
    if content.digest != job.digest:
        raise HypostyleError(f"{job.game}: the built-in content has changed since the server started.")
    state = game.blank(content)
    state.load_bytes(job.known)
    return Knowledge(game, content, state, job.seat)


def choose(job: BotJob) -> BotChoice:
    knowledge = knowledge_of(job)
    return BotChoice(make(job.bot, knowledge.game, job.seed).choose(knowledge))


def hint(job: BotJob) -> BotChoice:
    """A choice with its reason: what the seat's own final points are expected to gain by it."""
    knowledge = knowledge_of(job)
    bot = make(job.bot, knowledge.game, job.seed)
    assert isinstance(bot, Mind)
    choices = bot.think(knowledge)
    best = choices[0].action
    dice = random.Random(job.seed)
    gain = 0.0
    for _ in range(GAIN_WORLDS):
        world = knowledge.state.imagine(dice.getrandbits(62))
        before = world.evaluate(job.seat)
        world.apply(job.seat, best)
        gain += world.evaluate(job.seat) - before
    ideas = [(choice.action, choice.visits, choice.wins[job.seat]) for choice in choices]
    return BotChoice(best, ideas, round(gain / GAIN_WORLDS, 2))


def ready(_: None) -> bool:
    """Asked once of a new worker."""
    return True
