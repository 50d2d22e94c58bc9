"""Pyramids shaken: chambers marked up to the tomb, full score cards, a deck and a display that are used up."""

from random import Random

from hypostyle.engine.laying import rewrite
from hypostyle.games.silver_gold_pyramids.rules import Rules
from hypostyle.games.silver_gold_pyramids.vocabulary import COLOURS, DISPLAY, HELD, Task

SHARES = (0.0, 0.5, 1.0)
CELLS = (0, 4, 30)  # tries


def ready(state: Rules, _dice: Random) -> bool:
    """Before anybody has chosen: what is sealed was legal where it was chosen."""
    return state.top_task() == Task.MARKING and not any(state.sealed_count)


def shake(state: Rules, dice: Random) -> None:
    seats = range(state.seats)
    printed = state.content
    finish_cards(state, dice)
    rewrite(
        state,
        marks=[marked(state, held, dice) for held in range(state.seats * HELD)],
        red=[dice.randint(0, printed.gem_boxes) for _ in seats],
        green=[dice.randint(0, printed.gem_boxes) for _ in seats],
        skulls=[dice.randint(0, printed.skull_boxes) for _ in seats],
    )
    state.advance()


def marked(state: Rules, held: int, dice: Random) -> int:
    """More cells of a card, each beside a marked one, but never its tomb."""
    card, cells = state.hand[held], state.marks[held]
    if card == 0:
        return cells
    start = state.content.start[card]
    ground = state.content.open_cells[card] & ~state.content.tomb[card]
    for _ in range(dice.choice(CELLS)):
        near = state.neighbours(cells) & ground & ~cells if cells else start
        found = [bit for bit in range(near.bit_length()) if (near >> bit) & 1]
        if found:
            cells |= 1 << dice.choice(found)
    return cells


def finish_cards(state: Rules, dice: Random) -> None:
    """Cards of the deck are completed; when that is used up also those on display, and then even held ones."""
    deck = state.deck[: state.deck_count]
    share = dice.choice(SHARES)
    gone = dice.sample(deck, round(share * len(deck)))
    left = [card for card in deck if card not in gone]
    display, hand, marks = state.display, state.hand, state.marks
    if not left and dice.random() < 0.7:
        gone += [card for card in display if card]
        display = [0] * DISPLAY
        for held in range(state.seats * HELD):
            if hand[held] and dice.random() < 0.3:
                gone.append(hand[held])
                hand[held] = marks[held] = 0
    unused = [0] * (len(state.deck) - len(left))
    rewrite(state, deck=[*left, *unused], deck_count=len(left), display=display, hand=hand, marks=marks)
    colours, wins = state.content.colour, state.wins_prize
    for card in gone:
        seat = dice.randrange(state.seats)
        state.complete(seat, card)
        if wins(state.pyramids[seat * COLOURS + colours[card]]):
            state.award(seat, colours[card])
