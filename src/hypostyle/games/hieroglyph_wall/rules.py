"""The rules in the order of the rulebook: set-up, turn, curse, end of the game, final count, secrets."""

from __future__ import annotations

from typing import Annotated

from hypostyle.engine.types import i8, i64
from hypostyle.games.hieroglyph_wall.chamber import Chamber
from hypostyle.games.hieroglyph_wall.vocabulary import (
    ANIMALS,
    ANY_COLUMN,
    CELLS_A_ROW,
    CURSE,
    CURSES,
    EVERYBODY,
    EYES,
    FIRST_CURSE,
    HAND,
    HIDDEN,
    MOST_VALUE,
    NOBODY,
    PHARAOH_LINE,
    SAME,
    SARCOPHAGI,
    SEATS,
    SLOTS,
    TILE_CELLS,
    WAYS,
    Event,
    Reason,
    Task,
    Verb,
)

TILE_CODES = FIRST_CURSE + CURSES  # what a place of the pile can hold: nothing, a tile, a curse


class Rules(Chamber):
    """The game from set-up to the final count."""

    # ================================================================ S03-S06 set-up
    def set_up(self) -> None:
        self.turn = self.below(self.seats)  # the start player is drawn
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
        for place in range(ANIMALS):
            other = self.below(place + 1)
            self.column_order[place] = self.column_order[other]
            self.column_order[other] = place
            self.guard[place] = NOBODY

    def deal_mummies(self, eyes: int) -> None:
        """S04: whatever is not known of one kind, shuffled over the sarcophagi of that kind."""
        rest: Annotated[list[i8], MOST_VALUE + 1] = [0] * (MOST_VALUE + 1)
        remaining = ANIMALS
        for place in range(eyes * ANIMALS, eyes * ANIMALS + ANIMALS):
            rest[self.content.mummy_value[place]] += 1
        for sarcophagus in range(eyes, SARCOPHAGI, EYES):
            if self.mummy[sarcophagus] != HIDDEN:
                rest[self.mummy[sarcophagus]] -= 1
                remaining -= 1
        for sarcophagus in range(eyes, SARCOPHAGI, EYES):
            if self.mummy[sarcophagus] == HIDDEN:
                chosen = self.below(remaining)
                remaining -= 1
                value = 0
                while chosen >= rest[value]:
                    chosen -= rest[value]
                    value += 1
                rest[value] -= 1
                self.mummy[sarcophagus] = value

    def deal_pharaohs(self) -> None:
        """S06: one card of seven for each seat that has none known; the others stay unseen (R-30)."""
        free: Annotated[list[i8], ANIMALS] = [1] * ANIMALS
        remaining = ANIMALS
        for seat in range(self.seats):
            if self.pharaoh[seat] != HIDDEN:
                free[self.pharaoh[seat] - 1] = 0
                remaining -= 1
        for seat in range(self.seats):
            if self.pharaoh[seat] == HIDDEN:
                chosen = self.below(remaining)
                remaining -= 1
                animal = 0
                while free[animal] == 0 or chosen > 0:
                    chosen -= free[animal]
                    animal += 1
                free[animal] = 0
                self.pharaoh[seat] = animal + 1

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
            if self.hand_count[seat] > 0 and self.hand[seat * HAND] == HIDDEN:
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

    def sort_hand(self, seat: int) -> None:
        """A hand has no order; empty places come last."""
        self.sort(self.hand, seat * HAND, seat * HAND + self.hand_count[seat])

    # ================================================================ what may be chosen
    def fill_legal(self, seat: int) -> None:
        top = self.depth - 1
        task = self.task[top]
        argument = self.argument[top]
        if task == Task.TURN:
            self.offer_drops(seat)
        elif task == Task.ORDER:
            for choice in range(2 * ANIMALS):
                if self.resolve_obstacle(argument, choice) == 0:
                    self.offer(Verb.RESOLVE + choice)
        elif task == Task.PLACING:
            self.offer(Verb.PLACE)
            self.offer(Verb.DECLINE)
        elif task == Task.MOVING:
            for origin in range(ANIMALS):
                if self.guard[origin] == seat:
                    self.offer(Verb.MOVE + origin)
            self.offer(Verb.DECLINE)
        elif task == Task.SEARCH:
            self.offer_claims(argument)
            self.offer(Verb.GIVE_UP)
        elif task == Task.STRIKING:
            for victim in range(SEATS):
                if self.strike_obstacle(seat, victim) == 0:
                    self.offer(Verb.STRIKE + victim)
        elif task == Task.GIVING:
            for sarcophagus in range(SARCOPHAGI):
                if self.holder[sarcophagus] == seat:
                    self.offer(Verb.GIVE + sarcophagus)
        else:
            for animal in range(ANIMALS):
                if self.gather_obstacle(seat, animal) == 0:
                    self.offer(Verb.GATHER + animal)
            self.offer(Verb.DONE)

    def offer_drops(self, seat: int) -> None:
        last = HIDDEN
        for place in range(seat * HAND, seat * HAND + self.hand_count[seat]):
            tile = self.hand[place]
            if tile != last:  # equal tiles are one choice
                for slot in range(self.content.slots):
                    if self.level[slot] < self.content.height:
                        self.offer(Verb.DROP + (tile - 1) * SLOTS + slot)
            last = tile

    # ================================================================ why something cannot be done
    def obstacle(self, seat: int, action: int) -> int:
        top = self.depth - 1
        task = self.task[top]
        argument = self.argument[top]
        if action < Verb.RESOLVE:
            if task != Task.TURN:
                return Reason.NOT_ASKED
            return self.drop_obstacle(seat, (action - Verb.DROP) // SLOTS, (action - Verb.DROP) % SLOTS)
        if action < Verb.PLACE:
            return self.resolve_obstacle(argument, action - Verb.RESOLVE) if task == Task.ORDER else Reason.NOT_ASKED
        if action < Verb.MOVE:
            if task == Task.MOVING:
                return Reason.NO_ARCHAEOLOGIST_LEFT
            return 0 if task == Task.PLACING else Reason.NOT_ASKED
        if action < Verb.DECLINE:
            return self.move_obstacle(seat, action - Verb.MOVE, task)
        if action < Verb.CLAIM:
            return 0 if task == Task.PLACING or task == Task.MOVING else Reason.NOT_ASKED
        if action < Verb.GIVE_UP:
            if task != Task.SEARCH:
                return Reason.NOT_ASKED
            line = action - Verb.CLAIM
            return self.line_obstacle(argument, line // WAYS // CELLS_A_ROW, line // WAYS % CELLS_A_ROW, line % WAYS)
        if action < Verb.STRIKE:
            return 0 if task == Task.SEARCH else Reason.NOT_ASKED
        if action < Verb.GIVE:
            return self.strike_obstacle(seat, action - Verb.STRIKE) if task == Task.STRIKING else Reason.NOT_ASKED
        if action < Verb.GATHER:
            if task != Task.GIVING:
                return Reason.NOT_ASKED
            return 0 if self.holder[action - Verb.GIVE] == seat else Reason.SARCOPHAGUS_NOT_OWNED
        if task != Task.GATHERING:
            return Reason.NOT_ASKED
        return self.gather_obstacle(seat, action - Verb.GATHER) if action < Verb.DONE else 0

    def drop_obstacle(self, seat: int, tile: int, slot: int) -> int:
        """S07: a tile of the own hand into a slot with room; never turned upside down, so there is no way to say so."""
        held = False
        for place in range(seat * HAND, seat * HAND + self.hand_count[seat]):
            if self.hand[place] == tile + 1:
                held = True
        if not held:
            return Reason.TILE_NOT_HELD
        if slot >= self.content.slots:
            return Reason.NO_SUCH_SLOT
        return 0 if self.level[slot] < self.content.height else Reason.SLOT_FULL

    def resolve_obstacle(self, only: int, choice: int) -> int:
        animal = choice // 2
        waiting = self.takeover[animal] if choice % 2 == SAME else self.plain[animal]
        if waiting == 0:
            return Reason.NO_SUCH_PAIR
        return 0 if only == ANY_COLUMN or only == animal else Reason.OTHER_PAIR_FIRST

    def move_obstacle(self, seat: int, origin: int, task: int) -> int:
        """S19: only who has none at hand moves one from the board."""
        if task == Task.PLACING:
            return Reason.ARCHAEOLOGISTS_LEFT
        if task != Task.MOVING:
            return Reason.NOT_ASKED
        return 0 if self.guard[origin] == seat else Reason.NOT_OWN_COLUMN

    def strike_obstacle(self, seat: int, victim: int) -> int:
        """S22: an opponent who owns a sarcophagus (R-18, R-37)."""
        if victim >= self.seats:
            return Reason.NO_SUCH_SEAT
        if victim == seat:
            return Reason.OWN_SEAT
        return 0 if self.owned[victim] > 0 else Reason.NOTHING_TO_GIVE

    def gather_obstacle(self, seat: int, animal: int) -> int:
        """S15: three scarabs at own columns, and a sarcophagus to open with them (R-27)."""
        if self.guard[animal] != seat:
            return Reason.NO_ARCHAEOLOGIST_THERE
        if self.opened[animal] == EYES:
            return Reason.NO_SARCOPHAGUS_LEFT
        return 0 if self.own_scarabs(seat) >= self.content.column_scarabs else Reason.TOO_FEW_SCARABS

    def own_scarabs(self, seat: int) -> int:
        total = 0
        for animal in range(ANIMALS):
            if self.guard[animal] == seat:
                total += self.scarabs[animal]
        return total

    # ================================================================ carrying a choice out
    def apply(self, seat: int, action: int) -> None:
        argument = self.argument[self.depth - 1]
        if action == Verb.GIVE_UP:
            self.give_up(seat)
            self.advance()
            return
        self.pop()
        if action < Verb.RESOLVE:
            self.drop(seat, (action - Verb.DROP) // SLOTS, (action - Verb.DROP) % SLOTS)
        elif action < Verb.PLACE:
            self.resolve_pair(seat, (action - Verb.RESOLVE) // 2, (action - Verb.RESOLVE) % 2)
        elif action < Verb.MOVE:
            self.place_archaeologist(seat, argument)
        elif action < Verb.DECLINE:
            self.move_archaeologist(seat, argument, action - Verb.MOVE)
        elif action < Verb.CLAIM:
            self.tell(Event.ARCHAEOLOGIST_WITHHELD, seat, argument)
        elif action < Verb.GIVE_UP:
            self.claim(seat, action - Verb.CLAIM)
        elif action < Verb.GIVE:
            self.strike(seat, action - Verb.STRIKE)
        elif action < Verb.GATHER:
            self.give(seat, argument, action - Verb.GIVE)
        elif action < Verb.DONE:
            self.gather(seat, action - Verb.GATHER)
        self.advance()

    def advance(self) -> None:
        """Run what resolves itself, until somebody has to choose or the match is over."""
        while not self.over:
            if self.depth == 0:
                self.end_turn()
            top = self.depth - 1
            task = self.task[top]
            seat = self.who[top]
            if task == Task.PAIRS:
                self.continue_pairs(seat)
            elif task == Task.DRAWING:
                self.draw(seat)
            elif task == Task.SCARAB:
                animal = self.argument[top]
                self.pop()
                self.place_scarab(animal)
            elif task == Task.COUNTING:
                self.pop()
                self.count()
            elif task == Task.GATHERING and not self.can_gather(seat):
                self.pop()
            else:
                self.open = self.detail[top] if task == Task.SEARCH else 1 << seat
                return
        self.open = 0

    # ================================================================ S07 turn
    def drop(self, seat: int, tile: int, slot: int) -> None:
        """The tile falls, its pairs are resolved, then the hand is filled up (R-21)."""
        self.remove_from_hand(seat, tile + 1)
        self.tell(Event.TILE_DROPPED, seat, slot, tile, self.tile_animal(tile, 0), self.tile_animal(tile, 1))
        self.find_pairs(tile, slot)
        self.cover(tile, slot)
        self.push(Task.DRAWING, seat, 0, 0)
        if self.waiting > 0:
            self.sort_pairs(seat)
            self.push(Task.PAIRS, seat, 0, 0)

    def tile_animal(self, tile: int, cell: int) -> int:
        return (self.content.tile_cell[tile * TILE_CELLS + cell] >> 1) - 1

    def remove_from_hand(self, seat: int, tile: int) -> None:
        self.hand_count[seat] -= 1
        last = seat * HAND + self.hand_count[seat]
        place = seat * HAND
        while self.hand[place] != tile:
            place += 1
        while place < last:
            self.hand[place] = self.hand[place + 1]
            place += 1
        self.hand[last] = HIDDEN

    def continue_pairs(self, seat: int) -> None:
        if self.waiting > 0:
            self.next_pair(seat)
            return
        self.pop()
        for animal in range(ANIMALS):
            self.placed[animal] = 0

    def draw(self, seat: int) -> None:
        """S07, S23: up to three tiles; a curse on top means a search first (R-19)."""
        if self.hand_count[seat] == self.content.hand_size or self.pile_count == 0:
            self.pop()
            return
        tile = self.take_top()
        if tile >= FIRST_CURSE:
            self.turn_up(tile - FIRST_CURSE)
            return
        self.hand[seat * HAND + self.hand_count[seat]] = tile
        self.hand_count[seat] += 1
        self.sort_hand(seat)
        self.tell(Event.TILE_DRAWN, seat, tile - 1)

    def take_top(self) -> int:
        self.pile_count -= 1
        tile = self.pile[self.pile_count]
        self.pile[self.pile_count] = HIDDEN
        if self.pile_count < self.second_count:
            self.second_count = self.pile_count
            self.snake = 0
            if self.second_count > 0 and self.pile[self.second_count - 1] >= FIRST_CURSE:
                self.snake = 1
        return tile

    def end_turn(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        if self.filled < self.content.tiles:
            self.push(Task.TURN, self.turn, 0, 0)
            return
        self.tell(Event.WALL_COMPLETED)
        self.push(Task.COUNTING, 0, 0, 0)
        for place in range(self.seats - 1, -1, -1):
            self.push(Task.GATHERING, (self.turn + place) % self.seats, 0, 0)

    # ================================================================ S22, S23 the curse of the pharaoh
    def turn_up(self, curse: int) -> None:
        """All search at once; where nobody owns a sarcophagus there is nothing to search for (R-18)."""
        self.curses_met |= 1 << curse
        first = curse * 3
        self.tell(
            Event.CURSE_TURNED,
            self.content.curse_animal[first],
            self.content.curse_animal[first + 1],
            self.content.curse_animal[first + 2],
        )
        owned = 0
        for seat in range(self.seats):
            owned += self.owned[seat]
        if owned > 0:
            self.push(Task.SEARCH, 0, curse, (1 << self.seats) - 1)
        else:
            self.tell(Event.CURSE_POINTLESS)

    def give_up(self, seat: int) -> None:
        """R-38, R-42: who gives up is out of this search; the last one ends it."""
        top = self.depth - 1
        self.detail[top] &= ~(1 << seat)
        self.tell(Event.SEARCH_GIVEN_UP, seat)
        if self.detail[top] == 0:
            self.pop()
            self.tell(Event.TRIPLE_NOT_FOUND)

    def claim(self, seat: int, line: int) -> None:
        """The first valid claim ends the search (R-17); the finder strikes an opponent who owns a sarcophagus."""
        self.tell(Event.TRIPLE_FOUND, seat, line // WAYS // CELLS_A_ROW, line // WAYS % CELLS_A_ROW, line % WAYS)
        victims = 0
        last = NOBODY
        for victim in range(self.seats):
            if self.strike_obstacle(seat, victim) == 0:
                victims += 1
                last = victim
        if victims > 1:
            self.push(Task.STRIKING, seat, 0, 0)
        elif victims == 1:
            self.strike(seat, last)
        else:
            self.tell(Event.NOBODY_STRUCK, seat)

    def strike(self, seat: int, victim: int) -> None:
        """The victim chooses what to give (R-18); a single sarcophagus leaves no choice."""
        self.tell(Event.SEAT_STRUCK, seat, victim)
        if self.owned[victim] > 1:
            self.push(Task.GIVING, victim, seat, 0)
            return
        sarcophagus = 0
        while self.holder[sarcophagus] != victim:
            sarcophagus += 1
        self.give(victim, seat, sarcophagus)

    def give(self, seat: int, taker: int, sarcophagus: int) -> None:
        """R-39: face down; the new owner looks at it, whoever looked before remembers."""
        self.holder[sarcophagus] = taker
        self.seen[sarcophagus] |= 1 << taker
        self.owned[seat] -= 1
        self.owned[taker] += 1
        self.tell(
            Event.SARCOPHAGUS_GIVEN, seat, taker, sarcophagus // EYES, sarcophagus % EYES, self.mummy[sarcophagus]
        )

    # ================================================================ S15 moving scarabs
    def can_gather(self, seat: int) -> bool:
        for animal in range(ANIMALS):
            if self.gather_obstacle(seat, animal) == 0:
                return True
        return False

    def gather(self, seat: int, target: int) -> None:
        """R-41: bring what is missing and open. Where it comes from cannot matter: the rest may be moved again."""
        missing = self.content.column_scarabs - self.scarabs[target]
        self.tell(Event.SCARABS_GATHERED, seat, target, missing)
        self.fetch(seat, target, True)
        self.fetch(seat, target, False)
        self.open_if_complete(target)
        self.push(Task.GATHERING, seat, 0, 0)

    def fetch(self, seat: int, target: int, from_empty: bool) -> None:
        """Scarabs of own columns, those without sarcophagus first (R-11)."""
        for animal in range(ANIMALS):
            if self.guard[animal] == seat and animal != target and (self.opened[animal] == EYES) == from_empty:
                amount = min(self.scarabs[animal], self.content.column_scarabs - self.scarabs[target])
                self.scarabs[animal] -= amount
                self.scarabs[target] += amount

    # ================================================================ S16 final count
    def count(self) -> None:
        for sarcophagus in range(SARCOPHAGI):
            if self.holder[sarcophagus] != NOBODY:
                self.seen[sarcophagus] |= EVERYBODY
        for seat in range(self.seats):
            self.tell(Event.PHARAOH_SHOWN, seat, self.pharaoh[seat] - 1, self.points(seat, PHARAOH_LINE))
        self.over = 1
        self.tell(Event.MATCH_ENDED)

    def points(self, seat: int, line: int) -> int:
        """As the position stands: sarcophagi by their eyes, then the pharaoh's favourite."""
        if line == PHARAOH_LINE:
            favourite = self.pharaoh[seat] - 1
            return self.content.pharaoh_bonus if favourite >= 0 and self.guard[favourite] == seat else 0
        total = 0
        for sarcophagus in range(line, SARCOPHAGI, EYES):
            if self.holder[sarcophagus] == seat:
                total += self.mummy[sarcophagus]
        return total

    def tie_break(self, seat: int, level: int) -> int:
        return self.owned[seat]

    def result(self, seat: int) -> float:
        total = self.points(seat, PHARAOH_LINE)
        for sarcophagus in range(SARCOPHAGI):
            if self.holder[sarcophagus] == seat:
                total += self.mummy[sarcophagus]
        return total * 32.0 + self.owned[seat]

    # ================================================================ secrets
    def erase(self, seat: int) -> None:
        """Other hands and the piles become one sorted pool; values nobody showed to this seat are gone."""
        self.forget_chance()
        pool = self.pool_size()
        for other in range(self.seats):
            if other != seat:
                if self.hand[other * HAND] != HIDDEN:
                    for place in range(other * HAND, other * HAND + self.hand_count[other]):
                        self.pile[pool] = self.hand[place]
                        self.hand[place] = HIDDEN
                        pool += 1
                if not self.over:
                    self.pharaoh[other] = HIDDEN
        self.sort_pool(pool)
        for sarcophagus in range(SARCOPHAGI):
            if not self.has_seen(seat, sarcophagus):
                self.mummy[sarcophagus] = HIDDEN

    def has_seen(self, seat: int, sarcophagus: int) -> bool:
        seen = self.seen[sarcophagus]
        return seen >= EVERYBODY or (seat >= 0 and (seen >> seat) & 1 == 1)

    def sort_pool(self, pool: int) -> None:
        amount: Annotated[list[i8], TILE_CODES] = [0] * TILE_CODES
        for place in range(pool):
            amount[self.pile[place]] += 1
        place = 0
        for tile in range(1, TILE_CODES):
            for _ in range(amount[tile]):
                self.pile[place] = tile
                place += 1

    def pool_size(self) -> int:
        """Tiles in the piles and in hands that are not known."""
        pool = self.pile_count
        for seat in range(self.seats):
            if self.hand[seat * HAND] == HIDDEN:
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

    # ================================================================ R-40 trying a tile before the wall
    def preview(self, tile: int, slot: int) -> list[tuple[int, int]]:
        """Pairs a tile would make, for each animal looking different ways and alike; forgets the pairs that wait."""
        self.forget_pairs()
        self.find_pairs(tile, slot)
        return [(self.plain[animal], self.takeover[animal]) for animal in range(ANIMALS)]

    def forget_pairs(self) -> None:
        self.waiting = 0
        for animal in range(ANIMALS):
            self.plain[animal] = 0
            self.takeover[animal] = 0
