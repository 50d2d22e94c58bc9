"""What must never be lost in Imhotep: every stone of every colour and every market card."""

from hypostyle.games.imhotep.rules import Rules
from hypostyle.games.imhotep.vocabulary import PYRAMID_B_CELLS, PYRAMIDS, SIDE_B, Card, Site, Task


def pieces(state: Rules, _content: object) -> dict[str, int]:
    lying = stones_lying(state)
    seats = range(state.seats)
    stones = {f"stones of seat {seat}": stones_held(state, seat) + lying.count(seat) for seat in seats}
    return {**stones, "market cards": market_cards(state)}


def stones_held(state: Rules, seat: int) -> int:
    return state.reserve[seat] + state.quarry[seat] + state.obelisk[seat]


def stones_lying(state: Rules) -> list[int]:
    """On boats, on sites, in the hold of the boat being unloaded, or waiting for their owner to choose a pyramid."""
    waiting = [who for task, who in zip(state.task, state.who, strict=True) if task == Task.PYRAMID_CHOICE]
    temple, burial = state.temple[: state.temple_count], state.burial[: state.burial_count]
    return [*state.stone, *temple, *burial, *pyramid_stones(state), *cargo(state), *waiting]


def cargo(state: Rules) -> list[int]:
    """Stones sold at the market stay in the hold until the whole boat is done."""
    agenda = zip(state.task, state.argument, strict=True)
    selling = any(task == Task.UNLOAD and site == Site.MARKET for task, site in agenda)
    return state.cargo[0 if selling else state.cargo_next : state.cargo_count]


def pyramid_stones(state: Rules) -> list[int]:
    stones = state.pyramid
    if state.option[Site.PYRAMID] != SIDE_B:
        return stones[: state.pyramid_count]
    cells = PYRAMIDS * PYRAMID_B_CELLS
    heights = state.pyramid_height
    built = [owner for p in range(PYRAMIDS) for owner in stones[p * PYRAMID_B_CELLS :][: heights[p]]]
    return built + stones[cells : max(cells, state.pyramid_count)]


def market_cards(state: Rules) -> int:
    on_market = sum(card != Card.NONE for card in state.market)
    being_played = sum(task == Task.DISCARD for task in state.task)
    return state.deck_count + on_market + state.pair_count + sum(state.hand) + sum(state.discarded) + being_played
