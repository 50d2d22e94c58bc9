"""Everything that batches and turns show in some steps, as one number each; run as a program, it prints them.

It stands alone, so that it can be run without whatever else is called `tests` in an environment.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import hypostyle
from hypostyle.research.batch import Batch
from hypostyle.research.pettingzoo import env


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


def digest_of_turns(slug: str, dtype: str, steps: int = 25) -> str:
    """Everything that agents are shown one after the other in so many steps, as one number."""
    summary = hashlib.sha256()
    table = env(slug, dtype=dtype)
    table.reset(seed=1)
    for step in range(steps):
        seen, *become = table.last()
        for array in seen.values():
            summary.update(array.tobytes())
        summary.update(repr((table.agent_selection, become)).encode())
        legal = seen["action_mask"].nonzero()[0].tolist()
        table.step(legal[step % len(legal)])
    return summary.hexdigest()


def all_digests() -> Iterator[str]:
    for slug in hypostyle.games():
        for dtype in ("float32", "int8"):
            yield f"{slug} {dtype} {digest_of(slug, dtype)} {digest_of_turns(slug, dtype)}"


if __name__ == "__main__":
    for line in all_digests():
        print(line)
