"""Workers: one job done to many items, in this process, in several of this machine, or on a cluster of Ray.

A job is a function of a module, or a `functools.partial` of one, and must give the same result wherever it runs; then a
run depends on neither the number of workers nor their kind.
"""

from __future__ import annotations

import importlib
import logging
import multiprocessing
import os
import signal
import sys
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Self, TypeVar

from hypostyle.engine.errors import BadOption

Item = TypeVar("Item")
Result = TypeVar("Result")

QUEUED = 2  # items a worker has at once: the one it works on, and the next


class Workers(ABC):
    """Whoever works; used in a `with`, which ends them, at once if something went wrong or was interrupted."""

    @abstractmethod
    def map(self, job: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        """Results as they are finished, in any order; items are drawn only as workers come free."""

    @abstractmethod
    def close(self, at_once: bool) -> None:
        """Send everybody home; whatever is under way may be finished or not."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close(at_once=kind is not None)


class ThisProcess(Workers):
    """One worker: this process itself."""

    def map(self, job: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        return map(job, items)

    def close(self, at_once: bool) -> None:
        """Nobody else is here."""


class Processes(Workers):
    """Processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count
        context = multiprocessing.get_context("spawn" if sys.platform == "win32" else "forkserver")
        ours, theirs = context.Pipe(duplex=False)[::-1]
        self.line = ours
        self.pool = ProcessPoolExecutor(count, context, start_process, (theirs,))

    def map(self, job: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        pending: set[Future[Result]] = set()
        for item in items:
            pending.add(self.pool.submit(job, item))
            if len(pending) >= QUEUED * self.count:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)

    def close(self, at_once: bool) -> None:
        if at_once:
            self.line.close()
        self.pool.shutdown(wait=True, cancel_futures=True)
        self.line.close()


def start_process(line: Connection) -> None:
    """A Ctrl-C is for the one who started us; without that one, or on its wish, this process ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with, args=(line,), daemon=True).start()


def end_with(line: Connection) -> None:
    """Nothing is ever sent on the line: it tells by its end."""
    try:
        line.recv()
    except (EOFError, OSError):
        os._exit(1)


class RayCluster(Workers):
    """Workers of a Ray cluster: `local` starts one here, `auto` or an address joins one that runs."""

    def __init__(self, address: str, count: int | None) -> None:
        try:
            ray: Any = importlib.import_module("ray")
        except ImportError:
            raise BadOption("--ray needs Ray, which is not installed here: pip install 'hypostyle[ray]'.") from None
        self.ray = ray
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # otherwise Ray reports its use to its makers
        here: dict[str, Any] = {"num_cpus": count, "include_dashboard": False} if address == "local" else {}
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **here)
        except (ConnectionError, ValueError) as problem:
            raise BadOption(f"--ray {address}: no Ray cluster answers there ({problem}).") from None
        self.count = count or max(1, int(ray.cluster_resources().get("CPU", 1)))

    def map(self, job: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        shared = self.ray.put(job)
        task = self.ray.remote(call)
        pending: list[Any] = []
        for item in items:
            pending.append(task.remote(shared, item))
            if len(pending) >= QUEUED * self.count:
                done, pending = self.ray.wait(pending)
                yield from self.ray.get(done)
        while pending:
            done, pending = self.ray.wait(pending)
            yield from self.ray.get(done)

    def close(self, at_once: bool) -> None:
        self.ray.shutdown()


def call(job: Callable[[Item], Result], item: Item) -> Result:
    return job(item)


def gather(count: int | None = None, ray: str | None = None) -> Workers:
    """So many workers, without a number one for each processor; with an address, those of a Ray cluster."""
    if ray is not None:
        return RayCluster(ray, count)
    wanted = processors() if count is None else count
    return ThisProcess() if wanted == 1 else Processes(wanted)


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
