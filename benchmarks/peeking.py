"""What peeking would bring: a bot that is shown everything, against others that are shown their own knowledge.

It knows every hand and every hidden value; what nobody has drawn yet is shuffled anew for it, too. The same deal is
played once from each seat. What it wins more than the same bot without peeking is what that bot's guesses cost it.

Run `python benchmarks/peeking.py GAME PLAYERS BOT FIELD [DEALS] [PART ...]`, with bots named as for the arena.
With parts of the state, such as `hand` or `pharaoh` at the Wall, it is shown these and nothing else.
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
from hypostyle.engine.layout import layout_of
from hypostyle.engine.state import State

DEALS = 20
FIRST_SEED = 77_000


def shown(state: State, seat: int, parts: list[str]) -> State:
    """What a seat knows, with these parts of the truth; without any, all of it."""
    if not parts:
        return state.copy()
    known = state.mask(seat)
    facts, truth = known.facts(), state.facts()
    for part in parts:
        if part == "hand":  # at the Wall: tiles that are shown are among those to be drawn no longer
            pool = [tile for tile in facts["pile"] if tile]
            for before, tile in zip(facts["hand"], truth["hand"], strict=True):
                if before != tile:
                    pool.remove(tile)
            facts["pile"] = pool + [0] * (len(facts["pile"]) - len(pool))
        facts[part] = truth[part]
    known.load_bytes(layout_of(type(known)).pack(facts))
    return known


def played(game: Game, seed: int, seat: int, names: list[str], parts: list[str]) -> float:
    """The share of one match that the seat won which sees everything."""
    bots = seated(names, game, seed)
    match = game.new(len(names), seed)
    quick = random.Random(seed)
    while not match.over:
        mover = quick.choice(match.to_move)
        state = shown(match.state, seat, parts) if mover == seat else match.state.mask(mover)
        match.play(mover, bots[mover].choose(Knowledge(game, match.content, state, mover)))
    winners = match.outcome.winners
    return 1.0 / len(winners) if seat in winners else 0.0


def main() -> None:
    game, players, bot, others = hypostyle.game(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4]
    deals = int(sys.argv[5]) if len(sys.argv) > 5 else DEALS
    parts = sys.argv[6:]
    counts = []
    for seed in range(FIRST_SEED, FIRST_SEED + deals):
        fields = [[bot if at == seat else others for at in range(players)] for seat in range(players)]
        counts.append((sum(played(game, seed, seat, names, parts) for seat, names in enumerate(fields)), players))
    low, high = interval_of(counts)
    what = " and ".join(parts) or "everything"
    print(
        f"{game.slug}, {players} players: {bot}, shown {what}, won {100 * share_of(counts):.1f} % of "
        f"{players * deals} matches against {others} (95 % interval {100 * low:.0f} to {100 * high:.0f})"
    )


if __name__ == "__main__":
    main()
