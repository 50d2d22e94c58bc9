"""Matches saved by the version before this one: they load, replay to the same position and end with the same scores."""

from pathlib import Path

import pytest

import hypostyle

SAVED = Path(__file__).with_name("saved")


@pytest.mark.parametrize(
    ("name", "digest", "scores"),
    [
        ("two_seats", "580d5dbcb1c17386", [15, 35]),
        ("four_seats_curse_sphinx", "f7870e9433b717e0", [20, 45, 34, 27]),
    ],
)
def test_a_saved_match__replays_to_the_same_end(name: str, digest: str, scores: list[int]) -> None:
    match = hypostyle.load(SAVED / f"{name}.json")
    assert match.over
    assert match.digest() == digest
    assert match.outcome.scores == scores
