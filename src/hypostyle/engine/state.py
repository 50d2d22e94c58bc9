"""State: the truth of one match as one block of ints, with the agenda, the dice and the list of legal actions.

A game subclasses it, declares its own fields and overrides the rules at the end of this file. The same source runs
interpreted and compiled; what the compiler replaces (copying, bytes) is marked `native`, what it copies into every game
is marked `inline`.
"""

from __future__ import annotations

from array import array
from typing import Annotated, Any, Self

from hypostyle.engine.errors import DeadEnd
from hypostyle.engine.layout import layout_of
from hypostyle.engine.limits import (
    AGENDA_LIMIT,
    CELL,
    GOLDEN32,
    LEGAL_LIMIT,
    MASK32,
    MEASURE_LIMIT,
    OPTION_LIMIT,
    RNG_WARM_UP,
    RNG_WORDS,
    SEAT_LIMIT,
    TASK_LIMIT,
)
from hypostyle.engine.reading import choice, read_block, seat_bits, top, unread, write_fractions, write_whole
from hypostyle.engine.types import (
    ByteVector,
    FloatVector,
    IntVector,
    LongVector,
    ShortVector,
    SingleVector,
    i8,
    i16,
    i64,
    inline,
    native,
    u32,
    unlikely,
)

COMPILED = False


class Constants:
    """What is printed on the components, as ints the rules can read; shared by all states of a match."""

    @native
    def __init__(self) -> None:
        for field in layout_of(type(self)):
            setattr(self, field.name, [0] * field.count if field.count else 0)

    @native
    def load_bytes(self, block: bytes) -> None:
        for name, value in layout_of(type(self)).unpack(block).items():
            setattr(self, name, value)

    @native
    def to_bytes(self) -> bytes:
        layout = layout_of(type(self))
        return layout.pack({field.name: getattr(self, field.name) for field in layout})

    def fill(self, **values: Any) -> Self:
        """Set every field by name."""
        self.load_bytes(layout_of(type(self)).pack(values))
        return self


