"""What must never be lost: the 48 pyramid cards and the eight expedition cards."""

from hypostyle.games.silver_gold_pyramids.rules import Rules
from hypostyle.games.silver_gold_pyramids.vocabulary import EXPEDITIONS


def pieces(state: Rules, _content: object) -> dict[str, int]:
    """Each pyramid card is in one place; a completed one belongs to whoever completed it."""
    lying = [card for card in (*state.deck, *state.display, *state.hand, *state.dealt) if card]
    completed = [card for card, seat in enumerate(state.completed_by) if seat]
    revealed = state.turn if state.round else EXPEDITIONS  # before the first round they lie in the box
    return {
        "pyramid cards": len(lying) + len(completed),
        "different pyramid cards": len({*lying, *completed}),
        "completed cards not counted": len(completed) - sum(state.pyramids),
        "expedition cards": sum(state.expedition) + revealed,
    }
