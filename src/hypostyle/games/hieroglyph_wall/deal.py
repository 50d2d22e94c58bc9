"""The deal: set-up, what a seat cannot know of it, and worlds dealt anew from what is hidden."""

from __future__ import annotations

from typing import Annotated

from hypostyle.engine.types import chapter, i8, i64
from hypostyle.games.hieroglyph_wall.chamber import Chamber
from hypostyle.games.hieroglyph_wall.vocabulary import (
    ANIMALS,
    CURSE,
    CURSES,
    EVERYBODY,
    EYES,
    FIRST_CURSE,
    HAND,
    HIDDEN,
    NOBODY,
    PILE,
    SARCOPHAGI,
    START,
    Task,
)

TILE_CODES = FIRST_CURSE + CURSES  # what a place of the pile can hold: nothing, a tile, a curse


@chapter
class Deal(Chamber):
    """Columns, sarcophagi, pharaoh cards, hands and piles."""

    # ================================================================ S03-S06, S21 set-up
    def set_up(self) -> None:
        drawn = self.below(self.seats)
        self.turn = 0 if self.option[START] else drawn  # drawn, or by a house rule the first seat
        self.lay_columns()
        for sarcophagus in range(SARCOPHAGI):
            self.holder[sarcophagus] = NOBODY
        for eyes in range(EYES):
            self.deal_mummies(eyes)
        self.deal_pharaohs()
        self.slab = self.content.scarabs
        for seat in range(self.seats):
            self.stock[seat] = self.content.archaeologists
            self.hand_count[seat] = self.content.hand_size
        self.build_piles()
        self.push(Task.TURN, self.turn, 0, 0)
        self.open = 1 << self.turn

    def lay_columns(self) -> None:
        """S03: each column comes to a place drawn among those laid so far."""
        for place in range(ANIMALS):
            other = self.below(place + 1)
            self.column_order[place] = self.column_order[other]
            self.column_order[other] = place
            self.guard[place] = NOBODY

    def deal_mummies(self, eyes: int) -> None:
        """S04: whatever is not known of one kind, shuffled over the sarcophagi of that kind."""
        free = remaining = 0
        for place in range(ANIMALS):
            if self.is_unseen(eyes, place):
                free |= 1 << place
                remaining += 1
        for sarcophagus in range(eyes, SARCOPHAGI, EYES):
            if self.mummy[sarcophagus] == HIDDEN:
                drawn = self.draw_free(free, remaining)
                free -= 1 << drawn
                remaining -= 1
                self.mummy[sarcophagus] = self.content.mummy_value[eyes * ANIMALS + drawn]

    def is_unseen(self, eyes: int, place: int) -> bool:
        """Whether a printed value of a kind is not among the known ones; of equal values the first count as known."""
        value = self.content.mummy_value[eyes * ANIMALS + place]
        known = 0
        for sarcophagus in range(eyes, SARCOPHAGI, EYES):
            if self.mummy[sarcophagus] == value:
                known += 1
        if known == 0:
            return True
        for other in range(eyes * ANIMALS, eyes * ANIMALS + place):
            if self.content.mummy_value[other] == value:
                known -= 1
        return known <= 0

    def deal_pharaohs(self) -> None:
        """S06: one card of seven for each seat that has none known; the others stay unseen (R-30)."""
        free = (1 << ANIMALS) - 1
        remaining = ANIMALS
        for seat in range(self.seats):
            if self.pharaoh[seat] != HIDDEN:
                free -= 1 << (self.pharaoh[seat] - 1)
                remaining -= 1
        for seat in range(self.seats):
            if self.pharaoh[seat] == HIDDEN:
                drawn = self.draw_free(free, remaining)
                free -= 1 << drawn
                remaining -= 1
                self.pharaoh[seat] = drawn + 1

    def draw_free(self, free: int, remaining: int) -> int:
        """A place drawn from those that are still free, one bit each."""
        chosen = self.below(remaining)
        place = 0
        while chosen > 0 or not free >> place & 1:
            chosen -= free >> place & 1
            place += 1
        return place

    def build_piles(self) -> None:
        """S05, S21: all tiles, and with the curse the second pile with the curse tiles in it."""
        pool = 0
        for tile in range(self.content.tile_kinds):
            for _ in range(self.content.tile_count[tile]):
                self.pile[pool] = tile + 1
                pool += 1
        self.pile_count = pool - self.seats * self.content.hand_size
        if self.option[CURSE]:
            for curse in range(self.content.curses):
                self.pile[pool] = FIRST_CURSE + curse
                pool += 1
            self.pile_count += self.content.curses
            self.second_count = pool - self.content.first_pile
            self.snake = 1 if self.below(self.second_count) < self.content.curses else 0
        self.deal_tiles(pool)

    def deal_tiles(self, pool: int) -> None:
        """Deal a sorted pool, curses last, to the hands that are not known and to the piles."""
        curse: Annotated[list[i8], CURSES] = [0] * CURSES
        curses = 0
        tiles = pool
        while tiles > 0 and self.pile[tiles - 1] >= FIRST_CURSE:
            tiles -= 1
            curse[curses] = self.pile[tiles]
            self.pile[tiles] = HIDDEN
            curses += 1
        self.shuffle(self.pile, 0, tiles)
        for seat in range(self.seats):
            if self.hand_hidden(seat):
                for place in range(seat * HAND, seat * HAND + self.hand_count[seat]):
                    tiles -= 1
                    self.hand[place] = self.pile[tiles]
                    self.pile[tiles] = HIDDEN
                self.sort_hand(seat)
        if curses > 0:
            lower = self.second_count - curses  # tiles of the second pile
            for place in range(tiles - 1, lower - 1, -1):
                self.pile[place + curses] = self.pile[place]
            for place in range(curses):
                self.pile[lower + place] = curse[place]
            self.shuffle_second(curses)

    def shuffle_second(self, curses: int) -> None:
        """Curses anywhere in the second pile, but its uppermost back is seen by all (R-43)."""
        top = self.second_count - 1
        tiles = self.second_count - curses
        chosen = tiles + self.below(curses) if self.snake else self.below(tiles)
        tile = self.pile[top]
        self.pile[top] = self.pile[chosen]
        self.pile[chosen] = tile
        self.shuffle(self.pile, 0, top)

    def hand_hidden(self, seat: int) -> bool:
        """Whether a seat has tiles that are not known here."""
        return self.hand_count[seat] > 0 and self.hand[seat * HAND] == HIDDEN

    def sort_hand(self, seat: int) -> None:
        """A hand has no order; empty places come last."""
        self.sort(self.hand, seat * HAND, seat * HAND + self.hand_count[seat])

    # ================================================================ secrets
    def erase(self, seat: int) -> None:
        """Other hands and the piles become one sorted pool; values nobody showed to this seat are gone."""
        self.forget_chance()
        pool = self.pool_size()
        for other in range(self.seats):
            if other != seat:
                if not self.hand_hidden(other):
                    for place in range(other * HAND, other * HAND + self.hand_count[other]):
                        self.pile[pool] = self.hand[place]
                        self.hand[place] = HIDDEN
                        pool += 1
                if not self.over:
                    self.pharaoh[other] = HIDDEN
        self.sort_pool(pool)
        for sarcophagus in range(SARCOPHAGI):
            self.mummy[sarcophagus] = self.mummy[sarcophagus] if self.has_seen(seat, sarcophagus) else HIDDEN

    def has_seen(self, seat: int, sarcophagus: int) -> bool:
        seen = self.seen[sarcophagus]
        return seen >= EVERYBODY or (seat >= 0 and (seen >> seat) & 1 == 1)

    def sort_pool(self, pool: int) -> None:
        """By counting first how many tiles each comes after: how many there are of each cannot be foreseen."""
        before: Annotated[list[i8], TILE_CODES + 1] = [0] * (TILE_CODES + 1)
        found: Annotated[list[i8], PILE] = [0] * PILE
        for place in range(pool):
            before[self.pile[place] + 1] += 1
        for tile in range(1, TILE_CODES):
            before[tile] += before[tile - 1]
        for place in range(pool):
            tile = self.pile[place]
            found[before[tile]] = tile
            before[tile] += 1
        for place in range(pool):
            self.pile[place] = found[place]

    def pool_size(self) -> int:
        """Tiles in the piles and in hands that are not known."""
        pool = self.pile_count
        for seat in range(self.seats):
            if self.hand_hidden(seat):
                pool += self.hand_count[seat]
        return pool

    def redeal(self, seed: i64) -> None:
        self.seed(seed)
        pool = self.pool_size()
        if self.option[CURSE]:
            self.sort_pool(pool)  # also where nothing was erased, curses belong to the second pile
        self.deal_tiles(pool)
        for eyes in range(EYES):
            self.deal_mummies(eyes)
        self.deal_pharaohs()
