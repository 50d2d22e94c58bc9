"""A match saved in the middle of a sealed decision goes on from there."""

from pathlib import Path

import hypostyle

SAVED = Path(__file__).parent / "saved" / "4-players-sealed.json"


def test_saved__sealed_choices_are_still_sealed() -> None:
    match = hypostyle.load(SAVED)
    assert [decision.seat for decision in match.decisions] == [2, 3]
    assert [len(match.view(seat)["players"][seat]["sealed"]) for seat in range(4)] == [1, 1, 0, 0]
