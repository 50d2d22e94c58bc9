"""How a mind reads a position: each field says beside its width what its numbers mean, and from that come the inputs.

    reserve: Annotated[list[i8], SEATS, BY_SEAT, amount(5)]     # own reserve first, then those of the next seats
    stone: Annotated[list[i8], 16, owner(others=(-2, -1))]      # a seat, or one of two other marks
    deck: Annotated[list[i8], DECK, cards(16, within="deck_count")]
    rng: Annotated[list[u32], 4, unread("chance")]

What is read is always a masked state: the reader is the seat whose knowledge it is, and seats are counted from it on.
An input has a place and an amount; most amounts are 1, and an input whose amount is 0 is not mentioned.
"""

from __future__ import annotations

import inspect
import sys
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from hypostyle.engine.kinds import AMOUNT, BITS, CARDS, CHOICE, OWNER, ROW, SEAT_BITS, TOP
from hypostyle.engine.layout import Field, layout_of
from hypostyle.engine.limits import INPUT_LIMIT, MEASURE_LIMIT, SEAT_LIMIT
from hypostyle.engine.sight import sight_of

QUARTERS = 4  # estimates of final points are read in quarters of a point
MOST_POINTS = 100  # an estimate of this height is read as about 1
LARGEST = 127  # in whole numbers, amounts beyond are shown as this
UNREAD = -1
BY_SEAT = "by seat"  # a field of equal parts, one for each seat
BY_COLOUR = "by colour"  # the same, but a part of nobody's colour is read, too
EACH_BY_COLOUR = "each by colour"  # every cell has such parts
SEATS_ONLY, ALL_PARTS, PARTS_INSIDE = range(3)


@dataclass(frozen=True)
class Reading:
    """What the numbers of one field mean."""

    kind: int
    size: int = 0  # different values, or bits
    low: int = 0  # the lowest of the values
    most: int = 1  # an amount of this height is read as 1
    other: int = 0  # the lowest value that names no seat
    within: str = ""  # the field that says how many cells count
    by_seat: bool = False
    parts: int = SEATS_ONLY
    reason: str = ""  # why it is not read


def choice(size: int, low: int = 0, within: str = "") -> Reading:
    """One of `size` values from `low` on, an input for each; any other value is silent."""
    return Reading(CHOICE, size, low, within=within)


def amount(most: int, steps: int | None = None) -> Reading:
    """A number that is mostly between 0 and `most`: one scaled input, and one for each value up to `steps`."""
    return Reading(AMOUNT, most if steps is None else steps, most=most)


def owner(first: int = 0, others: tuple[int, ...] = (), within: str = "") -> Reading:
    """A seat, counted from `first`; values of `others`, which follow each other, name something else."""
    return Reading(OWNER, len(others), first, other=min(others, default=0), within=within)


def bits(size: int) -> Reading:
    """A set: an input for each bit."""
    return Reading(BITS, size)


def seat_bits() -> Reading:
    """A set of seats."""
    return Reading(SEAT_BITS, SEAT_LIMIT)


def cards(kinds: int, low: int = 0, within: str = "") -> Reading:
    """Things of which only the kind matters, not the place: each adds one to the input of its kind."""
    return Reading(CARDS, kinds, low, within=within)


def top(size: int, low: int = 0) -> Reading:
    """Of a row of the agenda only the task on top is read."""
    return Reading(TOP, size, low)


def unread(reason: str) -> Reading:
    """Not read, and why."""
    return Reading(UNREAD, reason=reason)


@dataclass(frozen=True)
class Measure:
    """A number that the rules work out for the reader, beside the fields; see State.fill_measures."""

    name: str
    most: int = 1


@dataclass(frozen=True)
class Input:
    """One input: where it comes from, and what its amount is multiplied by."""

    name: str
    scale: float


@dataclass
class Inputs:
    """All inputs of a game: the table that State.read follows, and what each place means."""

    rows: list[int] = field(default_factory=list)
    places: list[Input] = field(default_factory=list)
    unread: dict[str, str] = field(default_factory=dict)

    def row(self, found: Field, reading: Reading, offsets: dict[str, int]) -> None:
        """One field as numbers: kind, offset, width, cells, parts, size, low, other, first place, cell's places, ..."""
        parts = SEAT_LIMIT if reading.by_seat else 1
        cells = (found.count or 1) // parts
        each = places_of(reading)
        within = offsets[reading.within] if reading.within else -1
        numbers = [reading.kind, found.offset, found.width.size, cells, parts, reading.size, reading.low]
        self.rows += [*numbers, reading.other, len(self.places), each, within, reading.parts]
        for part in range(parts):
            whose = f" of seat +{part}" if reading.by_seat else ""
            if reading.kind in (CARDS, TOP):
                self.places += named(f"{found.name}{whose}", reading)
                continue
            for cell in range(cells):
                which = f"[{cell}]" if cells > 1 else ""
                self.places += named(f"{found.name}{which}{whose}", reading)

    def digest(self) -> str:
        """Weights fit the inputs they were trained on, and no others."""
        return sha256(repr((self.rows, self.places)).encode()).hexdigest()[:16]


