"""The reading of one game, written out: from the rows that engine/reading.py lays out, a C call for each field.

What is read is declared once, beside the fields; here it becomes code with every number in place (engine/reading.h).
"""

from pathlib import Path

from hypostyle.engine import reading
from hypostyle.engine.layout import layout_of
from hypostyle.engine.limits import SEAT_LIMIT
from hypostyle.engine.reading import AMOUNT, BITS, CARDS, CHOICE, OWNER, PARTS_INSIDE, ROW, SEAT_BITS, SEATS_ONLY, TOP
from hypostyle.engine.state import State

HEAD = "cdef int read_fields(self, int seat, int* units, int* numbers, int* last) noexcept nogil"
HELPERS = {
    "read_choices": "const char*, int, int, int, int, int, int, int, int, int*, int",
    "read_amounts": "const char*, int, int, int, int, int, int, int, int*, int, int*, int*",
    "read_owners": "const char*, int, int, int, int, int, int, int, int, int, int, int, int, int*, int",
    "read_bits": "const char*, int, int, int, int, int, int, int, int*, int",
    "read_seats": "const char*, int, int, int, int, int, int, int, int, int, int*, int",
    "read_top": "const char*, int, int, int, int, int, int*, int",
    "part_read": "int, int, int",
}


def helper_lines() -> list[str]:
    """The C functions that the calls go to, declared for Cython."""
    text = Path(reading.__file__).with_name("reading.h").read_text(encoding="utf-8")
    lines = ["cdef extern from *:", '    """', *text.splitlines(), '    """']
    return lines + [f"    int {name}({arguments}) noexcept nogil" for name, arguments in HELPERS.items()]


def reader_lines(cls: type[State]) -> list[str]:
    """The method that reads the fields of a game; none for a game that does not say how it is read."""
    inputs = reading.inputs_of(cls)
    if inputs is None:
        return []
    names = {field.offset: (field.name, field.count) for field in layout_of(cls)}
    lines = [f"{HEAD}:", "    cdef int count = 0, part, whose, counted, seats = self.seats"]
    for start in range(0, len(inputs.rows), ROW):
        lines += [f"    {line}" for line in field_lines(inputs.rows[start : start + ROW], names)]
    return [*lines, "    return count"]


def field_lines(row: list[int], names: dict[int, tuple[str, int]]) -> list[str]:
    kind, offset, width, cells, parts, size, low, other, first, each, within, reach = row
    name, is_row = names[offset]
    start = f"<const char*>{'' if is_row else '&'}self.{name}"
    if kind == TOP:
        return [f"count = read_top({start}, {width}, self.depth, {first}, {size}, {low}, units, count)"]
    lines, counted = [], str(cells)
    if within >= 0:
        counted = "counted"
        limit = f"self.{names[within][0]}"
        lines.append(f"counted = {limit} if {limit} < {cells} else {cells}")
    step = parts if reach == PARTS_INSIDE else 1
    places = each if kind == CARDS else each * cells
    apart = 0 if kind == CARDS else each
    if parts == 1:
        return [*lines, call(kind, start, f"{width}, 0, {step}, {counted}, {first}, {apart}, {size}", low, other)]
    read = "seats" if reach == SEATS_ONLY else str(parts)
    lines += [f"for part in range({read}):", "    whose = part_read(part, seat, seats)"]
    cell = "whose" if reach == PARTS_INSIDE else f"whose * {cells}"
    numbers = f"{width}, {cell}, {step}, {counted}, {first} + part * {places}, {apart}, {size}"
    return [*lines, "    " + call(kind, start, numbers, low, other)]


def call(kind: int, start: str, numbers: str, low: int, other: int) -> str:
    """What the cells of one part are read by."""
    if kind in (CHOICE, CARDS):
        return f"count = read_choices({start}, {numbers}, {low}, units, count)"
    if kind == AMOUNT:
        return f"count = read_amounts({start}, {numbers}, units, count, numbers, last)"
    if kind == OWNER:
        more = f"{low}, {other}, {SEAT_LIMIT}, seat, seats"
        return f"count = read_owners({start}, {numbers}, {more}, units, count)"
    if kind == SEAT_BITS:
        return f"count = read_seats({start}, {numbers}, seat, seats, units, count)"
    assert kind == BITS
    return f"count = read_bits({start}, {numbers}, units, count)"
