"""Reads content.toml (or an owner's file) into the tables the rules use, checking every fact."""

from math import comb

from hypostyle.engine.content import Reader

from hypostyle_senet.rules import Printed
from hypostyle_senet.vocabulary import BEAUTY, HOUSES, LONGEST_THROW, MOST_PIECES, STICKS


def printed(reader: Reader) -> Printed:
    board, sticks = reader.table("board"), reader.table("sticks")
    pieces = board.number("pieces", 1, MOST_PIECES)
    # A piece that comes out of the Water finds a free house, however many stand before Rebirth.
    rebirth = board.number("rebirth", 2 * pieces, BEAUTY - 1)
    safe = board.some_numbers("safe", 0, HOUSES, 1, HOUSES)
    steps = sticks.numbers("steps", STICKS + 1, 1, LONGEST_THROW)
    sticks.require(len(set(steps)) == len(steps), "steps", "all different, for each of the last houses needs its own")
    another = sticks.some_numbers("another", 0, LONGEST_THROW - 1, 1, LONGEST_THROW)
    return Printed().fill(
        pieces=pieces,
        rebirth=rebirth,
        safe=flags(safe, HOUSES),
        steps=steps,
        another=flags(another, LONGEST_THROW),
        chance=[0, *(comb(STICKS, steps.index(throw)) for throw in range(1, LONGEST_THROW + 1))],
    )


def flags(numbers: list[int], last: int) -> list[int]:
    """1 for each number that is listed, from 0 on."""
    return [int(number in numbers) for number in range(last + 1)]
