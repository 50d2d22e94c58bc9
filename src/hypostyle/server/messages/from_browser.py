"""What a page says to its table over the WebSocket: JSON texts, told apart by their field `type`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from hypostyle.server.messages.fields import (
    LARGEST_STEP,
    LONGEST_TEXT,
    MOST_PLANNED,
    ActionId,
    Name,
    SeatNumber,
    SeqNumber,
    Step,
)


class FromBrowser(Struct, tag_field="type"):
    """Any message of a browser."""


class Hello(FromBrowser, tag="hello"):
    """The first message. `since` is the `seq` of the last update this page has seen; null or absent: everything."""

    since: SeqNumber | None = None


class Act(FromBrowser, tag="act"):
    """Choose an action for a seat of the page. `seq` is that of the update it answers; the same twice acts once."""

    seq: SeqNumber
    seat: SeatNumber
    action: ActionId


class Undo(FromBrowser, tag="undo"):
    """Take back a step: possible where the last update said so in `undo`."""

    seq: SeqNumber
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
    """The position after that many steps. Another's `seat` may be looked through when the match is over, and walked on
    with: a choice of that seat and what the review expects `then`."""

    step: Step
    seat: SeatNumber | None = None
    then: Annotated[list[ActionId], Meta(max_length=MOST_PLANNED)] = []


class AskReview(FromBrowser, tag="ask_review"):
    """Judge the match, which is over, decision by decision. Answered by `review`, as often as more is judged."""


class Try(FromBrowser, tag="try"):
    """What if another action had been chosen at a step of a match that is over? Answered by `tried`, after a moment."""

    step: Step
    action: ActionId


class Rename(FromBrowser, tag="name"):
    """Change the name at one of the page's seats; everybody is told by `seats`."""

    seat: SeatNumber
    name: Name


Phrase = Literal["hello", "good_luck", "one_moment", "your_turn", "well_played", "oops", "thanks", "again"]


class Say(FromBrowser, tag="say"):
    """Say something as one of the page's seats: a set phrase, or else a text. Everybody is told by `chat`."""

    seat: SeatNumber
    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""


class ChangeSettings(FromBrowser, tag="change"):
    """Decide about the table, as whoever opened it; what is absent stays. Everybody is told by `settings`."""

    closed: bool | UnsetType = UNSET
    private: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    chat: bool | UnsetType = UNSET


class Release(FromBrowser, tag="release"):
    """Free the seat of a person, as whoever opened the table. Answered by `link`, a new one."""

    seat: SeatNumber


class AskLink(FromBrowser, tag="ask_link"):
    """A new link to a seat that is not taken, as whoever opened the table; the old one ends. Answered by `link`."""

    seat: SeatNumber


Share = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Commit(FromBrowser, tag="commit"):
    """The hash of this browser's share in the shuffle (SHA-256 of its 64 signs), before the first move.

    Answered by `cut`.
    """

    hash: Share


class Reveal(FromBrowser, tag="reveal"):
    """The share itself, when `cut` says that all have committed. Answered by `cut`."""

    share: Share


class Ping(FromBrowser, tag="ping"):
    """Answered by `pong`."""


class Echo(FromBrowser, tag="echo"):
    """The answer to `probe`, at once and with its number."""

    number: Annotated[int, Meta(ge=0, le=LARGEST_STEP)]


ClientMessage = (
    Hello
    | Act
    | Undo
    | AskHint
    | AskWhy
    | AskPreview
    | AskLook
    | AskReview
    | Try
    | Rename
    | Say
    | ChangeSettings
    | Release
    | AskLink
    | Commit
    | Reveal
    | Ping
    | Echo
)
