"""Egizia shaken: late rounds with weak teams, hands full of cards, monuments nearly complete, a Sphinx deck used up."""

from random import Random

from hypostyle.engine.laying import rewrite
from hypostyle.games.egizia.rules import Rules
from hypostyle.games.egizia.vocabulary import (
    CARDS,
    MARKETS,
    MONUMENTS,
    ROUNDS,
    SPHINX_CARDS,
    TEAMS,
    UNDER,
    UNSEEN,
    Task,
)

FEW_BRICKS = (0, 3, 8)  # tries for each monument
MANY_BRICKS = (4, 10, 80, 80, 80)
SHARES = (0.0, 0.3, 0.9)  # of the cards to be had
STONES = (0, 1, 2, 5, 12, 25, 25)
WHILE_SAILING = 0.03  # of the turns: there are many before the first site
RISES = (0, 0, 0, 1, 12)


def ready(state: Rules, dice: Random) -> bool:
    """At a site, now and then while ships are placed: one can always withdraw or pass."""
    task = state.top_task()
    return task == Task.SITE_TURN or (task == Task.TURN and dice.random() < WHILE_SAILING)


def shake(state: Rules, dice: Random) -> None:
    seats = range(state.seats)
    rewrite(
        state,
        round=dice.choice((state.round, dice.randrange(state.round, ROUNDS), ROUNDS - 1)),
        stones=[dice.choice(STONES) for _ in seats],
        **turned_over(state, dice),
    )
    deal(state, dice)
    bricks = dice.choice((FEW_BRICKS, MANY_BRICKS))
    for monument in range(MONUMENTS):
        for _ in range(dice.choice(bricks)):
            seat = dice.choice(seats)
            if state.brick_obstacle(seat, monument) == 0:
                state.lay_brick(seat, monument, False)
    for seat in seats:
        if dice.random() < 0.5:
            for team in range(TEAMS):
                state.raise_team(seat, team, dice.choice(RISES))
            for market in range(MARKETS):
                state.advance_market(seat, market, dice.choice(RISES))


def deal(state: Rules, dice: Random) -> None:
    """Nile cards that no later round will lay come to all seats, or to who has to choose; immediate ones leave."""
    decks, share = state.content.card_deck, dice.choice(SHARES)
    later = state.content.round_deck[state.round + 1 :]
    owners = dice.choice((range(state.seats), (state.open.bit_length() - 1,)))
    for card in range(CARDS):
        if decks[card] not in later and dice.random() < share and state.in_deck(card, decks[card]):
            state.receive_card(dice.choice(owners), card)


def turned_over(state: Rules, dice: Random) -> dict[str, object]:
    """Sphinx cards nobody has drawn, as if they had been drawn and put back."""
    places, under, by = state.sphinx, state.under, state.under_by
    count, left = state.under_count, state.unseen
    if dice.random() < 0.5:
        return {}
    for card in dice.sample(range(SPHINX_CARDS), SPHINX_CARDS):
        if places[card] == UNSEEN:
            places[card], under[count], by[count] = UNDER, card, dice.randrange(state.seats)
            count, left = count + 1, left - 1
    return {"sphinx": places, "under": under, "under_by": by, "under_count": count, "unseen": left}
