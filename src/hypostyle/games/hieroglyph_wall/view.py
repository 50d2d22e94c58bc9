"""Knowledge told in names: what a screen needs to draw the table, asked of a position that keeps its secrets."""

from typing import TypedDict

from hypostyle.engine.content import Content
from hypostyle.engine.views import Every
from hypostyle.games.hieroglyph_wall.rules import Rules
from hypostyle.games.hieroglyph_wall.vocabulary import (
    ANIMAL_NAMES,
    ANIMALS,
    CURSE,
    DEED_NAMES,
    EYES,
    EYES_NAMES,
    FACING_NAMES,
    FIRST_CELL,
    HAND,
    LINE_NAMES,
    NO_ANIMAL,
    NO_COLUMN,
    NO_CURSE,
    NOBODY,
    OPPOSITE,
    PHARAOH_LINE,
    PLAIN,
    SAME,
    SPHINX,
    STRIDE,
    TAKEOVER,
    TILE_CELLS,
    TRIPLE,
    AnimalName,
    DeedName,
    EyesName,
    FacingName,
    LineName,
)


# ---------------------------------------------------------------- what a view contains
class CellView(TypedDict):
    """An animal of the wall or of a tile."""

    animal: AnimalName
    facing: FacingName


class WallView(TypedDict):
    """The wall: its shape, and what has been dropped into it."""

    slots: int
    height: int  # tiles that a slot has room for
    tile_rows: int
    tile_columns: int
    levels: list[int]  # tiles in each slot
    cells: list[list[CellView | None]]  # rows from the bottom; an empty cell is null


class ColumnView(TypedDict):
    """A column of the burial chamber with what stands before it."""

    animal: AnimalName
    archaeologist: int | None  # the seat it belongs to
    scarabs: int
    closed: list[EyesName]  # sarcophagi that are still closed, the front one first
    front: EyesName | None


class PilesView(TypedDict):
    """The draw piles; the second lies ready from the start, and everybody sees its uppermost back."""

    first: int
    second: int
    snake: bool  # whether that back shows the snake of a curse


class CursesView(TypedDict):
    """The curse tiles, each as the three animals it shows."""

    met: list[list[AnimalName]]
    to_come: int
    sought: list[AnimalName] | None  # the one that is searched for


class WaitingPairs(TypedDict):
    """Pairs of this turn still to be resolved: a takeover drives an opponent out, however many plain ones do not."""

    column: AnimalName
    pair: DeedName
    count: int


class TriedPairs(TypedDict):
    """Pairs of one animal that a tile would make."""

    column: AnimalName
    opposite: int
    same: int


class TileView(TypedDict):
    """A tile of the own hand."""

    tile: int
    cells: list[list[CellView]]  # rows from the bottom
    pairs: list[list[TriedPairs] | None]  # pairs it would make in each slot; null where it cannot fall


class SarcophagusView(TypedDict):
    """A sarcophagus somebody owns."""

    column: AnimalName
    eyes: EyesName
    value: int | None  # null for those who have not looked inside


class PlayerView(TypedDict):
    """What one seat has, as far as the viewer knows."""

    score: int | None  # null while the viewer cannot know it
    lines: Every[LineName, int | None]  # likewise
    at_hand: int  # archaeologists not on the board
    tiles: int
    hand: list[TileView] | None
    favourite: AnimalName | None
    sarcophagi: list[SarcophagusView]
    least: int  # points it has in any case
    most: int  # points it has at best


class HieroglyphWallView(TypedDict):
    """The whole table."""

    curse: bool
    sphinx: bool
    turn: int
    wall: WallView
    columns: list[ColumnView]
    column_scarabs: int  # scarabs that open a sarcophagus
    archaeologists: int  # that each seat begins with
    pharaoh_bonus: int
    slab: int  # scarabs that lie on it
    piles: PilesView
    curses: CursesView
    waiting_pairs: list[WaitingPairs]
    column_in_question: AnimalName | None  # where an archaeologist may be placed or moved to
    players: list[PlayerView]


# ---------------------------------------------------------------- the table
def view(state: Rules, content: Content) -> HieroglyphWallView:
    option = state.option
    asked = state.column_in_question()
    return {
        "curse": bool(option[CURSE]),
        "sphinx": bool(option[SPHINX]),
        "turn": state.turn,
        "wall": wall(state),
        "columns": columns(state),
        "column_scarabs": state.content.column_scarabs,
        "archaeologists": state.content.archaeologists,
        "pharaoh_bonus": state.content.pharaoh_bonus,
        "slab": state.slab,
        "piles": {"first": state.first_count(), "second": state.second_count, "snake": bool(state.snake)},
        "curses": curses(state),
        "waiting_pairs": waiting_pairs(state),
        "column_in_question": None if asked == NO_COLUMN else ANIMAL_NAMES[asked],
        "players": players(state),
    }


def wall(state: Rules) -> WallView:
    printed, cells = state.content, state.wall
    across = printed.grid_columns
    rows = [FIRST_CELL + row * STRIDE for row in range(printed.grid_rows)]
    return {
        "slots": printed.slots,
        "height": printed.height,
        "tile_rows": printed.tile_rows,
        "tile_columns": printed.tile_columns,
        "levels": state.level[: printed.slots],
        "cells": [
            [None if code == NO_ANIMAL else cell(code) for code in cells[first : first + across]] for first in rows
        ],
    }


