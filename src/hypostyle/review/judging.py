"""Judges one decision: what the seat played beside the best it could have done, from what it knew then.

A search finds the best choice. Where another was played, both are looked at a second time, in the same imagined worlds,
so that what differs comes from the choice and the difference has a margin of error.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from msgspec import Struct

from hypostyle.arena.sent_content import content_for
from hypostyle.catalog import game as find_game
from hypostyle.engine.content import Content
from hypostyle.engine.game import Game
from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.outcome import Outcome, outcome_of
from hypostyle.engine.state import State
from hypostyle.minds import weights
from hypostyle.minds.mind import Choice, Manner, Mind
from hypostyle.minds.reasons import chances, expected_lines, most_visited
from hypostyle.minds.thinking import Budget

SIMULATIONS = 6400  # of the search for the best choice, unless another budget is asked for
WORLDS = 16  # of the second look
LOOK = 0.125  # of the budget, for each choice in each world
LINE_WORLDS = (4, 128)  # in which the points by line are counted: at least, at most,
SIMULATIONS_A_WORLD = 32  # and in between one for so many simulations of the budget
MARGIN = 1.64  # standard errors: nine of ten times the truth lies within
MOST_MINDS = 8  # kept by a worker
LEAST_LOSS = 0.0005  # of winning chances: less is none
FOLLOWED = 4  # decisions of the continuation that are told


class Case(Struct, frozen=True):
    """A decision to be judged: everything a worker is told, the knowledge of the seat and no more."""

    game: str
    content: bytes | None  # as JSON, where it is not the built-in one
    digest: str
    known: bytes
    seat: int
    step: int
    played: int
    simulations: int
    seed: int


class Judged(Struct, frozen=True):
    """What was found: chances and points at the end by seat, and the seat's own points by line, with the best choice
    and with the one that was played."""

    step: int
    seat: int
    played: int
    best: int
    choices: int
    chances: list[float]  # of every seat before the choice, as the search sees them
    best_chances: list[float]
    played_chances: list[float]
    margin: float  # of the loss
    best_lines: dict[str, float]
    played_lines: dict[str, float]
    best_points: list[float]  # at the end, of every seat
    played_points: list[float]
    continuation: list[tuple[int, int]]  # what the search expects after the best choice: seats with their actions

    @property
    def loss(self) -> float:
        """Of winning chances, by the choice; what lies within the margin of error is none."""
        difference = self.best_chances[self.seat] - self.played_chances[self.seat]
        return difference if difference > max(self.margin, LEAST_LOSS) else 0.0


class Walked(NamedTuple):
    """Where a continuation leads: who took its last action, and what happened by it."""

    world: State
    mover: int
    heard: list[tuple[int, ...]]


def seed_of(seed: int, step: int) -> int:
    """The dice of the judge for the decision after so many steps."""
    return seed + 1_000 * step


def judge(case: Case) -> Judged:
    """The same case is always judged the same, wherever it is."""
    game, content = find_game(case.game), content_for(case.game, case.content, case.digest)
    knowledge = knowledge_of(game, content, case.known, case.seat)
    mind = thinker(game, content, case.simulations, case.seed)
    choices = mind.think(knowledge)
    assert mind.search is not None
    best, played = choices[0], next(choice for choice in choices if choice.action == case.played)
    before = chances(best, knowledge.state.seats, game.mind.certainty)
    best_lines = lines_of(mind, knowledge, best, case)
    continuation = followed(knowledge, best.action, most_visited(mind.search, best.action)[:FOLLOWED], case.seed)
    if best is played:
        both, margin, played_lines = (before, before), 0.0, best_lines
    else:
        played_lines = lines_of(mind, knowledge, played, case)
        both, margin = second_look(knowledge, best.action, played.action, case)
    return Judged(
        case.step,
        case.seat,
        case.played,
        best.action,
        len(choices),
        before,
        *both,
        margin,
        own(best_lines, case.seat),
        own(played_lines, case.seat),
        totals(best_lines),
        totals(played_lines),
        continuation,
    )


def knowledge_of(game: Game, content: Content, known: bytes, seat: int) -> Knowledge:
    state = game.blank(content)
    state.load_bytes(known)
    return Knowledge(game, content, state, seat)


def thinker(game: Game, content: Content, simulations: int, seed: int) -> Mind:
    """A mind with this budget, as if it had never thought before."""
    mind = kept_mind(game.slug, content, simulations)
    mind.dice.seed(seed)
    return mind


@lru_cache(MOST_MINDS)
def kept_mind(slug: str, content: Content, simulations: int) -> Mind:
    """To lay out the memory of a search takes longer than a short one; it is laid out for one content."""
    game = find_game(slug)
    return Mind(game, 0, Manner(Budget(simulations=simulations)), weights.shipped(game))


def lines_of(mind: Mind, knowledge: Knowledge, choice: Choice, case: Case) -> dict[str, list[float]]:
    """Points at the end by line and seat, on average; the same worlds for every choice of a case."""
    assert mind.search is not None
    least, most = LINE_WORLDS
    worlds = min(most, max(least, case.simulations // SIMULATIONS_A_WORLD))
    return expected_lines(mind.search, knowledge, choice, case.seed, worlds)


def own(lines: dict[str, list[float]], seat: int) -> dict[str, float]:
    return {line: points[seat] for line, points in lines.items()}


def totals(lines: dict[str, list[float]]) -> list[float]:
    return [sum(points) for points in zip(*lines.values(), strict=True)]


def followed(knowledge: Knowledge, best: int, actions: list[int], seed: int) -> list[tuple[int, int]]:
    """Who would take each action of a continuation, in one imagined world; it ends where the world has other plans."""
    world = knowledge.state.imagine(seed)
    world.apply(knowledge.viewer, best)
    line: list[tuple[int, int]] = []
    for action in actions:
        mover = next_mover(world)
        if mover is None or action not in world.legal_actions(mover):
            break
        line.append((mover, action))
        world.apply(mover, action)
    return line


def next_mover(world: State) -> int | None:
    return next((seat for seat in range(world.seats) if world.awaits(seat)), None)


def walked(knowledge: Knowledge, actions: Sequence[int], seed: int) -> Walked | None:
    """The world in which a continuation was found, after a choice of the seat and what was expected to follow; None
    where that is not legal there."""
    world, mover, heard = knowledge.state.imagine(seed), knowledge.viewer, []
    for place, action in enumerate(actions):
        asked = knowledge.viewer if place == 0 else next_mover(world)
        if asked is None or action not in world.legal_actions(asked):
            return None
        mover = asked
        world.listen(True)
        world.apply(mover, action)
        heard = world.listen(False)
    return Walked(world, mover, heard)


def second_look(
    knowledge: Knowledge, best: int, played: int, case: Case
) -> tuple[tuple[list[float], list[float]], float]:
    """The chances of all seats after each of two choices, over the same worlds, and the margin of their difference."""
    seat = knowledge.viewer
    budget = max(1, int(LOOK * case.simulations))
    after_best, after_played = [], []
    for number in range(WORLDS):
        world = knowledge.state.imagine(case.seed + number)
        mind = thinker(knowledge.game, knowledge.content, budget, case.seed + number)
        after_best.append(chances_after(world, best, mind, knowledge))
        after_played.append(chances_after(world, played, mind, knowledge))
    differences = [one[seat] - other[seat] for one, other in zip(after_best, after_played, strict=True)]
    margin = MARGIN * stdev(differences) / sqrt(WORLDS)
    return (mean(after_best), mean(after_played)), margin


def mean(seen: list[list[float]]) -> list[float]:
    return [fmean(of_seat) for of_seat in zip(*seen, strict=True)]


def chances_after(world: State, action: int, mind: Mind, knowledge: Knowledge) -> list[float]:
    """How whoever moves next sees the chances, knowing what that seat would know in this world."""
    after = world.copy()
    after.apply(knowledge.viewer, action)
    seats = range(after.seats)
    while not after.over:
        mover = next(seat for seat in seats if after.awaits(seat))
        legal = after.mask(mover).legal_actions(mover)
        if len(legal) > 1:
            asked = Knowledge(knowledge.game, knowledge.content, after.mask(mover), mover)
            return chances(mind.think(asked)[0], len(seats), knowledge.game.mind.certainty)
        after.apply(mover, legal[0])
    return won(outcome_of(after, knowledge.game.lines, knowledge.game.tie_breaks))


def won(outcome: Outcome) -> list[float]:
    """What each seat has of the win at the end; a shared one counts in parts."""
    return [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores))]
