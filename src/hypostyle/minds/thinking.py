"""A search made ready for one game: its network if there is one, its settings, and its budget."""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable
from dataclasses import dataclass

from hypostyle.bots.budget import Deadline
from hypostyle.engine.game import Game
from hypostyle.engine.limits import TASK_LIMIT
from hypostyle.engine.reading import table_of
from hypostyle.engine.state import COMPILED, State
from hypostyle.minds.search import MindSearch
from hypostyle.minds.sizes import RACE, SEALED
from hypostyle.minds.weights import Weights

FIRST_NODES = 50_000
MOST_BYTES = 96_000_000  # of a tree; growing to it takes half as much again for a moment
NODE_BYTES = 60
BELIEF_BYTES = 36  # more, where nodes have a second record
NODES_A_SIMULATION = 64  # that one may add: as many as there are choices, mostly
SLICE = 32 if COMPILED else 1  # simulations between two looks at the clock
ENDLESS = 10**12
WITHOUT_NETWORK = 6.0  # how much insight likes an action, where no network does


@dataclass(frozen=True)
class Budget:
    """How long a search may go on: simulations, seconds of processor time, or whichever of them ends first."""

    simulations: int | None = None
    seconds: float | None = None

    def part(self, effort: float) -> Budget:
        """A part of it, or more simulations, but never more time: nobody waits longer for a liking."""
        simulations = None if self.simulations is None else max(1, round(self.simulations * effort))
        return Budget(simulations, None if self.seconds is None else self.seconds * min(1.0, effort))


def task_kinds(game: Game) -> list[int]:
    """By task: whether all choose at once, under seal or in a race."""
    kinds = [0] * TASK_LIMIT
    for task in game.words.tasks:
        kinds[int(task)] = SEALED if task.sealed else RACE if task.contest else 0
    return kinds


def table(game: Game) -> array[int]:
    """The table of the inputs of a game that says how it is read."""
    assert game.inputs is not None
    return table_of(game.inputs, len(game.measures))


def make_search(game: Game, state: State, weights: Weights | None, **changed: float) -> MindSearch:
    """A search for positions such as this one; `changed` settings take the place of the game's own."""
    search = MindSearch(state.copy(), game.words.action_count, task_kinds(game), FIRST_NODES)
    settings = game.mind.numbers()
    if game.inputs is not None:
        search.read_by(table(game))
    if weights is None:
        settings |= {"insight": WITHOUT_NETWORK}
    else:
        search.load(weights.layers)
    search.settle(settings | changed)
    return search


def most_nodes(search: MindSearch) -> int:
    """How many nodes a tree may have, whatever each of them holds."""
    return MOST_BYTES // (NODE_BYTES + (BELIEF_BYTES if search.beliefs else 0))


def spend(search: MindSearch, seat: int, budget: Budget, stop: Callable[[MindSearch, int], bool]) -> None:
    """Run a search to the end of its budget, or until `stop` says that what is left cannot change the answer."""
    begun = time.thread_time()
    deadline = None if budget.seconds is None else Deadline(budget.seconds)
    most = ENDLESS if budget.simulations is None else budget.simulations
    largest = most_nodes(search)
    done = 0
    while done < most:
        part = min(SLICE, most - done)
        if search.nodes + part * NODES_A_SIMULATION > search.capacity and search.capacity < largest:
            search.allocate(min(largest, 2 * search.capacity), search.nodes)
        search.run(seat, part)
        done += part
        left = most - done
        if deadline is not None and budget.seconds is not None:
            if deadline.passed():
                return
            used = time.thread_time() - begun
            left = min(left, int(done * (budget.seconds - used) / max(used, 1e-9)))
        if stop(search, left):
            return
