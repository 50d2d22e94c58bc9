"""Positions in which minds are asked something."""

import random
from collections.abc import Iterator

from hypostyle.engine.game import Game
from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.match import Match


def positions(game: Game, seats: int, seed: int, every: int) -> Iterator[tuple[Match, Knowledge]]:
    """Decisions with a choice, some steps apart, of one random match; races are left to the quickest."""
    dice = random.Random(seed)
    match = game.new(seats, seed)
    while not match.over:
        seat = dice.choice(match.to_move)
        legal = match.state.legal_actions(seat)
        race = game.words.task_of(match.state.top_task()).contest
        if len(match.log) % every == 0 and len(legal) > 1 and race is None:
            yield match, known_by(match, seat)
        match.play(seat, dice.choice(legal))


def known_by(match: Match, seat: int) -> Knowledge:
    return Knowledge(match.game, match.content, match.state.mask(seat), seat)