def places_of(reading: Reading) -> int:
    """Inputs of one cell."""
    if reading.kind == AMOUNT:
        return 1 + reading.size
    return SEAT_LIMIT + reading.size if reading.kind == OWNER else reading.size


def named(name: str, reading: Reading) -> list[Input]:
    if reading.kind == AMOUNT:
        return [Input(name, 1 / reading.most)] + [Input(f"{name} = {n + 1}", 1.0) for n in range(reading.size)]
    if reading.kind == OWNER:
        seats = [Input(f"{name} = seat +{n}", 1.0) for n in range(SEAT_LIMIT)]
        return seats + [Input(f"{name} = {reading.other + n}", 1.0) for n in range(reading.size)]
    return [Input(f"{name} = {reading.low + n}", 1.0) for n in range(reading.size)]


def inputs_of(cls: type[Any], measures: tuple[Measure, ...] = ()) -> Inputs | None:
    """The inputs of a game; None if it declares none. A game that declares some fields must declare all."""
    readings = readings_of(cls)
    layout = layout_of(cls)
    missing = [found.name for found in layout if found.name not in readings]
    if len(missing) == len(declared_by_game(cls)):
        return None
    if missing:
        raise ValueError(f"{cls.__name__}: nothing says how to read {', '.join(missing)}")
    inputs = Inputs()
    offsets = {found.name: found.offset for found in layout}
    for found in layout:
        reading = readings[found.name]
        if reading.kind == UNREAD:
            inputs.unread[found.name] = reading.reason
        else:
            inputs.row(found, reading, offsets)
    for seat in range(SEAT_LIMIT):
        inputs.places.append(Input(f"estimate of seat +{seat}", 1 / (QUARTERS * MOST_POINTS)))
    for measure in measures:
        inputs.places.append(Input(measure.name, 1 / measure.most))
    return inputs


