"""The 36 parcel cards: how they are written down, all that can be wrong with one, and how an owner redraws them."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hypostyle.engine.cards import Cards, Face, Faces
from hypostyle.engine.content import Complaint, Reader
from hypostyle.engine.errors import BadContent
from hypostyle.games.mykerinos.vocabulary import CARD_COLUMNS, CARD_ROWS, KIND_NAMES, PARCELS, PATRON_NAMES, Kind
from hypostyle.texts import Texts

PYRAMID, FREE = "^."
KINDS = {FREE: "free", PYRAMID: "pyramid"}
PRESTIGE = ("0", "2", "3", "5")
MOST_PRESTIGE = PRESTIGE[-1]
WITHOUT = KIND_NAMES[Kind.NONE]
SENTENCES = Texts(Path(__file__).parent / "texts")


# ---------------------------------------------------------------------- reading
def faces(cards: Reader) -> Faces:
    """The cards in the order of the file, numbered from 1; what is no card at all is refused."""
    found = [face(kind, row) for kind in KIND_NAMES for row in cards.rows(kind)]
    if len(found) != PARCELS:
        raise refusal(cards.file, Complaint("count", values={"cards": PARCELS, "found": len(found)}))
    return {str(number): one for number, one in enumerate(found, 1)}


def face(kind: str, row: Reader) -> Face:
    prestige, grid = row.data.get("prestige"), row.data.get("grid")
    if type(prestige) is not int or str(prestige) not in PRESTIGE:
        values: dict[str, str | int] = {"place": row.place, "found": str(prestige)}
        raise refusal(row.file, Complaint("prestige", values=values))
    if not is_grid(grid):
        values = {"place": row.place, "rows": CARD_ROWS, "columns": CARD_COLUMNS}
        raise refusal(row.file, Complaint("grid", values=values))
    return Face({"patron": kind, "prestige": str(prestige)}, list(row.data["grid"]))


def is_grid(rows: Any) -> bool:
    return (
        isinstance(rows, list)
        and len(rows) == CARD_ROWS
        and all(isinstance(row, str) and len(row) == CARD_COLUMNS and set(row) <= set(KINDS) for row in rows)
    )


def pyramid_bits(card: Face) -> int:
    """Where pyramids stand, as bits, row by row."""
    return sum(1 << spot for spot, cell in enumerate("".join(card.grid)) if cell == PYRAMID)


# ---------------------------------------------------------------------- checking
def check(file: str, drawn: Faces) -> None:
    """Refuse the first thing that is wrong with cards, naming the file."""
    for complaint in complaints(drawn):
        raise refusal(file, complaint)


def refusal(file: str, complaint: Complaint) -> BadContent:
    values = {"card": complaint.card, **complaint.values}
    return BadContent(f"{file}: {SENTENCES.say('en', f'check-{complaint.code}', **values)}", complaint)


def complaints(drawn: Faces) -> list[Complaint]:
    return [*ground_complaints(drawn), *prestige_complaints(drawn), *patron_complaints(drawn)]


def ground_complaints(drawn: Faces) -> Iterator[Complaint]:
    """A parcel without free ground could never be dug."""
    for number, card in drawn.items():
        if FREE not in "".join(card.grid):
            yield Complaint("no_ground", number)


def prestige_complaints(drawn: Faces) -> Iterator[Complaint]:
    """Only the card without patron is worth more than 3."""
    for number, card in drawn.items():
        if card.fields["prestige"] == MOST_PRESTIGE and card.fields["patron"] != WITHOUT:
            yield Complaint("too_much_prestige", number)


def patron_complaints(drawn: Faces) -> Iterator[Complaint]:
    """One card has no patron, and every patron has a card."""
    of_kind = Counter(card.fields["patron"] for card in drawn.values())
    without = [number for number, card in drawn.items() if card.fields["patron"] == WITHOUT]
    if not without:
        yield Complaint("no_card_without")
    for number in without[1:]:
        yield Complaint("second_without", number)
    for patron in PATRON_NAMES:
        if of_kind[patron] == 0:
            yield Complaint("patron_without_card", values={"patron": patron})


# ---------------------------------------------------------------------- redrawing
def matched(drawn: Faces, built_in: Faces) -> Faces:
    """Cards have no number in print: one that is as built in keeps its number, the others take what is left.

    Among those, a number of the same patron comes first, so that few cards seem changed.
    """
    free, waiting, found = dict(built_in), list(drawn.values()), {}
    for alike in (exactly_alike, same_patron, anything):
        for card in list(waiting):
            number = next((number for number, other in free.items() if alike(card, other)), None)
            if number is not None:
                found[number] = card
                waiting.remove(card)
                del free[number]
    return {number: found[number] for number in built_in}


def exactly_alike(card: Face, other: Face) -> bool:
    return card == other


def same_patron(card: Face, other: Face) -> bool:
    return card.fields["patron"] == other.fields["patron"]


def anything(_card: Face, _other: Face) -> bool:
    return True


def written(drawn: Faces, built_in: Faces) -> dict[str, Any]:
    """The cards of each patron whose cards differ; all of that patron, for they have no number to be replaced by."""
    new, old = by_patron(drawn), by_patron(built_in)
    return {patron: new[patron] for patron in KIND_NAMES if new[patron] != old[patron]}


def by_patron(drawn: Faces) -> dict[str, list[dict[str, Any]]]:
    cards: dict[str, list[dict[str, Any]]] = {patron: [] for patron in KIND_NAMES}
    for card in drawn.values():
        cards[card.fields["patron"]].append({"prestige": int(card.fields["prestige"]), "grid": card.grid})
    return cards


PARCEL_CARDS = Cards(
    table="parcels",
    rows=CARD_ROWS,
    columns=CARD_COLUMNS,
    kinds=KINDS,
    fields={"patron": KIND_NAMES, "prestige": PRESTIGE},
    faces=faces,
    complaints=complaints,
    written=written,
    matched=matched,
)
