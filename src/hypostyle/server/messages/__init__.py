"""Every message between browser and server, as types; `contract.py` writes them down for TypeScript.

Over the WebSocket travel JSON texts, told apart by their field `type`; over HTTP the plain structures further below.
The server sends codes and numbers, never sentences: the browser makes those from the texts of the game.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from hypostyle.engine.content import LONGEST_NAME as LONGEST_EDITION

LONGEST_NAME = 24
LONGEST_TOKEN = 64
LARGEST_STEP = 100_000
LARGEST_ACTION = 65_535
MOST_SEATS = 8
MOST_OPTIONS = 32
MOST_PLANNED = 40  # actions of one plan that is previewed
LARGEST_SEED = 2**63 - 1
MOST_CARDS = 100

type_of = "x-typescript"


def typescript(name: str) -> Meta:
    """The TypeScript type of something msgspec only knows as a table or as ready JSON; see contract.py."""
    return Meta(extra_json_schema={type_of: name})


SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Sequence = Annotated[int, Meta(ge=0, le=LARGEST_STEP)]
Step = Annotated[int, Meta(ge=0, le=LARGEST_STEP)]
ActionId = Annotated[int, Meta(ge=0, le=LARGEST_ACTION)]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
CardWord = Annotated[str, Meta(max_length=24)]
Token = Annotated[str, Meta(max_length=LONGEST_TOKEN)]
Options = Annotated[dict[str, Any], typescript("Options"), Meta(max_length=MOST_OPTIONS)]

# Ready JSON: made once and sent to everybody who may see it.
View = Annotated[Raw, typescript("View")]
Action = Annotated[Raw, typescript("Action")]
Event = Annotated[dict[str, Any], typescript("GameEvent")]
ReadyEvent = Annotated[dict[str, Any] | Raw, typescript("GameEvent")]

PersonKind = Literal["you", "here", "link", "bot"]
RefusalCode = Literal[
    "illegal",  # the rules forbid it now: `reason` and `section` say why
    "not_yours",  # the seat belongs to another browser, or to nobody here
    "not_yet",  # the seat has nothing to decide now
    "stale",  # the table has moved on; a fresh update follows
    "unknown",  # no such action, seat or step
    "no_undo",  # this step can no longer be taken back
    "over",  # the match is over
    "paused",  # a wrong claim in a race: wait a moment
    "beaten",  # in a race somebody else was first, or time was up
    "race",  # what is asked would give the answer of a race away
    "too_fast",  # more messages than allowed; wait a moment
    "too_large",  # a message longer than allowed
    "bad_message",  # not a message of this contract
    "busy",  # the server has too much to do; try again
    "no_table",  # no such table, or it belongs to other rules; the connection is closed
]


# ---------------------------------------------------------------------- browser -> server, over the WebSocket
class FromBrowser(Struct, tag_field="type"):
    """Any message of a browser."""


class Hello(FromBrowser, tag="hello"):
    """The first message. `since` is the `seq` of the last update this page has seen; null or absent: everything."""

    since: Sequence | None = None


class Act(FromBrowser, tag="act"):
    """Choose an action for an own seat. `seq` is that of the update it answers; the same again is answered again."""

    seq: Sequence
    seat: SeatNumber
    action: ActionId


class Undo(FromBrowser, tag="undo"):
    """Take back: possible where the last update said so in `undo`."""

    seq: Sequence
    seat: SeatNumber


class AskHint(FromBrowser, tag="hint"):
    """What would the search bot do here? Answered by `hint`, after a moment."""

    seat: SeatNumber


class AskWhy(FromBrowser, tag="why"):
    """Why can this seat not choose this action now? Answered by `why`."""

    seat: SeatNumber
    action: ActionId


class AskPreview(FromBrowser, tag="preview"):
    """What would surely follow from this action, and from those that this seat would choose `then`?

    Answered by `preview`.
    """

    seat: SeatNumber
    action: ActionId
    then: Annotated[list[ActionId], Meta(max_length=MOST_PLANNED)] = []


class AskLook(FromBrowser, tag="look"):
    """The position after that many steps. Another's `seat` may be looked through when the match is over."""

    step: Step
    seat: SeatNumber | None = None


class Rename(FromBrowser, tag="name"):
    """Change the name at an own seat; everybody is told by `seats`."""

    seat: SeatNumber
    name: Name


class Ping(FromBrowser, tag="ping"):
    """Answered by `pong`."""


class Echo(FromBrowser, tag="echo"):
    """The answer to `probe`, at once and with its number."""

    number: Annotated[int, Meta(ge=0, le=LARGEST_STEP)]


ClientMessage = Hello | Act | Undo | AskHint | AskWhy | AskPreview | AskLook | Rename | Ping | Echo


