"""Which action a simulation tries next: PUCT, with the likings of the network as priors, among what is legal here."""

from __future__ import annotations

from math import exp, sqrt

from hypostyle.engine.limits import SEAT_LIMIT
from hypostyle.engine.state import State
from hypostyle.engine.types import IntVector, chapter
from hypostyle.minds.tree import Tree

STEEPEST = 20.0  # beyond this a liking is as good as certain
TREE_FULL = -1


@chapter
class Selection(Tree):
    """The choice of a child."""

    trial: State  # a choice tried out, where insight says how much an action is liked
    stamp: IntVector  # by action: when it was last found to be legal
    now: int
    exploration: float
    caution: float  # how much worse than its parent an action is taken to be before it was tried
    noise: float  # part of the priors at the root that is spread evenly
    insight: float  # a lead of `lead_scale` points after an action adds a quarter of this to its liking

    def select(self, work: State, node: int, mover: int, is_root: bool) -> int:
        """The most promising child among the legal ones; missing ones are added first."""
        self.now += 1
        for place in range(work.legal_count):
            self.stamp[work.legal[place]] = self.now
        known = 0
        last = -1
        total: float = 0.0
        child = self.first[node]
        while child >= 0:
            last = child
            if self.action[child] >= 0 and self.stamp[self.action[child]] == self.now:  # not the sealed ones
                known += 1
                self.stamp[self.action[child]] = 0
                self.fresh[child] = self.now
                total += self.prior[child]
            child = self.sibling[child]
        if known < work.legal_count and self.nodes + work.legal_count <= self.capacity:
            total += self.add_children(work, node, last, mover)
        return self.best_child(node, mover, work.legal_count, total, self.noise if is_root else 0.0)

    def best_child(self, node: int, mover: int, legal: int, total: float, noise: float) -> int:
        visits: float = self.visits[node]
        explore: float = self.exploration * sqrt(visits + 1.0)
        untried: float = 0.5 if visits == 0.0 else self.value[node * SEAT_LIMIT + mover] / visits
        untried -= self.caution
        best = TREE_FULL
        best_bound: float = -1000000.0
        child = self.first[node]
        while child >= 0:
            if self.fresh[child] == self.now:
                tried: float = self.visits[child]
                mean: float = untried if tried == 0.0 else self.value[child * SEAT_LIMIT + mover] / tried
                prior: float = self.prior[child] / total * (1.0 - noise) + noise / legal
                bound: float = mean + explore * prior / (1.0 + tried)
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = self.sibling[child]
        return best

    def add_children(self, work: State, node: int, last: int, mover: int) -> float:
        """A child for every legal action that has none; returns the sum of their priors."""
        total: float = 0.0
        if work.legal_count > 1 and self.learned:
            self.known.copy_from(work)
            self.known.erase(mover)
            self.read_position(self.known, mover)
        for place in range(work.legal_count):
            action = work.legal[place]
            if self.stamp[action] == self.now:
                self.stamp[action] = 0
                child = self.add_node(action)
                self.fresh[child] = self.now
                if work.legal_count > 1:
                    self.prior[child] = self.first_liking(work, action, mover)
                total += self.prior[child]
                if last < 0:
                    self.first[node] = child
                else:
                    self.sibling[last] = child
                last = child
        return total

    def first_liking(self, work: State, action: int, mover: int) -> float:
        """The prior of an action, not yet divided by their sum."""
        liking: float = self.liking(action) if self.learned else 0.0
        if self.insight > 0.0:
            self.trial.copy_from(work)
            self.trial.apply(mover, action)
            liking += self.insight * (self.squeeze(self.lead_of(self.trial, mover)) - 0.5)
        if liking > STEEPEST:
            liking = STEEPEST
        return exp(liking if liking > -STEEPEST else -STEEPEST)
