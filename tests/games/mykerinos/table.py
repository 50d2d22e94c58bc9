"""A table of Mykerinos laid on purpose: the region drawn as text, cards and rooms by name.

    table = Table(3).lay(region=PLAIN.replace(...), hand={"blue": "lemon"}, season=2)

In a drawing "." is free ground and "^" a pyramid; B, R, G, W are cubes, small letters cubes on a pyramid, N and n
neutral ones. Blanks between areas and empty lines are only for the eye. Cubes laid anywhere come out of the general
stock, so that every colour has 25. A cell is named like `c2`: third column, second row.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Self

from hypostyle.engine.content import Content
from hypostyle.games.mykerinos.rules import Rules
from hypostyle.games.mykerinos.vocabulary import (
    AREAS,
    AREAS_IN_A_ROW,
    CARD_ROWS,
    CELL_NAMES,
    COLOURS,
    COLUMNS,
    HALVES,
    KIND_NAMES,
    KINDS,
    NORTH_ROWS,
    PATRON_NAMES,
    PATRONS,
    PLACES,
    ROOM_NAMES,
)
from hypostyle.testing.scenario import Scenario

LETTERS = "BRGW"
EMPTY_REGION = """
.... ....
.... ....
.... ....

.... ....
.... ....
.... ....
"""


class Table(Scenario):
    """Blue is the start player of an empty region without pyramids, everybody has an untouched stock of 25 cubes."""

    def __init__(self, seats: int = 4, seed: int = 1, content: Content | None = None) -> None:
        super().__init__("mykerinos", seats, seed, None, content)
        colours = 3 if seats == 2 else seats
        self.change(general=[25] * colours, stock=[0] * seats, neutral_stock=[0] * seats, start=0)
        self.lay(region=EMPTY_REGION, wings=" ".join(PATRON_NAMES), stock=dict.fromkeys(self.names, 10))
        if seats == 2:
            self.lay(neutral=dict.fromkeys(self.names, 4))
        self.ask("turn", "blue")

    # ------------------------------------------------------------------ laying
    def lay(self, **things: Any) -> Self:
        for name, thing in things.items():
            getattr(self, f"lay_{name}")(thing)
        return self

    def lay_season(self, number: int) -> None:
        """Seasons counted from 1."""
        self.change(season=number - 1)

    def lay_turn(self, colour: str) -> None:
        self.ask("turn", colour)

    def lay_region(self, drawing: str) -> None:
        """Six rows, or the nine of the last season."""
        rows = [line.replace(" ", "") for line in drawing.split("\n") if line.strip()]
        assert len(rows) in (6, 9)
        assert all(len(row) == COLUMNS for row in rows)
        lying = [word.bit_count() for word in self.facts["cubes"]]
        before = [sum(lying[colour * HALVES : (colour + 1) * HALVES]) for colour in range(COLOURS)]
        fields: dict[str, list[int]] = {
            "vacant": [0] * HALVES,
            "pyramids": [0] * HALVES,
            "cubes": [0] * COLOURS * HALVES,
            "area_cubes": [0] * AREAS * COLOURS,
        }
        for number, sign in enumerate("".join(rows)):
            half, bit = (0, number) if number < NORTH_ROWS * COLUMNS else (1, number - NORTH_ROWS * COLUMNS)
            if sign == "^" or sign.islower():
                fields["pyramids"][half] |= 1 << bit
            if sign in ".^":
                fields["vacant"][half] |= 1 << bit
            else:
                colour = LETTERS.index(sign.upper().replace("N", "G"))
                fields["cubes"][colour * HALVES + half] |= 1 << bit
                row, column = divmod(number, COLUMNS)
                area = row // CARD_ROWS * AREAS_IN_A_ROW + column // 4
                fields["area_cubes"][area * COLOURS + colour] += 1
                before[colour] -= 1
        general = [amount + freed for amount, freed in zip(self.facts["general"], before, strict=True)]
        self.change(general=general, **fields)

    def lay_cards(self, areas: Mapping[int, str]) -> None:
        """By area, two cards as `lemon 3, blackmore 0`; a dot is a place without card."""
        for area, text in areas.items():
            for side, card in enumerate(text.split(",")):
                self.change(region={area * 2 + side: self.parcel(card.strip())})

    def parcel(self, card: str) -> int:
        """The first card of that patron and prestige."""
        if card == ".":
            return -1
        name, points = card.split()
        number = 0
        for kind in KIND_NAMES:
            for printed in self.match.content.data["parcels"][kind]:
                if kind == name and printed["prestige"] == int(points):
                    return number
                number += 1
        raise ValueError(card)

    def lay_stock(self, amounts: Mapping[str, int]) -> None:
        for colour, amount in amounts.items():
            seat = self.seat(colour)
            moved = amount - self.facts["stock"][seat]
            self.change(stock={seat: amount}, general={seat: self.facts["general"][seat] - moved})

    def lay_general(self, amounts: Mapping[str, int]) -> None:
        """Only for rules about an empty general stock: the account of 25 is given up."""
        self.change(general={self.seat(colour): amount for colour, amount in amounts.items()})

    def lay_neutral(self, amounts: Mapping[str, int]) -> None:
        """The shares of the neutral cubes."""
        for colour, amount in amounts.items():
            seat = self.seat(colour)
            moved = amount - self.facts["neutral_stock"][seat]
            self.change(neutral_stock={seat: amount}, general={2: self.facts["general"][2] - moved})

    def lay_hand(self, cards: Mapping[str, str]) -> None:
        for colour, names in cards.items():
            found = Counter(names.split())
            first = self.seat(colour) * KINDS
            self.change(hand={first + kind: found[name] for kind, name in enumerate(KIND_NAMES)})

    def lay_tilted(self, cards: Mapping[str, str]) -> None:
        for colour, names in cards.items():
            found = Counter(names.split())
            first = self.seat(colour) * PATRONS
            self.change(tilted={first + patron: found[name] for patron, name in enumerate(PATRON_NAMES)})

    def lay_wings(self, patrons: str) -> None:
        """The patron of each wing, from the first to the fifth."""
        self.change(wing={PATRON_NAMES.index(name): wing for wing, name in enumerate(patrons.split())})

    def lay_rooms(self, rooms: Mapping[str, str]) -> None:
        for colour, names in rooms.items():
            seat = self.seat(colour)
            bits = sum(1 << ROOM_NAMES.index(name) for name in names.split())
            spent = bits.bit_count() - self.facts["rooms"][seat].bit_count()
            self.change(rooms={seat: bits}, general={seat: self.facts["general"][seat] - spent})

    def lay_passing_scale(self, spaces: Mapping[str, int]) -> None:
        self.change(space={self.seat(colour): space for colour, space in spaces.items()})

    def lay_prestige(self, points: Mapping[str, int]) -> None:
        self.change(prestige={self.seat(colour): amount for colour, amount in points.items()})

    # ------------------------------------------------------------------ going on
    def dig(self, colour: str, name: str) -> Self:
        return self.play(colour, "dig", cell=name)

    def extend(self, colour: str, *names: str) -> Self:
        """An extension cell by cell."""
        self.play(colour, "extend", cell=names[0])
        return self.go_on(colour, *names[1:])

    def go_on(self, colour: str, *names: str) -> Self:
        for name in names:
            self.play(colour, "continue", cell=name)
        return self

    def why_not(self, colour: str, verb: str, name: str) -> str | None:
        return self.refusal(colour, verb, cell=name)

    def survey(self, *order: str) -> Self:
        """Everybody passes in this order, the last of them really: the survey begins."""
        spaces = (1, 3) if len(self.names) == 2 else range(1, 1 + len(order))
        self.lay_passing_scale(dict(zip(order, [*list(spaces)[:-1], 0], strict=True)))
        return self.ask("turn", order[-1]).play(order[-1], "pass")

    def end_season(self) -> Self:
        """A survey without any cube: nothing is asked, the next season begins or the match ends."""
        self.lay_region(EMPTY_REGION if self.facts["season"] < 3 else EMPTY_REGION + "........\n" * 3)
        return self.survey(*self.names)

    # ------------------------------------------------------------------ looking
    @property
    def rules(self) -> Rules:
        """The position, to be asked by the names of the rules."""
        assert isinstance(self.match.state, Rules)
        return self.match.state

    def cells(self, colour: str, verb: str) -> set[str]:
        """The cells offered for a verb, by name."""
        return {action["cell"] for action in self.legal(colour, verb)}

    def open_rooms(self, colour: str) -> set[str]:
        return {action["room"] for action in self.legal(colour, "reserve")}

    def placed(self, letter: str) -> set[str]:
        """The cells with a cube of this colour."""
        words = self.facts["cubes"][LETTERS.index(letter.replace("N", "G")) * HALVES :][:HALVES]
        bits = words[0] | words[1] << NORTH_ROWS * COLUMNS
        return {name for number, name in enumerate(CELL_NAMES) if bits >> number & 1}

    def by_seat(self, field: str) -> dict[str, int]:
        return dict(zip(self.names, self.facts[field], strict=False))

    @property
    def stock(self) -> dict[str, int]:
        return self.by_seat("stock")

    @property
    def general(self) -> dict[str, int]:
        return self.by_seat("general")

    @property
    def prestige(self) -> dict[str, int]:
        return self.by_seat("prestige")

    @property
    def passing_scale(self) -> dict[str, int]:
        return self.by_seat("space")

    def hand(self, colour: str) -> dict[str, int]:
        first = self.seat(colour) * KINDS
        return {name: count for name, count in zip(KIND_NAMES, self.facts["hand"][first:], strict=False) if count}

    def rooms(self, colour: str) -> set[str]:
        held = self.facts["rooms"][self.seat(colour)]
        return {name for room, name in enumerate(ROOM_NAMES) if held >> room & 1}

    @property
    def cards(self) -> list[int]:
        """The places of the region that still hold a card."""
        return [place for place in range(PLACES) if self.facts["region"][place] >= 0]

    @property
    def ranking(self) -> dict[str, int]:
        return dict(zip(self.names, self.match.outcome.ranking, strict=True))
