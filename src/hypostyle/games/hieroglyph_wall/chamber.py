"""The burial chamber: archaeologists, scarabs and sarcophagi at the seven columns, and the order of several pairs."""

from __future__ import annotations

from hypostyle.engine.types import chapter
from hypostyle.games.hieroglyph_wall.vocabulary import ANIMALS, ANY_COLUMN, EYES, NOBODY, PLAIN, TAKEOVER, Event, Task
from hypostyle.games.hieroglyph_wall.wall import Wall


@chapter
class Chamber(Wall):
    """What pairs do to the columns."""

    # ================================================================ S09, S10 one pair: archaeologist, scarab, opening
    def resolve_pair(self, seat: int, animal: int, pair: int) -> None:
        self.waiting -= 1
        if pair == TAKEOVER:
            self.takeover[animal] -= 1
        else:
            self.plain[animal] -= 1
        self.tell(Event.PAIR_MADE, seat, animal, pair)
        if self.guard[animal] == NOBODY or pair == TAKEOVER:
            self.come_to(seat, animal)
        else:
            self.place_scarab(animal)

    def come_to(self, seat: int, animal: int) -> None:
        """A free column may be taken, an opponent is replaced; without stock a piece may be moved (R-4, R-24)."""
        if self.stock[seat] == 0:
            self.push(Task.SCARAB, seat, animal, 0)
            self.push(Task.MOVING, seat, animal, 0)
        elif self.guard[animal] == NOBODY:
            self.push(Task.SCARAB, seat, animal, 0)
            self.push(Task.PLACING, seat, animal, 0)
        else:
            self.place_archaeologist(seat, animal)
            self.place_scarab(animal)

    def place_archaeologist(self, seat: int, animal: int) -> None:
        self.stock[seat] -= 1
        self.make_room(animal)
        self.tell(Event.ARCHAEOLOGIST_PLACED, seat, animal)
        self.stand(seat, animal)

    def move_archaeologist(self, seat: int, animal: int, origin: int) -> None:
        """The scarabs stay at the column that is left (R-5)."""
        self.guard[origin] = NOBODY
        self.make_room(animal)
        self.tell(Event.ARCHAEOLOGIST_MOVED, seat, animal, origin)
        self.stand(seat, animal)

    def make_room(self, animal: int) -> None:
        owner = self.guard[animal]
        if owner != NOBODY:
            self.stock[owner] += 1
            self.tell(Event.ARCHAEOLOGIST_RETURNED, owner, animal)

    def stand(self, seat: int, animal: int) -> None:
        """At an own column it no longer matters how the two animals of a pair look."""
        self.guard[animal] = seat
        self.plain[animal] += self.takeover[animal]
        self.takeover[animal] = 0
        self.open_if_complete(animal)

    def place_scarab(self, animal: int) -> None:
        """S11, S18: at most two a turn (R-25), at most three there, and only if the slab has one (R-3)."""
        if self.placed[animal] == self.content.turn_scarabs or self.column_full(animal) or self.slab == 0:
            self.tell(Event.NO_SCARAB_PLACED, animal)
            return
        self.slab -= 1
        self.scarabs[animal] += 1
        self.placed[animal] += 1
        self.tell(Event.SCARAB_PLACED, animal, self.scarabs[animal])
        self.open_if_complete(animal)

    def column_full(self, animal: int) -> bool:
        return self.scarabs[animal] == self.content.column_scarabs

    # ================================================================ S13 the sarcophagus opens
    def open_if_complete(self, animal: int) -> None:
        """Without archaeologist the three scarabs wait (R-1), without sarcophagus they stay (R-2)."""
        if self.column_full(animal) and self.guard[animal] != NOBODY and not self.emptied(animal):
            self.open_sarcophagus(self.guard[animal], animal)

    def emptied(self, animal: int) -> bool:
        """Whether all sarcophagi of a column have been opened."""
        return self.opened[animal] == EYES

    def open_sarcophagus(self, seat: int, animal: int) -> None:
        eyes = self.opened[animal]
        sarcophagus = animal * EYES + eyes
        self.opened[animal] += 1
        self.slab += self.scarabs[animal]
        self.scarabs[animal] = 0
        self.holder[sarcophagus] = seat
        self.seen[sarcophagus] = 1 << seat
        self.owned[seat] += 1
        self.tell(Event.SARCOPHAGUS_OPENED, seat, animal, eyes, self.mummy[sarcophagus])

    # ================================================================ S17 the order of several pairs
    def sort_pairs(self, seat: int) -> None:
        """How two animals look matters only at a column of an opponent; elsewhere all pairs are alike."""
        for animal in range(ANIMALS):
            if self.takeover[animal] > 0 and (self.guard[animal] == NOBODY or self.guard[animal] == seat):
                self.plain[animal] += self.takeover[animal]
                self.takeover[animal] = 0

    def next_pair(self, seat: int) -> None:
        """Resolve a pair whose turn cannot matter, those without choice first; otherwise ask."""
        several: bool = self.animals_waiting() > 1
        slab: bool = several and self.slab_matters()
        stock: bool = several and self.stock_matters(seat)
        ready = -1
        for animal in range(ANIMALS):
            if self.pairs_waiting(animal) > 0 and self.independent(seat, animal, slab, stock):
                if not self.leaves_choice(seat, animal):
                    self.resolve_next(seat, animal)
                    return
                if ready < 0:
                    ready = animal
        if ready >= 0:
            self.resolve_next(seat, ready)
        elif self.kinds_waiting() == 1:
            self.resolve_next(seat, self.first_waiting())
        elif slab or stock:
            self.push(Task.ORDER, seat, ANY_COLUMN, 0)
        else:
            self.push(Task.ORDER, seat, self.first_waiting(), 0)

    def resolve_next(self, seat: int, animal: int) -> None:
        self.resolve_pair(seat, animal, TAKEOVER if self.takeover[animal] > 0 else PLAIN)

    def pairs_waiting(self, animal: int) -> int:
        return self.plain[animal] + self.takeover[animal]

    def first_waiting(self) -> int:
        animal = 0
        while self.pairs_waiting(animal) == 0:
            animal += 1
        return animal

    def animals_waiting(self) -> int:
        animals = 0
        for animal in range(ANIMALS):
            if self.pairs_waiting(animal) > 0:
                animals += 1
        return animals

    def kinds_waiting(self) -> int:
        """Pairs of one animal that act alike are one kind."""
        kinds = 0
        for animal in range(ANIMALS):
            if self.plain[animal] > 0:
                kinds += 1
            if self.takeover[animal] > 0:
                kinds += 1
        return kinds

    def independent(self, seat: int, animal: int, slab: bool, stock: bool) -> bool:
        """Whether the pairs of this animal and all the others lead to the same in any order."""
        if slab and (self.scarabs_due(animal) > 0 or self.lies_ready(animal)):
            return False
        if self.guard[animal] != NOBODY and self.guard[animal] != seat and self.takeover[animal] == 0:
            return True
        return not stock and not self.contested(animal)

    def leaves_choice(self, seat: int, animal: int) -> bool:
        return self.guard[animal] == NOBODY or (self.takeover[animal] > 0 and self.stock[seat] == 0)

    def scarabs_due(self, animal: int) -> int:
        """The most scarabs the waiting pairs of an animal can still place."""
        due = min(self.pairs_waiting(animal), self.content.turn_scarabs - self.placed[animal])
        if self.emptied(animal):
            return min(due, self.content.column_scarabs - self.scarabs[animal])
        return due

    def lies_ready(self, animal: int) -> bool:
        """R-23: an archaeologist who comes here opens at once."""
        return self.guard[animal] == NOBODY and self.column_full(animal) and not self.emptied(animal)

    def slab_matters(self) -> bool:
        """Too few scarabs for all pairs, and some to be had now or by an opening (R-3, R-26)."""
        due = 0
        ready = False
        for animal in range(ANIMALS):
            if self.pairs_waiting(animal) > 0:
                due += self.scarabs_due(animal)
                if self.lies_ready(animal):
                    ready = True
        return due > self.slab and (self.slab > 0 or ready)

    def stock_matters(self, seat: int) -> bool:
        """Too few archaeologists at hand for all columns they may come to."""
        wanted = 0
        for animal in range(ANIMALS):
            if self.takeover[animal] > 0 or (self.plain[animal] > 0 and self.guard[animal] == NOBODY):
                wanted += 1
        return wanted > self.stock[seat]

    def contested(self, animal: int) -> bool:
        """R-8: the order of two kinds of pairs decides who stands there when the sarcophagus opens."""
        if self.takeover[animal] == 0 or self.emptied(animal):
            return False
        missing = self.content.column_scarabs - self.scarabs[animal]
        possible = min(self.plain[animal], self.content.turn_scarabs - self.placed[animal], self.slab)
        return missing <= possible
