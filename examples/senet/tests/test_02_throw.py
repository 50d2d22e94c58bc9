"""S03: four sticks, their steps, and who throws next."""

from collections import Counter
from typing import Any

import pytest

from board import Board
from hypostyle_senet import GAME


@pytest.mark.section("S03")
def test_steps_by_light_sides() -> None:
    steps = GAME.content.data["sticks"]["steps"]
    assert dict(enumerate(steps)) == {0: 5, 1: 1, 2: 2, 3: 3, 4: 4}


@pytest.mark.section("S03")
def test_throws_come_as_often_as_four_sticks_fall() -> None:
    state: Any = GAME.blank()
    thrown = Counter[int]()
    state.begin(2, 1, [])
    for _ in range(16_000):
        state.throw_sticks(0)
        thrown[state.throw] += 1
    assert {steps: round(count / 1000) for steps, count in thrown.items()} == {1: 4, 2: 6, 3: 4, 4: 1, 5: 1}


@pytest.mark.section("S03")
def test_the_throw_is_seen_before_a_piece_is_chosen() -> None:
    board = Board(ivory="2 4", ebony="11", throws="3")
    assert board.match.view(0)["throw"] == 3
    assert board.waiting == ["ivory"]


@pytest.mark.section("S03")
@pytest.mark.parametrize("throw", [1, 4, 5])
def test_another_throw_after_a_one_a_four_and_a_five(throw: int) -> None:
    board = Board(ivory="2 4", ebony="20", throws=str(throw))
    assert board.match.view()["another"] is True
    board.move(4, then="2")
    assert board.thrown == f"ivory {throw} ivory 2"
    assert board.waiting == ["ivory"]


@pytest.mark.section("S03")
@pytest.mark.parametrize("throw", [2, 3])
def test_the_turn_ends_after_a_two_and_a_three(throw: int) -> None:
    board = Board(ivory="2 4", ebony="20", throws=str(throw))
    assert board.match.view()["another"] is False
    board.move(4, then="1")
    assert board.thrown == f"ivory {throw} ebony 1"
    assert board.waiting == ["ebony"]


@pytest.mark.section("S03", "R-02")
def test_a_lost_throw_still_gives_another() -> None:
    board = Board(ivory="30", ebony="20", throws="4 5 1")
    assert board.thrown == "ivory 4 ivory 5 ivory 1"
    assert [event["throw"] for event in board.events("throw_lost")] == [4, 5]
    assert board.movable == "30"


@pytest.mark.section("S03", "R-02")
def test_a_lost_two_ends_the_turn() -> None:
    board = Board(ivory="30", ebony="20", throws="2 3")
    assert board.thrown == "ivory 2 ebony 3"
    assert board.waiting == ["ebony"]
