"""What a mind knows of each choice: chances of winning, expected points by line, and how it would go on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hypostyle.engine.knowledge import Knowledge
from hypostyle.minds.search import MindSearch

if TYPE_CHECKING:
    from hypostyle.minds.mind import Choice, Mind

WORLDS = 24  # imagined worlds in which each choice is played to the end
MOST_CHOICES = 8  # the most visited choices are looked at so closely, and no more
LOOK_AHEAD = 12  # decisions of all seats in a continuation


@dataclass(frozen=True)
class Judgement:
    """One choice: how often it was tried, every seat's chance of winning, its points by line, and what would follow."""

    action: int
    visits: int
    wins: list[float]  # by seat; together 1, or all 0 where the choice was never tried
    lines: dict[str, list[float]]  # points at the end by line of the score sheet, then by seat; empty if rarely tried
    continuation: list[int]  # actions that the search expects, whoever takes them

    @property
    def points(self) -> list[float]:
        """Expected points at the end by seat: all lines added up; empty where there are none."""
        return [sum(seat) for seat in zip(*self.lines.values(), strict=True)]


def judge(mind: Mind, knowledge: Knowledge, worlds: int = WORLDS) -> list[Judgement]:
    """Every legal choice, the best first, judged from what the seat knows."""
    choices = mind.think(knowledge)
    search = mind.search
    assert search is not None, "a mind that thought has a search"
    seed = mind.dice.getrandbits(32)
    found = []
    for number, choice in enumerate(choices):
        near = number < MOST_CHOICES and choice.visits > 0
        lines = expected_lines(search, knowledge, choice, seed, worlds) if near else {}
        wins = chances(choice, knowledge.state.seats, mind.game.mind.certainty)
        found.append(Judgement(choice.action, choice.visits, wins, lines, most_visited(search, choice.action)))
    return found


def chances(choice: Choice, seats: int, certainty: float) -> list[float]:
    """Chances that add up to 1: the network foresees each seat for itself.

    Where a game's search plays on at random, the chances it finds lie nearer together than those of people who think:
    they are raised to the power `certainty` of the game, which self-play found (docs/review.md).

    A choice that was last tried before the tree was kept has no wins of its own; then what it is worth must do.
    """
    found = choice.wins[:seats] if sum(choice.wins[:seats]) > 0.0 else choice.values[:seats]
    shares = [max(0.0, share) ** certainty for share in found]
    total = sum(shares) or 1.0
    return [share / total for share in shares]


def most_visited(search: MindSearch, action: int) -> list[int]:
    """The actions that the search expects after one at the root, of all seats, while it has seen enough of them."""
    node = next((child for child, taken, _ in search.children(0) if taken == action), -1)
    line: list[int] = []
    while node >= 0 and len(line) < LOOK_AHEAD:
        children = [child for child in search.children(node) if child[1] >= 0 and child[2] > 0]
        if not children:
            break
        node, taken, _ = max(children, key=lambda child: child[2])
        line.append(taken)
    return line


def expected_lines(
    search: MindSearch, knowledge: Knowledge, choice: Choice, seed: int, worlds: int
) -> dict[str, list[float]]:
    """Points by line at the end, on average over worlds in which all seats then do what they like; the same worlds for
    every choice, so that what differs comes from the choice."""
    seats = range(knowledge.state.seats)
    names = knowledge.game.lines
    totals = {name: [0.0] * len(seats) for name in names}
    for world in range(worlds):
        played = knowledge.state.imagine(seed + world)
        played.apply(knowledge.viewer, choice.action)
        search.finish(played, seed + world)
        played.check_ways_on()
        for line, name in enumerate(names):
            for seat in seats:
                totals[name][seat] += played.points(seat, line) / worlds
    return totals
