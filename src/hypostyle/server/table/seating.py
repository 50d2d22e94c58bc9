"""Who sits where: the seats of one table, the browsers that own them, and the names people go by."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from hypostyle.minds.characters import OLD_NAMES, Character, seated
from hypostyle.server import messages
from hypostyle.server.errors import RequestRefused
from hypostyle.server.messages import LONGEST_NAME
from hypostyle.server.storage.store import SeatRow

MOST_MARKS = 2  # accents and the like on one letter
Viewer = tuple[int, ...]  # the seats that one page may look through; an empty one is a spectator


class Seating:
    def __init__(self, seats: list[SeatRow]) -> None:
        self.seats = seats
        self.characters = seated([seat.character for seat in seats])  # None where a person sits
        self.viewers: dict[bytes | None, Viewer] = {}
        self.alone: Collection[int] | None = None
        self.refresh()

    def refresh(self) -> None:
        """Who has which seats changes rarely and is asked all the time.

        `alone` are the seats of all persons if one browser has them all: then undo harms nobody else.
        """
        persons = [seat for seat in self.seats if seat.kind == "person"]
        owners = {seat.owner for seat in persons}
        self.viewers = {
            owner: tuple(seat.seat for seat in persons if seat.owner == owner) for owner in owners if owner is not None
        }
        self.alone = {seat.seat for seat in persons} if len(owners) == 1 and None not in owners else None

    def change(self, seat: SeatRow) -> None:
        self.seats[seat.seat] = seat
        self.refresh()

    def viewer_of(self, browser: bytes | None) -> Viewer:
        """The seats a browser may look through and choose for."""
        return self.viewers.get(browser, ())

    def check_owner(self, browser: bytes | None, seat: int) -> None:
        if seat not in self.viewer_of(browser):
            raise RequestRefused("not_yours")

    def is_bot(self, seat: int) -> bool:
        return self.seats[seat].kind == "bot"

    def seat_of_link(self, token: bytes, browser: bytes) -> SeatRow:
        """The seat that a link gives to a browser; once it is taken, only that browser may come again."""
        seat = next((seat for seat in self.seats if seat.token == token), None)
        if seat is None or seat.owner not in (None, browser):
            raise RequestRefused("not_yours")
        return seat

    def infos(self, present: Collection[bytes | None]) -> list[messages.SeatInfo]:
        """Who sits where, for all to see; `present` are the browsers at the table."""
        return [
            seat_info(seat, character, present) for seat, character in zip(self.seats, self.characters, strict=True)
        ]


def seat_info(seat: SeatRow, character: Character | None, present: Collection[bytes | None]) -> messages.SeatInfo:
    taken = seat.owner is not None
    return messages.SeatInfo(
        seat.seat,
        "" if seat.character in OLD_NAMES else seat.name,  # such a bot got any name; its character has one of its own
        seat.kind,
        character.id if character else None,
        character.level if character else None,
        taken,
        character is not None or (taken and seat.owner in present),
    )


def clean_name(name: str | None) -> str:
    return clean_line(name or "", LONGEST_NAME)


def clean_line(text: str, longest: int) -> str:
    """A text on one line, without signs that cannot be seen or that pile up on the one before them."""
    seen = ""
    for sign in text:
        kind = unicodedata.category(sign)
        if kind in ("Mn", "Me") and all(unicodedata.category(before) == kind for before in seen[-MOST_MARKS:]):
            continue
        seen += " " if kind.startswith("C") else sign
    return " ".join(seen.split())[:longest].rstrip()
