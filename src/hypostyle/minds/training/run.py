"""Training from matches of a mind against itself: play, fit, test, and go on from the better one."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from hypostyle.engine.game import Game
from hypostyle.minds import weights as files
from hypostyle.minds.training import samples
from hypostyle.minds.training.fitting import Fitted, Fitting, Layers, Recipe, first_layers, layers_of, weights_of
from hypostyle.minds.training.gate import Opponent
from hypostyle.minds.training.jobs import Deal, Matches, play_deal, play_matches

Map = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]  # a job for each item, by whoever works
Tell = Callable[[str, int, int], None]  # what is done now, how much of it is done, and of how much
KEPT_LOTS = 8  # lots that are learned from: the newest
CHUNK = 20  # matches of one job
SIMULATIONS = 120  # for a decision, unless it is said
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
    uct_deals: list[float] = field(default_factory=list)  # the same, deal by deal


class Training:
    """A folder with lots of samples, the best network so far and the log; it can be stopped and gone on with.

    A round is done when its line is in the log. What a stopped round left behind is done again from the same beginning,
    so a training that was killed, wherever, ends with the same weights as one that was not.
    """

    def __init__(
        self,
        game: Game,
        folder: Path,
        players: tuple[int, ...],
        seed: int,
        each: Map,
        simulations: int | None = None,
    ) -> None:
        self.game = game
        self.folder = folder
        self.players = players
        self.seed = seed
        self.each = each
        self.simulations = simulations or SIMULATIONS
        self.command = ""  # that repeats it, for the card
        folder.mkdir(parents=True, exist_ok=True)
        taken = [one.number for one in self.rounds() if one.taken]
        if taken:
            self.publish(taken[-1])

    @property
    def best(self) -> Path:
        return self.folder / "best.safetensors"

    @property
    def log(self) -> Path:
        return self.folder / "log.jsonl"

    def rounds(self) -> list[Round]:
        """What was done so far; a last line without its end is that of a round that was stopped."""
        if not self.log.exists():
            return []
        lines = self.log.read_text(encoding="utf-8").splitlines(keepends=True)
        return [Round(**json.loads(line)) for line in lines if line.endswith("\n")]

    def lot(self, number: int) -> Path:
        return self.folder / f"lot{number:04d}.npz"

    def network(self, number: int) -> Path:
        """What a round fitted, as a search reads it; beside it lie the layers that fitting goes on with."""
        return self.folder / f"network{number:04d}.safetensors"

    def begin_from(self, weights: files.Weights) -> None:
        """Go on from weights that were trained elsewhere, unless something was learned here already."""
        if not self.best.exists():
            save_layers(self.best.with_suffix(".npz"), layers_of(self.game, weights))
            write(self.best, files.encoded(self.game, weights))

    def iterate(self, matches: int, recipe: Recipe, tell: Tell) -> Round:
        """One iteration: play a lot, fit, and take the new network over if it is not the weaker one."""
        begun = time.monotonic()
        number = len(self.rounds())
        count = matches if self.best.exists() else FIRST_LOT * matches
        if not self.lot(number).exists():
            samples.save(self.lot(number), self.play(number, count, tell))
        fitted = self.fit(number, recipe, tell)
        new = self.network(number)
        write(new, files.encoded(self.game, weights_of(self.game, fitted.layers, self.card(count, begun))))
        save_layers(new.with_suffix(".npz"), fitted.layers)
        share = self.test(number, new, tell) if self.best.exists() else 1.0
        taken = share >= BETTER
        decisions = len(samples.load(self.lot(number))["counts"])
        deals = self.test_uct(number, new, tell) if taken else []
        uct = float(np.mean(deals)) if taken else None
        seconds = time.monotonic() - begun
        done = Round(
            number, count, decisions, seconds, fitted.value_error, fitted.policy_error, share, taken, uct, deals
        )
        self.note(done)
        if taken:
            self.publish(number)
        self.forget(number)
        return done

    def note(self, done: Round) -> None:
        """Add a line to the log, behind the last one that is whole."""
        lines = [*self.rounds(), done]
        write(self.log, "".join(json.dumps(asdict(one)) + "\n" for one in lines).encode())

    def publish(self, number: int) -> None:
        """Make the network of a round the best one, if it is not yet."""
        layers = self.network(number).with_suffix(".npz")
        if layers.exists():
            layers.replace(self.best.with_suffix(".npz"))
        if self.network(number).exists():
            self.network(number).replace(self.best)

    def forget(self, number: int) -> None:
        """Away with a network that was not taken over."""
        self.network(number).unlink(missing_ok=True)
        self.network(number).with_suffix(".npz").unlink(missing_ok=True)

    def sign(self, strength: str) -> None:
        """Write on the card of the best network how strong it was found to be."""
        weights = files.load(self.best, self.game)
        weights.card["strength"] = strength
        write(self.best, files.encoded(self.game, weights))

    def play(self, number: int, matches: int, tell: Tell) -> samples.Arrays:
        weights = self.best.read_bytes() if self.best.exists() else b""
        simulations = self.simulations if weights else FIRST_SIMULATIONS
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
        if self.best.exists():
            with np.load(self.best.with_suffix(".npz")) as file:
                layers = {name: file[name] for name in file.files}
        return Fitting(self.game, samples.joined(lots), recipe).run(
            layers, lambda epoch: tell("fit", epoch, recipe.epochs)
        )

    def card(self, matches: int, begun: float) -> dict[str, str]:
        """What the network of this iteration was made from: all lots so far, and the one of so many matches."""
        assert self.game.inputs is not None
        before = self.rounds()
        seconds = sum(one.seconds for one in before) + time.monotonic() - begun
        return {
            "game": self.game.slug,
            "inputs": self.game.inputs.digest(),
            "rules": str(self.game.rules_version),
            "content": self.game.built_in.digest,
            "players": ",".join(map(str, self.players)),
            "iterations": str(len(before) + 1),
            "matches": str(sum(one.matches for one in before) + matches),
            "hours": f"{seconds / 3600:.2f}",
            "seed": str(self.seed),
            "command": self.command,
        }

    def test(self, number: int, new: Path, tell: Tell) -> float:
        """The share of the wins against the best so far, in paired matches of all player counts."""
        opponents = [Opponent(path.read_bytes(), self.simulations) for path in (new, self.best)]
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

    def test_uct(self, number: int, new: Path, tell: Tell) -> list[float]:
        """The share of each deal against `uct` at equal processor time for a decision, of the first player count."""
        mind, uct = Opponent(new.read_bytes(), seconds=UCT_SECONDS), Opponent(seconds=UCT_SECONDS)
        deals = [Deal(self.game.slug, mind, uct, self.players[0], self.deal(number, deal)) for deal in range(UCT_DEALS)]
        return list(told(self.each(play_deal, deals), "uct", len(deals), tell))

    def deal(self, number: int, deal: int) -> int:
        """Seeds of tests, apart from those of the lots."""
        return SEEDS_A_LOT // 2 + number * 1000 + deal


def save_layers(path: Path, layers: Layers) -> None:
    """Write layers so that a kill leaves either all of them or none."""
    half = path.with_suffix(".half.npz")
    np.savez(half, **layers)
    half.replace(path)


def write(path: Path, block: bytes) -> None:
    """Write a file so that a kill leaves either all of it or what was there before."""
    half = path.with_suffix(".half")
    half.write_bytes(block)
    half.replace(path)


def told(results: Iterator[Any], what: str, total: int, tell: Tell) -> Iterator[Any]:
    """Results as they come, with a word for each."""
    for done, result in enumerate(results, 1):
        tell(what, done, total)
        yield result
