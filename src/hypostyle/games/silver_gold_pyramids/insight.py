"""What a position of Silver & Gold: Pyramids is worth: an estimate of each seat's final points, for bots and people.

A seat's own sealed choice counts as if it were already revealed, so that looking one step ahead sees what it brings.
"""

from hypostyle.games.silver_gold_pyramids.rules import Rules, first_kept, second_kept
from hypostyle.games.silver_gold_pyramids.vocabulary import (
    CHAIN,
    COLOURS,
    DEALT,
    HELD,
    NUMBERS,
    SEATS,
    SYMBOLS,
    Line,
    Symbol,
    Task,
)

NEW_CARD = 9  # cells of the way through a card still to come
CELLS_A_TURN = 2.4  # of the way to a tomb that a turn covers, on average
FAR = 12.0  # about the longest way
STEP = 1.1  # a cell nearer to a tomb
BONUS_CELL = 2.2  # a bonus cell still owed
PRIZE_NOW = 0.9  # of the first free prize, once its pyramid is complete: somebody may be served before
PRIZE_NEXT = 0.3  # of it, when one more pyramid of the colour wins it
PRIZE_HELD = 0.3  # of it, when that pyramid is being worked on
SINGLE_GEM = 2.0  # hope of a partner, at the start
SKULL_AHEAD = 0.6  # of the next penalty's step, at the start
GEM_ON_CARD = 0.35  # symbols on a card that may still be marked
CROSS_ON_CARD = 0.5
TORCH_ON_CARD = 0.4
POTION_ON_CARD = 0.2
SKULL_ON_CARD = 0.3
MEASURED_CARDS = SEATS * HELD
DRAFT_STEP = 1.0  # a cell of the way to the tomb, when choosing cards


