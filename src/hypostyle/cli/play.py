"""`hypostyle play`: opens the hall in the browser, or gathers people and bots around a match in the terminal."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from hypostyle import catalog
from hypostyle.bots import names_in
from hypostyle.cli.characters import introduced
from hypostyle.cli.choices import HUMAN, chosen_game, chosen_options, opened, seated
from hypostyle.cli.output import Output
from hypostyle.cli.screen import Screen
from hypostyle.cli.speech import chosen_language, speech
from hypostyle.cli.terminal import Terminal
from hypostyle.compiling.beside import compiling
from hypostyle.engine.errors import BadOption, HypostyleError
from hypostyle.engine.game import Game
from hypostyle.engine.match import Match
from hypostyle.minds.characters import CHARACTERS

OF_THE_TERMINAL = ("seats", "save", "resume", "seed", "option", "content")  # in the browser the page asks for these
BEGINNERS = ("pached", "henout", "nehesy", "iset")  # they answer at once, or nearly


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
        asked = arguments.game is None and arguments.seats is None
        seats = asked_seats(game, arguments.lang) if asked else sitting(arguments.seats, game.players[0])
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
    """Who sits where; if nobody is named, a person against beginners."""
    others = [BEGINNERS[number % len(BEGINNERS)] for number in range(seats - 1)]
    return names_in(named) if named else [HUMAN, *others]


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


def asked_seats(game: Game, language: str | None) -> list[str]:
    """Who sits opposite, where neither the game nor the seats were named: numbers of the list, or ids."""
    say, output, everybody = speech(language), Output(), list(CHARACTERS)
    output.print(introduced(chosen_language(language), numbered=True))
    usual = sitting(None, game.players[0])
    names = ", ".join(CHARACTERS[name].name(chosen_language(language)) for name in usual[1:])
    least, most = game.players[0] - 1, game.players[-1] - 1
    while True:
        try:
            typed = input(f"{say('who-opposite', names=names)} > ").replace(",", " ").split()
        except EOFError:
            return usual
        chosen = [name for word in typed if (name := character_of(word, everybody)) is not None]
        if not typed:
            return usual
        if len(chosen) == len(typed) and len(chosen) + 1 in game.players:
            return [HUMAN, *chosen]
        output.tell(say("no-such-opponents", least=least, most=most, last=len(everybody)), "red")


def character_of(word: str, everybody: list[str]) -> str | None:
    """The character that a word of the person stands for: its number in the list, or its id."""
    if word in everybody:
        return word
    return everybody[int(word) - 1] if word.isdecimal() and 0 < int(word) <= len(everybody) else None


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
