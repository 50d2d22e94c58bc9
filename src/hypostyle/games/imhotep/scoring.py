"""Final scoring of Imhotep, and what a board would bring if the match ended now."""

from __future__ import annotations

from typing import Annotated

from hypostyle.engine.types import chapter, i8
from hypostyle.games.imhotep.board import Board
from hypostyle.games.imhotep.vocabulary import (
    BLUE_CARDS,
    CARD_KINDS,
    GROUP_SIZES,
    LINES,
    OBELISK_CONTEST,
    PYRAMID_B_CELLS,
    PYRAMIDS,
    ROWS,
    SEATS,
    SIDE_B,
    SITE_STONES,
    WRATH,
    Card,
    Event,
    Line,
    Site,
)


@chapter
class Scoring(Board):
    """S12, S16, S17, S22 to S24, S26 to S28."""

    def score_match(self) -> None:
        if self.option[Site.BURIAL_CHAMBER] == SIDE_B:
            for row in range(ROWS):
                self.score_contest(row, Line.BURIAL_CHAMBER)
        else:
            self.score_burial_areas()
        if self.option[Site.OBELISKS] == SIDE_B:
            for seat in range(self.seats):
                self.gain(seat, Line.OBELISKS, self.lone[seat] * self.content.lone_stone)
        else:
            self.score_contest(OBELISK_CONTEST, Line.OBELISKS)
        for seat in range(self.seats):
            self.score_cards(seat)
            if self.option[WRATH] and self.neglects_a_monument(seat):
                self.gain(seat, Line.WRATH, -self.content.wrath)
        self.tell(Event.MATCH_ENDED)

    def score_burial_areas(self) -> None:
        """S16: each area of one colour, in three rows filled column by column."""
        for cell in range(self.burial_count):
            size = self.area_begun(cell)
            if size > 0:
                self.gain(self.burial[cell], Line.BURIAL_CHAMBER, self.area_points(size))

    def area_begun(self, start: int) -> int:
        """Stones of the area, connected by edges, whose first stone lies here; 0 where it was begun elsewhere."""
        count = self.burial_count
        owner = self.burial[start]
        left = burial_neighbour(start, 0)
        above = burial_neighbour(start, 2)
        if (left >= 0 and self.burial[left] == owner) or (above >= 0 and self.burial[above] == owner):
            return 0  # most stones continue an area: seen without a walk
        seen: Annotated[list[i8], SITE_STONES] = [0] * SITE_STONES
        waiting: Annotated[list[i8], SITE_STONES] = [0] * SITE_STONES
        seen[start] = 1
        waiting[0] = start
        remaining = 1
        size = 0
        while remaining > 0:
            remaining -= 1
            cell = waiting[remaining]
            size += 1
            for way in range(4):
                near = burial_neighbour(cell, way)
                if 0 <= near < count and seen[near] == 0 and self.burial[near] == owner:
                    if near < start:
                        return 0
                    seen[near] = 1
                    waiting[remaining] = near
                    remaining += 1
        return size

    def area_points(self, size: int) -> int:
        largest = GROUP_SIZES - 1
        if size <= largest:
            return self.content.area[size]
        return self.content.area[largest] + (size - largest) * self.content.area_beyond

    def score_contest(self, contest: int, line: int) -> None:
        for seat in range(self.seats):
            self.gain(seat, line, self.contest_share(contest, seat))

    def contest_share(self, contest: int, seat: int) -> int:
        """S17, S22: by number of stones; tied players share their places, rounded down (R-21)."""
        mine = self.contest_stones(contest, seat)
        if mine == 0:
            return 0
        higher = 0
        equal = 0
        for other in range(self.seats):
            theirs = self.contest_stones(contest, other)
            if theirs > mine:
                higher += 1
            elif theirs == mine:
                equal += 1
        total = 0
        for place in range(higher, higher + equal):
            total += self.contest_place(contest, place)
        return total // equal

    def contest_stones(self, contest: int, seat: int) -> int:
        """Stones of a seat in a row of the burial chamber, or in its obelisk."""
        if contest == OBELISK_CONTEST:
            return self.obelisk[seat]
        stones = 0
        for cell in range(contest, self.burial_count, ROWS):
            if self.burial[cell] == seat:
                stones += 1
        return stones

    def contest_place(self, contest: int, place: int) -> int:
        index = (self.seats - 2) * SEATS + place
        if contest == OBELISK_CONTEST:
            return self.content.obelisk_places[index]
        return self.content.row_places[index]

    def score_cards(self, seat: int) -> None:
        """S26, S27, S28: ornaments, statues, unused blue cards."""
        hand = seat * CARD_KINDS
        each = self.content.ornament_stones
        obelisk_stones = 0
        for other in range(SEATS):
            obelisk_stones += self.obelisk[other]
        points = self.hand[hand + Card.PYRAMID_ORNAMENT] * (self.pyramid_count // each)
        points += self.hand[hand + Card.TEMPLE_ORNAMENT] * (self.temple_count // each)
        points += self.hand[hand + Card.BURIAL_CHAMBER_ORNAMENT] * (self.burial_count // each)
        points += self.hand[hand + Card.OBELISKS_ORNAMENT] * (obelisk_stones // each)
        self.gain(seat, Line.ORNAMENTS, points)
        self.gain(seat, Line.STATUES, self.statue_points(self.hand[hand + Card.STATUE]))
        unused = 0
        for card in range(BLUE_CARDS):
            unused += self.hand[hand + card]
        self.gain(seat, Line.UNUSED_CARDS, unused * self.content.unused_card)

    def statue_points(self, statues: int) -> int:
        largest = GROUP_SIZES - 1
        if statues <= largest:
            return self.content.statue[statues]
        return self.content.statue[largest] + (statues - largest) * self.content.statue_beyond

    def neglects_a_monument(self, seat: int) -> bool:
        """S24: without a stone on one of the four building sites, however it came there (R-23)."""
        if self.obelisk[seat] == 0 or not self.lies_in_pyramid(seat):
            return True
        in_temple = False
        for cell in range(self.temple_count):
            if self.temple[cell] == seat:
                in_temple = True
        in_burial = False
        for cell in range(self.burial_count):
            if self.burial[cell] == seat:
                in_burial = True
        return not in_temple or not in_burial

    def lies_in_pyramid(self, seat: int) -> bool:
        """Side B leaves gaps between unfinished pyramids."""
        for cell in range(SITE_STONES if self.option[Site.PYRAMID] == SIDE_B else self.pyramid_count):
            if self.pyramid[cell] == seat and self.pyramid_cell_filled(cell):
                return True
        return False

    def pyramid_cell_filled(self, cell: int) -> bool:
        if self.option[Site.PYRAMID] == SIDE_B and cell < PYRAMIDS * PYRAMID_B_CELLS:
            return cell % PYRAMID_B_CELLS < self.pyramid_height[cell // PYRAMID_B_CELLS]
        return cell < self.pyramid_count

    def points(self, seat: int, line: int) -> int:
        return self.line_points[seat * LINES + line]

    def tie_break(self, seat: int, level: int) -> int:
        """S12: stones on the reserve (R-22, R-48)."""
        return self.reserve[seat]

    def result(self, seat: int) -> float:
        return self.score[seat] * 16.0 + self.reserve[seat]  # a reserve holds fewer than sixteen


def burial_neighbour(cell: int, way: int) -> int:
    """The cell left, right, above or below in three rows filled column by column; -1 where there is none."""
    row = cell % ROWS
    if way == 0:
        return cell - ROWS
    if way == 1:
        return cell + ROWS
    if way == 2:
        return cell - 1 if row > 0 else -1
    return cell + 1 if row < ROWS - 1 else -1
