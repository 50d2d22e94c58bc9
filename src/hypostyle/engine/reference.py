"""Pieces in words, as sentences by their keys: what they are called, and the reference sheet with all they do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True)
class Saying:
    """A sentence of the game's texts: its key, its numbers, and the names it is said with, which are sentences too."""

    key: str
    values: dict[str, int | str] = field(default_factory=dict)
    names: dict[str, Saying] = field(default_factory=dict)


# What pieces are called whose number means nothing to people: by domain, in the order of its numbers.
PieceNames: TypeAlias = Mapping[str, Sequence[Saying]]


@dataclass(frozen=True)
class Piece:
    """What it is called, everything it does, and how many there are."""

    name: Saying
    lines: list[Saying]
    count: int = 1


@dataclass(frozen=True)
class PieceGroup:
    """Pieces of one kind under a title, which is the key of a sentence."""

    title: str
    pieces: list[Piece]


def each(prefix: str, amounts: dict[str, int]) -> list[Saying]:
    """One sentence for each amount: "stones", 3 is `effect-stones` of 3."""
    return [Saying(f"{prefix}-{name}", {"amount": amount}) for name, amount in amounts.items()]
