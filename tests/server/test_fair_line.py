"""A line in which nobody takes the places of all others."""

import asyncio

import pytest

from hypostyle.server.fair_line import FairLine, LineFull


class Counter:
    """Somebody who serves one after the other, when told to."""

    def __init__(self, places: int) -> None:
        self.line = FairLine(1, places)
        self.served: list[str] = []
        self.refused: list[str] = []
        self.go = asyncio.Semaphore(0)
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, who: str) -> None:
        try:
            async with self.line.turn(who.partition("-")[0]):
                await self.go.acquire()
                self.served.append(who)
        except LineFull:
            self.refused.append(who)

    async def come(self, *names: str) -> None:
        for who in names:
            self.tasks.append(asyncio.create_task(self.ask(who)))
            await asyncio.sleep(0)

    async def serve_all(self) -> None:
        for _ in self.tasks:
            self.go.release()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def test_addresses_are_served_in_turn() -> None:
    async def scene() -> None:
        counter = Counter(9)
        await counter.come("a-1", "a-2", "a-3", "a-4", "b-1", "c-1", "b-2")
        await counter.serve_all()
        assert counter.served == ["a-1", "a-2", "b-1", "c-1", "a-3", "b-2", "a-4"]
        assert (counter.line.served, counter.line.length) == (0, 0)

    asyncio.run(scene())


def test_where_the_line_is_full_whoever_has_most_gives_way() -> None:
    async def scene() -> None:
        counter = Counter(4)
        await counter.come("a-0", "a-1", "a-2", "a-3", "a-4", "a-5", "b-1", "c-1", "d-1")
        assert counter.line.length == 4
        await counter.serve_all()
        assert counter.refused == ["a-5", "a-4", "a-3", "a-2"]
        assert counter.served == ["a-0", "a-1", "b-1", "c-1", "d-1"]

    asyncio.run(scene())


@pytest.mark.parametrize("number", [0, 1, 2])
def test_whoever_leaves_the_line_holds_nobody_up(number: int) -> None:
    async def scene() -> None:
        counter = Counter(4)
        await counter.come("a-0", "a-1", "b-1")
        counter.tasks[number].cancel()
        await counter.serve_all()
        assert counter.served == [who for place, who in enumerate(("a-0", "a-1", "b-1")) if place != number]
        assert (counter.line.served, counter.line.length) == (0, 0)

    asyncio.run(scene())
