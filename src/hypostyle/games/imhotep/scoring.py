"""Final scoring of Imhotep, and what a board would bring if the match ended now."""

from __future__ import annotations

from typing import Annotated

from hypostyle.engine.types import chapter, i8, i16
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

FIRST_FINAL_LINE = Line.BURIAL_CHAMBER  # it and all after it are counted when the match is over


@chapter
class Scoring(Board):
    """S12, S16, S17, S22 to S24, S26 to S28."""

    def score_match(self) -> None:
        final: Annotated[list[i16], SEATS * LINES] = [0] * (SEATS * LINES)
        self.fill_final_points(final)
        for seat in range(self.seats):
            for line in range(FIRST_FINAL_LINE, LINES):
                self.gain(seat, line, final[seat * LINES + line])
        self.tell(Event.MATCH_ENDED)

    def fill_final_points(self, final: list[i16]) -> None:
        """What each line of the final count brings each seat if the match ends as it stands."""
        if self.option[Site.BURIAL_CHAMBER] != SIDE_B:
            self.fill_area_points(final)
        self.fill_ornaments(final)
        for seat in range(self.seats):
            at = seat * LINES
            if self.option[Site.BURIAL_CHAMBER] == SIDE_B:
                for row in range(ROWS):
                    final[at + Line.BURIAL_CHAMBER] += self.contest_share(row, seat)
            if self.option[Site.OBELISKS] == SIDE_B:
                final[at + Line.OBELISKS] = self.lone[seat] * self.content.lone_stone
            else:
                final[at + Line.OBELISKS] = self.contest_share(OBELISK_CONTEST, seat)
            final[at + Line.STATUES] = self.statue_points(self.hand[seat * CARD_KINDS + Card.STATUE])
            final[at + Line.UNUSED_CARDS] = self.unused_cards(seat) * self.content.unused_card
            if self.option[WRATH] and self.neglects_a_monument(seat):
                final[at + Line.WRATH] = -self.content.wrath

    def fill_area_points(self, final: list[i16]) -> None:
        size: Annotated[list[i8], SITE_STONES] = [0] * SITE_STONES
        self.fill_areas(size)
        for cell in range(self.burial_count):
            if size[cell] > 0:
                final[self.burial[cell] * LINES + Line.BURIAL_CHAMBER] += self.area_points(size[cell])

    def area_begun(self, start: int) -> int:
        """Stones of the area whose first stone lies here; 0 where it was begun elsewhere."""
        size: Annotated[list[i8], SITE_STONES] = [0] * SITE_STONES
        self.fill_areas(size)
        return size[start]

    def fill_areas(self, size: list[i8]) -> None:
        """S16: stones of each area of one colour, connected by edges, at the cell where it was begun.

        Three rows are filled column by column, so a stone meets earlier ones to its left and above it, and only the
        last three can still meet others: when two areas become one, no more than these have to hear of it.
        """
        begun: Annotated[list[i8], SITE_STONES] = [0] * SITE_STONES
        for cell in range(self.burial_count):
            owner = self.burial[cell]
            first = cell
            if cell >= ROWS and self.burial[cell - ROWS] == owner:
                first = begun[cell - ROWS]
            if cell % ROWS > 0 and self.burial[cell - 1] == owner and begun[cell - 1] != first:
                other = begun[cell - 1]
                if first < cell:
                    later = max(first, other)
                    first = min(first, other)
                    size[first] += size[later]
                    size[later] = 0
                    for last in range(cell - ROWS, cell):
                        if begun[last] == later:
                            begun[last] = first
                else:
                    first = other
            begun[cell] = first
            size[first] += 1

    def area_points(self, size: int) -> int:
        largest = GROUP_SIZES - 1
        if size <= largest:
            return self.content.area[size]
        return self.content.area[largest] + (size - largest) * self.content.area_beyond

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

    def fill_ornaments(self, final: list[i16]) -> None:
        """S26: by the stones on each site, whoever laid them."""
        each = self.content.ornament_stones
        raised = 0
        for seat in range(self.seats):
            raised += self.obelisk[seat]
        pyramid = self.pyramid_count // each
        temple = self.temple_count // each
        burial = self.burial_count // each
        obelisks = raised // each
        for seat in range(self.seats):
            hand = seat * CARD_KINDS
            points = self.hand[hand + Card.PYRAMID_ORNAMENT] * pyramid
            points += self.hand[hand + Card.TEMPLE_ORNAMENT] * temple
            points += self.hand[hand + Card.BURIAL_CHAMBER_ORNAMENT] * burial
            points += self.hand[hand + Card.OBELISKS_ORNAMENT] * obelisks
            final[seat * LINES + Line.ORNAMENTS] = points

    def unused_cards(self, seat: int) -> int:
        """S28: blue cards."""
        unused = 0
        for card in range(BLUE_CARDS):
            unused += self.hand[seat * CARD_KINDS + card]
        return unused

    def statue_points(self, statues: int) -> int:
        """S27."""
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
