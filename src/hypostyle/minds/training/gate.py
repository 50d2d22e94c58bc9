"""Tests a new network: the same deal is played with the challenger at every seat in turn, against one kind of field."""

from __future__ import annotations

import random
from dataclasses import dataclass

from hypostyle.bots.bots import Bot, SearchBot
from hypostyle.engine.game import Game
from hypostyle.engine.knowledge import Knowledge
from hypostyle.minds import weights as files
from hypostyle.minds.mind import Manner, Mind
from hypostyle.minds.thinking import Budget


@dataclass(frozen=True)
class Opponent:
    """A network of a file, or `uct` if there is none, with a budget of simulations or seconds."""

    weights: bytes = b""
    simulations: int | None = None
    seconds: float | None = None

    def sit_down(self, game: Game, seed: int) -> Bot:
        if not self.weights:
            return SearchBot(game, seed, seconds=self.seconds or 0.0, simulations=self.simulations)
        weights = files.parse(self.weights, "the weights of the training", game)
        return Mind(game, seed, Manner(Budget(self.simulations, self.seconds)), weights)


def share_of(game: Game, challenger: Opponent, field: Opponent, players: int, seed: int) -> float:
    """The challenger's share of the wins of one deal, as against one such opponent."""
    share = 0.0
    for seat in range(players):
        bots = [(challenger if at == seat else field).sit_down(game, seed * 8 + at) for at in range(players)]
        share += won(game, bots, seed, seat) / players
    return even(share, players)


def even(share: float, players: int) -> float:
    """A share of the wins as odds against one such opponent: 1/players becomes a half."""
    others = (1.0 - share) / (players - 1)
    return share / (share + others)


def won(game: Game, bots: list[Bot], seed: int, seat: int) -> float:
    """The share of one match that a seat won; in a race anybody may be the quickest."""
    dice = random.Random(seed)
    match = game.new(len(bots), seed)
    while not match.state.over:
        waiting = [other for other in range(len(bots)) if match.state.open >> other & 1]
        race = game.words.task_of(match.state.top_task()).contest is not None
        mover = dice.choice(waiting) if race else waiting[0]
        knowledge = Knowledge(game, match.content, match.state.mask(mover), mover)
        action = dice.choice(knowledge.state.legal_actions(mover)) if race else bots[mover].choose(knowledge)
        match.state.apply(mover, action)
    results = [match.state.result(other) for other in range(len(bots))]
    return 1.0 / results.count(max(results)) if results[seat] == max(results) else 0.0
