"""Tables over HTTP: created, branched, joined by a link, listed."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hypostyle.server.messages.fields import LARGEST_SEED, LONGEST_WORD, MOST_SEATS, Event, Name, Options, Step, Token

SeatKind = Literal["you", "here", "link", "bot"]


class SeatInfo(Struct):
    """Who sits at a seat. `name` is "" where the browser should use its own word, or the name of the character, which
    has a level from 1 to 5; `claimed`: a person has taken it."""

    seat: int
    name: str
    kind: Literal["person", "bot"]
    character: str | None
    level: int | None
    claimed: bool
    connected: bool


class SeatWish(Struct):
    """Who is to sit there: you, another person at this screen, a friend by link, or a bot.

    A bot is a `character`, or anybody of a `level`: from 1 to 5, or by its name from before there were characters.
    """

    kind: SeatKind
    level: Annotated[int, Meta(ge=1, le=5)] | Annotated[str, Meta(max_length=LONGEST_WORD)] | None = None
    character: Annotated[str, Meta(max_length=LONGEST_WORD)] | None = None
    name: Name | None = None


class CreateTable(Struct):
    """POST /api/tables; a `seed` makes a test repeatable. `cut`: everybody's page will have a share in the shuffle."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Options = {}
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)] | None = None
    cut: bool = False


class BranchTable(Struct):
    """POST /api/tables/<id>/branch: play from here."""

    step: Step
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]


class CreatedSeat(Struct):
    """A seat of a new table; `token` is the secret part of a friend's link, told this once."""

    seat: int
    kind: SeatKind
    token: str | None = None


class CreatedTable(Struct):
    """The answer to POST /api/tables, /branch and /api/import; a friend's link is `<url>#<token>`."""

    table: str
    url: str
    seats: list[CreatedSeat]


class TakeSeat(Struct):
    """POST /api/tables/<id>/claim: sit down by a secret link."""

    token: Token
    name: Name | None = None


class SeatTaken(Struct):
    """The answer to TakeSeat: which seat it is."""

    seat: int


class DeviceLink(Struct):
    """POST /api/device: the secret part of a link, `/device#<token>`, by which everything this browser has is carried
    to another device as well, once; and until when (seconds, Unix time)."""

    token: str
    expires: float


class UseDeviceLink(Struct):
    """POST /api/device/use: become the browser that made the link; what this one had is kept."""

    token: Token


class DeviceLinkUsed(Struct):
    """The answer to it: how many tables came along from this device."""

    tables: int


class TableSummary(Struct):
    """GET /api/tables and GET /api/replays -> TableSummary[], the latest first."""

    table: str
    game: str
    seats: list[SeatInfo]
    mine: list[int]
    over: bool
    seq: int
    to_move: list[int]
    started: float
    updated: float


class TableGlance(Struct):
    """GET /api/tables/<id>/glance: how a match stands, as everybody at the table may know it.

    `heading` is the event that the chapter played now began with, such as a round; `ranking` has the place of each
    seat once the match is over.
    """

    heading: Event | None
    scores: list[int | None]
    ranking: list[int] | None


class TableDeleted(Struct):
    """The answer to POST /api/tables/<id>/delete."""

    table: str


class ShowKey(Struct):
    """POST /api/host: the key of the host, from the link that the server printed; kept as a cookie from then on."""

    key: Token


class KeyShown(Struct):
    """The answer to it."""

    host: bool
