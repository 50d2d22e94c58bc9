"""What a position is worth: an estimate of each seat's final points, for bots and for explanations."""

from hypostyle.games.hieroglyph_wall.rules import Rules
from hypostyle.games.hieroglyph_wall.vocabulary import (
    ANIMALS,
    EYES,
    HAND,
    HIDDEN,
    NO_COLUMN,
    NOBODY,
    PHARAOH_LINE,
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
    def measure(self, seat: int, which: int) -> int:
        """MEASURES: what the best tile of the reader's hand would bring at each column, by neighbouring cells alone."""
        pairs = self.most_pairs(seat, which)
        return int(QUARTERS * self.prospect(seat, which, pairs)) if pairs > 0 else 0

    def prospect(self, seat: int, animal: int, pairs: int) -> float:
        """What so many pairs of an animal would bring a seat at its column."""
        left: float = self.content.tiles - self.filled
        scarabs = self.scarabs[animal] + min(pairs, self.content.turn_scarabs)
        value: float = self.column_value(animal, min(scarabs, self.content.column_scarabs), left)
        if self.guard[animal] == seat:
            return value - self.column_value(animal, self.scarabs[animal], left)
        return value + STANDING

    def most_pairs(self, seat: int, animal: int) -> int:
        """The most pairs of an animal that a tile of the hand makes; at an opponent's column one must take it over."""
        held_by_other: bool = self.guard[animal] != NOBODY and self.guard[animal] != seat
        most = 0
        for place in range(seat * HAND, seat * HAND + self.hand_count[seat]):
            if self.hand[place] != HIDDEN:
                first = (self.hand[place] - 1) * TILE_CELLS
                for cell in range(self.content.tile_cells):
                    facing = self.content.tile_cell[first + cell]
                    if (facing >> 1) - 1 == animal:
                        most = max(most, self.best_place(facing, self.content.cell_offset[cell], held_by_other))
        return most

    def best_place(self, facing: int, offset: int, take_over: bool) -> int:
        """The most neighbours of its kind that a cell of a tile meets in any slot, as far as a turn has scarabs for."""
        most = 0
        for slot in range(self.content.slots):
            if most < self.content.turn_scarabs and self.slot_obstacle(slot) == 0:
                most = max(most, self.pairs_at(self.next_cell(slot) + offset, facing, take_over))
        return most

    def pairs_at(self, at: int, facing: int, take_over: bool) -> int:
        """Neighbours of its kind around an empty cell; none where one of them must look the same way and none does."""
        alike = 0
        same = 0
        for row in range(3):
            first = at + (row - 1) * UP - 1
            for cell in range(3):
                alike += 1 if self.wall[first + cell] >> 1 == facing >> 1 else 0
                same += 1 if self.wall[first + cell] == facing else 0
        return alike if same > 0 or not take_over else 0
