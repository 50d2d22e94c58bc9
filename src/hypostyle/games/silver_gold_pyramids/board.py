"""The table of Silver & Gold: Pyramids: what is printed, what lies where, and how cards are dealt and drawn.

A chamber is a set of bits, row by row with an unused column between them (geometry.py). Choices made at the same time
lie in `sealed` until the last seat has chosen; then they are carried out in seat order, whoever was first.
"""

from __future__ import annotations

from typing import Annotated

from hypostyle.engine.reading import BY_SEAT, amount, bits, cards, choice, owner, unread
from hypostyle.engine.state import Constants, State
from hypostyle.engine.types import chapter, i8, i16, i32
from hypostyle.games.silver_gold_pyramids.geometry import BITS, MOST_CELLS, MOST_TURNS
from hypostyle.games.silver_gold_pyramids.vocabulary import (
    BOXES,
    CARDS,
    CHAIN,
    COLOURS,
    DEALT,
    DISPLAY,
    EXPEDITIONS,
    HELD,
    MARKINGS,
    MOST_ROUNDS,
    NUMBERS,
    PATTERNS,
    PRIZES,
    REMAINDERS,
    SEATS,
    SYMBOLS,
    Event,
)


class Printed(Constants):
    """What is printed on the cards (content.toml), and the grid they are printed on (geometry.py)."""

    rounds: i8
    turns: i8  # expedition cards used in a round
    tomb_points: i8
    torch_points: i8
    gem_pair_points: i8
    gem_single_points: i8
    potion_erases: i8
    gem_boxes: i8
    skull_boxes: i8
    penalty: Annotated[list[i8], BOXES + 1]  # by number of marked skulls
    prize: Annotated[list[i8], PRIZES]
    prize_count: Annotated[list[i8], PRIZES]  # pyramids of one colour that win a prize
    copies: Annotated[list[i8], PATTERNS]  # of each pattern in the expedition deck
    # by card number
    colour: Annotated[list[i8], NUMBERS]
    open_cells: Annotated[list[i32], NUMBERS]  # all but walls
    start: Annotated[list[i32], NUMBERS]
    tomb: Annotated[list[i32], NUMBERS]
    symbol: Annotated[list[i32], SYMBOLS * NUMBERS]  # cells of a symbol, by symbol and card
    any_symbol: Annotated[list[i32], NUMBERS]
    # the grid
    cells: Annotated[list[i32], MARKINGS]
    shape: Annotated[list[i8], MARKINGS]  # pattern + 1 of a marking, 0 for a single cell
    size: Annotated[list[i8], PATTERNS]
    orientations: Annotated[list[i8], PATTERNS]
    shift: Annotated[list[i8], PATTERNS * MOST_TURNS * MOST_CELLS]  # of each cell from the corner of the pattern
    placement: Annotated[list[i16], PATTERNS * MOST_TURNS * BITS]  # the marking with its corner at a bit
    single: Annotated[list[i8], BITS]  # the marking of one cell
    bit: Annotated[list[i8], REMAINDERS]


@chapter
class Board(State):
    """Cards, marks and score cards."""

    content: Printed

    # the two cards of each seat
    marks: Annotated[list[i32], SEATS * HELD, BY_SEAT, bits(BITS)]
    fresh: Annotated[list[i32], SEATS * HELD, BY_SEAT, bits(BITS)]  # cells of the sealed choice, not yet revealed
    sealed: Annotated[list[i16], SEATS * CHAIN, unread("the cells are read")]  # choice + 1 in the order of choosing
    sealed_count: Annotated[list[i8], SEATS, BY_SEAT, amount(CHAIN)]
    owed: Annotated[list[i8], SEATS, BY_SEAT, amount(3, steps=6)]  # bonus cells
    hand: Annotated[list[i8], SEATS * HELD, BY_SEAT, choice(CARDS, 1)]
    dealt: Annotated[list[i8], SEATS * DEALT, BY_SEAT, cards(CARDS, 1)]  # during the draft, ascending
    # score cards
    red: Annotated[list[i8], SEATS, BY_SEAT, amount(BOXES)]
    green: Annotated[list[i8], SEATS, BY_SEAT, amount(BOXES)]
    skulls: Annotated[list[i8], SEATS, BY_SEAT, amount(BOXES)]
    torches: Annotated[list[i8], SEATS, BY_SEAT, bits(7)]  # bit r: the box of round r
    pyramids: Annotated[list[i8], SEATS * COLOURS, BY_SEAT, amount(4)]  # completed
    lowest: Annotated[list[i8], SEATS, unread("it breaks ties only")]  # number of a completed card, 0 without one
    completed_by: Annotated[list[i8], NUMBERS, unread("the pyramids are counted by seat and colour")]  # seat + 1
    prize_owner: Annotated[list[i8], COLOURS * PRIZES, owner(1)]  # seat + 1
    # the table
    round: Annotated[i8, choice(MOST_ROUNDS + 1)]  # from 1; 0 during the draft
    turn: Annotated[i8, choice(EXPEDITIONS + 1)]  # expedition cards revealed in this round
    pattern: Annotated[i8, choice(PATTERNS)]
    expedition: Annotated[list[i8], PATTERNS, amount(2)]  # cards of each pattern still face down
    display: Annotated[list[i8], DISPLAY, cards(CARDS, 1)]
    # Face-down cards in ascending order: a card is drawn at random when it is needed, so there is no order to hide.
    deck_count: Annotated[i8, amount(CARDS, steps=0)]
    deck: Annotated[list[i8], CARDS, cards(CARDS, 1, within="deck_count")]

    # ================================================================ cards
    def deal(self, seat: int) -> None:
        """Four cards to choose from, kept in ascending order."""
        first = seat * DEALT
        for place in range(first, first + DEALT):
            self.dealt[place] = self.draw_card()
        self.sort(self.dealt, first, first + DEALT)

    def draw_card(self) -> int:
        place = self.below(self.deck_count)
        card = self.deck[place]
        self.deck_count -= 1
        for later in range(place, self.deck_count):
            self.deck[later] = self.deck[later + 1]
        self.deck[self.deck_count] = 0
        return card

    def return_card(self, card: int) -> None:
        """Back among the face-down cards."""
        place = self.deck_count
        while place > 0 and self.deck[place - 1] > card:
            self.deck[place] = self.deck[place - 1]
            place -= 1
        self.deck[place] = card
        self.deck_count += 1

    def fill_display(self) -> None:
        """As far as the deck goes (R-29)."""
        for place in range(DISPLAY):
            if self.display[place] == 0 and self.deck_count > 0:
                self.display[place] = self.draw_card()
                self.tell(Event.DISPLAY_FILLED, place, self.display[place])

    def has_card(self, seat: int) -> bool:
        return self.hand[seat * HELD] != 0 or self.hand[seat * HELD + 1] != 0

    # ================================================================ sealed choices
    def seal(self, seat: int, choice: int) -> None:
        self.sealed[seat * CHAIN + self.sealed_count[seat]] = choice + 1
        self.sealed_count[seat] += 1

    def clear_sealed(self, seat: int) -> None:
        for place in range(self.sealed_count[seat]):
            self.sealed[seat * CHAIN + place] = 0
        self.sealed_count[seat] = 0

    def close(self, seat: int) -> None:
        self.open &= ~(1 << seat)
