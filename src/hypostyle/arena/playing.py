"""Plays a whole match between bots, each of which is given the knowledge of its seat and nothing else."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from hypostyle.bots import Bot, make
from hypostyle.bots.budget import nobody_waits
from hypostyle.bots.program import Program
from hypostyle.engine.game import Game
from hypostyle.engine.limits import SEAT_LIMIT
from hypostyle.engine.match import Match


@dataclass
class Effort:
    """What a seat spent on its choices: those where there was something to choose, and the processor time of all; of a
    program elsewhere, the time that it was waited for, and how often it failed, by kind."""

    choices: int = 0
    seconds: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)


def seated(names: Sequence[str], game: Game, seed: int) -> list[Bot]:
    """A bot for every seat, each with dice of its own."""
    return [make(name, game, dice_seed(seed, seat)) for seat, name in enumerate(names)]


def dice_seed(seed: int, seat: int) -> int:
    """From which the bot of a seat draws in the match of this seed."""
    return seed * SEAT_LIMIT + seat


def play_out(match: Match, bots: Sequence[Bot], seed: int) -> list[Effort]:
    """Play a match to its end. Where several seats may choose at once, the seed draws who is first, by quickness."""
    efforts = [Effort() for _ in bots]
    quick = random.Random(seed)
    try:
        while not match.over:
            waiting = match.to_move
            seat = quick.choices(waiting, [bots[seat].quickness for seat in waiting])[0]
            match.play(seat, choice_of(match, seat, bots[seat], efforts[seat]))
    finally:
        for bot, effort in zip(bots, efforts, strict=True):
            if isinstance(bot, Program):
                effort.seconds += bot.waited
                effort.faults.update(fault.kind for fault in bot.faults)
                bot.leave(match.outcome if match.over else None)
    return efforts


def choice_of(match: Match, seat: int, bot: Bot, effort: Effort) -> int:
    knowledge = match.knowledge(seat)
    effort.choices += len(knowledge.state.legal_actions(seat)) > 1
    started = time.process_time()  # of all threads that a bot may use
    with nobody_waits():
        action = bot.choose(knowledge)
    effort.seconds += time.process_time() - started
    return action
