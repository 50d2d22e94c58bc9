"""The course of a game: what may be chosen and why not, the turn, the end moves, the final count."""

from __future__ import annotations

from hypostyle.engine.types import inline
from hypostyle.games.hieroglyph_wall.curse import Curse
from hypostyle.games.hieroglyph_wall.vocabulary import (
    ANIMALS,
    ANY_COLUMN,
    EVERYBODY,
    EYES,
    FIRST_CURSE,
    HAND,
    HIDDEN,
    NO_COLUMN,
    NOBODY,
    OPENINGS,
    PHARAOH_LINE,
    SARCOPHAGI,
    SEATS,
    SLOTS,
    TAKEOVER,
    TILE_CELLS,
    VERB_OF,
    Event,
    Reason,
    Task,
    Verb,
)
from hypostyle.games.hieroglyph_wall.wall import Printed

__all__ = ["Printed", "Rules"]


class Rules(Curse):
    """The game from the first turn to the final count."""

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
                if self.move_obstacle(seat, origin) == 0:
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
                if self.give_obstacle(self.giver(seat, argument), sarcophagus) == 0:
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
                    self.offer_if(self.slot_obstacle(slot) == 0, Verb.DROP + (tile - 1) * SLOTS + slot)
            last = tile

    # ================================================================ why something cannot be done
    def obstacle(self, seat: int, action: int) -> int:
        top = self.depth - 1
        task = self.task[top]
        argument = self.argument[top]
        verb = VERB_OF[action]
        choice = action - verb
        if task == Task.TURN and verb == Verb.DROP:
            return self.drop_obstacle(seat, choice // SLOTS, choice % SLOTS)
        if task == Task.ORDER and verb == Verb.RESOLVE:
            return self.resolve_obstacle(argument, choice)
        if task == Task.PLACING:
            return self.placing_obstacle(verb)
        if task == Task.MOVING:
            return self.moving_obstacle(seat, verb, choice)
        if task == Task.SEARCH and verb == Verb.CLAIM:
            return self.claim_obstacle(argument, choice)
        if task == Task.STRIKING and verb == Verb.STRIKE:
            return self.strike_obstacle(seat, choice)
        if task == Task.GIVING and verb == Verb.GIVE:
            return self.give_obstacle(self.giver(seat, argument), choice)
        if task == Task.GATHERING and verb == Verb.GATHER:
            return self.gather_obstacle(seat, choice)
        free: bool = (task == Task.SEARCH and verb == Verb.GIVE_UP) or (task == Task.GATHERING and verb == Verb.DONE)
        return 0 if free else Reason.NOT_ASKED

    def drop_obstacle(self, seat: int, tile: int, slot: int) -> int:
        """S07: a tile of the own hand into a slot with room; never turned upside down, so there is no way to say so."""
        held = False
        for place in range(seat * HAND, seat * HAND + self.hand_count[seat]):
            if self.hand[place] == tile + 1:
                held = True
        return self.slot_obstacle(slot) if held else Reason.TILE_NOT_HELD

    @inline
    def slot_obstacle(self, slot: int) -> int:
        """S03, S07: a tile falls into any slot that has room."""
        if slot >= self.content.slots:
            return Reason.NO_SUCH_SLOT
        return 0 if self.level[slot] < self.content.height else Reason.SLOT_FULL

    def resolve_obstacle(self, only: int, choice: int) -> int:
        animal = choice // 2
        if self.pairs_of_type(animal, choice % 2) == 0:
            return Reason.NO_SUCH_PAIR
        return 0 if only == ANY_COLUMN or only == animal else Reason.OTHER_PAIR_FIRST

    def pairs_of_type(self, animal: int, pair: int) -> int:
        """S09, S10: the pairs of an animal that wait; only at a column of an opponent are there takeovers."""
        return self.takeover[animal] if pair == TAKEOVER else self.plain[animal]

    def placing_obstacle(self, verb: int) -> int:
        """S19: a piece is moved from the board only by who has none at hand."""
        if verb == Verb.MOVE:
            return Reason.ARCHAEOLOGISTS_LEFT
        return 0 if verb == Verb.PLACE or verb == Verb.DECLINE else Reason.NOT_ASKED

    def moving_obstacle(self, seat: int, verb: int, origin: int) -> int:
        if verb == Verb.PLACE:
            return Reason.NO_ARCHAEOLOGIST_LEFT
        if verb == Verb.MOVE:
            return self.move_obstacle(seat, origin)
        return 0 if verb == Verb.DECLINE else Reason.NOT_ASKED

    def move_obstacle(self, seat: int, origin: int) -> int:
        return 0 if self.guard[origin] == seat else Reason.NOT_OWN_COLUMN

    def column_in_question(self) -> int:
        """S09, S19: where an archaeologist may be placed or moved to now, or NO_COLUMN."""
        top = self.depth - 1
        if top < 0 or (self.task[top] != Task.PLACING and self.task[top] != Task.MOVING):
            return NO_COLUMN
        return self.argument[top]

    def gather_obstacle(self, seat: int, animal: int) -> int:
        """S15: three scarabs at own columns, and a sarcophagus to open with them (R-27)."""
        if self.guard[animal] != seat:
            return Reason.NO_ARCHAEOLOGIST_THERE
        if self.emptied(animal):
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
        verb = VERB_OF[action]
        choice = action - verb
        if verb == Verb.GIVE_UP:  # the others search on
            self.give_up(seat)
            self.advance()
            return
        self.pop()
        if verb == Verb.DROP:
            self.drop(seat, choice // SLOTS, choice % SLOTS)
        elif verb == Verb.RESOLVE:
            self.resolve_pair(seat, choice // 2, choice % 2)
        elif verb == Verb.PLACE:
            self.place_archaeologist(seat, argument)
        elif verb == Verb.MOVE:
            self.move_archaeologist(seat, argument, choice)
        elif verb == Verb.DECLINE:
            self.tell(Event.ARCHAEOLOGIST_WITHHELD, seat, argument)
        elif verb == Verb.CLAIM:
            self.claim(seat, choice)
        elif verb == Verb.STRIKE:
            self.strike(seat, choice)
        elif verb == Verb.GIVE:
            self.choose_gift(seat, argument, choice)
        elif verb == Verb.GATHER:
            self.gather(seat, choice)
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
        if self.content.tile_cells == TILE_CELLS:
            self.tell(Event.TILE_TOP, self.tile_animal(tile, 2), self.tile_animal(tile, 3))
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

    def first_count(self) -> int:
        """S21: the tiles of the first pile, which is used up before the second; all of them without the curse."""
        return self.pile_count - self.second_count

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

    # ================================================================ S15 moving scarabs
    def can_gather(self, seat: int) -> bool:
        for animal in range(ANIMALS):
            if self.gather_obstacle(seat, animal) == 0:
                return True
        return False

    def gather(self, seat: int, target: int) -> None:
        """R-41: bring what is missing and open. Where it comes from cannot matter: the rest may move again (R-10)."""
        missing = self.content.column_scarabs - self.scarabs[target]
        self.tell(Event.SCARABS_GATHERED, seat, target, missing)
        self.fetch(seat, target, True)
        self.fetch(seat, target, False)
        self.open_if_complete(target)
        if not self.option[OPENINGS]:
            self.push(Task.GATHERING, seat, 0, 0)

    def fetch(self, seat: int, target: int, from_emptied: bool) -> None:
        """Scarabs of own columns, those without sarcophagus first (R-11)."""
        for animal in range(ANIMALS):
            if self.guard[animal] == seat and animal != target and self.emptied(animal) == from_emptied:
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
            favourite = self.favourite(seat)
            return self.content.pharaoh_bonus if favourite != NO_COLUMN and self.guard[favourite] == seat else 0
        total = 0
        for sarcophagus in range(line, SARCOPHAGI, EYES):
            total += self.value_held(seat, sarcophagus)
        return total

    def favourite(self, seat: int) -> int:
        """The column on the pharaoh card of a seat, or NO_COLUMN where the card is not known."""
        return self.pharaoh[seat] - 1

    def sarcophagus_points(self, seat: int) -> int:
        """All sarcophagi of a seat together, as far as their values are known."""
        total = 0
        for sarcophagus in range(SARCOPHAGI):
            total += self.value_held(seat, sarcophagus)
        return total

    def value_held(self, seat: int, sarcophagus: int) -> int:
        """What a sarcophagus counts for a seat; nothing while it is closed to the viewer."""
        return self.mummy[sarcophagus] if self.holder[sarcophagus] == seat else 0

    def tie_break(self, seat: int, level: int) -> int:
        return self.owned[seat]

    def result(self, seat: int) -> float:
        return (self.sarcophagus_points(seat) + self.points(seat, PHARAOH_LINE)) * 32.0 + self.owned[seat]

    # ================================================================ R-20 what can be known of a score
    def least_points(self, seat: int) -> int:
        """The fewest points a seat can have now, as far as this position is known."""
        return self.bound(seat, False)

    def most_points(self, seat: int) -> int:
        """The most points a seat can have now, as far as this position is known."""
        return self.bound(seat, True)

    def bound(self, seat: int, most: bool) -> int:
        """The favourite is settled only when the game is over."""
        total = self.sarcophagus_points(seat)
        if self.over:
            total += self.points(seat, PHARAOH_LINE)
        for eyes in range(EYES):
            total += self.unseen_points(seat, eyes, most)
        return total

    def unseen_points(self, seat: int, eyes: int, most: bool) -> int:
        """What sarcophagi of unknown value come to at least, or at most, by the values of their kind not seen yet."""
        hidden = self.hidden_sarcophagi(seat, eyes)
        total = 0
        for step in range(ANIMALS):  # printed values rise
            place = ANIMALS - 1 - step if most else step
            if hidden > 0 and self.is_unseen(eyes, place):
                total += self.content.mummy_value[eyes * ANIMALS + place]
                hidden -= 1
        return total

    def hidden_sarcophagi(self, seat: int, eyes: int) -> int:
        """Sarcophagi of a seat with that many eyes whose value is not known."""
        hidden = 0
        for sarcophagus in range(eyes, SARCOPHAGI, EYES):
            if self.holder[sarcophagus] == seat and self.mummy[sarcophagus] == HIDDEN:
                hidden += 1
        return hidden
