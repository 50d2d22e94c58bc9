"""What a character likes: among choices that are about as good, the one that suits it best."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.state import State

if TYPE_CHECKING:
    from hypostyle.minds.mind import Choice

WORLDS = 4  # in which a choice is tried out


@dataclass(frozen=True)
class Leaning:
    """Weights of three likings, and how much a character gives up for them."""

    rushes: float = 0.0  # points that are on the score sheet at once
    hoards: float = 0.0  # points that are only promised
    watches: float = 0.0  # points that the best of the others loses
    insists: float = 0.0  # what it had in mind when it chose last
    gives_up: float = 0.02  # of its value, at most


def leaned(knowledge: Knowledge, choices: list[Choice], leaning: Leaning, plan: Collection[int], seed: int) -> int:
    """The choice that is liked best among those that give up little; less tried ones are not trusted.

    `plan` holds the actions that the mind expected to take when it chose last.
    """
    seat = knowledge.viewer
    best = choices[0]
    near = [
        choice
        for choice in choices
        if choice.visits * 4 >= best.visits and choice.values[seat] >= best.values[seat] - leaning.gives_up
    ]
    worlds = [knowledge.state.imagine(seed + world) for world in range(WORLDS)]

    def likes(choice: Choice) -> float:
        tried = sum(liking(knowledge, world, choice.action, leaning) for world in worlds)
        return tried + leaning.insists * (choice.action in plan)

    return max(near, key=likes).action


def liking(knowledge: Knowledge, world: State, action: int, leaning: Leaning) -> float:
    """How much a choice suits in one imagined world."""
    seat = knowledge.viewer
    after = world.copy()
    after.apply(seat, action)
    lines = len(knowledge.game.lines)
    points = sum(after.points(seat, line) for line in range(lines))
    promised = after.evaluate(seat) - points
    others = max(after.evaluate(other) for other in range(after.seats) if other != seat)
    return leaning.rushes * points + leaning.hoards * promised - leaning.watches * others
