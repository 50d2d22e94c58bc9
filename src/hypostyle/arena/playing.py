"""Plays a whole match between bots, each of which is given the knowledge of its seat and nothing else."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass

from hypostyle.bots import Bot, make
from hypostyle.bots.budget import nobody_waits
from hypostyle.engine.game import Game
from hypostyle.engine.limits import SEAT_LIMIT
from hypostyle.engine.match import Match


@dataclass
class Effort:
    """What a seat spent on its choices: those where there was something to choose, and the processor time of all."""

    choices: int = 0
    seconds: float = 0.0


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
    while not match.over:
        waiting = match.to_move
        seat = quick.choices(waiting, [bots[seat].quickness for seat in waiting])[0]
        match.play(seat, choice_of(match, seat, bots[seat], efforts[seat]))
    return efforts


def choice_of(match: Match, seat: int, bot: Bot, effort: Effort) -> int:
    knowledge = match.knowledge(seat)
    effort.choices += len(knowledge.state.legal_actions(seat)) > 1
    started = time.process_time()  # of all threads that a bot may use
    with nobody_waits():
        action = bot.choose(knowledge)
    effort.seconds += time.process_time() - started
    return action
