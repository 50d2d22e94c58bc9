"""What one address may ask of the loop that serves everybody: one costly answer at a time, and only so much of it."""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest

from hypostyle.server.connection.connections import Connections
from hypostyle.server.connection.share import Share
from hypostyle.server.limits import Limits
from hypostyle.server.table.table import Table
from tests.server.in_process import ME, Service, play_first, with_service

PAGES = 40
LOOK = '{"type":"look","step":2}'


class Wire:
    """A page that has sent the same question a few times and then listens."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts
        self.heard: list[bytes] = []

    def send_now(self, text: bytes) -> bool:
        self.heard.append(text)
        return True

    async def send(self, text: bytes) -> None:
        raise AssertionError("the way is always free")

    async def receive(self) -> str:
        if not self.texts:
            await asyncio.Event().wait()
        return self.texts.pop()


async def turns_of(connections: Connections, table: Table, wires: list[Wire]) -> list[int]:
    """How many questions were answered in each turn of the loop, until all were."""
    pages = [asyncio.create_task(connections.run(table, ME, wire.receive, wire, "203.0.113.7")) for wire in wires]
    asked = sum(len(wire.texts) for wire in wires)
    answered = [0]
    while answered[-1] < asked:
        await asyncio.sleep(0)
        answered.append(sum(len(wire.heard) for wire in wires))
    for page in pages:
        page.cancel()
    await asyncio.gather(*pages, return_exceptions=True)
    return [later - earlier for earlier, later in pairwise(answered)]


def test_costly_questions_of_many_pages_are_answered_one_in_a_turn_of_the_loop(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table = await service.table("here", "here")
        for _ in range(4):
            await play_first(table)
        connections = Connections(Limits(browser_connections=PAGES))
        turns = await turns_of(connections, table, [Wire([LOOK] * 3) for _ in range(PAGES)])
        assert sum(turns) == 3 * PAGES
        assert max(turns) <= 1, "nobody else had a turn between two of them"

    with_service(tmp_path, scene)


def test_an_address_that_has_used_up_its_time_waits_and_others_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time is what a clock in the test says."""
    now = [0.0]
    monkeypatch.setattr("hypostyle.server.limits.monotonic", lambda: now[0])
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        now[0] += seconds

    monkeypatch.setattr("hypostyle.server.connection.share.asyncio.sleep", sleep)

    async def scene() -> None:
        busy, other = (Share(Limits(address_work=0.25, address_work_burst=1.0)) for _ in range(2))
        busy.spend(1.5)
        assert busy.is_overdrawn()
        assert not other.is_overdrawn()
        async with busy.turn("somebody"):
            assert now[0] >= 2.0, "half a second too much is two seconds of a quarter"
        assert not busy.is_overdrawn()

    asyncio.run(scene())


def test_behind_one_address_browsers_have_their_turns_one_after_the_other() -> None:
    async def scene() -> None:
        share, order = Share(Limits()), []

        async def ask(who: str) -> None:
            async with share.turn(who):
                order.append(who)

        async with share.turn("first"):
            waiting = [asyncio.create_task(ask(who)) for who in ["stranger"] * 20 + ["neighbour"]]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        assert order.index("neighbour") == 1

    asyncio.run(scene())
