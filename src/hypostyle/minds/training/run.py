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
from hypostyle.minds.training.gate import Duel, play_duel
from hypostyle.minds.training.selfplay import SelfPlay
from hypostyle.minds.weights import Weights

Map = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]  # a job for each item, by whoever works
KEPT_LOTS = 8  # lots that are learned from: the newest
SIMULATIONS = 120
FIRST_SIMULATIONS = 80
GATE_SIMULATIONS = 120
GATE_DEALS = 40
BETTER = 0.5  # share of the wins from which a new network takes over


@dataclass(frozen=True)
class Job:
    """Matches for one worker to play."""

    slug: str
    weights: str  # a file, or nothing for the first lot
    players: tuple[int, ...]
    first_seed: int
    matches: int
    simulations: int


def play_job(job: Job) -> samples.Arrays:
    """Some matches, as arrays."""
    import hypostyle

    game = hypostyle.game(job.slug)
    weights = files.load(Path(job.weights), game) if job.weights else None
    mind = SelfPlay(game, weights, job.simulations, game.players[0])
    seeds = range(job.first_seed, job.first_seed + job.matches)
    return samples.arrays_of(mind.play(job.players[seed % len(job.players)], seed) for seed in seeds)


@dataclass
class Round:
    """One line of the log: what an iteration brought."""

    number: int
    matches: int
    decisions: int
    seconds: float
    value_error: float
    policy_error: float
    share: float
    taken: bool


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

    def iterate(self, matches: int, recipe: Recipe, tell: Callable[[str], None]) -> Round:
        """One iteration: play a lot, fit, and take the new network over if it is not the weaker one."""
        begun = time.monotonic()
        number = len(self.rounds())
        if not self.lot(number).exists():
            samples.save(self.lot(number), self.play(number, matches, tell))
        fitted = self.fit(number, recipe, tell)
        self.write_new(fitted)
        share = self.test(number) if self.best.exists() else 1.0
        taken = share >= BETTER
        if taken:
            np.savez(self.folder / "layers.npz", **fitted.layers)
            (self.folder / "new.safetensors").replace(self.best)
        decisions = len(samples.load(self.lot(number))["counts"])
        done = Round(
            number, matches, decisions, time.monotonic() - begun, fitted.value_error, fitted.policy_error, share, taken
        )
        with self.log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(done)) + "\n")
        return done

    def play(self, number: int, matches: int, tell: Callable[[str], None]) -> samples.Arrays:
        weights = str(self.best) if self.best.exists() else ""
        simulations = SIMULATIONS if weights else FIRST_SIMULATIONS
        chunk = 20
        first = (self.seed * 1000 + number) * 1_000_000
        jobs = [
            Job(self.game.slug, weights, self.players, first + start, min(chunk, matches - start), simulations)
            for start in range(0, matches, chunk)
        ]
        parts = []
        for part in self.each(play_job, jobs):
            parts.append(part)
            tell(f"iteration {number}: {len(parts) * chunk} of {matches} matches")
        return samples.joined(parts)

    def fit(self, number: int, recipe: Recipe, tell: Callable[[str], None]) -> Fitted:
        lots = [samples.load(self.lot(lot)) for lot in range(max(0, number + 1 - KEPT_LOTS), number + 1)]
        layers = first_layers(self.game, self.seed)
        if (self.folder / "layers.npz").exists():
            with np.load(self.folder / "layers.npz") as file:
                layers = {name: file[name] for name in file.files}
        return Fitting(self.game, samples.joined(lots), recipe).run(layers, tell)

    def card(self) -> dict[str, str]:
        assert self.game.inputs is not None
        return {
            "game": self.game.slug,
            "inputs": self.game.inputs.digest(),
            "rules": str(self.game.rules_version),
            "content": self.game.built_in.digest,
            "seed": str(self.seed),
        }

    def test(self, number: int) -> float:
        """The share of the wins of the new network against the best so far, in paired matches of all player counts."""
        files_of = (str(self.folder / "new.safetensors"), str(self.best))
        duels = [
            Duel(
                self.game.slug, files_of, self.players[deal % len(self.players)], number * 1000 + deal, GATE_SIMULATIONS
            )
            for deal in range(GATE_DEALS)
        ]
        return float(np.mean(list(self.each(play_duel, duels))))

    def write_new(self, fitted: Fitted) -> None:
        made: Weights = weights_of(self.game, fitted.layers, self.card())
        files.save(self.folder / "new.safetensors", self.game, made)
