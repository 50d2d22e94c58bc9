"""What must never be lost in Egizia: Sphinx cards, Nile cards, ships and bricks are where they can be counted."""

from hypostyle.games.egizia.rules import Rules
from hypostyle.games.egizia.vocabulary import ABSENT, ASIDE, DEALT, NO_CARD, ON_RIVER, UNDER, UNSEEN, Task


def pieces(state: Rules, _content: object) -> dict[str, int]:
    """Sphinx cards in all; differences between two ways of counting the same things, which must stay 0."""
    places = state.sphinx
    hand_count = state.hand_count
    choosing = state.task[0] == Task.SPHINX_CHOICE
    on_river = sum(card != NO_CARD for card in state.river_card)
    return {
        "sphinx cards": len(places) - places.count(ABSENT),
        "sphinx cards in hand": sum(places.count(seat + 1) - hand_count[seat] for seat in range(state.seats)),
        "sphinx cards unseen": places.count(UNSEEN) - state.unseen,
        "sphinx cards under the deck": places.count(UNDER) - state.under_count,
        "sphinx cards set aside": places.count(ASIDE) - state.drawn_count - choosing * DEALT * state.seats,
        "nile cards on the river": state.card_place.count(ON_RIVER) - on_river,
        "bricks on the obelisk": state.obelisk_count - sum(state.obelisk_bricks),
        "bricks on the pyramid": sum(state.row_count) - sum(state.pyramid_bricks),
        "score": sum(state.score) - sum(state.line_points),
    }
