"""The position of Mykerinos, its cells and neighbours, set-up and the start of a season (S03 to S06, S27)."""

from __future__ import annotations

from typing import Annotated

from hypostyle.engine.reading import BY_COLOUR, BY_SEAT, EACH_BY_COLOUR, amount, bits, choice, owner, unread
from hypostyle.engine.state import Constants, State
from hypostyle.engine.types import chapter, i8, i16, i64, inline
from hypostyle.games.mykerinos.vocabulary import (
    AREA_CARDS,
    AREA_CELLS,
    AREA_COLUMNS,
    AREAS,
    AREAS_IN_A_ROW,
    CARD_CELLS,
    CARD_COLUMNS,
    CARD_ROWS,
    CARDS_IN_A_ROW,
    COLOURS,
    COLUMNS,
    HALVES,
    KINDS,
    LAST_ROW_OF_NORTH,
    NEUTRAL,
    NO_PARCEL,
    NORTH,
    NORTH_CELLS,
    NORTH_SIZE,
    NOT_FIRST_COLUMN,
    NOT_LAST_COLUMN,
    PARCELS,
    PATRONS,
    PLACES,
    ROOMS,
    ROW_CELLS,
    SEASONS,
    SEATS,
    SOUTH,
    WING_ROOMS,
    WINGS,
    Event,
    Task,
)


class Printed(Constants):
    """What is printed on board and cards (content.toml)."""

    room_through: Annotated[list[i16], ROOMS]  # rooms of which one must be held, as bits; none: free for all
    cubes: i8
    neutral_cubes: i8
    neutral_space: i8
    without_room: i8
    set_points: i8
    cubes_per_season: Annotated[list[i8], SEATS - 1]
    season_cards: Annotated[list[i8], SEASONS]
    parcel_kind: Annotated[list[i8], PARCELS]
    parcel_points: Annotated[list[i8], PARCELS]
    parcel_pyramids: Annotated[list[i8], PARCELS]  # cells as bits, row by row
    room_points: Annotated[list[i8], ROOMS]
    wing_room: Annotated[list[i8], WINGS * WING_ROOMS]  # the best room of a wing first


