"""Knowledge of Imhotep told in names: what a screen needs to draw the table, made from the erased state only."""

from functools import lru_cache
from typing import Any

from hypostyle.engine.content import Content
from hypostyle.games.imhotep.rules import Rules
from hypostyle.games.imhotep.vocabulary import (
    AT_SHORE,
    BOATS,
    BURIAL_CHAMBER,
    CARD_KINDS,
    CARD_NAMES,
    LINE_NAMES,
    LINES,
    MARKET,
    MARKET_PLACES,
    NO_CARD,
    OBELISKS,
    PYRAMID,
    PYRAMID_B_CELLS,
    PYRAMIDS,
    ROWS,
    SIDE_B,
    SITE_NAMES,
    SITES,
    SLOTS,
    WRATH,
)

MOST_KEPT = 1024  # of what is worked out from a part of the table that seldom changes


def view(state: Rules, content: Content) -> dict[str, Any]:
    facts = state.facts()
    return {
        "round": facts["round"] + 1,
        "rounds": content.data["match"]["rounds"],
        "turn": facts["turn"],
        "sides": sides(tuple(facts["option"][:SITES])),
        "wrath": bool(facts["option"][WRATH]),
        "players": [player(facts, seat) for seat in range(facts["seats"])],
        "boats": [boat(facts, number) for number in range(BOATS)],
        "unloading": facts["cargo"][facts["cargo_next"] : facts["cargo_count"]],
        "market": market(facts),
        "deck": facts["deck_count"],
        "discarded": cards(tuple(facts["discarded"])),
        "coming_round_cards": sorted(coming_round_cards(facts, content)),
        "pyramid": pyramid(facts),
        "temple": facts["temple"][: facts["temple_count"]],
        "temple_slots": content.data["temple"]["slots"][f"players_{facts['seats']}"],
        "burial_chamber": facts["burial"][: facts["burial_count"]],
        "areas": areas(facts, content.data["burial_chamber_a"]),
        "printed": printed(content, facts["seats"]),
        "obelisks": {
            "stones": facts["obelisk"][: facts["seats"]],
            "lone": facts["lone"][: facts["seats"]],
            "raised": facts["obelisk_owner"][: facts["obelisks_raised"]],
            "worth": obelisk_worth(facts, content.data["obelisks_a"]),
        },
    }


@lru_cache(MOST_KEPT)
def sides(chosen: tuple[int, ...]) -> dict[str, str]:
    return {SITE_NAMES[site]: "AB"[side] for site, side in enumerate(chosen)}


@lru_cache(MOST_KEPT)
def printed(content: Content, seats: int) -> dict[str, Any]:
    """The numbers on boards and pieces that a drawing shows: the same in every view."""
    data = content.data
    pyramids = data["pyramid_b"]
    return {
        "pyramid_a": data["pyramid_a"]["cells"],
        "pyramid_beyond": data["pyramid_a"]["beyond"],
        "pyramid_b": [[{"bonus": "none", **cell} for cell in pyramids[name]] for name in ("left", "centre", "right")],
        "temple_b": {key: data["temple_b"][key] for key in ("slots", "choice_points", "choice_stones", "points")},
        "areas": data["burial_chamber_a"]["areas"][1:],
        "area_beyond": data["burial_chamber_a"]["beyond"],
        "row_places": data["burial_chamber_b"][f"players_{seats}"],
        "obelisk_places": data["obelisks_a"][f"players_{seats}"],
        "obelisk_slots": data["obelisks_b"]["slots"],
        "obelisk_stones": data["obelisks_b"]["stones"],
        "reserve_capacity": data["stones"]["reserve_capacity"],
        "take": data["stones"]["take"],
    }


def areas(facts: dict[str, Any], printed: dict[str, Any]) -> list[dict[str, int]]:
    """Burial chamber, side A: the areas of one colour with what each would bring now, in the order they were begun."""
    if facts["option"][BURIAL_CHAMBER] == SIDE_B:
        return []
    owners = tuple(facts["burial"][: facts["burial_count"]])
    return list(worth_of_areas(owners, tuple(printed["areas"]), printed["beyond"]))


