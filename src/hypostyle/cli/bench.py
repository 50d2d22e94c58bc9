"""`hypostyle bench`: how fast the engine is here, and beside others; each figure is the median of short slices."""

from __future__ import annotations

import contextlib
import importlib
import json
import statistics
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table

import hypostyle
from hypostyle import catalog, mode
from hypostyle.bots.search import Search
from hypostyle.cli.output import Output, followed
from hypostyle.cli.slices import Interpreted, slice_of
from hypostyle.cli.speech import speech
from hypostyle.engine.errors import HypostyleError
from hypostyle.engine.game import Game
from hypostyle.engine.playout import copies

SLICES = 9
SLICE_SECONDS = 0.02  # what the amounts below are scaled to
COMPARED_GAMES = 10
COMPARED_REPEATS = 150  # so that the slices of both sides last about as long
NODES = 50_000
SEED = 1
FIGURES = ("decisions", "copies", "copy_from", "simulations")
RATIO = "compiled_vs_interpreted"
SOURCE_TREE = Path(hypostyle.__file__).parents[2]

Work = Callable[[int], int]


def run(arguments: Namespace) -> int:
    games = [catalog.game(slug) for slug in arguments.game or catalog.games()]
    say, wants_ratios = speech(arguments.lang), arguments.ceiling or arguments.peers
    ratios = ratios_module() if wants_ratios else None
    cases = [(game, players) for game in games for players in game.players]
    report: dict[str, Any] = {"mode": mode.name(), "games": {game.slug: {} for game in games}}
    with Interpreted() if mode.name() == "compiled" else contextlib.nullcontext() as other:
        for game, players in followed(cases, len(cases), say("measuring"), arguments.json):
            report["games"][game.slug][str(players)] = figures(game, players, other)
    if ratios is not None:
        report |= measured_ratios(ratios, arguments)
    if arguments.json:
        print(json.dumps(report))
    else:
        show(report, say)
    return 0


def figures(game: Game, players: int, other: Interpreted | None) -> dict[str, float | None]:
    """Rates per second, and how many times faster than interpreted (nothing if this engine is the interpreted one)."""
    measured: dict[str, float | None] = {f"{name}_per_s": rate(work) for name, work in works(game, players).items()}
    measured[RATIO] = None if other is None else statistics.median(comparisons(game, players, other))
    return measured


def works(game: Game, players: int) -> dict[str, Work]:
    """What is measured: each is told how often, and says how much it did."""
    match = game.new(players, SEED)
    root, seat = match.state, match.decisions[0].seat
    target, known = root.copy(), root.mask(seat)
    search = Search(known.copy(), game.words.action_count, game.search.numbers(), NODES)

    def new_objects(amount: int) -> int:
        copy = root.copy
        for _ in range(amount):
            copy()
        return amount

    def in_place(amount: int) -> int:
        copies(target, root, amount)
        return amount

    def simulations(amount: int) -> int:
        search.start(known, SEED).run(seat, amount)
        return amount

    return {
        "decisions": lambda amount: slice_of(game.slug, players, SEED, amount)[0],
        "copies": new_objects,
        "copy_from": in_place,
        "simulations": simulations,
    }


def rate(work: Work) -> float:
    """The median over slices long enough for the clock."""
    amount = 1
    while timed(work, amount)[1] < SLICE_SECONDS:
        amount *= 2
    slices = [timed(work, amount) for _ in range(SLICES)]
    return statistics.median(done / seconds for done, seconds in slices)


def timed(work: Work, amount: int) -> tuple[int, float]:
    started = time.perf_counter()
    done = work(amount)
    return done, time.perf_counter() - started


def comparisons(game: Game, players: int, other: Interpreted) -> Iterator[float]:
    """The same games here and interpreted, in turn, so that a busy machine slows both alike."""
    for number in range(SLICES):
        seed = SEED + number * COMPARED_GAMES
        decisions, seconds = slice_of(game.slug, players, seed, COMPARED_GAMES, COMPARED_REPEATS)
        other_decisions, other_seconds = other.slice_of(game.slug, players, seed, COMPARED_GAMES)
        if decisions != other_decisions:
            raise HypostyleError(f"{game.slug} for {players} players, seed {seed}: compiled and interpreted differ.")
        yield other_seconds / seconds


# ---------------------------------------------------------------------- beside others
def ratios_module() -> Any:
    """The comparisons of the source tree; they are never installed."""
    if not (SOURCE_TREE / "benchmarks" / "ratios.py").exists():
        raise HypostyleError("--ceiling and --peers need the folder benchmarks, which only a clone of the source has.")
    if str(SOURCE_TREE) not in sys.path:
        sys.path.append(str(SOURCE_TREE))
    return importlib.import_module("benchmarks.ratios")


def measured_ratios(ratios: Any, arguments: Namespace) -> dict[str, Any]:
    from rich.console import Console

    def progress(label: str, done: int, total: int) -> None:
        status.update(f"{label} {done}/{total}")

    console = Console(stderr=True, quiet=arguments.json)
    with console.status("") as status:
        try:
            measured: dict[str, Any] = ratios.measure(arguments.ceiling, arguments.peers, progress=progress)
        except ratios.Mismatch as difference:
            raise HypostyleError(str(difference)) from difference
    return measured


# ---------------------------------------------------------------------- for people
def show(report: dict[str, Any], say: Callable[..., str]) -> None:
    output = Output()
    table = Table(box=box.ROUNDED)
    table.add_column(say("column-game"))
    for key in ("players", *FIGURES, "ratio"):
        table.add_column(say(f"column-{key}"), justify="right")
    for slug, by_players in report["games"].items():
        for players, measured in by_players.items():
            rates = [f"{measured[f'{name}_per_s']:,.0f}" for name in FIGURES]
            table.add_row(slug, players, *rates, "–" if measured[RATIO] is None else f"{measured[RATIO]:.1f}")
    output.print(table)
    if report.get("ratios"):
        beside = Table(box=box.ROUNDED)
        beside.add_column(say("column-measure"))
        beside.add_column(say("column-value"), justify="right")
        for name, value in report["ratios"].items():
            beside.add_row(name, f"{value:.2f}")
        output.print(beside)
    for note in report.get("notes", ()):
        output.tell(note)