def cell(code: int) -> CellView:
    return {"animal": ANIMAL_NAMES[(code >> 1) - 1], "facing": FACING_NAMES[code & 1]}


def columns(state: Rules) -> list[ColumnView]:
    """In the order they stand in."""
    guard, scarabs, opened = state.guard, state.scarabs, state.opened
    return [
        {
            "animal": ANIMAL_NAMES[animal],
            "archaeologist": None if guard[animal] == NOBODY else guard[animal],
            "scarabs": scarabs[animal],
            "closed": list(EYES_NAMES[opened[animal] :]),
            "front": None if opened[animal] == EYES else EYES_NAMES[opened[animal]],
        }
        for animal in state.column_order
    ]


def curses(state: Rules) -> CursesView:
    sought = state.curse_sought()
    return {
        "met": [triple(state, curse) for curse in range(state.content.curses) if state.curse_met(curse)],
        "to_come": state.curses_to_come(),
        "sought": None if sought == NO_CURSE else triple(state, sought),
    }


def triple(state: Rules, curse: int) -> list[AnimalName]:
    return [ANIMAL_NAMES[animal] for animal in state.content.curse_animal[curse * TRIPLE : (curse + 1) * TRIPLE]]


def waiting_pairs(state: Rules) -> list[WaitingPairs]:
    if state.waiting == 0:
        return []
    counted = [
        (animal, pair, state.pairs_of_type(animal, pair)) for animal in range(ANIMALS) for pair in (PLAIN, TAKEOVER)
    ]
    return [
        {"column": ANIMAL_NAMES[animal], "pair": DEED_NAMES[pair], "count": count}
        for animal, pair, count in counted
        if count
    ]


# ---------------------------------------------------------------- players
def players(state: Rules) -> list[PlayerView]:
    stock, tiles, owned = state.stock, state.hand_count, sarcophagi(state)
    return [player(state, seat, stock[seat], tiles[seat], owned[seat]) for seat in range(state.seats)]


def open_scores(state: Rules) -> list[int | None]:
    """The points of each seat where they can be known."""
    return [open_score(state, seat) for seat in range(state.seats)]


def open_score(state: Rules, seat: int) -> int | None:
    least = state.least_points(seat)
    return least if least == state.most_points(seat) else None


def open_line(state: Rules, seat: int, line: int) -> int | None:
    """The points of a line of the score sheet where they can be known; the favourite counts when the game is over."""
    if line == PHARAOH_LINE:
        return state.points(seat, line) if state.over else 0
    least = state.unseen_points(seat, line, False)
    return state.points(seat, line) + least if least == state.unseen_points(seat, line, True) else None


def player(state: Rules, seat: int, stock: int, tiles: int, owned: list[SarcophagusView]) -> PlayerView:
    favourite = state.favourite(seat)
    least, most = state.least_points(seat), state.most_points(seat)
    return {
        "score": open_score(state, seat),
        "lines": {name: open_line(state, seat, line) for line, name in enumerate(LINE_NAMES)},
        "at_hand": stock,
        "tiles": tiles,
        "hand": None if state.hand_hidden(seat) else hand(state, seat, tiles),
        "favourite": None if favourite == NO_COLUMN else ANIMAL_NAMES[favourite],
        "sarcophagi": owned,
        "least": least,
        "most": most,
    }


def sarcophagi(state: Rules) -> list[list[SarcophagusView]]:
    """Of each seat, by column and eyes."""
    value = state.mummy
    owned: list[list[SarcophagusView]] = [[] for _ in range(state.seats)]
    for number, holder in enumerate(state.holder):
        if holder != NOBODY:
            animal, eyes = divmod(number, EYES)
            owned[holder].append(
                {"column": ANIMAL_NAMES[animal], "eyes": EYES_NAMES[eyes], "value": value[number] or None}
            )
    return owned


def hand(state: Rules, seat: int, tiles: int) -> list[TileView]:
    """R-40: what each tile of a hand shows, and the pairs it would make in each slot."""
    if tiles == 0:
        return []
    cells, trial = state.content.tile_cell, state.copy()
    has_room = [state.slot_obstacle(slot) == 0 for slot in range(state.content.slots)]
    return [
        {
            "tile": tile - 1,
            "cells": tile_rows(state, cells[(tile - 1) * TILE_CELLS : tile * TILE_CELLS]),
            "pairs": [tried_pairs(trial, tile - 1, slot) if room else None for slot, room in enumerate(has_room)],
        }
        for tile in state.hand[seat * HAND : seat * HAND + tiles]
    ]


def tile_rows(state: Rules, codes: list[int]) -> list[list[CellView]]:
    """Rows from the bottom, as in the wall."""
    across = state.content.tile_columns
    firsts = range(0, state.content.tile_cells, across)
    return [[cell(code) for code in codes[first : first + across]] for first in firsts]


def tried_pairs(trial: Rules, tile: int, slot: int) -> list[TriedPairs]:
    """By the animals in their own order; `trial` is a copy to try tiles on."""
    trial.try_tile(tile, slot)
    if trial.waiting == 0:
        return []
    return [
        {
            "column": ANIMAL_NAMES[animal],
            "opposite": trial.pairs_of_type(animal, OPPOSITE),
            "same": trial.pairs_of_type(animal, SAME),
        }
        for animal in range(ANIMALS)
        if trial.pairs_waiting(animal)
    ]
