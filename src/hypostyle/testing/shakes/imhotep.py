"""Imhotep shaken: quarries that are nearly empty, sites full of stones, hands full of cards, a pile that is used up."""

from random import Random

from hypostyle.engine.laying import rewrite
from hypostyle.games.imhotep.rules import Rules
from hypostyle.games.imhotep.vocabulary import PYRAMID_B_CELLS, PYRAMIDS, SIDE_B, Card, Site, Task

SHARES = (0.0, 0.5, 1.0)
SITES = (Site.PYRAMID, Site.TEMPLE, Site.BURIAL_CHAMBER, Site.OBELISKS)
RED = (Card.ENTRANCE, Card.SARCOPHAGUS, Card.PAVED_PATH)


def ready(state: Rules, _dice: Random) -> bool:
    return state.top_task() == Task.TURN


def shake(state: Rules, dice: Random) -> None:
    for seat in range(state.seats):
        if dice.random() < 0.5:
            state.take_stones(seat, dice.randrange(6))
    build(state, dice)
    for _ in range(round(dice.choice(SHARES) * state.deck_count)):
        card = state.draw_card()
        if card in RED:
            state.discard(card)
        else:
            state.receive(dice.randrange(state.seats), card)


def build(state: Rules, dice: Random) -> None:
    """Stones from the quarries to the sites."""
    quarry, stones = state.quarry, []
    for seat in range(state.seats):
        gone = round(dice.choice(SHARES) * quarry[seat])
        quarry[seat] -= gone
        stones += [seat] * gone
    dice.shuffle(stones)
    rewrite(state, quarry=quarry)
    by_choice = state.option[Site.PYRAMID] == SIDE_B
    chosen = []
    for seat in stones:
        site = dice.choice(SITES)
        if site == Site.PYRAMID and by_choice:
            chosen.append(seat)
        else:
            state.deliver(seat, site)
    raise_pyramids(state, dice, chosen)


def raise_pyramids(state: Rules, dice: Random, stones: list[int]) -> None:
    """Side B: on a pyramid that is not complete, without what its cell would bring; beside them when all are."""
    cells, heights, count = state.pyramid, state.pyramid_height, state.pyramid_count
    for seat in stones:
        unfinished = [pyramid for pyramid in range(PYRAMIDS) if heights[pyramid] < PYRAMID_B_CELLS]
        if unfinished:
            pyramid = dice.choice(unfinished)
            cells[pyramid * PYRAMID_B_CELLS + heights[pyramid]] = seat
            heights[pyramid] += 1
        else:
            cells[count] = seat
        count += 1
    rewrite(state, pyramid=cells, pyramid_height=heights, pyramid_count=count)
