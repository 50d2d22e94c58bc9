"""Where each field of a state or of a table lies in its block: the same offsets compiled and interpreted.

Fields follow each other in declared order, each aligned to its own width, little-endian; the block is padded to eight
bytes. A compiled class carries the layout that the build derived; an interpreted one is read from its hints.
"""

import inspect
import struct
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from hypostyle.engine.types import Width

LAYOUTS: dict[type[Any], "Layout"] = {}  # of the classes asked for so far


@dataclass(frozen=True)
class Field:
    """One field: `count` is 0 for a single int, otherwise the length of the array."""

    name: str
    offset: int
    count: int
    width: Width

    @property
    def code(self) -> str:
        return f"<{self.count or 1}{self.width.letter}"


@dataclass(frozen=True)
class Layout:
    fields: tuple[Field, ...]
    size: int

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields)

    @cached_property
    def code(self) -> struct.Struct:
        """The whole block in one piece, with its gaps: views are made from it many times a second."""
        code, end = "<", 0
        for field in self.fields:
            code += "x" * (field.offset - end) + field.code[1:]
            end = field.offset + field.width.size * (field.count or 1)
        return struct.Struct(code + "x" * (self.size - end))

    @cached_property
    def spans(self) -> tuple[tuple[str, int, int], ...]:
        """Name, first and last cell of each field among the unpacked ones; a single int has 0 as its last."""
        found, start = [], 0
        for field in self.fields:
            found.append((field.name, start, start + field.count if field.count else 0))
            start += field.count or 1
        return tuple(found)

    @cached_property
    def by_name(self) -> dict[str, tuple[struct.Struct, int, bool]]:
        """For each field how it is packed, where it lies, and whether it is an array."""
        return {field.name: (struct.Struct(field.code), field.offset, field.count > 0) for field in self.fields}

    def unpack(self, block: bytes) -> dict[str, Any]:
        """Every field by name: an int, or a list of ints."""
        if len(block) != self.size:
            raise ValueError(f"the block needs {self.size} bytes, not {len(block)}")
        cells = list(self.code.unpack(block))
        return {name: cells[start:stop] if stop else cells[start] for name, start, stop in self.spans}

    def pack(self, values: dict[str, Any]) -> bytes:
        cells: list[int] = []
        for field in self.fields:
            value = values[field.name]
            if not field.count:
                cells.append(value)
            elif len(value) == field.count:
                cells += value
            else:
                raise ValueError(f"{field.name} needs {field.count} cells, not {len(value)}")
        return self.code.pack(*cells)


def width_of(hint: Any) -> Width | None:
    """The width in `Annotated[int, Width]`, or None for any other hint."""
    if get_origin(hint) is Annotated:
        base, *marks = get_args(hint)
        if base in (int, float) and isinstance(marks[0], Width):
            return marks[0]
    return None


def array_of(hint: Any) -> tuple[Width, int] | None:
    """The width and length in `Annotated[list[i8], n]`, or None for any other hint."""
    if get_origin(hint) is Annotated:
        base, *marks = get_args(hint)
        if get_origin(base) is list and marks and isinstance(marks[0], int):
            width = width_of(get_args(base)[0])
            if width is not None:
                return width, marks[0]
    return None


def place(declared: list[tuple[str, int, Width]], start: int = 0) -> Layout:
    """Lay fields out one after the other, aligned to their widths."""
    fields = []
    offset = start
    for name, count, width in declared:
        offset = -(-offset // width.size) * width.size
        fields.append(Field(name, offset, count, width))
        offset += width.size * (count or 1)
    return Layout(tuple(fields), -(-offset // 8) * 8)


def declared_fields(cls: type) -> list[tuple[str, int, Width]]:
    """The int fields a class itself declares, in order, read from its hints."""
    own = inspect.get_annotations(cls)
    hints = get_type_hints(cls, include_extras=True)
    declared = []
    for name in own:
        width, array = width_of(hints[name]), array_of(hints[name])
        if width is not None:
            declared.append((name, 0, width))
        elif array is not None:
            declared.append((name, array[1], array[0]))
    return declared


def derived_layouts(cls: type) -> dict[str, list[tuple[str, int, Width]]] | None:
    """What the build wrote into a compiled module, or None for an interpreted one."""
    return getattr(sys.modules[cls.__module__], "DERIVED_FIELDS", None)


def layout_of(cls: type[Any]) -> Layout:
    """The whole block of a class: what the engine declares, then what the game declares."""
    if cls not in LAYOUTS:
        LAYOUTS[cls] = whole_layout(cls)
    return LAYOUTS[cls]


def whole_layout(cls: type[Any]) -> Layout:
    fields: list[Field] = []
    size = 0
    for part in reversed(cls.__mro__[:-1]):
        derived = derived_layouts(part)
        declared = derived.get(part.__name__, []) if derived is not None else declared_fields(part)
        if declared:
            piece = place(declared, size)
            fields += piece.fields
            size = piece.size
    return Layout(tuple(fields), size)
