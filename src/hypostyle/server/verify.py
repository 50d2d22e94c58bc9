"""The check of a match that is over: whether it was played on the shuffles that were announced when it began."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from msgspec import Struct

from hypostyle.catalog import game as find_game
from hypostyle.engine import saves
from hypostyle.engine.errors import BadSave
from hypostyle.engine.outcome import Outcome
from hypostyle.server.shuffles import commitment, cut_hash, cut_seed, seed_hash

SHOWN_SIGNS = 16  # of a hash that a table shows
MOST_DIGITS = 19  # of a secret: it has 63 bits


class Verified(Struct):
    """What was found right: every step can be played on the shuffles of this seed, and ends where the file says.

    `shares` are those of the browsers that the seed was made of, beside the secret of the host; `hash` is what their
    pages showed before the first of them was revealed, and without any shares that of the seed.
    """

    game: str
    table: str
    seed: int
    seed_hash: str
    hash: str
    shares: list[str]
    steps: int
    digest: str
    outcome: Outcome | None


class Announced(Struct):
    """What was said of the shuffles before the match began, as the file tells it."""

    seed_hash: str
    hash: str
    shares: list[str]


def verify(path: Any, noted: str | None = None) -> Verified:
    """Read a match file that a table server wrote and check it; raises BadSave with what is wrong.

    `noted` is a hash that a player wrote down when the match began, or its first signs: a host could have put another
    one into the file.
    """
    match = saves.read(path, find_game)  # replays every step by the rules, on the shuffles of the seed
    stated = json.loads(Path(path).read_text(encoding="utf-8")).get("table")
    if stated is None:
        raise BadSave(f"{path}: the file does not come from a table: it has no field 'table' with a seed hash.")
    for field in ("id", "seed_hash", "digest"):
        if not isinstance(stated.get(field), str):
            raise BadSave(f"{path}: field 'table.{field}' must be a text.")
    found = announced(path, stated, match.seed)
    if noted is not None and not (agrees(noted, found.hash) or agrees(noted, found.seed_hash)):
        raise BadSave(f"{path}: the seed does not give the hash that was noted: {found.hash}, not {noted}.")
    if match.digest() != stated["digest"]:
        raise BadSave(f"{path}: the replay ends at another position: {match.digest()}, not {stated['digest']}.")
    outcome = match.outcome if match.over else None
    shuffled = (match.seed, found.seed_hash, found.hash, found.shares)
    return Verified(match.game.slug, stated["id"], *shuffled, len(match.log), match.digest(), outcome)


def announced(path: Any, stated: dict[str, Any], seed: int) -> Announced:
    """The hashes that the seed was announced by; raises BadSave if it was another one."""
    if "cut" not in stated:
        return Announced(check_seed_hash(path, stated, seed), stated["seed_hash"], [])
    secret, shares, said = cut_of(path, stated["cut"])
    host = check_seed_hash(path, stated, secret)
    found = cut_hash(host, map(commitment, shares))
    if found != said:
        raise BadSave(f"{path}: the shares do not give the hash shown before they were revealed: {found}, not {said}.")
    made = cut_seed(stated["id"], secret, shares)
    if made != seed:
        raise BadSave(f"{path}: the secret of the host and all shares give the seed {made}, not {seed}.")
    return Announced(host, found, shares)


def check_seed_hash(path: Any, stated: dict[str, Any], secret: int) -> str:
    found = seed_hash(stated["id"], secret)
    if found != stated["seed_hash"]:
        raise BadSave(
            f"{path}: the seed does not give the hash shown at the start: {found}, not {stated['seed_hash']}."
        )
    return found


def cut_of(path: Any, cut: Any) -> tuple[int, list[str], str]:
    """The secret of the host, the shares of the browsers, and the hash of it all."""
    try:
        secret, shares, said = cut["secret"], cut["shares"], cut["hash"]
    except (KeyError, TypeError):
        raise BadSave(f"{path}: field 'table.cut' must have a secret, shares and a hash.") from None
    texts = [secret, said, *shares] if isinstance(shares, list) else [None]
    if not all(isinstance(text, str) for text in texts) or not (secret.isascii() and secret.isdecimal()):
        raise BadSave(f"{path}: field 'table.cut' must have a number as its secret, and texts.")
    return int(secret[:MOST_DIGITS]), shares, said


def agrees(noted: str, found: str) -> bool:
    """Whether the noted signs are the first ones of the hash; fewer than a table shows could be found by trying."""
    signs = noted.strip().lower()
    return len(signs) >= SHOWN_SIGNS and found.startswith(signs)
