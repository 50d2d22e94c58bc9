"""`hypostyle move-data`: all data of a host from a file into a PostgreSQL database, or back."""

from __future__ import annotations

from argparse import Namespace

from hypostyle.cli.speech import speech
from hypostyle.server.storage.moving import move_data


def run(arguments: Namespace) -> int:
    moved = move_data(arguments.source, arguments.target)
    if arguments.json:
        import msgspec

        cards = None if moved.cards is None else str(moved.cards)
        print(msgspec.json.encode({"rows": moved.rows, "cards": cards}).decode())
        return 0
    say = speech(arguments.lang)
    print(say("moved-data", tables=moved.tables, rows=sum(moved.rows.values())))
    if moved.cards is not None:
        print(say("moved-cards", folder=str(moved.cards)))
    return 0
