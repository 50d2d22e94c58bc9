"""Who plays whom: each group of bots plays one deal in every rotation of the seats, so that neither favours anybody."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, permutations

from hypostyle.engine.errors import BadOption

Seating = tuple[int, ...]  # which bot sits at each seat, by its place in the list of bots


@dataclass(frozen=True)
class Block:
    """One group of bots on one deal: as many matches as seats, played together or not at all."""

    deal: int
    group: int
    seatings: tuple[Seating, ...]


def groups(bots: int, players: int) -> list[Seating]:
    """Who sits together.

    Two bots: the first against the second in all other seats. More: every choice of them that fills the seats (all
    pairs, for two players); where they are too few, everybody and then some a second time, each in turn.
    """
    if bots < 2:
        raise BadOption("The arena needs at least two bots.")
    if bots == 2:
        return [(0,) + (1,) * (players - 1)]
    if bots >= players:
        return list(combinations(range(bots), players))
    return [(*range(bots), *more) for more in combinations_with_replacement(range(bots), players - bots)]


def rotations(group: Seating, deal: int) -> tuple[Seating, ...]:
    """Everybody at every seat once; who sits beside whom changes from deal to deal."""
    orders = sorted(set(permutations(group[1:])))
    order = (group[0], *orders[deal % len(orders)])
    return tuple(order[turn:] + order[:turn] for turn in range(len(order)))


def matches_per_deal(bots: int, players: int) -> int:
    return len(groups(bots, players)) * players


def deals_for(games: int, bots: int, players: int) -> int:
    """Deals enough for that many matches: a deal is played whole."""
    return -(-games // matches_per_deal(bots, players))


def blocks(bots: int, players: int, deals: int) -> Iterator[Block]:
    for deal in range(deals):
        for number, group in enumerate(groups(bots, players)):
            yield Block(deal, number, rotations(group, deal))
