"""`hypostyle sit`: a bot that is a program takes a seat at a table of the server, by the link of that seat."""

from __future__ import annotations

import asyncio
import secrets
from argparse import Namespace

from hypostyle.bots import make
from hypostyle.bots.names import parse
from hypostyle.bots.program import Program
from hypostyle.cli.output import Output
from hypostyle.cli.speech import chosen_language, names_of, speech
from hypostyle.engine.errors import BadOption
from hypostyle.engine.game import Game
from hypostyle.server.guest import Guest, SeatLink, sit_down


def run(arguments: Namespace) -> int:
    link, say, output = SeatLink.read(arguments.link), speech(arguments.lang), Output()
    if parse(arguments.bot).kind != "program":
        raise BadOption(f"--bot must be program:COMMAND, not {arguments.bot!r}; a table has the other bots by itself.")
    seat, cookie = sit_down(link, arguments.name, arguments.key)
    guest = Guest(link, seat, cookie, lambda game: seated(arguments.bot, game))
    guest.tell, guest.language = output.tell, chosen_language(arguments.lang)
    output.tell(say("sit-down", table=link.table))
    outcome = asyncio.run(guest.play())
    if outcome is not None and guest.program is not None:
        names = names_of(guest.program.game, guest.language, len(outcome.scores))
        output.tell(
            say("sit-end", name=names[guest.seat], points=outcome.scores[guest.seat], place=outcome.ranking[guest.seat])
        )
    return 0


def seated(name: str, game: Game) -> Program:
    made = make(name, game, secrets.randbits(62))
    assert isinstance(made, Program)
    return made
