"""`hypostyle verify`: whether a saved match was played on the shuffles that were announced when it began."""

from __future__ import annotations

from argparse import Namespace

from hypostyle.cli.speech import speech
from hypostyle.server.verify import verify


def run(arguments: Namespace) -> int:
    found = verify(arguments.file)
    if arguments.json:
        import msgspec

        print(msgspec.json.encode(found).decode())
    else:
        say = speech(arguments.lang)
        print(say("verified", table=found.table, seed=str(found.seed), hash=found.seed_hash[:16], steps=found.steps))
    return 0
