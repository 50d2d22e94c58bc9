"""Samples in long arrays: what many matches taught, in one file."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from hypostyle.engine.limits import SEAT_LIMIT
from hypostyle.minds.training.selfplay import Played, Sample

Arrays = dict[str, Any]


def rotated(values: list[float], seat: int) -> list[float]:
    """By seat from one on, padded to the largest table."""
    return values[seat:] + values[:seat] + [0.0] * (SEAT_LIMIT - len(values))


def arrays_of(matches: Iterable[Played]) -> Arrays:
    """All samples: sparse inputs and visits one after the other, outcomes and forecasts in rows."""
    places: list[int] = []
    amounts: list[int] = []
    actions: list[int] = []
    visits: list[int] = []
    rows: list[list[float]] = []
    counts: list[tuple[int, int, int, int]] = []
    for number, match in enumerate(matches):
        for sample in match.samples:
            places += sample.units + [place for place, _ in sample.numbers]
            amounts += [1] * len(sample.units) + [amount for _, amount in sample.numbers]
            actions += sample.actions
            visits += sample.visits
            rows.append(outcome_row(match, sample))
            counts.append((len(sample.units) + len(sample.numbers), len(sample.actions), match.seats, number))
    return {
        "places": np.array(places, np.int32),
        "amounts": np.array(amounts, np.float32),
        "actions": np.array(actions, np.int32),
        "visits": np.array(visits, np.float32),
        "targets": np.array(rows, np.float32).reshape(-1, 4 * SEAT_LIMIT),
        "counts": np.array(counts, np.int32).reshape(-1, 4),
    }


def outcome_row(match: Played, sample: Sample) -> list[float]:
    """How it ended, then how the search thought it would: shares of the win and leads, from the reader on."""
    padding = [0.0] * (SEAT_LIMIT - match.seats)
    ended = rotated(match.win, sample.seat) + rotated(match.lead, sample.seat)
    return ended + sample.win + padding + sample.lead + padding


def joined(parts: list[Arrays]) -> Arrays:
    """Several lots as one; matches keep numbers of their own."""
    first = 0
    for part in parts:
        part["counts"] = part["counts"].copy()
        part["counts"][:, 3] += first
        first = int(part["counts"][:, 3].max(initial=first - 1)) + 1
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def save(path: Path, arrays: Arrays) -> None:
    """Write a lot so that a kill leaves either all of it or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_suffix(".half.npz")
    np.savez_compressed(half, **arrays)
    half.replace(path)


def load(path: Path) -> Arrays:
    with np.load(path) as file:
        return {name: file[name] for name in file.files}
