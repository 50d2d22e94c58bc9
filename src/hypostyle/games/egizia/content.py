"""Reads content.toml (or an owner's file) into the tables the rules use, checking every printed fact and name."""

from itertools import pairwise
from typing import Any

from hypostyle.engine.content import NOTES, Reader
from hypostyle.games.egizia.rules import Printed
from hypostyle.games.egizia.vocabulary import (
    ALL_GOALS,
    BERTHS,
    BONUS_COLORS,
    BONUS_EFFECTS,
    BONUS_NAMES,
    BONUS_TILES,
    CARD_NAMES,
    CARD_SPACES,
    CARDS,
    COLOR_NAMES,
    COLUMNS,
    CREW_NAMES,
    DECK_NAMES,
    DECKS,
    DRAWS,
    EFFECT_NAMES,
    EFFECTS,
    FACE_NAMES,
    FIRST_BERTH,
    FLOOD_NAMES,
    FOR_ALL,
    FOR_EACH,
    FOR_THREE,
    FOR_TWO,
    GOALS,
    KIND_NAMES,
    LETTER_NAMES,
    LEVELS,
    MARK_NAMES,
    MEASURE_NAMES,
    MOST_STONES,
    NO_FIELD,
    NO_POWER,
    OBELISK_CELLS,
    OFTEN_NAMES,
    PLAYER_COUNTS,
    POWER_NAMES,
    POWERS,
    ROUND_SPACES,
    ROUNDS,
    ROW_CELLS,
    ROWS,
    SEATS,
    SITE_NAMES,
    SITES,
    SLOTS,
    SPACE_NAMES,
    SPHINX_NAMES,
    STATUE_LEVELS,
    STATUE_NAMES,
    STATUES,
    STRICTLY_MOST,
    TEAM_NAMES,
    TILE_NAMES,
    TILES,
    USE_NAMES,
    USES,
    Kind,
)

BUILT_IN = "content.toml"
MOST_POINTS = 20
MOST_WHEAT = 12
MOST_QUARRY = 6
MOST_AMOUNT = 10
MOST_COST = 12


def printed(reader: Reader) -> Printed:
    tables = {
        **match_tables(reader.table("match"), reader.table("start"), reader.table("teams")),
        **market_tables(reader.table("stone_market"), reader.table("wheat_market")),
        **river_tables(reader.table("river")),
        **nile_tables(reader),
        **sphinx_tables(reader.table("sphinx_cards"), reader.table("sphinx_rules")),
        **statue_tables(reader.table("statues"), reader.table("statue_rules")),
        **bonus_tables(reader.table("bonus_tiles"), reader.table("bonus_rules")),
        **monument_tables(reader),
        "crew_teams": [sum(1 << TEAM_NAMES.index(team) for team in crew.split("_")) for crew in CREW_NAMES],
    }
    if reader.file == BUILT_IN:
        check_all_names_used(reader)
    return Printed().fill(**tables)


# ---------------------------------------------------------------------- match, start, markets
def match_tables(match: Reader, start: Reader, teams: Reader) -> dict[str, object]:
    most = teams.number("most", 7, 12)
    return {
        "rounds": match.number("rounds", ROUNDS, ROUNDS),
        "ships": match.number("ships", 1, 12),
        "cooperation": match.numbers("cooperation", SITES + 1, 0, MOST_POINTS),
        "majority": match.number("majority", 0, MOST_POINTS),
        "start_stones": start.numbers("stones", SEATS, 0, MOST_STONES),
        "start_quarry": start.number("quarry", 0, MOST_QUARRY),
        "start_field": start.number("field", 0, MOST_WHEAT),
        "start_field_turned": start.number("field_turned", 0, MOST_WHEAT),
        "flood_start": start.choice("flood", FLOOD_NAMES),
        "team_start": teams.number("ordinary", 1, most),
        "lead_start": teams.number("lead", 1, most),
        "team_least": teams.number("least", 1, 1),
        "team_most": most,
    }


