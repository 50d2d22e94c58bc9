"""Reads content.toml (or an owner's file) into the tables the rules use; the cards are read in chambers.py."""

import itertools

from hypostyle.engine.content import Reader
from hypostyle.engine.errors import BadContent
from hypostyle.games.silver_gold_pyramids.chambers import (
    CARD_NUMBERS,
    START,
    SYMBOL_SIGNS,
    TOMB,
    WALL,
    chambers,
    check,
    faces,
)
from hypostyle.games.silver_gold_pyramids.geometry import (
    BITS,
    CELLS,
    GRID,
    MARKINGS,
    MOST_CELLS,
    MOST_TURNS,
    NUMBER,
    SHAPES,
    bit,
    cells_of,
    mask,
    moved,
    turns_of,
)
from hypostyle.games.silver_gold_pyramids.rules import Printed
from hypostyle.games.silver_gold_pyramids.vocabulary import (
    BOXES,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    EXPEDITIONS,
    MOST_ROUNDS,
    PRIZES,
    REMAINDERS,
)

EXPEDITION_PATTERNS = 6
MOST_POINTS = 50


def printed(reader: Reader) -> Printed:
    match, score_card = reader.table("match"), reader.table("score_card")
    drawn = faces(reader.table("cards"))
    check(reader.file, drawn)
    cards = chambers(drawn)
    skull_boxes = score_card.number("skull_boxes", 1, BOXES)
    return Printed().fill(
        rounds=match.number("rounds", 1, MOST_ROUNDS),
        turns=match.number("turns", 1, EXPEDITIONS),
        tomb_points=score_card.number("tomb", 0, MOST_POINTS),
        torch_points=score_card.number("torch", 0, MOST_POINTS),
        gem_boxes=score_card.number("gem_boxes", 1, BOXES),
        gem_pair_points=score_card.number("gem_pair", 0, MOST_POINTS),
        gem_single_points=score_card.number("gem_single", 0, MOST_POINTS),
        prize=score_card.numbers("pyramid_points", PRIZES, 0, MOST_POINTS),
        prize_count=rising(score_card, "pyramid_counts", PRIZES, 1, CARDS // COLOURS),
        potion_erases=score_card.number("potion", 1, BOXES),
        skull_boxes=skull_boxes,
        penalty=[0, *rising(reader.table("skulls"), "penalties", skull_boxes, 0, 100), *[0] * (BOXES - skull_boxes)],
        copies=expeditions(reader.table("expeditions")),
        colour=[0, *(COLOUR_NAMES.index(drawn[number].fields["colour"]) for number in CARD_NUMBERS)],
        open_cells=[0, *(mask(GRID) - chamber.cells(WALL) for chamber in cards)],
        start=[0, *(chamber.cells(START) for chamber in cards)],
        tomb=[0, *(chamber.cells(TOMB) for chamber in cards)],
        symbol=[cells for sign in SYMBOL_SIGNS for cells in (0, *(chamber.cells(sign) for chamber in cards))],
        any_symbol=[0, *(sum(chamber.cells(sign) for sign in SYMBOL_SIGNS) for chamber in cards)],
        **grid(),
    )


def rising(table: Reader, key: str, count: int, low: int, high: int) -> list[int]:
    numbers = table.numbers(key, count, low, high)
    table.require(all(a < b for a, b in itertools.pairwise(numbers)), key, "in rising order")
    return numbers


def expeditions(table: Reader) -> list[int]:
    copies = [table.number(shape, 0, EXPEDITIONS) for shape in SHAPES]
    if sum(copies) != EXPEDITIONS:
        raise BadContent(
            f"{table.file}: there must be {EXPEDITIONS} expedition cards; the copies add up to {sum(copies)}."
        )
    patterns = len([count for count in copies if count])
    if patterns != EXPEDITION_PATTERNS:
        raise BadContent(
            f"{table.file}: the expedition cards must show {EXPEDITION_PATTERNS} patterns; there are {patterns}."
        )
    return copies


def grid() -> dict[str, list[int]]:
    """The tables of the grid itself: the same whatever is printed."""
    patterns = [turns_of(cells_of(drawing)) for drawing in SHAPES.values()]
    shape = [0] * len(MARKINGS)
    shift = [0] * (len(patterns) * MOST_TURNS * MOST_CELLS)
    placement = [0] * (len(patterns) * MOST_TURNS * BITS)
    for pattern, turns in enumerate(patterns):
        for turn, cells in enumerate(turns, pattern * MOST_TURNS):
            for place, cell in enumerate(cells, turn * MOST_CELLS):
                shift[place] = bit(cell)
            for corner in GRID:
                marking = moved(cells, corner)
                if marking is not None:
                    shape[NUMBER[marking]] = pattern + 1
                    placement[turn * BITS + bit(corner)] = NUMBER[marking]
    single = [0] * BITS
    for number in range(CELLS):
        single[bit(GRID[number])] = number
    bit_of = [0] * REMAINDERS
    for place in range(BITS):
        bit_of[(1 << place) % REMAINDERS] = place
    return {
        "cells": [mask(marking) for marking in MARKINGS],
        "shape": shape,
        "size": [len(turns[0]) for turns in patterns],
        "orientations": [len(turns) for turns in patterns],
        "shift": shift,
        "placement": placement,
        "single": single,
        "bit": bit_of,
    }
