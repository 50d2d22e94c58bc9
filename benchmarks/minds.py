"""What a mind costs: a leaf (reading and network), simulations beside those of `uct`, memory of a long search.

Run `python benchmarks/minds.py [GAME ...]`. Times are processor time of this thread; the best of a few rounds counts.
"""

from __future__ import annotations

import resource
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[1] / "src")]

import hypostyle
from hypostyle.bots.search import Search
from hypostyle.engine.game import Game
from hypostyle.engine.playout import play_on, random_game
from hypostyle.engine.state import State
from hypostyle.minds.thinking import Budget, make_search, spend
from hypostyle.minds.weights import shipped

ROUNDS = 5
LEAVES = 2_000  # of each position
POSITIONS = 24
DEPTH = 6  # decisions from the root to a leaf
SIMULATIONS = 10_000
UCT_NODES = 200_000
STEPS = 30  # into a random match
LONG_SEARCH = 2.0  # seconds


def position(game: Game, seats: int) -> tuple[State, int]:
    """A decision in the middle of a random match."""
    state = game.new(seats, 1).state.copy()
    random_game(state, seats, 5, STEPS)
    seat = next(seat for seat in range(seats) if state.awaits(seat))
    return state.mask(seat), seat


def leaves(known: State) -> list[tuple[State, int]]:
    """Positions as a search from here ends at, each with the seat that chooses there."""
    found = []
    for world in range(POSITIONS):
        state = known.imagine(world)
        play_on(state, world, DEPTH)
        if not state.over:
            found.append((state, next(seat for seat in range(state.seats) if state.awaits(seat))))
    return found


def leaf_microseconds(game: Game, known: State) -> float:
    search = make_search(game, known, shipped(game), rollout=0.0)
    for seat in range(known.seats):
        search.time_leaf(known, seat, 1)  # what each seat reads first, with which the network compares later
    positions = leaves(known)
    best = 1e9
    for _ in range(ROUNDS):
        begun = time.thread_time()
        for state, seat in positions:
            search.time_leaf(state, seat, LEAVES)
        best = min(best, time.thread_time() - begun)
    return best / (LEAVES * len(positions)) * 1e6


def simulations_ratio(game: Game, known: State, seat: int) -> tuple[float, float]:
    """Simulations a second of the mind, and as a part of those of `uct`, in turns."""
    mind = make_search(game, known, shipped(game))
    mind.allocate(SIMULATIONS * 60, 0)
    uct = Search(known.copy(), game.words.action_count, game.search.numbers(), UCT_NODES)
    times = [1e9, 1e9]
    for _ in range(ROUNDS):
        for number, search in enumerate((mind, uct)):
            search.start(known, 7)
            begun = time.thread_time()
            search.run(seat, SIMULATIONS)
            times[number] = min(times[number], time.thread_time() - begun)
    return SIMULATIONS / times[0], times[1] / times[0]


def long_search(slug: str) -> tuple[int, int, float]:
    """Simulations and nodes of a long search for two seats, and the megabytes of a process that does nothing else."""
    game = hypostyle.game(slug)
    known, seat = position(game, 2)
    search = make_search(game, known, shipped(game)).start(known, 1)
    spend(search, seat, Budget(seconds=LONG_SEARCH), lambda search, left: False)
    return search.simulations, search.nodes, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    print(f"{'game':22} seats  inputs  leaf us  sims/s   of uct")
    for slug in sys.argv[1:] or hypostyle.games():
        game = hypostyle.game(slug)
        assert game.inputs is not None
        for seats in game.players:
            known, seat = position(game, seats)
            leaf = leaf_microseconds(game, known)
            speed, ratio = simulations_ratio(game, known, seat)
            print(f"{slug:22} {seats:5} {len(game.inputs.places):7} {leaf:8.2f} {speed:8,.0f} {ratio:7.2f}")
        with ProcessPoolExecutor(1, get_context("spawn")) as process:
            simulations, nodes, megabytes = process.submit(long_search, slug).result()
        print(f"{slug:22} in {LONG_SEARCH} s {simulations:,} simulations, {nodes:,} nodes; {megabytes:.0f} MB")


if __name__ == "__main__":
    main()
