"""Phase 3 of Mykerinos: the survey of the areas, and the end of a season (S18 to S23, S29)."""

from __future__ import annotations

from hypostyle.games.mykerinos.digging import Digging
from hypostyle.games.mykerinos.vocabulary import (
    AREA_CARDS,
    COLOURS,
    KINDS,
    NEUTRAL,
    NO_PARCEL,
    PATRONS,
    SEASONS,
    SEATS,
    Event,
    Reason,
    Task,
    Verb,
)

LEADERS = 2  # the first and the second of an area choose before the others
NOBODY = -1


class Survey(Digging):
    """The step SURVEY on the agenda holds the area and the place of the ranking that is served next."""

    # ================================================================ S18 order and ranking
    def survey(self) -> None:
        top = self.depth - 1
        area = self.argument[top]
        place = self.detail[top]
        if area * AREA_CARDS >= self.content.season_cards[self.season]:
            self.pop()
            self.end_season()
            return
        if place == 0:
            self.tell(Event.AREA_SURVEYED, area)
        colour = self.ranked(area, place)
        if colour == NOBODY or (place >= LEADERS and self.cards_left(area) == 0):
            self.clear_area(area)
            self.argument[top] = area + 1
            self.detail[top] = 0
        else:
            self.detail[top] = place + 1
            self.serve(area, place, colour)

    def ranked(self, area: int, place: int) -> int:
        """The colour on a place of the ranking, counted from 0; NOBODY if fewer have a cube there."""
        for colour in range(self.colours()):
            if self.area_cubes[area * COLOURS + colour] > 0 and self.colours_ahead(area, colour) == place:
                return colour
        return NOBODY

    def colours_ahead(self, area: int, colour: int) -> int:
        ahead = 0
        for other in range(self.colours()):
            if self.strength(area, other) > self.strength(area, colour):
                ahead += 1
        return ahead

    def strength(self, area: int, colour: int) -> int:
        """Cubes, then the earlier pass (R-15)."""
        return self.area_cubes[area * COLOURS + colour] * (COLOURS + 1) - self.space[colour]

    # ================================================================ S19, S20, S29 who gets what
    def serve(self, area: int, place: int, colour: int) -> None:
        if self.seats == 2 and colour == NEUTRAL:
            self.serve_neutral(area, place)
        elif place < LEADERS:
            self.push(Task.LEADER_CHOICE, colour, area, 0)
        else:
            self.push(Task.LEFTOVER_CHOICE, colour, area, 0)

    def serve_neutral(self, area: int, place: int) -> None:
        """R-37: as first, whoever is not second picks its card; as second, the first does; as third it takes none."""
        chooser = NOBODY
        if place == 0 and self.ranked(area, 1) != NOBODY:
            chooser = 1 - self.ranked(area, 1)
        elif place == 1:
            chooser = self.ranked(area, 0)
        if chooser == NOBODY:
            return
        if self.cards_left(area) == AREA_CARDS:
            self.push(Task.NEUTRAL_CHOICE, chooser, area, 0)
        else:
            self.claim_for_neutral(area, 0 if self.claim_obstacle(area, 0) == 0 else 1)

    def cards_left(self, area: int) -> int:
        left = 0
        for side in range(AREA_CARDS):
            if self.claim_obstacle(area, side) == 0:
                left += 1
        return left

    def fill_claims(self, area: int) -> None:
        for side in range(AREA_CARDS):
            if self.claim_obstacle(area, side) == 0:
                self.offer(Verb.CLAIM + side)

    def fill_leader_choice(self, seat: int, area: int) -> None:
        self.fill_claims(area)
        if self.museum_obstacle(seat) == 0:
            self.offer_rooms(seat)

    def fill_leftover_choice(self, area: int) -> None:
        self.fill_claims(area)
        self.offer(Verb.DECLINE)

    def claim_obstacle(self, area: int, side: int) -> int:
        return Reason.NO_CARD_THERE if self.region[area * AREA_CARDS + side] == NO_PARCEL else 0

    def museum_obstacle(self, seat: int) -> int:
        """The cube comes from the general stock, where those of this area do not lie yet (R-12, R-30)."""
        return Reason.GENERAL_STOCK_EMPTY if self.general[seat] == 0 else 0

    # ================================================================ S21 claiming a parcel
    def claim(self, seat: int, area: int, side: int) -> None:
        parcel = self.take_card(area, side)
        kind = self.content.parcel_kind[parcel]
        points = self.content.parcel_points[parcel]
        self.hand[seat * KINDS + kind] += 1
        self.prestige[seat] += points
        self.tell(Event.PARCEL_CLAIMED, seat, kind, points)

    def claim_for_neutral(self, area: int, side: int) -> None:
        """Its cards leave the game."""
        kind = self.content.parcel_kind[self.take_card(area, side)]
        self.discarded[kind] += 1
        self.tell(Event.NEUTRAL_CLAIMED, kind)

    def take_card(self, area: int, side: int) -> int:
        place = area * AREA_CARDS + side
        parcel = self.region[place]
        self.region[place] = NO_PARCEL
        return parcel

    def leave_card(self, seat: int) -> None:
        self.tell(Event.PARCEL_DECLINED, seat)

    def reserve_room(self, seat: int, room: int) -> None:
        self.general[seat] -= 1
        self.hold_room(seat, room)

    def clear_area(self, area: int) -> None:
        """Cards left over leave the game; all cubes return to the general stock before the next area."""
        for side in range(AREA_CARDS):
            if self.claim_obstacle(area, side) == 0:
                kind = self.content.parcel_kind[self.take_card(area, side)]
                self.discarded[kind] += 1
                self.tell(Event.PARCEL_DISCARDED, kind)
        for colour in range(self.colours()):
            self.general[colour] += self.area_cubes[area * COLOURS + colour]
            self.area_cubes[area * COLOURS + colour] = 0
        self.lift_area(area)

    # ================================================================ S23 end of a season, S24 end of the match
    def end_season(self) -> None:
        self.tell(Event.SEASON_ENDED, self.season)
        for card in range(SEATS * PATRONS):
            self.tilted[card] = 0
        if self.season + 1 == SEASONS:
            self.over = 1
            self.announce_exhibition()
            self.tell(Event.MATCH_ENDED)
            return
        for seat in range(self.seats):
            if self.space[seat] > self.space[self.start]:
                self.start = seat
        self.tell(Event.START_GIVEN, self.start)
        self.start_season()
