"""What was wrong with an HTTP request, and with the cards in it."""

from __future__ import annotations

from msgspec import Struct


class Complaint(Struct):
    """What is wrong with a card or a file: `check-<code>` in the texts of the game or of the shell, and the cell."""

    code: str
    card: str
    cell: list[int] | None  # row and column
    values: dict[str, str | int]


class Problem(Struct, omit_defaults=True):
    """The body of every HTTP error: a code, and one English sentence for whoever reads logs."""

    code: str
    title: str
    complaint: Complaint | None = None  # what is wrong with an owner's file, for texts to say
