"""`hypostyle simulate`: many matches, played by bots or by chance alone at the full speed of the engine."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import Any

from rich import box
from rich.table import Table

from hypostyle import mode
from hypostyle.arena.playing import play_out, seated
from hypostyle.bots import names_in
from hypostyle.cli.choices import HUMAN, chosen_game, chosen_options
from hypostyle.cli.output import Output, followed, tell_faults
from hypostyle.cli.speech import chosen_language, names_of, speech
from hypostyle.engine.errors import BadOption, HypostyleError
from hypostyle.engine.game import Game
from hypostyle.engine.match import Match
from hypostyle.engine.outcome import outcome_of
from hypostyle.engine.playout import random_game

FIRST_SEED = 0
RANDOM = "random"
Keep = Callable[[Match], None]


@dataclass(frozen=True)
class Played:
    """One simulated match."""

    seed: int
    scores: list[int]
    ranking: list[int]
    decisions: int


def run(arguments: Namespace) -> int:
    game = chosen_game(arguments.game, arguments.content)
    options = chosen_options(game, arguments.option)
    players = game.players[0] if arguments.players is None else arguments.players
    first = FIRST_SEED if arguments.seed is None else arguments.seed
    seeds = range(first, first + arguments.games)
    for seed in (seeds[0], seeds[-1]):  # refuses whatever the game does not allow, before anything runs
        game.new(players, seed, options)
    bots = chosen_bots(arguments.bots, players, game)
    faults: dict[str, Counter[str]] = {name: Counter() for name in bots or [RANDOM]}
    say = speech(arguments.lang)
    with recording(arguments.record, game.new(players, seeds[0], options), bots) as record:
        if bots or arguments.record:
            matches = bot_matches(game, players, seeds, options, bots or [RANDOM] * players, faults, record)
        else:
            matches = random_matches(game, players, seeds, options)
        timed = list(followed(matches, len(seeds), say("simulating"), arguments.json))
    report = as_json(game, players, [played for played, _ in timed], sum(seconds for _, seconds in timed))
    if arguments.json:
        print(json.dumps(report))
        return 0
    output = Output()
    names = names_of(game, chosen_language(arguments.lang), players)
    output.print(summary(report, names, bots or [RANDOM] * players, say))
    figures = {key: f"{report[key]:,.0f}" for key in ("decisions", "decisions_per_s")}
    for name, found in faults.items():
        if found:
            tell_faults(output, say, name, found)
    output.tell(say("simulated", games=len(timed), seconds=f"{report['seconds']:.2f}", mode=mode.name(), **figures))
    return 0


def chosen_bots(given: str | None, players: int, game: Game) -> list[str]:
    """The bot of every seat; one name stands for all."""
    if given is None:
        return []
    names = names_in(given)
    names = names * players if len(names) == 1 else names
    if len(names) != players:
        raise BadOption(f"--bots must name one bot or {players} of them, not {len(names)}.")
    if HUMAN in names:
        raise BadOption("--bots cannot seat a human; hypostyle play does.")
    seated(names, game, FIRST_SEED)  # refuses what no bot is called
    return names


@contextmanager
def recording(file: str | None, first: Match, bots: list[str]) -> Iterator[Keep]:
    """What is done with every match: nothing, or it becomes part of a file."""
    if file is None:
        yield lambda match: None
        return
    from hypostyle.research.recording import header_of, recorder

    with recorder(file, header_of(first, bots or [RANDOM] * first.seats)) as keep:
        yield keep


def random_matches(game: Game, players: int, seeds: range, options: dict[str, Any]) -> Iterator[tuple[Played, float]]:
    """Each match with the seconds the engine took for it."""
    state = game.blank()
    state.begin(players, seeds[0], game.option_indices(game.new(players, seeds[0], options).options))
    for seed in seeds:
        started = time.perf_counter()
        decisions = random_game(state, players, seed, game.longest)
        seconds = time.perf_counter() - started
        if not state.over:
            state.check_ways_on()
            raise HypostyleError(f"{game.slug} with seed {seed} did not end within {game.longest} decisions.")
        outcome = outcome_of(state, game.lines, game.tie_breaks)
        yield Played(seed, outcome.scores, outcome.ranking, int(decisions)), seconds


def bot_matches(
    game: Game,
    players: int,
    seeds: range,
    options: dict[str, Any],
    names: list[str],
    faults: dict[str, Counter[str]],
    record: Keep,
) -> Iterator[tuple[Played, float]]:
    """Fresh bots for every match, so that each can be had again from its own seed; programs' faults are counted."""
    for seed in seeds:
        started = time.perf_counter()
        match = game.new(players, seed, options)
        for name, effort in zip(names, play_out(match, seated(names, game, seed), seed), strict=True):
            faults[name].update(effort.faults)
        outcome, seconds = match.outcome, time.perf_counter() - started
        record(match)
        yield Played(seed, outcome.scores, outcome.ranking, len(match.log)), seconds


def as_json(game: Game, players: int, played: list[Played], seconds: float) -> dict[str, Any]:
    decisions = sum(match.decisions for match in played)
    return {
        "game": game.slug,
        "players": players,
        "mode": mode.name(),
        "decisions": decisions,
        "seconds": seconds,
        "decisions_per_s": decisions / seconds,
        "games": [asdict(match) for match in played],
    }


def summary(report: dict[str, Any], names: tuple[str, ...], bots: list[str], say: Callable[..., str]) -> Table:
    """For each seat: wins, shared ones in parts, and points."""
    table = Table(box=box.ROUNDED)
    table.add_column(say("column-seat"))
    table.add_column(say("column-bot"))
    for key in ("wins", "mean", "lowest", "highest"):
        table.add_column(say(f"column-{key}"), justify="right")
    games = report["games"]
    for seat, name in enumerate(names):
        scores = [match["scores"][seat] for match in games]
        wins = sum(1 / match["ranking"].count(1) for match in games if match["ranking"][seat] == 1)
        share, mean = f"{100 * wins / len(games):.1f} %", f"{sum(scores) / len(scores):.2f}"
        table.add_row(name, bots[seat], share, mean, str(min(scores)), str(max(scores)))
    return table
