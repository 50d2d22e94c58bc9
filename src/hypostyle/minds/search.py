"""The search of a mind: each simulation imagines a world from knowledge, walks one shared tree and judges its end.

The root is Knowledge, so the search cannot peek. In the tree network and insight see for every seat only what that seat
would know in the imagined world. Where the root has secrets of its own, opponents choose by what was found in
simulations that dealt these secrets anew, so that they do not act on what only the root knows. Sealed choices are
decided apart: each seat has a small tree of its own, below the node where the sealing began, and does not see what the
others chose there.
"""

from __future__ import annotations

from array import array
from typing import Annotated, Any, Self

from hypostyle.engine.limits import INPUT_LIMIT, SEAT_LIMIT, SPECTATOR
from hypostyle.engine.playout import dice_of
from hypostyle.engine.state import State
from hypostyle.engine.types import FloatVector, IntVector, i32, i64, released, unlikely
from hypostyle.minds.selection import Selection
from hypostyle.minds.sizes import HIDDEN, MOST_ADDED, OUTPUTS, RACE, SEALED, SECOND, SIGHT

LONGEST_PATH = 2000
ROOT_ACTION = -1
NO_ACTION = -1
SEALED_OF_SEAT = -2  # the node below which seat s has its sealed choices is reached by the action -2 - s
NOT_SEALED = -1
WHOLE_DICE = 4294967296.0


