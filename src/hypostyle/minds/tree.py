"""The tree of a search: nodes in long rows of numbers, each with a value for every seat."""

from __future__ import annotations

from array import array
from typing import Any, Self

from hypostyle.engine.limits import SEAT_LIMIT
from hypostyle.engine.types import FloatVector, IntVector, chapter
from hypostyle.minds.taste import Taste


@chapter
class Tree(Taste):
    """A node is reached by the actions taken, whatever was dealt; its children are a list of brothers."""

    visits: IntVector
    first: IntVector
    sibling: IntVector
    action: IntVector
    fresh: IntVector  # when a child was last found to be legal
    prior: FloatVector
    value: FloatVector  # sums, by node and seat
    believed: IntVector  # visits of simulations in which the root's own secrets were dealt anew
    belief: FloatVector  # sums of theirs, by node and seat
    beliefs: int  # one simulation of so many is such a one; 0 where there are none, and no room for them
    capacity: int
    nodes: int

    def allocate(self, capacity: int, kept: int) -> Self:
        """Make room for so many nodes; the first `kept` stay what they are."""
        self.visits = lengthened("i", self.visits, kept, capacity)
        self.first = lengthened("i", self.first, kept, capacity)
        self.sibling = lengthened("i", self.sibling, kept, capacity)
        self.action = lengthened("i", self.action, kept, capacity)
        self.fresh = lengthened("i", self.fresh, kept, capacity)
        self.prior = lengthened("d", self.prior, kept, capacity)
        self.value = lengthened("d", self.value, kept * SEAT_LIMIT, capacity * SEAT_LIMIT)
        if self.beliefs:
            self.believed = lengthened("i", self.believed, kept, capacity)
            self.belief = lengthened("d", self.belief, kept * SEAT_LIMIT, capacity * SEAT_LIMIT)
        self.capacity = capacity
        return self

    def add_node(self, action: int) -> int:
        node = self.nodes
        self.visits[node] = 0
        self.first[node] = -1
        self.sibling[node] = -1
        self.action[node] = action
        self.fresh[node] = 0
        self.prior[node] = 1.0
        for seat in range(SEAT_LIMIT):
            self.value[node * SEAT_LIMIT + seat] = 0.0
        if self.beliefs:
            self.believed[node] = 0
            for seat in range(SEAT_LIMIT):
                self.belief[node * SEAT_LIMIT + seat] = 0.0
        self.nodes = node + 1
        return node

    def child_of(self, node: int, action: int) -> int:
        """The child that an action leads to, made if it is missing; -1 when the tree is full."""
        last = -1
        child = self.first[node]
        while child >= 0:
            if self.action[child] == action:
                return child
            last = child
            child = self.sibling[child]
        if self.nodes == self.capacity:
            return -1
        child = self.add_node(action)
        if last < 0:
            self.first[node] = child
        else:
            self.sibling[last] = child
        return child

    def tries(self, node: int, by_belief: bool) -> int:
        return self.believed[node] if by_belief else self.visits[node]

    def sum_of(self, node: int, seat: int, by_belief: bool) -> float:
        place = node * SEAT_LIMIT + seat
        return self.belief[place] if by_belief else self.value[place]

    def add_value(self, node: int, seats: int, by_belief: bool) -> None:
        """One more visit, with the rewards of its end."""
        if by_belief:
            self.believed[node] += 1
            for seat in range(seats):
                self.belief[node * SEAT_LIMIT + seat] += self.reward[seat]
        else:
            self.visits[node] += 1
            for seat in range(seats):
                self.value[node * SEAT_LIMIT + seat] += self.reward[seat]

    def keep_below(self, root: int) -> Self:
        """Forget everything but what lies below a node, which becomes the root: children come after their parents."""
        place: IntVector = array("i", bytes(4 * self.nodes))  # counted from 1, 0 for what is forgotten
        place[root] = 1
        for node in range(root, self.nodes):
            if place[node]:
                child = self.first[node]
                while child >= 0:
                    place[child] = 1
                    child = self.sibling[child]
        count = 0
        for node in range(root, self.nodes):
            if place[node]:
                count += 1
                place[node] = count
        for node in range(root, self.nodes):
            if place[node]:
                self.move_node(node, place[node] - 1, place)
        self.sibling[0] = -1
        self.nodes = count
        return self

    def move_node(self, node: int, to: int, place: IntVector) -> None:
        self.visits[to] = self.visits[node]
        self.first[to] = place[self.first[node]] - 1 if self.first[node] >= 0 else -1
        self.sibling[to] = place[self.sibling[node]] - 1 if self.sibling[node] >= 0 else -1
        self.action[to] = self.action[node]
        self.fresh[to] = 0
        self.prior[to] = self.prior[node]
        for seat in range(SEAT_LIMIT):
            self.value[to * SEAT_LIMIT + seat] = self.value[node * SEAT_LIMIT + seat]
        if self.beliefs:
            self.believed[to] = self.believed[node]
            for seat in range(SEAT_LIMIT):
                self.belief[to * SEAT_LIMIT + seat] = self.belief[node * SEAT_LIMIT + seat]


def lengthened(letter: str, old: Any, kept: int, length: int) -> Any:
    """A longer vector with the same beginning."""
    longer = array(letter, bytes(length * (4 if letter == "i" else 8)))
    memoryview(longer)[:kept] = memoryview(old)[:kept]
    return longer
