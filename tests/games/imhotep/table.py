"""A table of Imhotep laid on purpose, in the notation of the rulebook's examples: stones as W, B, Br, G, bow first.

    table = Table().lay(boats=["W Br G .", ". . .", ". .", ". ."], market="sarcophagus lever statue sail")

Stones laid anywhere come out of their owners' quarries, so that everybody has 29; cards are simply laid.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Self

from hypostyle.engine.content import Content
from hypostyle.games.imhotep.vocabulary import (
    AT_SHORE,
    CARD_KINDS,
    CARD_NAMES,
    CLOSED,
    EMPTY,
    PYRAMID_B_CELLS,
    PYRAMIDS,
    SITE_NAMES,
    SITES,
    SLOTS,
    Card,
)
from hypostyle.testing.scenario import Scenario

COLOURS = ("black", "white", "brown", "gray")
LETTERS = ("B", "W", "Br", "G")
PYRAMID_NAMES = ("left", "centre", "right")
FREE = "."


def seats_of(text: str) -> list[int]:
    """Stones as seats; a stroke between columns or levels is only for the eye."""
    return [EMPTY if stone == FREE else LETTERS.index(stone) for stone in text.replace("/", " ").split()]


def letters(owners: list[int]) -> str:
    return " ".join(FREE if owner == EMPTY else LETTERS[owner] for owner in owners)


def kinds(text: str) -> list[int]:
    """Cards by name; a dot is an empty place."""
    return [Card.NONE if card == FREE else CARD_NAMES.index(card) for card in text.split()]


class Table(Scenario):
    """Black is the start player of the first round. `b` names the sites on side B."""

    def __init__(
        self, seats: int = 4, b: str = "", wrath: bool = False, seed: int = 1, content: Content | None = None
    ) -> None:
        super().__init__("imhotep", seats, seed, {**dict.fromkeys(b.split(), "B"), "wrath": wrath}, content)
        self.change(reserve=[2, 3, 4, 5][:seats], quarry=[27, 26, 25, 24][:seats], turn=0).ask("turn", "black")

    # ------------------------------------------------------------------ laying
    def lay(self, **things: Any) -> Self:
        """Lay boats, sites, stones and cards by name, the quarry last."""
        for name in sorted(things, key=lambda name: name == "quarry"):
            getattr(self, f"lay_{name}")(things[name])
        return self

    def lay_turn(self, colour: str) -> None:
        self.change(turn=self.seat(colour)).ask("turn", colour)

    def lay_round(self, number: int) -> None:
        """Rounds counted from 1."""
        self.change(round=number - 1)

    def lay_boats(self, boats: list[str]) -> None:
        """Four boats, each its places from bow to stern; `. . > temple` has sailed there."""
        fields: dict[str, list[int]] = {name: [] for name in ("capacity", "minimum", "load", "boat_site", "stone")}
        for boat in boats:
            places, _, site = boat.partition(">")
            stones = seats_of(places)
            self.spend(stones)
            fields["capacity"].append(len(stones))
            fields["minimum"].append(self.match.content.data["boats"]["minimum"][len(stones)])
            fields["load"].append(len(stones) - stones.count(EMPTY))
            fields["boat_site"].append(SITE_NAMES.index(site.strip()) if site else AT_SHORE)
            fields["stone"] += [CLOSED] * SLOTS if site else stones + [CLOSED] * (SLOTS - len(stones))
        docked = [int(site in fields["boat_site"]) for site in range(SITES)]
        self.change(docked=docked, sailed=sum(docked), **fields)

    def lay_reserve(self, amounts: Mapping[str, int]) -> None:
        for colour, amount in amounts.items():
            seat = self.seat(colour)
            before, quarry = self.facts["reserve"][seat], self.facts["quarry"][seat]
            self.change(reserve={seat: amount}, quarry={seat: quarry + before - amount})

    def lay_quarry(self, amounts: Mapping[str, int]) -> None:
        self.change(quarry={self.seat(colour): amount for colour, amount in amounts.items()})

    def lay_score(self, points: Mapping[str, int]) -> None:
        """Points won so far, written on the line of the pyramid."""
        for colour, amount in points.items():
            seat, lines = self.seat(colour), len(self.game.lines)
            self.change(score={seat: amount}, line_points={seat * lines: amount})

    def lay_temple(self, stones: str) -> None:
        self.lay_site("temple", seats_of(stones))

    def lay_burial(self, stones: str) -> None:
        self.lay_site("burial", seats_of(stones))

    def lay_pyramid(self, stones: str) -> None:
        self.lay_site("pyramid", seats_of(stones))

    def lay_site(self, site: str, stones: list[int]) -> None:
        self.spend(stones)
        self.change(**{site: stones, f"{site}_count": len(stones)})

    def lay_pyramids(self, stones: Mapping[str, str]) -> None:
        """Side B, by the name of the pyramid."""
        cells, heights = [0] * (PYRAMIDS * PYRAMID_B_CELLS), [0] * PYRAMIDS
        for name, text in stones.items():
            pyramid, owners = PYRAMID_NAMES.index(name), seats_of(text)
            self.spend(owners)
            heights[pyramid] = len(owners)
            cells[pyramid * PYRAMID_B_CELLS : pyramid * PYRAMID_B_CELLS + len(owners)] = owners
        self.change(pyramid=cells, pyramid_height=heights, pyramid_count=sum(heights))

    def lay_obelisks(self, heights: Mapping[str, int]) -> None:
        for colour, height in heights.items():
            self.spend([self.seat(colour)] * height)
            self.change(obelisk={self.seat(colour): height})

    def lay_lone(self, stones: Mapping[str, int]) -> None:
        """Side B: single stones."""
        for colour, amount in stones.items():
            seat = self.seat(colour)
            self.spend([seat] * amount)
            self.change(lone={seat: amount}, obelisk={seat: self.facts["obelisk"][seat] + amount})

    def lay_raised(self, owners: str) -> None:
        """Side B: finished obelisks from the highest slot on."""
        seats = seats_of(owners)
        for seat in seats:
            self.spend([seat] * 3)
            self.change(obelisk={seat: self.facts["obelisk"][seat] + 3})
        self.change(obelisk_owner=seats, obelisks_raised=len(seats))

    def spend(self, stones: list[int]) -> None:
        quarry = self.facts["quarry"]
        for seat in stones:
            if seat != EMPTY:
                quarry[seat] -= 1
        self.change(quarry=quarry)

    def lay_hand(self, cards: Mapping[str, str]) -> None:
        for colour, names in cards.items():
            first = self.seat(colour) * CARD_KINDS
            self.change(hand={first + kind: amount for kind, amount in Counter(kinds(names)).items()})

    def lay_market(self, cards: str) -> None:
        self.change(market=kinds(cards))

    def lay_pair(self, cards: str) -> None:
        pair = sorted(kinds(cards))
        self.change(pair=pair + [0] * (2 - len(pair)), pair_count=len(pair))

    def lay_deck(self, cards: str) -> None:
        """The draw pile, the top card first."""
        pile = kinds(cards)[::-1]
        self.change(deck=pile + [0] * (len(self.facts["deck"]) - len(pile)), deck_count=len(pile))

    def lay_discarded(self, cards: str) -> None:
        found = Counter(kinds(cards))
        self.change(discarded=[found[kind] for kind in range(CARD_KINDS)])

    # ------------------------------------------------------------------ going on
    def close_round(self) -> Self:
        """End the running turn and with it the round, by the smallest step there is: a card declined."""
        return self.change(sailed=4).ask("market_choice", self.facts["turn"]).play(self.facts["turn"], "decline")

    def finish(self) -> Self:
        """End the sixth round; on side B the temple may ask first."""
        self.lay_round(6)
        return self.close_round()

    # ------------------------------------------------------------------ looking
    @property
    def reserve(self) -> dict[str, int]:
        return dict(zip(self.names, self.facts["reserve"], strict=False))

    @property
    def quarry(self) -> dict[str, int]:
        return dict(zip(self.names, self.facts["quarry"], strict=False))

    @property
    def obelisks(self) -> dict[str, int]:
        return dict(zip(self.names, self.facts["obelisk"], strict=False))

    @property
    def lone(self) -> dict[str, int]:
        return dict(zip(self.names, self.facts["lone"], strict=False))

    def stones(self, site: str) -> str:
        """The stones of `temple`, `burial` or `pyramid` in the order of building."""
        facts = self.facts
        return letters(facts[site][: facts[f"{site}_count"]])

    def pyramids(self) -> dict[str, str]:
        """Side B."""
        facts = self.facts
        return {
            name: letters(facts["pyramid"][first : first + height])
            for name, height, first in zip(
                PYRAMID_NAMES, facts["pyramid_height"], range(0, 15, PYRAMID_B_CELLS), strict=True
            )
        }

    def boat(self, number: int) -> str:
        facts = self.facts
        return letters(facts["stone"][number * SLOTS : number * SLOTS + facts["capacity"][number]])

    def hand(self, colour: str) -> dict[str, int]:
        first = self.seat(colour) * CARD_KINDS
        return named(self.facts["hand"][first : first + CARD_KINDS])

    @property
    def discarded(self) -> dict[str, int]:
        return named(self.facts["discarded"])

    @property
    def market(self) -> list[str]:
        return [FREE if card == Card.NONE else CARD_NAMES[card] for card in self.facts["market"]]

    @property
    def deck(self) -> list[str]:
        """The draw pile, the top card first."""
        return [CARD_NAMES[card] for card in self.facts["deck"][: self.facts["deck_count"]][::-1]]

    @property
    def pair(self) -> list[str]:
        return [CARD_NAMES[card] for card in self.facts["pair"][: self.facts["pair_count"]]]

    @property
    def ranking(self) -> dict[str, int]:
        return dict(zip(self.names, self.match.outcome.ranking, strict=True))


def named(counts: list[int]) -> dict[str, int]:
    return {CARD_NAMES[kind]: count for kind, count in enumerate(counts) if count}
