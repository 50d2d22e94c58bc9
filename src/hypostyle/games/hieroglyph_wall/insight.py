"""What a position is worth: an estimate of each seat's final points, for bots and for explanations."""

from typing import Annotated

from hypostyle.engine.types import i64
from hypostyle.games.hieroglyph_wall.rules import Rules
from hypostyle.games.hieroglyph_wall.vocabulary import (
    ANIMALS,
    EYES,
    HAND,
    HIDDEN,
    NO_COLUMN,
    NOBODY,
    PHARAOH_LINE,
    SLOTS,
    TILE_CELLS,
    UP,
    Task,
)

TIE = 0.01  # a sarcophagus more decides a tie
SCARABS_A_TILE = 0.12  # that come to one column with each tile dropped, about
HELD = 0.8  # chance that an archaeologist is still there for the next scarab
FAVOURITE_HELD = 0.75  # of an archaeologist at the pharaoh's favourite, in the middle of the game
FAVOURITE_FREE = 0.3
FAVOURITE_LOST = 0.2
LOOSE_SCARAB = 0.6  # part of a third of a sarcophagus: scarabs at own columns are gathered at the end
STANDING = 0.6  # an archaeologist in place, beside what the scarabs there promise
QUARTERS = 4.0  # what a tile may bring is read in quarters of a point
# Neighbours of an empty cell are counted side by side in one number: at most eight of each facing animal.
COUNTED = 4  # bits of a count
MOST_COUNTED = 15
FIRST_FACING = 2  # lowest number of a facing animal
BEFORE_FIRST = COUNTED * FIRST_FACING
PLACES = SLOTS * TILE_CELLS