def market_tables(stone: Reader, wheat: Reader) -> dict[str, object]:
    return {
        "stone_most": stone.number("most_stones", 10, MOST_STONES),
        "stone_reach": stone.numbers("reach", LEVELS + 1, 0, MOST_AMOUNT),
        "stone_beyond": stone.number("beyond", 0, MOST_AMOUNT),
        "stone_end_level": stone.number("end_level", 1, LEVELS),
        "stones_per_point": stone.number("stones_per_point", 1, MOST_AMOUNT),
        "wheat_reach": wheat.numbers("reach", LEVELS + 1, 0, MOST_AMOUNT),
        "wheat_beyond": wheat.number("beyond", 0, MOST_AMOUNT),
        "penalty": wheat.numbers("penalty", LEVELS + 1, 0, MOST_AMOUNT),
        "sell_from": wheat.number("sell_from", 1, LEVELS),
        "wheat_per_point": wheat.number("wheat_per_point", 3, MOST_AMOUNT),
    }


# ---------------------------------------------------------------------- river
def river_tables(river: Reader) -> dict[str, object]:
    """The order of the spaces down the river; the berths of a site share its position."""
    spaces = (*SPACE_NAMES[:FIRST_BERTH], *SITE_NAMES)
    order = river.choices("order", len(spaces), spaces)
    river.require(len(set(order)) == len(spaces), "order", "every space once")
    sites = [place for place in order if place >= FIRST_BERTH]
    river.require(sites == sorted(sites), "order", "such that the sites come in the order of building")
    places = {place: position for position, place in enumerate(order)}
    berths = [places[FIRST_BERTH + site] for site in range(SITES) for _ in range(BERTHS)]
    closed = river.data.get("closed_for_two")
    fits = isinstance(closed, list) and all(name in SPACE_NAMES[:FIRST_BERTH] for name in closed)
    river.require(fits, "closed_for_two", "a list of card and round spaces")
    return {
        "position": [places[place] for place in range(FIRST_BERTH)] + berths,
        "closed_for_two": [int(name in river.data["closed_for_two"]) for name in SPACE_NAMES],
        "open_slots": river.numbers("open_slots", PLAYER_COUNTS, 1, SLOTS),
    }


# ---------------------------------------------------------------------- Nile cards and tiles
def nile_tables(reader: Reader) -> dict[str, object]:
    cards = records(reader.table("nile_cards"), CARD_NAMES)
    tiles = records(reader.table("nile_tiles"), TILE_NAMES)
    spaces = reader.table("round_spaces")
    sources = [effects(card) if "effects" in card.data else [] for card in cards]
    sources += [effects(tile) for tile in tiles]
    sources += [named_amounts(spaces, name, EFFECT_NAMES, EFFECTS) for name in FACE_NAMES[TILES:]]
    filled = [row + [(-1, 0)] * (EFFECTS - len(row)) for row in sources]
    marks = [tile.choice("players", MARK_NAMES) for tile in tiles]
    common = sum(mark == FOR_ALL for mark in marks)
    closed = reader.table("river").data["closed_for_two"]
    enough = common + marks.count(FOR_THREE) >= ROUND_SPACES
    enough_for_two = common + marks.count(FOR_TWO) >= ROUND_SPACES - sum(name.startswith("round") for name in closed)
    reader.require(enough and enough_for_two, "nile_tiles", "enough tiles for every open round space")
    return {
        "tile_mark": marks,
        "effect": [effect + 1 for row in filled for effect, _ in row],
        "effect_amount": [amount for row in filled for _, amount in row],
        **card_tables(cards),
        **deck_tables(reader, cards),
        "sale_points": reader.table("nile_rules").number("sale_points", 0, MOST_AMOUNT),
    }


def records(table: Reader, names: tuple[str, ...]) -> list[Reader]:
    unknown = [key for key in table.data if key not in (*names, *NOTES)]
    if unknown:
        raise table.fail(unknown[0], f"left out: the ids are {names[0]} to {names[-1]}")
    return [table.table(name) for name in names]


