"""Worker processes: jobs are done, errors come back as they are, and a process that hangs or dies is replaced."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable

import pytest

from hypostyle.engine.content import Complaint
from hypostyle.engine.errors import BadContent
from hypostyle.server.worker_pool import Overdue, WorkerDied, WorkerPool

LONG = 60.0


def prepare() -> None:
    """Nothing has to be prepared."""


def with_pool(scene: Callable[[WorkerPool], Awaitable[None]], count: int = 1) -> None:
    async def run() -> None:
        pool = WorkerPool(count, prepare, [])
        try:
            await scene(pool)
        finally:
            await pool.stop()

    asyncio.run(run())


def process_id(_: None) -> int:
    return os.getpid()


def hang(_: None) -> None:
    signal.pause()


def end(_: None) -> None:
    os._exit(3)


def complain(card: str) -> None:
    raise BadContent("This is wrong.", Complaint("wrong", card))


def test_a_job_is_done_in_another_process_which_stays() -> None:
    async def scene(pool: WorkerPool) -> None:
        first, second = [await pool.ask(process_id, None, LONG) for _ in range(2)]
        assert first == second != os.getpid()

    with_pool(scene)


def test_an_error_comes_back_whole_and_the_worker_goes_on() -> None:
    async def scene(pool: WorkerPool) -> None:
        worker = await pool.ask(process_id, None, LONG)
        with pytest.raises(BadContent, match="This is wrong") as raised:
            await pool.ask(complain, "17", LONG)
        assert raised.value.complaint == Complaint("wrong", "17")
        assert await pool.ask(process_id, None, LONG) == worker

    with_pool(scene)


def test_a_worker_that_hangs_is_killed_and_replaced() -> None:
    async def scene(pool: WorkerPool) -> None:
        worker = await pool.ask(process_id, None, LONG)
        with pytest.raises(Overdue):
            await pool.ask(hang, None, 0.2)
        with pytest.raises(ProcessLookupError):
            os.kill(worker, 0)
        assert await pool.ask(process_id, None, LONG) != worker

    with_pool(scene)


def test_a_worker_that_has_been_stopped_by_a_signal_is_killed_too() -> None:
    async def scene(pool: WorkerPool) -> None:
        worker = await pool.ask(process_id, None, LONG)
        os.kill(worker, signal.SIGSTOP)
        with pytest.raises(Overdue):
            await pool.ask(process_id, None, 0.2)
        assert await pool.ask(process_id, None, LONG) != worker

    with_pool(scene)


def compute(_: None) -> None:
    while True:
        pass


def test_a_worker_that_uses_up_its_time_of_the_processor_is_killed_and_replaced() -> None:
    async def scene(pool: WorkerPool) -> None:
        for _ in range(2):
            with pytest.raises(Overdue):
                await pool.ask(compute, None, LONG, 0.2)
            assert await pool.ask(process_id, None, LONG, 5.0) > 0
            assert await pool.ask(process_id, None, LONG) > 0

    with_pool(scene)


def test_a_worker_that_dies_is_replaced() -> None:
    async def scene(pool: WorkerPool) -> None:
        with pytest.raises(WorkerDied):
            await pool.ask(end, None, LONG)
        assert await pool.ask(process_id, None, LONG) > 0

    with_pool(scene)


def test_one_that_hangs_keeps_no_other_waiting() -> None:
    async def scene(pool: WorkerPool) -> None:
        hanging = asyncio.create_task(pool.ask(hang, None, LONG))
        for _ in range(3):
            await pool.ask(process_id, None, LONG)
        assert not hanging.done()
        hanging.cancel()

    with_pool(scene, 2)


def test_stopping_waits_for_nobody() -> None:
    began = time.monotonic()

    async def scene(pool: WorkerPool) -> None:
        await pool.ask(process_id, None, LONG)
        hanging = asyncio.create_task(pool.ask(hang, None, LONG))
        await asyncio.sleep(0.2)
        hanging.cancel()

    with_pool(scene)
    assert time.monotonic() - began < LONG
