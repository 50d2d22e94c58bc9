"""`hypostyle play`: opens the hall in the browser, or gathers people and bots around a match in the terminal."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from hypostyle.cli.arguments import FIRST_GAME, FIRST_SEATS
from hypostyle.cli.choices import HUMAN, chosen_game, chosen_options, listed, opened, seated
from hypostyle.cli.screen import Screen
from hypostyle.cli.speech import chosen_language
from hypostyle.cli.terminal import Terminal
from hypostyle.engine.errors import BadOption, HypostyleError
from hypostyle.engine.match import Match

OF_THE_TERMINAL = ("seats", "save", "resume", "seed", "option", "content")  # in the browser the page asks for these


def run(arguments: Namespace) -> int:
    if arguments.terminal or any(getattr(arguments, name) not in (None, []) for name in OF_THE_TERMINAL):
        return in_terminal(arguments)
    from hypostyle.server.serve import serve

    page = f"new/{chosen_game(arguments.game).slug}" if arguments.game else ""
    return serve(port=arguments.port, data=arguments.data, browser=not arguments.no_browser, page=page)


def in_terminal(arguments: Namespace) -> int:
    if arguments.resume is not None:
        match = resumed(arguments)
        seats = listed(arguments.seats) if arguments.seats else [HUMAN] + ["greedy"] * (match.seats - 1)
        if len(seats) != match.seats:
            raise BadOption(f"{arguments.resume} is a match of {match.seats} seats, but --seats names {len(seats)}.")
    else:
        seats = listed(arguments.seats or FIRST_SEATS)
        game = chosen_game(arguments.game or FIRST_GAME, arguments.content)
        match = game.new(len(seats), arguments.seed, chosen_options(game, arguments.option))
    screen = Screen(match.game, chosen_language(arguments.lang), match.seats)
    terminal = Terminal(match, seats, seated(seats, match.game, match.seed), screen)
    terminal.content = arguments.content
    terminal.file = save_place(arguments.save, arguments.resume)
    if terminal.file is not None and terminal.file != arguments.resume:
        match.save(terminal.file)
    return terminal.run()


def resumed(arguments: Namespace) -> Match:
    if arguments.seed is not None or arguments.option:
        raise BadOption("--seed and --option belong to a new match; --resume goes on with the one in the file.")
    match = opened(arguments.resume, arguments.content)
    if arguments.game is not None and chosen_game(arguments.game).slug != match.game.slug:
        raise BadOption(f"{arguments.resume} is a match of {match.game.slug}, not of {arguments.game}.")
    return match


def save_place(save: Path | None, resume: Path | None) -> Path | None:
    """Where the match is kept; another match that lies there is never written over."""
    if save is None or save == resume:
        return resume
    if save.exists():
        raise HypostyleError(f"{save} exists already; --resume goes on with it, another file for --save begins anew.")
    return save
