"""Sight: how the cells that a seat reads are laid side by side, so that two sights of it are compared in a few steps.

A sight begins with cells that say one of several things, a byte each, 0 for nothing; then come small amounts, a byte
each, larger ones of four bytes, and sets of eight. Seats are counted from the reader on, and a sight of zeros shows
nothing. Compiled states write it (compiling/reader.py, engine/reading.h); the table says which inputs cells stand for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hypostyle.engine.kinds import AMOUNT, BITS, CARDS, ROW, SEAT_BITS, TOP

UNITS, SMALL, LARGE, SETS = range(4)
SIZES = (1, 1, 4, 8)  # bytes of a cell
WORD = 8  # every stretch of equal cells ends at a whole word
MOST_VALUES = 255  # that a cell of one byte tells apart, beside nothing
NO_NUMBER = -1


@dataclass(frozen=True)
class Sight:
    """Where the cells of each field begin, in bytes and in the order of the fields, and what every cell stands for."""

    starts: list[int]
    words: list[int]  # by stretch
    table: list[int]  # `words`, then the entries of all cells


def sight_of(rows: Sequence[int]) -> Sight:
    """Lay out the fields that the rows of `Inputs` describe."""
    fields = [rows[start : start + ROW] for start in range(0, len(rows), ROW)]
    entries: list[list[list[int]]] = [[] for _ in SIZES]
    firsts = []
    for field in fields:
        stretch = stretch_of(field)
        firsts.append(len(entries[stretch]))
        entries[stretch] += entries_of(field, stretch)
    words = []
    for stretch, found in enumerate(entries):
        a_word = WORD // SIZES[stretch]
        words.append(-(-len(found) // a_word))
        empty = [0] * len(found[0]) if found else []
        found += [empty] * (words[-1] * a_word - len(found))
    begins = [WORD * sum(words[:stretch]) for stretch in range(len(SIZES))]
    starts = [
        begins[stretch_of(field)] + SIZES[stretch_of(field)] * first
        for field, first in zip(fields, firsts, strict=True)
    ]
    return Sight(starts, words, [*words, *(number for found in entries for entry in found for number in entry)])


def stretch_of(field: Sequence[int]) -> int:
    kind, _, width, *_ = field
    if kind in (BITS, SEAT_BITS):
        return SETS
    if kind == AMOUNT:
        return SMALL if width == 1 else LARGE
    return UNITS if field[9] <= MOST_VALUES else LARGE


def entries_of(field: Sequence[int], stretch: int) -> list[list[int]]:
    """For each cell: the place of its number (not in units and sets), the place before its first input, how many
    there are (not either); for a set, the place of its first input."""
    kind, _, _, cells, parts, size, _, _, first, each, _, _ = field
    found = []
    for part in range(parts):
        for cell in range(1 if kind == TOP else cells):
            place = first + part * (each if kind == CARDS else each * cells) + (0 if kind == CARDS else cell * each)
            if stretch == SETS:
                found.append([place])
            elif kind == AMOUNT:
                found.append([place, place, size])
            elif stretch == UNITS:
                found.append([place - 1])
            else:
                found.append([NO_NUMBER, place - 1, each])
    return found