class Insight(Rules):
    """The rules with an eye for value."""

    def evaluate(self, seat: int) -> float:
        if self.over:
            return self.score(seat) - 0.001 * self.lowest[seat]
        if self.round == 0:
            return self.draft_value(seat)
        left = self.turns_left()
        share: float = 1.0 * left / (self.content.rounds * self.content.turns)
        value: float = self.points(seat, Line.TOMBS) + self.points(seat, Line.PYRAMID_POINTS)
        value += self.torch_value(seat) + self.gem_value(seat, share) - self.skull_cost(seat, share)
        value += self.owed[seat] * BONUS_CELL
        value += self.tombs_value(seat, share)
        if left > 0:
            value += self.cards_value(seat, left, share)
        return value

    def turns_left(self) -> int:
        """After the one that is being played."""
        return (self.content.rounds - self.round) * self.content.turns + self.content.turns - self.turn

    # ------------------------------------------------------------------ score card, the sealed choice included
    def found(self, seat: int, symbol: int) -> int:
        """Symbols of this kind in the sealed choice."""
        number = 0
        for held in range(seat * HELD, seat * HELD + HELD):
            if self.fresh[held] != 0:
                number += self.count(self.fresh[held] & self.content.symbol[symbol * NUMBERS + self.hand[held]])
        return number

    def torch_value(self, seat: int) -> float:
        torches = self.torches[seat]
        if self.found(seat, Symbol.TORCH) > 0:
            torches |= 1 << self.round
        return self.torch_points(torches)

    def gem_value(self, seat: int, share: float) -> float:
        """Pairs, and singles that may still find a partner."""
        red = self.gems_with(self.red[seat], self.found(seat, Symbol.RED_GEM))
        green = self.gems_with(self.green[seat], self.found(seat, Symbol.GREEN_GEM))
        single = red - green if red > green else green - red
        hope: float = min(single, 3) * SINGLE_GEM * share
        return self.gem_points(red, green) + hope

    def skull_cost(self, seat: int, share: float) -> float:
        """The dearest penalty, and a part of the next one, which comes nearer with every skull."""
        skulls = self.skulls_with(self.skulls[seat], self.found(seat, Symbol.SKULL))
        skulls = self.skulls_after(skulls, self.found(seat, Symbol.POTION))
        cost: float = self.content.penalty[skulls]
        step: float = self.content.penalty[self.skulls_with(skulls, 1)] - self.content.penalty[skulls]
        return cost + step * SKULL_AHEAD * share

    # ------------------------------------------------------------------ pyramids
    def tombs_value(self, seat: int, share: float) -> float:
        """Tombs of the sealed choice, prizes on the agenda, and races that are one pyramid from a prize."""
        value: float = 0.0
        for colour in range(COLOURS):
            completed = self.pyramids[seat * COLOURS + colour]
            for held in range(seat * HELD, seat * HELD + HELD):
                if self.completes(held) and self.content.colour[self.hand[held]] == colour:
                    completed += 1
                    value += self.content.tomb_points
                    if self.wins_prize(completed):
                        value += self.free_prize(colour, 0) * PRIZE_NOW
            if self.wins_prize(completed + 1):
                value += self.free_prize(colour, 0) * PRIZE_NEXT * min(1.0, share * 3.0)
        for place in range(self.depth):
            if self.task[place] == Task.AWARD and self.who[place] == seat:
                value += self.free_prize(self.detail[place], 0) * PRIZE_NOW
        return value

    def completes(self, held: int) -> bool:
        return self.reaches_tomb(self.hand[held], self.fresh[held])

    # ------------------------------------------------------------------ cards in play
    def cards_value(self, seat: int, left: int, share: float) -> float:
        """Both cards in play; the nearer tomb comes first, the other has the time that is left then."""
        first = self.distance(seat * HELD)
        second = self.distance(seat * HELD + 1)
        time: float = left * CELLS_A_TURN
        later: float = time - min(first, second)
        if first <= second:
            return self.card_value(seat, seat * HELD, first, time, share) + self.card_value(
                seat, seat * HELD + 1, second, later, share
            )
        return self.card_value(seat, seat * HELD, first, later, share) + self.card_value(
            seat, seat * HELD + 1, second, time, share
        )

    def card_value(self, seat: int, held: int, distance: int, time: float, share: float) -> float:
        """The way already made, the prize it may win and the symbols still to be had, as far as there is time."""
        card = self.hand[held]
        if card == 0 or self.completes(held):
            return 0.0
        likely: float = max(0.0, min(1.0, (time + 1.0) / (distance + 1.0)))
        value: float = (NEW_CARD - distance) * STEP
        if self.wins_prize(self.pyramids[seat * COLOURS + self.content.colour[card]] + 1):
            value += self.free_prize(self.content.colour[card], 0) * PRIZE_HELD * (FAR - distance) / FAR
        return value * likely * likely + self.outlook(card, self.free_cells(held)) * min(1.0, share * 4.0)

    def outlook(self, card: int, cells: int) -> float:
        """Symbols under these cells."""
        value: float = self.count(cells & self.content.symbol[Symbol.RED_GEM * NUMBERS + card]) * GEM_ON_CARD
        value += self.count(cells & self.content.symbol[Symbol.GREEN_GEM * NUMBERS + card]) * GEM_ON_CARD
        value += self.count(cells & self.content.symbol[Symbol.CROSS * NUMBERS + card]) * CROSS_ON_CARD
        value += self.count(cells & self.content.symbol[Symbol.TORCH * NUMBERS + card]) * TORCH_ON_CARD
        value += self.count(cells & self.content.symbol[Symbol.POTION * NUMBERS + card]) * POTION_ON_CARD
        return value - self.count(cells & self.content.symbol[Symbol.SKULL * NUMBERS + card]) * SKULL_ON_CARD

    def distance(self, held: int) -> int:
        """Cells still to be marked on the shortest way to the tomb; those of a new card where none is in play."""
        card = self.hand[held]
        if card == 0 or self.completes(held):
            return NEW_CARD
        return self.way(card, self.marks[held] | self.fresh[held])

    def way(self, card: int, reached: int) -> int:
        """Cells from the marked ones to the tomb, flooding the open cells step by step."""
        steps = 0
        if reached == 0:
            reached = self.content.start[card]
            steps = 1
        while reached & self.content.tomb[card] == 0:
            reached |= self.neighbours(reached) & self.content.open_cells[card]
            steps += 1
        return steps

    def draft_value(self, seat: int) -> float:
        """Short ways and good symbols on the two cards kept."""
        if self.sealed_count[seat] == 0:
            return 0.0
        pair = self.sealed[seat * CHAIN] - 1
        return self.promise(self.dealt[seat * DEALT + first_kept(pair)]) + self.promise(
            self.dealt[seat * DEALT + second_kept(pair)]
        )

    def promise(self, card: int) -> float:
        return self.outlook(card, self.content.open_cells[card]) - self.way(card, 0) * DRAFT_STEP

    # ------------------------------------------------------------------ what a mind reads beside the fields
    def fill_measures(self, seat: int) -> None:
        """MEASURES, group by group, for both cards of the seats from the reader on."""
        if self.round == 0:
            return
        for part in range(self.seats):
            other = seat + part if seat + part < self.seats else seat + part - self.seats
            for card in range(HELD):
                self.measure_card(other * HELD + card, part * HELD + card)

    def measure_card(self, held: int, place: int) -> None:
        """What is read of a card that somebody holds, at its place in every group."""
        self.measured[place] = self.distance(held)
        if self.hand[held] == 0 or self.completes(held):
            return
        cells = self.free_cells(held)
        for symbol in range(SYMBOLS):
            found = self.count(cells & self.content.symbol[symbol * NUMBERS + self.hand[held]])
            self.measured[place + (symbol + 1) * MEASURED_CARDS] = found
        self.measured[place + (SYMBOLS + 1) * MEASURED_CARDS] = self.prize_of(held)

    def prize_of(self, held: int) -> int:
        """The prize that a card would win if it were completed now."""
        colour = self.content.colour[self.hand[held]]
        won: bool = self.wins_prize(self.pyramids[held // HELD * COLOURS + colour] + 1)
        return self.free_prize(colour, 0) if won else 0
