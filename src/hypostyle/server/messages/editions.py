"""Editions over HTTP: the cards an owner may redraw, drafts of them, and what is wrong with a draft."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from hypostyle.engine.content import LONGEST_NAME as LONGEST_EDITION
from hypostyle.server.messages.fields import MOST_CARDS, CardWord
from hypostyle.server.messages.problems import Complaint


class Edition(Struct):
    """Which cards a match is played with: the built-in ones, or an owner's.

    `cards` is how many an owner may redraw (0: none in this game), `redrawn` how many differ from the built-in ones;
    `complete`: the owner says that all of them are as printed.
    """

    name: str  # "" where the owner gave none, and for the built-in one
    own: bool
    cards: int
    redrawn: int
    complete: bool


class CellKind(Struct):
    """What may stand in a cell of a card: the sign in the owner's file, and the name that texts have."""

    sign: str
    name: str


class CardField(Struct):
    """A field of a card beside its grid, and its allowed values."""

    name: str
    values: list[str]


class CardFace(Struct, forbid_unknown_fields=True):
    """What is printed on a card: its fields, and its grid row by row."""

    fields: Annotated[dict[CardWord, CardWord], Meta(max_length=8)]
    grid: Annotated[list[Annotated[str, Meta(max_length=16)]], Meta(max_length=16)]


class CardSheet(Struct):
    """GET /api/editions/<game>: the cards that an owner may redraw. POST an EditionDraft there to save it."""

    game: str
    edition: Edition
    digest: str
    may_save: bool
    file: str | None  # where it lies; only the host is told
    longest_name: int
    rows: int
    columns: int
    kinds: list[CellKind]
    fields: list[CardField]
    built_in: dict[str, CardFace]
    redrawn: dict[str, CardFace]


class EditionDraft(Struct, forbid_unknown_fields=True):
    """An edition as drawn: only the cards that differ from the built-in ones."""

    name: Annotated[str, Meta(max_length=LONGEST_EDITION)]
    complete: bool
    redrawn: Annotated[dict[CardWord, CardFace], Meta(max_length=MOST_CARDS)]


class EditionChecked(Struct):
    """The answer to POST /api/editions/<game>/check with an EditionDraft."""

    complaints: list[Complaint]


class EditionRead(Struct):
    """The answer to POST /api/editions/<game>/read with an owner's file: a draft, saved by nobody yet."""

    draft: EditionDraft
    complaints: list[Complaint]
