"""Whether a step has shown something: the compiled question answers as its plain definition does."""

import random

import pytest

import hypostyle
from hypostyle.engine.match import Match
from hypostyle.engine.playout import reveals
from hypostyle.engine.undoing import IMAGINED_WORLDS
from tests.server.sealed import reveals as by_definition

GAMES = ("imhotep", "silver_gold_pyramids", "mykerinos", "egizia", "hieroglyph_wall")
OPTIONS = {"imhotep": {"market": "B"}}  # where a seat looks at cards that nobody else sees
STEPS = 60


def random_step(match: Match, dice: random.Random) -> bool:
    """Play one; whether both ways to ask agree that it has shown something."""
    decision = dice.choice(match.decisions)
    action = dice.choice(decision.actions).id
    before = match.state
    match.play(decision.seat, action)
    known, told, work, shown = (before.copy() for _ in range(4))
    found = reveals(before, match.state, known, told, work, shown, decision.seat, action, IMAGINED_WORLDS)
    assert found == by_definition(before, match.state, None, None, None, None, decision.seat, action, IMAGINED_WORLDS)
    return bool(found)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("slug", GAMES)
def test_viewers_judged_together_are_judged_as_each_alone(slug: str, seats: int) -> None:
    dice, shown = random.Random(slug), []
    for seed in range(4):
        match = hypostyle.game(slug).new(seats, seed, OPTIONS.get(slug, {}))
        while not match.over and len(match.log) < STEPS:
            shown.append(random_step(match, dice))
    assert {True, False} == set(shown)
