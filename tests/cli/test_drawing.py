"""The table of Imhotep as text."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import hypostyle
from hypostyle.engine.match import Match
from hypostyle.engine.sentences import speaker

GAME = hypostyle.game("imhotep")
SITES = ("market", "pyramid", "temple", "burial_chamber", "obelisks")


def drawings(match: Match, language: str) -> Iterator[str]:
    """The table before every choice of a random match, and at its end."""
    dice = random.Random(4)
    while not match.over:
        decision = match.decisions[0]
        yield GAME.draw(match.view(decision.seat), speaker(GAME, language))
        match.play(decision.seat, dice.choice(decision.actions))
    yield GAME.draw(match.view(), speaker(GAME, language))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("side", ["A", "B"])
def test_every_table_fits_and_its_frames_are_straight(side: str, seats: int, language: str) -> None:
    match = GAME.new(seats, 9, {**dict.fromkeys(SITES, side), "wrath": side == "B"})
    for drawn in drawings(match, language):
        framed = drawn.splitlines()[1:]
        assert {len(line) for line in framed} == {98}
        assert "\x1b" not in drawn
        assert all(line[0] in "┌│└" and line[-1] in "┐│┘" for line in framed)


def test_the_table_shows_boats_stones_and_cards() -> None:
    match = GAME.new(2, 11)
    first = match.decisions[0].seat
    match.play(first, {"verb": "load", "boat": 0, "slot": 0})
    drawn = GAME.draw(match.view(first), speaker(GAME, "en"))
    assert f"1  ◄ {'▲●'[first]} · · · │  Minimum 3" in drawn
    assert "Round 1/6" in drawn
    assert "Dock empty" in drawn
    assert "(you)" in drawn


def test_the_pair_is_named_only_for_the_seat_that_looks() -> None:
    dice = random.Random(2)
    match = GAME.new(3, 2, {"market": "B"})
    while match.decisions[0].prompt != "pair_choice":
        match.play(match.decisions[0].seat, dice.choice(match.decisions[0].actions))
    seat = match.decisions[0].seat
    assert "face down" not in GAME.draw(match.view(seat), speaker(GAME, "en"))
    assert "2 × face down" in GAME.draw(match.view((seat + 1) % 3), speaker(GAME, "en"))
