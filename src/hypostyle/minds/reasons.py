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


@dataclass(frozen=True)
class Judgement:
    """One choice: how often it was tried, every seat's chance of winning, its points by line, and what would follow."""

    action: int
    visits: int
    wins: list[float]  # by seat
    lines: dict[str, list[float]]  # points at the end by line of the score sheet, then by seat; empty if rarely tried
    continuation: list[int]  # actions that the search expects, whoever takes them


def judge(mind: Mind, knowledge: Knowledge, worlds: int = WORLDS) -> list[Judgement]:
    """Every legal choice, the best first, judged from what the seat knows."""
    from hypostyle.minds.mind import most_visited

    choices = mind.think(knowledge)
    search = mind.search
    seats = knowledge.state.seats
    found = []
    seed = mind.dice.getrandbits(32)
    continuations = {} if search is None else {choice.action: most_visited(search, choice.action) for choice in choices}
    for number, choice in enumerate(choices):
        near = search is not None and number < MOST_CHOICES and choice.visits > 0
        lines = expected_lines(search, knowledge, choice, seed, worlds) if near and search is not None else {}
        total = sum(choice.wins[:seats]) or 1.0  # the network foresees each seat for itself
        wins = [share / total for share in choice.wins[:seats]]
        found.append(Judgement(choice.action, choice.visits, wins, lines, continuations.get(choice.action, [])))
    return found


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
