"""What a position of Imhotep is worth: an estimate of each seat's final points, for bots and for explanations."""

from typing import Annotated

from hypostyle.engine.types import i16, i64
from hypostyle.games.imhotep.rules import Rules
from hypostyle.games.imhotep.scoring import FIRST_FINAL_LINE
from hypostyle.games.imhotep.vocabulary import (
    BOATS,
    CARD_KINDS,
    LINES,
    OBELISK_CONTEST,
    ROWS,
    SEATS,
    SIDE_B,
    SLOTS,
    Card,
    Site,
)

STONE_ON_BOAT = 1.6  # about what a delivered stone brings
STONE_IN_RESERVE = 0.7
BLUE_CARD = 1.5
ORNAMENT = 3.0
ROUND_OF_TEMPLE = 0.5  # a visible stone may be covered before the next scoring
LONE_STONE = 2.0
STONE_OF_AREA = 1.25  # in the chamber, with the neighbours that may still come to it
NEIGHBOUR = 1.5
NO_POINTS = -1000  # fewer than anybody has


class Insight(Rules):
    """The rules with an eye for value."""

    def evaluate(self, seat: int) -> float:
        if self.over:
            return self.score[seat] + 0.1 * self.reserve[seat]
        estimate: float = self.score[seat]
        estimate += self.stones_value(seat) + self.cards_value(seat)
        estimate += self.temple_value(seat) + self.burial_value(seat) + self.obelisks_value(seat)
        return estimate

    def stones_value(self, seat: int) -> float:
        aboard = 0
        for spot in range(BOATS * SLOTS):
            if self.stone[spot] == seat:
                aboard += 1
        return aboard * STONE_ON_BOAT + self.reserve[seat] * STONE_IN_RESERVE

    def cards_value(self, seat: int) -> float:
        hand = seat * CARD_KINDS
        blue = self.unused_cards(seat)
        ornaments = 0
        for card in range(Card.PYRAMID_ORNAMENT, Card.STATUE):
            ornaments += self.hand[hand + card]
        return self.statue_points(self.hand[hand + Card.STATUE]) + blue * BLUE_CARD + ornaments * ORNAMENT

    def temple_value(self, seat: int) -> float:
        """Stones seen from above, for the round that is running and a part of the later ones."""
        visible = self.stones_seen(self.first_seen(), seat)
        later = self.content.rounds - 1 - self.round
        worth: float = 1.2 if self.option[Site.TEMPLE] == SIDE_B else 1.0
        return visible * worth * (1.0 + ROUND_OF_TEMPLE * later)

    def burial_value(self, seat: int) -> float:
        value: float = 0.0
        if self.option[Site.BURIAL_CHAMBER] == SIDE_B:
            for row in range(ROWS):
                value += self.contest_value(row, seat)
            return value
        return self.area_value(seat)

    def area_value(self, seat: int) -> float:
        """Each stone with its neighbours of the same colour: areas grow faster than their size."""
        stones = 0
        neighbours = 0
        for cell in range(self.burial_count):  # counted without a branch: whose stone is next cannot be foreseen
            mine = 1 if self.burial[cell] == seat else 0
            stones += mine
            if cell >= ROWS:
                neighbours += mine & (1 if self.burial[cell - ROWS] == seat else 0)
            if cell % ROWS > 0:
                neighbours += mine & (1 if self.burial[cell - 1] == seat else 0)
        return stones * STONE_OF_AREA + neighbours * NEIGHBOUR

    def obelisks_value(self, seat: int) -> float:
        if self.option[Site.OBELISKS] == SIDE_B:
            return self.lone[seat] * LONE_STONE
        return self.contest_value(OBELISK_CONTEST, seat)

    def contest_value(self, contest: int, seat: int) -> float:
        """The place as it stands, discounted while stones are still to come."""
        mine = self.contest_stones(contest, seat)
        certainty: float = 0.4 + 0.1 * self.round
        return certainty * self.contest_share(contest, seat) + 0.3 * mine

    def fill_measures(self, seat: int) -> None:
        """MEASURES, for the seats from the reader on."""
        first = self.first_seen()
        for part in range(self.seats):
            other = seat + part if seat + part < self.seats else seat + part - self.seats
            self.measured[part] = 1 if self.lies_in_pyramid(other) else 0
            self.measured[SEATS + part] = self.stones_seen(first, other)
            self.measured[2 * SEATS + part] = 1 if first < self.temple_count and self.temple[first] == other else 0
        self.measure_leads(seat, first)

    def measure_leads(self, seat: int, first: int) -> None:
        """By how much each seat would win, or lose, if the match ended as it stands.

        The round that is running is included, as far as the temple brings points without a choice (side A).
        """
        final: Annotated[list[i16], SEATS * LINES] = [0] * (SEATS * LINES)
        points: Annotated[list[i64], SEATS] = [0] * SEATS
        self.fill_final_points(final)
        for other in range(self.seats):
            points[other] = self.score[other]
            for line in range(FIRST_FINAL_LINE, LINES):
                points[other] += final[other * LINES + line]
        if self.option[Site.TEMPLE] != SIDE_B:
            for cell in range(first, self.temple_count):
                points[self.temple[cell]] += self.content.temple_points
        for part in range(self.seats):
            other = seat + part if seat + part < self.seats else seat + part - self.seats
            best: i64 = NO_POINTS
            for rival in range(self.seats):
                if rival != other:
                    best = max(best, points[rival])
            self.measured[3 * SEATS + part] = points[other] - best

    def stones_seen(self, first: int, seat: int) -> int:
        """Stones of a seat in the temple, from the first that is seen from above on."""
        visible = 0
        for cell in range(first, self.temple_count):
            if self.temple[cell] == seat:
                visible += 1
        return visible
