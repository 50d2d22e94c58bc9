"""A fingerprint of whole matches, step by step: state bytes, legal actions, events, what a mind reads and finds.

Equal in every form of the engine.

`python -m hypostyle.testing.trace GAME MATCHES` prints one line for each match, and for each of half as many shaken
positions; the tests run it interpreted, with checked rows, and compare.
"""

import hashlib
import sys
from collections.abc import Iterator

from hypostyle.catalog import game as find_game
from hypostyle.engine.game import Game
from hypostyle.engine.state import COMPILED, State
from hypostyle.minds.leaning import Leaning
from hypostyle.minds.search import MindSearch
from hypostyle.minds.thinking import make_search
from hypostyle.minds.weights import shipped
from hypostyle.testing.shaken import shaken, shaking_of
from hypostyle.testing.variants import Variant, every_variant

THOUGHT_MATCHES = 5  # in every fifth match a mind thinks, at every so many-th step, for a few simulations
THOUGHT_STEPS = 17
SIMULATIONS = 6
LEANING = Leaning(rushes=0.3, hoards=0.2, watches=0.1, insists=0.4)  # of the mind, in every other match
STRIDE = 7  # walks through the variants without meeting player counts in step


def trace(state: State, seats: int, options: list[int], seed: int, longest: int, search: MindSearch) -> str:
    """Play one random match and digest everything that can be seen of it."""
    state.listen(True)
    state.begin(seats, seed, options)
    return trace_on(state, seats, seed, longest, search)


def trace_on(state: State, seats: int, seed: int, longest: int, search: MindSearch) -> str:
    """The same from where a match stands."""
    summary = hashlib.sha256(repr(state.listen(True)).encode() + state.to_bytes())
    dice = seed * 2654435761 % 2**32 | 1
    steps = 0
    while not state.over:
        assert steps < longest, f"no end after {longest} decisions"
        open_seats = [seat for seat in range(seats) if state.awaits(seat)]
        dice = (dice * 747796405 + 2891336453) % 2**32
        seat = open_seats[(dice >> 16) % len(open_seats)]
        legal = state.legal_actions(seat)
        dice = (dice * 747796405 + 2891336453) % 2**32
        action = legal[(dice >> 8) % len(legal)]
        if search.reads:
            summary.update(repr(search.inputs(state.mask(seat), seat)).encode())
        if seed % THOUGHT_MATCHES == 0 and steps % THOUGHT_STEPS == 0 and len(legal) > 1:
            search.start(state.mask(seat), dice)
            search.run(seat, SIMULATIONS)
            assert search.dead_ends == 0, "a mind foresaw a decision without any legal action"
            summary.update(repr(search.choices()).encode())
        state.apply(seat, action)
        if not COMPILED:
            from hypostyle.testing.checked import check_scalars

            check_scalars(state)
        known = state.mask(seat)
        imagined = known.imagine(dice)
        seen = (seat, action, legal, state.listen(True), [float(state.evaluate(s)) for s in range(seats)])
        summary.update(repr(seen).encode() + state.to_bytes() + known.to_bytes() + imagined.to_bytes())
        steps += 1
    return f"{steps} {summary.hexdigest()[:32]}"


def matches(game: Game, count: int) -> Iterator[tuple[int, Variant, int]]:
    """A spread of player counts, variants and seeds."""
    variants = every_variant(game)
    for number in range(count):
        yield game.players[number % len(game.players)], variants[number * STRIDE % len(variants)], number


def traces(game: Game, count: int) -> list[str]:
    state = game.blank()
    search = make_search(game, state, shipped(game))
    found = []
    for seats, variant, seed in matches(game, count):
        search.lean(len(game.lines) if seed % 2 else 0, LEANING.by_point(game.mind.lead_scale))
        found.append(trace(state, seats, game.option_indices(variant), seed, game.longest, search))
    return found


def shaken_traces(game: Game, count: int) -> list[str]:
    """Shaken positions, traced to their end; none where a game is not shaken."""
    shaking = shaking_of(game)
    if shaking is None:
        return []
    state = game.blank()
    search = make_search(game, state, shipped(game))
    found = []
    for seats, variant, seed in matches(game, count):
        state.listen(False)
        state.begin(seats, seed, game.option_indices(variant))
        if shaken(game, shaking, state, seats, seed):
            found.append(trace_on(state, seats, seed, game.longest, search))
    return found


def traced(game: Game, count: int) -> list[str]:
    """Everything that is compared: so many matches, and half as many shaken positions."""
    return traces(game, count) + shaken_traces(game, count // 2)


def main() -> None:
    if not COMPILED:
        from hypostyle.testing.checked import check_rows

        check_rows()
    game = find_game(sys.argv[1])
    print("\n".join(traced(game, int(sys.argv[2]))))


if __name__ == "__main__":
    main()
