"""The file of a tournament: its first line says which one, each other line is a block that was played."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from hypostyle.arena.tournament import PlayedBlock, Tournament
from hypostyle.engine.errors import BadSave, HypostyleError


class Heading(Struct, frozen=True):
    """The first line."""

    arena: Tournament


class Kept:
    """Blocks played earlier, and where those to come are added; a line cut off by a sudden end is played again."""

    def __init__(self, file: Path, tournament: Tournament) -> None:
        self.file = file
        self.blocks: list[PlayedBlock] = []
        try:
            if file.exists():
                self.read(tournament)
            else:
                file.write_bytes(line_of(Heading(tournament)))
        except OSError as problem:
            raise HypostyleError(f"{file} cannot be used: {problem.strerror}.") from None

    def read(self, tournament: Tournament) -> None:
        lines = self.file.read_bytes().splitlines(keepends=True)
        whole = [line for line in lines if line.endswith(b"\n")]
        try:
            heading = msgspec.json.decode(whole[0], type=Heading)
            self.blocks = [msgspec.json.decode(line, type=PlayedBlock) for line in whole[1:]]
        except (IndexError, msgspec.DecodeError) as problem:
            raise BadSave(f"{self.file} is no file of the arena ({problem}).") from None
        self.check(heading.arena, tournament)
        if len(whole) < len(lines):
            self.file.write_bytes(b"".join(whole))

    def check(self, kept: Tournament, asked: Tournament) -> None:
        for name in Tournament.__struct_fields__:
            if getattr(kept, name) != getattr(asked, name):
                raise BadSave(
                    f"{self.file} belongs to another tournament: its {name} is {getattr(kept, name)!r}, not "
                    f"{getattr(asked, name)!r}."
                )

    def add(self, block: PlayedBlock) -> None:
        with self.file.open("ab") as file:
            file.write(line_of(block))
        self.blocks.append(block)


def line_of(content: Struct) -> bytes:
    return msgspec.json.encode(content) + b"\n"
