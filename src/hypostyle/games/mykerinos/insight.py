"""What a position of Mykerinos is worth: an estimate of each seat's final points, for bots and for explanations."""

from __future__ import annotations

from typing import Annotated

from hypostyle.engine.types import f64
from hypostyle.games.mykerinos.digging import BLACKMORE_DIG, EXTENSION, TANGERINE_EXTENSION
from hypostyle.games.mykerinos.rules import Rules
from hypostyle.games.mykerinos.vocabulary import (
    AREA_CARDS,
    COLOURS,
    HALVES,
    KINDS,
    NO_PARCEL,
    PATRONS,
    ROOMS,
    SEASONS,
    WING_ROOMS,
    Kind,
    Task,
)

CARDS_TO_COME = 0.55  # cards of one patron a seat can expect from each area row still to be surveyed
OPEN_DOOR = 0.25  # a free inner room that a seat may enter, as a part of what it would add
STEP_TO_SET = 0.16  # for the square of the patrons already in an unfinished set
POWER = 0.45  # a call in a season to come
BROWN_POWER = 1.1
CUBE = 0.32  # a cube kept for a later season
LAST_CUBE = 0.03  # kept in the last one: it only breaks ties
CUBE_AT_HAND = 0.12  # a cube that can still be placed now
PENDING = 0.55  # a cube of a move that is not finished
CALLED = 1.1  # each cube of a patron's move that is about to be placed
LEFTOVER = 0.5  # what third place brings now and then
SWING = 2.6  # cubes by which an area may still turn while others dig
TIE = 1.0 / (COLOURS + 1)  # a space of the passing scale, in cubes


