"""How the facts of a step become lines, on a small vocabulary of its own and on every game."""

from __future__ import annotations

import random
from typing import Any

import pytest

import hypostyle
from hypostyle import catalog
from hypostyle.engine.limits import SPECTATOR
from hypostyle.engine.story import Line, counts, lines_of
from hypostyle.engine.vocabulary import Vocabulary

words = Vocabulary()
SEAT = words.domain("seat", 4)
POINTS = words.amount("points", 9)
words.event("sailed", seat=SEAT)
words.event("unloaded", seat=SEAT)
words.event("drifted")
words.event("drawn_only", quiet=True)
words.event("built", part="together", seat=SEAT)
words.event("scored", part="together", counted="points", scores=1, seat=SEAT, points=POINTS)
words.event("fined", counted="points", scores=-1, seat=SEAT, points=POINTS)
words.event("dealt", part="aside")
words.event("ended", part="apart")
words.event("began", part="heading")


def fact(event: str, seat: int | None = None, points: int | None = None) -> dict[str, Any]:
    told = {"event": event, "seat": seat, "points": points}
    return {name: value for name, value in told.items() if value is not None}


def shapes(lines: list[Line]) -> list[tuple[str, int | None, bool, list[int]]]:
    return [(line.kind, line.seat, line.under, line.events) for line in lines]


def test_a_choice_and_what_it_did_to_the_same_seat_are_one_line() -> None:
    told = [fact("sailed", 1), fact("drawn_only"), fact("unloaded", 1), fact("drifted")]
    assert shapes(lines_of(words, told, 1)) == [("told", 1, False, [0, 2, 3])]


def test_what_follows_for_others_stands_under_it_with_their_own_sign() -> None:
    told = [fact("sailed", 1), fact("unloaded", 0), fact("unloaded", 1)]
    assert shapes(lines_of(words, told, 1)) == [
        ("told", 1, False, [0]),
        ("told", 0, True, [1]),
        ("told", 1, True, [2]),
    ]


def test_where_all_reveal_at_once_nobody_is_under_the_last_who_chose() -> None:
    told = [fact("unloaded", 0), fact("unloaded", 1), fact("unloaded", 2)]
    assert [line.under for line in lines_of(words, told, 2)] == [False, False, False]


def test_several_of_a_kind_are_one_line_with_a_number_for_each_seat() -> None:
    told = [fact("sailed", 1), fact("scored", 1, 2), fact("scored", 0, 1), fact("scored", 1, 3)]
    move, scoring = lines_of(words, told, 1, [0, 0], [1, 5])
    assert (scoring.kind, scoring.seat, scoring.points, scoring.totals) == (
        "together",
        None,
        {1: 5, 0: 1},
        {1: 5, 0: 1},
    )
    assert counts(scoring, words, told) == {1: 5, 0: 1}
    assert move.points == {}
    built = [fact("built", 0), fact("built", 0), fact("built", 2)]
    assert counts(lines_of(words, built, 3)[0], words, built) == {0: 2, 2: 1}


def test_one_of_a_kind_alone_is_told_as_any_other_in_the_line_of_its_seat() -> None:
    own = lines_of(words, [fact("sailed", 1), fact("scored", 1, 2)], 1, [0, 0], [0, 2])
    assert shapes(own) == [("told", 1, False, [0, 1])]
    assert own[0].totals == {1: 2}
    other = lines_of(words, [fact("sailed", 1), fact("scored", 0, 2)], 1)
    assert shapes(other) == [("told", 1, False, [0]), ("told", 0, True, [1])]


def test_bookkeeping_is_one_folded_line_and_ends_and_chapters_are_nobodys() -> None:
    told = [fact(event) for event in ("ended", "dealt", "dealt", "began", "dealt")] + [fact("unloaded", 0)]
    assert shapes(lines_of(words, [fact("sailed", 1), *told], 1)) == [
        ("told", 1, False, [0]),
        ("told", None, False, [1]),
        ("aside", None, False, [2, 3]),
        ("heading", None, False, [4]),
        ("aside", None, False, [5]),
        ("told", 0, False, [6]),
    ]


def test_points_no_event_names_stand_at_the_line_of_their_seat_and_in_the_final_count_at_its_last_words() -> None:
    told = [fact("sailed", 1), fact("unloaded", 0), fact("ended")]
    move, other, end = lines_of(words, told, 1, [4, 4], [6, 5])
    assert (move.points, other.points, end.points) == ({1: 1}, {0: 2}, {})
    move, other, end = lines_of(words, told, 1, [4, 4], [6, 5], over=True)
    assert (move.points, other.points, end.points) == ({}, {}, {0: 2, 1: 1})


def test_a_secret_score_says_nothing_and_a_fine_takes_points() -> None:
    assert lines_of(words, [fact("sailed", 1)], 1, [0, 3], [0, None])[0].points == {}
    assert lines_of(words, [fact("fined", 1, 3)], 1, [0, 2], [0, -1])[0].totals == {1: -1}


def test_a_vocabulary_that_cannot_be_told_so_is_refused() -> None:
    wrong = Vocabulary()
    with pytest.raises(ValueError, match="no field seat"):
        wrong.event("built", part="together")
    with pytest.raises(ValueError, match="everybody knows"):
        wrong.event("seen", counted="points", secret=("points",), to="seat", seat=SEAT, points=POINTS)
    with pytest.raises(ValueError, match="which field counts"):
        wrong.event("won", scores=1, seat=SEAT)


@pytest.mark.parametrize("slug", catalog.games())
def test_every_fact_of_a_match_is_told_once_and_every_point_is_at_a_line(slug: str) -> None:
    game = hypostyle.game(slug)
    dice, match = random.Random(5), game.new(game.players[-1], 5)
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))
    before: list[int | None] = [0] * match.seats
    for position in match.history():
        after = game.known_scores(position.state.mask(SPECTATOR))
        events = match.told(position.last_events, SPECTATOR)
        lines = lines_of(game.words, events, position.seat, before, after, position.over)
        loud = [place for place, event in enumerate(events) if not game.words.event_named(event["event"]).quiet]
        assert sorted(place for line in lines for place in line.events) == loud
        for seat, (was, now) in enumerate(zip(before, after, strict=True)):
            if was is not None and now is not None and lines:
                assert sum(line.points.get(seat, 0) for line in lines) == now - was
        before = after
