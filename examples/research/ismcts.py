"""OpenSpiel's ISMCTS at a table of ours, against a bot of the hall.

Run `python -m examples.research.ismcts GAME SIMULATIONS [MATCHES]`.

The search is handed what its seat knows, like any other bot: from it, OpenSpiel's state is dealt, and the worlds that
the search tries out.
"""

from __future__ import annotations

import sys

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

import hypostyle
from hypostyle.arena.playing import play_out
from hypostyle.engine.knowledge import Knowledge
from hypostyle.research import openspiel

EXPLORATION = 1.4
MATCHES = 10


class Searcher:
    """A bot of ours that asks OpenSpiel's search, with one random playout for each simulation."""

    quickness = 1.0

    def __init__(self, game: str, simulations: int, seed: int) -> None:
        self.game = openspiel.load(game, seats=2)
        self.dice = np.random.RandomState(seed)
        self.search = ismcts.ISMCTSBot(
            game=self.game,
            evaluator=mcts.RandomRolloutEvaluator(1, self.dice),
            uct_c=EXPLORATION,
            max_simulations=simulations,
            random_state=self.dice,
        )

    def choose(self, knowledge: Knowledge) -> int:
        state = openspiel.state_at(self.game, knowledge, int(self.dice.randint(2**31)))
        return int(self.search.step(state))


def share_of_wins(game: str, simulations: int, opponent: str, matches: int) -> float:
    """How many matches the search wins, on each deal once from each seat."""
    won = 0.0
    for number in range(matches):
        match = hypostyle.game(game).new(seats=2, seed=number // 2)
        chair = number % 2
        bots = [Searcher(game, simulations, number), hypostyle.bot(opponent, game, number)]
        play_out(match, bots if chair == 0 else bots[::-1], number)
        winners = match.outcome.winners
        won += (chair in winners) / len(winners)
    return won / matches


def main(game: str, simulations: int, matches: int) -> None:
    share = share_of_wins(game, simulations, "random", matches)
    print(f"ISMCTS with {simulations} simulations wins {share:.0%} of {matches} matches against random")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else MATCHES)