class Insight(Rules):
    """The rules with an eye for value."""

    def evaluate(self, seat: int) -> float:
        if self.over:
            return self.prestige[seat] + self.exhibition_points(seat) + LAST_CUBE * self.stock[seat]
        taken = self.rooms_taken()
        estimate: float = self.prestige[seat]
        estimate += self.exhibition_value(seat, taken) + self.sets_value(seat) + self.powers_value(seat)
        estimate += self.cubes_value(seat) + self.region_value(seat, taken) + self.pending_value(seat, taken)
        return estimate

    def seasons_to_come(self) -> int:
        return SEASONS - 1 - self.season

    # ================================================================ cards and rooms
    def exhibition_value(self, seat: int, taken: int) -> float:
        value: float = 0.0
        for patron in range(PATRONS):
            value += self.cards_expected(seat, patron) * self.wing_prospect(seat, patron, taken)
        return value

    def cards_expected(self, seat: int, patron: int) -> float:
        """Cards owned, and those a seat may still win in the seasons to come."""
        return self.hand[seat * KINDS + patron] + CARDS_TO_COME * self.seasons_to_come()

    def wing_prospect(self, seat: int, patron: int, taken: int) -> float:
        """The value of the wing, and a part of what an open inner room would add."""
        now: float = self.wing_value(seat, patron)
        first = self.wing[patron] * WING_ROOMS
        best = self.content.wing_room[first]
        if self.room_obstacle(seat, best, taken) == 0:
            now += OPEN_DOOR * (self.content.room_points[best] - now)
        return now

    def sets_value(self, seat: int) -> float:
        sets = self.sets(seat)
        beyond = 0
        for patron in range(PATRONS):
            beyond += 1 if self.hand[seat * KINDS + patron] > sets else 0
        return self.set_points(seat) + STEP_TO_SET * beyond * beyond

    def powers_value(self, seat: int) -> float:
        """Every card can be called once in each season to come, and now if it is upright."""
        value: float = 0.0
        now = 1 if self.space[seat] == 0 else 0
        for patron in range(PATRONS):
            owned = self.hand[seat * KINDS + patron]
            calls = owned * self.seasons_to_come() + now * (owned - self.tilted[seat * PATRONS + patron])
            value += calls * self.power_value(patron)
        return value

    def power_value(self, patron: int) -> float:
        return BROWN_POWER if patron == Kind.BROWN else POWER

    def cubes_value(self, seat: int) -> float:
        value: float = CUBE * self.stock[seat] if self.seasons_to_come() > 0 else LAST_CUBE * self.stock[seat]
        if self.space[seat] == 0:
            value += CUBE_AT_HAND * self.stock[seat]
        return value

    def pending_value(self, seat: int, taken: int) -> float:
        """A move begun will be finished: its cubes are worth more than those in stock."""
        top = self.depth - 1
        task = self.task[top]
        if self.who[top] != seat:
            return 0.0
        if self.asks_continue(task):
            return PENDING * self.detail[top]
        if task == Task.BROWN:
            return self.room_gain(seat, taken)
        if task == Task.VIOLET or task == Task.LEMON:
            return CALLED * EXTENSION
        if task == Task.BLACKMORE:
            return CALLED * BLACKMORE_DIG
        if task == Task.TANGERINE:
            return CALLED * TANGERINE_EXTENSION
        return 0.0

    # ================================================================ the region
    def region_value(self, seat: int, taken: int) -> float:
        if self.cubes[seat * HALVES] == 0 and self.cubes[seat * HALVES + 1] == 0:
            return 0.0
        room: float = self.room_gain(seat, taken) if self.general[seat] > 0 else 0.0
        sets = self.sets(seat)
        swing: float = SWING if self.players_left() > 0 else TIE
        value: float = 0.0
        for area in range(self.areas()):
            if self.area_cubes[area * COLOURS + seat] > 0:
                left: float = 0.0
                right: float = 0.0
                for place in range(area * AREA_CARDS, area * AREA_CARDS + AREA_CARDS):
                    parcel = self.region[place]
                    gain: float = 0.0
                    if parcel != NO_PARCEL:
                        gain = self.content.parcel_points[parcel]
                        kind = self.content.parcel_kind[parcel]
                        if kind != Kind.NONE:
                            gain += self.wing_prospect(seat, kind, taken)
                            gain += self.seasons_to_come() * self.power_value(kind)
                            if self.hand[seat * KINDS + kind] == sets:  # the next full set needs it
                                gain += 1.0
                    left = right
                    right = gain
                value += self.area_value(seat, area, swing, max(max(left, right), room), max(min(left, right), room))
        return value

    def area_value(self, seat: int, area: int, swing: float, best: float, other: float) -> float:
        """What first and second place would bring, by the chance to end there: from the lead over the rival who
        decides it, the strongest other colour, or the second strongest."""
        strongest = 0
        second_strongest = 0
        for colour in range(self.colours()):
            if colour != seat:
                strength = self.strength(area, colour) if self.area_cubes[area * COLOURS + colour] > 0 else 0
                if strength > strongest:
                    second_strongest = strongest
                    strongest = strength
                elif strength > second_strongest:
                    second_strongest = strength
        own = self.strength(area, seat)
        first: float = self.chance(own - strongest, swing)
        second: float = self.chance(own - second_strongest, swing)
        return first * best + (second - first) * other + (1.0 - second) * LEFTOVER

    def chance(self, ahead: int, swing: float) -> float:
        """The chance to stay ahead of a rival, from the lead over it."""
        lead: float = TIE * ahead
        share: float = 0.5 + 0.5 * lead / swing
        return min(1.0, max(0.0, share))

    def room_gain(self, seat: int, taken: int) -> float:
        """The best a cube in the Museum could add now: to all cards of the wings that the room lies in or beside."""
        gain: Annotated[list[f64], ROOMS] = [0.0] * ROOMS
        best: float = 0.0
        for patron in range(PATRONS):
            worth = self.wing_value(seat, patron)
            cards: float = self.cards_expected(seat, patron)
            first = self.wing[patron] * WING_ROOMS
            for place in range(first, first + WING_ROOMS):
                room = self.content.wing_room[place]
                more = self.content.room_points[room] - worth
                if more <= 0:
                    break  # the best room of a wing stands first
                if self.room_obstacle(seat, room, taken) == 0:
                    gain[room] += more * cards
                    best = max(best, gain[room])
        return best
