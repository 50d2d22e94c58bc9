"""Knowledge of Egizia told in names: what a screen needs to draw the table, made from the erased state only."""

from functools import lru_cache
from typing import Any

from hypostyle.engine.content import NOTES, Content
from hypostyle.games.egizia.rules import Rules
from hypostyle.games.egizia.view_types import (
    BonusTile,
    CardSpace,
    Colonnade,
    EgiziaView,
    Face,
    NileCard,
    Obelisk,
    Player,
    Printed,
    Progress,
    Pyramid,
    RoundSpace,
    SiteSpace,
    Sphinx,
    SphinxCard,
    Statue,
    StepName,
    Team,
    Wheat,
)
from hypostyle.games.egizia.vocabulary import (
    BERTHS,
    BONUS_EFFECTS,
    BONUS_NAMES,
    CARD_NAMES,
    COLOR_NAMES,
    DEALT,
    FACE_NAMES,
    FIRST_BERTH,
    FIRST_ROUND_SPACE,
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
    SPHINX_NAMES,
    STATUE_NAMES,
    STATUES,
    TEAM_NAMES,
    TEAMS,
    TILES,
    ColorName,
    MeasureName,
    SiteName,
    Task,
)

MOST_KEPT = 1024  # of what is told again and again

STEPS: dict[int, StepName] = {
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
PYRAMIDS = ("pyramid_for_two", "pyramid")  # by the number the rules give their kind
SITE_OF: dict[str, int] = {name: site for site, name in enumerate(SITE_NAMES)}
SPACE_OF = {name: space for space, name in enumerate(SPACE_NAMES)}
EFFECT_OF: dict[str, int] = {name: effect for effect, name in enumerate(BONUS_EFFECTS)}


def view(state: Rules, content: Content) -> EgiziaView:
    seats = state.seats
    data = content.data
    return {
        "round": state.round + 1,
        "rounds": data["match"]["rounds"],
        "step": "end" if state.over else STEPS[state.task[0]],
        "site": site(state),
        "flood": FLOOD_NAMES[state.flood],
        "watered": watered(state, state.flood),
        "order": state.order[:seats],
        "queue": state.queue[:seats],
        "river": river(state, content),
        "obelisk": obelisk(state, content),
        "colonnade": colonnade(state, content),
        "pyramid": pyramid(state, content),
        "statues": [
            statue(state, content, place, card) for place, card in enumerate(state.statue_card) if card != NO_STATUE
        ],
        "sphinx": sphinx(state, content),
        "force": state.force,
        "players": [player(state, content, seat) for seat in range(seats)],
        "printed": printed(state, data),
    }


def site(state: Rules) -> SiteName | None:
    """The site where somebody is building now."""
    return SITE_NAMES[state.argument[state.depth - 1]] if state.top_task() in AT_SITE else None


def watered(state: Rules, flood: int) -> list[ColorName]:
    return [name for color, name in enumerate(COLOR_NAMES) if state.waters(flood, color)]


def printed(state: Rules, data: dict[str, Any]) -> Printed:
    wheat_market, stone_market, sphinx = data["wheat_market"], data["stone_market"], data["sphinx_rules"]
    return {
        "waters": {name: watered(state, flood) for flood, name in enumerate(FLOOD_NAMES)},
        "ships": data["match"]["ships"],
        "cooperation": data["match"]["cooperation"],
        "majority": data["match"]["majority"],
        "most_strength": data["teams"]["most"],
        "most_stones": stone_market["most_stones"],
        "stone_market": {
            "reach": stone_market["reach"],
            "beyond": stone_market["beyond"],
            "end_level": stone_market["end_level"],
            "stones_per_point": stone_market["stones_per_point"],
        },
        "wheat_market": {
            "reach": wheat_market["reach"],
            "beyond": wheat_market["beyond"],
            "penalty": wheat_market["penalty"],
            "sell_from": wheat_market["sell_from"],
            "wheat_per_point": wheat_market["wheat_per_point"],
        },
        "sphinx": {"limits": sphinx["limits"], "cost": sphinx["cost"], "returned": sphinx["returned"]},
        "finish": data["colonnade"]["finish"][: state.seats],
        "slots": state.open_slots(),
    }


def seat_of(owner: int) -> int | None:
    return None if owner == NOBODY else owner - 1


def record(content: Content, table: str, name: str) -> Any:
    """What is printed on a card or tile, with its id, checked by content.py; a word where it is our invention."""
    return dict(printed_record(content, table, name))


@lru_cache(MOST_KEPT)
def printed_record(content: Content, table: str, name: str) -> dict[str, Any]:
    known = content.data[table][name]
    told = {"id": name, **{key: value for key, value in known.items() if key not in NOTES}}
    return {**told, "reconstructed": True} if known.get("confidence") == "reconstructed" else told


# ---------------------------------------------------------------------- river
def river(state: Rules, content: Content) -> list[CardSpace | RoundSpace | SiteSpace]:
    """Card spaces, round spaces and sites, in the order of the river."""
    ships, cards, faces, guests = state.ship, state.river_card, state.river_face, state.guests
    seats = range(state.seats)
    open_slots = state.open_slots()
    told: list[CardSpace | RoundSpace | SiteSpace] = []
    for place in content.data["river"]["order"]:
        if place in SITE_OF:
            told.append(site_space(ships, SITE_OF[place], open_slots))
            continue
        space = SPACE_OF[place]
        is_open = state.space_open(space)
        ship = seat_of(ships[space])
        if space < FIRST_ROUND_SPACE:
            card = nile_card(content, cards[space])
            told.append({"space": place, "open": is_open, "ship": ship, "kind": "card", "card": card})
        else:
            number = space - FIRST_ROUND_SPACE
            told.append(
                {
                    "space": place,
                    "open": is_open,
                    "ship": ship,
                    "kind": "round",
                    "face": face(content, faces[number]),
                    "guests": [seat for seat in seats if guests[number] >> seat & 1],
                }
            )
    return told


def site_space(ships: list[int], number: int, open_slots: int) -> SiteSpace:
    first = FIRST_BERTH + number * BERTHS
    return {
        "space": SITE_NAMES[number],
        "kind": "site",
        "slots": [seat_of(owner) for owner in ships[first : first + open_slots]],
        "closed": SLOTS - open_slots,
        "waiting": seat_of(ships[first + SLOTS]),
    }


def nile_card(content: Content, number: int) -> NileCard | None:
    if number == NO_CARD:
        return None
    card: NileCard = record(content, "nile_cards", CARD_NAMES[number])
    return card


def face(content: Content, number: int) -> Face | None:
    if number == NO_FACE:
        return None
    name = FACE_NAMES[number]
    if number < TILES:
        tile: Face = record(content, "nile_tiles", name)
        return tile
    return {"id": name, "effects": content.data["round_spaces"][name]}


# ---------------------------------------------------------------------- monuments
def obelisk(state: Rules, content: Content) -> Obelisk:
    data = content.data["obelisk"]
    costs = data["lower"] + data["upper"]
    owners = state.obelisk
    return {
        "lower": len(data["lower"]),
        "cells": [{"cost": cost, "owner": seat_of(owners[cell])} for cell, cost in enumerate(costs)],
    }


def colonnade(state: Rules, content: Content) -> Colonnade:
    data = content.data["colonnade"]
    gold, violet = (record(content, "bonus_tiles", BONUS_NAMES[tile]) for tile in state.bonus_tile)
    return {
        "costs": data["costs"],
        "bonuses": {str(data["gold_column"]): gold, str(data["violet_column"]): violet},
        "built": state.colonnade[: state.seats],
    }


def pyramid(state: Rules, content: Content) -> Pyramid:
    data = content.data[PYRAMIDS[state.pyramid_kind()]]
    owners, winners = state.pyramid, state.row_winner
    return {
        "sides": data["sides"],
        "rows": [
            {
                "cost": cost,
                "cells": [seat_of(owner) for owner in owners[row * ROW_CELLS : row * ROW_CELLS + count]],
                "winner": seat_of(winners[row]),
            }
            for row, (cost, count) in enumerate(zip(data["costs"], data["cells"], strict=True))
        ],
    }


def statue(state: Rules, content: Content, place: int, number: int) -> Statue:
    seats = range(state.seats)
    levels = state.statue
    card: Statue = record(content, "statues", STATUE_NAMES[number])
    card["costs"] = content.data["statue_rules"]["costs"]
    card["built"] = [levels[seat * STATUES + place] for seat in seats]
    card["have"] = [state.statue_reached(seat, place) for seat in seats]
    card["worth"] = [state.statue_value(seat, place) for seat in seats]
    return card


def sphinx(state: Rules, content: Content) -> Sphinx:
    if state.task[0] == Task.SPHINX_CHOICE:
        dealt = enumerate(state.dealt[: state.seats * DEALT])
        drawn = [(card, place // DEALT) for place, card in dealt if card != NO_CARD]
    else:
        drawn = [(card, state.who[state.depth - 1]) for card in state.drawn[: state.drawn_count]]
    return {
        "deck": state.unseen + state.under_count,
        "under": [None if card == NO_CARD else SPHINX_NAMES[card] for card in state.under[: state.under_count]],
        "drawn": [None if card == NO_CARD else sphinx_card(state, content, card, seat) for card, seat in drawn],
    }


def sphinx_card(state: Rules, content: Content, number: int, seat: int) -> SphinxCard:
    """A Sphinx card with how far a seat has come, and its points if the game ended now."""
    card: SphinxCard = record(content, "sphinx_cards", SPHINX_NAMES[number])
    if "each" in card:
        card["progress"] = [{"goal": card["each"], "have": state.goal_reached(seat, number, 0), "need": None}]
    else:
        goals: list[MeasureName] = [card["most"]] if "most" in card else list(card["goals"])
        card["progress"] = [progress(state, number, seat, place, goal) for place, goal in enumerate(goals)]
    card["worth"] = state.sphinx_value(seat, number)
    return card


def progress(state: Rules, card: int, seat: int, place: int, goal: MeasureName) -> Progress:
    return {"goal": goal, "have": state.goal_reached(seat, card, place), "need": state.goal_need(seat, card, place)}


# ---------------------------------------------------------------------- players
def player(state: Rules, content: Content, seat: int) -> Player:
    market = state.market[seat * MARKETS : (seat + 1) * MARKETS]
    lines = state.line_points[seat * LINES : (seat + 1) * LINES]
    start = content.data["start"]
    return {
        "score": state.score[seat],
        "lines": dict(zip(LINE_NAMES, lines, strict=True)),
        "stones": state.stones[seat],
        "teams": {name: team(state, seat, number) for number, name in enumerate(TEAM_NAMES)},
        "markets": dict(zip(MARKET_NAMES, market, strict=True)),
        "quarry": state.quarry[seat],
        "fields": {name: state.fields_of(seat, color) for color, name in enumerate(COLOR_NAMES)},
        "start_field": state.start_field(seat),
        "start_quarry": start["quarry"],
        "wheat": wheat(state, seat),
        "ships": state.ships[seat],
        "passed": bool(state.passed[seat]),
        "cards": cards(state, content, seat),
        "bonuses": bonuses(state, content, seat),
        "built": [name for site, name in enumerate(SITE_NAMES) if state.has_built(seat, site)],
        "waiting_uses": state.waiting_uses[seat],
        "sphinx_count": state.hand_count[seat],
        "sphinx_cards": [
            sphinx_card(state, content, card, seat) for card, owner in enumerate(state.sphinx) if owner == seat + 1
        ],
    }


def team(state: Rules, seat: int, number: int) -> Team:
    return {"strength": state.team[seat * TEAMS + number], "used": not state.team_ready(seat, number)}


def wheat(state: Rules, seat: int) -> Wheat:
    produced = state.wheat_now(seat)
    return {
        "need": state.strength(seat),
        "produced": produced,
        "missing": state.missing_wheat(seat, produced),
        "cost": state.hunger_cost(seat, produced),
        "left": state.left_wheat(seat, produced),
        "sale": state.most_wheat_sale(seat, produced),
    }


def cards(state: Rules, content: Content, seat: int) -> list[NileCard]:
    """Nile cards before a player; a field says its present colour, an improvement where it lies."""
    found = []
    attached = state.attached
    for number, owner in enumerate(state.card_place):
        if owner == seat + 1:
            card: NileCard = record(content, "nile_cards", CARD_NAMES[number])
            if "field" in card:
                card["field"] = COLOR_NAMES[state.color_of(number)]
            if attached[number]:
                card["attached"] = CARD_NAMES[attached[number] - 1]
            found.append(card)
    return found


def bonuses(state: Rules, content: Content, seat: int) -> list[BonusTile]:
    found: list[BonusTile] = []
    if state.bonuses[seat]:
        for name in BONUS_NAMES:
            tile: BonusTile = record(content, "bonus_tiles", name)
            effect = EFFECT_OF[tile["effect"]]
            if state.has_bonus(seat, effect):
                tile["used"] = not state.bonus_ready(seat, effect)
                found.append(tile)
    return found
