"""Match: choices in every form, typed refusals that change nothing, undo, branches, events."""

import random
from typing import Any

import pytest

import hypostyle
from hypostyle import BadOption, HypostyleError, IllegalAction, NotYourDecision, UnknownAction, UnknownGame
from hypostyle.engine.match import Match
from hypostyle.engine.state import State
from hypostyle.engine.undoing import IMAGINED_WORLDS


@pytest.fixture
def match() -> Match:
    return hypostyle.game("imhotep").new(seats=3, seed=7)


def play_some(match: Match, steps: int) -> None:
    dice = random.Random(1)
    for _ in range(steps):
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))


def test_the_hall_knows_its_games() -> None:
    assert "imhotep" in hypostyle.games()
    with pytest.raises(UnknownGame, match=r"'mancala'.*imhotep"):
        hypostyle.game("mancala")


def test_an_action_can_be_given_as_object_id_or_words(match: Match) -> None:
    seat = match.decisions[0].seat
    twins = [match.branch(0), match.branch(0), match.branch(0)]
    action = match.decisions[0].actions[1]
    twins[0].play(seat, action)
    twins[1].play(seat, action.id)
    twins[2].play(seat, {"verb": action.verb, **action.fields})
    assert len({twin.digest() for twin in twins}) == 1


@pytest.mark.parametrize(
    "nonsense", [-1, 10_000, "sail", None, True, {"verb": "swim"}, {"verb": "load", "boat": 9, "slot": 0}]
)
def test_what_is_no_action_is_unknown_and_changes_nothing(match: Match, nonsense: Any) -> None:
    before = match.digest()
    with pytest.raises(UnknownAction):
        match.play(match.decisions[0].seat, nonsense)
    assert match.digest() == before
    assert match.log == []


def test_an_illegal_action_is_refused_with_reason_section_and_sentence(match: Match) -> None:
    before = match.digest()
    with pytest.raises(IllegalAction) as caught:
        match.play(match.decisions[0].seat, {"verb": "sail", "boat": 0, "site": "temple"})
    assert caught.value.reason == "below_minimum_load"
    assert caught.value.section == "S08"
    assert caught.value.sentence == str(caught.value)
    assert match.digest() == before


@pytest.mark.parametrize("seat", [-1, 3, True, None, "0"])
def test_a_seat_that_does_not_exist_has_nothing_to_decide(match: Match, seat: Any) -> None:
    with pytest.raises(NotYourDecision, match="seats are 0 to 2"):
        match.play(seat, 0)


def test_a_seat_out_of_turn_has_nothing_to_decide(match: Match) -> None:
    seat = match.decisions[0].seat
    with pytest.raises(NotYourDecision, match=f"waits for seat {seat}"):
        match.play((seat + 1) % 3, 0)


def test_why_not_answers_and_says_nothing_against_what_is_allowed(match: Match) -> None:
    seat = match.decisions[0].seat
    assert match.why_not(seat, {"verb": "take"}) is None
    refusal = match.why_not(seat, {"verb": "pass"})
    assert refusal is not None
    assert refusal.reason == "must_act"
    assert refusal.text("fr") != refusal.text("en")


def test_undo_goes_back_one_step_and_stops_at_the_start(match: Match) -> None:
    start = match.digest()
    play_some(match, 1)
    match.undo()
    assert match.digest() == start
    with pytest.raises(HypostyleError, match="nothing to undo"):
        match.undo()


def test_a_step_that_reveals_nothing_may_be_undone_by_its_seat_only(match: Match) -> None:
    seat = match.decisions[0].seat
    assert not match.may_undo(seat)
    match.play(seat, {"verb": "take"})
    assert match.may_undo(seat)
    assert not match.may_undo((seat + 1) % 3)


def test_the_step_that_turns_up_new_cards_may_not_be_undone(match: Match) -> None:
    dice = random.Random(3)
    while match.view()["round"] == 1:
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))
    assert not match.may_undo(match.log[-1][0])