def named_amounts(record: Reader, key: str, names: tuple[str, ...], most: int) -> list[tuple[int, int]]:
    """`{ name = amount, ... }` as pairs of numbers, in the order of the file."""
    found = record.table(key)
    unknown = [name for name in found.data if name not in names]
    if unknown:
        raise record.fail(key, f"made of the names {', '.join(names)}")
    record.require(1 <= len(found.data) <= most, key, f"a table of 1 to {most} named numbers")
    pairs = [(names.index(name), found.number(name, -MOST_AMOUNT, MOST_AMOUNT)) for name in found.data]
    record.require(all(amount for _, amount in pairs), key, "a table of numbers other than 0")
    return pairs


# A red arrow weakens a team.
MAY_BE_NEGATIVE = {"points", "green_team", "blue_team", "yellow_team", "violet_team", "any_team"}


def effects(record: Reader) -> list[tuple[int, int]]:
    pairs = named_amounts(record, "effects", EFFECT_NAMES, EFFECTS)
    fits = all(amount > 0 or EFFECT_NAMES[effect] in MAY_BE_NEGATIVE for effect, amount in pairs)
    record.require(fits, "effects", "positive, except for points and teams")
    return pairs


def card_tables(cards: list[Reader]) -> dict[str, object]:
    kinds, uses, powers = [], [], []
    power_amount = [0] * POWERS
    for card in cards:
        kind = card.choice("kind", KIND_NAMES)
        check_parts(card, kind)
        kinds.append(kind)
        row = [0] * USES
        for use, amount in named_amounts(card, "uses", USE_NAMES, USES) if kind == Kind.ANYTIME else []:
            card.require(amount > 0, "uses", "positive")
            row[use] = amount
        uses += row
        power = NO_POWER
        if kind == Kind.PERMANENT:
            ((power, amount),) = named_amounts(card, "power", POWER_NAMES, 1)
            fits = amount > 0 and power_amount[power] in (0, amount)
            card.require(fits, "power", "positive, and the same number on every card with this power")
            power_amount[power] = amount
        powers.append(power)
    fields = [card.choice("field", COLOR_NAMES) if "field" in card.data else NO_FIELD for card in cards]
    return {
        "card_kind": kinds,
        "card_color": fields,
        "card_wheat": [card.number("wheat", 0, MOST_WHEAT) if "field" in card.data else 0 for card in cards],
        "card_quarry": [card.number("quarry", 0, MOST_QUARRY) if "quarry" in card.data else 0 for card in cards],
        "card_three_plus": [int(flag(card, "three_plus")) for card in cards],
        "card_power": powers,
        "card_use": uses,
        "power_amount": power_amount,
    }


PARTS = {
    Kind.FIELD: {"field", "wheat"},
    Kind.QUARRY: {"quarry"},
    Kind.COMBO: {"field", "wheat", "quarry"},
    Kind.IMMEDIATE: {"effects"},
    Kind.ANYTIME: {"uses"},
    Kind.PERMANENT: {"power"},
}


def check_parts(card: Reader, kind: int) -> None:
    """A card has what its kind needs and nothing that its kind cannot use; effects may come with any kind."""
    given = set(card.data) - {*NOTES} - {"deck", "kind", "three_plus"}
    fits = PARTS[kind] <= given <= PARTS[kind] | {"effects"}
    card.require(fits, "kind", f"followed by {', '.join(sorted(PARTS[kind]))} (it has {', '.join(sorted(given))})")


def flag(record: Reader, key: str) -> bool:
    found = record.data.get(key, False)
    record.require(isinstance(found, bool), key, "true or false")
    return bool(found)


