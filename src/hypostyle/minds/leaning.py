"""What a character likes: among choices that are about as good, the one that suits it best."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.state import State

if TYPE_CHECKING:
    from hypostyle.minds.mind import Choice
    from hypostyle.minds.search import MindSearch

TURNS = 4  # of each seat, about, until it is looked at: what a choice brings is seldom there at once
TRUSTED = 4  # a choice tried a quarter as often as the best is trusted


@dataclass(frozen=True)
class Leaning:
    """Weights of four likings, and how much a character gives up for them."""

    rushes: float = 0.0  # points that are on the score sheet at once
    hoards: float = 0.0  # points that are only promised
    watches: float = 0.0  # points that the best of the others loses
    insists: float = 0.0  # what it had in mind when it chose last
    gives_up: float = 0.02  # of its value, at most
    worlds: int = 24  # in which a choice is tried out

    @property
    def looks_ahead(self) -> bool:
        return (self.rushes, self.hoards, self.watches) != (0.0, 0.0, 0.0)


def bonuses(
    knowledge: Knowledge,
    choices: list[Choice],
    leaning: Leaning,
    plan: Collection[int],
    search: MindSearch,
    seed: int,
) -> dict[int, float]:
    """What a character would give up for each choice: nothing for the one it likes least, most for its favourite.

    Only choices that were tried about as often as the best are looked at: the others are not trusted. `plan` holds the
    actions that the mind expected to take when it chose last. All choices are tried out in the same worlds.
    """
    trusted = [choice for choice in choices if choice.visits * TRUSTED >= choices[0].visits]
    likes = dict.fromkeys((choice.action for choice in trusted), 0.0)
    for world in range(leaning.worlds if len(trusted) > 1 and leaning.looks_ahead else 0):
        imagined = knowledge.state.imagine(seed + world)
        for action in likes:
            likes[action] += liking(tried(knowledge, imagined, action, search, seed + world), knowledge, leaning)
    for action in likes:
        likes[action] += leaning.insists * (action in plan)
    low, high = min(likes.values()), max(likes.values())
    return {action: leaning.gives_up * (like - low) / ((high - low) or 1.0) for action, like in likes.items()}


def tried(knowledge: Knowledge, world: State, action: int, search: MindSearch, seed: int) -> State:
    """An imagined world a few turns after a choice, in which all seats do what they like."""
    after = world.copy()
    after.apply(knowledge.viewer, action)
    search.play_on(after, seed, TURNS * after.seats)
    after.check_ways_on()
    return after


def liking(after: State, knowledge: Knowledge, leaning: Leaning) -> float:
    """How much what came of a choice suits."""
    seat = knowledge.viewer
    points = sum(after.points(seat, line) for line in range(len(knowledge.game.lines)))
    promised = after.evaluate(seat) - points
    others = max(after.evaluate(other) for other in range(after.seats) if other != seat)
    return leaning.rushes * points + leaning.hoards * promised - leaning.watches * others
