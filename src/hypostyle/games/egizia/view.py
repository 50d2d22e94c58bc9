"""Knowledge of Egizia told in names: what a screen needs to draw the table, made from the erased state only."""

from typing import Any

from hypostyle.engine.content import NOTES, Content
from hypostyle.games.egizia.vocabulary import (
    BERTHS,
    BONUS_EFFECTS,
    BONUS_NAMES,
    CARD_NAMES,
    CARD_SPACES,
    COLOR_NAMES,
    COLORS,
    DEALT,
    FACE_NAMES,
    FIRST_BERTH,
    FLOOD_NAMES,
    LINE_NAMES,
    LINES,
    MARKET_NAMES,
    MARKETS,
    NO_CARD,
    NO_FACE,
    NO_STATUE,
    NOBODY,
    ROW_CELLS,
    SITE_NAMES,
    SLOTS,
    SPACE_NAMES,
    SPHINX_CARDS,
    SPHINX_CHOICE,
    SPHINX_NAMES,
    STATUE_NAMES,
    STATUES,
    TEAM_NAMES,
    TEAMS,
    TILES,
)

Facts = dict[str, Any]


def view(facts: Facts, content: Content) -> dict[str, Any]:
    seats = range(facts["seats"])
    return {
        "round": facts["round"] + 1,
        "rounds": content.data["match"]["rounds"],
        "flood": FLOOD_NAMES[facts["flood"]],
        "order": facts["order"][: facts["seats"]],
        "queue": facts["queue"][: facts["seats"]],
        "river": [river_space(facts, content, place) for place in content.data["river"]["order"]],
        "obelisk": obelisk(facts, content),
        "colonnade": colonnade(facts, content),
        "pyramid": pyramid(facts, content),
        "statues": [
            statue(facts, content, place) for place in range(STATUES) if facts["statue_card"][place] != NO_STATUE
        ],
        "sphinx": sphinx(facts, content),
        "force": facts["force"],
        "players": [player(facts, content, seat) for seat in seats],
    }


def seat_of(owner: int) -> int | None:
    return None if owner == NOBODY else owner - 1


def record(content: Content, table: str, name: str) -> dict[str, Any]:
    """What is printed on a card or tile, with its id."""
    return {"id": name, **{key: value for key, value in content.data[table][name].items() if key not in NOTES}}


def face(content: Content, number: int) -> dict[str, Any] | None:
    if number == NO_FACE:
        return None
    name = FACE_NAMES[number]
    if number < TILES:
        return record(content, "nile_tiles", name)
    return {"id": name, "effects": content.data["round_spaces"][name]}


# ---------------------------------------------------------------------- river
def river_space(facts: Facts, content: Content, place: str) -> dict[str, Any]:
    """A card space, a round space or a site, in the order of the river."""
    if place in SITE_NAMES:
        first = FIRST_BERTH + SITE_NAMES.index(place) * BERTHS
        open_slots = content.data["river"]["open_slots"][facts["seats"] - 2]
        slots = [seat_of(owner) for owner in facts["ship"][first : first + open_slots]]
        return {"space": place, "kind": "site", "slots": slots, "waiting": seat_of(facts["ship"][first + SLOTS])}
    number = SPACE_NAMES.index(place)
    is_open = facts["seats"] > 2 or place not in content.data["river"]["closed_for_two"]
    space = {"space": place, "open": is_open, "ship": seat_of(facts["ship"][number])}
    if number < CARD_SPACES:
        card = facts["river_card"][number]
        shown = None if card == NO_CARD else record(content, "nile_cards", CARD_NAMES[card])
        return {**space, "kind": "card", "card": shown}
    guests = facts["guests"][number - CARD_SPACES]
    return {
        **space,
        "kind": "round",
        "face": face(content, facts["river_face"][number - CARD_SPACES]),
        "guests": [seat for seat in range(facts["seats"]) if guests >> seat & 1],
    }


# ---------------------------------------------------------------------- monuments
def obelisk(facts: Facts, content: Content) -> dict[str, Any]:
    data = content.data["obelisk"]
    costs = data["lower"] + data["upper"]
    cells = [{"cost": cost, "owner": seat_of(facts["obelisk"][place])} for place, cost in enumerate(costs)]
    return {"lower": len(data["lower"]), "cells": cells}


def colonnade(facts: Facts, content: Content) -> dict[str, Any]:
    data = content.data["colonnade"]
    gold, violet = (record(content, "bonus_tiles", BONUS_NAMES[tile]) for tile in facts["bonus_tile"])
    return {
        "costs": data["costs"],
        "bonuses": {str(data["gold_column"]): gold, str(data["violet_column"]): violet},
        "built": facts["colonnade"][: facts["seats"]],
    }


