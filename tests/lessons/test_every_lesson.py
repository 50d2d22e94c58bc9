"""Every lesson of every game of the hall is true, and can be played from its first step to its last."""

import pytest

import hypostyle
from hypostyle.lessons import lessons_of
from hypostyle.testing.lessons import lesson_checks
from hypostyle.testing.suite import Check

CHECKS = [
    pytest.param(check, id=f"{slug}-{check}")
    for slug in hypostyle.games()
    for check in lesson_checks(hypostyle.game(slug))
]


@pytest.mark.parametrize("check", CHECKS)
def test_lesson(check: Check) -> None:
    check()


@pytest.mark.parametrize("slug", hypostyle.games())
def test_a_game_has_a_first_lesson_and_three_exercises(slug: str) -> None:
    lessons = lessons_of(hypostyle.game(slug))
    assert next(iter(lessons)) == "first"
    assert [lesson.kind for lesson in lessons.values()].count("exercise") >= 3
