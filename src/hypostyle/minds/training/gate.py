"""A new network against the best so far: the same deal is played with the new one at every seat in turn."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path

from hypostyle.engine.game import Game
from hypostyle.engine.knowledge import Knowledge
from hypostyle.minds import weights as files
from hypostyle.minds.mind import Manner, Mind
from hypostyle.minds.thinking import Budget


@dataclass(frozen=True)
class Duel:
    """One deal: the first network at one seat against the second at all others, at every seat once."""

    slug: str
    weights: tuple[str, str]
    players: int
    seed: int
    simulations: int


def play_duel(duel: Duel) -> float:
    """The share of the wins of the first, scaled so that a half is even whatever the number of players."""
    import hypostyle

    game = hypostyle.game(duel.slug)
    networks = [files.load(Path(path), game) for path in duel.weights]
    share = 0.0
    for seat in range(duel.players):
        manner = Manner(Budget(simulations=duel.simulations))
        minds = [Mind(game, duel.seed * 8 + at, manner, networks[0 if at == seat else 1]) for at in range(duel.players)]
        share += won(game, minds, duel.seed, seat) / duel.players
    return even(share, duel.players)


def even(share: float, players: int) -> float:
    """A share of the wins as odds against one such opponent: 1/players becomes a half."""
    others = (1.0 - share) / (players - 1)
    return share / (share + others) if share + others else 0.0


def won(game: Game, minds: list[Mind], seed: int, seat: int) -> float:
    """The share of one match that a seat won; in a race anybody may be the quickest."""
    dice = random.Random(seed)
    match = game.new(len(minds), seed)
    while not match.state.over:
        waiting = [other for other in range(len(minds)) if match.state.open >> other & 1]
        task = game.words.task_of(match.state.top_task())
        mover = dice.choice(waiting) if task.contest else waiting[0]
        knowledge = Knowledge(game, match.content, match.state.mask(mover), mover)
        action = dice.choice(knowledge.state.legal_actions(mover)) if task.contest else minds[mover].choose(knowledge)
        match.state.apply(mover, action)
    results = [match.state.result(other) for other in range(len(minds))]
    return 1.0 / results.count(max(results)) if results[seat] == max(results) else 0.0