@lru_cache(MOST_KEPT)
def worth_of_areas(owners: tuple[int, ...], points: tuple[int, ...], beyond: int) -> tuple[dict[str, int], ...]:
    """The chamber changes once in a while, and is told with every move."""
    largest = len(points) - 1
    found: list[dict[str, int]] = []
    seen: set[int] = set()
    for start, seat in enumerate(owners):
        if start in seen:
            continue
        area = [start]
        seen.add(start)
        for cell in area:
            beside = [
                cell - ROWS,
                cell + ROWS,
                *([cell - 1] if cell % ROWS else []),
                *([cell + 1] if (cell + 1) % ROWS else []),
            ]
            joined = [near for near in beside if 0 <= near < len(owners) and owners[near] == seat and near not in seen]
            seen.update(joined)
            area += joined
        size = len(area)
        worth = points[min(size, largest)] + max(0, size - largest) * beyond
        found.append({"seat": seat, "stones": size, "points": worth})
    return tuple(found)


def obelisk_worth(facts: dict[str, Any], printed: dict[str, Any]) -> list[int]:
    """Obelisks, side A: what each would bring now; tied players share their places, rounded down (R-21)."""
    if facts["option"][OBELISKS] == SIDE_B:
        return []
    heights, places = facts["obelisk"][: facts["seats"]], printed[f"players_{facts['seats']}"]
    worth = []
    for mine in heights:
        higher = sum(other > mine for other in heights)
        equal = heights.count(mine)
        worth.append(sum(places[higher : higher + equal]) // equal if mine else 0)
    return worth


def player(facts: dict[str, Any], seat: int) -> dict[str, Any]:
    lines = facts["line_points"][seat * LINES : (seat + 1) * LINES]
    return {
        "score": facts["score"][seat],
        "lines": dict(zip(LINE_NAMES, lines, strict=True)),
        "reserve": facts["reserve"][seat],
        "quarry": facts["quarry"][seat],
        "cards": cards(tuple(facts["hand"][seat * CARD_KINDS : (seat + 1) * CARD_KINDS])),
    }


@lru_cache(MOST_KEPT)
def cards(counts: tuple[int, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(CARD_NAMES, counts, strict=True) if count}


def boat(facts: dict[str, Any], number: int) -> dict[str, Any]:
    site = facts["boat_site"][number]
    places = facts["stone"][number * SLOTS : number * SLOTS + facts["capacity"][number]]
    return {
        "capacity": facts["capacity"][number],
        "minimum": facts["minimum"][number],
        "site": None if site == AT_SHORE else SITE_NAMES[site],
        "places": [None if owner < 0 else owner for owner in places],
    }


def market(facts: dict[str, Any]) -> dict[str, Any]:
    """Face-up places by name; on side B the pair, with its cards only for the seat that looks at it."""
    face_up = MARKET_PLACES - 1 if facts["option"][MARKET] == SIDE_B else MARKET_PLACES
    pair = facts["pair"][: facts["pair_count"]]
    return {
        "places": [None if card == NO_CARD else CARD_NAMES[card] for card in facts["market"][:face_up]],
        "pair": facts["pair_count"],
        "seen": [CARD_NAMES[card] for card in pair] if pair and NO_CARD not in pair else None,
    }


def coming_round_cards(facts: dict[str, Any], content: Content) -> list[list[int]]:
    """The cards nobody has seen yet, the one set aside among them; in knowledge their order says nothing."""
    cards = content.data["round_cards"][f"players_{facts['seats']}"]
    return [cards[number] for number in facts["round_order"][facts["round"] + 1 :]]


def pyramid(facts: dict[str, Any]) -> dict[str, Any]:
    """Side A: stones in the order of building. Side B: three pyramids, then what lies beside them."""
    stones = facts["pyramid"]
    if facts["option"][PYRAMID] != SIDE_B:
        return {"stones": stones[: facts["pyramid_count"]]}
    built = [stones[p * PYRAMID_B_CELLS : p * PYRAMID_B_CELLS + facts["pyramid_height"][p]] for p in range(PYRAMIDS)]
    beside = stones[PYRAMIDS * PYRAMID_B_CELLS : max(facts["pyramid_count"], PYRAMIDS * PYRAMID_B_CELLS)]
    return {"pyramids": built, "beside": beside if sum(map(len, built)) == PYRAMIDS * PYRAMID_B_CELLS else []}
