"""What must never be lost or made in Mykerinos: cubes of each colour and cards of each kind, wherever they are."""

from typing import Any

from hypostyle.engine.content import Content
from hypostyle.games.mykerinos.vocabulary import COLOURS, HALVES, KIND_NAMES, KINDS, NEUTRAL, NO_PARCEL, PARCELS, SEATS


def pieces(facts: dict[str, Any], content: Content) -> dict[str, int]:
    counted = {f"cubes {colour}": cubes(facts, colour) for colour in range(COLOURS)}
    counted |= {f"parcels {name}": parcels(facts, content, kind) for kind, name in enumerate(KIND_NAMES)}
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


def parcels(facts: dict[str, Any], content: Content, kind: int) -> int:
    kinds: list[int] = [number for number, name in enumerate(KIND_NAMES) for _ in content.data["parcels"][name]]
    undealt = sum(facts["undealt"][parcel] for parcel in range(PARCELS) if kinds[parcel] == kind)
    laid = sum(parcel != NO_PARCEL and kinds[parcel] == kind for parcel in facts["region"])
    owned = sum(facts["hand"][seat * KINDS + kind] for seat in range(SEATS))
    return int(undealt + laid + owned + facts["discarded"][kind])
