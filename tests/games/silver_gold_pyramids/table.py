"""A table of Silver & Gold: Pyramids laid on purpose, with the names of the examples and cards drawn as text.

    table = Table(pattern="I3", grids={15: "S.r.. ..... ..... ..... ....T"}).lay(hands={"leon": "15 2"})
    table.mark("leon", "left", "A1-B1-C1").reveal()

All cards are plain but those with a grid of their own; their colours are the printed ones (15 and 33 purple).
"""

from collections.abc import Mapping
from typing import Any, Self

import hypostyle
from hypostyle.engine.content import Content, Reader
from hypostyle.games.silver_gold_pyramids.content import printed
from hypostyle.games.silver_gold_pyramids.geometry import BY_NAME, MARKINGS, PATTERN_NAMES, mask
from hypostyle.games.silver_gold_pyramids.vocabulary import COLOUR_NAMES, EXPEDITIONS
from hypostyle.testing.scenario import Scenario

GAME = hypostyle.game("silver_gold_pyramids")
NAMES = ("leon", "tom", "sarah", "ida")
HANDS = ("1 2", "4 5", "7 8", "10 11")
PLAIN = "S.... ..... ..... ..... ....T"
FREE = "."


def content(grids: Mapping[int, str] | None = None, **tables: Mapping[str, Any]) -> Content:
    """Plain cards, some with a grid of their own; other tables changed by name."""
    cards: dict[str, Any] = {}
    for number, card in GAME.content.data["cards"].items():
        grid = (grids or {}).get(int(number), PLAIN) if number.isdigit() else ""
        cards[number] = {**card, "grid": grid.split()} if grid else card
    data = {**GAME.content.data, "cards": cards}
    for name, changes in tables.items():
        data[name] = {**data[name], **changes}
    return Content(printed(Reader("test", data)), "test", "test", data)


def numbers(text: str) -> list[int]:
    return [0 if card == FREE else int(card) for card in text.split()]


def cells(text: str) -> int:
    return sum(mask(MARKINGS[BY_NAME[cell]]) for cell in text.split())


