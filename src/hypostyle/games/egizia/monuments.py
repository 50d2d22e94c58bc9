"""Bricks on the five monuments of Egizia: where the next one goes, what it costs, what it brings."""

from __future__ import annotations

from hypostyle.engine.types import chapter, inline
from hypostyle.games.egizia.cards import Cards
from hypostyle.games.egizia.vocabulary import (
    BUILDING_BRICKS,
    COLONNADE,
    COLORS,
    FIRST_ROW,
    FIRST_STATUE,
    GOLD,
    GREEN_FIELD,
    NO_STATUE,
    OBELISK,
    ROW_CELLS,
    ROWS,
    STATUE_LEVELS,
    STATUES,
    TEAMS,
    VIOLET_BONUS,
    Bonus,
    Event,
    Line,
    Measure,
    Reason,
    Task,
)


@chapter
class Monuments(Cards):
    """The cells of obelisk, colonnade, statues and pyramid."""

    # ================================================================ where the next brick goes
    def brick_obstacle(self, seat: int, monument: int) -> int:
        """Why the next brick of a monument cannot be laid, apart from its cost."""
        if self.bricks_laid(seat) == BUILDING_BRICKS:
            return Reason.NO_BRICK_LEFT
        if monument == OBELISK:
            return Reason.OBELISK_COMPLETE if self.obelisk_count == self.content.obelisk_cells else 0
        if monument == COLONNADE:
            return Reason.COLONNADE_COMPLETE if self.colonnade[seat] == self.content.columns else 0
        if monument < FIRST_STATUE:
            return self.row_obstacle(monument - FIRST_ROW)
        statue = monument - FIRST_STATUE
        if self.statue_card[statue] == NO_STATUE:
            return Reason.NO_SUCH_STATUE
        return Reason.STATUE_COMPLETE if self.statue[seat * STATUES + statue] == STATUE_LEVELS else 0

    def bricks_laid(self, seat: int) -> int:
        """S01: bricks of a colour in all monuments (R-39)."""
        shared = self.obelisk_bricks[seat] + self.pyramid_bricks[seat]
        return shared + self.colonnade[seat] + self.measure_statues(seat, Measure.STATUE_BRICKS)

    def brick_cost(self, seat: int, monument: int) -> int:
        """Stones and force for the next brick (S08.2)."""
        if monument == OBELISK:
            return self.content.obelisk_cost[self.obelisk_count]
        if monument == COLONNADE:
            return self.content.column_cost[self.colonnade[seat]]
        if monument < FIRST_STATUE:
            return self.content.row_cost[self.pyramid_kind() * ROWS + monument - FIRST_ROW]
        return self.content.statue_cost[self.statue[seat * STATUES + monument - FIRST_STATUE]]

    def pyramid_kind(self) -> int:
        return 0 if self.seats == 2 else 1

    def row_width(self, row: int) -> int:
        return self.content.row_cells[self.pyramid_kind() * ROWS + row]

    def row_obstacle(self, row: int) -> int:
        """S12: the leftmost empty cell of a row, carried by the two cells below it on its own side (R-35)."""
        kind = self.pyramid_kind()
        if row >= self.content.pyramid_rows[kind]:
            return Reason.NO_SUCH_ROW
        cell = self.row_count[row]
        if cell == self.row_width(row):
            return Reason.ROW_COMPLETE
        if row == 0:
            return 0
        side = self.row_width(row) // self.content.pyramid_sides[kind]
        side_below = self.row_width(row - 1) // self.content.pyramid_sides[kind]
        right_support = cell // side * side_below + cell % side + 1
        return 0 if self.row_count[row - 1] > right_support else Reason.NO_SUPPORT

    # ================================================================ laying it
    def lay_brick(self, seat: int, monument: int, paid: bool) -> None:
        """Pay, place, points for the stones, point of the column bonus, then what the cell sets off."""
        cost = self.brick_cost(seat, monument) if paid else 0
        self.tell(Event.BRICK_LAID, seat, monument, cost)
        if paid:
            self.spend_stones(seat, cost)
        if monument == OBELISK:
            self.obelisk[self.obelisk_count] = seat + 1
            self.obelisk_count += 1
            self.obelisk_bricks[seat] += 1
            self.brick_points(seat, Line.OBELISK, cost)
        elif monument == COLONNADE:
            self.colonnade[seat] += 1
            self.brick_points(seat, Line.COLONNADE, cost)
            self.reach_column(seat, self.colonnade[seat])
        elif monument < FIRST_STATUE:
            row = monument - FIRST_ROW
            self.pyramid[row * ROW_CELLS + self.row_count[row]] = seat + 1
            self.row_count[row] += 1
            self.pyramid_bricks[seat] += 1
            self.brick_points(seat, Line.PYRAMID, cost)
            if self.row_count[row] == self.row_width(row):
                self.complete_row(row)
        else:
            self.statue[seat * STATUES + monument - FIRST_STATUE] += 1
            self.brick_points(seat, Line.STATUES, 0)  # S11.3: no points for the stones of a statue

    def brick_points(self, seat: int, line: int, points: int) -> None:
        self.gain(seat, line, points)
        if self.has_bonus(seat, Bonus.POINT_PER_BRICK):
            self.gain(seat, Line.BRICKS, self.content.bonus_amount[Bonus.POINT_PER_BRICK])

    # ================================================================ S09 obelisk
    def owe_obelisk_bonus(self, seat: int, upper: bool) -> None:
        """One advance a round, however many bricks (R-11): both markets for an upper brick, else one of choice."""
        if self.obelisk_bonus[seat]:
            return
        self.obelisk_bonus[seat] = 1
        if upper:
            self.advance_both_markets(seat)
        else:
            self.push(Task.MARKET_CHOICE, seat, 1, 0)

    # ================================================================ S10 colonnade
    def reach_column(self, seat: int, column: int) -> None:
        if column == self.content.gold_column:
            self.win_bonus(seat, self.bonus_tile[GOLD])
        if column == self.content.violet_column:
            self.win_bonus(seat, self.bonus_tile[VIOLET_BONUS])
        if column == self.content.columns:
            self.tell(Event.COLONNADE_FINISHED, seat)
            earlier = 0
            for other in range(self.seats):
                if other != seat and self.colonnade[other] == column:
                    earlier += 1
            self.gain(seat, Line.COLONNADE, self.content.finish[earlier])

    def win_bonus(self, seat: int, tile: int) -> None:
        effect = self.content.bonus_effect[tile]
        field = self.start_field(seat)
        self.bonuses[seat] |= 1 << effect
        self.tell(Event.BONUS_WON, seat, tile)
        if effect == Bonus.ALL_TEAMS:  # used teams too, and the starting field is turned
            for team in range(TEAMS):
                self.raise_team(seat, team, self.content.bonus_amount[Bonus.ALL_TEAMS])
            self.field_value[seat * COLORS + GREEN_FIELD] += self.start_field(seat) - field

    # ================================================================ S12 pyramid
    def complete_row(self, row: int) -> None:
        """Most bricks of the row score one point each, whoever laid the last; ties: the brick farthest right."""
        best = 0
        winner = 0
        for cell in range(self.row_width(row) - 1, -1, -1):
            owner = self.pyramid[row * ROW_CELLS + cell]
            bricks = self.bricks_in_row(row, owner)
            if bricks > best:
                best = bricks
                winner = owner
        self.row_winner[row] = winner
        self.tell(Event.ROW_COMPLETED, winner - 1, FIRST_ROW + row)
        self.gain(winner - 1, Line.PYRAMID, best)

    @inline
    def bricks_in_row(self, row: int, owner: int) -> int:
        bricks = 0
        for cell in range(self.row_count[row]):
            if self.pyramid[row * ROW_CELLS + cell] == owner:
                bricks += 1
        return bricks
