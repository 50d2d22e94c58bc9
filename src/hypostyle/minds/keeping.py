"""Finds the part of a tree that is still good when the same seat is asked again: where nothing unforeseen was seen."""

from __future__ import annotations

from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.state import State
from hypostyle.minds.search import MindSearch

MOST_TRIES = 60  # positions looked at before the tree is given up
RARE = 0.02  # of its parent's visits: a child with fewer is not worth keeping


def kept_node(search: MindSearch, before: Knowledge, action: int, now: Knowledge, seed: int) -> int | None:
    """The node whose position is what the seat knows now, if the way there showed nothing that had to be dealt."""
    if before.viewer != now.viewer or before.game is not now.game:
        return None
    world = before.state.imagine(seed)
    world.apply(before.viewer, action)
    for node, taken, visits in search.children(0):
        if taken == action and visits:
            return Walk(search, now).find(node, world, visits)
    return None


class Walk:
    """A look through the tree, the most visited branches first."""

    def __init__(self, search: MindSearch, now: Knowledge) -> None:
        self.search = search
        self.now = now
        self.tries = 0

    def is_sealed(self, world: State) -> bool:
        """Below a sealed choice the tree belongs to all seats at once: it cannot become that of one of them."""
        return self.now.game.words.task_of(world.top_task()).sealed

    def find(self, node: int, world: State, visits: int) -> int | None:
        self.tries += 1
        if world.over or self.tries > MOST_TRIES or self.is_sealed(world):
            return None
        seat = self.now.viewer
        if world.awaits(seat):
            return node if world.mask(seat).to_bytes() == self.now.to_bytes() else None
        mover = next(other for other in range(world.seats) if world.awaits(other))
        legal = set(world.legal_actions(mover))
        children = sorted(self.search.children(node), key=lambda child: -child[2])
        for child, action, tried in children:
            if tried > RARE * visits and action in legal:
                after = world.copy()
                after.apply(mover, action)
                found = self.find(child, after, tried)
                if found is not None:
                    return found
        return None