class MindSearch(Selection):
    """A search that can be run a little, looked at, and run on."""

    root: State
    work: State
    path: IntVector
    aside: IntVector  # nodes of sealed choices on the way
    win_sums: (
        FloatVector  # by action at the root and seat, of this search alone: a kept tree brings visits, but no sums
    )
    win_counts: IntVector  # simulations in those sums
    simulations: i64
    dead_ends: int  # decisions met without any legal action: a fault of the rules
    reads: bool  # whether the game says how it is read

    def __init__(self, root: State, actions: int, tasks: list[int], capacity: int) -> None:
        self.root = root
        self.work = root.copy()
        self.known = root.copy()
        self.seen = root.copy()
        self.trial = root.copy()
        empty = array("i", [])
        self.visits = self.first = self.sibling = self.action = self.fresh = self.believed = empty
        self.prior = self.value = self.belief = array("d", [])
        self.beliefs = 0
        self.allocate(capacity, 0)
        self.path = array("i", bytes(4 * LONGEST_PATH))
        self.aside = array("i", bytes(8 * LONGEST_PATH))  # two for each step of the path
        self.stamp = array("i", bytes(4 * actions))
        self.rivals = array("i", bytes(4 * actions))
        self.sealed = array("i", tasks)
        self.win_sums = array("d", bytes(8 * SEAT_LIMIT * actions))
        self.win_counts = array("i", bytes(4 * actions))
        self.win = array("d", bytes(8 * SEAT_LIMIT))
        self.lead = array("d", bytes(8 * SEAT_LIMIT))
        self.reward = array("d", bytes(8 * SEAT_LIMIT))
        self.units = array("i", bytes(4 * (1 + MOST_ADDED) * INPUT_LIMIT))
        self.numbers = array("i", bytes(8 * INPUT_LIMIT + 4))
        self.gone = array("i", bytes(4 * (1 + MOST_ADDED) * INPUT_LIMIT))
        self.sights = array("q", bytes(8 * SIGHT * SEAT_LIMIT))
        self.base = array("i", bytes(4 * HIDDEN * SEAT_LIMIT))
        self.kept = array("i", bytes(4 * SEAT_LIMIT))
        self.hidden = array("i", bytes(4 * HIDDEN))
        self.second = array("d", bytes(8 * SECOND))
        self.output = array("d", bytes(8 * OUTPUTS))
        self.alone = False
        self.ahead = 0.0
        self.lines = 0
        self.learned = False
        self.reads = False
        self.nodes = 0
        self.now = 0
        self.competing = 0
        self.dice = 1
        self.simulations = 0
        self.dead_ends = 0

    def settle(self, settings: dict[str, float]) -> None:
        """Take the settings over."""
        self.exploration = settings["exploration"]
        self.caution = settings["caution"]
        self.noise = settings["noise"]
        self.insight = settings["insight"]
        self.rollout = settings["rollout"]
        self.estimate = settings["estimate"]
        self.lead_weight = settings["lead_weight"]
        self.lead_scale = settings["lead_scale"]
        self.beliefs = int(settings["beliefs"])
        self.patience = int(settings["patience"])
        self.allocate(self.capacity, self.nodes)

    def read_by(self, table: Any) -> None:
        """Take the table of the inputs over."""
        self.table = table
        self.reads = True

    def load(self, layers: dict[str, Any]) -> None:
        """Take the weights of a network over, by name."""
        self.first_weights = layers["first_weights"]
        self.first_bias = layers["first_bias"]
        self.second_weights = layers["second_weights"]
        self.second_bias = layers["second_bias"]
        self.value_weights = layers["value_weights"]
        self.value_bias = layers["value_bias"]
        self.policy_weights = layers["policy_weights"]
        self.policy_bias = layers["policy_bias"]
        self.learned = True
        self.forget_readings()

    def start(self, root: State, seed: int) -> Self:
        """Forget the tree and look at another position."""
        self.root = root
        self.nodes = 0
        self.add_node(ROOT_ACTION)
        return self.go_on(root, seed)

    def go_on(self, root: State, seed: int) -> Self:
        """Look at a position whose tree there is already."""
        self.root = root
        self.forget_readings()
        self.now = 0
        self.simulations = 0
        self.dead_ends = 0
        self.dice = dice_of(seed)
        for place in range(len(self.stamp)):
            self.stamp[place] = 0
        for node in range(self.nodes):
            self.fresh[node] = 0
        for place in range(len(self.win_sums)):
            self.win_sums[place] = 0.0
        for place in range(len(self.win_counts)):
            self.win_counts[place] = 0
        return self

    @released
    def run(self, seat: int, simulations: int) -> None:
        for _ in range(simulations):
            self.simulate(self.root, self.work, seat)

    def simulate(self, root: State, work: State, seat: int) -> None:
        """Imagine a world, descend, judge where the tree ends, and tell every node on the way."""
        cursor: Annotated[list[i32], SEAT_LIMIT] = [0] * SEAT_LIMIT
        sealing = NOT_SEALED
        blind: bool = self.beliefs > 0 and self.simulations % self.beliefs == self.beliefs - 1
        unknown = 0  # length of the path when the root's own secrets were dealt anew; 0 while they are as they are
        work.copy_from(root)
        work.redeal(self.roll())
        self.path[0] = 0
        depth = 1
        asides = 0
        node = 0
        mover = seat
        chosen = ROOT_ACTION
        while not work.over and depth < LONGEST_PATH:
            kind = self.sealed[work.task[work.depth - 1]]
            if kind == RACE and depth > 1:
                if not self.run_race(work):
                    break
                mover = work.first_open()
                continue
            if blind and unknown == 0 and mover != seat:
                work.erase(SPECTATOR)
                work.redeal(self.roll())
                unknown = depth
            at = node
            if kind == SEALED:
                if sealing == NOT_SEALED:
                    sealing = node
                    for other in range(SEAT_LIMIT):
                        cursor[other] = NOT_SEALED
                if cursor[mover] == NOT_SEALED and depth > 1:
                    cursor[mover] = self.child_of(sealing, SEALED_OF_SEAT - mover)
                    if cursor[mover] < 0:
                        break
                    self.aside[asides] = cursor[mover]
                    asides += 1
                at = cursor[mover] if cursor[mover] >= 0 else node
            else:
                sealing = NOT_SEALED
            work.legal_count = 0
            work.fill_legal(mover)
            if unlikely(work.legal_count == 0):
                self.meet_dead_end(work, mover)
                break
            if self.first[at] < 0 and work.legal_count > 1 and at > 0 and self.tries(at, unknown > 0) < self.patience:
                break
            child = self.select(work, at, mover, unknown > 0 or (self.beliefs > 0 and mover != seat))
            if child < 0:
                break
            action = self.action[child]
            if depth == 1:
                chosen = action
            if kind == SEALED:
                cursor[mover] = child
            if at != node:
                self.aside[asides] = child
                asides += 1
                child = self.child_of(node, action)
                if child < 0:
                    break
            self.path[depth] = child
            depth += 1
            node = child
            work.apply(mover, action)
            mover = work.first_open()
        liked: float = self.taste(work, seat) if self.lines > 0 else 0.0  # before a playout goes on from here
        self.judge_leaf(work, mover)
        self.reward[seat] += liked
        for step in range(max(0, unknown - 1), depth):  # from the choice of the first who did not know
            self.add_value(self.path[step], work.seats, unknown > 0)
        for step in range(asides):
            self.add_value(self.aside[step], work.seats, unknown > 0)
        if chosen >= 0 and unknown == 0:
            self.win_counts[chosen] += 1
            for other in range(work.seats):
                self.win_sums[chosen * SEAT_LIMIT + other] += self.win[other]
        self.simulations += 1

    def meet_dead_end(self, work: State, mover: int) -> None:
        """There is no action to read: the way ends here."""
        work.dead_end(mover)
        self.dead_ends += 1

    def run_race(self, work: State) -> bool:
        """Who is quickest is not for a tree to know: somebody is drawn, and takes any legal choice if there is one."""
        mover = work.any_open(self.roll() >> 8)
        work.legal_count = 0
        work.fill_legal(mover)
        if unlikely(work.legal_count == 0):
            self.meet_dead_end(work, mover)
            return False
        work.apply(mover, work.legal[(self.roll() * work.legal_count) >> 32])
        return True

    @released
    def finish(self, world: State, seed: i64) -> None:
        """Play an imagined world to its end, every decision drawn by how much the actions are liked."""
        self.dice = dice_of(seed)
        while not world.over:
            if self.sealed[world.task[world.depth - 1]] == RACE:
                if not self.run_race(world):
                    return
            else:
                mover = world.first_open()
                action = self.liked_action(world, mover)
                if action == NO_ACTION:
                    return
                world.apply(mover, action)

    def liked_action(self, world: State, mover: int) -> int:
        """A legal action, drawn by how much each is liked; NO_ACTION where there is none."""
        world.legal_count = 0
        world.fill_legal(mover)
        if unlikely(world.legal_count == 0):
            self.meet_dead_end(world, mover)
            return NO_ACTION
        if world.legal_count == 1:
            return world.legal[0]
        self.look(world, mover)
        total: float = 0.0
        for place in range(world.legal_count):
            total += self.first_liking(world.legal[place], mover)
        drawn: float = total * (self.roll() / WHOLE_DICE)
        last = world.legal_count - 1
        for place in range(last):
            drawn -= self.first_liking(world.legal[place], mover)
            if drawn < 0.0:
                return world.legal[place]
        return world.legal[last]

    def ending(self, ended: State) -> tuple[list[float], list[float]]:
        """Shares of the win and squeezed leads of all seats, at the end of a match."""
        position: State = ended
        self.judge_end(position)
        seats = range(position.seats)
        return [self.win[seat] for seat in seats], [self.lead[seat] for seat in seats]

    def choices(self) -> list[tuple[int, int, float, list[float], list[float]]]:
        """Of each choice at the root: action, visits, prior, value by seat, share of the win by seat.

        What a kept tree holds of other secrets than the root's is no choice: no simulation found it to be legal.
        """
        found = []
        child = self.first[0]
        while child >= 0:
            action = self.action[child]
            if action >= 0 and self.fresh[child] > 0:
                tried = max(1, self.visits[child])
                values = [self.value[child * SEAT_LIMIT + seat] / tried for seat in range(SEAT_LIMIT)]
                counted = max(1, self.win_counts[action])
                wins = [self.win_sums[action * SEAT_LIMIT + seat] / counted for seat in range(SEAT_LIMIT)]
                found.append((action, self.visits[child], self.prior[child], values, wins))
            child = self.sibling[child]
        return found

    @released
    def time_leaf(self, known: State, seat: int, times: int) -> None:
        """Judge one position again and again: what a leaf costs."""
        for _ in range(times):
            self.judge_leaf(known, seat)

    def children(self, node: int) -> list[tuple[int, int, int]]:
        """Node, action and visits of each child."""
        found = []
        child = self.first[node]
        while child >= 0:
            found.append((child, self.action[child], self.visits[child]))
            child = self.sibling[child]
        return found

    def answers(self) -> list[tuple[int, int, int]]:
        """Every action of the tree in the order in which they were met: visits, and visits by belief."""
        every = range(self.nodes)
        return [(self.action[node], self.visits[node], self.believed[node] if self.beliefs else 0) for node in every]

    @released
    def margin(self) -> int:
        """Visits that the best choice at the root is ahead of the next."""
        best = 0
        second = 0
        child = self.first[0]
        while child >= 0:
            visits = self.visits[child]
            if visits > best:
                second = best
                best = visits
            elif visits > second:
                second = visits
            child = self.sibling[child]
        return best - second

    def inputs(self, known: State, seat: int) -> tuple[list[int], list[tuple[int, int]]]:
        """What is read of a masked state, in rising order: places of inputs of amount 1, and places with amounts."""
        position: State = known
        count = position.read(self.table, seat, self.units, self.numbers)
        numbers = [(self.numbers[2 * n + 1], self.numbers[2 * n + 2]) for n in range(self.numbers[0])]
        return sorted([self.units[place] for place in range(count)]), sorted(numbers)