def deck_tables(reader: Reader, cards: list[Reader]) -> dict[str, object]:
    """Every deck has its printed size, and cards for all the spaces of its rounds at every player count."""
    decks = reader.table("nile_decks")
    card_deck = [card.choice("deck", DECK_NAMES) for card in cards]
    round_deck = decks.choices("round_deck", ROUNDS, DECK_NAMES)
    sizes = decks.numbers("sizes", DECKS, 1, CARDS)
    closed = sum(name.startswith("card") for name in reader.table("river").data["closed_for_two"])
    for deck, name in enumerate(DECK_NAMES):
        mine = [card for card, home in zip(cards, card_deck, strict=True) if home == deck]
        decks.require(
            len(mine) == sizes[deck], "sizes", f"the number of cards of each deck ({len(mine)} have deck {name})"
        )
        for_two = sum(not flag(card, "three_plus") for card in mine)
        rounds = round_deck.count(deck)
        fits = len(mine) >= rounds * CARD_SPACES and for_two >= rounds * (CARD_SPACES - closed)
        decks.require(fits, "round_deck", f"such that deck {name} fills the river in all its rounds")
    return {"card_deck": card_deck, "round_deck": round_deck}


# ---------------------------------------------------------------------- Sphinx cards, statues, bonus tiles
def sphinx_tables(table: Reader, rules: Reader) -> dict[str, object]:
    cards = records(table, SPHINX_NAMES)
    modes, counts, goals, amounts = [], [], [], []
    for card in cards:
        given = [key for key in ("goals", "each", "most") if key in card.data]
        card.require(len(given) == 1, "goals", "given, or each, or most: exactly one of the three")
        if given == ["goals"]:
            pairs = named_amounts(card, "goals", MEASURE_NAMES, GOALS)
            card.require(all(amount > 0 for _, amount in pairs), "goals", "positive")
        else:
            pairs = [(card.choice(given[0], MEASURE_NAMES), 1)]
        modes.append({"goals": ALL_GOALS, "each": FOR_EACH, "most": STRICTLY_MOST}[given[0]])
        counts.append(len(pairs))
        pairs += [(0, 0)] * (GOALS - len(pairs))
        goals += [measure for measure, _ in pairs]
        amounts += [amount for _, amount in pairs]
    three_plus = [int(flag(card, "three_plus")) for card in cards]
    limits = rules.numbers("limits", SLOTS, 1, DRAWS)
    return {
        "sphinx_points": [card.number("points", 0, MOST_POINTS) for card in cards],
        "sphinx_mode": modes,
        "sphinx_three_plus": three_plus,
        "goals": counts,
        "goal": goals,
        "goal_amount": amounts,
        "sphinx_limit": [*limits, rules.number("waiting_limit", 1, DRAWS)],
        "sphinx_cost": rules.number("cost", 1, DRAWS),
        "sphinx_return": rules.number("returned", 0, MOST_AMOUNT),
    }


def statue_tables(table: Reader, rules: Reader) -> dict[str, object]:
    cards = records(table, STATUE_NAMES)
    count = rules.numbers("count", PLAYER_COUNTS, 2, STATUES)
    return {
        "statue_letter": [card.choice("letter", LETTER_NAMES) for card in cards],
        "statue_measure": [card.choice("measure", MEASURE_NAMES) for card in cards],
        "statue_need": [number for card in cards for number in rising(card, "need", 1, 40)],
        "statue_points": [number for card in cards for number in rising(card, "points", 0, MOST_POINTS)],
        "statue_cost": rules.numbers("costs", STATUE_LEVELS, 1, MOST_COST),
        "statues": count,
    }


def rising(record: Reader, key: str, low: int, high: int) -> list[int]:
    found = record.numbers(key, STATUE_LEVELS, low, high)
    record.require(found == sorted(found), key, "in rising order")
    return found


def bonus_tables(table: Reader, rules: Reader) -> dict[str, object]:
    """Tables by tile say which effect it has; tables by effect say how much and how often."""
    tiles = records(table, BONUS_NAMES)
    tile_effects = [tile.choice("effect", BONUS_EFFECTS) for tile in tiles]
    table.require(len(set(tile_effects)) == BONUS_TILES, BONUS_NAMES[-1], "an effect that no other tile has")
    colors = [tile.choice("color", BONUS_COLORS) for tile in tiles]
    table.require(
        min(colors.count(0), colors.count(1)) > 1, BONUS_NAMES[-1], "such that each colour has at least two tiles"
    )
    by_effect = [tile_effects.index(effect) for effect in range(BONUS_TILES)]
    return {
        "bonus_color": colors,
        "bonus_effect": tile_effects,
        "bonus_tile_of": by_effect,
        "bonus_amount": [tiles[tile].number("amount", 1, MOST_AMOUNT) for tile in by_effect],
        "bonus_often": [tiles[tile].choice("often", OFTEN_NAMES) for tile in by_effect],
        "gold_for_two": rules.choice("gold_for_two", BONUS_NAMES),
    }


