"""A mind: a bot that reads Knowledge with a network and thinks ahead in imagined worlds."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from hypostyle.engine.content import Content
from hypostyle.engine.game import Game
from hypostyle.engine.knowledge import Knowledge
from hypostyle.minds.keeping import kept_node
from hypostyle.minds.leaning import Leaning
from hypostyle.minds.reasons import Judgement, judge
from hypostyle.minds.search import MindSearch
from hypostyle.minds.thinking import Budget, make_search, spend
from hypostyle.minds.threads import run_threads
from hypostyle.minds.weights import Weights

QUICKNESS = 4.0  # beside 3 of `uct`
KEEP_FROM = 1000  # simulations from which looking for the kept tree pays


@dataclass(frozen=True)
class Choice:
    """One legal choice as the search judged it."""

    action: int
    visits: int
    prior: float
    values: list[float]  # by seat, between 0 and 1: what the search strives for
    wins: list[float]  # by seat: share of the win


@dataclass(frozen=True)
class Manner:
    """How a mind plays: how long it thinks, how careless it is, and what it likes."""

    budget: Budget
    carelessness: float = 0.0  # choices so much worse than the best are taken about a third as often
    leaning: Leaning | None = None
    threads: int = 1


class Mind:
    """The learned opponent; without weights it thinks with the insight of the game."""

    def __init__(
        self, game: Game, seed: int, manner: Manner, weights: Weights | None, settings: dict[str, float] | None = None
    ) -> None:
        self.game = game
        self.dice = random.Random(seed)
        self.manner = manner
        self.weights = weights
        self.settings = settings or {}
        self.search: MindSearch | None = None
        self.content: Content | None = None  # what the search was made for
        self.last: tuple[Knowledge, int] | None = None  # what the tree was grown from, and what was chosen

    @property
    def quickness(self) -> float:
        """In a race all minds are equally quick."""
        return QUICKNESS

    def choose(self, knowledge: Knowledge) -> int:
        actions = knowledge.state.legal_actions(knowledge.viewer)
        if len(actions) == 1:
            return actions[0]
        action = self.pick(knowledge, self.think(knowledge))
        self.last = (knowledge, action)
        return action

    def think(self, knowledge: Knowledge) -> list[Choice]:
        """Every legal choice with the verdict of the search, the most visited first."""
        if self.manner.threads > 1:
            return run_threads(self, knowledge)
        search = self.ready(knowledge)
        spend(search, knowledge.viewer, self.manner.budget, decided)
        return verdicts(search)

    def judge(self, knowledge: Knowledge) -> list[Judgement]:
        """Every legal choice with chances, expected points by line and what would follow, the best first."""
        return judge(self, knowledge)

    def ready(self, knowledge: Knowledge) -> MindSearch:
        """The search at the position asked about, with what it found there before, if it was there."""
        seed = self.dice.getrandbits(32)
        if self.search is None or self.content is not knowledge.content:
            # The states that a search works with point to the content they were made for.
            self.search = make_search(self.game, knowledge.state, self.weights, **self.settings)
            self.content, self.last = knowledge.content, None
            if self.manner.leaning is not None:
                self.search.lean(len(self.game.lines), self.manner.leaning.by_point(self.game.mind.lead_scale))
        node = None
        if self.last is not None and self.search.simulations >= KEEP_FROM:
            node = kept_node(self.search, *self.last, knowledge, self.dice.getrandbits(32))
        if node is None:
            return self.search.start(knowledge.state, seed)
        return self.search.keep_below(node).go_on(knowledge.state, seed)

    def pick(self, knowledge: Knowledge, choices: list[Choice]) -> int:
        """The most visited choice; one that is nearly as good, where the mind is careless."""
        seat, careless = knowledge.viewer, self.manner.carelessness
        if careless == 0.0:
            return choices[0].action
        lowest = min(choice.values[seat] for choice in choices if choice.visits)  # for what was not tried at all
        worth = {choice.action: choice.values[seat] if choice.visits else lowest for choice in choices}
        best = max(worth.values())
        odds = [math.exp((value - best) / careless) for value in worth.values()]
        return self.dice.choices(list(worth), odds)[0]


def decided(search: MindSearch, left: int) -> bool:
    """Whether the simulations that are left cannot make another choice the most visited one."""
    return search.margin() > left


def verdicts(search: MindSearch) -> list[Choice]:
    found = [Choice(*choice) for choice in search.choices()]
    return sorted(found, key=lambda choice: (-choice.visits, -choice.prior))
