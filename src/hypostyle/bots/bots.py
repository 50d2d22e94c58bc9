"""The opponents by name: random, greedy (one ply) and search (a tree over imagined worlds)."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from hypostyle.bots.search import Search
from hypostyle.engine.errors import BadOption
from hypostyle.engine.game import Game
from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.state import COMPILED

GREEDY_WORLDS = 4  # imagined worlds a greedy bot looks at before it decides
SEARCH_NODES = 200_000
SEARCH_SECONDS = 0.5
SEARCH_SLICE = 64 if COMPILED else 2  # simulations between two looks at the clock


class Bot(Protocol):
    """Whoever chooses for a seat, from what that seat knows and nothing else."""

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

    def __init__(self, game: Game, seed: int) -> None:
        self.dice = random.Random(seed)

    def choose(self, knowledge: Knowledge) -> int:
        return self.dice.choice(knowledge.state.legal_actions(knowledge.viewer))


class GreedyBot:
    """The action after which its own estimate leads the others' most, averaged over a few imagined worlds."""

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
    """Determinised UCT with a budget of seconds or of simulations."""

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
            deadline = time.perf_counter() + self.seconds
            while time.perf_counter() < deadline:
                self.search.run(knowledge.viewer, SEARCH_SLICE)
        return [Thought(*choice) for choice in self.search.choices()]


# Who sees a thing first where several may act at once (a race), as weights of a seeded draw.
QUICKNESS = {"random": 1.0, "greedy": 2.0, "search": 3.0}

BOTS: dict[str, Callable[[Game, int], Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}


def quickness(name: str) -> float:
    """How quick the bot of this name is in a race, compared with others."""
    return QUICKNESS.get(name.partition(":")[0], 1.0)


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot by name; `search:0.1` thinks for a tenth of a second, `search:500` for 500 simulations."""
    kind, _, budget = name.partition(":")
    if kind not in BOTS or (budget and kind != "search"):
        raise BadOption(
            f"There is no bot {name!r}; allowed are {', '.join(BOTS)}, search:SECONDS and search:SIMULATIONS."
        )
    if not budget:
        return BOTS[kind](game, seed)
    try:
        if budget.isdigit() and int(budget) > 0:
            return SearchBot(game, seed, simulations=int(budget))
        seconds = float(budget)
        if not 0 < seconds < 3600:
            raise ValueError
    except ValueError:
        raise BadOption(f"Bot {name!r}: the budget must be seconds such as 0.1 or simulations such as 500.") from None
    return SearchBot(game, seed, seconds=seconds)
