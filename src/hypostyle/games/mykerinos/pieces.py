"""What must never be lost or made in Mykerinos: cubes of each colour and cards of each kind, wherever they are."""

from hypostyle.engine.content import Content
from hypostyle.games.mykerinos.rules import Rules
from hypostyle.games.mykerinos.vocabulary import COLOURS, HALVES, KIND_NAMES, NEUTRAL, NO_PARCEL

CARDS = tuple(f"parcels {name}" for name in KIND_NAMES)


def pieces(state: Rules, content: Content) -> dict[str, int]:
    in_region = cubes_in_region(state)
    counted = {f"cubes {colour}": count for colour, count in enumerate(cubes(state, in_region))}
    counted |= zip(CARDS, parcels(state), strict=True)
    counted["cubes counted by area"] = sum(in_region) - sum(state.area_cubes)
    return counted


def cubes_in_region(state: Rules) -> list[int]:
    """Of each colour, in both halves of the region."""
    placed = [word.bit_count() for word in state.cubes]
    return [sum(placed[colour * HALVES : (colour + 1) * HALVES]) for colour in range(COLOURS)]


def cubes(state: Rules, in_region: list[int]) -> list[int]:
    """Of each colour: in the general stock, in the personal one, in the region and in the Museum."""
    in_museum = [held.bit_count() for held in state.rooms]
    counted = [sum(parts) for parts in zip(state.general, state.stock, in_region, in_museum, strict=True)]
    if state.has_neutral():
        counted[NEUTRAL] += sum(state.neutral_stock)
    return counted


def parcels(state: Rules) -> list[int]:
    """Cards of each kind: undealt, laid in the region, owned and discarded."""
    kinds, found = state.content.parcel_kind, list(state.discarded)
    for kind, undealt in zip(kinds, state.undealt, strict=True):
        found[kind] += undealt
    for parcel in state.region:
        if parcel != NO_PARCEL:
            found[kinds[parcel]] += 1
    for place, owned in enumerate(state.hand):
        found[place % len(CARDS)] += owned
    return found
