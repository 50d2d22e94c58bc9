"""Reads content.toml (or an owner's file) into the tables the rules use, checking every printed fact."""

from hypostyle.engine.content import Reader
from hypostyle.games.mykerinos.parcels import check, faces, pyramid_bits
from hypostyle.games.mykerinos.rules import Printed
from hypostyle.games.mykerinos.vocabulary import (
    CARDS_IN_A_ROW,
    KIND_NAMES,
    PARCELS,
    PLACES,
    ROOM_NAMES,
    ROOMS,
    SEASONS,
    SEATS,
    WING_ROOMS,
    WINGS,
)

PLAYERS = (2, 3, 4)
MOST_CUBES = 60
MOST_POINTS = 50


def printed(reader: Reader) -> Printed:
    cubes, scoring = reader.table("cubes"), reader.table("scoring")
    points, through, wing_room = museum(reader.table("museum"))
    parcels = faces(reader.table("parcels"))
    check(reader.file, parcels)
    per_season = cubes.table("per_season")
    return Printed().fill(
        cubes=cubes.number("per_colour", 1, MOST_CUBES),
        cubes_per_season=[per_season.number(f"players_{players}", 1, MOST_CUBES) for players in PLAYERS],
        neutral_cubes=cubes.number("neutral_per_season", 0, MOST_CUBES),
        neutral_space=reader.table("passing_scale").number("neutral_space", 1, SEATS - 1),
        season_cards=season_cards(reader.table("seasons")),
        without_room=scoring.number("without_room", 0, MOST_POINTS),
        set_points=scoring.number("set", 0, MOST_POINTS),
        room_points=points,
        room_through=through,
        wing_room=wing_room,
        parcel_kind=[KIND_NAMES.index(card.fields["patron"]) for card in parcels.values()],
        parcel_points=[int(card.fields["prestige"]) for card in parcels.values()],
        parcel_pyramids=[pyramid_bits(card) for card in parcels.values()],
    )


def season_cards(seasons: Reader) -> list[int]:
    """Whole rows of areas, and no more cards than there are."""
    cards = seasons.numbers("cards", SEASONS, CARDS_IN_A_ROW, PLACES)
    whole = all(count % CARDS_IN_A_ROW == 0 for count in cards)
    fits = whole and sum(cards) <= PARCELS
    seasons.require(fits, "cards", f"whole rows of {CARDS_IN_A_ROW}, together at most {PARCELS} cards")
    return cards


def museum(board: Reader) -> tuple[list[int], list[int], list[int]]:
    """Points of each room, the rooms that lead to it as bits, and the rooms of each wing, best first."""
    rows = board.rows("rooms")
    board.require(len(rows) == ROOMS, "rooms", f"a list of {ROOMS} rooms")
    points, through = [0] * ROOMS, [0] * ROOMS
    wings: list[list[int]] = [[] for _ in range(WINGS)]
    for number, row in enumerate(rows):
        row.require(row.choice("name", ROOM_NAMES) == number, "name", f"{ROOM_NAMES[number]}, for rooms stand in order")
        points[number] = row.number("points", 0, MOST_POINTS)
        for wing in row.some_numbers("wings", 1, 2, 1, WINGS):
            wings[wing - 1].append(number)
        if "through" in row.data:
            doors = row.choices("through", len(row.data["through"]), ROOM_NAMES)
            through[number] = sum(1 << room for room in set(doors))
    even = all(len(wing) == WING_ROOMS for wing in wings)
    board.require(even, "rooms", f"such that each wing has {WING_ROOMS} of them")
    best_first = [sorted(wing, key=lambda room: -points[room]) for wing in wings]
    return points, through, [room for wing in best_first for room in wing]
