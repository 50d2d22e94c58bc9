"""The Museum of Mykerinos: who may enter which room (S22), and what the exhibition pays (S24, S25)."""

from hypostyle.engine.types import chapter, inline
from hypostyle.games.mykerinos.region import Region
from hypostyle.games.mykerinos.vocabulary import KINDS, PATRONS, ROOMS, WING_ROOMS, WINGS, Event, Reason, Verb


@chapter
class Museum(Region):
    """Fifteen rooms round five wings; a cube there stays to the end."""

    # ================================================================ S22 a place in the Museum
    @inline
    def rooms_taken(self) -> int:
        taken = 0
        for seat in range(self.seats):
            taken |= self.rooms[seat]
        return taken

    @inline
    def room_obstacle(self, seat: int, room: int, taken: int) -> int:
        """One cube a room; an inner room only through a door of an own room, as it stands now (R-18, R-28)."""
        if (taken >> room) & 1:
            return Reason.ROOM_TAKEN
        through = self.content.room_through[room]
        return Reason.ROOM_CLOSED if through and not through & self.rooms[seat] else 0

    def open_rooms(self, seat: int) -> int:
        """The rooms that a cube of the seat could enter now, as bits."""
        taken = self.rooms_taken()
        found = 0
        for room in range(ROOMS):
            if self.room_obstacle(seat, room, taken) == 0:
                found |= 1 << room
        return found

    def offer_rooms(self, seat: int) -> None:
        found = self.open_rooms(seat)
        for room in range(ROOMS):
            self.offer_if((found >> room) & 1 == 1, Verb.RESERVE + room)

    def hold_room(self, seat: int, room: int) -> None:
        self.rooms[seat] |= 1 << room
        self.tell(Event.ROOM_RESERVED, seat, room)

    # ================================================================ S24 exhibition
    @inline
    def wing_value(self, seat: int, patron: int) -> int:
        """Only the best room held in the wing or beside it counts."""
        if self.rooms[seat] == 0:
            return self.content.without_room
        first = self.wing[patron] * WING_ROOMS
        for place in range(first, first + WING_ROOMS):
            room = self.content.wing_room[place]
            if (self.rooms[seat] >> room) & 1:
                return self.content.room_points[room]
        return self.content.without_room

    def patron_of(self, wing: int) -> int:
        """Whose disk lies on a wing."""
        patron = 0
        while self.wing[patron] != wing:
            patron += 1
        return patron

    def wing_points(self, seat: int, patron: int) -> int:
        return self.hand[seat * KINDS + patron] * self.wing_value(seat, patron)

    # ================================================================ S25 sets
    @inline
    def sets(self, seat: int) -> int:
        """Full sets of the five patrons; the card without patron is in none (R-33)."""
        fewest = self.hand[seat * KINDS]
        for patron in range(1, PATRONS):
            fewest = min(fewest, self.hand[seat * KINDS + patron])
        return fewest

    def missing_from_set(self, seat: int, patron: int) -> bool:
        """Whether the next full set still needs a card of this patron."""
        return self.hand[seat * KINDS + patron] == self.sets(seat)

    @inline
    def set_points(self, seat: int) -> int:
        return self.sets(seat) * self.content.set_points

    def exhibition_points(self, seat: int) -> int:
        total = self.set_points(seat)
        for patron in range(PATRONS):
            total += self.wing_points(seat, patron)
        return total

    def announce_exhibition(self) -> None:
        """Wing 1 to wing 5, as the rulebook counts them."""
        for wing in range(WINGS):
            patron = self.patron_of(wing)
            for seat in range(self.seats):
                if self.hand[seat * KINDS + patron] > 0:
                    self.tell(Event.WING_SCORED, seat, patron, self.wing_points(seat, patron), wing)
        for seat in range(self.seats):
            if self.sets(seat) > 0:
                self.tell(Event.SETS_SCORED, seat, self.set_points(seat))
