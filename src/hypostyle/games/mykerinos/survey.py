"""Phase 3 of Mykerinos: the survey of the areas, and the end of a season (S18 to S23, S29)."""

from __future__ import annotations

from hypostyle.engine.types import chapter, inline
from hypostyle.games.mykerinos.digging import Digging
from hypostyle.games.mykerinos.vocabulary import (
    AREA_CARDS,
    COLOURS,
    KINDS,
    LEADERS,
    NO_PARCEL,
    NOBODY,
    NOWHERE,
    PATRONS,
    SEASONS,
    SEATS,
    Event,
    Reason,
    Task,
    Verb,
)


@chapter
class Survey(Digging):
    """The step SURVEY on the agenda holds the area and the place of the ranking that is served next."""

    # ================================================================ S18 order and ranking
    def survey(self) -> None:
        top = self.depth - 1
        area = self.argument[top]
        place = self.detail[top]
        if area == self.areas():
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

    def surveyed_area(self) -> int:
        """The area whose finds are being handed out: its step lies below the decision."""
        return self.argument[0] if self.depth > 1 else NOWHERE

    def served_place(self) -> int:
        """The place of the ranking that is being served, counted from 0."""
        return self.detail[0] - 1 if self.depth > 1 else NOWHERE

    def ranked(self, area: int, place: int) -> int:
        """The colour on a place of the ranking, counted from 0; NOBODY if fewer have a cube there."""
        for colour in range(self.colours()):
            if self.area_cubes[area * COLOURS + colour] > 0 and self.colours_ahead(area, colour) == place:
                return colour
        return NOBODY

    def colours_ahead(self, area: int, colour: int) -> int:
        """Before the survey two who still dig may be level: then the lower number stands first."""
        ahead = 0
        own = self.strength(area, colour)
        for other in range(self.colours()):
            strength = self.strength(area, other)
            if strength > own or (strength == own and other < colour):
                ahead += 1
        return ahead

    @inline
    def strength(self, area: int, colour: int) -> int:
        """Cubes, then the lower space of the passing scale (R-15); who still digs stands behind all who have passed."""
        space = self.space[colour]
        return self.area_cubes[area * COLOURS + colour] * (COLOURS + 1) + (COLOURS - space if space else 0)

    def tie_decided(self, ahead: int, behind: int) -> bool:
        """Whether the passing scale keeps two tied colours in this order, wherever the one behind may come to stand."""
        space = self.space[ahead]
        later = self.space[behind]
        return space > 0 and space < (later if later else self.next_space())

    # ================================================================ S19, S20, S29 who gets what
    def serve(self, area: int, place: int, colour: int) -> None:
        if self.is_neutral(colour):
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

    def offer_claims(self, area: int) -> None:
        for side in range(AREA_CARDS):
            if self.claim_obstacle(area, side) == 0:
                self.offer(Verb.CLAIM + side)

    def claim_obstacle(self, area: int, side: int) -> int:
        return Reason.NO_CARD_THERE if self.region[area * AREA_CARDS + side] == NO_PARCEL else 0

    def asks_claim(self, task: int) -> bool:
        return task == Task.LEADER_CHOICE or task == Task.LEFTOVER_CHOICE or task == Task.NEUTRAL_CHOICE

    def museum_obstacle(self, seat: int) -> int:
        """The cube comes from the general stock, where those of this area do not lie yet (R-12, R-30)."""
        return Reason.GENERAL_STOCK_EMPTY if self.general[seat] == 0 else 0

    def entry_obstacle(self, seat: int, task: int) -> int:
        """S14, S19, S20: the Museum is for Sir Brown and for the first two of an area."""
        if task == Task.LEADER_CHOICE:
            return self.museum_obstacle(seat)
        if task == Task.LEFTOVER_CHOICE:
            return Reason.MUSEUM_FOR_LEADERS
        return 0 if task == Task.BROWN else Reason.NOT_ASKED

    def reserve_obstacle(self, seat: int, task: int, room: int) -> int:
        reason = self.entry_obstacle(seat, task)
        return reason if reason else self.room_obstacle(seat, room, self.rooms_taken())

    def decline_obstacle(self, task: int) -> int:
        """S28, S20: only the neutral dig and a leftover card may be left (R-12, R-13)."""
        if task == Task.LEFTOVER_CHOICE or task == Task.NEUTRAL_TURN:
            return 0
        return Reason.MUST_CHOOSE if task == Task.LEADER_CHOICE or task == Task.NEUTRAL_CHOICE else Reason.NOT_ASKED

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
