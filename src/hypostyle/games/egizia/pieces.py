"""What must never be lost in Egizia: Sphinx cards, Nile cards, ships and bricks are where they can be counted."""

from typing import Any

from hypostyle.games.egizia.rules import Rules
from hypostyle.games.egizia.vocabulary import ABSENT, ASIDE, ON_RIVER, UNDER, UNSEEN, Task

Facts = dict[str, Any]


def pieces(state: Rules, _content: object) -> dict[str, int]:
    """Sphinx cards in all; differences between two ways of counting the same things, which must stay 0."""
    facts = state.facts()
    places = facts["sphinx"]
    choosing = facts["task"][0] == Task.SPHINX_CHOICE
    hands = sum(places.count(seat + 1) - facts["hand_count"][seat] for seat in range(facts["seats"]))
    aside = facts["drawn_count"] + choosing * 2 * facts["seats"]
    return {
        "sphinx cards": len(places) - places.count(ABSENT),
        "sphinx cards in hand": hands,
        "sphinx cards unseen": places.count(UNSEEN) - facts["unseen"],
        "sphinx cards under the deck": places.count(UNDER) - facts["under_count"],
        "sphinx cards set aside": places.count(ASIDE) - aside,
        "nile cards on the river": facts["card_place"].count(ON_RIVER) - sum(card >= 0 for card in facts["river_card"]),
        "bricks on the obelisk": facts["obelisk_count"] - sum(facts["obelisk_bricks"]),
        "bricks on the pyramid": sum(facts["row_count"]) - sum(facts["pyramid_bricks"]),
        "score": sum(facts["score"]) - sum(facts["line_points"]),
    }
