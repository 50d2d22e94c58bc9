"""Matches saved by an earlier version still load, and lead where they led."""

from pathlib import Path

import pytest

import hypostyle

SAVED = Path(__file__).parent / "saved"


@pytest.mark.parametrize(
    ("name", "over", "digest", "scores"),
    [
        ("2_seats", True, "e5589b6db346ce55", [4, 7]),
        ("4_seats", False, "4fab824dd861f4b7", [5, -20, 0, -23]),
    ],
)
def test_saved__replays_to_the_same_position_and_points(name: str, over: bool, digest: str, scores: list[int]) -> None:
    match = hypostyle.load(SAVED / f"{name}.json")
    assert (match.over, match.digest(), match.scores) == (over, digest, scores)