# ---------------------------------------------------------------------- server -> browser, over the WebSocket
class FromServer(Struct, tag_field="type"):
    """Any message of the server."""


class SeatInfo(Struct):
    """Who sits at a seat. `name` is "" where the browser should use its own word; `claimed`: a person has taken it."""

    seat: int
    name: str
    kind: Literal["person", "bot"]
    level: str | None
    claimed: bool
    connected: bool


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


class Welcome(FromServer, tag="welcome"):
    """The answer to `hello`: what does not change during the match."""

    table: str
    game: str
    options: Options
    seats: list[SeatInfo]
    mine: list[int]
    spectator: bool
    seed_hash: str
    rules_version: int
    content_digest: str
    edition: Edition
    started: float
    lines: tuple[str, ...]
    actions_count: int


class Seats(FromServer, tag="seats"):
    """Somebody came, left, sat down or changed a name."""

    seats: list[SeatInfo]
    mine: list[int]


class Thinking(Struct):
    """A bot that is thinking: since when (seconds, Unix time), and how long it may."""

    seat: int
    since: float
    budget: float


class DecisionInfo(Struct, omit_defaults=True):
    """An own open decision: `prompt` is the task's name, `section` its place in the rules."""

    seat: int
    prompt: str
    section: str
    actions: list[Action]
    claim: str | UnsetType = UNSET  # in a race: a verb of which any action may be tried; the right ones are not listed


class Secret(Struct):
    """On a page with several own seats: these fields of an event are for these seats only."""

    event: int
    fields: list[str]
    seats: list[int]


class Entry(Struct, omit_defaults=True):
    """A line of the log: the step it led to (0: the set-up, with seat null) and what this page may know of it."""

    step: int
    seat: int | None
    events: list[ReadyEvent]
    sealed: bool = False  # a choice not yet revealed: for the eyes of its seat only
    action: Action | UnsetType = UNSET  # own choices; everybody's when the match is over
    secrets: list[Secret] | UnsetType = UNSET


ReadyEntry = Annotated[Raw, typescript("Entry")]


class OutcomeInfo(Struct):
    """The result, seat by seat; `ranking[seat]` is its place, 1 for a winner."""

    scores: list[int]
    ranking: list[int]
    lines: dict[str, list[int]]
    tie_values: dict[str, list[int]]
    tie_break: str | None


class Update(FromServer, tag="update"):
    """The table as this page may see it now. A later update replaces it; updates in between may be left out.

    `seq` grows with everything that happens at the table, taking back included. `step` is the number of moves that
    stand. Of the log, keep the entries up to step `keep` and append `entries`.

    While choices are sealed, `sealed` are the seats that have finally chosen and `to_move` those that still think; of
    the choices of others nothing is told before the reveal: they count neither in `seq` nor in `step`, and those who
    have several own seats at one screen find each entry marked as `sealed`.
    """

    seq: int
    step: int
    keep: int
    over: bool
    to_move: list[int]
    sealed: list[int]
    thinking: list[Thinking]
    views: dict[str, View]  # by own seat, or by "spectator"
    decisions: list[DecisionInfo]
    entries: list[ReadyEntry]
    undo: dict[str, bool]  # by own seat
    race: bool | UnsetType = UNSET  # true while one is on
    scores: list[list[int]] | UnsetType = UNSET  # when over: points of each seat after each step
    outcome: OutcomeInfo | UnsetType = UNSET
    seed: str | UnsetType = UNSET  # when over; a text, as it may be too large for a JavaScript number


class Refused(FromServer, tag="refused"):
    """Nothing has changed, and this is why."""

    code: RefusalCode
    seq: int
    seat: int | None = None
    action: int | None = None
    reason: str | None = None
    section: str | None = None


class Idea(Struct):
    """One choice as the search judged it: how often it was tried, what it was worth on average (0 to 1)."""

    action: int
    visits: int
    value: float


class Hint(FromServer, tag="hint"):
    """The verdict of the search; `gain` is the expected change of the seat's own final points, where known."""

    seq: int
    seat: int
    best: int
    ideas: list[Idea]
    gain: float | None


class Why(FromServer, tag="why"):
    """`reason` is null if the action is allowed."""

    seq: int
    seat: int
    action: int
    reason: str | None
    section: str | None


class Preview(FromServer, tag="preview"):
    """What would surely happen: events up to the first that chance decides; points that do not depend on it."""

    seq: int
    seat: int
    action: int
    certain: bool  # nothing depends on chance or on what is hidden
    before: list[int | None]
    after: list[int | None]
    events: list[Event]
    view: View | None  # if certain
    then: list[int]  # the further actions that were asked about
    next: DecisionInfo | None  # what this seat would have to choose next, if certain


