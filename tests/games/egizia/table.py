"""A table of Egizia laid on purpose. Red, blue, yellow and green sit and play in this order; red has order tile 1.

table = Table().lay(stones={"red": 7}, teams={"red": (1, 1, 5, 3)}, ships={"obelisk_slot_1": "red"}).build("obelisk")
"""

from collections.abc import Mapping
from typing import Any, Self

from hypostyle.engine.content import Content
from hypostyle.games.egizia.vocabulary import (
    BONUS_EFFECTS,
    BONUS_NAMES,
    CARD_NAMES,
    COLOR_NAMES,
    FACE_NAMES,
    FLOOD_NAMES,
    LINES,
    MARKETS,
    ON_RIVER,
    POWER_NAMES,
    ROW_CELLS,
    SITE_NAMES,
    SPACE_NAMES,
    SPHINX_NAMES,
    STATUE_NAMES,
    STATUES,
    TEAMS,
    USE_NAMES,
)
from hypostyle.testing.scenario import Scenario

SEATS = ("red", "blue", "yellow", "green")
MOST_STONES = 25


class Table(Scenario):
    """The first round with an empty river: nobody has a ship on it, no card and no tile lies there."""

    def __init__(self, seats: int = 4, seed: int = 1, content: Content | None = None) -> None:
        super().__init__("egizia", seats, seed, None, content)
        for seat in range(seats):
            self.match.play(seat, self.match.decision(seat).actions[0])
        places = list(range(seats))
        self.change(order=places, queue=places[::-1], stones=[2, 3, 4, 5][:seats])
        self.change(river_card=[-1] * 10, river_face=[-1] * 7, card_place=[0] * 56)
        self.change(sphinx=[min(place, 7) if place == 7 else 0 for place in self.facts["sphinx"]], hand_count=[0] * 4)
        self.change(unseen=sum(place == 0 for place in self.facts["sphinx"]))

    # ------------------------------------------------------------------ laying
    def lay(self, **things: Any) -> Self:
        for name, value in things.items():
            getattr(self, f"lay_{name}")(value)
        return self

    def lay_round(self, number: int) -> None:
        self.change(round=number - 1)

    def lay_flood(self, place: str) -> None:
        self.change(flood=FLOOD_NAMES.index(place))

    def lay_stones(self, stones: Mapping[str, int]) -> None:
        self.change(stones={self.seat(seat): amount for seat, amount in stones.items()})

    def lay_teams(self, teams: Mapping[str, tuple[int, ...]]) -> None:
        """Green, blue, yellow, violet."""
        for seat, strengths in teams.items():
            first = self.seat(seat) * TEAMS
            self.change(team={first + team: strength for team, strength in enumerate(strengths)})

    def lay_markets(self, levels: Mapping[str, tuple[int, int]]) -> None:
        """Wheat, stone."""
        for seat, (wheat, stone) in levels.items():
            first = self.seat(seat) * MARKETS
            self.change(market={first: wheat, first + 1: stone})

    def lay_score(self, points: Mapping[str, int]) -> None:
        """From the front of the score track to the back: of two on one space the first named stands in front."""
        seats = [self.seat(seat) for seat in points]
        for seat, amount in zip(seats, points.values(), strict=True):
            self.change(score={seat: amount}, line_points={seat * LINES: amount})
        rest = [seat for seat in self.facts["queue"][: self.match.seats] if seat not in seats]
        scores = self.facts["score"]
        self.change(queue=sorted(seats + rest, key=lambda seat: -scores[seat]))

    def lay_cards(self, cards: Mapping[str, str]) -> None:
        """Nile cards before their owners."""
        for seat, names in cards.items():
            for name in names.split():
                self.give(self.seat(seat), name)

    def give(self, seat: int, name: str) -> None:
        card, facts = self.match.content.data["nile_cards"][name], self.facts
        facts["card_place"][CARD_NAMES.index(name)] = seat + 1
        facts["quarry"][seat] += card.get("quarry", 0)
        if "field" in card:
            color = seat * 3 + COLOR_NAMES.index(card["field"])
            facts["field_value"][color] += card["wheat"]
            facts["field_count"][color] += 1
        for power in card.get("power", ()):
            facts["power"][seat * len(POWER_NAMES) + POWER_NAMES.index(power)] += 1
            facts["permanents"][seat] += 1
        for use in card.get("uses", ()):
            facts["uses"][seat * len(USE_NAMES) + USE_NAMES.index(use)] += 1
        changed = ("card_place", "quarry", "field_value", "field_count", "power", "permanents", "uses")
        self.change(**{field: facts[field] for field in changed})

    def lay_river(self, spaces: Mapping[str, str]) -> None:
        """Cards and faces by the name of their space."""
        for space, name in spaces.items():
            number = SPACE_NAMES.index(space)
            if number < 10:
                card = CARD_NAMES.index(name)
                self.change(river_card={number: card}, card_place={card: ON_RIVER})
            else:
                self.change(river_face={number - 10: FACE_NAMES.index(name)})

    def lay_ships(self, ships: Mapping[str, str]) -> None:
        for space, seat in ships.items():
            number = SPACE_NAMES.index(space)
            position = self.position(space)
            place = self.seat(seat)
            furthest = max(position, self.facts["furthest"][place])
            self.change(ship={number: place + 1}, furthest={place: furthest})

    def position(self, space: str) -> int:
        order: list[str] = self.match.content.data["river"]["order"]
        return order.index(space if space in order else space.split("_")[0])

    def lay_columns(self, columns: Mapping[str, int]) -> None:
        self.change(colonnade={self.seat(seat): count for seat, count in columns.items()})

    def lay_obelisk(self, owners: str) -> None:
        """Seats from the lowest cell up, by their first letters."""
        seats = [self.letter(letter) for letter in owners.split()]
        bricks = {seat: seats.count(seat + 1) for seat in range(self.match.seats)}
        self.change(obelisk=seats, obelisk_count=len(seats), obelisk_bricks=bricks)

    def letter(self, letter: str) -> int:
        return next(number + 1 for number, seat in enumerate(SEATS) if seat.startswith(letter))

    def lay_pyramid(self, rows: list[str]) -> None:
        """Rows from the lowest up, each from left to right, seats by their first letters."""
        cells = {}
        counts = {}
        for row, owners in enumerate(rows):
            seats = [self.letter(letter) for letter in owners.split()]
            counts[row] = len(seats)
            cells.update({row * ROW_CELLS + cell: seat for cell, seat in enumerate(seats)})
        bricks = {seat: list(cells.values()).count(seat + 1) for seat in range(self.match.seats)}
        self.change(pyramid=cells, row_count=counts, pyramid_bricks=bricks)

    def lay_rows_won(self, rows: Mapping[str, int]) -> None:
        winners = [self.seat(seat) + 1 for seat, count in rows.items() for _ in range(count)]
        self.change(row_winner=winners)

    def lay_statues(self, levels: Mapping[str, tuple[int, ...]]) -> None:
        for seat, built in levels.items():
            self.change(statue={self.seat(seat) * STATUES + place: level for place, level in enumerate(built)})

    def lay_statue_cards(self, names: str) -> None:
        self.change(statue_card=[STATUE_NAMES.index(name) for name in names.split()])

    def lay_bonus_tiles(self, names: str) -> None:
        """On the gold and on the violet column."""
        self.change(bonus_tile=[BONUS_NAMES.index(name) for name in names.split()])

    def lay_bonuses(self, tiles: Mapping[str, str]) -> None:
        """Column bonuses already won, without what they gave at once."""
        for seat, names in tiles.items():
            effects = [self.match.content.data["bonus_tiles"][name]["effect"] for name in names.split()]
            self.change(bonuses={self.seat(seat): sum(1 << BONUS_EFFECTS.index(effect) for effect in effects)})

    def lay_hand(self, cards: Mapping[str, str]) -> None:
        """Sphinx cards in hand."""
        for seat, names in cards.items():
            for name in names.split():
                self.change(sphinx={SPHINX_NAMES.index(name): self.seat(seat) + 1}, unseen=self.facts["unseen"] - 1)
            self.change(hand_count={self.seat(seat): len(names.split())})

    def lay_under(self, cards: list[tuple[str, str]]) -> None:
        """Cards put under the Sphinx deck, next to be drawn first, each with who put it there."""
        for place, (name, seat) in enumerate(cards):
            number = SPHINX_NAMES.index(name)
            self.change(sphinx={number: 5}, under={place: number}, under_by={place: self.seat(seat)})
        self.change(under_count=len(cards), unseen=self.facts["unseen"] - len(cards))

    # ------------------------------------------------------------------ going on
    def run(self, step: str, argument: int = 0) -> Self:
        """Begin a step of the round; what runs by itself has run when this returns."""
        number = next(int(word) for word in self.game.words.tasks if word.name == step)
        harmless = next(int(word) for word in self.game.words.tasks if word.name == "early_raise")
        unused = [0] * (len(self.facts["task"]) - 2)
        self.change(
            task=[number, harmless, *unused],
            who=[0, 0, *unused],
            argument=[argument, 0, *unused],
            detail=[0, 0, *unused],
            depth=2,
            open=1,
        )
        return self.play(0, "decline")

    def sail(self, first: int = 0) -> Self:
        """Step two, beginning with the player of this place in order."""
        return self.run("ship_step", first)

    def produce(self) -> Self:
        return self.run("stone_step")

    def feed(self) -> Self:
        return self.run("feed_step")

    def build(self, site: str = "obelisk") -> Self:
        return self.run("site_step", SITE_NAMES.index(site))

    def close(self) -> Self:
        """Step six."""
        return self.run("closing_step")

    def finish(self) -> Self:
        """The last cards and the final scoring."""
        return self.lay(round=5).run("last_step")

    # ------------------------------------------------------------------ looking
    def of(self, field: str, seat: str) -> int:
        return int(self.facts[field][self.seat(seat)])

    def team(self, seat: str) -> tuple[int, ...]:
        first = self.seat(seat) * TEAMS
        return tuple(self.facts["team"][first : first + TEAMS])

    def market(self, seat: str) -> tuple[int, ...]:
        first = self.seat(seat) * MARKETS
        return tuple(self.facts["market"][first : first + MARKETS])

    def stones(self, seat: str) -> int:
        return self.of("stones", seat)

    def points(self, seat: str) -> int:
        return self.of("score", seat)

    def places(self, seat: str) -> set[str]:
        """The spaces a seat may place a ship on."""
        return {action["space"] for action in self.legal(seat, "place")}

    def choices(self, seat: str, verb: str, field: str) -> list[Any]:
        return [action[field] for action in self.legal(seat, verb)]

    def owner(self, card: str) -> str | None:
        place = self.facts["card_place"][CARD_NAMES.index(card)]
        return SEATS[place - 1] if 1 <= place <= 4 else None
