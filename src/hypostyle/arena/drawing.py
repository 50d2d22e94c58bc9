"""Plots as inline SVG. Lengths across are percentages, so that a plot fits any width while its text keeps its size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

TRACK = 28  # pixels of one row
MIDDLE = TRACK // 2
HISTOGRAM = 150
MOST_BARS = 24
MOST_TICKS = 7


@dataclass(frozen=True)
class Scale:
    """Where a value lies, in per cent of the width."""

    low: float
    high: float
    step: float | None = None  # between two ticks; without it a round one

    def at(self, value: float) -> str:
        return f"{self.place(value):.2f}%"

    def place(self, value: float) -> float:
        return 100 * (value - self.low) / (self.high - self.low)

    def span(self, low: float, high: float) -> str:
        return f"{self.place(high) - self.place(low):.2f}%"

    def ticks(self) -> list[float]:
        """The multiples of the step."""
        step = self.step or round_step((self.high - self.low) / MOST_TICKS)
        return [step * number for number in range(ceil(self.low / step), floor(self.high / step) + 1)]


def round_step(rough: float) -> float:
    """The nearest of 1, 2, 5, 10 and so on that is not smaller."""
    unit: float = 10.0 ** floor(log10(rough))
    return next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough * 0.999)


def scale_around(values: Sequence[float]) -> Scale:
    """Everything, with some air on both sides."""
    air = max(1.0, 0.06 * (max(values) - min(values)))
    return Scale(min(values) - air, max(values) + air)


def svg(height: int, inside: str, label: str = "") -> str:
    told = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f'<svg width="100%" height="{height}" {told}>{inside}</svg>'


def grid(scale: Scale, marked: float | None = None) -> str:
    lines = [f'<line class="grid" x1="{scale.at(tick)}" x2="{scale.at(tick)}" y2="100%"/>' for tick in scale.ticks()]
    if marked is not None:
        lines.append(f'<line class="fair" x1="{scale.at(marked)}" x2="{scale.at(marked)}" y2="100%"/>')
    return "".join(lines)


def whisker(scale: Scale, value: float, interval: tuple[float, float] | None, marked: float | None = None) -> str:
    """A point with its interval."""
    drawn = grid(scale, marked)
    if interval is not None:
        place = f'x="{scale.at(interval[0])}" width="{scale.span(*interval)}"'
        drawn += f'<rect class="interval" {place} y="{MIDDLE - 5}" height="10" rx="5"/>'
    return svg(TRACK, f'{drawn}<circle class="point" cx="{scale.at(value)}" cy="{MIDDLE}" r="6"/>')


def bar(scale: Scale, value: float) -> str:
    """A bar from zero, to either side."""
    low, high = min(0.0, value), max(0.0, value)
    zero = f'<line class="zero" x1="{scale.at(0)}" x2="{scale.at(0)}" y2="100%"/>'
    return svg(
        18, f'<rect class="bar" x="{scale.at(low)}" width="{scale.span(low, high)}" y="3" height="12" rx="2"/>{zero}'
    )


def axis(scale: Scale, labels: Sequence[str]) -> str:
    texts = [
        f'<text x="{scale.at(tick)}" y="14">{escape(label)}</text>'
        for tick, label in zip(scale.ticks(), labels, strict=True)
    ]
    return svg(20, "".join(texts))


@dataclass(frozen=True)
class Bin:
    """A bar of a histogram: values from `low` to `high`, both included."""

    low: int
    high: int
    count: int


def bins_of(values: Sequence[int]) -> list[Bin]:
    """At most two dozen bars of the same round width."""
    low, high = min(values), max(values)
    width = int(round_step(max(1.0, (high - low + 1) / MOST_BARS)))
    first = low - low % width
    return [
        Bin(start, start + width - 1, sum(start <= value < start + width for value in values))
        for start in range(first, high + 1, width)
    ]


def histogram(bins: Sequence[Bin], told: Sequence[str], label: str) -> str:
    """Bars with what each says, and the numbers below the first, the middle and the last."""
    most = max(each.count for each in bins)
    share = 100 / len(bins)
    drawn = ""
    for number, (each, says) in enumerate(zip(bins, told, strict=True)):
        height = (HISTOGRAM - 24) * each.count / most
        place = f'x="{(number + 0.1) * share:.2f}%" width="{0.8 * share:.2f}%" y="{HISTOGRAM - 20 - height:.1f}"'
        drawn += f'<rect class="bar" {place} height="{height:.1f}"><title>{escape(says)}</title></rect>'
    drawn += f'<line class="zero" x2="100%" y1="{HISTOGRAM - 20}" y2="{HISTOGRAM - 20}"/>'
    for number in sorted({0, len(bins) // 2, len(bins) - 1}):
        drawn += f'<text x="{(number + 0.5) * share:.2f}%" y="{HISTOGRAM - 4}">{bins[number].low}</text>'
    return svg(HISTOGRAM, drawn, label)
