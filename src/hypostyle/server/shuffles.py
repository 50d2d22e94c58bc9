"""Fair shuffles in numbers: what is announced before a match, and how everybody's shares become its seed.

The host announces the hash of a secret. Every browser with a seat commits to a share, by its hash, and reveals it when
all have committed; secret and shares together give the seed. Nobody, the host included, can know or choose it then.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

SEED_SIGNS = 16  # of a hash in hexadecimal; the last bit is dropped, for seeds have 63


def seed_hash(table: str, secret: int) -> str:
    """Announced when a table is made; the secret itself is shown when its match is over. It is the seed where nobody
    else had a share."""
    return hashed(f"{table}:{secret}")


def commitment(share: str) -> str:
    """What a browser says of its share before all others have said as much of theirs."""
    return hashed(share)


def cut_hash(announced: str, commitments: Iterable[str]) -> str:
    """Everything that is settled before the first share is revealed: whoever notes it down can check it all."""
    return hashed(":".join((announced, *sorted(commitments))))


def cut_seed(table: str, secret: int, shares: Iterable[str]) -> int:
    """The seed that secret and shares give, in the order of their commitments."""
    parts = (table, str(secret), *sorted(shares, key=commitment))
    return int(hashed(":".join(parts))[:SEED_SIGNS], 16) >> 1


def hashed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
