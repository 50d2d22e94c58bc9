"""The plain opponents: chance, greedy (one ply), and UCT (a tree over imagined worlds), the yardstick of all others."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Protocol

from hypostyle.bots.budget import Deadline
from hypostyle.bots.search import Search
from hypostyle.engine.game import Game
from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.state import COMPILED

GREEDY_WORLDS = 4  # imagined worlds a greedy bot looks at before it decides
SEARCH_NODES = 200_000
SEARCH_SECONDS = 0.5
SEARCH_SLICE = 16 if COMPILED else 2  # simulations between two looks at the clock; some milliseconds are a budget too


class Bot(Protocol):
    """Whoever chooses for a seat, from what that seat knows and nothing else."""

    @property
    def quickness(self) -> float:
        """Who sees a thing first where several may act at once (a race): the weight in a seeded draw."""

    def choose(self, knowledge: Knowledge) -> int:
        """The id of one legal action for the seat whose knowledge this is."""


@dataclass
class Thought:
    """One choice as the search judged it: how often it was tried and what it was worth on average (0 to 1)."""

    action: int
    visits: int
    value: float


class RandomBot:
    """Any legal action."""

    quickness = 1.0

    def __init__(self, game: Game, seed: int) -> None:
        self.dice = random.Random(seed)

    def choose(self, knowledge: Knowledge) -> int:
        return self.dice.choice(knowledge.state.legal_actions(knowledge.viewer))


class GreedyBot:
    """The action after which its own estimate leads the others' most, averaged over a few imagined worlds."""

    quickness = 2.0

    def __init__(self, game: Game, seed: int) -> None:
        self.dice = random.Random(seed)

    def choose(self, knowledge: Knowledge) -> int:
        seat, known = knowledge.viewer, knowledge.state
        actions = known.legal_actions(seat)
        if len(actions) == 1:
            return actions[0]
        worlds = [known.imagine(self.dice.getrandbits(62)) for _ in range(GREEDY_WORLDS)]
        gains = dict.fromkeys(actions, 0.0)
        for world in worlds:
            for action in actions:
                after = world.copy()
                after.apply(seat, action)
                others = [after.evaluate(other) for other in range(known.seats) if other != seat]
                gains[action] += after.evaluate(seat) - max(others)
        best = max(gains.values())
        return self.dice.choice([action for action in actions if gains[action] == best])


class SearchBot:
    """Determinised UCT with a budget of simulations, or of seconds of processor time."""

    quickness = 3.0

    def __init__(self, game: Game, seed: int, seconds: float = SEARCH_SECONDS, simulations: int | None = None) -> None:
        self.game = game
        self.dice = random.Random(seed)
        self.seconds = seconds
        self.simulations = simulations
        self.search: Search | None = None

    def choose(self, knowledge: Knowledge) -> int:
        actions = knowledge.state.legal_actions(knowledge.viewer)
        if len(actions) == 1:
            return actions[0]
        return max(self.think(knowledge), key=lambda thought: (thought.visits, thought.value)).action

    def think(self, knowledge: Knowledge) -> list[Thought]:
        """Every legal choice with the verdict of the search."""
        if self.search is None:
            settings = self.game.search.numbers()
            self.search = Search(knowledge.state.copy(), self.game.words.action_count, settings, SEARCH_NODES)
        self.search.start(knowledge.state, self.dice.getrandbits(32))
        if self.simulations is not None:
            self.search.run(knowledge.viewer, self.simulations)
        else:
            deadline = Deadline(self.seconds)
            while not deadline.passed():
                self.search.run(knowledge.viewer, SEARCH_SLICE)
        return [Thought(*choice) for choice in self.search.choices()]
