"""What the view says of points to come is what the final scoring gives."""

import random

import pytest

import hypostyle

GAME = hypostyle.game("imhotep")


@pytest.mark.parametrize("seats", GAME.players)
@pytest.mark.parametrize("seed", range(6))
def test_standings_shown_during_the_match_are_those_of_the_final_scoring(seats: int, seed: int) -> None:
    dice = random.Random(seed)
    match = GAME.new(seats, seed)
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))
    view, lines = match.view(), match.outcome.lines
    assert view["obelisks"]["worth"] == lines["obelisks"]
    won = [sum(area["points"] for area in view["areas"] if area["seat"] == seat) for seat in range(seats)]
    assert won == lines["burial_chamber"]
    assert sum(area["stones"] for area in view["areas"]) == len(view["burial_chamber"])


def test_side_b_has_no_standings_of_side_a() -> None:
    view = GAME.new(2, 1, {"obelisks": "B", "burial_chamber": "B"}).view()
    assert (view["areas"], view["obelisks"]["worth"]) == ([], [])
