"""What a store does for the tables, whichever database is behind it, and the rows it keeps.

A table's journal is append-only, and its primary key `(table, seq)` is the only truth: a row is committed before
anybody is told of it, and a place that is taken is a `Conflict`. `sqlite.py` is the implementation for one machine.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Literal, NamedTuple, Protocol

from msgspec import Struct

from hypostyle.engine.errors import HypostyleError

MOST_SAID = 200  # lines of a chat that are kept, the last ones


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
    opener: bytes | None = None  # the browser that opened it
    cut: int = 0  # 1: the browsers of its seats have a share in the shuffle, if they take it


class TableSettings(Struct, frozen=True, omit_defaults=True):
    """What whoever opened a table has decided about it."""

    closed: bool = False  # nobody moves or sits down any more
    private: bool = False  # it is there only for those who sit at it, also when the match is over
    spectators: bool = True  # who has no seat may watch the match while it is played
    hints: bool = True
    chat: bool = True


class ChatRow(Struct, frozen=True):
    """Something a seat said: a set phrase by its name, or a text of its own. `number` counts from 0 at each table."""

    number: int
    seat: int
    phrase: str
    text: str
    at: float


class DeviceLinkRow(Struct, frozen=True):
    """A link by which a person's seats are carried to another device, once: its hash, and the cookie of the browser,
    which can be read with the link itself and with nothing else."""

    hash: bytes
    cookie: bytes
    expires: float


class CutRow(Struct, frozen=True):
    """The share of a browser in the shuffle of a table: its hash, and the share itself once it is revealed."""

    browser: bytes
    commitment: str
    share: str = ""


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


RowKind = Literal["start", "cut", "act", "back", "seal", "unseal"]


class JournalRow(Struct, frozen=True, gc=False):
    """Something that happened at a table: `act` with an action, or `back` to a step; while choices are sealed, `seal`
    with an action, and `unseal` of one sealed step, by its place in the log.

    Seq 0 is the `start`; a `cut` can follow it, with the seed that everybody had a share in. `open` has a bit for each
    seat that has to choose afterwards; 0 means that the match is over.
    """

    seq: int
    seat: int
    kind: RowKind
    value: int
    open: int
    at: float


class StoredTable(NamedTuple):
    """A table with its seats, its whole journal and what else is said of it."""

    row: TableRow
    seats: list[SeatRow]
    journal: list[JournalRow]
    settings: TableSettings = TableSettings()


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

    def append(self, table: str, row: JournalRow) -> Awaitable[None]: ...

    async def save_seat(self, table: str, seat: SeatRow, former: SeatRow | None = None) -> None:
        """A `Conflict` if somebody else has taken or left the seat since it was `former`."""

    async def add_browser(self, browser: bytes) -> None: ...

    async def add_edition(self, edition: EditionRow) -> None:
        """The same content under another name is the same edition, and is called so from now on."""

    async def table(self, identity: str) -> StoredTable | None: ...

    async def journal_after(self, table: str, seq: int) -> list[JournalRow]:
        """The rows that follow this one."""

    async def edition(self, game: str, digest: str) -> EditionRow | None: ...

    async def knows_browser(self, browser: bytes) -> bool: ...

    async def holds_seat(self, browser: bytes) -> bool:
        """Whether a browser has a seat at any table."""

    async def tables_of(self, browser: bytes, over: bool | None, most: int) -> list[ListedTable]:
        """The tables where a browser has a seat, the latest first; finished ones, unfinished ones, or (None) both."""

    # ------------------------------------------------------------------ beside the journal
    async def save_settings(self, table: str, settings: TableSettings) -> None: ...

    async def say(self, table: str, row: ChatRow) -> None:
        """A `Conflict` if something else was said with that number. Only the last `MOST_SAID` lines are kept."""

    async def said(self, table: str, most: int) -> list[ChatRow]:
        """What was said last, in its order."""

    async def add_cut(self, table: str, row: CutRow) -> None:
        """A browser commits to its share; a `Conflict` if somebody has committed to the same."""

    async def reveal_cut(self, table: str, row: CutRow) -> None:
        """The same, with the share; the first one stays."""

    async def cuts(self, table: str) -> list[CutRow]: ...

    async def keep_result(self, table: str, result: bytes) -> None:
        """How a match ended, readable when its rules are no longer; the first one stays."""

    async def result(self, table: str) -> bytes | None: ...

    async def keep_verdict(self, table: str, judge: str, step: int, verdict: bytes) -> None:
        """What a judge has found of one step of a match that is over; the first one stays."""

    async def verdicts(self, table: str, judge: str) -> list[bytes]:
        """In the order of their steps."""

    # ------------------------------------------------------------------ another device
    async def add_device_link(self, link: DeviceLinkRow) -> None: ...

    async def use_device_link(self, link: bytes, now: float) -> bytes | None:
        """The cookie of a link that has not expired, the first time it is asked for; None ever after."""

    async def move_seats(self, browser: bytes, to: bytes) -> list[str]:
        """Give everything a browser has to another one; the tables where that changed a seat."""

    # ------------------------------------------------------------------ upkeep
    async def all_tables(self, before: float, over: bool | None, most: int) -> list[ListedTable]:
        """Tables where nothing has happened since, the oldest first."""

    async def delete_table(self, table: str) -> None:
        """With all that belongs to it; browsers and editions stay."""

    async def changed_elsewhere(self, since: float) -> list[tuple[str, float]]:
        """Tables of which another program has changed something beside the journal, or that it has deleted, and when:
        those later than `since` (seconds, Unix time), in their order."""