@chapter
class Region(State):
    """A position of Mykerinos. A set of cells is a pair of words: the northern and the southern half of the region."""

    content: Printed

    pyramids: Annotated[list[i64], HALVES, bits(NORTH_SIZE)]
    vacant: Annotated[
        list[i64], HALVES, unread("cubes and pyramids say it")
    ]  # cells of the region without cube, with or without pyramid
    cubes: Annotated[list[i64], COLOURS * HALVES, BY_COLOUR, bits(NORTH_SIZE)]
    prestige: Annotated[list[i16], SEATS, BY_SEAT, amount(40, steps=0)]
    rooms: Annotated[list[i16], SEATS, BY_SEAT, bits(ROOMS)]  # rooms held, as bits
    season: Annotated[i8, choice(SEASONS)]
    start: Annotated[i8, owner()]  # the start player of the season
    general: Annotated[list[i8], COLOURS, BY_COLOUR, amount(20, steps=24)]
    stock: Annotated[list[i8], SEATS, BY_SEAT, amount(12, steps=16)]
    neutral_stock: Annotated[list[i8], SEATS, BY_SEAT, amount(6, steps=8)]
    space: Annotated[list[i8], COLOURS, BY_COLOUR, choice(SEATS, 1)]  # on the passing scale; 0: still digging
    hand: Annotated[list[i8], SEATS * KINDS, BY_SEAT, amount(4, steps=6)]
    tilted: Annotated[list[i8], SEATS * PATRONS, BY_SEAT, amount(4, steps=4)]
    wing: Annotated[list[i8], PATRONS, choice(WINGS)]  # where the disk of a patron lies
    region: Annotated[list[i8], PLACES, choice(PARCELS)]
    area_cubes: Annotated[list[i8], AREAS * COLOURS, EACH_BY_COLOUR, amount(6, steps=8)]
    undealt: Annotated[list[i8], PARCELS, unread("what is not yet in the region follows from what is")]
    discarded: Annotated[list[i8], KINDS, amount(6)]

    # ================================================================ S03 set-up
    def set_up(self) -> None:
        for colour in range(self.colours()):
            self.general[colour] = self.content.cubes
        for parcel in range(PARCELS):
            self.undealt[parcel] = 1
        self.start = self.below(self.seats)
        self.place_patrons()
        self.season = -1
        self.start_season()
        self.open = 1 << self.start

    @inline
    def has_neutral(self) -> bool:
        """S27: a neutral colour joins two players."""
        return self.seats == 2

    def is_neutral(self, colour: int) -> bool:
        return colour == NEUTRAL and self.has_neutral()

    @inline
    def colours(self) -> int:
        """Colours in play, the neutral one among them."""
        return NEUTRAL + 1 if self.has_neutral() else self.seats

    def place_patrons(self) -> None:
        for patron in range(PATRONS):
            self.wing[patron] = patron
        self.shuffle(self.wing, 0, PATRONS)
        for patron in range(PATRONS):
            self.tell(Event.PATRON_PLACED, self.wing[patron], patron)

    # ================================================================ S06, S27 a new season
    def start_season(self) -> None:
        self.season += 1
        self.tell(Event.SEASON_BEGAN, self.season)
        for place in range(self.seats):
            self.take_cubes((self.start + place) % self.seats)
        for colour in range(COLOURS):
            self.space[colour] = 0
        if self.has_neutral():
            self.space[NEUTRAL] = self.content.neutral_space
        self.lay_region(self.content.season_cards[self.season])
        self.push(Task.TURN, self.start, 0, 0)

    def take_cubes(self, seat: int) -> None:
        """On top of kept cubes, as long as the general stock lasts (R-31); neutral ones likewise (R-20)."""
        amount = min(self.content.cubes_per_season[self.seats - 2], self.general[seat])
        self.general[seat] -= amount
        self.stock[seat] += amount
        self.tell(Event.CUBES_TAKEN, seat, amount)
        if self.has_neutral():
            amount = min(self.content.neutral_cubes, self.general[NEUTRAL])
            self.general[NEUTRAL] -= amount
            self.neutral_stock[seat] += amount
            self.tell(Event.NEUTRAL_CUBES_TAKEN, seat, amount)

    def lay_region(self, cards: int) -> None:
        """R-17: what is left of the pile is shuffled, and every card falls either way up."""
        pile: Annotated[list[i8], PARCELS] = [0] * PARCELS
        left = 0
        for parcel in range(PARCELS):
            if self.undealt[parcel]:
                pile[left] = parcel
                left += 1
        self.clear_ground(self.region_cells())
        for place in range(PLACES):
            self.region[place] = NO_PARCEL
        for place in range(cards):
            drawn = self.below(left)
            left -= 1
            parcel = pile[drawn]
            pile[drawn] = pile[left]
            self.undealt[parcel] = 0
            self.lay_parcel(place, parcel, self.below(2))

    def clear_ground(self, cells: int) -> None:
        """Empty ground of so many cells, from the top row on."""
        one: i64 = 1
        north = min(cells, NORTH_SIZE)
        self.vacant[NORTH] = (one << north) - 1
        self.vacant[SOUTH] = (one << (cells - north)) - 1
        for half in range(HALVES):
            self.pyramids[half] = 0

    def lay_parcel(self, place: int, parcel: int, turned: int) -> None:
        self.region[place] = parcel
        corner = place // CARDS_IN_A_ROW * CARD_ROWS * COLUMNS + place % CARDS_IN_A_ROW * CARD_COLUMNS
        for spot in range(CARD_CELLS):
            if (self.content.parcel_pyramids[parcel] >> spot) & 1:
                shown = CARD_CELLS - 1 - spot if turned else spot
                cell = corner + shown // CARD_COLUMNS * COLUMNS + shown % CARD_COLUMNS
                self.pyramids[half_of(cell)] |= bit_of(cell)
        self.tell(Event.PARCEL_LAID, place, self.content.parcel_kind[parcel], self.content.parcel_points[parcel])

    # ================================================================ S04 cells and neighbours
    def region_cells(self) -> int:
        """Cells of the region of this season, counted row by row."""
        return self.content.season_cards[self.season] * CARD_CELLS

    @inline
    def areas(self) -> int:
        """Areas of the region of this season (S06)."""
        return self.content.season_cards[self.season] // AREA_CARDS

    def plain(self, half: int) -> i64:
        """Free cells without pyramid."""
        return self.vacant[half] & ~self.pyramids[half]

    def free_pyramids(self, half: int) -> i64:
        return self.vacant[half] & self.pyramids[half]

    def beside_cubes(self, colour: int, half: int) -> i64:
        """Cells beside a cube of the colour."""
        return beside(self.cubes[colour * HALVES], self.cubes[colour * HALVES + 1], half)

    def beside_cell(self, cell: int, half: int) -> i64:
        if cell < NORTH_SIZE:
            return beside(bit_of(cell), 0, half)
        return beside(0, bit_of(cell), half)

    def place_cube(self, colour: int, cell: int) -> None:
        half = half_of(cell)
        bit: i64 = bit_of(cell)
        self.vacant[half] &= ~bit
        self.cubes[colour * HALVES + half] |= bit
        self.area_cubes[area_of(cell) * COLOURS + colour] += 1

    def lift_area(self, area: int) -> None:
        """A surveyed area is gone: no ground, no pyramid, no cube."""
        corner = area // AREAS_IN_A_ROW * CARD_ROWS * COLUMNS + area % AREAS_IN_A_ROW * AREA_COLUMNS
        half = half_of(corner)
        others: i64 = ~(bit_of(corner) * AREA_CELLS)
        self.vacant[half] &= others
        self.pyramids[half] &= others
        for colour in range(COLOURS):
            self.cubes[colour * HALVES + half] &= others

    # ================================================================ the passing scale (S10)
    @inline
    def players_left(self) -> int:
        """Players who have not passed; the neutral colour is none of them (R-36)."""
        left = 0
        for seat in range(self.seats):
            if self.space[seat] == 0:
                left += 1
        return left

    def join_passing_scale(self, seat: int) -> int:
        space = self.next_space()
        self.space[seat] = space
        return space

    def next_space(self) -> int:
        """The lowest free space, where the next to pass will stand."""
        space = 1
        while self.space_taken(space):
            space += 1
        return space

    def space_taken(self, space: int) -> bool:
        for colour in range(COLOURS):
            if self.space[colour] == space:
                return True
        return False


