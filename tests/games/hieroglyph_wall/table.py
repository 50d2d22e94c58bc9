"""A table of the Hieroglyph Wall laid on purpose, in a notation of animals and columns.

    table = Table().lay(wall={0: "M< D>"}, guards="dromedary:yellow", scarabs="dromedary:2", hand="D> S>")
    table.drop("D> S>", slot=1)

A tile is written from the left, each animal by its letter with the way it looks; in a slot of the wall tiles follow
each other from the bottom, parted by a comma. Scarabs laid on columns come from the slab, archaeologists from stocks.
"""

from typing import Any, Self

from hypostyle.engine.content import Content
from hypostyle.games.hieroglyph_wall.rules import Printed
from hypostyle.games.hieroglyph_wall.vocabulary import (
    ANIMAL_NAMES,
    ANIMALS,
    EYES,
    EYES_NAMES,
    FIRST_CELL,
    FIRST_CURSE,
    HAND,
    NOBODY,
    SARCOPHAGI,
    SEAT_NAMES,
    STRIDE,
    TILE_CELLS,
)
from hypostyle.testing.scenario import Scenario

LETTERS = dict(zip("DSMCIKJ", range(ANIMALS), strict=True))  # K is the cat


def code(cell: str) -> int:
    """`D<` is a dromedary that looks to the left."""
    return 2 * (LETTERS[cell[0]] + 1) + "<>".index(cell[1])


def animal(name: str) -> int:
    return ANIMAL_NAMES.index(name)


def pairs_of(text: str) -> list[tuple[str, str]]:
    """`snake:red cat:2` as pairs."""
    return [(name, value) for name, _, value in (part.partition(":") for part in text.split())]


