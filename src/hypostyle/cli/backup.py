"""`hypostyle backup`: a copy of the tables, made while the server runs."""

from __future__ import annotations

from argparse import Namespace

from hypostyle.cli.speech import speech
from hypostyle.server.storage.backup import backup, data_file
from hypostyle.server.storage.data_file import default_data


def run(arguments: Namespace) -> int:
    tables = backup(data_file(arguments.data or default_data()), arguments.file)
    print(speech(arguments.lang)("backed-up", tables=tables, file=str(arguments.file)))
    return 0
