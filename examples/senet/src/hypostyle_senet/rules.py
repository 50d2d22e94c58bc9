"""The rules of Senet, in the order of texts/rules.en.md: set-up, throw, move, exchange, last houses, retreat, end."""

from __future__ import annotations

from typing import Annotated

from hypostyle.engine.state import Constants, State
from hypostyle.engine.types import i8, i64

from hypostyle_senet.vocabulary import (
    BACK,
    BEAUTY,
    EMPTY,
    FORWARD,
    HOUSES,
    LONGEST_THROW,
    OFF,
    SEATS,
    STICKS,
    WALL,
    WATER,
    Event,
    Reason,
    Task,
    Verb,
)


class Printed(Constants):
    """What the board and the sticks say (content.toml)."""

    pieces: i8  # of each player
    rebirth: i8
    safe: Annotated[list[i8], HOUSES + 1]  # by house: 1 where no piece is ever exchanged
    steps: Annotated[list[i8], STICKS + 1]  # by light sides
    another: Annotated[list[i8], LONGEST_THROW + 1]  # by steps: 1 if the player throws again
    chance: Annotated[list[i8], LONGEST_THROW + 1]  # by steps: of how many of the ways the sticks can fall


class Rules(State):
    """A position of Senet."""

    content: Printed

    throw: i8  # steps to be moved now; 0 when the match is over
    off: Annotated[list[i8], SEATS]
    house: Annotated[list[i8], HOUSES + 1]  # EMPTY, or the seat of the piece plus one

    # ================================================================ S02 set-up
    def set_up(self) -> None:
        first = self.below(SEATS)
        for pair in range(self.content.pieces):
            self.house[2 * pair + 1] = 2 - first
            self.house[2 * pair + 2] = first + 1
        self.throw_until_asked(first)

    # ================================================================ S03 throw
    def throw_until_asked(self, seat: int) -> None:
        """Throw for this seat, and on for whoever is next, until there is something to choose."""
        while self.open == 0:
            self.throw_sticks(seat)
            if self.can_go(seat, FORWARD):
                self.let_choose(Task.ADVANCE, seat)
            elif self.can_go(seat, BACK):
                self.let_choose(Task.RETREAT, seat)
            else:
                self.tell(Event.THROW_LOST, seat, self.throw)
                if not self.throws_again():  # a lost throw may still give another
                    seat = 1 - seat

    def throw_sticks(self, seat: int) -> None:
        light = 0
        for _ in range(STICKS):
            light += self.below(2)
        self.throw = self.content.steps[light]
        self.tell(Event.STICKS_THROWN, seat, self.throw, self.content.another[self.throw])

    def throws_again(self) -> bool:
        return self.content.another[self.throw] == 1

    def let_choose(self, task: int, seat: int) -> None:
        self.push(task, seat, 0, 0)
        self.open = 1 << seat

    # ================================================================ S04 move
    def fill_legal(self, seat: int) -> None:
        way = self.way()
        for house in range(1, HOUSES + 1):
            if self.move_obstacle(seat, house, way) == 0:
                self.offer(Verb.MOVE + house)

    def obstacle(self, seat: int, action: int) -> int:
        return self.move_obstacle(seat, action - Verb.MOVE, self.way())

    def way(self) -> int:
        """Where pieces go now: who has been asked to retreat had no way forward."""
        return BACK if self.task[self.depth - 1] == Task.RETREAT else FORWARD

    def arrival(self, house: int, way: int) -> int:
        return house + way * self.throw

    def can_go(self, seat: int, way: int) -> bool:
        for house in range(1, HOUSES + 1):
            if self.move_obstacle(seat, house, way) == 0:
                return True
        return False

    def move_obstacle(self, seat: int, house: int, way: int) -> int:
        """Why the piece of a house cannot go by the throw, 0 if it can."""
        if self.house[house] != seat + 1:
            return Reason.NO_PIECE_THERE
        to = self.arrival(house, way)
        reason = self.last_houses_obstacle(house, to) if way == FORWARD else self.retreat_obstacle(house, to)
        if reason == 0 and self.wall_between(house, to, 1 - seat):
            reason = Reason.WALL_BETWEEN
        return reason if reason != 0 else self.landing_obstacle(seat, to)

    def apply(self, seat: int, action: int) -> None:
        house = action - Verb.MOVE
        to = self.arrival(house, self.way())
        stays: bool = self.throws_again() and to != WATER  # the Water ends the turn
        self.pop()
        self.open = 0
        self.move(seat, house, to)
        if self.off[seat] == self.content.pieces:
            self.end(seat)
        else:
            self.throw_until_asked(seat if stays else 1 - seat)

    def move(self, seat: int, house: int, to: int) -> None:
        if to == OFF:
            self.bear_off(seat, house)
        elif to == WATER:
            self.drown(seat, house)
        elif self.house[to] != EMPTY:
            self.exchange(seat, house, to)
        else:
            self.house[house] = EMPTY
            self.house[to] = seat + 1
            self.tell(Event.PIECE_MOVED if to > house else Event.PIECE_RETREATED, seat, house, to)

    # ================================================================ S05 changing places
    def landing_obstacle(self, seat: int, to: int) -> int:
        if to == OFF or to == WATER or self.house[to] == EMPTY:
            return 0
        if self.house[to] == seat + 1:
            return Reason.OWN_PIECE_THERE
        if self.content.safe[to]:
            return Reason.SAFE_HOUSE
        return Reason.PROTECTED if self.protected(to) else 0

    def exchange(self, seat: int, house: int, to: int) -> None:
        self.house[house] = self.house[to]
        self.house[to] = seat + 1
        self.tell(Event.PIECES_EXCHANGED, seat, house, to)

    # ================================================================ S06 protection and walls
    def protected(self, house: int) -> bool:
        """Whether the piece of a house has one of its colour beside it; neighbours are consecutive numbers (R-03)."""
        piece = self.house[house]
        return self.house[house - 1] == piece or (house < HOUSES and self.house[house + 1] == piece)

    def wall_between(self, house: int, to: int, builder: int) -> bool:
        """Whether a wall of the builder stands wholly between two houses, whichever way one goes (R-03, R-04)."""
        in_a_row = 0
        for passed in range(min(house, to) + 1, max(house, to)):
            in_a_row = in_a_row + 1 if self.house[passed] == builder + 1 else 0
            if in_a_row == WALL:
                return True
        return False

    # ================================================================ S07 Beauty and the last houses
    def last_houses_obstacle(self, house: int, to: int) -> int:
        if house < BEAUTY and to > BEAUTY:
            return Reason.BEAUTY_FIRST
        if house > BEAUTY and to != OFF:
            return Reason.EXACT_THROW
        return 0

    def bear_off(self, seat: int, house: int) -> None:
        self.house[house] = EMPTY
        self.off[seat] += 1
        self.tell(Event.PIECE_BORNE_OFF, seat, house, self.off[seat])

    # ================================================================ S08 Water
    def drown(self, seat: int, house: int) -> None:
        """Back to Rebirth, or to the nearest free house before it."""
        to = self.content.rebirth
        while self.house[to] != EMPTY:
            to -= 1
        self.house[house] = EMPTY
        self.house[to] = seat + 1
        self.tell(Event.PIECE_DROWNED, seat, to)

    # ================================================================ S09 no way forward
    def retreat_obstacle(self, house: int, to: int) -> int:
        if house >= BEAUTY:
            return Reason.NEVER_BACK
        return Reason.NO_HOUSE_BEHIND if to < 1 else 0

    # ================================================================ S10 end
    def end(self, seat: int) -> None:
        self.throw = 0
        self.over = 1
        self.tell(Event.MATCH_WON, seat)

    def points(self, seat: int, line: int) -> int:
        return self.off[seat]

    def result(self, seat: int) -> float:
        return self.off[seat]

    def steps_left(self, seat: int) -> int:
        """How far all pieces of a player still have to walk."""
        steps = 0
        for house in range(1, HOUSES + 1):
            if self.house[house] == seat + 1:
                steps += OFF - house
        return steps

    # ================================================================ secrets: nothing but the coming throws
    def erase(self, seat: int) -> None:
        self.forget_chance()

    def redeal(self, seed: i64) -> None:
        self.seed(seed)
