"""Determinised tree search for any game: each simulation deals what is hidden anew, then walks one shared tree.

The root is Knowledge, so the search cannot peek. A node is reached by the actions taken, whatever was dealt; at every
visit only the actions that are legal in the world at hand compete (single-observer information-set UCT).
"""

from __future__ import annotations

from array import array
from math import log, sqrt
from typing import Self

from hypostyle.engine.judging import lead_share, win_share
from hypostyle.engine.limits import MASK32, SEAT_LIMIT
from hypostyle.engine.playout import dice_of, playout
from hypostyle.engine.state import State
from hypostyle.engine.types import FloatVector, IntVector, i64, released, unlikely

NOBODY = -1


class Search:
    """A tree of bounded size and the two states it works on."""

    visits: IntVector
    available: IntVector
    first: IntVector
    sibling: IntVector
    action: IntVector
    mover: IntVector
    path: IntVector
    stamp: IntVector
    value: FloatVector
    reward: FloatVector
    root: State
    work: State
    exploration: float
    lead_weight: float
    lead_scale: float
    capacity: int
    horizon: int
    longest: int
    nodes: int
    now: int
    dice: i64
    decisions: i64
    dead_ends: int  # simulations that met a decision without any legal action: a fault of the rules

    def __init__(self, root: State, actions: int, settings: dict[str, float], capacity: int) -> None:
        numbers = bytes(4 * capacity)
        self.visits = array("i", numbers)
        self.available = array("i", numbers)
        self.first = array("i", numbers)
        self.sibling = array("i", numbers)
        self.action = array("i", numbers)
        self.mover = array("i", numbers)
        self.value = array("d", numbers + numbers)
        self.longest = 2000
        self.path = array("i", bytes(4 * self.longest))
        self.stamp = array("i", bytes(4 * actions))
        self.reward = array("d", bytes(8 * SEAT_LIMIT))
        self.root = root
        self.work = root.copy()
        self.exploration = settings["exploration"]
        self.lead_weight = settings["lead_weight"]
        self.lead_scale = settings["lead_scale"]
        self.horizon = int(settings["horizon"])
        self.capacity = capacity
        self.nodes = 0
        self.now = 0
        self.dice = 1
        self.decisions = 0
        self.dead_ends = 0

    def start(self, root: State, seed: int) -> Self:
        """Forget the tree and look at another position."""
        self.root = root
        self.nodes = 0
        self.now = 0
        self.decisions = 0
        self.dead_ends = 0
        for place in range(len(self.stamp)):
            self.stamp[place] = 0
        self.dice = dice_of(seed)
        self.add_node(NOBODY, NOBODY)
        return self

    def choices(self) -> list[tuple[int, int, float]]:
        """Action, visits and mean value of each choice at the root."""
        found = []
        child = self.first[0]
        while child >= 0:
            found.append((self.action[child], self.visits[child], self.value[child] / max(1, self.visits[child])))
            child = self.sibling[child]
        return found

    @released
    def run(self, seat: int, simulations: int) -> None:
        for _ in range(simulations):
            self.simulate(self.root, self.work, seat)

    def add_node(self, action: int, mover: int) -> int:
        node = self.nodes
        self.visits[node] = 0
        self.available[node] = 0
        self.first[node] = -1
        self.sibling[node] = -1
        self.value[node] = 0.0
        self.action[node] = action
        self.mover[node] = mover
        self.nodes = node + 1
        return node

    def simulate(self, root: State, work: State, seat: int) -> None:
        """Deal, descend, add one node, play on at random, back up."""
        work.copy_from(root)
        work.redeal(self.dice)
        self.path[0] = 0
        depth = 1
        node = 0
        mover = seat
        while not work.over and depth < self.longest:
            work.legal_count = 0
            work.fill_legal(mover)
            if unlikely(work.legal_count == 0):
                work.dead_end(mover)
                self.dead_ends += 1
                break
            child = self.select(work, node, mover)
            if child < 0:
                break
            self.path[depth] = child
            depth += 1
            node = child
            work.apply(mover, self.action[child])
            if self.visits[child] == 0:
                break
            mover = work.first_open()
        outcome: i64 = playout(work, self.dice, self.horizon)
        self.dice = outcome & MASK32
        self.decisions += (outcome >> 32) + depth - 1
        self.judge(work)
        for step in range(depth):
            node = self.path[step]
            self.visits[node] += 1
            if self.mover[node] >= 0:
                self.value[node] += self.reward[self.mover[node]]

    def select(self, work: State, node: int, mover: int) -> int:
        """An untried legal action if there is one, else the best by upper confidence; -1 when the tree is full."""
        self.now += 1
        for place in range(work.legal_count):
            self.stamp[work.legal[place]] = self.now
        known = 0
        last = -1
        best = -1
        best_bound: float = -1.0
        child = self.first[node]
        while child >= 0:
            last = child
            if self.stamp[self.action[child]] == self.now:
                known += 1
                self.stamp[self.action[child]] = 0
                self.available[child] += 1
                bound = self.bound(child)
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = self.sibling[child]
        if known == work.legal_count:
            return best
        if self.nodes == self.capacity:
            return best
        return self.expand(work, node, last, mover)

    def bound(self, child: int) -> float:
        visits: float = self.visits[child]
        mean: float = self.value[child] / visits
        return mean + self.exploration * sqrt(log(self.available[child]) / visits)

    def expand(self, work: State, node: int, last: int, mover: int) -> int:
        """Add a child for an untried action, looked for from a random place of the list."""
        self.dice ^= (self.dice << 13) & MASK32
        self.dice ^= self.dice >> 17
        self.dice ^= (self.dice << 5) & MASK32
        place: int = (self.dice * work.legal_count) >> 32
        while self.stamp[work.legal[place]] != self.now:
            place += 1
            if place == work.legal_count:
                place = 0
        child = self.add_node(work.legal[place], mover)
        self.available[child] = 1
        if last < 0:
            self.first[node] = child
        else:
            self.sibling[last] = child
        return child

    def judge(self, work: State) -> None:
        """Reward of each seat: its share of the win, and a part for the lead in points."""
        for seat in range(work.seats):
            self.reward[seat] = win_share(work, seat)
            if self.lead_weight > 0.0:
                ahead: float = lead_share(work, seat, self.lead_scale)
                self.reward[seat] = self.reward[seat] * (1.0 - self.lead_weight) + self.lead_weight * ahead
