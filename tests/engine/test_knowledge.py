"""What a viewer knows, told in names: the view belongs to whoever asked for it."""

import json
import random
from typing import Any

import pytest

import hypostyle


def spoil(part: Any) -> None:
    """Change everything that can be changed."""
    for inner in part.values() if isinstance(part, dict) else part:
        if isinstance(inner, dict | list):
            spoil(inner)
    part.clear()


@pytest.mark.parametrize("slug", hypostyle.games())
def test_whoever_changes_a_view_changes_no_other(slug: str) -> None:
    dice, match = random.Random(3), hypostyle.game(slug).new(3, 5)
    for _ in range(60):
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))
        before = json.dumps([match.view(seat) for seat in range(3)])
        spoil(match.view(0))
        assert json.dumps([match.view(seat) for seat in range(3)]) == before
