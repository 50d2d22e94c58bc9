"""Figures of a running server in the text format of Prometheus: counted where things happen, told on request."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Histogram:
    """How many took at most so many seconds, and all of them together."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterable[str]:
        below = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            below += count
            yield f'{name}_bucket{{le="{bound}"}} {below}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {below}"


class Metrics:
    """What is counted while the server runs; what there is at a moment is asked for when it is told."""

    def __init__(self) -> None:
        self.moves = Histogram()  # from the arrival of a move to its commit
        self.refusals: Counter[str] = Counter()  # of messages, by their code
        self.requests: Counter[str] = Counter()  # by the status of their answer


class Page:
    """A page of figures in the making."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def add(self, name: str, kind: str, about: str, lines: Iterable[str]) -> None:
        self.lines += (f"# HELP hypostyle_{name} {about}", f"# TYPE hypostyle_{name} {kind}", *lines)

    def gauge(self, name: str, about: str, value: float) -> None:
        self.add(name, "gauge", about, [f"hypostyle_{name} {value:g}"])

    def count(self, name: str, about: str, value: int) -> None:
        self.add(name, "counter", about, [f"hypostyle_{name} {value}"])

    def counts(self, name: str, about: str, label: str, values: Mapping[str, int]) -> None:
        lines = [f'hypostyle_{name}{{{label}="{key}"}} {values[key]}' for key in sorted(values)]
        self.add(name, "counter", about, lines)

    def histogram(self, name: str, about: str, values: Histogram) -> None:
        self.add(name, "histogram", about, values.lines(f"hypostyle_{name}"))

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"