class Looked(FromServer, tag="look"):
    """The position after that many steps, and the entry that led there."""

    step: int
    steps: int
    views: dict[str, View]
    entry: Entry
    to_move: list[int]


class WrongClaim(Struct):
    """What somebody took for the answer of a race, that many seconds `ago`."""

    seat: int
    action: Action
    reason: str
    ago: float


class RaceNews(FromServer, tag="race"):
    """The race that is on: seconds left, the last wrong claims, and for how long seats have to wait after theirs."""

    seq: int
    left: float
    seconds: float
    wrong: list[WrongClaim]
    paused: dict[str, float]  # by seat


class Probe(FromServer, tag="probe"):
    """How far away is this page? To be answered by `echo`, at once."""

    number: int


class Pong(FromServer, tag="pong"):
    """The answer to `ping`."""

    seq: int


ServerMessage = Welcome | Seats | Update | Refused | Hint | Why | Preview | Looked | RaceNews | Probe | Pong


# ---------------------------------------------------------------------- HTTP
class Health(Struct):
    """GET /healthz"""

    ok: bool
    version: str
    mode: str


class OptionInfo(Struct):
    """An option of a game; the first value is the default."""

    name: str
    values: list[str | int | bool]
    switch: bool


class ContentInfo(Struct):
    """Where the printed facts come from, and which tables of them are reconstructed."""

    origin: str
    digest: str
    reconstructed: list[str]
    edition: Edition


class LevelInfo(Struct):
    """A bot one can sit down with; `seconds` is how long it may think, 0 for at once."""

    level: str
    seconds: float


class FieldWord(Struct):
    """What a field of a verb or an event means: a named value, a place counted from 0, or an amount."""

    domain: str
    named: bool
    amount: bool
    size: int
    labels: list[str]


class VerbWord(Struct):
    """A verb: its first action id, and its fields in the order ids are counted."""

    first: int
    fields: dict[str, FieldWord]


class EventWord(Struct):
    """An event: its fields, and those that only one seat may know."""

    fields: dict[str, FieldWord]
    secret: list[str]


class Words(Struct):
    """The vocabulary of a game, by name."""

    verbs: dict[str, VerbWord]
    events: dict[str, EventWord]


class GameInfo(Struct):
    """GET /api/games -> GameInfo[]"""

    slug: str
    rules_version: int
    players: list[int]
    minutes: int
    options: list[OptionInfo]
    lines: list[str]
    tie_breaks: list[str]
    seat_names: list[str]
    bots: list[LevelInfo]
    content: ContentInfo
    words: Words


class SeatWish(Struct):
    """Who shall sit: you, another person at this screen, a friend by link, or a bot of a level."""

    kind: PersonKind
    level: Annotated[str, Meta(max_length=16)] | None = None
    name: Name | None = None


class CreateTable(Struct):
    """POST /api/tables; a `seed` makes a test repeatable."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Options = {}
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)] | None = None


class BranchTable(Struct):
    """POST /api/tables/<id>/branch: play from here."""

    step: Step
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]


class CreatedSeat(Struct):
    """A seat of a new table; `token` is the secret part of a friend's link, told this once."""

    seat: int
    kind: PersonKind
    token: str | None = None


class CreatedTable(Struct):
    """The answer to POST /api/tables, /branch and /api/import; a friend's link is `<url>#<token>`."""

    table: str
    url: str
    seats: list[CreatedSeat]


class Claim(Struct):
    """POST /api/tables/<id>/claim: sit down by a secret link."""

    token: Token
    name: Name | None = None


class Claimed(Struct):
    """The answer to a claim."""

    seat: int


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


class Complaint(Struct):
    """What is wrong with a card or a file: `check-<code>` in the texts of the game or of the shell, and the cell."""

    code: str
    card: str
    cell: list[int] | None  # row and column
    values: dict[str, str | int]


class EditionChecked(Struct):
    """The answer to POST /api/editions/<game>/check with an EditionDraft."""

    complaints: list[Complaint]


class EditionRead(Struct):
    """The answer to POST /api/editions/<game>/read with an owner's file: a draft, saved by nobody yet."""

    draft: EditionDraft
    complaints: list[Complaint]


class Problem(Struct, omit_defaults=True):
    """The body of every HTTP error: a code, and one English sentence for whoever reads logs."""

    code: str
    title: str
    complaint: Complaint | None = None  # what is wrong with an owner's file, for texts to say


HTTP = (
    Health,
    GameInfo,
    CreateTable,
    BranchTable,
    CreatedTable,
    Claim,
    Claimed,
    TableSummary,
    CardSheet,
    EditionDraft,
    EditionChecked,
    EditionRead,
    Problem,
)
