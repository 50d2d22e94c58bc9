"""What a store does for the tables, whichever database is behind it, and the rows it keeps.

A table's journal is append-only, and its primary key `(table, seq)` is the only truth: a row is committed before
anybody is told of it, and a place that is taken is a `Conflict`. `sqlite.py` is the implementation for one machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol

from msgspec import Struct

from hypostyle.engine.errors import HypostyleError


class Busy(HypostyleError):
    """More waits to be written than the store takes on."""


class Conflict(HypostyleError):
    """The write does not fit what is stored: the place is taken."""


class Unreadable(HypostyleError):
    """The database cannot be read: the file is damaged, or the disk fails."""


class TableRow(Struct, frozen=True):
    """The header of a table's match."""

    id: str
    game: str
    rules_version: int
    content_digest: str
    options: str
    seats: int
    seed: int
    created: float


class SeatRow(Struct):
    """A seat: a person's (`owner` is the browser that has it, `token` the hash of its link) or a bot's.

    `character` says who the bot is; a table from before there were characters says its level by an old name instead.
    """

    seat: int
    kind: Literal["person", "bot"]
    character: str | None
    name: str
    token: bytes | None
    owner: bytes | None


class EditionRow(Struct, frozen=True):
    """The content that tables were begun with, whole: what is redrawn later changes nothing for them."""

    game: str
    digest: str
    origin: str
    name: str
    data: str


class JournalRow(Struct, frozen=True):
    """Something that happened at a table: `act` with an action, or `back` to a step; while choices are sealed, `seal`
    with an action, and `unseal` of one sealed step, by its place in the log.

    Seq 0 is the `start`. `open` has a bit for each seat that has to choose afterwards; 0 means that the match is over.
    """

    seq: int
    seat: int
    kind: Literal["start", "act", "back", "seal", "unseal"]
    value: int
    open: int
    at: float


class StoredTable(NamedTuple):
    """A table with its seats and its whole journal."""

    row: TableRow
    seats: list[SeatRow]
    journal: list[JournalRow]


class ListedTable(NamedTuple):
    """A table in a list: the last row of its journal, and the last one that everybody may know of."""

    row: TableRow
    seats: list[SeatRow]
    last: JournalRow
    last_public: JournalRow


class Store(Protocol):
    """Everything asynchronous; a write is durable when it returns. Writes raise Busy or Conflict."""

    async def start(self) -> None:
        """Open the database, or create it; a HypostyleError says in one sentence what is wrong with it."""

    async def stop(self) -> None:
        """Write what waits, then close."""

    async def check(self) -> str | None:
        """Whether it can be read and written now: None, or what is wrong."""

    async def create(self, table: TableRow, seats: Sequence[SeatRow], journal: Sequence[JournalRow]) -> None:
        """A new table, whole or not at all."""

    async def append(self, table: str, row: JournalRow) -> None: ...

    async def save_seat(self, table: str, seat: SeatRow) -> None: ...

    async def add_browser(self, browser: bytes) -> None: ...

    async def add_edition(self, edition: EditionRow) -> None:
        """The same content under another name is the same edition, and is called so from now on."""

    async def table(self, identity: str) -> StoredTable | None: ...

    async def edition(self, game: str, digest: str) -> EditionRow | None: ...

    async def knows_browser(self, browser: bytes) -> bool: ...

    async def holds_seat(self, browser: bytes) -> bool:
        """Whether a browser has a seat at any table."""

    async def tables_of(self, browser: bytes, over: bool | None, most: int) -> list[ListedTable]:
        """The tables where a browser has a seat, the latest first; finished ones, unfinished ones, or (None) both."""
