"""Training from matches of a mind against itself: play, fit, test, and go on from the better one."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from hypostyle.engine.game import Game
from hypostyle.minds import weights as files
from hypostyle.minds.training import samples
from hypostyle.minds.training.fitting import Fitted, Fitting, Recipe, first_layers, weights_of
from hypostyle.minds.training.gate import Opponent
from hypostyle.minds.training.jobs import Deal, Matches, play_deal, play_matches

Map = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]  # a job for each item, by whoever works
Tell = Callable[[str, int, int], None]  # what is done now, how much of it is done, and of how much
KEPT_LOTS = 8  # lots that are learned from: the newest
CHUNK = 20  # matches of one job
SIMULATIONS = 120  # for a decision
FIRST_SIMULATIONS = 80  # while insight plays
FIRST_LOT = 2  # times as many matches
TEST_DEALS = 40
UCT_DEALS = 10
UCT_SECONDS = 0.01
BETTER = 0.5  # share of the wins from which a new network takes over
SEEDS_A_LOT = 1_000_000


@dataclass
class Round:
    """One line of the log: what an iteration brought."""

    number: int
    matches: int
    decisions: int
    seconds: float
    value_error: float
    policy_error: float
    share: float  # against the best so far; a half is even
    taken: bool
    uct: float | None = None  # share against `uct` at equal time, of a network that was taken


class Training:
    """A folder with lots of samples, the best layers so far and the log; it can be stopped and gone on with."""

    def __init__(self, game: Game, folder: Path, players: tuple[int, ...], seed: int, each: Map) -> None:
        self.game = game
        self.folder = folder
        self.players = players
        self.seed = seed
        self.each = each
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def best(self) -> Path:
        return self.folder / "best.safetensors"

    @property
    def log(self) -> Path:
        return self.folder / "log.jsonl"

    def rounds(self) -> list[Round]:
        """What was done so far."""
        if not self.log.exists():
            return []
        return [Round(**json.loads(line)) for line in self.log.read_text(encoding="utf-8").splitlines()]

    def lot(self, number: int) -> Path:
        return self.folder / f"lot{number:04d}.npz"

    def iterate(self, matches: int, recipe: Recipe, tell: Tell) -> Round:
        """One iteration: play a lot, fit, and take the new network over if it is not the weaker one."""
        begun = time.monotonic()
        number = len(self.rounds())
        count = matches if number else FIRST_LOT * matches
        if not self.lot(number).exists():
            samples.save(self.lot(number), self.play(number, count, tell))
        fitted = self.fit(number, recipe, tell)
        new = self.folder / "new.safetensors"
        files.save(new, self.game, weights_of(self.game, fitted.layers, self.card(number)))
        share = self.test(number, new, tell) if self.best.exists() else 1.0
        taken = share >= BETTER
        if taken:
            np.savez(self.folder / "layers.npz", **fitted.layers)
            new.replace(self.best)
        decisions = len(samples.load(self.lot(number))["counts"])
        uct = self.test_uct(number, tell) if taken else None
        seconds = time.monotonic() - begun
        done = Round(number, count, decisions, seconds, fitted.value_error, fitted.policy_error, share, taken, uct)
        with self.log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(done)) + "\n")
        return done

    def play(self, number: int, matches: int, tell: Tell) -> samples.Arrays:
        weights = self.best.read_bytes() if self.best.exists() else b""
        simulations = SIMULATIONS if weights else FIRST_SIMULATIONS
        first = (self.seed * 1000 + number) * SEEDS_A_LOT
        jobs = [
            Matches(self.game.slug, weights, self.players, first + start, min(CHUNK, matches - start), simulations)
            for start in range(0, matches, CHUNK)
        ]
        parts = list(told(self.each(play_matches, jobs), "play", len(jobs), tell))
        return samples.joined([part for _, part in sorted(parts, key=lambda part: int(part[0]))])

    def fit(self, number: int, recipe: Recipe, tell: Tell) -> Fitted:
        lots = [samples.load(self.lot(lot)) for lot in range(max(0, number + 1 - KEPT_LOTS), number + 1)]
        layers = first_layers(self.game, self.seed)
        if (self.folder / "layers.npz").exists():
            with np.load(self.folder / "layers.npz") as file:
                layers = {name: file[name] for name in file.files}
        return Fitting(self.game, samples.joined(lots), recipe).run(
            layers, lambda epoch: tell("fit", epoch, recipe.epochs)
        )

    def card(self, number: int) -> dict[str, str]:
        assert self.game.inputs is not None
        before = self.rounds()
        return {
            "game": self.game.slug,
            "inputs": self.game.inputs.digest(),
            "rules": str(self.game.rules_version),
            "content": self.game.built_in.digest,
            "players": ",".join(map(str, self.players)),
            "iterations": str(number + 1),
            "matches": str(sum(one.matches for one in before)),
            "hours": f"{sum(one.seconds for one in before) / 3600:.2f}",
            "seed": str(self.seed),
        }

    def test(self, number: int, new: Path, tell: Tell) -> float:
        """The share of the wins against the best so far, in paired matches of all player counts."""
        opponents = [Opponent(path.read_bytes(), SIMULATIONS) for path in (new, self.best)]
        deals = [
            Deal(
                self.game.slug,
                opponents[0],
                opponents[1],
                self.players[deal % len(self.players)],
                self.deal(number, deal),
            )
            for deal in range(TEST_DEALS)
        ]
        return float(np.mean(list(told(self.each(play_deal, deals), "test", len(deals), tell))))

    def test_uct(self, number: int, tell: Tell) -> float:
        """The share of the wins against `uct`, with as much processor time for a decision, of two players."""
        mind, uct = Opponent(self.best.read_bytes(), seconds=UCT_SECONDS), Opponent(seconds=UCT_SECONDS)
        deals = [Deal(self.game.slug, mind, uct, self.players[0], self.deal(number, deal)) for deal in range(UCT_DEALS)]
        return float(np.mean(list(told(self.each(play_deal, deals), "uct", len(deals), tell))))

    def deal(self, number: int, deal: int) -> int:
        """Seeds of tests, apart from those of the lots."""
        return SEEDS_A_LOT // 2 + number * 1000 + deal


def told(results: Iterator[Any], what: str, total: int, tell: Tell) -> Iterator[Any]:
    """Results as they come, with a word for each."""
    for done, result in enumerate(results, 1):
        tell(what, done, total)
        yield result
