"""What must never be lost or made in Mykerinos: cubes of each colour and cards of each kind, wherever they are."""

from functools import lru_cache
from typing import Any

from hypostyle.engine.content import Content
from hypostyle.games.mykerinos.rules import Rules
from hypostyle.games.mykerinos.vocabulary import COLOURS, HALVES, KIND_NAMES, KINDS, NEUTRAL, NO_PARCEL

CARDS = tuple(f"parcels {name}" for name in KIND_NAMES)


def pieces(state: Rules, content: Content) -> dict[str, int]:
    facts = state.facts()
    counted = {f"cubes {colour}": cubes(facts, colour) for colour in range(COLOURS)}
    counted |= zip(CARDS, parcels(facts, kinds_of(content)), strict=True)
    counted["cubes counted by area"] = in_region(facts) - sum(facts["area_cubes"])
    return counted


def cubes(facts: dict[str, Any], colour: int) -> int:
    placed = facts["cubes"][colour * HALVES : (colour + 1) * HALVES]
    held = facts["stock"][colour] + facts["rooms"][colour].bit_count()
    if facts["seats"] == 2 and colour == NEUTRAL:
        held += sum(facts["neutral_stock"])
    return int(facts["general"][colour] + held + sum(word.bit_count() for word in placed))


def in_region(facts: dict[str, Any]) -> int:
    return sum(word.bit_count() for word in facts["cubes"])


@lru_cache(maxsize=1)
def kinds_of(content: Content) -> list[int]:
    """The kind of each parcel card."""
    return [number for number, name in enumerate(KIND_NAMES) for _ in content.data["parcels"][name]]


def parcels(facts: dict[str, Any], kinds: list[int]) -> list[int]:
    """Cards of each kind: undealt, laid in the region, owned and discarded."""
    found: list[int] = facts["discarded"][:KINDS]
    for kind, undealt in zip(kinds, facts["undealt"], strict=True):
        found[kind] += undealt
    for parcel in facts["region"]:
        if parcel != NO_PARCEL:
            found[kinds[parcel]] += 1
    for place, owned in enumerate(facts["hand"]):
        found[place % KINDS] += owned
    return found
