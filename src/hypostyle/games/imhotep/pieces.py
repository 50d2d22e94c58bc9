"""What must never be lost in Imhotep: every stone of every colour and every market card."""

from typing import Any

from hypostyle.games.imhotep.rules import Rules
from hypostyle.games.imhotep.vocabulary import MARKET, NO_CARD, PYRAMID, PYRAMID_B_CELLS, PYRAMIDS, SIDE_B, Task

Facts = dict[str, Any]


def pieces(state: Rules, _content: object) -> dict[str, int]:
    facts = state.facts()
    lying = stones_lying(facts)
    stones = {f"stones of seat {seat}": stones_held(facts, seat) + lying.count(seat) for seat in range(facts["seats"])}
    return {**stones, "market cards": market_cards(facts)}


def stones_held(facts: Facts, seat: int) -> int:
    return int(facts["reserve"][seat] + facts["quarry"][seat] + facts["obelisk"][seat])


def stones_lying(facts: Facts) -> list[int]:
    """On boats, on sites, in the hold of the boat being unloaded, or waiting for their owner to choose a pyramid."""
    waiting = [facts["who"][place] for place, task in enumerate(facts["task"]) if task == Task.PYRAMID_CHOICE]
    temple, burial = facts["temple"][: facts["temple_count"]], facts["burial"][: facts["burial_count"]]
    return [*facts["stone"], *temple, *burial, *pyramid_stones(facts), *cargo(facts), *waiting]


def cargo(facts: Facts) -> list[int]:
    """Stones sold at the market stay in the hold until the whole boat is done."""
    selling = any(
        task == Task.UNLOAD and facts["argument"][place] == MARKET for place, task in enumerate(facts["task"])
    )
    first = 0 if selling else facts["cargo_next"]
    return list(facts["cargo"][first : facts["cargo_count"]])


def pyramid_stones(facts: Facts) -> list[int]:
    stones: list[int] = facts["pyramid"]
    if facts["option"][PYRAMID] != SIDE_B:
        return stones[: facts["pyramid_count"]]
    cells = PYRAMIDS * PYRAMID_B_CELLS
    built = [owner for p in range(PYRAMIDS) for owner in stones[p * PYRAMID_B_CELLS :][: facts["pyramid_height"][p]]]
    return built + stones[cells : max(cells, facts["pyramid_count"])]


def market_cards(facts: Facts) -> int:
    on_market = sum(card != NO_CARD for card in facts["market"])
    being_played = sum(task == Task.DISCARD for task in facts["task"])
    lying = on_market + being_played + facts["pair_count"]
    return int(facts["deck_count"] + sum(facts["discarded"]) + sum(facts["hand"]) + lying)
