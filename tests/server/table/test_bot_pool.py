"""The pool of bots: a worker that dies or hangs is replaced, and the bot still moves."""

import asyncio
import os
import signal
from pathlib import Path

import msgspec
import pytest

import hypostyle
from hypostyle.engine.knowledge import Knowledge
from hypostyle.server.table import bot_pool
from hypostyle.server.table.bot_levels import HINT, SHORTEST, AskedBot
from hypostyle.server.table.bot_pool import MOST_HINTS, BotPool
from hypostyle.server.table.bot_worker import BotChoice, BotJob
from tests.minds.positions import positions
from tests.server.running import AMPLE, Browser, Page, Server, running, wait_for

HASTE = 3.0  # seconds of patience with a worker that hangs; whoever is taken to hang while it works is replaced as well
PATIENCE = 120.0  # with one that works on a machine that is busy with other things


def process_of(bots: BotPool) -> int:
    process = bots.pool.workers[0].process
    assert process is not None
    assert process.pid is not None
    return process.pid


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGSTOP])
def test_a_worker_that_dies_or_hangs_is_replaced_and_the_bot_still_moves(end: signal.Signals) -> None:
    async def scene() -> None:
        bots = BotPool(1, PATIENCE)
        match = hypostyle.game("imhotep").new(2, 3)
        seat = match.decisions[0].seat
        try:
            await bots.warm_up()
            bots.patience = HASTE
            worker = process_of(bots)
            thinking = asyncio.create_task(bots.choose(match.knowledge(seat), AskedBot("uct", 0.5)))
            await asyncio.sleep(0.2)
            os.kill(worker, end)
            bots.patience = PATIENCE  # with whoever is asked next
            assert await thinking in match.state.mask(seat).legal_actions(seat)
            assert process_of(bots) != worker
        finally:
            await bots.stop()

    asyncio.run(scene())


@pytest.mark.parametrize("slug", hypostyle.games())
def test_a_worker_is_sent_the_same_whatever_is_hidden(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another truth behind the same knowledge, and not one byte of the job differs but the dice of the bot."""
    sent: list[BotJob] = []

    async def ask(work: object, job: BotJob, patience: float) -> BotChoice:
        sent.append(job)
        return BotChoice(0)

    async def scene() -> None:
        bots = BotPool(1, patience=10.0)
        monkeypatch.setattr(bots.pool, "ask", ask)
        try:
            for match, knowledge in positions(hypostyle.game(slug), 3, 4, 9):
                seat = knowledge.viewer
                for truth in (match.state, *(knowledge.state.imagine(world) for world in range(2))):
                    known = Knowledge(match.game, match.content, truth.mask(seat), seat)
                    await bots.choose(known, AskedBot("uct", 0.5))
                assert len({msgspec.structs.replace(job, seed=0) for job in sent[-3:]}) == 1
        finally:
            await bots.stop()

    asyncio.run(scene())
    assert len(sent) > 3


def test_many_hints_of_one_address_keep_nobody_else_from_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a hint says is no matter here: each is thought about for as short a time as any search gets."""
    monkeypatch.setattr(bot_pool, "HINT", AskedBot(HINT.name, SHORTEST))

    async def scene() -> None:
        bots = BotPool(1)
        match = hypostyle.game("imhotep").new(2, 3)
        known = match.knowledge(match.decisions[0].seat)
        try:
            await bots.warm_up()
            many = [asyncio.create_task(bots.hint(known, "stranger")) for _ in range(MOST_HINTS + 20)]
            await asyncio.sleep(0)
            assert await bots.hint(known, "player") is not None
            assert sum(one.done() for one in many) < len(many) - 10, "it did not wait for all of them"
            told = await asyncio.gather(*many)
            assert 0 < sum(one is not None for one in told) < len(many)
        finally:
            await bots.stop()

    asyncio.run(scene())


def workers_of(server: Server) -> list[int]:
    """The processes that think: those that the fork server of the server has made."""
    assert server.process is not None
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            number, parent = int(stat.parent.name), int(stat.read_text().rpartition(")")[2].split()[1])
        except (FileNotFoundError, ProcessLookupError):
            continue
        children.setdefault(parent, []).append(number)
    return [worker for child in children.get(server.process.pid, []) for worker in children.get(child, [])]


async def play_until(page: Page, step: int) -> None:
    while page.update["step"] < step:
        if 0 in page.update["to_move"]:
            await page.act(0, page.legal(0)[0])
        else:
            await page.until("update")


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
def test_a_hung_worker_freezes_neither_its_table_nor_the_stop(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        host = Browser(server)
        table = host.create("you", "bot:random", seed=1)["table"]
        async with host.page(table) as page:
            await play_until(page, 4)
            await asyncio.to_thread(wait_for, lambda: workers_of(server))
            hung = workers_of(server)
            for worker in hung:
                os.kill(worker, signal.SIGSTOP)
            await play_until(page, 8)
            assert workers_of(server) != hung
            for worker in workers_of(server):
                os.kill(worker, signal.SIGSTOP)

    with running(tmp_path / "tables.db", f"{AMPLE}, think_seconds={HASTE}") as server:
        asyncio.run(scene(server))
        assert server.process is not None
        server.process.terminate()
        assert server.process.wait(10) == 0
