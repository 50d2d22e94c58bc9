"""What a page says to its table over the WebSocket: JSON texts, told apart by their field `type`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from hypostyle.server.messages.fields import LARGEST_STEP, MOST_PLANNED, ActionId, Name, SeatNumber, SeqNumber, Step


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
    """The position after that many steps. Another's `seat` may be looked through when the match is over."""

    step: Step
    seat: SeatNumber | None = None


class Rename(FromBrowser, tag="name"):
    """Change the name at one of the page's seats; everybody is told by `seats`."""

    seat: SeatNumber
    name: Name


class Ping(FromBrowser, tag="ping"):
    """Answered by `pong`."""


class Echo(FromBrowser, tag="echo"):
    """The answer to `probe`, at once and with its number."""

    number: Annotated[int, Meta(ge=0, le=LARGEST_STEP)]


ClientMessage = Hello | Act | Undo | AskHint | AskWhy | AskPreview | AskLook | Rename | Ping | Echo
