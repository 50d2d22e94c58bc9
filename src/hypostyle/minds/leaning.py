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
TRUSTED = 4  # a choice tried a quarter as often as the best is trusted


@dataclass(frozen=True)
class Leaning:
    """Weights of four likings, and how much a character gives up for them."""

    rushes: float = 0.0  # points that are on the score sheet at once
    hoards: float = 0.0  # points that are only promised
    watches: float = 0.0  # points that the best of the others loses
    insists: float = 0.0  # what it had in mind when it chose last
    gives_up: float = 0.02  # of its value, at most


def bonuses(
    knowledge: Knowledge, choices: list[Choice], leaning: Leaning, plan: Collection[int], seed: int
) -> dict[int, float]:
    """What a character would give up for each choice: nothing for the one it likes least, most for its favourite.

    Only choices that were tried about as often as the best are looked at: the others are not trusted. `plan` holds the
    actions that the mind expected to take when it chose last.
    """
    trusted = [choice for choice in choices if choice.visits * TRUSTED >= choices[0].visits]
    worlds = [knowledge.state.imagine(seed + world) for world in range(WORLDS)]
    likes = {
        choice.action: sum(liking(knowledge, world, choice.action, leaning) for world in worlds)
        + leaning.insists * (choice.action in plan)
        for choice in trusted
    }
    low, high = min(likes.values()), max(likes.values())
    return {action: leaning.gives_up * (like - low) / ((high - low) or 1.0) for action, like in likes.items()}


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
