"""`hypostyle verify`: whether a saved match was played on the shuffles that were announced when it began."""

from __future__ import annotations

from argparse import Namespace

from hypostyle.cli.speech import speech
from hypostyle.server.verify import verify


def run(arguments: Namespace) -> int:
    found = verify(arguments.file, arguments.hash)
    if arguments.json:
        import msgspec

        print(msgspec.json.encode(found).decode())
    else:
        say = speech(arguments.lang)
        print(say("verified", table=found.table, seed=str(found.seed), hash=found.hash[:16], steps=found.steps))
        print(say("verified-cut", count=len(found.shares)))
    return 0
