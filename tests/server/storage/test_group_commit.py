"""Group commit: what waits is written together, and nobody waits for others who do not come."""

import asyncio
import threading
from collections.abc import Sequence
from typing import Any

import pytest

from hypostyle.server.storage.group_commit import LIVELY, GroupCommit, Statement


class Held(GroupCommit):
    """A store whose first commit takes until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.let_go = threading.Event()
        self.sizes: list[int] = []

    def commit_together(self, batch: list[Sequence[Statement]]) -> list[Exception | None]:
        self.let_go.wait(20)
        self.sizes.append(len(batch))
        return [None] * len(batch)


@pytest.mark.parametrize(("first", "paused"), [(1, False), (LIVELY - 1, False), (LIVELY, True)])
def test_a_moment_is_waited_for_others_only_where_many_have_come(first: int, paused: bool) -> None:
    async def scene() -> None:
        store = Held()
        store.start_writing()
        waits: list[float] = []
        call_later = store.loop.call_later

        def noted(delay: float, *rest: Any) -> asyncio.TimerHandle:
            waits.append(delay)
            return call_later(delay, *rest)

        store.loop.call_later = noted  # type: ignore[method-assign, assignment]
        writing = [asyncio.create_task(store.write(("", ()))) for _ in range(first)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        writing.append(asyncio.create_task(store.write(("", ()))))
        await asyncio.sleep(0)
        store.let_go.set()
        await asyncio.gather(*writing)
        assert store.sizes == [first, 1]
        assert bool(waits) == paused
        await store.stop_writing()

    asyncio.run(scene())