class Insight(Rules):
    """The rules with an eye for value."""

    def evaluate(self, seat: int) -> float:
        estimate: float = self.owned_value(seat)
        if self.over:
            return estimate + self.points(seat, PHARAOH_LINE)
        left: float = self.content.tiles - self.filled
        part: float = left / self.content.tiles
        estimate += self.favourite_value(seat, part)
        loose = 0
        best: float = 0.0
        for animal in range(ANIMALS):
            if self.likely_guard(animal) == seat:
                scarabs = self.likely_scarabs(animal)
                front: float = self.kind_value(self.opened[animal])
                estimate += self.column_value(animal, scarabs, left) + STANDING * part
                loose += scarabs % self.content.column_scarabs if front > 0.0 else scarabs
                best = max(best, front)
        return estimate + LOOSE_SCARAB * (1.0 - part) * best * loose / self.content.column_scarabs

    def owned_value(self, seat: int) -> float:
        return self.sarcophagus_points(seat) + TIE * self.owned[seat]

    def favourite_value(self, seat: int, part: float) -> float:
        """The bonus by how likely it is; certain at the end."""
        favourite = self.favourite(seat)
        if favourite == NO_COLUMN:
            return 0.0
        guard = self.likely_guard(favourite)
        chance: float = FAVOURITE_LOST * part
        if guard == seat:
            chance = 1.0 - (1.0 - FAVOURITE_HELD) * part
        elif guard == NOBODY:
            chance = FAVOURITE_FREE * part
        return chance * self.content.pharaoh_bonus

    def column_value(self, animal: int, scarabs: int, left: float) -> float:
        """The front sarcophagus, or once it is as good as open the one behind it."""
        eyes = self.opened[animal]
        missing = self.content.column_scarabs - scarabs
        if missing > 0 or eyes == EYES:
            return self.promise(eyes, missing, left)
        return self.kind_value(eyes) + self.promise(eyes + 1, self.content.column_scarabs, left)

    def promise(self, eyes: int, missing: int, left: float) -> float:
        """What a closed sarcophagus is worth, by the scarabs still missing and the tiles that may bring them."""
        if missing <= 0:
            return 0.0
        coming: float = SCARABS_A_TILE * left / missing
        chance: float = coming if coming < 1.0 else 1.0
        for _ in range(missing):
            chance *= HELD
        return self.kind_value(eyes) * chance

    def kind_value(self, eyes: int) -> float:
        """Nobody knows what is closed: the mean of its kind; nothing where all are open."""
        if eyes >= EYES:
            return 0.0
        return self.content.kind_total[eyes] / (1.0 * ANIMALS)

    # ---------------------------------------------------------------- during a turn: as if its pairs were resolved
    def likely_guard(self, animal: int) -> int:
        free: bool = self.guard[animal] == NOBODY and (self.plain[animal] > 0 or self.being_resolved(animal))
        if free or self.takeover[animal] > 0:
            return self.turn
        return self.guard[animal]

    def likely_scarabs(self, animal: int) -> int:
        due = self.scarabs_due(animal)
        if self.being_resolved(animal) and due < self.content.turn_scarabs - self.placed[animal]:
            due += 1
        return min(self.content.column_scarabs, self.scarabs[animal] + due)

    def being_resolved(self, animal: int) -> bool:
        under = self.depth - 2
        return under >= 0 and self.task[under] == Task.SCARAB and self.argument[under] == animal

    # ---------------------------------------------------------------- what the wall and the hand make possible
    def fill_measures(self, seat: int) -> None:
        """MEASURES: what the best tile of the reader's hand would bring at each column, by neighbouring cells alone."""
        self.count_pairs(seat)
        for animal in range(ANIMALS):
            pairs = self.measured[animal]
            if pairs > 0:
                self.measured[animal] = int(QUARTERS * self.prospect(seat, animal, pairs))

    def prospect(self, seat: int, animal: int, pairs: int) -> float:
        """What so many pairs of an animal would bring a seat at its column."""
        left: float = self.content.tiles - self.filled
        scarabs = self.scarabs[animal] + min(pairs, self.content.turn_scarabs)
        value: float = self.column_value(animal, min(scarabs, self.content.column_scarabs), left)
        if self.guard[animal] == seat:
            return value - self.column_value(animal, self.scarabs[animal], left)
        return value + STANDING

    def count_pairs(self, seat: int) -> None:
        """By animal, the most pairs that a tile of the hand makes in any slot."""
        around: Annotated[list[i64], PLACES] = [0] * PLACES  # by slot and cell of a tile; none without room
        for slot in range(self.content.slots):
            if self.slot_obstacle(slot) == 0:
                at = self.next_cell(slot)
                cell = slot * TILE_CELLS
                for _ in range(self.content.tile_rows):
                    left: i64 = self.stacked(at - 1)
                    middle: i64 = self.stacked(at)
                    for column in range(self.content.tile_columns):
                        right: i64 = self.stacked(at + column + 1)
                        around[cell] = left + middle + right
                        left = middle
                        middle = right
                        cell += 1
                    at += UP
        for place in range(seat * HAND, seat * HAND + self.hand_count[seat]):
            if self.hand[place] != HIDDEN:
                for cell in range(self.content.tile_cells):
                    facing = self.content.tile_cell[(self.hand[place] - 1) * TILE_CELLS + cell]
                    animal = (facing >> 1) - 1
                    least = 1 if self.held_by_other(seat, animal) else 0  # of the same facing: it must be taken over
                    for slot in range(self.content.slots):
                        same = counted(around[slot * TILE_CELLS + cell], facing)
                        alike = same + counted(around[slot * TILE_CELLS + cell], facing ^ 1)
                        self.measured[animal] = max(self.measured[animal], alike if same >= least else 0)

    def stacked(self, at: int) -> i64:
        """How many animals of each facing stand at, below and above a cell: COUNTED bits each, none for no animal."""
        one: i64 = 1
        found: i64 = one << COUNTED * self.wall[at - UP]
        found += one << COUNTED * self.wall[at]
        found += one << COUNTED * self.wall[at + UP]
        return found >> BEFORE_FIRST

    def held_by_other(self, seat: int, animal: int) -> bool:
        return self.guard[animal] != NOBODY and self.guard[animal] != seat


def counted(around: i64, facing: int) -> int:
    """How many of these neighbours are this facing animal."""
    return (around >> COUNTED * (facing - FIRST_FACING)) & MOST_COUNTED
