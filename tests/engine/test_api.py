"""What a program meets: actions that compare, decisions that are asked, positions that stay, names that are public."""

import pytest

import hypostyle
from hypostyle import HypostyleError, NotYourDecision, UnknownAction
from hypostyle.engine.match import Match


@pytest.fixture
def match() -> Match:
    return hypostyle.game("imhotep").new(seats=3, seed=7)


def test_equal_choices_are_equal_actions_and_hash_alike(match: Match) -> None:
    first, again = match.decisions[0].actions, match.decisions[0].actions
    assert first == again
    assert first[0] is not again[0]
    assert len({*first, *again}) == len(first)
    assert first[0] != first[1]
    assert first[0] != "take"
    other = hypostyle.game("mykerinos").new(2, 1)
    assert match.action(0) != other.action(0)


def test_a_decision_is_iterated_counted_indexed_and_asked(match: Match) -> None:
    decision = match.decisions[0]
    assert list(decision) == decision.actions
    assert len(decision) == len(decision.actions)
    assert decision[0] in decision
    assert 0 in decision
    assert {"verb": "take"} in decision
    assert "take" in decision
    assert match.action("pass") not in decision
    for nothing in (None, 3.5, "dance", {"verb": "sail"}, -1, 10_000):
        assert nothing not in decision


def test_a_decision_is_played_once(match: Match) -> None:
    decision = match.decisions[0]
    decision.play("load", boat=1, slot=0)
    assert len(match.log) == 1
    with pytest.raises(HypostyleError, match="has passed"):
        decision.play(decision[0])
    with pytest.raises(HypostyleError, match="knowledge alone"):
        match.knowledge(match.to_move[0]).decision().play("take")
    assert len(match.log) == 1


def test_a_choice_without_a_seat_needs_exactly_one_seat_that_is_asked() -> None:
    sealed = hypostyle.game("silver_gold_pyramids").new(3, 1)
    assert len(sealed.to_move) == 3
    with pytest.raises(NotYourDecision, match="Seats 0, 1, 2 have to choose"):
        sealed.play(sealed.decisions[0][0])


def test_fields_go_with_a_verb_only(match: Match) -> None:
    with pytest.raises(UnknownAction, match="Fields go with the name of a verb"):
        match.play(0, boat=1)
    with pytest.raises(UnknownAction):
        match.play("sail", boat=1)
    other = hypostyle.game("mykerinos").new(2, 1).action(0)
    with pytest.raises(UnknownAction, match="an action of mykerinos"):
        match.play(other)
    assert match.log == []


def test_an_attempt_changes_nothing_until_it_is_accepted(match: Match) -> None:
    seat = match.to_move[0]
    before = match.state.to_bytes()
    step = match.attempt(seat, "take")
    assert (match.state.to_bytes(), match.log) == (before, [])
    match.accept(step)
    assert match.log == [(seat, 0)]
    assert match.state.to_bytes() == step.state.to_bytes()
    with pytest.raises(HypostyleError, match="no longer fits"):
        match.accept(step)


def test_positions_of_the_history_stay_what_they_are(match: Match) -> None:
    for _ in range(12):
        match.play(match.decisions[0][0])
    positions = list(match.history())
    assert [position.step for position in positions] == list(range(13))
    assert [match.branch(step).digest() for step in range(13)] == [
        match.branch(position.step).digest() for position in positions
    ]
    assert len({position.state.to_bytes() for position in positions}) == 13
    assert positions[3].view(1) == match.branch(3).view(1)
    assert positions[3].action == match.action(match.log[2][1])


def test_why_a_step_cannot_be_taken_back_has_a_name(match: Match) -> None:
    first = match.to_move[0]
    assert match.why_no_undo(first) == "nothing_done"
    match.play("take")
    assert match.why_no_undo(first) is None
    match.play("take")
    assert match.why_no_undo(first) == "others_chose"


def test_everything_prints_itself_in_a_line(match: Match) -> None:
    things = [
        match.game,
        match,
        match.decisions[0],
        match.decisions[0][0],
        match.knowledge(0),
        match.why_not(0, "pass"),
    ]
    for thing in [*things, next(match.history())]:
        assert "0x" not in repr(thing)
        assert "\n" not in repr(thing)


def test_print_draws_the_table_as_a_spectator_sees_it(match: Match) -> None:
    assert str(match) == match.draw() == match.knowledge().draw("en")
    assert "Imhotep" in str(match)


def test_a_notebook_shows_the_drawing_as_a_picture(match: Match) -> None:
    import xml.etree.ElementTree as ElementTree

    picture = ElementTree.fromstring(match._repr_svg_())
    drawn = "".join(picture.itertext()).replace(" ", "")
    assert drawn == "".join(str(match).split())


@pytest.mark.parametrize("name", hypostyle.__all__)
def test_every_public_name_is_there_and_says_what_it_is(name: str) -> None:
    assert getattr(hypostyle, name).__doc__
    assert name in dir(hypostyle)


def test_every_public_name_is_in_the_guide() -> None:
    from pathlib import Path

    guide = Path(__file__).parents[2].joinpath("docs", "python.md").read_text(encoding="utf-8")
    assert [name for name in hypostyle.__all__ if f"`{name}`" not in guide and f".{name}(" not in guide] == []


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        hypostyle.chess  # noqa: B018


def test_a_bot_is_had_by_name_for_a_game_or_its_slug(match: Match) -> None:
    for of in ("imhotep", match.game):
        choice = hypostyle.bot("greedy", of, seed=1).choose(match.knowledge(0))
        assert choice in match.decisions[0]
    with pytest.raises(hypostyle.BadOption, match="no bot 'genius'"):
        hypostyle.bot("genius", "imhotep")
