"""What peeking would bring: a bot that is shown everything, against others that are shown their own knowledge.

It knows every hand and every hidden value; what nobody has drawn yet is shuffled anew for it, too. The same deal is
played once from each seat. What it wins more than the same bot without peeking is what that bot's guesses cost it.

Run `python benchmarks/peeking.py GAME PLAYERS BOT FIELD [DEALS]`, with bots named as for the arena.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[1] / "src")]

import hypostyle
from hypostyle.arena.intervals import interval_of, share_of
from hypostyle.arena.playing import seated
from hypostyle.engine.game import Game
from hypostyle.engine.knowledge import Knowledge

DEALS = 20
FIRST_SEED = 77_000


def played(game: Game, seed: int, seat: int, names: list[str]) -> float:
    """The share of one match that the seat won which sees everything."""
    bots = seated(names, game, seed)
    match = game.new(len(names), seed)
    quick = random.Random(seed)
    while not match.over:
        mover = quick.choice(match.to_move)
        state = match.state.copy() if mover == seat else match.state.mask(mover)
        match.play(mover, bots[mover].choose(Knowledge(game, match.content, state, mover)))
    winners = match.outcome.winners
    return 1.0 / len(winners) if seat in winners else 0.0


def main() -> None:
    game, players, bot, others = hypostyle.game(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4]
    deals = int(sys.argv[5]) if len(sys.argv) > 5 else DEALS
    counts = []
    for seed in range(FIRST_SEED, FIRST_SEED + deals):
        fields = [[bot if at == seat else others for at in range(players)] for seat in range(players)]
        counts.append((sum(played(game, seed, seat, names) for seat, names in enumerate(fields)), players))
    low, high = interval_of(counts)
    print(
        f"{game.slug}, {players} players: {bot}, shown everything, won {100 * share_of(counts):.1f} % of "
        f"{players * deals} matches against {others} (95 % interval {100 * low:.0f} to {100 * high:.0f})"
    )


if __name__ == "__main__":
    main()
