"""Everything that batches show in some steps, as one number each; run as a program, it prints them.

It stands alone, so that it can be run without whatever else is called `tests` in an environment.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import hypostyle
from hypostyle.research.batch import Batch


def digest_of(slug: str, dtype: str, steps: int = 25) -> str:
    """Everything that a batch shows in so many steps, as one number."""
    summary = hashlib.sha256()
    game = hypostyle.game(slug)
    for seats in game.players:
        batch = Batch(slug, 2, seats, {o.name: o.values[-1] for o in game.options}, dtype=dtype, reward="rank")
        for _ in range(steps):
            batch.step(batch.random_actions())
            for array in batch.arrays.values():
                summary.update(array.tobytes())
    return summary.hexdigest()


def all_digests() -> Iterator[str]:
    for slug in hypostyle.games():
        for dtype in ("float32", "int8"):
            yield f"{slug} {dtype} {digest_of(slug, dtype)}"


if __name__ == "__main__":
    for line in all_digests():
        print(line)
