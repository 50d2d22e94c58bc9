"""The 48 pyramid cards: how they are written down, all that can be wrong with one, and how an owner redraws them."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hypostyle.engine.cards import Cards, Face, Faces, differing
from hypostyle.engine.content import NOTES, Complaint, Reader
from hypostyle.engine.errors import BadContent
from hypostyle.games.silver_gold_pyramids.geometry import (
    COLUMNS,
    GRID,
    ROWS,
    Cell,
    Cells,
    cell_name,
    mask,
)
from hypostyle.games.silver_gold_pyramids.vocabulary import CARDS, COLOUR_NAMES, COLOURS, MOST_CROSSES
from hypostyle.texts import Texts

START, TOMB, WALL, EMPTY, CROSS = "ST#.x"
SYMBOL_SIGNS = "rgtkpx"  # in the order of the symbols in the vocabulary
KINDS = {
    EMPTY: "empty",
    WALL: "wall",
    START: "start",
    TOMB: "tomb",
    "r": "red_gem",
    "g": "green_gem",
    "t": "torch",
    "k": "skull",
    "p": "potion",
    CROSS: "cross",
}
SIGNS = START + TOMB + WALL + EMPTY + SYMBOL_SIGNS
CARD_NUMBERS = tuple(str(number) for number in range(1, CARDS + 1))
OF_EACH_COLOUR = CARDS // COLOURS
SENTENCES = Texts(Path(__file__).parent / "texts")


# ---------------------------------------------------------------------- reading
def faces(cards: Reader) -> Faces:
    """The card of each number; what is no card at all is refused."""
    return {number: face(cards, number) for number in CARD_NUMBERS}


def face(cards: Reader, number: str) -> Face:
    card = cards.table(number)
    unknown = [key for key in card.data if key not in ("colour", "grid", *NOTES)]
    if unknown:
        raise refusal(cards.file, Complaint("unknown", number, values={"field": unknown[0]}))
    card.choice("colour", COLOUR_NAMES)
    for complaint in shape_complaints(number, card.data.get("grid")):
        raise refusal(cards.file, complaint)
    return Face({"colour": card.data["colour"]}, card.data["grid"])


def shape_complaints(number: str, rows: Any) -> Iterator[Complaint]:
    """Whatever is not five rows of five known signs."""
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        yield Complaint("grid", number, values={"rows": ROWS})
    elif len(rows) != ROWS:
        yield Complaint("rows", number, values={"found": len(rows), "rows": ROWS})
    else:
        for row, signs in enumerate(rows):
            if len(signs) != COLUMNS:
                cell = (row, min(len(signs), COLUMNS - 1))
                yield Complaint("row", number, cell, {"found": len(signs), "columns": COLUMNS})
            for column, sign in enumerate(signs[:COLUMNS]):
                if sign not in KINDS:
                    yield Complaint("sign", number, (row, column), {"sign": sign, "allowed": " ".join(SIGNS)})


# ---------------------------------------------------------------------- checking
def check(file: str, drawn: Faces) -> None:
    """Refuse the first thing that is wrong with cards, naming the file."""
    for complaint in complaints(drawn):
        raise refusal(file, complaint)


def refusal(file: str, complaint: Complaint) -> BadContent:
    sentence = SENTENCES.say("en", f"check-{complaint.code}", **spoken(complaint))
    return BadContent(f"{file}: {sentence[0].lower()}{sentence[1:]}", complaint)


def spoken(complaint: Complaint) -> dict[str, Any]:
    cell = cell_name(complaint.cell) if complaint.cell else ""
    return {"card": complaint.card, "cell": cell, **complaint.values}


def complaints(drawn: Faces) -> list[Complaint]:
    found = [complaint for chamber in chambers(drawn) for complaint in chamber.complaints()]
    return found + list(colour_complaints(drawn))


def colour_complaints(drawn: Faces) -> Iterator[Complaint]:
    """As many cards of each colour; the complaint names the first card that is one too many."""
    seen: Counter[str] = Counter()
    for number in CARD_NUMBERS:
        colour = drawn[number].fields["colour"]
        seen[colour] += 1
        if seen[colour] == OF_EACH_COLOUR + 1:
            values: dict[str, str | int] = {"colour": colour, "number": seen[colour], "each": OF_EACH_COLOUR}
            yield Complaint("colours", number, values=values)


class Chamber:
    """One card, cell by cell."""

    def __init__(self, number: str, rows: list[str]) -> None:
        self.number = number
        self.sign = {(row, column): rows[row][column] for row, column in GRID}

    def at(self, sign: str) -> Cells:
        return tuple(cell for cell in GRID if self.sign[cell] == sign)

    def cells(self, sign: str) -> int:
        return mask(self.at(sign))

    def complaints(self) -> Iterator[Complaint]:
        yield from self.alone(START, "start", 0)
        yield from self.alone(TOMB, "tomb", ROWS - 1)
        for number, cell in enumerate(self.at(CROSS), 1):
            if number > MOST_CROSSES:
                yield Complaint("crosses", self.number, cell, {"number": number, "most": MOST_CROSSES})
        if len(self.at(START)) == 1 and len(self.at(TOMB)) == 1:
            yield from self.out_of_reach()

    def alone(self, sign: str, called: str, row: int) -> Iterator[Complaint]:
        """One of them, in its row."""
        found = self.at(sign)
        ends = {"first": cell_name((row, 0)), "last": cell_name((row, COLUMNS - 1))}
        if not found:
            yield Complaint(f"no_{called}", self.number, values=ends)
        for cell in found:
            if cell[0] != row:
                yield Complaint(f"{called}_row", self.number, cell, ends)
        for cell in found[1:]:
            yield Complaint(f"second_{called}", self.number, cell)

    def out_of_reach(self) -> Iterator[Complaint]:
        """The tomb can be reached, so that a card in play always has a cell to mark."""
        (start,), (tomb,) = self.at(START), self.at(TOMB)
        reached: set[Cell] = {start}
        waiting = [start]
        while waiting:
            row, column = waiting.pop()
            for cell in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if self.sign.get(cell, WALL) != WALL and cell not in reached:
                    reached.add(cell)
                    waiting.append(cell)
        if tomb not in reached:
            yield Complaint("unreachable", self.number, tomb, {"start": cell_name(start)})


def chambers(drawn: Faces) -> list[Chamber]:
    return [Chamber(number, drawn[number].grid) for number in CARD_NUMBERS]


# ---------------------------------------------------------------------- redrawing
def written(drawn: Faces, built_in: Faces) -> dict[str, Any]:
    """Only the cards that differ."""
    return {number: {**card.fields, "grid": card.grid} for number, card in differing(drawn, built_in).items()}


PYRAMIDS = Cards(
    table="cards",
    rows=ROWS,
    columns=COLUMNS,
    kinds=KINDS,
    fields={"colour": COLOUR_NAMES},
    faces=faces,
    complaints=complaints,
    written=written,
)
