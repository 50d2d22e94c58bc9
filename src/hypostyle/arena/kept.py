"""Files of work that can be gone on with: the first line says which work, each other line is a part that is done."""

from __future__ import annotations

from pathlib import Path
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

from hypostyle.arena.tournament import PlayedBlock, Tournament
from hypostyle.engine.errors import BadSave, HypostyleError

Part = TypeVar("Part", bound=Struct)


class KeptParts(Generic[Part]):
    """Parts done earlier, and where those to come are added; a line cut off by a sudden end is done again.

    The heading is the `subject` of the work below the `name` of its kind; with another subject it is other work.
    """

    def __init__(self, file: Path, name: str, subject: Struct, kind: type[Part]) -> None:
        self.file = file
        self.name = name
        self.kind = kind
        self.parts: list[Part] = []
        try:
            if file.exists():
                self.read(subject)
            else:
                file.write_bytes(line_of({name: subject}))
        except OSError as problem:
            raise HypostyleError(f"{file} cannot be used: {problem.strerror}.") from None

    def read(self, subject: Struct) -> None:
        lines = self.file.read_bytes().splitlines(keepends=True)
        whole = [line for line in lines if line.endswith(b"\n")]
        if not whole:
            raise BadSave(f"{self.file} is no file of the {self.name} (it has no whole line).")
        try:
            heading = msgspec.json.decode(whole[0], type=dict[str, type(subject)])  # type: ignore[misc]
            kept = heading[self.name]
            self.parts = [msgspec.json.decode(line, type=self.kind) for line in whole[1:]]
        except (KeyError, msgspec.DecodeError) as problem:
            raise BadSave(f"{self.file} is no file of the {self.name} ({problem}).") from None
        self.check(kept, subject)
        if len(whole) < len(lines):
            self.file.write_bytes(b"".join(whole))

    def check(self, kept: Struct, asked: Struct) -> None:
        for field in asked.__struct_fields__:
            if getattr(kept, field) != getattr(asked, field):
                raise BadSave(
                    f"{self.file} belongs to another {type(asked).__name__.lower()}: its {field} is "
                    f"{getattr(kept, field)!r}, not {getattr(asked, field)!r}."
                )

    def add(self, part: Part) -> None:
        with self.file.open("ab") as file:
            file.write(line_of(part))
        self.parts.append(part)


class Kept(KeptParts[PlayedBlock]):
    """The file of a tournament."""

    def __init__(self, file: Path, tournament: Tournament) -> None:
        super().__init__(file, "arena", tournament, PlayedBlock)

    @property
    def blocks(self) -> list[PlayedBlock]:
        return self.parts


def line_of(content: object) -> bytes:
    return msgspec.json.encode(content) + b"\n"
