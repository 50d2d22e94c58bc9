"""`hypostyle play`: opens the hall in the browser, or gathers people and bots around a match in the terminal."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from hypostyle import catalog
from hypostyle.bots import names_in
from hypostyle.cli.choices import HUMAN, chosen_game, chosen_options, opened, seated
from hypostyle.cli.output import Output
from hypostyle.cli.screen import Screen
from hypostyle.cli.speech import chosen_language, speech
from hypostyle.cli.terminal import Terminal
from hypostyle.compiling.beside import compiling
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
        seats = sitting(arguments.seats, match.seats)
        if len(seats) != match.seats:
            raise BadOption(f"{arguments.resume} is a match of {match.seats} seats, but --seats names {len(seats)}.")
    else:
        game = chosen_game(arguments.game or asked_game(arguments.lang), arguments.content)
        seats = sitting(arguments.seats, game.players[0])
        match = game.new(len(seats), arguments.seed, chosen_options(game, arguments.option))
    screen = Screen(match.game, chosen_language(arguments.lang), match.seats)
    terminal = Terminal(match, seats, seated(seats, match.game, match.seed), screen)
    terminal.content = arguments.content
    terminal.file = save_place(arguments.save, arguments.resume)
    if terminal.file is not None and terminal.file != arguments.resume:
        match.save(terminal.file)
    with compiling(lambda worked: None) as beside:  # a match in the terminal stays as it began
        if beside:
            screen.tell(screen.say("compiling"), "dim")
        return terminal.run()


def sitting(named: str | None, seats: int) -> list[str]:
    """Who sits where; if nobody is named, a person against greedy bots."""
    return names_in(named) if named else [HUMAN] + ["greedy"] * (seats - 1)


def asked_game(language: str | None) -> str:
    """Which game of the hall, where none was named: by its number in the list, or by its name."""
    say, hall, output = speech(language), catalog.games(), Output()
    for number, slug in enumerate(hall, 1):
        output.tell(f"{number:>3}  {catalog.game(slug).texts.say(chosen_language(language), 'title')}")
    while True:
        try:
            typed = input(f"{say('which-game')} > ").strip()
        except EOFError:
            raise BadOption(f"Name a game: hypostyle play GAME --terminal; the hall has {', '.join(hall)}.") from None
        if typed in hall:
            return typed
        if typed.isdecimal() and 0 < int(typed) <= len(hall):
            return hall[int(typed) - 1]
        output.tell(say("no-such-number", most=len(hall)), "red")


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
