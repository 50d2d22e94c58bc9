"""What a table tells its pages over the WebSocket: codes and numbers, never sentences.

The browser makes sentences of them from the texts of the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import UNSET, Raw, Struct, UnsetType

from hypostyle.engine.reference import Saying
from hypostyle.server.messages.editions import Edition
from hypostyle.server.messages.fields import Action, Event, Options, ReadyEvent, View, typescript
from hypostyle.server.messages.tables import SeatInfo

RefusalCode = Literal[
    "illegal",  # the rules forbid it now: `reason` and `section` say why
    "not_yours",  # the seat belongs to another browser, or to nobody here
    "not_yet",  # the seat has nothing to decide now
    "stale",  # the table has moved on; a fresh update follows
    "unknown",  # no such action, seat or step
    "no_undo",  # this step can no longer be taken back
    "over",  # the match is over
    "not_over",  # it goes on: a review would tell what its players still hide
    "paused",  # a wrong claim in a race: wait a moment
    "beaten",  # in a race somebody else was first, or time was up
    "race",  # what is asked would give the answer of a race away
    "closed",  # whoever opened the table has closed it
    "no_hints",  # and has turned hints off
    "no_chat",  # or the chat
    "no_spectators",  # or watching; the connection is closed
    "too_fast",  # more messages than allowed; wait a moment
    "too_large",  # a message longer than allowed
    "bad_message",  # no message that a browser may send
    "busy",  # the server has too much to do; try again
    "damaged",  # the table is stored, but cannot be read or played; the connection is closed
    "no_table",  # no such table, or it belongs to other rules; the connection is closed
]


class FromServer(Struct, tag_field="type"):
    """Any message of the server."""


class Welcome(FromServer, tag="welcome"):
    """The answer to `hello`: what does not change during the match.

    `pieces` says, by domain and number, what sentences call the pieces whose names depend on the cards in use.
    """

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
    pieces: Mapping[str, Sequence[Saying]]


class Seats(FromServer, tag="seats"):
    """Somebody came, left, sat down or changed a name."""

    seats: list[SeatInfo]
    mine: list[int]


class TableSettings(Struct):
    """What whoever opened the table has decided: closed: nobody moves; private: it is there for its seats only;
    and whether it may be watched, hints be asked for, and anything be said."""

    closed: bool
    private: bool
    spectators: bool
    hints: bool
    chat: bool


class Settings(FromServer, tag="settings"):
    """After `welcome`, and when they change; `opener`: this page may change them."""

    settings: TableSettings
    opener: bool


class SeatLink(FromServer, tag="link"):
    """The secret part of the link to a seat, for whoever opened the table: told this once."""

    seat: int
    token: str


class ChatLine(Struct):
    """Something a seat said: a set phrase by its name, or a text, to be shown as nothing but text."""

    number: int
    seat: int
    phrase: str
    text: str
    at: float


class Chat(FromServer, tag="chat"):
    """Lines that this page has not had yet; after `hello` the last ones."""

    lines: list[ChatLine]


CutState = Literal[
    "waiting",  # for those who have not sat down or committed; this page commits if it has a seat
    "open",  # all have committed; this page reveals its share
    "done",  # the match was dealt from all shares
    "missed",  # somebody moved before that: the shuffle is the host's alone
]


class CutPart(Struct):
    """What a browser has committed to, and the seats it has."""

    seats: list[int]
    hash: str


class CutNews(FromServer, tag="cut"):
    """How everybody gets a share in the shuffle. `missing` are the seats that are waited for, or were in vain.

    `hash` is that of `seed_hash` and all commitments, sorted, joined by colons: settled before any share is revealed.
    When the match is over, the secret behind `seed_hash` and all shares are told, which give the seed.
    """

    state: CutState
    hash: str | None
    parts: list[CutPart]
    missing: list[int]
    secret: str | UnsetType = UNSET
    shares: list[str] | UnsetType = UNSET


class Thinking(Struct):
    """A bot that is thinking: since when (seconds, Unix time), and how long it may."""

    seat: int
    since: float
    budget: float


class DecisionInfo(Struct, omit_defaults=True):
    """An open decision of one of the page's seats: `prompt` is the task's name, `section` its place in the rules."""

    seat: int
    prompt: str
    section: str
    actions: list[Action]
    claim: str | UnsetType = UNSET  # in a race: a verb of which any action may be tried; the right ones are not listed


class Secret(Struct):
    """Where a page has several seats: these fields of an event are for these seats only."""

    event: int
    fields: list[str]
    seats: list[int]


class Gain(Struct):
    """Points that a seat won or lost, and what it has then, where everybody may know that."""

    seat: int
    points: int
    total: int | None


class Count(Struct):
    """The number of a seat in a line that tells several facts as one."""

    seat: int
    number: int


class StoryLine(Struct, omit_defaults=True):
    """A line of the log as engine/story.py puts it together: the places of its events, under whose sign."""

    kind: Literal["told", "heading", "together", "aside"]
    events: list[int]
    seat: int | None = None
    under: bool = False  # what followed from the choice of the step
    gains: list[Gain] = []
    counts: list[Count] = []  # of a line told together


class Entry(Struct, omit_defaults=True):
    """A step in the log: the step it led to (0: the set-up, with seat null) and what this page may know of it.

    `lines` is how it is told; where a chapter begins, `scores` are the points then, null where they are secret.
    """

    step: int
    seat: int | None
    events: list[ReadyEvent]
    lines: list[StoryLine] = []
    scores: list[int | None] | UnsetType = UNSET
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


class Change(Struct):
    """That a line of the score sheet changed for a seat at a step."""

    step: int
    seat: int
    line: int  # its place among the lines of the game
    points: int


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
    course: list[Change] | UnsetType = UNSET  # when over: how the points came about
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


class Beside(Struct):
    """What the best choice of a hint brings the seat beyond the next best `action`: points at the end by line of the
    score sheet, and winning chances."""

    action: int
    lines: dict[str, float]
    chance: float


class Hint(FromServer, tag="hint"):
    """The verdict of the search, and why: beside the next best choice, where there is one that was looked at."""

    seq: int
    seat: int
    best: int
    ideas: list[Idea]
    beside: Beside | None


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


class Looked(FromServer, tag="look", omit_defaults=True):
    """The position after that many steps, and the entry that led there."""

    step: int
    steps: int
    views: dict[str, View]
    entry: Entry
    to_move: list[int]
    decision: DecisionInfo | UnsetType = UNSET  # when over: what the seat that was asked for had to choose then
    then: list[int] = []  # what the review expects, and this is the position after it


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
