"""Verify: does the seed of a match give the hash shown at its start, and the shuffles its log was played on?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from msgspec import Struct

from hypostyle.catalog import game as find_game
from hypostyle.engine import saves
from hypostyle.engine.errors import BadSave
from hypostyle.engine.outcome import Outcome
from hypostyle.server.table.table import seed_hash


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
    claims = json.loads(Path(path).read_text(encoding="utf-8")).get("table")
    if claims is None:
        raise BadSave(f"{path}: the file does not come from a table: it has no field 'table' with a seed hash.")
    for field in ("id", "seed_hash", "digest"):
        if not isinstance(claims.get(field), str):
            raise BadSave(f"{path}: field 'table.{field}' must be a text.")
    found = seed_hash(claims["id"], match.seed)
    if found != claims["seed_hash"]:
        raise BadSave(
            f"{path}: the seed does not give the hash shown at the start: {found}, not {claims['seed_hash']}."
        )
    if match.digest() != claims["digest"]:
        raise BadSave(f"{path}: the replay ends at another position: {match.digest()}, not {claims['digest']}.")
    outcome = match.outcome if match.over else None
    return Verified(match.game.slug, claims["id"], match.seed, found, len(match.log), match.digest(), outcome)
