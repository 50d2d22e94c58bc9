"""Phase 2 of Mykerinos: digs, extensions, patrons, passing, and the neutral cubes of two players (S07 to S17, S28)."""

from __future__ import annotations

from hypostyle.engine.types import chapter, i64
from hypostyle.games.mykerinos.museum import Museum
from hypostyle.games.mykerinos.region import beside, beside_two, bit_of, half_of
from hypostyle.games.mykerinos.vocabulary import (
    COLUMNS,
    KINDS,
    NEUTRAL,
    NORTH,
    NORTH_SIZE,
    NOWHERE,
    PATRONS,
    ROW_CELLS,
    SOUTH,
    Event,
    Kind,
    Reason,
    Task,
    Verb,
)

NEW_DIG = 1  # cubes of action A
EXTENSION = 2  # cubes of action B
BLACKMORE_DIG = 2
TANGERINE_EXTENSION = 3


@chapter
class Digging(Museum):
    """A move of several cubes is a chain of small decisions; a cell it could not be completed from is never offered."""

    # ================================================================ S08, S09 where a chain of cubes can begin
    def chain_cells(self, cubes: int, half: int) -> i64:
        """Free plain cells from which a chain of so many cubes can be laid."""
        if cubes == 1:
            return self.plain(half)
        north: i64 = self.plain(NORTH)
        south: i64 = self.plain(SOUTH)
        if cubes == 2:
            return self.plain(half) & beside(north, south, half)
        # Three: beside a cell that leads on, one with another free neighbour than the first.
        north &= beside_two(north, south, NORTH)
        south &= beside_two(self.plain(NORTH), south, SOUTH)
        return self.plain(half) & beside(north, south, half)

    def lemon_cells(self, half: int) -> i64:
        """S13: where an extension with exactly one pyramid can begin: on it, or beside it (R-06)."""
        on_pyramid: i64 = self.free_pyramids(half) & beside(self.plain(NORTH), self.plain(SOUTH), half)
        on_plain: i64 = self.plain(half) & beside(self.free_pyramids(NORTH), self.free_pyramids(SOUTH), half)
        return on_pyramid | on_plain

    def lemon_second_cells(self, first: int, half: int) -> i64:
        """S13: the second cube stands on the other kind of ground than the first."""
        if self.has_pyramid(first):
            return self.plain(half)
        return self.free_pyramids(half)

    def has_pyramid(self, cell: int) -> bool:
        return (self.pyramids[half_of(cell)] & bit_of(cell)) != 0

    # ================================================================ S07 which task asks for which verb
    def asks_dig(self, task: int) -> bool:
        return (
            task == Task.TURN
            or task == Task.VIOLET
            or task == Task.LEMON
            or task == Task.BLACKMORE
            or task == Task.NEUTRAL_TURN
        )

    def asks_extend(self, task: int) -> bool:
        return (
            task == Task.TURN
            or task == Task.VIOLET
            or task == Task.LEMON
            or task == Task.TANGERINE
            or task == Task.NEUTRAL_TURN
        )

    def asks_continue(self, task: int) -> bool:
        return task == Task.EXTENDING or task == Task.LEMON_EXTENDING or task == Task.NEUTRAL_EXTENDING

    def reached_cell(self) -> int:
        """The cell just dug, when the move goes on from there."""
        top = self.depth - 1
        return self.argument[top] if top >= 0 and self.asks_continue(self.task[top]) else NOWHERE

    # ================================================================ S08, S09 the cells of a move
    def dig_cells(self, task: int, half: int) -> i64:
        """Where a new dig can begin: Lord Lemon's on a pyramid, Mrs. Blackmore's with room for two cubes."""
        if task == Task.LEMON:
            return self.free_pyramids(half)
        return self.chain_cells(BLACKMORE_DIG if task == Task.BLACKMORE else NEW_DIG, half)

    def extend_cells(self, seat: int, task: int, half: int) -> i64:
        """Where an extension can begin: beside a cube of its colour."""
        cells: i64 = self.beside_cubes(NEUTRAL if task == Task.NEUTRAL_TURN else seat, half)
        if task == Task.LEMON:
            return cells & self.lemon_cells(half)
        return cells & self.chain_cells(TANGERINE_EXTENSION if task == Task.TANGERINE else EXTENSION, half)

    def continue_cells(self, task: int, last: int, cubes: int, half: int) -> i64:
        """Where the next of so many cubes can stand: beside the last one."""
        cells: i64 = self.beside_cell(last, half)
        if task == Task.LEMON_EXTENDING:
            return cells & self.lemon_second_cells(last, half)
        return cells & self.chain_cells(cubes, half)

    def can_dig(self, task: int) -> bool:
        return (self.dig_cells(task, NORTH) | self.dig_cells(task, SOUTH)) != 0

    def can_extend(self, seat: int, task: int) -> bool:
        return (self.extend_cells(seat, task, NORTH) | self.extend_cells(seat, task, SOUTH)) != 0

    # ================================================================ what may be chosen
    def offer_digs(self, seat: int, task: int) -> None:
        if self.dig_stock_obstacle(seat, task) == 0:
            self.offer_cells(Verb.DIG, self.dig_cells(task, NORTH), self.dig_cells(task, SOUTH))

    def offer_extensions(self, seat: int, task: int) -> None:
        if self.extend_stock_obstacle(seat, task) == 0:
            self.offer_cells(Verb.EXTEND, self.extend_cells(seat, task, NORTH), self.extend_cells(seat, task, SOUTH))

    def offer_continuations(self, task: int, last: int, cubes: int) -> None:
        north: i64 = self.continue_cells(task, last, cubes, NORTH)
        south: i64 = self.continue_cells(task, last, cubes, SOUTH)
        self.offer_cells(Verb.CONTINUE, north, south)

    def offer_calls(self, seat: int) -> None:
        for patron in range(PATRONS):
            if self.call_obstacle(seat, patron) == 0:
                self.offer(Verb.CALL + patron)

    def offer_cells(self, verb: int, north: i64, south: i64) -> None:
        self.offer_half(verb, north)
        self.offer_half(verb + NORTH_SIZE, south)

    def offer_half(self, first: int, cells: i64) -> None:
        """The action of each cell of a set, row by row; empty rows cost nothing."""
        action = first
        while cells:
            row: int = cells & ROW_CELLS
            for column in range(COLUMNS):
                self.offer_if((row >> column) & 1 == 1, action + column)
            cells >>= COLUMNS
            action += COLUMNS

    # ================================================================ why something cannot be done
    def cell_obstacle(self, cell: int) -> int:
        """S08: a free cell of the region, without pyramid."""
        reason = self.ground_obstacle(cell)
        if reason == 0 and self.has_pyramid(cell):
            return Reason.PYRAMID_THERE
        return reason

    def ground_obstacle(self, cell: int) -> int:
        if cell >= self.region_cells():
            return Reason.OUTSIDE_REGION
        return 0 if self.vacant[half_of(cell)] & bit_of(cell) else Reason.CELL_TAKEN

    def cubes_at_hand(self, seat: int, task: int) -> int:
        """S28: the neutral turn uses the share of neutral cubes."""
        return self.neutral_stock[seat] if task == Task.NEUTRAL_TURN else self.stock[seat]

    def dig_stock_obstacle(self, seat: int, task: int) -> int:
        return Reason.STOCK_EMPTY if self.cubes_at_hand(seat, task) == 0 else 0

    def extend_stock_obstacle(self, seat: int, task: int) -> int:
        return Reason.TOO_FEW_CUBES if self.cubes_at_hand(seat, task) < EXTENSION else 0

    def dig_obstacle(self, seat: int, task: int, cell: int) -> int:
        """A move that could not be completed is not begun (R-27)."""
        reason = self.dig_stock_obstacle(seat, task)
        if reason == 0:
            reason = self.ground_obstacle(cell) if task == Task.LEMON else self.cell_obstacle(cell)
        if reason == 0 and not self.dig_cells(task, half_of(cell)) & bit_of(cell):
            return Reason.NO_PYRAMID_THERE if task == Task.LEMON else Reason.NO_CELL_BEYOND
        return reason

    def extend_obstacle(self, seat: int, task: int, cell: int) -> int:
        """R-25, R-27: nothing is half done."""
        colour = NEUTRAL if task == Task.NEUTRAL_TURN else seat
        reason = self.extend_stock_obstacle(seat, task)
        if reason == 0:
            reason = self.lemon_obstacle(cell) if task == Task.LEMON else self.cell_obstacle(cell)
        if reason == 0 and not self.beside_cubes(colour, half_of(cell)) & bit_of(cell):
            return Reason.NO_OWN_CUBE_BESIDE
        if reason == 0 and not self.extend_cells(seat, task, half_of(cell)) & bit_of(cell):
            return Reason.NO_CELL_BEYOND
        return reason

    def lemon_obstacle(self, cell: int) -> int:
        reason = self.ground_obstacle(cell)
        if reason == 0 and not self.lemon_cells(half_of(cell)) & bit_of(cell):
            return Reason.NO_CELL_BEYOND if self.has_pyramid(cell) else Reason.NO_PYRAMID_THERE
        return reason

    def continue_obstacle(self, task: int, last: int, cubes: int, cell: int) -> int:
        reason = self.ground_obstacle(cell)
        if reason == 0 and not self.beside_cell(last, half_of(cell)) & bit_of(cell):
            return Reason.NOT_BESIDE_LAST_CUBE
        if reason == 0 and not self.continue_cells(task, last, cubes, half_of(cell)) & bit_of(cell):
            if self.has_pyramid(cell):
                return Reason.ONE_PYRAMID_ONLY if task == Task.LEMON_EXTENDING else Reason.PYRAMID_THERE
            return Reason.NO_PYRAMID_THERE if task == Task.LEMON_EXTENDING else Reason.NO_CELL_BEYOND
        return reason

    def call_obstacle(self, seat: int, patron: int) -> int:
        """S11: an upright card whose whole power can be used (R-27); with an empty stock none (R-04)."""
        owned = self.hand[seat * KINDS + patron]
        if owned == 0:
            return Reason.CARD_NOT_OWNED
        if self.tilted[seat * PATRONS + patron] == owned:
            return Reason.CARD_TILTED
        if self.stock[seat] == 0:
            return Reason.STOCK_EMPTY
        if patron == Kind.VIOLET:
            return self.violet_obstacle(seat)
        if patron == Kind.LEMON:
            return 0 if self.can_dig(Task.LEMON) else Reason.NO_PYRAMID_THERE
        if patron == Kind.BROWN:
            return 0 if self.open_rooms(seat) else Reason.NO_ROOM_OPEN
        if patron == Kind.BLACKMORE:
            return self.blackmore_obstacle(seat)
        return self.tangerine_obstacle(seat)

    def violet_obstacle(self, seat: int) -> int:
        """S12: a cube must be left to take, and a cell to dig (R-05, R-26)."""
        if self.general[seat] == 0:
            return Reason.GENERAL_STOCK_EMPTY
        return 0 if self.can_dig(Task.VIOLET) else Reason.NO_ROOM_TO_DIG

    def blackmore_obstacle(self, seat: int) -> int:
        if self.stock[seat] < BLACKMORE_DIG:
            return Reason.TOO_FEW_CUBES
        return 0 if self.can_dig(Task.BLACKMORE) else Reason.NO_ROOM_TO_DIG

    def tangerine_obstacle(self, seat: int) -> int:
        if self.stock[seat] < TANGERINE_EXTENSION:
            return Reason.TOO_FEW_CUBES
        return 0 if self.can_extend(seat, Task.TANGERINE) else Reason.NO_ROOM_TO_DIG

    # ================================================================ S08, S09, S28 carrying a dig out
    def dig(self, seat: int, task: int, cell: int) -> None:
        if task == Task.NEUTRAL_TURN:
            self.place_neutral(seat, cell)
            self.end_turn(seat)
        else:
            self.place_own(seat, cell)
            if task == Task.BLACKMORE:
                self.push(Task.EXTENDING, seat, cell, BLACKMORE_DIG - 1)
            else:
                self.end_action(seat)

    def extend(self, seat: int, task: int, cell: int) -> None:
        if task == Task.NEUTRAL_TURN:
            self.place_neutral(seat, cell)
            self.push(Task.NEUTRAL_EXTENDING, seat, cell, EXTENSION - 1)
        else:
            self.place_own(seat, cell)
            if task == Task.LEMON:
                self.push(Task.LEMON_EXTENDING, seat, cell, EXTENSION - 1)
            elif task == Task.TANGERINE:
                self.push(Task.EXTENDING, seat, cell, TANGERINE_EXTENSION - 1)
            else:
                self.push(Task.EXTENDING, seat, cell, EXTENSION - 1)

    def continue_digging(self, seat: int, task: int, cubes: int, cell: int) -> None:
        if task == Task.NEUTRAL_EXTENDING:
            self.place_neutral(seat, cell)
            self.end_turn(seat)
        else:
            self.place_own(seat, cell)
            if cubes > 1:
                self.push(task, seat, cell, cubes - 1)
            else:
                self.end_action(seat)

    def place_own(self, seat: int, cell: int) -> None:
        self.stock[seat] -= 1
        self.place_cube(seat, cell)
        self.tell(Event.CUBE_PLACED, seat, cell)

    def place_neutral(self, seat: int, cell: int) -> None:
        self.neutral_stock[seat] -= 1
        self.place_cube(NEUTRAL, cell)
        self.tell(Event.NEUTRAL_CUBE_PLACED, seat, cell)

    # ================================================================ S11 to S16 patrons
    def call_patron(self, seat: int, patron: int) -> None:
        self.tilted[seat * PATRONS + patron] += 1
        self.tell(Event.PATRON_CALLED, seat, patron)
        if patron == Kind.VIOLET:
            self.general[seat] -= 1
            self.stock[seat] += 1
            self.tell(Event.CUBE_GIVEN, seat)
            self.push(Task.VIOLET, seat, 0, 0)
        elif patron == Kind.LEMON:
            self.push(Task.LEMON, seat, 0, 0)
        elif patron == Kind.BROWN:
            self.push(Task.BROWN, seat, 0, 0)
        elif patron == Kind.BLACKMORE:
            self.push(Task.BLACKMORE, seat, 0, 0)
        else:
            self.push(Task.TANGERINE, seat, 0, 0)

    def send_to_museum(self, seat: int, room: int) -> None:
        """S14: Sir Brown takes the cube from the personal stock (R-30)."""
        self.stock[seat] -= 1
        self.hold_room(seat, room)
        self.end_action(seat)

    # ================================================================ S10, S17, S28 ends
    def pass_turn(self, seat: int) -> None:
        space = self.join_passing_scale(seat)
        self.tell(Event.SEAT_PASSED, seat, space)
        self.end_turn(seat)

    def end_action(self, seat: int) -> None:
        """S28: of two players, who did not pass may dig for the neutral colour with the own share (R-19)."""
        if self.has_neutral() and self.neutral_stock[seat] > 0 and self.can_dig(Task.NEUTRAL_TURN):
            self.push(Task.NEUTRAL_TURN, seat, 0, 0)
        else:
            self.end_turn(seat)

    def end_turn(self, seat: int) -> None:
        """S17: the only player left has had the single action, and takes the last space (R-01, R-02)."""
        left = self.players_left()
        if left == 1 and self.space[seat] == 0:
            space = self.join_passing_scale(seat)
            self.tell(Event.DIGGING_ENDED, seat, space)
            left = 0
        if left == 0:
            self.push(Task.SURVEY, 0, 0, 0)
            return
        following = (seat + 1) % self.seats
        while self.space[following] != 0:
            following = (following + 1) % self.seats
        self.push(Task.TURN, following, 0, 0)
