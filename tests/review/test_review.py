"""Reviews of whole matches: what is judged, from which knowledge, and how it is put together."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest

import hypostyle
from hypostyle.arena.kept import KeptParts
from hypostyle.arena.playing import play_out, seated
from hypostyle.arena.workers import ThisProcess, gather
from hypostyle.engine.errors import BadOption, BadSave, HypostyleError
from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.match import Match
from hypostyle.review.judging import Judged, judge, knowledge_of, seed_of, thinker, walked
from hypostyle.review.review import Review, word
from hypostyle.review.words import JUDGED

BUDGET = 8  # simulations: enough for the form of a review, not for its truth


@cache
def finished(slug: str, seats: int = 2, seed: int = 3) -> Match:
    game = hypostyle.game(slug)
    options = {option.name: option.values[-1] for option in game.options}
    match = game.new(seats, seed, options)
    play_out(match, seated(["greedy"] + ["random"] * (seats - 1), game, seed), seed)
    return match


@cache
def reviewed(slug: str) -> Review:
    review = Review(finished(slug), BUDGET)
    list(review.work(ThisProcess()))
    return review


@pytest.mark.parametrize("slug", hypostyle.games())
def test_every_real_decision_is_judged_from_the_knowledge_of_its_seat(slug: str) -> None:
    review = reviewed(slug)
    match = review.match
    assert set(review.judged) == {case.step for case in review.cases}
    assert len(review.cases) > 10
    positions = list(match.history())
    for case in review.cases:
        before = positions[case.step - 1]
        known = before.knowledge(case.seat)
        assert (case.seat, case.played) == match.log[case.step - 1]
        assert case.known == known.to_bytes()
        assert before.state.mask(case.seat).to_bytes() == case.known


@pytest.mark.parametrize("slug", hypostyle.games())
def test_figures_add_up(slug: str) -> None:
    review = reviewed(slug)
    found, match = review.as_json(), review.match
    assert [one["step"] for one in found["decisions"]] == list(range(1, len(match.log) + 1))
    for one in found["decisions"]:
        if one["word"] == "only":
            assert "best" not in one
            continue
        best, played = (sum(pair[side] for pair in one["lines"].values()) for side in (0, 1))
        assert one["points"] == pytest.approx(best - played, abs=0.01)
        assert sum(one["chances"]) == pytest.approx(1, abs=0.001)
        assert 0 <= one["loss"] <= 1
        assert (one["loss"] == 0) == (one["word"] == "best")
        assert set(one["lines"]) == set(match.game.lines)
    for seat in found["seats"]:
        own = [one for one in found["decisions"] if one["seat"] == seat["seat"] and one["word"] != "only"]
        assert seat["decisions"] == len(own) == sum(seat["words"].values())
        assert list(seat["words"]) == list(JUDGED)
        parts = seat["start"] + seat["skill"] + seat["others"] + seat["luck"]
        assert parts == pytest.approx(seat["result"], abs=0.001)
        assert seat["skill"] == pytest.approx(-sum(one["loss"] for one in own), abs=0.01)
    assert found["curve"][-1]["chances"] == [seat["result"] for seat in found["seats"]]
    steps = [one["step"] for one in found["curve"]]
    assert steps == sorted(steps)


@pytest.mark.parametrize("slug", hypostyle.games())
def test_the_best_line_can_be_walked_in_the_world_it_was_found_in(slug: str) -> None:
    review = reviewed(slug)
    game, content = review.match.game, review.match.content
    walks = 0
    for case in review.cases[::5]:
        found = review.judged[case.step]
        known = knowledge_of(game, content, case.known, case.seat)
        for length in range(1 + len(found.continuation)):
            actions = [found.best, *(action for _, action in found.continuation[:length])]
            there = walked(known, actions, seed_of(review.seed, case.step - 1))
            assert there is not None
            assert there.mover == (found.continuation[length - 1][0] if length else case.seat)
            walks += 1
        assert walked(known, [found.best, game.words.action_count - 1, 0, 0, 0, 0], case.seed) is None
    assert walks > 10


def test_a_walk_shows_nothing_that_the_seat_did_not_know() -> None:
    """From two deals that the seat could not tell apart the same is seen."""
    match = finished("silver_gold_pyramids")
    case = Review(match, 8).cases[0]
    state = match.position(case.step - 1).state
    other = state.mask(case.seat).imagine(77)
    assert other.to_bytes() != state.to_bytes()
    walks = [
        walked(Knowledge(match.game, match.content, world.mask(case.seat), case.seat), [case.played], case.seed)
        for world in (state, other)
    ]
    assert walks[0] is not None
    assert walks[1] is not None
    assert walks[0].world.to_bytes() == walks[1].world.to_bytes()


def test_workers_change_nothing() -> None:
    match = finished("imhotep")
    alone, together = Review(match, 8), Review(match, 8)
    alone.cases = together.cases = alone.cases[:12]
    list(alone.work(ThisProcess()))
    with gather(2) as workers:
        list(together.work(workers))
    assert alone.judged == together.judged


def test_another_deal_of_what_was_hidden_is_judged_the_same() -> None:
    """Two matches that a seat cannot tell apart so far: the verdict on its choice is the same."""
    first = finished("silver_gold_pyramids")
    review = Review(first, 8)
    case = review.cases[0]
    world = first.position(case.step - 1).state.mask(case.seat).imagine(77)
    assert world.to_bytes() != first.position(case.step - 1).state.to_bytes()
    assert judge(case) == judge(msgspec.structs.replace(case, known=world.mask(case.seat).to_bytes()))


def test_planted_blunders_are_named() -> None:
    """What a judge of ten times the budget calls a blunder is called a mistake at least, most of the time even with a
    budget as small as this; the best choice is the best. benchmarks/review.py measures it with the usual budget."""
    planted = named = 0
    reviews = (Review(finished("imhotep", seed=seed), 80) for seed in (5, 6, 7))
    for match, case in ((review.match, case) for review in reviews for case in review.cases):
        knowledge = knowledge_of(match.game, match.content, case.known, case.seat)
        tried = [choice for choice in thinker(match.game, match.content, 800, 1).think(knowledge) if choice.visits >= 5]
        worst = min(tried, key=lambda choice: choice.wins[case.seat])
        blunder = msgspec.structs.replace(case, played=worst.action)
        if word(judge(msgspec.structs.replace(blunder, simulations=800))) != "blunder":
            continue
        planted += 1
        found = judge(blunder)
        named += word(found) in ("mistake", "blunder")
        assert word(judge(msgspec.structs.replace(case, played=found.best))) == "best"
        if planted == 12:
            break
    assert planted == 12
    assert named >= 8


def test_it_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    match, file = finished("imhotep"), tmp_path / "kept.jsonl"
    review = Review(match, 8)
    review.cases = review.cases[:6]
    kept = KeptParts(file, "review", review.subject, Judged)
    for number, one in enumerate(review.work(ThisProcess())):
        kept.add(one)
        if number == 2:
            break
    file.write_bytes(file.read_bytes() + b'{"step": 4, "se')  # a sudden end
    again = Review(match, 8)
    again.cases = review.cases
    again.take_over(KeptParts(file, "review", again.subject, Judged).parts)
    assert len(again.judged) == 3
    assert len(list(again.work(ThisProcess()))) == 3
    other = Review(match, 9)
    with pytest.raises(BadSave, match="another subject: its simulations is 8, not 9"):
        KeptParts(file, "review", other.subject, Judged)


@pytest.mark.parametrize("damaged", [b"", b'{"review": {"game"'])
def test_a_file_without_a_whole_line_is_told_of_in_words(tmp_path: Path, damaged: bytes) -> None:
    file = tmp_path / "kept.jsonl"
    file.write_bytes(damaged)
    with pytest.raises(BadSave, match=r"is no file of the review \(it has no whole line\)"):
        KeptParts(file, "review", Review(finished("imhotep"), 8).subject, Judged)


def test_only_some_seats() -> None:
    match = finished("imhotep")
    review = Review(match, 8, seats=[1])
    assert {case.seat for case in review.cases} == {1}
    review.cases = review.cases[:3]
    list(review.work(ThisProcess()))
    assert {one["seat"] for one in review.as_json()["decisions"]} == {1}
    with pytest.raises(BadOption, match="no seat 2"):
        Review(match, 8, seats=[2])


def test_nobody_is_told_of_a_match_that_goes_on() -> None:
    with pytest.raises(HypostyleError, match="not over"):
        Review(hypostyle.game("imhotep").new(2, 1))