def table_of(inputs: Inputs, measures: int) -> array[int]:
    """The table that State.read follows: number of rows, first place of the estimates, measures, the rows, and what the
    cells of a sight stand for."""
    check_mentions(inputs, measures)
    first = len(inputs.places) - SEAT_LIMIT - measures
    return array("i", [len(inputs.rows) // ROW, first, measures, *inputs.rows, *sight_of(inputs.rows).table])


def check_mentions(inputs: Inputs, measures: int) -> None:
    """Refuse what would mention more inputs at once than there is room for."""
    if measures > MEASURE_LIMIT:
        raise ValueError(f"{measures} measures; there is room for {MEASURE_LIMIT}")
    most = SEAT_LIMIT + measures
    for start in range(0, len(inputs.rows), ROW):
        kind, _, _, cells, parts, size = inputs.rows[start : start + 6]
        each = size if kind in (BITS, SEAT_BITS) else 2 if kind == AMOUNT else 1
        most += each * parts * (1 if kind == TOP else cells)
    if most > INPUT_LIMIT:
        raise ValueError(f"a position mentions up to {most} inputs at once; there is room for {INPUT_LIMIT}")


def read_block(state: Any, table: array[int], seat: int, units: array[int], numbers: array[int]) -> int:
    """The interpreted twin of `State.read` in native.pyx."""
    single, scaled = mentioned(state, table, seat)
    units[: len(single)] = array("i", single)
    numbers[: 2 * len(scaled) + 1] = array("i", [len(scaled), *(number for pair in scaled for number in pair)])
    return len(single)


def write_fractions(
    state: Any, table: array[int], seat: int, scales: array[float], row: array[float], first: int
) -> None:
    """The interpreted twin of `State.show_fractions`, which writes all places anew."""
    single, scaled = mentioned(state, table, seat)
    write_all(single, [(place, number * scales[place]) for place, number in scaled], row, first, len(scales))


def write_whole(state: Any, table: array[int], seat: int, row: array[int], first: int) -> None:
    """The interpreted twin of `State.show_whole`."""
    single, scaled = mentioned(state, table, seat)
    estimates = range(table[1], table[1] + SEAT_LIMIT)
    shown = [(place, small_amount(number, QUARTERS if place in estimates else 1)) for place, number in scaled]
    write_all(single, shown, row, first, estimates.stop + table[2])


def write_all(single: list[int], shown: Sequence[tuple[int, float]], row: array[Any], first: int, places: int) -> None:
    """Write inputs of amount 1, of which one may be mentioned several times, those that have an amount, and zeros."""
    for place in range(first, first + places):
        row[place] = 0
    for place in single:
        row[first + place] += 1
    for place, value in shown:
        row[first + place] = value


def small_amount(amount: int, share: int) -> int:
    """An amount divided, towards zero, and kept within a byte."""
    size = min(abs(amount) // share, LARGEST)
    return size if amount >= 0 else -size


def mentioned(state: Any, table: array[int], seat: int) -> tuple[list[int], list[tuple[int, int]]]:
    """The inputs of amount 1, and those that have an amount, with it."""
    single, scaled = [], []
    for place, value, is_number in pairs_of_rows(state, table, seat):
        if is_number:
            scaled.append((place, value))
        else:
            single.append(place)
    first, measures, seats = table[1], table[2], state.seats
    for part in range(seats):
        scaled.append((first + part, int(QUARTERS * state.evaluate((seat + part) % seats))))
    scaled += [(first + SEAT_LIMIT + which, value) for which, value in enumerate(state.measures(seat, measures))]
    return single, [pair for pair in scaled if pair[1] != 0]


def pairs_of_rows(state: Any, table: array[int], seat: int) -> Iterator[tuple[int, int, bool]]:
    """Place and amount of what the fields say, and whether it is a number to be scaled."""
    fields = {found.offset: found.name for found in layout_of(type(state))}
    for start in range(3, 3 + ROW * table[0], ROW):
        kind, offset, _, cells, parts, size, low, other, first, each, within, reach = table[start : start + ROW]
        value = getattr(state, fields[offset])
        row = value if isinstance(value, list) else [value]
        if kind == TOP:
            if state.depth > 0 and 0 <= row[state.depth - 1] - low < size:
                yield first + row[state.depth - 1] - low, 1, False
            continue
        counted = min(cells, getattr(state, fields[within])) if within >= 0 else cells
        for part in range(parts if reach != SEATS_ONLY else min(parts, state.seats)):
            whose = (seat + part) % state.seats if part < state.seats and parts > 1 else part
            base = first + part * (each if kind == CARDS else each * cells)
            for cell in range(counted):
                number = row[cell * parts + whose if reach == PARTS_INSIDE else whose * cells + cell]
                place = base if kind == CARDS else base + cell * each
                yield from pairs_of_cell(kind, number, place, size, low, other, seat, state.seats)


def pairs_of_cell(
    kind: int, value: int, place: int, size: int, low: int, other: int, seat: int, seats: int
) -> Iterator[tuple[int, int, bool]]:
    if kind == AMOUNT:
        yield place, value, True
        if 0 < value <= size:
            yield place + value, 1, False
    elif kind == OWNER:
        if 0 <= value - low < seats:
            yield place + (value - low - seat) % seats, 1, False
        elif 0 <= value - other < size:
            yield place + SEAT_LIMIT + value - other, 1, False
    elif kind in (CHOICE, CARDS):
        if 0 <= value - low < size:
            yield place + value - low, 1, False
    else:
        for bit in range(size):
            if value >> bit & 1:
                yield place + ((bit - seat) % seats if kind == SEAT_BITS else bit), 1, False


def readings_of(cls: type[Any]) -> dict[str, Reading]:
    """What each field of a class and of what it is derived from says of itself."""
    found: dict[str, Reading] = {}
    for part in reversed(cls.__mro__[:-1]):
        derived = getattr(sys.modules[part.__module__], "DERIVED_READINGS", None)
        found |= declared_readings(part) if derived is None else derived.get(part.__name__, {})
    return found


def declared_readings(cls: type[Any]) -> dict[str, Reading]:
    """What the fields that a class itself declares say of themselves."""
    own = inspect.get_annotations(cls)
    hints = get_type_hints(cls, include_extras=True) if own else {}
    found = {}
    for name in own:
        marks = get_args(hints[name])[1:] if get_origin(hints[name]) is Annotated else ()
        for mark in marks:
            if isinstance(mark, Reading):
                parts = PARTS_INSIDE if EACH_BY_COLOUR in marks else ALL_PARTS if BY_COLOUR in marks else SEATS_ONLY
                found[name] = replace(mark, by_seat=BY_SEAT in marks or parts != SEATS_ONLY, parts=parts)
    return found


def declared_by_game(cls: type[Any]) -> list[Field]:
    """The fields that a game adds to those every state has."""
    common = layout_of(cls.__mro__[-2])
    return [found for found in layout_of(cls) if found not in common.fields]
