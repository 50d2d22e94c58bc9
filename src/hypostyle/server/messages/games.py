"""What the hall is told over HTTP: every game with its options, bots, content and words."""

from __future__ import annotations

from msgspec import Struct

from hypostyle.server.messages.editions import Edition


class Health(Struct):
    """GET /healthz: 503 if not ok. The store could be read and written, and a bot answers, or they did a moment ago."""

    ok: bool
    version: str
    mode: str
    store: bool
    bots: bool
    disk: bool  # there is room for new tables; without it those that are there go on, and all is well


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


class CharacterInfo(Struct):
    """Somebody one can sit down with: how strong, from 1 to 5, and for how many seconds it may think, 0 for at once."""

    character: str
    level: int
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
    first_players: int  # for somebody's first match
    minutes: int
    options: list[OptionInfo]
    lines: list[str]
    final_lines: list[str]  # those that are counted when the match is over
    tie_breaks: list[str]
    seat_names: list[str]
    bots: list[CharacterInfo]
    content: ContentInfo
    words: Words