class Table(Scenario):
    """In the middle of a turn: everybody has to mark. Nothing is marked yet."""

    def __init__(
        self,
        seats: int = 2,
        pattern: str = "I3",
        round: int = 1,
        turn: int = 1,
        grids: Mapping[int, str] | None = None,
        seed: int = 1,
        printed: Content | None = None,
    ) -> None:
        super().__init__(GAME, seats, seed, None, printed or content(grids))
        self.names = NAMES[:seats]
        for seat in range(seats):
            self.play(seat, "keep", pair="1-2")
        copies = self.match.content.data["expeditions"]
        left = [number for number, shape in enumerate(PATTERN_NAMES) for _ in range(copies[shape])]
        left.remove(PATTERN_NAMES.index(pattern))
        left = left[: EXPEDITIONS - turn]
        self.change(
            round=round,
            turn=turn,
            pattern=PATTERN_NAMES.index(pattern),
            expedition=[left.count(shape) for shape in range(len(PATTERN_NAMES))],
        )
        self.lay(hands=dict(zip(self.names, HANDS, strict=False)), display="45 46 47 48")

    # ------------------------------------------------------------------ laying
    def lay(self, **things: Any) -> Self:
        """Lay cards and marks by name; the deck holds what lies nowhere else, unless it is laid too."""
        for name, thing in things.items():
            getattr(self, f"lay_{name}")(thing)
        if "deck" not in things:
            facts = self.facts
            gone = {*facts["hand"], *facts["display"], *(n for n, owner in enumerate(facts["completed_by"]) if owner)}
            self.lay_deck(" ".join(str(number) for number in range(1, 49) if number not in gone))
        self.heard.clear()
        return self

    def lay_hands(self, hands: Mapping[str, str]) -> None:
        for name, cards in hands.items():
            self.change(hand={self.seat(name) * 2 + place: card for place, card in enumerate(numbers(cards))})

    def lay_marks(self, marks: Mapping[str, tuple[str, str]]) -> None:
        """Marked cells of the left and the right card."""
        for name, pair in marks.items():
            self.change(marks={self.seat(name) * 2 + place: cells(text) for place, text in enumerate(pair)})

    def lay_display(self, cards: str) -> None:
        self.change(display=numbers(cards))

    def lay_deck(self, cards: str) -> None:
        pile = sorted(numbers(cards))
        self.change(deck=pile + [0] * (48 - len(pile)), deck_count=len(pile))

    def lay_completed(self, cards: Mapping[str, str]) -> None:
        for name, text in cards.items():
            seat = self.seat(name)
            self.change(completed_by=dict.fromkeys(numbers(text), seat + 1), lowest={seat: min(numbers(text))})
            colours = [COLOUR_NAMES.index(self.match.content.data["cards"][str(n)]["colour"]) for n in numbers(text)]
            self.change(pyramids={seat * 3 + colour: colours.count(colour) for colour in range(3)})

    def lay_prizes(self, owners: Mapping[str, str]) -> None:
        """By colour: who has taken the boxes 10, 6 and 3."""
        for colour, text in owners.items():
            seats = [0 if name == FREE else self.seat(name) + 1 for name in text.split()]
            self.change(prize_owner={COLOUR_NAMES.index(colour) * 3 + box: seat for box, seat in enumerate(seats)})

    # ------------------------------------------------------------------ playing
    def mark(self, seat: str, hand: str, cells: str) -> Self:
        return self.play(seat, "mark", hand=hand, cells=cells)

    def idle(self, seat: str) -> Self:
        """Some single cell that is no tomb."""
        singles = [action for action in self.legal(seat) if action["cells"] in ("A1", "A2", "B1", "A3", "C1", "A4")]
        return self.mark(seat, singles[0]["hand"], singles[0]["cells"])

    def reveal(self) -> Self:
        """All who have not chosen yet mark some single cell."""
        for decision in self.match.decisions:
            if decision.prompt == "marking":
                self.idle(self.names[decision.seat])
        return self

    # ------------------------------------------------------------------ looking
    def placements(self, seat: str, hand: str) -> set[str]:
        """What may be marked on a card, without the single cells."""
        found = {action["cells"] for action in self.legal(seat, "mark") if action["hand"] == hand}
        return {name for name in found if "-" in name}

    def singles(self, seat: str, hand: str) -> set[str]:
        found = {action["cells"] for action in self.legal(seat, "mark") if action["hand"] == hand}
        return {name for name in found if "-" not in name}

    def marked(self, seat: str, hand: str = "left") -> set[str]:
        card = self.match.view()["players"][self.seat(seat)]["cards"][("left", "right").index(hand)]
        return set(card["marked"])

    def of(self, field: str) -> dict[str, int]:
        return dict(zip(self.names, self.facts[field], strict=False))

    def hand(self, seat: str) -> list[int]:
        first = self.seat(seat) * 2
        found: list[int] = self.facts["hand"][first : first + 2]
        return found

    def completed(self, seat: str) -> list[int]:
        found: list[int] = self.match.view()["players"][self.seat(seat)]["completed"]
        return found

    def torches(self, seat: str) -> list[bool]:
        found: list[bool] = self.match.view()["players"][self.seat(seat)]["torches"]
        return found

    def prizes(self, colour: str) -> list[str | None]:
        """Who has taken the boxes 10, 6 and 3."""
        owners = [box["owner"] for box in self.match.view()["prizes"][colour]]
        return [None if owner is None else self.names[owner] for owner in owners]

    @property
    def display(self) -> list[int]:
        found: list[int] = self.facts["display"]
        return found

    @property
    def deck(self) -> list[int]:
        found: list[int] = self.facts["deck"][: self.facts["deck_count"]]
        return found
