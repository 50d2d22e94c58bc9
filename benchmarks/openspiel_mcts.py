"""A mind against the MCTS that comes with OpenSpiel, our game behind its interface, with equal time for a decision.

OpenSpiel's search wants a whole state, so it gets one imagined from what its seat knows. How many simulations fit into
the time is measured at each decision from the one before. Time is processor time: a busy machine favours nobody.

Run `python benchmarks/openspiel_mcts.py GAME [DEALS] [SECONDS]`.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[1] / "src")]

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import hypostyle
from hypostyle.arena.intervals import interval_of, share_of
from hypostyle.bots import make
from hypostyle.engine.game import Game
from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.state import State

DEALS = 20
SECONDS = 0.1
EXPLORATION = 1.4
FIRST_SIMULATIONS = 50
FEWEST = 10


class Position:
    """As much of OpenSpiel's State as its search asks for; chance is already in the imagined world."""

    def __init__(self, state: State, actions: int) -> None:
        self.state = state
        self.actions = actions

    def clone(self) -> Position:
        return Position(self.state.copy(), self.actions)

    def is_terminal(self) -> bool:
        return bool(self.state.over)

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def current_player(self) -> int:
        if self.state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return next(seat for seat in range(self.state.seats) if self.state.awaits(seat))

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self.state.legal_actions(self.current_player() if player is None else player)

    def apply_action(self, action: int) -> None:
        self.state.apply(self.current_player(), int(action))

    def returns(self) -> list[float]:
        results = [self.state.result(seat) for seat in range(self.state.seats)]
        best = max(results)
        return [1.0 / results.count(best) if result == best else 0.0 for result in results]


class Rules:
    """As much of OpenSpiel's Game as its search asks for."""

    def get_type(self) -> Any:
        return pyspiel.load_game("tic_tac_toe").get_type()  # terminal rewards, one after the other

    def max_utility(self) -> float:
        return 1.0


class OpenSpielBot:
    """OpenSpiel's MCTS with random rollouts, for so many seconds a decision."""

    def __init__(self, game: Game, seed: int, seconds: float) -> None:
        self.game = game
        self.seconds = seconds
        self.dice = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, self.dice)
        self.bot = mcts.MCTSBot(Rules(), EXPLORATION, FIRST_SIMULATIONS, evaluator, random_state=self.dice)

    def choose(self, knowledge: Knowledge) -> int:
        world = knowledge.state.imagine(int(self.dice.randint(2**31)))
        if len(world.legal_actions(knowledge.viewer)) == 1:
            return world.legal_actions(knowledge.viewer)[0]
        begun = time.thread_time()
        action = int(self.bot.step(Position(world, self.game.words.action_count)))
        used = time.thread_time() - begun
        self.bot.max_simulations = max(FEWEST, int(self.bot.max_simulations * self.seconds / used))
        return action


def played(game: Game, seed: int, seat: int, seconds: float) -> float:
    """The share of one match that a mind at a seat won."""
    bots: list[Any] = [OpenSpielBot(game, seed, seconds) for _ in range(2)]
    bots[seat] = make(f"level5:time={seconds}", game, seed)
    match = game.new(2, seed)
    while not match.over:
        mover = match.to_move[0]
        match.play(mover, bots[mover].choose(Knowledge(game, match.content, match.state.mask(mover), mover)))
    winners = match.outcome.winners
    return 1.0 / len(winners) if seat in winners else 0.0


def main() -> None:
    game = hypostyle.game(sys.argv[1])
    deals = int(sys.argv[2]) if len(sys.argv) > 2 else DEALS
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else SECONDS
    counts = [(sum(played(game, seed, seat, seconds) for seat in range(2)), 2) for seed in range(deals)]
    low, high = interval_of(counts)
    print(
        f"{game.slug}: a mind won {100 * share_of(counts):.1f} % of {2 * deals} matches at {seconds} s a decision"
        f" (95 % interval {100 * low:.0f} to {100 * high:.0f})"
    )


if __name__ == "__main__":
    main()