class State:
    """A position. Every field declared with a width belongs to the block: copied, compared and saved as one."""

    rng: Annotated[list[u32], RNG_WORDS, unread("chance is nobody's to know")]
    argument: Annotated[list[i16], AGENDA_LIMIT, top(32)]
    detail: Annotated[list[i16], AGENDA_LIMIT, top(32)]
    task: Annotated[list[i8], AGENDA_LIMIT, top(TASK_LIMIT)]
    who: Annotated[list[i8], AGENDA_LIMIT, unread("the seats that have to choose are read")]
    option: Annotated[list[i8], OPTION_LIMIT, choice(4)]
    seats: Annotated[i8, choice(SEAT_LIMIT - 1, 2)]
    open: Annotated[i8, seat_bits()]  # bit s is set while seat s has to choose
    depth: Annotated[i8, unread("the task on top is read")]
    over: Annotated[i8, unread("a match that is over is scored, not read")]

    # ------------------------------------------------------------------ life of a block
    @native
    def __init__(self, constants: Constants) -> None:
        self.constants = constants
        self.content = constants
        self.legal = [0] * (LEGAL_LIMIT + 1)  # offer_if writes one place ahead
        self.legal_count = 0
        self.measured = [0] * MEASURE_LIMIT
        self.listening = False
        self.heard: list[tuple[int, ...]] = []
        self.clear()

    @native
    def clear(self) -> None:
        """Set every field of the block to zero."""
        for field in layout_of(type(self)):
            setattr(self, field.name, self.row(field.count, field.width.letter) if field.count else 0)

    @staticmethod
    @native
    def row(count: int, letter: str) -> list[int]:
        """A fresh array of the block; the checks of `hypostyle.testing` replace it by a stricter one."""
        return [0] * count

    @native
    def copy_from(self, other: State) -> None:
        for field in layout_of(type(self)):
            value = getattr(other, field.name)
            if field.count:
                getattr(self, field.name)[:] = value
            else:
                setattr(self, field.name, value)

    @native
    def same_as(self, other: State) -> bool:
        """Whether both blocks are equal; for two positions of one match."""
        return self.to_bytes() == other.to_bytes()

    @native
    def store_block(self, blocks: IntVector, first: i64) -> None:
        """Write the block into a long row of blocks, from a cell on."""
        block = array("i", self.to_bytes())
        blocks[first : first + len(block)] = block

    @native
    def fetch_block(self, blocks: IntVector, first: i64) -> None:
        """Become the block that begins at this cell."""
        cells = layout_of(type(self)).size // CELL
        self.load_bytes(blocks[first : first + cells].tobytes())

    @native
    def read(self, table: IntVector, seat: int, units: IntVector, numbers: IntVector) -> int:
        """Follow a table of inputs for a seat: how many have the amount 1; `numbers` begins with how many there are."""
        return read_block(self, table, seat, units, numbers)

    @native
    def keep_sight(
        self,
        table: IntVector,
        seat: int,
        sights: LongVector,
        first: i64,
        come: IntVector,
        gone: IntVector,
        numbers: IntVector,
    ) -> int:
        """Keep what the fields say in `sights` from `first` on, and tell it as `read` does. The interpreter keeps
        nothing and tells nothing: all is new to it each time."""
        gone[0] = numbers[0] = 0
        return 0

    @native
    def read_changes(
        self,
        table: IntVector,
        seat: int,
        sights: LongVector,
        first: i64,
        come: IntVector,
        gone: IntVector,
        numbers: IntVector,
    ) -> int:
        """What `read` finds beyond the sight that was kept: inputs of amount 1, in `gone` those no longer there behind
        how many they are, and how much more the amounts are; what is worked out beside the fields, in full."""
        gone[0] = 0
        return read_block(self, table, seat, come, numbers)

    @native
    def show_fractions(
        self,
        table: IntVector,
        seat: int,
        scales: FloatVector,
        row: SingleVector,
        first: i64,
        sights: LongVector,
        last: i64,
    ) -> None:
        """Write what `read` finds into a row that begins at `first`, amounts by their scales. The row shows the sight
        that stands in `sights` from `last` on, and is changed to this one; interpreted, it is written anew."""
        write_fractions(self, table, seat, scales, row, first)

    @native
    def show_whole(
        self, table: IntVector, seat: int, row: ByteVector, first: i64, sights: LongVector, last: i64
    ) -> None:
        """The same in whole numbers that a byte holds: points in full, and what is more than fits as the most."""
        write_whole(self, table, seat, row, first)

    @native
    def show_new(self, table: IntVector, seat: int, scales: FloatVector, arrays: Any, whole: bool) -> Any:
        """The same, in fractions or in whole numbers, in an array of its own.

        `arrays` begins with what makes them, with whatever content. Then come one as a pattern and those given out
        last: compiled, one of these that nobody else holds any more is used again."""
        fresh = arrays[0]()
        if whole:
            write_whole(self, table, seat, fresh, 0)
        else:
            write_fractions(self, table, seat, scales, fresh, 0)
        return fresh

    @native
    def mark_new(self, offered: ShortVector, count: int, actions: int, arrays: Any) -> Any:
        """A mask of so many actions, in an array of its own: 1 for each that is offered, the first `count`."""
        fresh = arrays[0]()
        for action in range(actions):
            fresh[action] = 0
        for place in range(count):
            fresh[offered[place]] = 1
        return fresh

    @native
    def copy(self) -> Self:
        twin = type(self)(self.constants)
        twin.copy_from(self)
        return twin

    @native
    def to_bytes(self) -> bytes:
        """The block, canonical: equal positions have equal bytes, compiled or not."""
        layout = layout_of(type(self))
        return layout.pack({field.name: getattr(self, field.name) for field in layout})

    @native
    def load_bytes(self, block: bytes) -> None:
        for name, value in layout_of(type(self)).unpack(block).items():
            if isinstance(value, list):
                getattr(self, name)[:] = value
            else:
                setattr(self, name, value)

    # ------------------------------------------------------------------ chance: sfc32, held in the block
    @inline
    def next_word(self) -> i64:
        word: i64 = (self.rng[0] + self.rng[1] + self.rng[3]) & MASK32
        third: i64 = self.rng[2]
        self.rng[3] = (self.rng[3] + 1) & MASK32
        self.rng[0] = self.rng[1] ^ (self.rng[1] >> 9)
        self.rng[1] = (third + (third << 3)) & MASK32
        self.rng[2] = (((third << 21) & MASK32 | (third >> 11)) + word) & MASK32
        return word

    @inline
    def below(self, count: int) -> int:
        """A random int from 0 to count - 1."""
        return (self.next_word() * count) >> 32

    @inline
    def shuffle(self, cells: list[i8], first: int, end: int) -> None:
        """Shuffle the cells from `first` up to, not including, `end`."""
        for last in range(end - 1, first, -1):
            other = first + self.below(last + 1 - first)
            card = cells[last]
            cells[last] = cells[other]
            cells[other] = card

    @inline
    def sort(self, cells: list[i8], first: int, end: int) -> None:
        """Put the cells from `first` up to, not including, `end` in rising order; for short rows."""
        for last in range(first + 1, end):
            card = cells[last]
            place = last
            while place > first and cells[place - 1] > card:
                cells[place] = cells[place - 1]
                place -= 1
            cells[place] = card

    @inline
    def seed(self, seed: i64) -> None:
        self.rng[0] = seed & MASK32
        self.rng[1] = (seed >> 32) & MASK32
        self.rng[2] = GOLDEN32
        self.rng[3] = 1
        for _ in range(RNG_WARM_UP):
            self.next_word()

    @inline
    def forget_chance(self) -> None:
        """Erase the generator: nobody at the table knows it."""
        for index in range(RNG_WORDS):
            self.rng[index] = 0

    # ------------------------------------------------------------------ the agenda: what is still to be resolved
    @inline
    def push(self, task: int, who: int, argument: int, detail: int) -> None:
        self.task[self.depth] = task
        self.who[self.depth] = who
        self.argument[self.depth] = argument
        self.detail[self.depth] = detail
        self.depth += 1

    @inline
    def pop(self) -> None:
        """Drop the top task and zero it, so that equal positions keep equal bytes."""
        self.depth -= 1
        self.task[self.depth] = 0
        self.who[self.depth] = 0
        self.argument[self.depth] = 0
        self.detail[self.depth] = 0

    @inline
    def first_open(self) -> int:
        """The lowest seat that has to choose, -1 if none has; without a loop, for up to four seats."""
        if self.open == 0:
            return -1
        lowest = self.open & -self.open
        return (lowest >> 1) - (lowest >> 3)

    @inline
    def open_from(self, start: int) -> int:
        """The first open seat from `start` on, round the table."""
        for step in range(SEAT_LIMIT):
            seat = (start + step) % SEAT_LIMIT
            if (self.open >> seat) & 1:
                return seat
        return -1

    @inline
    def any_open(self, drawn: int) -> int:
        """A seat that has to choose; where several have, a drawn number decides: in a race nobody is first by rank."""
        lowest = self.open & -self.open
        if unlikely(lowest != self.open):
            return self.open_from(drawn % SEAT_LIMIT)
        return (lowest >> 1) - (lowest >> 3)

    # ------------------------------------------------------------------ what the rules say aloud
    @inline
    def offer(self, action: int) -> None:
        self.legal[self.legal_count] = action
        self.legal_count += 1

    @inline
    def offer_if(self, allowed: bool, action: int) -> None:
        """Offer without a branch: the processor cannot foresee which of many actions are legal.

        The count moves on before the action is written: so C compares what is asked where it lies in memory, and
        needs one instruction less for each candidate.
        """
        place = self.legal_count
        self.legal_count += 1 if allowed else 0
        self.legal[place] = action

    @inline
    def tell(
        self, event: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0, fifth: int = 0
    ) -> None:
        """Record an event, if somebody listens."""
        if unlikely(self.listening):
            self.record(event, first, second, third, fourth, fifth)

    @native
    def record(self, event: int, first: int, second: int, third: int, fourth: int, fifth: int) -> None:
        self.heard.append((int(event), first, second, third, fourth, fifth))

    @native
    def dead_end(self, seat: int) -> None:
        """Nothing is legal: raises where it costs nothing; compiled loops go on to stop, for they cannot raise."""
        raise DeadEnd(seat, self.top_task())

    # ------------------------------------------------------------------ for callers outside the rules
    def begin(self, seats: int, seed: int, options: list[int]) -> None:
        """Set up a new match; options are the indices of the chosen values."""
        self.load_options(options)
        self.restart(seats, seed)

    @native
    def load_options(self, options: list[int]) -> None:
        for index in range(OPTION_LIMIT):
            self.option[index] = options[index] if index < len(options) else 0

    def restart(self, seats: int, seed: i64) -> None:
        """Set up again with the same options."""
        option: Annotated[list[i8], OPTION_LIMIT] = [0] * OPTION_LIMIT
        for index in range(OPTION_LIMIT):
            option[index] = self.option[index]
        self.clear()
        for index in range(OPTION_LIMIT):
            self.option[index] = option[index]
        self.seats = seats
        self.seed(seed)
        self.set_up()

    def legal_actions(self, seat: int) -> list[int]:
        """The ids a seat may choose from now; empty when it has no open decision, and never otherwise."""
        self.legal_count = 0
        if self.awaits(seat):
            self.fill_legal(seat)
            if self.legal_count == 0:
                raise DeadEnd(seat, self.top_task())
        return [int(self.legal[index]) for index in range(self.legal_count)]

    def measures(self, seat: int, count: int) -> list[int]:
        """The numbers that are read for a seat beside the fields, of which there are so many."""
        for which in range(count):
            self.measured[which] = 0
        self.fill_measures(seat)
        return [int(self.measured[which]) for which in range(count)]

    def awaits(self, seat: int) -> bool:
        """Whether this seat has an open decision."""
        return seat >= 0 and not self.over and (self.open >> seat) & 1 == 1

    def check_ways_on(self) -> None:
        """Raise if a seat has to choose and nothing is legal: a playout that meets this ends there without a word."""
        for seat in range(self.seats):
            self.legal_actions(seat)

    def top_task(self) -> int:
        """The task that is resolved next; 0 when the agenda is empty."""
        return int(self.task[self.depth - 1]) if self.depth > 0 else 0

    def listen(self, on: bool) -> list[tuple[int, ...]]:
        """Start or stop recording events; returns what was heard so far and forgets it."""
        heard = self.heard
        self.heard = []
        self.listening = on
        return heard

    def mask(self, seat: int) -> Self:
        """Knowledge: a copy without anything the seat cannot know."""
        known: Self = self.copy()
        known.erase(seat)
        return known

    def imagine(self, seed: int) -> Self:
        """A whole world that agrees with this knowledge: what is erased is dealt anew."""
        world: Self = self.copy()
        world.redeal(seed)
        return world

    def facts(self) -> dict[str, Any]:
        """Every field of the block by name."""
        return layout_of(type(self)).unpack(self.to_bytes())

    # ------------------------------------------------------------------ the rules: each game overrides these
    def set_up(self) -> None:
        """Lay the table: seats, options and the generator are set, everything else is zero."""

    def fill_legal(self, seat: int) -> None:
        """Offer every action the seat may choose in its open decision."""

    def obstacle(self, seat: int, action: int) -> int:
        """0, or the reason why the seat may not choose this action in its open decision."""
        return 0

    def apply(self, seat: int, action: int) -> None:
        """Carry a legal action out and go on until somebody has to choose or the match is over."""

    def erase(self, seat: int) -> None:
        """Erase everything the seat (-1: a spectator) cannot know."""

    def redeal(self, seed: i64) -> None:
        """Deal anew everything that was erased, consistently with the rest."""

    def points(self, seat: int, line: int) -> int:
        """Points of a seat on one line of the score sheet, so far."""
        return 0

    def tie_break(self, seat: int, level: int) -> int:
        """The value that decides a tie at this level; more is better."""
        return 0

    def result(self, seat: int) -> float:
        """One number by which seats compare: points, then the tie-breaks."""
        return 0.0

    def evaluate(self, seat: int) -> float:
        """An estimate of the final points of a seat; insight overrides it."""
        return self.result(seat)

    def fill_measures(self, seat: int) -> None:
        """Write into `measured`, all zeros till then, what is read for a seat beside the fields; for insight."""
