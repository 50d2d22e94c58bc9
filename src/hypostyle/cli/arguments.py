"""What can be said on the command line: the commands, their arguments and the help about them."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter
from pathlib import Path
from typing import Any, NoReturn

from hypostyle.engine.errors import BadOption
from hypostyle.texts import LANGUAGES

TERMINAL_HELP = "In the terminal, ? lists everything that can be typed."
SEATS_HELP = (
    "who sits where, in turn: human, a character such as tiyi (see `hypostyle characters`), random, greedy, uct, "
    "uct:SECONDS, uct:SIMULATIONS, or program:COMMAND (docs/bots.md)"
)

BOTS_HELP = (
    "random, greedy, uct, level1 to level5, net, a character; with settings as level5:time=0.05 or uct:500; "
    "program:COMMAND starts a bot of your own (docs/bots.md)"
)
ARENA_HELP = """Two bots: the first against the second in all other seats. More: all pairs (2 players), or all together.
Every deal is played once from each seat; intervals are 95 %, over deals."""


MOVE_HELP = (
    """No server may run on either. Every row is compared at the other end before it counts; FROM stays as it is."""
)
TABLES_HELP = "A server that is running on the same file hears of it within seconds."


class Parser(ArgumentParser):
    """Answers a wrong argument with one sentence instead of a page of usage."""

    def error(self, message: str) -> NoReturn:
        raise BadOption(f"{message[:1].upper()}{message[1:]}; see {self.prog} --help.")


def parser() -> Parser:
    top = Parser(prog="hypostyle", description="A hall of Egyptian board games.", allow_abbrev=False)
    top.add_argument("--version", action="store_true", help="with whether the engine runs compiled or interpreted")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for describe in (
        play,
        serve,
        tables,
        backup,
        restore,
        move_data,
        sit,
        simulate,
        arena,
        train,
        bench,
        replay,
        review,
        verify,
        rules,
        games,
        characters,
        compile_game,
    ):
        describe(commands)
    return top


def command(commands: Any, name: str, summary: str, more: str = "") -> Parser:
    added: Parser = commands.add_parser(
        name,
        help=summary,
        description=f"{summary[:1].upper()}{summary[1:]}.",
        epilog=more,
        allow_abbrev=False,
        formatter_class=RawDescriptionHelpFormatter,
    )
    added.add_argument("--lang", choices=LANGUAGES, help="language; without it that of the environment, else English")
    return added


def play(commands: Any) -> None:
    asked = command(commands, "play", "play in the browser, or in this terminal", TERMINAL_HELP)
    asked.add_argument("game", nargs="?", metavar="GAME", help="a game of the hall; the browser opens on it")
    asked.add_argument("--no-browser", action="store_true", help="serve the table, but open no browser")
    at_a_place(asked)
    asked.add_argument("--terminal", action="store_true", help="play in this terminal")
    asked.add_argument(
        "--seats", metavar="A,B,...", help=f"terminal: {SEATS_HELP}; if not given, you against beginners"
    )
    asked.add_argument("--save", type=Path, metavar="FILE", help="terminal: keep the match here after every choice")
    asked.add_argument("--resume", type=Path, metavar="FILE", help="terminal: go on with the match of this file")
    set_up(asked)


def serve(commands: Any) -> None:
    asked = command(commands, "serve", "run the table server for others")
    asked.add_argument("--host", help="address to listen at; without it this machine only, 0.0.0.0 the whole network")
    asked.add_argument("--content", type=Path, metavar="DIR", help="folder of an owner's content files")
    asked.add_argument("--settings", type=Path, metavar="FILE", help="all of this as a TOML file; flags come over it")
    asked.add_argument(
        "--limit", action="append", default=[], metavar="NAME=VALUE", help="one of the limits in docs/server.md"
    )
    asked.add_argument(
        "--keep",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="finished_days, unfinished_days, free_megabytes",
    )
    asked.add_argument("--metrics-key", metavar="KEY", help="what a program has to show to read /metrics")
    asked.add_argument("--access-log", metavar="FILE", help="write every request down there, as JSON; - is stdout")
    asked.add_argument("--log-format", choices=("text", "json"), help="of the log on stderr; without it text")
    asked.add_argument("--check", action="store_true", help="say what is wrong with the settings, and start nothing")
    asked.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="NAME",
        help="what people elsewhere call it: https://club.example",
    )
    asked.add_argument(
        "--trust-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="web server in front of it, or a network of them, whose X-Forwarded-* are believed",
    )
    asked.add_argument(
        "--processes", type=int, metavar="N", help="server processes behind one port; more than one need PostgreSQL"
    )
    at_a_place(asked)


def tables(commands: Any) -> None:
    asked = command(commands, "tables", "the tables of a host: list, close, open again or delete them", TABLES_HELP)
    asked.add_argument("what", choices=("list", "close", "open", "delete"))
    asked.add_argument("table", nargs="*", metavar="TABLE", help="the last part of its address")
    asked.add_argument("--older", type=float, default=0.0, metavar="DAYS", help="list: those nobody has touched since")
    asked.add_argument("--finished", action="store_true", help="list: those that are over")
    asked.add_argument("--most", type=positive, default=200, metavar="N", help="list: how many at most (200)")
    asked.add_argument("--json", action="store_true", help="for machines")
    with_data(asked)


def backup(commands: Any) -> None:
    asked = command(commands, "backup", "copy the tables to another file; the server may run meanwhile")
    asked.add_argument("file", type=Path, metavar="COPY")
    with_data(asked)


def restore(commands: Any) -> None:
    asked = command(commands, "restore", "put a copy back; what was there is kept under another name")
    asked.add_argument("file", type=Path, metavar="COPY")
    with_data(asked)


def move_data(commands: Any) -> None:
    asked = command(commands, "move-data", "carry all data from a file into a PostgreSQL database, or back", MOVE_HELP)
    asked.add_argument("source", metavar="FROM", help="a file, or postgresql://...")
    asked.add_argument("target", metavar="TO", help="a file that is not there yet, or postgresql://... and empty")
    asked.add_argument("--json", action="store_true", help="for machines")


def at_a_place(asked: Parser) -> None:
    """Where a server listens and keeps its tables."""
    asked.add_argument("--port", type=port, metavar="N", help="port to listen at; without it 8765, or a free one")
    with_data(asked)


def with_data(asked: Parser) -> None:
    asked.add_argument(
        "--data", metavar="FILE", help="file of the tables, or postgresql://...; without it a file in the data folder"
    )


def verify(commands: Any) -> None:
    asked = command(commands, "verify", "check the shuffles of a match saved at a table")
    asked.add_argument("file", type=Path, metavar="FILE")
    asked.add_argument("--hash", metavar="HASH", help="the hash you noted when the match began, 16 signs or more of it")
    asked.add_argument("--json", action="store_true", help="for machines")


def sit(commands: Any) -> None:
    asked = command(commands, "sit", "seat a bot of your own at a table, by the link of its seat")
    asked.add_argument("link", metavar="LINK", help="as the table shows it: http://HOST/t/TABLE#TOKEN")
    asked.add_argument(
        "--bot", required=True, metavar="program:COMMAND", help="the program, with time=SECONDS if wanted"
    )
    asked.add_argument("--name", default="", metavar="NAME", help="how it is called at the table")
    asked.add_argument(
        "--key", type=Path, metavar="FILE", help="keeps the seat for this bot, should it have to come again"
    )


def simulate(commands: Any) -> None:
    asked = command(commands, "simulate", "let bots, or chance alone, play many matches")
    asked.add_argument("game", metavar="GAME")
    asked.add_argument("--players", type=positive, metavar="N", help="without it, the fewest the game allows")
    asked.add_argument("--games", type=positive, default=100, metavar="K", help="how many (100); seeds S, S+1, ...")
    asked.add_argument("--bots", metavar="A,B,...", help="one bot a seat, or one for all; without it random choices")
    asked.add_argument("--record", metavar="FILE", help="every decision as data: a .parquet or .jsonl file")
    asked.add_argument("--json", action="store_true", help="for machines")
    set_up(asked)


def arena(commands: Any) -> None:
    asked = command(
        commands, "arena", "let bots play each other on paired deals, and say how sure the result is", ARENA_HELP
    )
    asked.add_argument("game", metavar="GAME")
    asked.add_argument("--bots", required=True, metavar="A,B,...", help=BOTS_HELP)
    asked.add_argument("--players", type=positive, metavar="N", help="without it, the fewest the game allows")
    asked.add_argument(
        "--games", type=positive, default=100, metavar="K", help="matches (100), rounded up to whole deals"
    )
    budget = asked.add_mutually_exclusive_group()
    budget.add_argument("--time", type=float, metavar="T", help="processor time a decision, for bots that name none")
    budget.add_argument("--simulations", type=positive, metavar="M", help="the same in simulations")
    asked.add_argument("--workers", type=positive, metavar="W", help="processes; without it one for each processor")
    asked.add_argument(
        "--ray", metavar="ADDRESS", help="workers of a Ray cluster; local starts one here (hypostyle[ray])"
    )
    asked.add_argument("--json", action="store_true", help="for machines")
    asked.add_argument("--report", type=Path, metavar="FILE", help="a page with ratings and plots (.html)")
    asked.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep every result here, and go on from what is there"
    )
    set_up(asked)


def train(commands: Any) -> None:
    asked = command(commands, "train", "let a mind play itself, and learn from it (hypostyle[train])")
    asked.add_argument("game", metavar="GAME")
    asked.add_argument("--hours", type=float, default=1.0, metavar="H", help="how long (1)")
    asked.add_argument("--players", metavar="2,3,4", help="player counts in turn; without it all the game allows")
    asked.add_argument("--matches", type=positive, default=400, metavar="K", help="matches of an iteration (400)")
    asked.add_argument(
        "--simulations", type=positive, metavar="M", help="for a decision (120): more teach more, and take longer"
    )
    asked.add_argument(
        "--from", dest="start", metavar="FILE", help="weights to begin with; shipped for those that come with the game"
    )
    asked.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same weights")
    asked.add_argument("--workers", type=positive, metavar="W", help="processes; without it one for each processor")
    asked.add_argument(
        "--ray", metavar="ADDRESS", help="workers of a Ray cluster; local starts one here (hypostyle[ray])"
    )
    asked.add_argument("--resume", type=Path, metavar="DIR", help="the folder to go on in; without it training/GAME")


def bench(commands: Any) -> None:
    asked = command(commands, "bench", "measure the speed of the engine")
    asked.add_argument("game", nargs="*", metavar="GAME", help="without any, all of them")
    asked.add_argument("--ceiling", action="store_true", help="also against the C++ reference (source tree only)")
    asked.add_argument("--peers", action="store_true", help="also against other frameworks (source tree only)")
    asked.add_argument("--json", action="store_true", help="for machines")


def replay(commands: Any) -> None:
    asked = command(commands, "replay", "tell a saved match step by step")
    asked.add_argument("file", type=Path, metavar="FILE")
    asked.add_argument("--step", type=int, metavar="N", help="stop after this step and show the table there")
    asked.add_argument("--content", type=Path, metavar="DIR", help="folder of an owner's content files")


def review(commands: Any) -> None:
    asked = command(commands, "review", "judge every decision of a finished match, each from what its seat knew then")
    asked.add_argument("file", type=Path, metavar="FILE")
    asked.add_argument(
        "--seat", type=int, action="append", default=[], metavar="N", help="only this seat; the first is 0"
    )
    asked.add_argument("--simulations", type=positive, metavar="M", help="of the search for each decision (6400)")
    asked.add_argument("--seed", type=int, metavar="S", help="of the judge: another one looks at other imagined worlds")
    asked.add_argument("--workers", type=positive, metavar="W", help="processes; without it one for each processor")
    asked.add_argument(
        "--resume", type=Path, metavar="KEPT", help="keeps each verdict in this file, and goes on from it"
    )
    asked.add_argument(
        "--report", type=Path, metavar="FILE.html", help="a page of its own, with the curve of the chances"
    )
    asked.add_argument("--json", action="store_true", help="for machines")
    asked.add_argument("--content", type=Path, metavar="DIR", help="folder of an owner's content files")


def rules(commands: Any) -> None:
    asked = command(commands, "rules", "the rules of a game in our words, with the rulings")
    asked.add_argument("game", metavar="GAME")
    asked.add_argument("--section", metavar="WORDS", help="in short, or the sections with these words in their title")
    asked.add_argument("--coverage", action="store_true", help="how many tests show each section, ruling and example")


def games(commands: Any) -> None:
    asked = command(commands, "games", "the games of the hall with their options")
    asked.add_argument("--json", action="store_true", help="for machines")


def characters(commands: Any) -> None:
    asked = command(commands, "characters", "the characters one can sit down with, from the weakest to the strongest")
    asked.add_argument("--json", action="store_true", help="for machines")


def compile_game(commands: Any) -> None:
    asked = command(commands, "compile", "compile a game that another package brought, beside its sources")
    asked.add_argument("game", metavar="GAME")
    asked.add_argument("--clean", action="store_true", help="remove what was compiled: the plain sources run again")


def set_up(asked: Parser) -> None:
    """What a new match can be given, whoever plays it."""
    asked.add_argument("--seed", type=int, metavar="S", help="the same seed deals the same match")
    asked.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a side or variant")
    asked.add_argument("--content", type=Path, metavar="DIR", help="folder of an owner's content files")


def port(text: str) -> int:
    if not text.isdecimal() or not int(text) < 2**16:
        raise ArgumentTypeError(f"{text!r} is not a port from 0 to 65535")
    return int(text)


def positive(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) <= 10**9:
        raise ArgumentTypeError(f"{text!r} is not a whole number from 1 to 1000000000")
    return int(text)
