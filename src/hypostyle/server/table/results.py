"""Results that outlive their rules: how a match ended, written down when it does."""

from __future__ import annotations

import logging
import zlib
from typing import TYPE_CHECKING, Any

import msgspec

from hypostyle.engine import saves
from hypostyle.server import messages
from hypostyle.server.storage.store import Busy, Conflict, Store, Unreadable

if TYPE_CHECKING:
    from hypostyle.server.table.table import Table

log = logging.getLogger(__name__)


def match_file(table: Table) -> dict[str, Any]:
    """A match that is over as a file, with what is needed to verify its shuffles."""
    said: dict[str, Any] = {
        "id": table.id,
        "seed_hash": table.seed_hash,
        "digest": table.match.digest(),
        "names": [seat.name for seat in table.seat_infos()],
        "characters": [seat.character for seat in table.seat_infos()],
    }
    if table.cut is not None and table.journal.is_cut:
        said["cut"] = table.cut.in_file()
    return {**saves.as_json(table.match), "table": said}


def result_of(table: Table) -> messages.KeptResult:
    match, (_, outcome) = table.match, table.updates.outcome()
    steps = [messages.KeptStep(seat, table.json[action]) for seat, action in match.log]
    ended = table.journal.rows[-1].at
    infos = table.seating.infos(())
    return messages.KeptResult(match.game.slug, match.game.rules_version, match.options, infos, ended, outcome, steps)


async def keep_result(table: Table) -> None:
    """Beside the journal; a store that is busy now is asked again when the table is opened next."""
    try:
        if table.cut is not None:
            await table.cut.load()
        kept = messages.KeptMatch(result_of(table), match_file(table))
        await table.store.keep_result(table.id, zlib.compress(messages.encode(kept)))
    except (Busy, Conflict, Unreadable) as error:
        log.warning("table %s: its result could not be kept (%s)", table.id, error)


async def kept_match(store: Store, table: str) -> messages.KeptMatch | None:
    found = await store.result(table)
    return None if found is None else msgspec.json.decode(zlib.decompress(found), type=messages.KeptMatch)
