"""The Hieroglyph Wall shaken: a guard at every column, scarabs at the brink, sarcophagi opened, nobody at hand."""

from random import Random

from hypostyle.engine.laying import rewrite
from hypostyle.games.hieroglyph_wall.rules import Rules
from hypostyle.games.hieroglyph_wall.vocabulary import ANIMALS, EYES, NOBODY, Task

OPENINGS = (0, 0, 1, EYES)


def ready(state: Rules, _dice: Random) -> bool:
    return state.top_task() == Task.TURN


def shake(state: Rules, dice: Random) -> None:
    guarded = dice.random()
    for animal in dice.sample(range(ANIMALS), ANIMALS):
        seat = dice.randrange(state.seats)
        if state.guard[animal] == NOBODY and state.stock[seat] > 0 and dice.random() < guarded:
            state.place_archaeologist(seat, animal)
        for _ in range(dice.choice(OPENINGS)):
            if state.guard[animal] != NOBODY and not state.emptied(animal):
                state.open_sarcophagus(state.guard[animal], animal)
        for _ in range(dice.randrange(EYES)):
            state.place_scarab(animal)
    rewrite(state, placed=[0] * ANIMALS)
