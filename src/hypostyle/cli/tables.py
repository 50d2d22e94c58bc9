"""`hypostyle tables`: which tables a host has, and their end."""

from __future__ import annotations

import time
from argparse import Namespace

from hypostyle.cli.speech import speech
from hypostyle.engine.errors import BadOption, HypostyleError
from hypostyle.server.storage.data_file import default_data
from hypostyle.server.storage.host_tables import close_table, end_table, listed
from hypostyle.server.storage.store import ListedTable

DAY = 86_400.0
DONE = {"close": "table-closed", "open": "table-opened", "delete": "table-deleted"}


def run(arguments: Namespace) -> int:
    data = arguments.data or default_data()
    if arguments.what == "list":
        return list_tables(arguments, data)
    if not arguments.table:
        raise BadOption(f"Say which tables to {arguments.what}.")
    say = speech(arguments.lang)
    for table in arguments.table:
        done = (
            end_table(data, table)
            if arguments.what == "delete"
            else close_table(data, table, arguments.what == "close")
        )
        if not done:
            raise HypostyleError(f"There is no table {table!r}.")
        print(say(DONE[arguments.what], table=table))
    return 0


def list_tables(arguments: Namespace, data: str) -> int:
    before = time.time() - arguments.older * DAY
    found = listed(data, before, True if arguments.finished else None, arguments.most)
    if arguments.json:
        import msgspec

        print(msgspec.json.encode([as_json(one) for one in found]).decode())
        return 0
    say = speech(arguments.lang)
    for one in found:
        print(
            say(
                "table-listed",
                table=one.row.id,
                game=one.row.game,
                state="over" if one.last.open == 0 else "open",
                moves=one.last_public.seq,
                touched=time.strftime("%Y-%m-%d %H:%M", time.localtime(one.last.at)),
            )
        )
    print(say("tables-listed", count=len(found)))
    return 0


def as_json(one: ListedTable) -> dict[str, object]:
    return {
        "table": one.row.id,
        "game": one.row.game,
        "over": one.last.open == 0,
        "moves": one.last_public.seq,
        "created": one.row.created,
        "touched": one.last.at,
        "people": sum(seat.kind == "person" for seat in one.seats),
        "bots": sum(seat.kind == "bot" for seat in one.seats),
    }
