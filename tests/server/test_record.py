"""The record of a table: attempts change nothing, taking back is a step forward, sealed choices stay sealed."""

import random

import pytest

import hypostyle
from hypostyle.engine.errors import IllegalAction
from hypostyle.engine.match import Match
from hypostyle.server.record import Attempt, Record
from hypostyle.server.telling import Actions, Telling
from tests.server.sealed import sealed_game, tells_apart


def begun(match: Match) -> Record:
    record = Record(match)
    start = record.start(0.0)
    record.rows.append(start.row)
    record.kept.append(-1)
    return record


def play(record: Record, seat: int, action: int) -> None:
    record.accept(record.attempt(seat, action, 1.0))


def play_first(record: Record) -> None:
    """The first legal choice of whoever is asked first."""
    seat = record.to_move()[0]
    play(record, seat, record.match.state.mask(seat).legal_actions(seat)[0])


def back(record: Record, seat: int, alone: set[int] | None = None) -> bool:
    attempt = record.take_back(seat, alone, 2.0)
    if attempt is not None:
        record.accept(attempt)
    return attempt is not None


def same(one: Record, other: Record) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in ("rows", "heard", "kept", "opens"))


def test_an_attempt_changes_nothing_until_it_is_accepted() -> None:
    record = begun(hypostyle.game("imhotep").new(2, 3))
    before = record.match.digest()
    seat = record.to_move()[0]
    attempt = record.attempt(seat, 0, 1.0)
    assert isinstance(attempt, Attempt)
    assert (record.match.digest(), record.seq, record.step) == (before, 0, 0)
    record.accept(attempt)
    assert (record.seq, record.step) == (1, 1)
    assert record.match.digest() != before


def test_a_record_from_the_store_equals_the_one_that_was_played() -> None:
    dice = random.Random(1)
    game = hypostyle.game("imhotep")
    record = begun(game.new(3, 9))
    while record.to_move():
        seat = record.to_move()[0]
        play(record, seat, dice.choice(record.match.state.mask(seat).legal_actions(seat)))
        if record.to_move() and dice.random() < 0.3:
            assert back(record, 0, alone={0, 1, 2})
    assert same(record, Record.replayed(game.new(3, 9), record.rows))
    assert [len(record.totals()), len(record.heard)] == [record.step + 1] * 2


def test_who_saw_the_table_before_something_was_taken_back_is_told_from_there() -> None:
    record = begun(hypostyle.game("imhotep").new(2, 3))
    for _ in range(4):
        play_first(record)
    assert [record.kept_since(seq) for seq in (None, 0, 2, 4, 5)] == [-1, 0, 2, 4, -1]
    assert back(record, 0, alone={0, 1})
    assert back(record, 0, alone={0, 1})
    play_first(record)
    assert [record.kept_since(seq) for seq in (1, 2, 3, 4, 5, 6, 7)] == [1, 2, 2, 2, 2, 2, 3]


def test_the_same_move_again_is_recognised() -> None:
    record = begun(hypostyle.game("imhotep").new(2, 3))
    seat = record.to_move()[0]
    play(record, seat, 0)
    assert record.repeats(seat, 0, 0)
    assert not record.repeats(seat, 0, 1)
    assert not record.repeats(1 - seat, 0, 0)
    assert not record.repeats(seat, 1, 0)


# ---------------------------------------------------------------------- sealed choices
@pytest.fixture(autouse=True)
def any_state(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "seal" in request.node.name or "screen" in request.node.name or "meanwhile" in request.node.name:
        monkeypatch.setattr("hypostyle.engine.match.tells_apart", tells_apart)


def test_others_may_choose_meanwhile_without_making_a_choice_stale() -> None:
    record = begun(sealed_game().new(3, 0))
    assert record.to_move() == [0, 1, 2]
    play(record, 0, 2)
    assert record.still_asks(1, 0)
    assert not record.still_asks(0, 0)
    play(record, 1, 1)
    play(record, 2, 1)
    assert not record.still_asks(1, 0), "a new round is another decision"
    assert record.still_asks(1, 3)


def test_a_sealed_choice_is_taken_back_until_all_are_in() -> None:
    game = sealed_game()
    record = begun(game.new(3, 0))
    play(record, 0, 2)
    play(record, 1, 1)
    assert record.may_go_back(2, None) is None
    assert back(record, 0)
    assert record.match.log == [(1, 1)]
    assert record.to_move() == [0, 2]
    assert record.kept_since(2) == 0
    assert not record.still_asks(2, 0), "something was taken back since"
    play(record, 0, 0)
    assert same(record, Record.replayed(game.new(3, 0), record.rows))
    play(record, 2, 2)
    assert [record.may_go_back(seat, None) for seat in range(3)] == [None] * 3, "they have been revealed"


def test_nobody_is_told_a_sealed_choice_but_its_seat() -> None:
    record = begun(sealed_game().new(3, 0))
    telling = Telling(record, Actions(record.match.game))
    worlds = []
    for number in range(3):
        play(record, 0, number)
        telling.forget()
        worlds.append([telling.update(viewer, 0) for viewer in ((1,), (2,), (1, 2), ())])
        assert f'"number":{number}' in telling.update((0,), 0)
        assert back(record, 0)
        telling.forget()
        record.rows, record.kept = record.rows[:1], record.kept[:1]
    assert worlds[0] == worlds[1] == worlds[2]


def test_at_one_screen_the_log_says_which_seat_may_read_what() -> None:
    record = begun(sealed_game().new(3, 0))
    telling = Telling(record, Actions(record.match.game))
    play(record, 0, 2)
    entry = telling.entry(1, (0, 1))
    assert entry.events == [{"event": "number_sealed", "seat": 0, "number": 2}]
    assert isinstance(entry.secrets, list)
    assert [(secret.event, secret.fields, secret.seats) for secret in entry.secrets] == [(0, ["number"], [0])]


def test_a_refused_attempt_says_why() -> None:
    record = begun(sealed_game().new(2, 0))
    play(record, 0, 2)
    play(record, 1, 2)
    with pytest.raises(IllegalAction) as caught:
        record.attempt(0, 2, 1.0)
    assert (caught.value.reason, caught.value.section) == ("same_again", "S02")
