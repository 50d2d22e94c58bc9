"""The reading of one game, written out: from the rows that engine/reading.py lays out, a C call for each field.

What is read is declared once, beside the fields; here it becomes code with every number in place (engine/reading.h).
"""

from pathlib import Path

from hypostyle.engine import reading
from hypostyle.engine.kinds import AMOUNT, BITS, CARDS, CHOICE, OWNER, ROW, SEAT_BITS, TOP
from hypostyle.engine.layout import layout_of
from hypostyle.engine.limits import SEAT_LIMIT
from hypostyle.engine.reading import PARTS_INSIDE, SEATS_ONLY
from hypostyle.engine.sight import SIZES, sight_of, stretch_of
from hypostyle.engine.state import State

HEAD = "cdef void read_fields(self, int seat, char* sight) noexcept nogil"
HELPERS = {
    "take_choices": "void (const char*, int, int, int, int, int, int, char*, int)",
    "take_owners": "void (const char*, int, int, int, int, int, int, int, int, int, int, char*, int)",
    "take_amounts": "void (const char*, int, int, int, int, char*)",
    "take_bits": "void (const char*, int, int, int, int, int, char*)",
    "take_seats": "void (const char*, int, int, int, int, int, int, char*)",
    "take_top": "void (const char*, int, int, int, int, char*, int)",
    "hush": "void (int, int, char*, int)",
    "part_read": "int (int, int, int)",
}
SIGHTS = {
    "changes_between": "int (const long long*, const long long*, const int*, int*, int*, int*, int)",
    "show_sight_in_fractions": "void (const long long*, const int*, const double*, float*)",
    "show_sight_in_whole": "void (const long long*, const int*, int, signed char*)",
}


def helper_lines(header: str, helpers: dict[str, str]) -> list[str]:
    """The C functions of a header of the engine, declared for Cython."""
    text = Path(reading.__file__).with_name(header).read_text(encoding="utf-8")
    lines = ["cdef extern from *:", '    """', *text.splitlines(), '    """']
    for name, types in helpers.items():
        result, _, arguments = types.partition(" ")
        lines.append(f"    {result} {name}{arguments} noexcept nogil")
    return lines


def reader_lines(cls: type[State]) -> list[str]:
    """The method that reads the fields of a game; none for a game that does not say how it is read."""
    inputs = reading.inputs_of(cls)
    if inputs is None:
        return []
    names = {field.offset: (field.name, field.count) for field in layout_of(cls)}
    lines = [f"{HEAD}:", "    cdef int part, seats = self.seats", f"    cdef int whose[{SEAT_LIMIT}]"]
    lines += [f"    for part in range({SEAT_LIMIT}):", "        whose[part] = part_read(part, seat, seats)"]
    for number, first in enumerate(sight_of(inputs.rows).starts):
        row = inputs.rows[number * ROW : (number + 1) * ROW]
        lines += [f"    {line}" for line in field_lines(row, first, names)]
    return lines


def field_lines(row: list[int], first: int, names: dict[int, tuple[str, int]]) -> list[str]:
    """The cells of one field, which become those of the sight from its byte `first` on."""
    kind, offset, width, cells, parts, size, low, _, _, _, within, reach = row
    name, is_row = names[offset]
    start = f"<const char*>{'' if is_row else '&'}self.{name}"
    wide = SIZES[stretch_of(row)]
    if kind == TOP:
        return [f"take_top({start}, {width}, self.depth, {size}, {low}, sight + {first}, {wide})"]
    sight = f"sight + {first}" if parts == 1 else f"sight + {first} + part * {wide * cells}"
    cell, step = (f"whose[part] * {cells}", 1) if reach != PARTS_INSIDE else ("whose[part]", parts)
    lines = [call(row, start, "0" if parts == 1 else cell, step, sight)]
    if within >= 0:
        lines.append(f"hush(self.{names[within][0]}, {cells}, {sight}, {wide})")
    if parts == 1:
        return lines
    return [f"for part in range({'seats' if reach == SEATS_ONLY else parts}):", *(f"    {line}" for line in lines)]


def call(row: list[int], start: str, cell: str, step: int, sight: str) -> str:
    """What the cells of one part are taken by."""
    kind, _, width, cells, _, size, low, other, *_ = row
    wide = SIZES[stretch_of(row)]
    numbers = f"{start}, {width}, {cell}, {step}, {cells}"
    if kind in (CHOICE, CARDS):
        return f"take_choices({numbers}, {size}, {low}, {sight}, {wide})"
    if kind == AMOUNT:
        return f"take_amounts({numbers}, {sight})"
    if kind == OWNER:
        return f"take_owners({numbers}, {size}, {low}, {other}, {SEAT_LIMIT}, seat, seats, {sight}, {wide})"
    if kind == SEAT_BITS:
        return f"take_seats({numbers}, seat, seats, {sight})"
    assert kind == BITS
    return f"take_bits({numbers}, {size}, {sight})"
