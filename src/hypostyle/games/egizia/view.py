"""Knowledge of Egizia told in names: what a screen needs to draw the table, made from the erased state only."""

from functools import lru_cache
from typing import Any

from hypostyle.engine.content import NOTES, Content
from hypostyle.games.egizia.rules import Rules
from hypostyle.games.egizia.standing import counts, fields, objective, statue_worth, watered, wheat
from hypostyle.games.egizia.vocabulary import (
    BERTHS,
    BONUS_EFFECTS,
    BONUS_NAMES,
    CARD_NAMES,
    CARD_SPACES,
    COLOR_NAMES,
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
    SPHINX_NAMES,
    STATUE_NAMES,
    STATUES,
    TEAM_NAMES,
    TEAMS,
    TILES,
    Task,
)

Facts = dict[str, Any]
MOST_KEPT = 1024  # of what is told again and again

STEPS = {
    Task.SPHINX_CHOICE: "start",
    Task.SHIP_STEP: "ships",
    Task.LEFTOVER_STEP: "ships",
    Task.STONE_STEP: "stones",
    Task.FEED_STEP: "feeding",
    Task.EARLY_STEP: "building",
    Task.SITE_STEP: "building",
    Task.LATE_STEP: "building",
    Task.CLOSING_STEP: "end",
    Task.LAST_STEP: "end",
}
AT_SITE = (Task.SITE_TURN, Task.WAITING_TURN, Task.REINFORCEMENT, Task.BRICKS, Task.PURCHASE)


def view(state: Rules, content: Content) -> dict[str, Any]:
    facts = state.facts()
    seats = range(facts["seats"])
    reached = [counts(facts, content, seat) for seat in seats]
    return {
        "round": facts["round"] + 1,
        "rounds": content.data["match"]["rounds"],
        "step": "end" if facts["over"] else STEPS[facts["task"][0]],
        "site": site(facts),
        "flood": FLOOD_NAMES[facts["flood"]],
        "watered": watered(facts["flood"]),
        "order": facts["order"][: facts["seats"]],
        "queue": facts["queue"][: facts["seats"]],
        "river": [river_space(facts, content, place) for place in content.data["river"]["order"]],
        "obelisk": obelisk(facts, content),
        "colonnade": colonnade(facts, content),
        "pyramid": pyramid(facts, content),
        "statues": [
            statue(facts, content, place, reached)
            for place in range(STATUES)
            if facts["statue_card"][place] != NO_STATUE
        ],
        "sphinx": sphinx(facts, content, reached),
        "force": facts["force"],
        "players": [player(facts, content, seat, reached) for seat in seats],
        "printed": printed(content.data, facts["seats"]),
    }


def site(facts: Facts) -> str | None:
    """The site where somebody is building now."""
    top = facts["depth"] - 1
    return SITE_NAMES[facts["argument"][top]] if top >= 0 and facts["task"][top] in AT_SITE else None


def printed(data: dict[str, Any], seats: int) -> dict[str, Any]:
    """The numbers on boards and pieces that a drawing shows."""
    wheat_market, stone_market, sphinx = data["wheat_market"], data["stone_market"], data["sphinx_rules"]
    return {
        "waters": {name: watered(flood) for flood, name in enumerate(FLOOD_NAMES)},
        "ships": data["match"]["ships"],
        "cooperation": data["match"]["cooperation"],
        "majority": data["match"]["majority"],
        "most_strength": data["teams"]["most"],
        "most_stones": stone_market["most_stones"],
        "stone_market": {key: stone_market[key] for key in ("reach", "beyond", "end_level", "stones_per_point")},
        "wheat_market": {
            key: wheat_market[key] for key in ("reach", "beyond", "penalty", "sell_from", "wheat_per_point")
        },
        "sphinx": {"limits": sphinx["limits"], "cost": sphinx["cost"], "returned": sphinx["returned"]},
        "finish": data["colonnade"]["finish"][:seats],
        "slots": data["river"]["open_slots"][seats - 2],
    }


def seat_of(owner: int) -> int | None:
    return None if owner == NOBODY else owner - 1


def record(content: Content, table: str, name: str) -> dict[str, Any]:
    """What is printed on a card or tile, with its id; a word where it is our invention."""
    return dict(printed_record(content, table, name))


@lru_cache(MOST_KEPT)
def printed_record(content: Content, table: str, name: str) -> dict[str, Any]:
    known = content.data[table][name]
    told = {"id": name, **{key: value for key, value in known.items() if key not in NOTES}}
    return {**told, "reconstructed": True} if known.get("confidence") == "reconstructed" else told


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
        waiting = seat_of(facts["ship"][first + SLOTS])
        return {"space": place, "kind": "site", "slots": slots, "closed": SLOTS - open_slots, "waiting": waiting}
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


def statue(facts: Facts, content: Content, place: int, reached: list[dict[str, int]]) -> dict[str, Any]:
    """A statue with its objective: levels built, how far each seat has come, and what that is worth now."""
    card = record(content, "statues", STATUE_NAMES[facts["statue_card"][place]])
    built = [facts["statue"][seat * STATUES + place] for seat in range(facts["seats"])]
    have = [counted[card["measure"]] for counted in reached]
    worth = [statue_worth(card, level, count) for level, count in zip(built, have, strict=True)]
    costs = content.data["statue_rules"]["costs"]
    return {**card, "costs": costs, "built": built, "have": have, "worth": worth}


def sphinx(facts: Facts, content: Content, reached: list[dict[str, int]]) -> dict[str, Any]:
    """The deck by numbers; cards under it and cards drawn are named where this viewer knows them."""
    drawn = [(card, facts["who"][facts["depth"] - 1]) for card in facts["drawn"][: facts["drawn_count"]]]
    if facts["task"][0] == Task.SPHINX_CHOICE:
        dealt = enumerate(facts["dealt"][: facts["seats"] * DEALT])
        drawn = [(card, place // DEALT) for place, card in dealt if card != NO_CARD]
    under = facts["under"][: facts["under_count"]]
    return {
        "deck": facts["unseen"] + facts["under_count"],
        "under": [None if card == NO_CARD else SPHINX_NAMES[card] for card in under],
        "drawn": [None if card == NO_CARD else sphinx_card(content, card, reached, seat) for card, seat in drawn],
    }


# ---------------------------------------------------------------------- players
def player(facts: Facts, content: Content, seat: int, reached: list[dict[str, int]]) -> dict[str, Any]:
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
        "start_field": start_field(facts, content, seat),
        "start_quarry": content.data["start"]["quarry"],
        "wheat": wheat(facts, content, seat),
        "ships": facts["ships"][seat],
        "passed": bool(facts["passed"][seat]),
        "cards": cards(facts, content, seat),
        "bonuses": bonuses(facts, content, seat),
        "built": [name for site, name in enumerate(SITE_NAMES) if facts["built"][seat] >> site & 1],
        "waiting_uses": facts["waiting_uses"][seat],
        "sphinx_count": facts["hand_count"][seat],
        "sphinx_cards": [sphinx_card(content, card, reached, seat) for card in hand],
    }


def sphinx_card(content: Content, card: int, reached: list[dict[str, int]], seat: int) -> dict[str, Any]:
    printed_card = record(content, "sphinx_cards", SPHINX_NAMES[card])
    return {**printed_card, **objective(printed_card, reached, seat)}


def start_field(facts: Facts, content: Content, seat: int) -> int:
    """The field everybody starts with, turned by a column bonus."""
    turned = facts["bonuses"][seat] >> BONUS_EFFECTS.index("all_teams") & 1
    return int(content.data["start"]["field_turned" if turned else "field"])


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
