"""How fast our compiled rules and search are beside others, measured in one run: hand-written C++ and OpenSpiel.

Both sides take turns in short rounds and the ratio is taken round by round, in processor time of this thread, so that
what else runs on the machine disturbs little; the median of the rounds counts. Before any timing the C++ side must have
taken the same decisions: checksums over scores, reserves, generators and visits are compared. Run
`python benchmarks/ratios.py`, or let `hypostyle bench` call `measure`.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[1] / "src")]

import hypostyle
from benchmarks.ceiling.build import MASK64, Ceiling, NoReference
from hypostyle.bots.search import Search
from hypostyle.engine import playout
from hypostyle.engine.game import SearchSettings
from hypostyle.engine.state import COMPILED, State

ROUNDS = 60
SIDE_A, SIDE_B = 0, 1
ALL_A = [SIDE_A] * 5
ALL_B = [SIDE_B] * 5
SEATS = (2, 3, 4)
ENDLESS = 1_000_000
GAMES = 200  # in one round
SIMULATIONS = 500  # in one round
COPIES = 200_000
CLONES = 20_000
NODES = 50_000
ROOT_SEED = 3
CHECKED_GAMES = 200
CHECKED_SIMULATIONS = 3_000
UCT_CONSTANT = 1.4

Amount = Callable[[], int]
Progress = Callable[[str, int, int], None]


class Mismatch(Exception):
    """Our engine and the reference did not take the same decisions: a comparison would mean nothing."""


@dataclass(frozen=True)
class Row:
    """One comparison: the median and the best of the rounds."""

    name: str
    case: str
    unit: str
    ratio: float
    best_ratio: float
    ours_per_s: float
    theirs_per_s: float
    ratios: tuple[float, ...]

    def as_json(self) -> dict[str, Any]:
        row = asdict(self)
        del row["ratios"]
        return {key: round(value, 3) if isinstance(value, float) else value for key, value in row.items()}


def race(name: str, case: str, unit: str, ours: Amount, theirs: Amount, rounds: int, progress: Progress | None) -> Row:
    """Let both sides work in turn, each first in every other round; a side returns how much it did."""
    rates: dict[Amount, list[float]] = {ours: [], theirs: []}
    for side in rates:
        side()
    for number in range(rounds):
        for side in (ours, theirs) if number % 2 else (theirs, ours):
            start = time.thread_time()
            amount = side()
            rates[side].append(amount / (time.thread_time() - start))
        if progress:
            progress(f"{name} {case}", number + 1, rounds)
    ratios = tuple(mine / other for mine, other in zip(rates[ours], rates[theirs], strict=True))
    best, other_best = max(rates[ours]), max(rates[theirs])
    return Row(name, case, unit, statistics.median(ratios), best / other_best, best, other_best, ratios)


# ---------------------------------------------------------------------- Imhotep against C++
class Imhotep:
    """Our side and the C++ side of the same work."""

    def __init__(self) -> None:
        self.game = hypostyle.game("imhotep")
        self.ceiling = Ceiling()
        self.settings = self.game.search.numbers() | {"horizon": ENDLESS}

    def state(self, seats: int, seed: int, options: list[int]) -> State:
        state = self.game.blank()
        state.begin(seats, seed, options)
        return state

    def searcher(self, seats: int) -> tuple[Search, State, int]:
        root = self.state(seats, ROOT_SEED, ALL_A)
        seat = next(seat for seat in range(seats) if root.awaits(seat))
        known = root.mask(seat)
        return Search(known.copy(), self.game.words.action_count, self.settings, NODES), known, seat

    def check(self, seats: int) -> None:
        """Raise unless both sides take the same decisions in games, playouts and searches."""
        work = self.state(seats, 1, ALL_A)
        decisions = check = 0
        for seed in range(CHECKED_GAMES):
            decisions += playout.random_game(work, seats, seed, ENDLESS)
            check = fold(check, work)
        self.compare("games", seats, (decisions, check), self.ceiling.games(seats, 0, CHECKED_GAMES))
        root = self.state(seats, ROOT_SEED, ALL_A)
        decisions = playout.random_playouts(work, root, 9, CHECKED_GAMES, ENDLESS)
        theirs = self.ceiling.playouts(seats, ROOT_SEED, 9, CHECKED_GAMES)
        self.compare("playouts", seats, (decisions, fold(0, work)), theirs)
        search, known, seat = self.searcher(seats)
        search.start(known, 5).run(seat, CHECKED_SIMULATIONS)
        check = 0
        for action, visits, _ in search.choices():
            check = ((check * 31 + action) * 31 + visits) & MASK64
        chosen = max(search.choices(), key=lambda choice: choice[1])[0]
        found = self.ceiling.search(seats, ROOT_SEED, 5, CHECKED_SIMULATIONS, self.settings, NODES)
        self.compare("searches", seats, (search.decisions, chosen, check), found)

    def compare(self, what: str, seats: int, ours: tuple[int, ...], theirs: tuple[int, ...]) -> None:
        if ours != theirs:
            raise Mismatch(
                f"Imhotep, {seats} players: {what} differ from the C++ reference ({ours} and {theirs}); "
                "if rules, content or search changed, benchmarks/ceiling must follow."
            )

    def games(self, seats: int, options: list[int]) -> tuple[Amount, Amount]:
        work = self.state(seats, 1, options)
        return (
            lambda: playout.random_games(work, seats, 1, GAMES, ENDLESS),
            lambda: self.ceiling.games(seats, 1, GAMES)[0],
        )

    def playouts(self, seats: int) -> tuple[Amount, Amount]:
        work, root = self.state(seats, 1, ALL_A), self.state(seats, ROOT_SEED, ALL_A)
        return (
            lambda: playout.random_playouts(work, root, 1, GAMES, ENDLESS),
            lambda: self.ceiling.playouts(seats, ROOT_SEED, 1, GAMES)[0],
        )

    def searches(self, seats: int) -> tuple[Amount, Amount]:
        search, known, seat = self.searcher(seats)

        def ours() -> int:
            search.start(known, 1).run(seat, SIMULATIONS)
            return SIMULATIONS

        def theirs() -> int:
            self.ceiling.search(seats, ROOT_SEED, 1, SIMULATIONS, self.settings, NODES)
            return SIMULATIONS

        return ours, theirs

    def copies(self) -> tuple[Amount, Amount]:
        work, root = self.state(2, 1, ALL_A), self.state(2, ROOT_SEED, ALL_A)

        def ours() -> int:
            playout.copies(work, root, COPIES)
            return COPIES

        def theirs() -> int:
            self.ceiling.copies(COPIES)
            return COPIES

        return ours, theirs

    def clones(self) -> tuple[Amount, Amount]:
        copy = self.state(2, ROOT_SEED, ALL_A).copy

        def ours() -> int:
            for _ in range(CLONES):
                copy()
            return CLONES

        def theirs() -> int:
            self.ceiling.clones(CLONES)
            return CLONES

        return ours, theirs


def fold(check: int, state: State) -> int:
    """Scores, reserves and the generator at the end of a game, folded into one number."""
    facts = state.facts()
    for seat in range(facts["seats"]):
        check = (check * 31 + facts["score"][seat]) & MASK64
        check = (check * 31 + facts["reserve"][seat]) & MASK64
    for word in facts["rng"]:
        check = (check * 31 + word) & MASK64
    return check


def against_cpp(rounds: int = ROUNDS, progress: Progress | None = None) -> list[Row]:
    """Imhotep with all A sides against C++; and our games with all B sides against C++ with all A sides."""
    if not COMPILED:
        raise NoReference("The engine runs interpreted: a comparison with C++ is made with the compiled one.")
    imhotep = Imhotep()
    for seats in SEATS:
        imhotep.check(seats)
    rows = []
    for seats in SEATS:
        case, other_case = f"{seats} players", f"{seats} players, all B sides"
        rows += [
            race("imhotep_games_vs_cpp", case, "decisions", *imhotep.games(seats, ALL_A), rounds, progress),
            race("imhotep_b_games_vs_cpp", other_case, "decisions", *imhotep.games(seats, ALL_B), rounds, progress),
            race("imhotep_playouts_vs_cpp", case, "decisions", *imhotep.playouts(seats), rounds, progress),
            race("imhotep_uct_vs_cpp", case, "simulations", *imhotep.searches(seats), rounds, progress),
        ]
    rows.append(race("copy_from_vs_cpp", "copy over a state", "copies", *imhotep.copies(), rounds, progress))
    rows.append(
        race("copy_vs_cpp", "copy to a new object, called from Python", "copies", *imhotep.clones(), rounds, progress)
    )
    return rows


# ---------------------------------------------------------------------- Connect Four against OpenSpiel
def against_openspiel(rounds: int = ROUNDS, progress: Progress | None = None) -> list[Row]:
    """Our search and OpenSpiel's C++ MCTSBot on the empty board, one random playout for each simulation."""
    try:
        import pyspiel
    except ImportError:
        raise NoReference(
            "OpenSpiel is not installed: the comparison needs `pip install open_spiel==2.0.2` in this environment."
        ) from None
    if not COMPILED:
        raise NoReference("The engine runs interpreted: a comparison with OpenSpiel is made with the compiled one.")
    from hypostyle.testing.connect_four.rules import Printed, Rules
    from hypostyle.testing.connect_four.vocabulary import ACTIONS

    settings = SearchSettings(exploration=UCT_CONSTANT, lead_weight=0.0, horizon=ENDLESS).numbers()
    root = Rules(Printed())
    root.begin(2, 1, [])
    search = Search(root.copy(), ACTIONS, settings, NODES)
    game = pyspiel.load_game("connect_four")
    board = game.new_initial_state()
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    memory = 1000  # megabytes: never the limit
    bot = pyspiel.MCTSBot(game, evaluator, UCT_CONSTANT, SIMULATIONS, memory, False, 1, False)

    def ours() -> int:
        search.start(root, 1).run(0, SIMULATIONS)
        return SIMULATIONS

    def theirs() -> int:
        bot.step(board)
        return SIMULATIONS

    return [race("connect_four_uct_vs_openspiel", "empty board", "simulations", ours, theirs, rounds, progress)]


# ---------------------------------------------------------------------- all together
def measure(ceiling: bool, peers: bool, rounds: int = ROUNDS, progress: Progress | None = None) -> dict[str, Any]:
    """`ratios`: the median of all rounds by name; `rows`: each case; `notes`: what could not be measured and why."""
    rows: list[Row] = []
    notes: list[str] = []
    for wanted, part in ((ceiling, against_cpp), (peers, against_openspiel)):
        if wanted:
            try:
                rows += part(rounds, progress)
            except NoReference as reason:
                notes.append(str(reason))
    pooled: dict[str, list[float]] = {}
    for row in rows:
        pooled.setdefault(row.name, []).extend(row.ratios)
    return {
        "ratios": {name: round(statistics.median(values), 3) for name, values in pooled.items()},
        "rows": [row.as_json() for row in rows],
        "notes": notes,
    }


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    print(json.dumps(measure(ceiling=True, peers=True, rounds=rounds), indent=2))


if __name__ == "__main__":
    main()
