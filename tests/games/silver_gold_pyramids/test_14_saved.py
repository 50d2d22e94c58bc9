"""Matches saved by the first release still load, and replay to the very position and scores they had then."""

from pathlib import Path

import pytest

import hypostyle

SAVED = Path(__file__).parent / "saved"


@pytest.mark.parametrize(
    ("file", "digest", "scores"),
    [
        ("2-players-finished.json", "bfa0806631ad6d9d", [17, 40]),
        ("4-players-sealed.json", "d762632d3a4fb306", [49, 30, 30, 52]),
    ],
)
def test_saved__replays_to_the_same_position(file: str, digest: str, scores: list[int]) -> None:
    match = hypostyle.load(SAVED / file)
    assert match.digest() == digest
    assert match.scores == scores
    assert match.over == file.endswith("finished.json")


def test_saved__sealed_choices_are_still_sealed() -> None:
    match = hypostyle.load(SAVED / "4-players-sealed.json")
    assert [decision.seat for decision in match.decisions] == [2, 3]
    assert [len(match.view(seat)["players"][seat]["sealed"]) for seat in range(4)] == [1, 1, 0, 0]