# ---------------------------------------------------------------------- monuments
def monument_tables(reader: Reader) -> dict[str, object]:
    obelisk, colonnade = reader.table("obelisk"), reader.table("colonnade")
    lower = obelisk.some_numbers("lower", 1, OBELISK_CELLS // 2, 1, MOST_COST)
    cells = lower + obelisk.some_numbers("upper", 1, OBELISK_CELLS // 2, 1, MOST_COST)
    columns = colonnade.some_numbers("costs", 6, COLUMNS, 1, MOST_COST)
    pyramids = [pyramid_rows(reader.table(name)) for name in ("pyramid_for_two", "pyramid")]
    return {
        "obelisk_cost": padded(cells, OBELISK_CELLS),
        "obelisk_cells": len(cells),
        "obelisk_lower": len(lower),
        "column_cost": padded(columns, COLUMNS),
        "columns": len(columns),
        "gold_column": colonnade.number("gold_column", 1, len(columns)),
        "violet_column": colonnade.number("violet_column", 1, len(columns)),
        "finish": colonnade.numbers("finish", SEATS, 0, MOST_POINTS),
        "pyramid_rows": [len(costs) for costs, _, _ in pyramids],
        "pyramid_sides": [sides for _, _, sides in pyramids],
        "row_cost": [cost for costs, _, _ in pyramids for cost in padded(costs, ROWS)],
        "row_cells": [count for _, counts, _ in pyramids for count in padded(counts, ROWS)],
    }


def pyramid_rows(pyramid: Reader) -> tuple[list[int], list[int], int]:
    """Each row is shorter than the one below, on every side."""
    sides = pyramid.number("sides", 1, 2)
    costs = pyramid.some_numbers("costs", 2, ROWS, 1, MOST_COST)
    cells = pyramid.numbers("cells", len(costs), 1, ROW_CELLS)
    shrinking = all(above + sides <= below for below, above in pairwise(cells))
    fits = shrinking and all(count % sides == 0 for count in cells)
    pyramid.require(fits, "cells", "rows that get shorter upwards, the same on every side")
    return costs, cells, sides


def padded(numbers: list[int], count: int) -> list[int]:
    return numbers + [0] * (count - len(numbers))


# ---------------------------------------------------------------------- names
def check_all_names_used(reader: Reader) -> None:
    """An effect, use, power or measure that no printed thing refers to is dead: the built-in content names them all."""
    cards, tiles = reader.data["nile_cards"], reader.data["nile_tiles"]
    sphinx, statues = reader.data["sphinx_cards"], reader.data["statues"]
    named = [
        ("nile_cards", EFFECT_NAMES, names_in(cards, "effects") | names_in(tiles, "effects")),
        ("nile_cards", USE_NAMES, names_in(cards, "uses")),
        ("nile_cards", POWER_NAMES, names_in(cards, "power")),
        ("sphinx_cards", MEASURE_NAMES, measures_in(sphinx) | measures_in(statues)),
    ]
    for key, names, used in named:
        unused = [name for name in names if name not in used]
        if unused:
            raise reader.fail(key, f"such that every name is used; {unused[0]} is not")


def names_in(table: dict[str, Any], key: str) -> set[str]:
    return {name for record in table.values() if isinstance(record, dict) for name in record.get(key, ())}


def measures_in(table: dict[str, Any]) -> set[str]:
    found: set[str] = set()
    for record in table.values():
        if isinstance(record, dict):
            found |= set(record.get("goals", ()))
            found |= {str(record[key]) for key in ("each", "most", "measure") if key in record}
    return found
