"""Cards that an owner may redraw: their faces, what can be wrong with one, and the file that holds the redrawn ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hypostyle.engine.content import EDITION, Complaint, Reader

Faces = dict[str, "Face"]  # by the number or name of the card


@dataclass(frozen=True)
class Face:
    """What is printed on a card: fields such as its colour, each one of a few values, and a grid of signs."""

    fields: dict[str, str]
    grid: list[str]


@dataclass(frozen=True)
class Cards:
    """How the cards of a game are read, checked and written: all that an editor needs to know of a game.

    The texts of the game name each card (`redraw-card`), each kind of cell (`redraw-cell-<kind>`), each field
    (`redraw-<field>`) and its values (`redraw-<field>-<value>`); every complaint is a sentence (`check-<code>`).
    """

    table: str  # of content.toml
    rows: int
    columns: int
    kinds: Mapping[str, str]  # of cells: name by sign
    fields: Mapping[str, tuple[str, ...]]  # allowed values by name
    faces: Callable[[Reader], Faces]  # refuses what is no card at all
    complaints: Callable[[Faces], list[Complaint]]  # everything that the rules cannot play with
    written: Callable[[Faces, Faces], dict[str, Any]]  # the fields of the table that differ from the built-in faces
    matched: Callable[[Faces, Faces], Faces] = lambda drawn, _built_in: drawn  # named as the built-in ones they replace

    def misshapen(self, face: Face) -> bool:
        """Whether this is no face of these cards: other fields or values, another size, other signs."""
        return (
            face.fields.keys() != self.fields.keys()
            or any(value not in self.fields[name] for name, value in face.fields.items())
            or len(face.grid) != self.rows
            or any(len(row) != self.columns or not set(row) <= set(self.kinds) for row in face.grid)
        )


@dataclass(frozen=True)
class Redrawn:
    """An owner's edition: its name, the cards that differ from the built-in ones, and whether all are as printed."""

    name: str
    complete: bool
    faces: Faces = field(default_factory=dict)

    def file(self, cards: Cards, built_in: Faces, former: Mapping[str, Any]) -> dict[str, Any]:
        """The owner's file as data: what it said of other tables stays; nothing redrawn and nothing said is no file."""
        others = {table: values for table, values in former.items() if table not in (EDITION, cards.table)}
        fields = cards.written({**built_in, **self.faces}, built_in)
        if not fields and not self.complete:
            return others
        if not self.complete:
            fields |= {"source": f"{len(self.faces)} of {len(built_in)} cards: {self.name}; the others are ours"}
            fields |= {"confidence": "reconstructed"}
        else:
            fields |= {"source": self.name, "confidence": "one source"}
        return {EDITION: {"name": self.name}, cards.table: fields, **others}


def differing(faces: Faces, built_in: Faces) -> Faces:
    return {name: face for name, face in faces.items() if face != built_in[name]}


# ---------------------------------------------------------------------- writing TOML
def as_toml(data: Mapping[str, Any]) -> str:
    """Tables of plain values as a file that `tomllib` reads back the same."""
    parts = []
    for name, table in data.items():
        lines = [f"{key_text(key)} = {value_text(value)}" for key, value in table.items()]
        parts.append("\n".join([f"[{key_text(name)}]", *lines, ""]))
    return "\n".join(parts)


def value_text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        return string_text(value)
    if isinstance(value, list):
        rows = [value_text(one) for one in value]
        if any(isinstance(one, dict) for one in value):
            return "[\n" + "".join(f"    {row},\n" for row in rows) + "]"
        return f"[{', '.join(rows)}]"
    fields = ", ".join(f"{key_text(key)} = {value_text(one)}" for key, one in value.items())
    return f"{{ {fields} }}" if fields else "{}"


def key_text(key: str) -> str:
    plain = key != "" and all(letter.isascii() and (letter.isalnum() or letter in "-_") for letter in key)
    return key if plain else string_text(key)


def string_text(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(sign if sign.isprintable() else f"\\U{ord(sign):08X}" for sign in escaped) + '"'
