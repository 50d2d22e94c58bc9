"""Fair shuffles: the hash of the seed that is shown when a match starts, and the check of a match that is over."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from msgspec import Struct

from hypostyle.catalog import game as find_game
from hypostyle.engine import saves
from hypostyle.engine.errors import BadSave
from hypostyle.engine.outcome import Outcome


def seed_hash(table: str, seed: int) -> str:
    """Shown when a match starts; the seed itself when it ends, so that anyone can verify the shuffles."""
    return hashlib.sha256(f"{table}:{seed}".encode()).hexdigest()


class Verified(Struct):
    """What was found right: every step can be played on the shuffles of this seed, and ends where the file says."""

    game: str
    table: str
    seed: int
    seed_hash: str
    steps: int
    digest: str
    outcome: Outcome | None


def verify(path: Any) -> Verified:
    """Read a match file that a table server wrote and check it; raises BadSave with what is wrong."""
    match = saves.read(path, find_game)  # replays every step by the rules, on the shuffles of the seed
    stated = json.loads(Path(path).read_text(encoding="utf-8")).get("table")
    if stated is None:
        raise BadSave(f"{path}: the file does not come from a table: it has no field 'table' with a seed hash.")
    for field in ("id", "seed_hash", "digest"):
        if not isinstance(stated.get(field), str):
            raise BadSave(f"{path}: field 'table.{field}' must be a text.")
    found = seed_hash(stated["id"], match.seed)
    if found != stated["seed_hash"]:
        raise BadSave(
            f"{path}: the seed does not give the hash shown at the start: {found}, not {stated['seed_hash']}."
        )
    if match.digest() != stated["digest"]:
        raise BadSave(f"{path}: the replay ends at another position: {match.digest()}, not {stated['digest']}.")
    outcome = match.outcome if match.over else None
    return Verified(match.game.slug, stated["id"], match.seed, found, len(match.log), match.digest(), outcome)
