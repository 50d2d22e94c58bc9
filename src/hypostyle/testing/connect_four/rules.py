"""The rules of Connect Four."""

from __future__ import annotations

from typing import Annotated

from hypostyle.engine.state import Constants, State
from hypostyle.engine.types import i8, i64
from hypostyle.testing.connect_four.vocabulary import (
    BOARD_FILLED,
    CELLS,
    COLUMN_FULL,
    COLUMNS,
    DISC_DROPPED,
    DROP,
    GOAL,
    LINE_COMPLETED,
    ROWS,
    TURN,
)


class Printed(Constants):
    """Nothing is printed on the board."""


class Rules(State):
    """A position of Connect Four; a cell holds 0, or the seat of its disc plus one."""

    content: Printed

    winner: i8  # 0, or the seat plus one
    filled: i8
    height: Annotated[list[i8], COLUMNS]
    cell: Annotated[list[i8], CELLS]

    def set_up(self) -> None:
        self.push(TURN, 0, 0, 0)
        self.open = 1

    def fill_legal(self, seat: int) -> None:
        for column in range(COLUMNS):
            if self.height[column] < ROWS:
                self.offer(DROP + column)

    def obstacle(self, seat: int, action: int) -> int:
        return 0 if self.height[action - DROP] < ROWS else COLUMN_FULL

    def apply(self, seat: int, action: int) -> None:
        column = action - DROP
        row = self.height[column]
        self.cell[row * COLUMNS + column] = seat + 1
        self.height[column] = row + 1
        self.filled += 1
        self.tell(DISC_DROPPED, seat, column, row)
        if self.completes_line(row, column):
            self.winner = seat + 1
            self.tell(LINE_COMPLETED, seat)
            self.finish()
        elif self.filled == CELLS:
            self.tell(BOARD_FILLED)
            self.finish()
        else:
            self.who[0] = 1 - seat
            self.open = 1 << (1 - seat)

    def finish(self) -> None:
        self.pop()
        self.open = 0
        self.over = 1

    def completes_line(self, row: int, column: int) -> bool:
        """Four discs of one colour through this cell: up, across, or along a diagonal."""
        return (
            self.line_length(row, column, 1, 0) >= GOAL
            or self.line_length(row, column, 0, 1) >= GOAL
            or self.line_length(row, column, 1, 1) >= GOAL
            or self.line_length(row, column, 1, -1) >= GOAL
        )

    def line_length(self, row: int, column: int, up: int, right: int) -> int:
        return 1 + self.reach(row, column, up, right) + self.reach(row, column, -up, -right)

    def reach(self, row: int, column: int, up: int, right: int) -> int:
        """How many discs of the same colour follow in one direction."""
        colour = self.cell[row * COLUMNS + column]
        length = 0
        row += up
        column += right
        while 0 <= row < ROWS and 0 <= column < COLUMNS and self.cell[row * COLUMNS + column] == colour:
            length += 1
            row += up
            column += right
        return length

    def points(self, seat: int, line: int) -> int:
        return 1 if self.winner == seat + 1 else 0

    def result(self, seat: int) -> float:
        return 1.0 if self.winner == seat + 1 else 0.0

    def erase(self, seat: int) -> None:
        """Everything lies open but the generator, which nothing uses."""
        self.forget_chance()

    def redeal(self, seed: i64) -> None:
        """Nothing is hidden."""
