"""`hypostyle train`: let a mind play itself for some hours, and learn from it."""

from __future__ import annotations

import shlex
import time
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from hypostyle.arena.intervals import interval_of, share_of
from hypostyle.arena.workers import gather
from hypostyle.cli import DONE, INTERRUPTED
from hypostyle.cli.choices import chosen_game
from hypostyle.cli.output import Output
from hypostyle.cli.speech import speech
from hypostyle.engine.errors import BadOption
from hypostyle.engine.game import Game
from hypostyle.minds.weights import Weights, load, shipped

if TYPE_CHECKING:
    from hypostyle.minds.training.run import Round, Training

SECONDS_AN_HOUR = 3600.0
SHIPPED = "shipped"


def run(arguments: Namespace) -> int:
    game = chosen_game(arguments.game, None)
    if game.inputs is None:
        raise BadOption(f"{game.slug} does not say how a position is read, so nothing can be learned from it.")
    try:
        from hypostyle.minds.training.run import Training
    except ImportError as missing:
        raise BadOption(
            f"Training needs {missing.name}, which is not installed here: pip install 'hypostyle[train]'."
        ) from None
    folder = arguments.resume or Path("training") / game.slug
    players = chosen_players(game, arguments.players)
    with gather(arguments.workers, arguments.ray) as workers:
        training = Training(game, folder, players, arguments.seed, workers.map, arguments.simulations)
        training.command = command_of(arguments, game, players)
        if arguments.start is not None:
            training.begin_from(chosen_weights(game, arguments.start))
        return train(training, arguments)


def chosen_players(game: Game, text: str | None) -> tuple[int, ...]:
    if text is None:
        return game.players
    try:
        players = tuple(int(part) for part in text.split(","))
    except ValueError:
        raise BadOption(f"--players is a list such as 2,3,4, not {text!r}.") from None
    if not players or any(count not in game.players for count in players):
        raise BadOption(f"{game.slug} is for {game.player_range()} players, not {text}.")
    return players


def chosen_weights(game: Game, text: str) -> Weights:
    """The weights of a file, or those that come with the game."""
    weights = shipped(game) if text == SHIPPED else load(Path(text), game)
    if weights is None:
        raise BadOption(f"No weights come with {game.slug}: leave --from {SHIPPED} away.")
    return weights


def train(training: Training, arguments: Namespace) -> int:
    """Iterations until the time is up; one that was stopped in the middle is begun again by the next training."""
    from hypostyle.minds.training.curves import curves
    from hypostyle.minds.training.fitting import Recipe

    output, say = Output(), speech(arguments.lang)
    output.tell(say("train-folder", folder=str(training.folder), command=training.command), whole=True)
    end = time.monotonic() + arguments.hours * SECONDS_AN_HOUR
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            while True:
                done = training.iterate(arguments.matches, Recipe(), follower(bar, say))
                (training.folder / "curves.svg").write_text(curves(training.rounds()), encoding="utf-8")
                output.tell(line(done, say))
                if time.monotonic() >= end:
                    break
    except KeyboardInterrupt:
        return INTERRUPTED
    sign(training)
    output.tell(say("train-done", file=str(training.best)), whole=True)
    return DONE


def sign(training: Training) -> None:
    """Say on the card what the last test against `uct` found, with its interval."""
    from hypostyle.minds.training.run import UCT_SECONDS

    tested = [one.uct_deals for one in training.rounds() if one.uct_deals]
    if tested:
        players = training.players[0]
        counts = [(share * players, players) for share in tested[-1]]
        low, high = interval_of(counts)
        training.sign(
            f"{players} players, {UCT_SECONDS} s a decision, against uct: {100 * share_of(counts):.0f} % of"
            f" {players * len(counts)} matches, 95 % interval {100 * low:.0f} to {100 * high:.0f} (a half is even)"
        )


def follower(bar: Progress, say: Callable[..., str]) -> Callable[[str, int, int], None]:
    """A bar that tells what is done now."""
    task = bar.add_task("")

    def tell(what: str, done: int, total: int) -> None:
        bar.update(task, description=say(f"train-{what}"), completed=done, total=total)

    return tell


def line(done: Round, say: Callable[..., str]) -> str:
    against = "–" if done.uct is None else f"{100 * done.uct:.0f} %"
    return say(
        "train-round",
        number=done.number,
        matches=done.matches,
        value=f"{done.value_error:.4f}",
        policy=f"{done.policy_error:.3f}",
        share=f"{100 * done.share:.0f} %",
        uct=against,
        taken="yes" if done.taken else "no",
    )


def command_of(arguments: Namespace, game: Game, players: tuple[int, ...]) -> str:
    """What repeats this training, with everything that decides how it goes."""
    words = ["hypostyle", "train", game.slug, "--hours", str(arguments.hours), "--seed", str(arguments.seed)]
    words += ["--players", ",".join(map(str, players)), "--matches", str(arguments.matches)]
    if arguments.simulations is not None:
        words += ["--simulations", str(arguments.simulations)]
    return shlex.join(words if arguments.start is None else [*words, "--from", arguments.start])
