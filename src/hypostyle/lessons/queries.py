"""Queries: what the rules answer about the position of a lesson, so that no number of a lesson is written down.

Everything is asked of what the learner knows: an answer holds in every world that the learner can imagine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from hypostyle.engine.action import as_id
from hypostyle.engine.errors import HypostyleError
from hypostyle.engine.game import Game
from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.state import State

WORLDS = 8  # what is so in all of these imagined worlds is taken as certain
DEEPEST = 8  # own decisions that follow from one choice
YES, NO = "yes", "no"

Value = int | str


class Query(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question to the rules.

    points: what a seat has gained `after` some choices, on one `line` or on all; without choices, what it has.
    lead: the same, less what the best of the others has gained. estimate: final points as a bot expects them.
    may: yes or no, whether `what` can be chosen now. reason: why it cannot.
    view: a value of the view, by its `path` ("boats.3.minimum"). rule: a method of the rules, `of` some numbers.
    """

    ask: Literal["points", "lead", "estimate", "may", "reason", "view", "rule"]
    after: list[dict[str, Any]] = []
    seat: int | None = None  # the learner's, if it is not said
    line: str = ""
    what: dict[str, Any] = {}
    path: str = ""
    rule: str = ""
    of: list[int] = []
    through: list[str] = []  # tasks that belong to the choice that is judged: the best of them is taken
    then: list[dict[str, Any]] = []  # where all choose at once: what the others choose with it
    least: bool = False  # the fewest are best


class Uncertain(HypostyleError):
    """The learner cannot know the answer: worlds that look alike have different ones."""


def answer(query: Query, known: Knowledge) -> Value:
    """The one answer to a query, for the viewer whose knowledge this is."""
    found = {answer_in(query, known, world) for world in worlds_of(known)}
    if len(found) != 1:
        raise Uncertain(f"The learner cannot know this: {query.ask} is one of {sorted(map(str, found))}.")
    return found.pop()


def worlds_of(known: Knowledge) -> list[State]:
    return [known.state.imagine(number) for number in range(WORLDS)]


def answer_in(query: Query, known: Knowledge, world: State) -> Value:
    game, learner = known.game, known.viewer
    seat = learner if query.seat is None else query.seat
    before = standing(query, game, world, seat) if query.after else 0
    for move in query.after:
        play(game, world, move)
    match query.ask:
        case "points" | "lead":
            return standing(query, game, world, seat) - before
        case "estimate":
            return int(world.evaluate(seat)) - (before if query.after else 0)
        case "may" | "reason":
            reason = world.obstacle(seat, as_id(game, query.what)) if world.awaits(seat) else 0
            if query.ask == "may":
                return NO if reason or not world.awaits(seat) else YES
            return game.words.reason_of(reason).name if reason else ""
        case "view":
            return looked_up(Knowledge(game, known.content, world.mask(learner), learner).view(), query.path)
        case "rule":
            return ruled(query, world)


def standing(query: Query, game: Game, state: State, seat: int) -> int:
    if query.ask == "rule":
        return -ruled(query, state) if query.least else ruled(query, state)
    if query.ask == "estimate":
        return int(state.evaluate(seat))
    lines = [game.lines.index(query.line)] if query.line else range(len(game.lines))
    points = [sum(state.points(one, line) for line in lines) for one in range(state.seats)]
    if query.ask == "points":
        return points[seat]
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def ruled(query: Query, state: State) -> int:
    return int(getattr(state, query.rule)(*query.of))


def play(game: Game, state: State, move: dict[str, Any]) -> None:
    """Carry out a move of a script; `by` says whose it is where several may choose."""
    described = {name: value for name, value in move.items() if name != "by"}
    seat = move["by"] if "by" in move else next((one for one in range(state.seats) if state.awaits(one)), 0)
    action = as_id(game, described)
    if not state.awaits(seat) or state.obstacle(seat, action):
        raise HypostyleError(f"{game.slug}: seat {seat} may not choose {described} here.")
    state.apply(seat, action)


def looked_up(view: Any, path: str) -> Value:
    """A number or a name of a view; the length of a list where the path ends in one."""
    found = view
    for part in path.split("."):
        found = found[int(part)] if isinstance(found, Sequence) and not isinstance(found, str) else found[part]
    if isinstance(found, list | dict):
        return len(found)
    if isinstance(found, bool):
        return YES if found else NO
    if not isinstance(found, int | str):
        raise HypostyleError(f"The view has no number or name at {path!r}.")
    return found


# ---------------------------------------------------------------------- which choice is best
def worth(query: Query, known: Knowledge, action: int) -> float:
    """What a choice brings, with the best of one's own choices that it leads to; the mean over imagined worlds."""
    worlds = worlds_of(known)
    return sum(worth_in(query, known, world, action) for world in worlds) / len(worlds)


def worth_in(query: Query, known: Knowledge, world: State, action: int) -> int:
    seat = known.viewer if query.seat is None else query.seat
    before = standing(query, known.game, world, seat)
    return best_after(query, known, world, action, DEEPEST) - before


def best_after(query: Query, known: Knowledge, world: State, action: int, depth: int) -> int:
    learner, game = known.viewer, known.game
    seat = learner if query.seat is None else query.seat
    after = world.copy()
    after.apply(learner, action)
    goes_on = depth > 0 and not after.over and after.awaits(learner)
    if not goes_on or game.words.task_of(after.top_task()).name not in query.through:
        for move in query.then:
            play(game, after, move)
        return standing(query, game, after, seat)
    return max(best_after(query, known, after, choice, depth - 1) for choice in after.legal_actions(learner))
