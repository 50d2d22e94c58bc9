"""Which action a simulation tries next: PUCT, with the likings of the network as priors, among what is legal here."""

from __future__ import annotations

from math import exp, sqrt

from hypostyle.engine.judging import best_of_others, squeezed
from hypostyle.engine.state import State
from hypostyle.engine.types import IntVector, chapter
from hypostyle.minds.sizes import SEALED
from hypostyle.minds.tree import Tree

STEEPEST = 20.0  # beyond this a liking is as good as certain
TREE_FULL = -1


@chapter
class Selection(Tree):
    """The choice of a child."""

    seen: State  # a world that the seat which chooses could be in, whatever the root knows
    trial: State  # a choice tried out there, where insight says how much an action is liked
    sealed: IntVector  # by task: SEALED, RACE or neither
    alone: bool  # whether the choice is a sealed one, which changes nothing for the others
    ahead: float  # estimated points of the strongest opponent of the seat that looked last
    stamp: IntVector  # by action: when it was last found to be legal
    rivals: IntVector  # the children that compete: one for each legal action, while the tree has room
    competing: int
    now: int
    exploration: float
    caution: float  # how much worse than its parent an action is taken to be before it was tried
    noise: float  # part of the priors at the root that is spread evenly
    patience: int  # visits of a node before its choices are looked at
    insight: float  # a lead of `lead_scale` points after an action adds a quarter of this to its liking

    def select(self, work: State, node: int, mover: int, by_belief: bool) -> int:
        """The most promising child among the legal ones; missing ones are added first."""
        self.now += 1
        for place in range(work.legal_count):
            self.stamp[work.legal[place]] = self.now
        self.competing = 0
        last = -1
        total: float = 0.0
        child = self.first[node]
        while child >= 0 and self.competing < work.legal_count:
            last = child
            if self.action[child] >= 0 and self.stamp[self.action[child]] == self.now:  # not the sealed ones
                self.stamp[self.action[child]] = 0
                self.enter(child)
                total += self.prior[child]
            child = self.sibling[child]
        if self.competing < work.legal_count and self.nodes + work.legal_count <= self.capacity:
            total += self.add_children(work, node, last, mover)
        noise: float = self.noise if node == 0 else 0.0
        return self.best_child(node, mover, by_belief, total, noise / work.legal_count, 1.0 - noise)

    def enter(self, child: int) -> None:
        """One more that competes."""
        self.fresh[child] = self.now
        self.rivals[self.competing] = child
        self.competing += 1

    def best_child(self, node: int, mover: int, by_belief: bool, total: float, even: float, rest: float) -> int:
        """The rival with the highest bound; `even` is the part of a prior that all have, `rest` that of the liking."""
        visits: float = self.tries(node, by_belief)
        explore: float = self.exploration * sqrt(visits + 1.0)
        untried: float = 0.5 if visits == 0.0 else self.sum_of(node, mover, by_belief) / visits
        untried -= self.caution
        best = TREE_FULL
        best_bound: float = -1000000.0
        for place in range(self.competing):
            child = self.rivals[place]
            tried: float = self.tries(child, by_belief)
            mean: float = untried if tried == 0.0 else self.sum_of(child, mover, by_belief) / tried
            prior: float = self.prior[child] / total * rest + even
            bound: float = mean + explore * prior / (1.0 + tried)
            if bound > best_bound:
                best_bound = bound
                best = child
        return best

    def add_children(self, work: State, node: int, last: int, mover: int) -> float:
        """A child for every legal action that has none; returns the sum of their priors."""
        total: float = 0.0
        if work.legal_count > 1:
            self.look(work, mover)
        for place in range(work.legal_count):
            action = work.legal[place]
            if self.stamp[action] == self.now:
                self.stamp[action] = 0
                child = self.add_node(action)
                self.enter(child)
                if work.legal_count > 1:
                    self.prior[child] = self.first_liking(action, mover)
                total += self.prior[child]
                if last < 0:
                    self.first[node] = child
                else:
                    self.sibling[last] = child
                last = child
        return total

    def look(self, work: State, mover: int) -> None:
        """See a world as the seat that chooses does: what it cannot know is not read, and dealt anew for insight."""
        self.known.copy_from(work)
        self.known.erase(mover)
        if self.learned:
            self.read_position(self.known, mover)
        if self.insight > 0.0:
            self.seen.copy_from(self.known)
            self.seen.redeal(self.roll())
            self.alone = self.sealed[work.task[work.depth - 1]] == SEALED
            if self.alone:
                self.ahead = best_of_others(self.seen, mover)

    def first_liking(self, action: int, mover: int) -> float:
        """The prior of an action for the seat that looked last, not yet divided by their sum."""
        liking: float = self.liking(action) if self.learned else 0.0
        if self.insight > 0.0:
            self.trial.copy_from(self.seen)
            self.trial.apply(mover, action)
            if not self.alone:
                self.ahead = best_of_others(self.trial, mover)
            liking += self.insight * (squeezed(self.trial.evaluate(mover) - self.ahead, self.lead_scale) - 0.5)
        if liking > STEEPEST:
            liking = STEEPEST
        return exp(liking if liking > -STEEPEST else -STEEPEST)