class Table(Scenario):
    """Red is the start player; nobody's hand makes a pair by accident, for the wall is empty."""

    def __init__(
        self,
        seats: int = 2,
        curse: bool = False,
        sphinx: bool = False,
        seed: int = 1,
        content: Content | None = None,
        **house_rules: str,
    ) -> None:
        super().__init__("hieroglyph_wall", seats, seed, {"curse": curse, "sphinx": sphinx, **house_rules}, content)
        printed = self.match.content.constants
        assert isinstance(printed, Printed)
        self.printed = printed
        self.change(turn=0).ask("turn", "red")

    # ------------------------------------------------------------------ laying
    def lay(self, **things: Any) -> Self:
        for name, thing in things.items():
            getattr(self, f"lay_{name}")(thing)
        return self

    def lay_turn(self, colour: str) -> None:
        self.change(turn=self.seat(colour)).ask("turn", colour)

    def lay_wall(self, slots: dict[int, str]) -> None:
        """Tiles of each slot from the bottom."""
        cells, levels = {}, {}
        across, rows = self.printed.tile_columns, self.printed.tile_rows
        for slot, column in slots.items():
            tiles = [tile.split() for tile in column.split(",")]
            levels[slot] = len(tiles)
            for level, tile in enumerate(tiles):
                for number, cell in enumerate(tile):
                    row = level * rows + number // across
                    cells[FIRST_CELL + row * STRIDE + slot * across + number % across] = (
                        0 if cell == "." else code(cell)
                    )
        self.change(wall=cells, level=levels)
        self.change(filled=sum(self.facts["level"]))

    def tile(self, text: str) -> int:
        """The number of a tile that is in the box."""
        cells = [code(cell) for cell in text.split()]
        cells += [0] * (TILE_CELLS - len(cells))
        kinds = range(self.printed.tile_kinds)
        return next(k for k in kinds if self.printed.tile_cell[k * TILE_CELLS : (k + 1) * TILE_CELLS] == cells)

    def lay_hand(self, tiles: str, seat: str = "red") -> None:
        """Tiles parted by commas."""
        numbers = sorted(self.tile(tile) + 1 for tile in tiles.split(",") if tile)
        first = self.seat(seat) * HAND
        self.change(hand=dict(enumerate(numbers + [0] * (HAND - len(numbers)), first)))
        self.change(hand_count={self.seat(seat): len(numbers)})

    def lay_hands(self, hands: dict[str, str]) -> None:
        for seat, tiles in hands.items():
            self.lay_hand(tiles, seat)

    def lay_pile(self, tiles: str, second: int = 0) -> None:
        """The draw pile, the next tile first; `curse:0` is a curse tile. The last `second` are the second pile."""
        numbers = [
            FIRST_CURSE + int(tile.partition(":")[2]) if "curse" in tile else self.tile(tile) + 1
            for tile in tiles.split(",")
            if tile.strip()
        ][::-1]
        snake = int(second > 0 and numbers[second - 1] >= FIRST_CURSE)
        self.change(pile=numbers + [0] * (len(self.facts["pile"]) - len(numbers)), pile_count=len(numbers))
        self.change(second_count=second, snake=snake)

    def lay_second_pile(self, tiles: str) -> None:
        """Only the second pile is left."""
        self.lay_pile(tiles, second=len(tiles.split(",")))

    def lay_guards(self, text: str) -> None:
        """Archaeologists: `dromedary:yellow snake:red`."""
        for name, colour in pairs_of(text):
            seat = self.seat(colour)
            self.change(guard={animal(name): seat}, stock={seat: self.facts["stock"][seat] - 1})

    def lay_stock(self, text: str) -> None:
        self.change(stock={self.seat(colour): int(amount) for colour, amount in pairs_of(text)})

    def lay_scarabs(self, text: str) -> None:
        for name, amount in pairs_of(text):
            self.change(scarabs={animal(name): int(amount)}, slab=self.facts["slab"] - int(amount))

    def lay_slab(self, amount: int) -> None:
        self.change(slab=amount)

    def lay_opened(self, text: str) -> None:
        """Who opened the sarcophagi of a column, the front one first: `dromedary:red,yellow`."""
        for name, owners in pairs_of(text):
            for eyes, colour in enumerate(owners.split(",")):
                number, seat = animal(name) * EYES + eyes, self.seat(colour)
                self.change(holder={number: seat}, seen={number: 1 << seat}, opened={animal(name): eyes + 1})
                self.change(owned={seat: self.facts["owned"][seat] + 1})

    def lay_values(self, text: str) -> None:
        """`dromedary:3,5,7` from the front; only for tests that do not imagine worlds."""
        for name, values in pairs_of(text):
            first = animal(name) * EYES
            self.change(mummy=dict(enumerate(map(int, values.split(",")), first)))

    def lay_pharaoh(self, text: str) -> None:
        self.change(pharaoh={self.seat(colour): animal(name) + 1 for colour, name in pairs_of(text)})

    def lay_last_tile(self, tile: str) -> None:
        """Red holds the last tile of the game; whatever it meets lies in the last slot."""
        slots = self.printed.slots
        self.change(level=[self.printed.height] * (slots - 1) + [self.printed.height - 1])
        self.change(filled=self.printed.tiles - 1)
        self.lay_pile("")
        self.lay_hands(dict.fromkeys(self.names, ""))
        self.lay_hand(tile)

    # ------------------------------------------------------------------ going on
    def drop(self, tile: str, slot: int, seat: str = "red") -> Self:
        return self.play(seat, "drop", tile=self.tile(tile), slot=slot)

    def try_drop(self, tile: str, slot: int, seat: str = "red") -> str | None:
        return self.refusal(seat, "drop", tile=self.tile(tile), slot=slot)

    def finish(self) -> Self:
        """Complete the wall; nobody gathers scarabs."""
        self.lay_last_tile("D> S>")
        self.drop("D> S>", self.printed.slots - 1)
        while not self.match.over:
            self.play(self.waiting[0], "done")
        return self

    # ------------------------------------------------------------------ looking
    @property
    def guards(self) -> dict[str, str]:
        """Who stands where."""
        found = zip(ANIMAL_NAMES, self.facts["guard"], strict=True)
        return {name: SEAT_NAMES[seat] for name, seat in found if seat != NOBODY}

    @property
    def scarabs(self) -> dict[str, int]:
        return {name: count for name, count in zip(ANIMAL_NAMES, self.facts["scarabs"], strict=True) if count}

    @property
    def slab(self) -> int:
        return int(self.facts["slab"])

    @property
    def stock(self) -> dict[str, int]:
        return dict(zip(self.names, self.facts["stock"], strict=False))

    @property
    def owned(self) -> dict[str, list[tuple[str, str]]]:
        """Sarcophagi of each seat by column and eyes."""
        found: dict[str, list[tuple[str, str]]] = {colour: [] for colour in self.names}
        for number in range(SARCOPHAGI):
            if self.facts["holder"][number] != NOBODY:
                found[SEAT_NAMES[self.facts["holder"][number]]].append(
                    (ANIMAL_NAMES[number // EYES], EYES_NAMES[number % EYES])
                )
        return found

    def hand(self, seat: str) -> list[int]:
        first = self.seat(seat) * HAND
        return [tile - 1 for tile in self.facts["hand"][first : first + self.facts["hand_count"][self.seat(seat)]]]

    @property
    def turn(self) -> str:
        return str(self.names[self.facts["turn"]])

    @property
    def ranking(self) -> dict[str, int]:
        return dict(zip(self.names, self.match.outcome.ranking, strict=True))
