"""Ratings on the scale of Elo: the model of Bradley and Terry, fitted to who finished ahead of whom."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp, log

from hypostyle.arena.intervals import Interval

Wins = list[list[float]]  # wins[a][b]: how often a finished ahead of b, a shared place counting half to both

MEAN = 1500.0
POINTS = 400 / log(10)  # of Elo, for one unit of the model
PRIOR = 0.5  # wins that are added to both sides of every pair that met: nobody is infinitely strong
STEPS = 60
LONGEST_STEP = 2.0
ENOUGH = 1e-9
RESAMPLES = 400
SEED = 1


def fit(wins: Wins, start: Sequence[float] | None = None) -> list[float]:
    """The ratings under which these results are likeliest, around the mean; by Newton's method."""
    bots = range(len(wins))
    prior = [[wins[a][b] + (PRIOR if wins[a][b] + wins[b][a] > 0 else 0) for b in bots] for a in bots]
    strength = [0.0 for _ in bots] if start is None else [(rating - MEAN) / POINTS for rating in start]
    for _ in range(STEPS):
        step = newton_step(prior, strength)
        longest = max(abs(part) for part in step)
        shorter = min(1.0, LONGEST_STEP / longest) if longest > 0 else 1.0
        strength = [old + shorter * part for old, part in zip(strength, step, strict=True)]
        if longest < ENOUGH:
            break
    middle = sum(strength) / len(strength)
    return [MEAN + POINTS * (each - middle) for each in strength]


def newton_step(wins: Wins, strength: list[float]) -> list[float]:
    bots = range(len(wins))
    gradient = [0.0 for _ in bots]
    curvature = [[1e-12 if a == b else 0.0 for b in bots] for a in bots]
    for a in bots:
        for b in bots:
            met = wins[a][b] + wins[b][a]
            if a == b or met == 0:
                continue
            ahead = 1 / (1 + exp(strength[b] - strength[a]))
            gradient[a] += wins[a][b] - met * ahead
            curvature[a][a] += met * ahead * (1 - ahead)
            curvature[a][b] -= met * ahead * (1 - ahead)
    # Only differences count: the first bot stays where it is, which leaves the equations with one solution.
    return [0.0, *solve([row[1:] for row in curvature[1:]], gradient[1:])]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss, with the largest pivot first."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            rows[row] = [value - factor * above for value, above in zip(rows[row], rows[column], strict=True)]
    found = [0.0] * size
    for row in reversed(range(size)):
        rest = sum(rows[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (rows[row][size] - rest) / rows[row][row]
    return found


def intervals(deals: Sequence[Wins], ratings: Sequence[float]) -> list[Interval] | None:
    """95 % intervals by fitting deals drawn anew, again and again; None where a single deal was played."""
    if len(deals) < 2:
        return None
    dice = random.Random(SEED)
    fitted = [fit(total(dice.choices(deals, k=len(deals))), ratings) for _ in range(RESAMPLES)]
    return [middle_part(sorted(ratings[bot] for ratings in fitted)) for bot in range(len(ratings))]


def total(deals: Sequence[Wins]) -> Wins:
    return [[sum(column) for column in zip(*rows, strict=True)] for rows in zip(*deals, strict=True)]


def middle_part(values: list[float]) -> Interval:
    """What is left when a fortieth is cut off at both ends."""
    cut = len(values) // 40
    return values[cut], values[-1 - cut]
