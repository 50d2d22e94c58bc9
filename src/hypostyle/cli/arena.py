"""`hypostyle arena`: bots against bots on paired deals, with intervals, ratings and a report."""

from __future__ import annotations

import json
import shlex
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table

from hypostyle.arena.figures import everybody_played, figures_of
from hypostyle.arena.kept import Kept
from hypostyle.arena.pairing import Block, blocks, deals_for, groups
from hypostyle.arena.report import page
from hypostyle.arena.summary import Run, as_json
from hypostyle.arena.tournament import PlayedBlock, Tournament, play, tournament_of
from hypostyle.arena.workers import gather
from hypostyle.bots import names_in
from hypostyle.bots.names import SIMULATIONS, TIME, with_budget
from hypostyle.cli import DONE, INTERRUPTED
from hypostyle.cli.choices import chosen_game, chosen_options
from hypostyle.cli.output import Output, followed, tell_faults
from hypostyle.cli.speech import chosen_language, speech
from hypostyle.engine.errors import BadOption, HypostyleError
from hypostyle.engine.game import Game

FIRST_SEED = 0


def run(arguments: Namespace) -> int:
    game = chosen_game(arguments.game, arguments.content)
    names = distinct(names_in(arguments.bots))
    tournament = chosen_tournament(arguments, game, names)
    deals = deals_for(arguments.games, len(names), tournament.players)
    kept = None if arguments.resume is None else Kept(arguments.resume, tournament)
    if arguments.report is not None:
        write(arguments.report, "", "a")  # a place that cannot be written to is told of before anything is played
    played, interrupted = results(arguments, game, tournament, deals, kept)
    if everybody_played(tournament, played):
        tell(arguments, game, Run(tournament, names, command_of(arguments, tournament)), played, interrupted)
    return INTERRUPTED if interrupted else DONE


def distinct(names: list[str]) -> list[str]:
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise BadOption(f"--bots names {twice[0]} twice; hypostyle simulate plays a bot against itself.")
    return names


def chosen_tournament(arguments: Namespace, game: Game, names: list[str]) -> Tournament:
    players = game.players[0] if arguments.players is None else arguments.players
    seed = FIRST_SEED if arguments.seed is None else arguments.seed
    bots = [with_budget(name, *budget) for name in names] if (budget := chosen_budget(arguments)) else names
    tournament = tournament_of(game, players, seed, chosen_options(game, arguments.option), bots)
    last = seed + deals_for(arguments.games, len(names), players) - 1
    game.new(players, last, tournament.options)  # refuses a seed that is too large
    return tournament


def chosen_budget(arguments: Namespace) -> tuple[str, float] | None:
    if arguments.time is not None:
        return TIME, arguments.time
    return None if arguments.simulations is None else (SIMULATIONS, arguments.simulations)


def results(
    arguments: Namespace, game: Game, tournament: Tournament, deals: int, kept: Kept | None
) -> tuple[list[PlayedBlock], bool]:
    """All blocks that were asked for and are done, and whether somebody stopped it before the end."""
    played = [block for block in kept.blocks if block.deal < deals] if kept else []
    done = {(block.deal, block.group) for block in played}
    bots, players = len(tournament.bots), tournament.players
    missing = (block for block in blocks(bots, players, deals) if (block.deal, block.group) not in done)
    total = deals * len(groups(bots, players)) - len(done)
    label = speech(arguments.lang)("arena-playing", games=tournament.players)
    try:
        for block in followed(worked(arguments, game, tournament, missing, total), total, label, arguments.json):
            played.append(block)
            if kept is not None:
                kept.add(block)
    except KeyboardInterrupt:
        return played, True
    return played, False


def worked(
    arguments: Namespace, game: Game, tournament: Tournament, missing: Iterable[Block], total: int
) -> Iterator[PlayedBlock]:
    if total == 0:  # nobody need come
        return
    with gather(arguments.workers, arguments.ray) as workers:
        yield from play(tournament, game, missing, workers)


def tell(arguments: Namespace, game: Game, run: Run, played: Iterable[PlayedBlock], interrupted: bool) -> None:
    figures = figures_of(run.tournament, played)
    found, say = as_json(run, figures), speech(arguments.lang)
    if arguments.report is not None:
        write(arguments.report, page(run, figures, game, chosen_language(arguments.lang)))
    if arguments.json:
        print(json.dumps(found))
        return
    output = Output()
    output.print(table(found, say))
    output.tell(say("arena-played", games=found["games"], deals=found["deals"], fair=percent(found["fair_share"])))
    for name, bot in found["bots"].items():
        if bot.get("faults"):
            tell_faults(output, say, name, bot["faults"])
    if interrupted:
        output.tell(say("arena-interrupted"))
    if arguments.report is not None:
        output.tell(say("arena-report", file=str(arguments.report)), whole=True)


def table(found: dict[str, Any], say: Callable[..., str]) -> Table:
    """The bots by rating."""
    drawn = Table(box=box.ROUNDED)
    drawn.add_column(say("column-bot"))
    for key in ("wins", "interval", "rating", "rank", "mean", "thinking"):
        drawn.add_column(say(f"column-{key}"), justify="right")
    for name, bot in sorted(found["bots"].items(), key=lambda entry: -entry[1]["rating"]):
        low, high = bot["interval"]
        drawn.add_row(
            name,
            percent(bot["win_share"]),
            f"{percent(low)} – {percent(high)}",
            f"{bot['rating']:.0f}",
            f"{bot['mean_rank']:.2f}",
            f"{bot['mean_score']:.2f}",
            f"{1000 * bot['seconds_per_decision']:.2f} ms",
        )
    return drawn


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def command_of(arguments: Namespace, tournament: Tournament) -> str:
    """What repeats this run on any machine, whatever it was run with here."""
    words = ["hypostyle", "arena", tournament.game, "--bots", arguments.bots, "--players", str(tournament.players)]
    words += ["--games", str(arguments.games), "--seed", str(tournament.seed)]
    if budget := chosen_budget(arguments):
        words += [f"--{budget[0]}", str(budget[1])]
    for option in arguments.option:
        words += ["--option", option]
    if arguments.content is not None:
        words += ["--content", str(arguments.content)]
    return shlex.join(words)


def write(file: Path, text: str, way: str = "w") -> None:
    try:
        with file.open(way, encoding="utf-8") as opened:
            opened.write(text)
    except OSError as problem:
        raise HypostyleError(f"{file} cannot be written: {problem.strerror}.") from None
