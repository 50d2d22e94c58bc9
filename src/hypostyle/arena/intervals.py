"""95 % intervals of shares that were counted deal by deal: matches on one deal are not independent of each other.

The variance is that of the deals. It says how many independent matches the deals are worth, and for that number the
interval of Wilson is taken, which stays honest near 0 and 1: a hundred wins of a hundred are not a certainty.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Interval = tuple[float, float]
Count = tuple[float, int]  # of one deal: what was won, of how much

NORMAL = 1.959964  # of the normal distribution, two-sided
# The same of Student's, for 1, 2, 3 ... degrees of freedom.
STUDENT = (12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157)
EVERYTHING: Interval = (0.0, 1.0)


def share_of(counts: Sequence[Count]) -> float:
    """What was won of all there was to win."""
    return sum(won for won, _ in counts) / sum(of for _, of in counts)


def interval_of(counts: Sequence[Count]) -> Interval:
    """Where the share lies; a single deal says nothing about others."""
    deals = len(counts)
    if deals < 2:
        return EVERYTHING
    share, total = share_of(counts), sum(of for _, of in counts)
    variance = deals / (deals - 1) * sum((won - share * of) ** 2 for won, of in counts) / total**2
    worth = min(total, share * (1 - share) / variance) if variance > 0 else deals
    return wilson(share, worth, student(deals - 1))


def wilson(share: float, matches: float, width: float) -> Interval:
    """Wilson's interval for a share of so many independent matches."""
    spread = width**2 / matches
    middle = (share + spread / 2) / (1 + spread)
    half = width / (1 + spread) * sqrt(share * (1 - share) / matches + spread / (4 * matches))
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int) -> float:
    """The two-sided 95 % point of Student's distribution; for many degrees by the expansion of Cornish and Fisher."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = NORMAL
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
