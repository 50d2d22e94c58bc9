"""`hypostyle restore`: a copy of the tables put back in their place."""

from __future__ import annotations

from argparse import Namespace

from hypostyle.cli.speech import speech
from hypostyle.server.storage.backup import data_file, restore
from hypostyle.server.storage.data_file import default_data


def run(arguments: Namespace) -> int:
    say = speech(arguments.lang)
    data = data_file(arguments.data or default_data())
    tables, before = restore(arguments.file, data)
    print(say("restored", tables=tables, file=str(data)))
    if before is not None:
        print(say("set-aside", file=str(before)))
    return 0
