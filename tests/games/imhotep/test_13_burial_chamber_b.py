"""S22: the Burial Chamber on side B, row by row."""

import pytest

from tests.games.imhotep.table import LETTERS, Table


def top_row(stones: list[int]) -> str:
    """A chamber whose top row holds these numbers of stones; the middle row is all black, the bottom row all white."""
    owners = [LETTERS[seat] for seat, amount in enumerate(stones) for _ in range(amount)]
    return " / ".join(f"{owner} B W" for owner in owners)


@pytest.mark.section("S22", "R-21", "E16")
def test_rows__are_scored_one_by_one_and_ties_share() -> None:
    table = Table(b="burial_chamber").lay(burial="W B G / Br W G / W B G / G B G / W").finish()
    assert table.line("burial_chamber") == {"black": 8, "white": 12, "brown": 3, "gray": 11}


@pytest.mark.section("S22", "R-21", "R-49")
@pytest.mark.parametrize(
    ("stones", "points"),
    [
        # four players: 8, 4, 2, 0
        ([4, 3, 2, 1], [8, 4, 2, 0]),
        ([1, 2, 3, 4], [0, 2, 4, 8]),
        ([3, 3, 2, 1], [6, 6, 2, 0]),
        ([3, 3, 3, 1], [4, 4, 4, 0]),
        ([2, 2, 2, 2], [3, 3, 3, 3]),
        ([4, 2, 2, 1], [8, 3, 3, 0]),
        ([4, 2, 2, 2], [8, 2, 2, 2]),
        ([4, 3, 1, 1], [8, 4, 1, 1]),
        ([0, 2, 0, 0], [0, 8, 0, 0]),
        ([1, 0, 1, 0], [6, 0, 6, 0]),
        # three players: 8, 4, 2
        ([3, 2, 1], [8, 4, 2]),
        ([2, 2, 1], [6, 6, 2]),
        ([2, 2, 2], [4, 4, 4]),
        ([3, 1, 1], [8, 3, 3]),
        # two players: 8, 4
        ([2, 1], [8, 4]),
        ([2, 2], [6, 6]),
        ([0, 1], [0, 8]),
    ],
)
def test_rows__points_by_number_of_stones(stones: list[int], points: list[int]) -> None:
    table = Table(len(stones), b="burial_chamber").lay(burial=top_row(stones)).finish()
    others = {"black": 8, "white": 8}
    assert list(table.line("burial_chamber").values()) == [
        place + others.get(colour, 0) for colour, place in zip(table.names, points, strict=True)
    ]


@pytest.mark.section("S22")
def test_rows__adjacency_is_irrelevant() -> None:
    apart = Table(2, b="burial_chamber").lay(burial="B W W / W W W / B W W / W W W / B").finish()
    together = Table(2, b="burial_chamber").lay(burial="B W W / B W W / B W W / W W W / W").finish()
    assert apart.line("burial_chamber") == together.line("burial_chamber") == {"black": 8, "white": 4 + 8 + 8}


@pytest.mark.section("S18", "S22")
def test_rows__are_filled_as_on_side_a_and_score_at_the_end_only() -> None:
    table = Table(b="burial_chamber").lay(boats=["Br G W B", ". . .", ". .", ". ."], burial="B W")
    table.play("black", "sail", boat=0, site="burial_chamber")
    assert table.stones("burial") == "B W Br G W B"
    assert sum(table.scores.values()) == 0
    table.finish()
    assert table.line("burial_chamber") == {"black": 6 + 6, "white": 8, "brown": 6, "gray": 6}