def revealing(match: Match, before: State) -> bool:
    """In plain words: in some imagined world the last step leaves somebody with other knowledge than it really did."""
    seat, action = match.log[-1]
    for viewer in range(-1, match.seats):
        for world in range(IMAGINED_WORLDS):
            imagined = before.mask(viewer).imagine(world)
            if imagined.obstacle(seat, action):
                return True
            imagined.apply(seat, action)
            if imagined.mask(viewer).to_bytes() != match.state.mask(viewer).to_bytes():
                return True
    return False


def test_a_step_may_be_undone_exactly_if_it_reveals_nothing_in_any_imagined_world() -> None:
    dice = random.Random(8)
    match = hypostyle.game("imhotep").new(3, 8, {"market": "B"})
    found = set()
    while not match.over:
        before = match.state.copy()
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))
        found.add(match.may_undo(decision.seat))
        assert match.may_undo(decision.seat) == match.may_undo(decision.seat, before) == (not revealing(match, before))
    assert found == {False, True}


def test_a_seat_takes_back_only_what_others_have_not_acted_on(match: Match) -> None:
    first = match.decisions[0].seat
    match.play(first, {"verb": "load", "boat": 0, "slot": 0})
    match.play((first + 1) % 3, {"verb": "take"})
    with pytest.raises(HypostyleError, match="no longer be taken back"):
        match.undo(first)
    assert len(match.log) == 2


def test_a_branch_shares_the_past_and_goes_its_own_way(match: Match) -> None:
    play_some(match, 10)
    branch = match.branch(6)
    assert branch.log == match.log[:6]
    assert branch.state.to_bytes() == match.position(6).state.to_bytes()
    play_some(branch, 2)
    assert len(match.log) == 10
    with pytest.raises(HypostyleError, match="steps 0 to 10"):
        match.position(11)


def test_nothing_can_be_decided_after_the_end(match: Match) -> None:
    play_some(match, 0)
    dice = random.Random(2)
    with pytest.raises(HypostyleError, match="not over"):
        _ = match.outcome
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))
    assert match.decisions == []
    assert sorted(match.outcome.ranking)[0] == 1
    with pytest.raises(NotYourDecision, match="over"):
        match.play(0, 0)


@pytest.mark.parametrize("seats", [1, 5, 0, -2, True, 2.5, "2"])
def test_an_impossible_player_count_is_refused(seats: Any) -> None:
    with pytest.raises(BadOption, match="2, 3 or 4 players"):
        hypostyle.game("imhotep").new(seats=seats)


@pytest.mark.parametrize("seed", [-1, 2**63, True, 1.5, "7"])
def test_an_impossible_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadOption, match="seed must be"):
        hypostyle.game("imhotep").new(seed=seed)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"colour": "red"}, "no option 'colour'; allowed are market"),
        ({"market": "C"}, "market cannot be 'C'; allowed are A, B"),
        ({"wrath": "maybe"}, "wrath cannot be 'maybe'; allowed are yes, no"),
        ({"wrath": 1}, "wrath cannot be 1"),
    ],
)
def test_an_unknown_option_or_value_is_refused(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        hypostyle.game("imhotep").new(options=options)


def test_events_are_told_as_each_seat_may_see_them() -> None:
    match = hypostyle.game("imhotep").new(seats=2, seed=3, options={"market": "B"})
    dice = random.Random(0)
    while not any(told["event"] == "pair_seen" for told in match.events()):
        if match.over:
            pytest.fail("nobody looked at a pair")
        decision = match.decisions[0]
        claims = [action for action in decision.actions if action.fields.get("place") == 3]
        match.play(decision.seat, claims[0] if claims else dice.choice(decision.actions))
    seat = match.log[-1][0]
    mine = next(told for told in match.events(seat) if told["event"] == "pair_seen")
    theirs = next(told for told in match.events(1 - seat) if told["event"] == "pair_seen")
    assert mine["card"] is not None
    assert theirs["card"] is None
    assert match.view(seat)["market"]["seen"] == [mine["card"], mine["other"]]
    assert match.view(1 - seat)["market"]["seen"] is None
