"""Worker processes with a deadline: whoever is not back in time is killed and replaced, and nobody else suffers for it.

Each worker has one process, one pipe and one job at a time. A thread of the server's own waits for it, never the event
loop, and never a thread that tables are loaded with.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import queue
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

START_SECONDS = 60.0  # for a new process to be ready: it imports the games, on a machine that may be busy
LAST_SECONDS = 2.0  # for a killed process to be gone
OUT_OF_TIME = -27  # how a process ends that has used up its time of the processor: by SIGPROF


class Overdue(Exception):
    """A worker was not back in time; it has been killed."""


class WorkerDied(Exception):
    """A worker has ended in the middle of a job, or could not begin."""


class Worker:
    """One process, started when it is first needed, and anew whenever it had to be killed."""

    def __init__(self, prepare: Callable[[], None], preload: list[str]) -> None:
        self.prepare = prepare
        self.context = multiprocessing.get_context("spawn" if sys.platform == "win32" else "forkserver")
        if sys.platform != "win32":
            self.context.set_forkserver_preload(preload)
        self.process: BaseProcess | None = None
        self.pipe: Connection[Any, Any] | None = None
        self.stopped = False

    def ask(self, work: Callable[[Job], Result], job: Job, seconds: float, processor: float | None) -> Result:
        """Have a job done; raises what it raises, or Overdue or WorkerDied."""
        try:
            pipe = self.pipe or self.start()
            pipe.send((work, job, processor))
            if not pipe.poll(seconds):
                raise Overdue
            worked, result = pipe.recv()
        except (EOFError, OSError) as error:
            raise Overdue if self.kill() == OUT_OF_TIME else WorkerDied from error
        except Overdue:
            self.kill()
            raise
        if not worked:
            raise result
        found: Result = result
        return found

    def start(self) -> Connection[Any, Any]:
        """A new process that has said it is ready."""
        ours, theirs = self.context.Pipe()
        self.process = self.context.Process(target=do_jobs, args=(theirs, self.prepare), daemon=True)  # type: ignore[attr-defined]
        self.process.start()
        theirs.close()
        self.pipe = ours
        if self.stopped or not ours.poll(START_SECONDS):
            raise OSError("a worker process is not ready")
        ours.recv()
        return ours

    def kill(self) -> int | None:
        """End the process, if it has not ended by itself; how it ended."""
        process, self.process = self.process, None
        pipe, self.pipe = self.pipe, None
        if pipe is not None:
            pipe.close()
        if process is None or process.pid is None:
            return None
        process.kill()
        process.join(LAST_SECONDS)
        return process.exitcode

    def stop(self) -> None:
        """Called from another thread than the one that waits for the process: that one finds the pipe at its end."""
        self.stopped = True
        process = self.process
        if process is not None and process.pid is not None:
            process.kill()


class WorkerPool:
    """A few workers, and the threads that wait for them."""

    def __init__(self, count: int, prepare: Callable[[], None], preload: list[str]) -> None:
        self.workers = [Worker(prepare, preload) for _ in range(count)]
        self.free: queue.LifoQueue[Worker] = queue.LifoQueue()  # the last one used is ready and has warm caches
        for worker in self.workers:
            self.free.put(worker)
        self.threads = ThreadPoolExecutor(count, "worker")

    async def ask(
        self, work: Callable[[Job], Result], job: Job, seconds: float, processor: float | None = None
    ) -> Result:
        """Have a job done by the next free worker; its seconds count from then on.

        Seconds of the processor are fairer where others use the machine too, but a job that sleeps uses none.
        """
        return await asyncio.wrap_future(self.threads.submit(self.wait, work, job, seconds, processor))

    def wait(self, work: Callable[[Job], Result], job: Job, seconds: float, processor: float | None) -> Result:
        worker = self.free.get()
        try:
            return worker.ask(work, job, seconds, processor)
        finally:
            self.free.put(worker)

    async def stop(self) -> None:
        """At once: what is under way is dropped."""
        for worker in self.workers:
            worker.stop()
        await asyncio.to_thread(self.threads.shutdown, wait=True, cancel_futures=True)
        for worker in self.workers:
            worker.kill()


# ---------------------------------------------------------------------- in the process
def do_jobs(pipe: Connection[Any, Any], prepare: Callable[[], None]) -> None:
    """One job after the other, until the server closes the pipe."""
    prepare()
    with contextlib.suppress(EOFError, OSError):
        pipe.send(True)
        while True:
            work, job, processor = pipe.recv()
            limit_processor(processor or 0.0)
            answer: tuple[bool, Any]
            try:
                answer = True, work(job)
            except Exception as error:
                answer = False, error
            limit_processor(0.0)
            pipe.send(answer)


def limit_processor(seconds: float) -> None:
    """After so much time of the processor the system ends this process, whatever it is busy with; 0 is no limit."""
    if sys.platform != "win32":  # there the pool has nothing but its own clock
        signal.setitimer(signal.ITIMER_PROF, seconds)
