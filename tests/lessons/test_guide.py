"""Where a learner is in a lesson: what is right, what is said to the rest, and what a page may claim of its place."""

import msgspec
import pytest

import hypostyle
from hypostyle.engine.errors import IllegalAction
from hypostyle.lessons import Guide, Lesson, lessons_of
from hypostyle.lessons.guide import Feedback, LostPlace, fits
from hypostyle.lessons.queries import Query, Uncertain, answer

GAME = hypostyle.game("imhotep")
FIRST = lessons_of(GAME)["first"]
QUAY = lessons_of(GAME)["quay"]


def at(name: str, lesson: Lesson = FIRST) -> Guide:
    guide = Guide(GAME, lesson)
    while guide.step is not None and guide.step.name != name:
        guide.skip()
    return guide


def action(verb: str, **fields: object) -> int:
    return Guide(GAME, FIRST).match.action(verb, **fields).id


def test_a_right_choice_is_played_with_the_answer_of_the_script() -> None:
    guide = at("take")
    assert guide.choose(action("take")) == Feedback(True)
    assert guide.step is not None
    assert guide.step.name == "load"
    assert guide.match.view(0)["boats"][1]["slots"] == [1, 1, None]


def test_what_is_allowed_but_not_meant_is_answered_and_not_played() -> None:
    guide = at("theirs")
    before = guide.match.state.to_bytes()
    assert guide.choose(action("sail", boat=1, site="temple")) == Feedback(False, "wrong-temple")
    assert guide.choose(action("take")) == Feedback(False, "wrong")
    assert (guide.match.state.to_bytes(), guide.step and guide.step.name) == (before, "theirs")


def test_what_the_rules_forbid_is_refused_as_at_any_table() -> None:
    with pytest.raises(IllegalAction):
        at("theirs").choose(action("sail", boat=1, site="pyramid"))


def test_touching_what_does_not_shine() -> None:
    guide = at("touch")
    assert not guide.touch(action("take"))  # it shines
    assert guide.touch(action("sail", boat=0, site="temple"))
    assert guide.step is not None
    assert guide.step.name == "take"


def test_a_question_is_answered_by_the_rules() -> None:
    guide = at("temple")
    assert guide.reply(0) == Feedback(False, "wrong-1")
    assert guide.reply(1) == Feedback(True)
    with pytest.raises(LostPlace):
        at("temple").reply(3)


def test_an_exercise_says_how_much_less_a_choice_brings() -> None:
    guide = at("send", QUAY)
    assert guide.choose(action("sail", boat=0, site="temple")) == Feedback(False, "wrong-site", 2.0)
    assert guide.choose(action("sail", boat=0, site="pyramid")).right
    assert guide.step is None


PYRAMIDS = hypostyle.game("silver_gold_pyramids")


def judged(exercise: str, **marking: str) -> Feedback:
    guide = Guide(PYRAMIDS, lessons_of(PYRAMIDS)[exercise])
    return guide.choose(guide.match.action("mark", **marking).id)


def test_where_all_choose_at_once_a_choice_is_judged_with_those_of_the_others() -> None:
    """Without them nothing would be revealed, and every marking would bring nothing."""
    assert judged("refuse", hand="right", cells="D4-D5-E5") == Feedback(False, "wrong-skulls", 2.0)
    assert judged("refuse", hand="left", cells="A2") == Feedback(False, "wrong-torch", 10.0)


def test_the_fewest_can_be_best() -> None:
    assert judged("tomb", hand="left", cells="A1-B1-A2") == Feedback(False, "wrong", 1.0)
    assert judged("tomb", hand="left", cells="A1-A2-B2").right


def test_what_a_decision_stands_on_goes_on_after_it() -> None:
    """The leader of the last area chooses; the survey below that choice then ends the match."""
    mykerinos = hypostyle.game("mykerinos")
    guide = Guide(mykerinos, lessons_of(mykerinos)["room"])
    assert guide.choose(guide.match.action("claim", side="right").id) == Feedback(False, "wrong-series", 2.0)
    assert guide.choose(guide.match.action("reserve", room="five_5").id).right
    assert guide.match.over


def test_numbers_of_sentences_come_from_the_rules() -> None:
    assert at("sail").values() == {"boat": 4, "points": 2}


def test_free_play_goes_on_until_its_event() -> None:
    guide = at("alone")
    step = guide.step
    seen: list[str] = []
    guide.played = lambda: seen.extend(event["event"] for event in guide.match.events())
    while guide.step is step:
        assert guide.learner in guide.match.to_move
        guide.choose(guide.advised())
    assert seen.count("round_ended") == 1
    assert guide.step is None


def test_the_same_lesson_always_goes_the_same() -> None:
    assert at("").match.digest() == at("").match.digest()


@pytest.mark.parametrize(
    ("step", "moves"),
    [
        (99, []),
        (-1, []),
        (3, []),  # a move is missing
        (3, [(0, 1)]),  # allowed, but not what the step asked for
        (3, [(1, 0)]),  # not the learner's
        (3, [(0, 10**6)]),
        (2, [(0, 0)]),  # one move too many
        (15, [(0, 0)]),
    ],
)
def test_a_place_where_nobody_can_be_is_refused(step: int, moves: list[tuple[int, int]]) -> None:
    with pytest.raises(LostPlace):
        Guide.found(GAME, FIRST, step, moves)


def test_a_place_within_free_play_is_found_again() -> None:
    guide = at("alone")
    guide.choose(guide.advised())
    again = Guide.found(GAME, FIRST, guide.at, guide.moves)
    assert again.match.digest() == guide.match.digest()
    assert again.step is guide.step


def test_looking_back_shows_the_lesson_and_not_another_deal() -> None:
    guide = at("sail")
    assert guide.match.with_log(guide.match.log).digest() == guide.match.digest()


def test_a_pattern_may_leave_fields_out_and_offer_several_values() -> None:
    sail = {"verb": "sail", "boat": 1, "site": "temple"}
    assert fits(sail, {"verb": "sail"})
    assert fits(sail, {"verb": "sail", "site": ["temple", "market"]})
    assert not fits(sail, {"verb": "sail", "site": ["market"]})
    assert not fits(sail, {"verb": "sail", "slot": 0})


def test_what_the_learner_cannot_know_is_no_question() -> None:
    """The cards of the coming round are dealt anew in every imagined world."""
    sails = [{"verb": "sail", "boat": 0, "site": "temple"}]
    query = msgspec.convert({"ask": "view", "path": "market.places.0", "after": sails}, Query)
    with pytest.raises(Uncertain):
        answer(query, at("last").known)
