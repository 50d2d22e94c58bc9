"""What must never be lost: the 48 pyramid cards and the eight expedition cards."""

from hypostyle.games.silver_gold_pyramids.rules import Rules
from hypostyle.games.silver_gold_pyramids.vocabulary import EXPEDITIONS


def pieces(state: Rules, _content: object) -> dict[str, int]:
    """Each pyramid card is in one place; a completed one belongs to whoever completed it."""
    facts = state.facts()
    lying = [card for place in ("deck", "display", "hand", "dealt") for card in facts[place] if card]
    completed = [card for card, seat in enumerate(facts["completed_by"]) if seat]
    revealed = facts["turn"] if facts["round"] else EXPEDITIONS  # before the first round they lie in the box
    return {
        "pyramid cards": len(lying) + len(completed),
        "different pyramid cards": len({*lying, *completed}),
        "completed cards not counted": len(completed) - sum(facts["pyramids"]),
        "expedition cards": sum(facts["expedition"]) + revealed,
    }