def pyramid(facts: Facts, content: Content) -> dict[str, Any]:
    data = content.data["pyramid_for_two" if facts["seats"] == 2 else "pyramid"]
    rows = []
    for row, (cost, count) in enumerate(zip(data["costs"], data["cells"], strict=True)):
        cells = [seat_of(owner) for owner in facts["pyramid"][row * ROW_CELLS : row * ROW_CELLS + count]]
        rows.append({"cost": cost, "cells": cells, "winner": seat_of(facts["row_winner"][row])})
    return {"sides": data["sides"], "rows": rows}


def statue(facts: Facts, content: Content, place: int) -> dict[str, Any]:
    built = [facts["statue"][seat * STATUES + place] for seat in range(facts["seats"])]
    costs = content.data["statue_rules"]["costs"]
    return {**record(content, "statues", STATUE_NAMES[facts["statue_card"][place]]), "costs": costs, "built": built}


def sphinx(facts: Facts, content: Content) -> dict[str, Any]:
    """The deck by numbers; cards under it and cards drawn are named where this viewer knows them."""
    drawn = facts["drawn"][: facts["drawn_count"]]
    if facts["task"][0] == SPHINX_CHOICE:
        drawn = [card for card in facts["dealt"][: facts["seats"] * DEALT] if card != NO_CARD]
    under = facts["under"][: facts["under_count"]]
    return {
        "deck": facts["unseen"] + facts["under_count"],
        "under": [None if card == NO_CARD else SPHINX_NAMES[card] for card in under],
        "drawn": [None if card == NO_CARD else record(content, "sphinx_cards", SPHINX_NAMES[card]) for card in drawn],
    }


# ---------------------------------------------------------------------- players
def player(facts: Facts, content: Content, seat: int) -> dict[str, Any]:
    strengths = facts["team"][seat * TEAMS : (seat + 1) * TEAMS]
    used = facts["team_used"][seat]
    hand = [card for card in range(SPHINX_CARDS) if facts["sphinx"][card] == seat + 1]
    lines = facts["line_points"][seat * LINES : (seat + 1) * LINES]
    return {
        "score": facts["score"][seat],
        "lines": dict(zip(LINE_NAMES, lines, strict=True)),
        "stones": facts["stones"][seat],
        "teams": {
            name: {"strength": strengths[team], "used": bool(used >> team & 1)} for team, name in enumerate(TEAM_NAMES)
        },
        "markets": dict(zip(MARKET_NAMES, facts["market"][seat * MARKETS : (seat + 1) * MARKETS], strict=True)),
        "quarry": facts["quarry"][seat],
        "fields": fields(facts, content, seat),
        "ships": facts["ships"][seat],
        "passed": bool(facts["passed"][seat]),
        "cards": cards(facts, content, seat),
        "bonuses": bonuses(facts, content, seat),
        "built": [name for site, name in enumerate(SITE_NAMES) if facts["built"][seat] >> site & 1],
        "waiting_uses": facts["waiting_uses"][seat],
        "sphinx_count": facts["hand_count"][seat],
        "sphinx_cards": [record(content, "sphinx_cards", SPHINX_NAMES[card]) for card in hand],
    }


def fields(facts: Facts, content: Content, seat: int) -> dict[str, int]:
    """The value of a seat's fields by colour, with the column bonus."""
    better = BONUS_EFFECTS.index("better_fields")
    each = better_by(content) if facts["bonuses"][seat] >> better & 1 else 0
    first = seat * COLORS
    return {
        name: facts["field_value"][first + color] + each * facts["field_count"][first + color]
        for color, name in enumerate(COLOR_NAMES)
    }


def better_by(content: Content) -> int:
    """How much the bonus tile for better fields adds to each."""
    tiles = [content.data["bonus_tiles"][name] for name in BONUS_NAMES]
    return sum(tile["amount"] for tile in tiles if tile["effect"] == "better_fields")


def cards(facts: Facts, content: Content, seat: int) -> list[dict[str, Any]]:
    """Nile cards before a player; a field says its present colour, an improvement where it lies."""
    found = []
    for number, name in enumerate(CARD_NAMES):
        if facts["card_place"][number] == seat + 1:
            card = record(content, "nile_cards", name)
            if "field" in card:
                card["field"] = COLOR_NAMES[COLOR_NAMES.index(card["field"]) - facts["improved"][number]]
            if facts["attached"][number]:
                card["attached"] = CARD_NAMES[facts["attached"][number] - 1]
            found.append(card)
    return found


def bonuses(facts: Facts, content: Content, seat: int) -> list[dict[str, Any]]:
    found = []
    for name in BONUS_NAMES:
        tile = record(content, "bonus_tiles", name)
        effect = BONUS_EFFECTS.index(tile["effect"])
        if facts["bonuses"][seat] >> effect & 1:
            found.append({**tile, "used": bool(facts["bonus_used"][seat] >> effect & 1)})
    return found