def half_of(cell: int) -> int:
    return NORTH if cell < NORTH_SIZE else SOUTH


def bit_of(cell: int) -> i64:
    """The bit of a cell in its half."""
    one: i64 = 1
    return one << (cell if cell < NORTH_SIZE else cell - NORTH_SIZE)


def area_of(cell: int) -> int:
    """Areas are counted row by row, from left to right."""
    return cell // (CARD_ROWS * COLUMNS) * AREAS_IN_A_ROW + cell % COLUMNS // AREA_COLUMNS


def beside(north: i64, south: i64, half: int) -> i64:
    """Cells of one half that touch a set by an edge, across cards and areas alike; the cartouche is no wall."""
    own: i64 = north if half == NORTH else south
    upper: i64 = below_set(north, south, half)
    lower: i64 = above_set(north, south, half)
    return (upper | lower | ((own << 1) & NOT_FIRST_COLUMN) | ((own >> 1) & NOT_LAST_COLUMN)) & NORTH_CELLS


def beside_two(north: i64, south: i64, half: int) -> i64:
    """Cells of one half that touch at least two cells of a set."""
    own: i64 = north if half == NORTH else south
    upper: i64 = below_set(north, south, half)
    lower: i64 = above_set(north, south, half)
    left: i64 = (own << 1) & NOT_FIRST_COLUMN
    right: i64 = (own >> 1) & NOT_LAST_COLUMN
    return ((upper & lower) | (left & right) | ((upper | lower) & (left | right))) & NORTH_CELLS


def below_set(north: i64, south: i64, half: int) -> i64:
    """Cells of one half whose upper neighbour is in a set; what falls out of the half is for the caller to drop."""
    if half == NORTH:
        return north << COLUMNS
    return (south << COLUMNS) | (north >> LAST_ROW_OF_NORTH)


def above_set(north: i64, south: i64, half: int) -> i64:
    """Cells of one half whose lower neighbour is in a set."""
    if half == NORTH:
        return (north >> COLUMNS) | ((south & ROW_CELLS) << LAST_ROW_OF_NORTH)
    return south >> COLUMNS
