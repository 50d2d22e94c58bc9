"""The door of a state: rows and number-only rules by the names of the source, compiled or not."""

import random

import pytest

import hypostyle
from hypostyle.engine.match import Match


def some_steps(slug: str, steps: int = 30) -> Match:
    dice = random.Random(3)
    match = hypostyle.game(slug).new(3, seed=5)
    while not match.over and len(match.log) < steps:
        seat = match.to_move[0]
        match.play(seat, dice.choice(match.state.legal_actions(seat)))
    return match


@pytest.mark.parametrize("slug", hypostyle.games())
def test_every_field_is_read_by_its_name(slug: str) -> None:
    state = some_steps(slug).state
    assert {name: getattr(state, name) for name in state.facts()} == state.facts()


@pytest.mark.parametrize("slug", hypostyle.games())
def test_what_is_printed_is_read_by_its_name_too(slug: str) -> None:
    state = some_steps(slug).state
    assert state.content is state.constants
    assert any(isinstance(getattr(state.content, name), list) for name in dir(state.content))


@pytest.mark.parametrize("slug", hypostyle.games())
def test_the_rules_of_every_game_are_asked_by_name(slug: str) -> None:
    match = some_steps(slug)
    state, lines = match.state, range(len(match.game.lines))
    assert match.scores == [sum(state.points(seat, line) for line in lines) for seat in range(3)]
    seat = match.to_move[0]
    offered = [action for action in range(match.game.words.action_count) if state.obstacle(seat, action) == 0]
    assert offered == sorted(state.legal_actions(seat))
    assert isinstance(state.evaluate(seat), float)


def test_a_rule_keeps_its_name_and_its_sentence() -> None:
    rules = type(some_steps("imhotep").state)
    assert rules.contest_share.__name__ == "contest_share"  # type: ignore[attr-defined]
    assert "tied players share" in rules.contest_share.__doc__  # type: ignore[attr-defined]


def test_a_rule_asked_with_too_few_or_too_many_numbers_says_so() -> None:
    state = some_steps("imhotep").state
    for numbers in ((), (1, 2)):
        with pytest.raises(TypeError, match="area_points"):
            state.area_points(*numbers)  # type: ignore[attr-defined]


def test_a_rule_answers_in_the_kind_its_hint_says() -> None:
    state = some_steps("imhotep").state
    assert state.neglects_a_monument(0) in (True, False)  # type: ignore[attr-defined]
    assert type(state.neglects_a_monument(0)) is bool  # type: ignore[attr-defined]
    assert type(state.result(0)) is float


def test_what_a_view_does_to_the_rows_it_reads_leaves_the_position_as_it_was() -> None:
    state = some_steps("imhotep").state
    before = state.to_bytes()
    state.mask(0).reserve[0] += 1  # type: ignore[attr-defined]
    assert state.to_bytes() == before
