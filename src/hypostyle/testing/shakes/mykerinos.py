"""Mykerinos shaken: stocks full or empty, a crowded region, a Museum nearly full, patrons in hand and tilted."""

from random import Random

from hypostyle.engine.laying import rewrite
from hypostyle.games.mykerinos.rules import Rules
from hypostyle.games.mykerinos.vocabulary import COLUMNS, HALVES, KINDS, NORTH_SIZE, PATRONS, ROOMS, Task

CUBES = (0, 5, 40)  # tries
MOST_STOCK = 20


def ready(state: Rules, _dice: Random) -> bool:
    return state.top_task() == Task.TURN


def shake(state: Rules, dice: Random) -> None:
    share_cards(state, dice)
    share_cubes(state, dice)
    general = state.general
    for _ in range(dice.choice(CUBES)):
        colour = dice.randrange(state.colours())
        half = dice.randrange(HALVES)
        cell = any_bit(state.plain(half), dice)
        if general[colour] > 0 and cell is not None:
            general[colour] -= 1
            state.place_cube(colour, cell + half * NORTH_SIZE)
    for _ in range(dice.choice((0, 3, ROOMS))):
        seat = dice.randrange(state.seats)
        room = any_bit(state.open_rooms(seat), dice)
        if general[seat] > 0 and room is not None:
            general[seat] -= 1
            state.hold_room(seat, room)
    rewrite(state, general=general)


def any_bit(bits: int, dice: Random) -> int | None:
    found = [bit for bit in range(NORTH_SIZE + COLUMNS) if (bits >> bit) & 1]
    return dice.choice(found) if found else None


def share_cards(state: Rules, dice: Random) -> None:
    """Discarded cards come to hands, and patrons in hand have been called."""
    hand, tilted, discarded = state.hand, state.tilted, state.discarded
    for kind in range(KINDS):
        for _ in range(dice.randint(0, discarded[kind])):
            discarded[kind] -= 1
            hand[dice.randrange(state.seats) * KINDS + kind] += 1
    for seat in range(state.seats):
        for patron in range(PATRONS):
            if dice.random() < 0.5:
                tilted[seat * PATRONS + patron] = dice.randint(0, hand[seat * KINDS + patron])
    rewrite(state, hand=hand, tilted=tilted, discarded=discarded)


def share_cubes(state: Rules, dice: Random) -> None:
    """Cubes between the general stock and those of the seats."""
    stock, general = state.stock, state.general
    for seat in range(state.seats):
        if dice.random() < 0.6:
            held = dice.choice((0, 1, 2, min(MOST_STOCK, stock[seat] + general[seat])))
            held = min(held, stock[seat] + general[seat])
            general[seat] += stock[seat] - held
            stock[seat] = held
    rewrite(state, stock=stock, general=general)
