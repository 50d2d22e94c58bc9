"""The record of a table: attempts change nothing, taking back is a step forward, sealed choices stay sealed."""

import json
import random

import pytest

import hypostyle
from hypostyle.engine.errors import HypostyleError, IllegalAction
from hypostyle.engine.match import Match
from hypostyle.server.table.journal import Attempt, Record
from hypostyle.server.table.updates import Actions, Telling
from tests.server.sealed import MORE, NUMBERS, sealed_game, tells_apart


def begun(match: Match) -> Record:
    record = Record(match)
    record.begin(0.0)
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
    viewer = (seat,)
    assert record.repeats(viewer, seat, 0, 0)
    assert not record.repeats(viewer, seat, 0, 1)
    assert not record.repeats((1 - seat,), 1 - seat, 0, 0)
    assert not record.repeats(viewer, seat, 1, 0)
    assert not record.repeats(viewer, seat, 99, 0)


# ---------------------------------------------------------------------- sealed choices
@pytest.fixture(autouse=True)
def any_state(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "seal" in request.node.name or "screen" in request.node.name or "meanwhile" in request.node.name:
        monkeypatch.setattr("hypostyle.engine.undoing.tells_apart", tells_apart)


def told(record: Record, *viewers: tuple[int, ...], since: int | None = None) -> list[str]:
    """The updates of these viewers."""
    telling = Telling(record, Actions(record.match.game))
    return [telling.update(viewer, since).decode() for viewer in viewers]


def test_others_may_choose_meanwhile_without_making_a_choice_stale() -> None:
    record = begun(sealed_game().new(3, 0))
    assert record.to_move() == [0, 1, 2]
    play(record, 0, MORE)
    play(record, 0, 2)
    assert record.still_asks(1, 0)
    assert not record.still_asks(0, 0)
    assert [record.seq_for(viewer) for viewer in ((0,), (1,), (0, 1), ())] == [2, 0, 2, 0]
    assert back(record, 0)
    assert record.still_asks(1, 0), "what another takes back of its own changes nothing"
    assert [record.seq_for(viewer) for viewer in ((0,), (1,), (2,), ())] == [3, 0, 0, 0]
    play(record, 1, 1)
    assert [record.seq_for(viewer) for viewer in ((0,), (1,), (2,), ())] == [3, 1, 0, 0]
    play(record, 0, 2)
    play(record, 2, 1)
    assert {record.seq_for(viewer) for viewer in ((0,), (1,), (2,), ())} == {record.seq}
    assert not record.still_asks(1, 0), "a new round is another decision"
    assert record.still_asks(1, record.seq)


def test_a_sealed_move_sent_again_is_recognised_before_and_after_the_reveal() -> None:
    record = begun(sealed_game().new(2, 0))
    play(record, 1, MORE)
    play(record, 0, MORE)
    play(record, 1, 0)
    for _ in range(2):
        assert record.repeats((0,), 0, 0, MORE)
        assert record.repeats((1,), 1, 0, MORE)
        assert record.repeats((1,), 1, 1, 0)
        assert not record.repeats((1,), 1, 0, 0)
        assert not record.repeats((0,), 0, 0, 2)
        assert not record.repeats((1,), 1, 2, 0)
        if record.base == 0:
            assert not record.repeats((0,), 0, 1, 2)
            play(record, 0, 2)  # the reveal
    assert record.repeats((0,), 0, 1, 2)
    assert record.base == record.step == 4


def test_a_sealed_choice_is_taken_back_until_all_are_in() -> None:
    game = sealed_game()
    record = begun(game.new(3, 0))
    play(record, 0, MORE)
    play(record, 1, 1)
    play(record, 0, 2)
    assert record.sealed() == [0, 1]
    assert record.may_go_back(2, None) is None
    assert back(record, 0)
    assert record.match.log == [(0, MORE), (1, 1)]
    assert (record.to_move(), record.sealed()) == ([0, 2], [1])
    assert back(record, 0)
    assert record.match.log == [(1, 1)]
    assert not back(record, 0)
    assert record.kept_since(0, (0,)) == 0
    play(record, 0, 0)
    assert same(record, Record.replayed(game.new(3, 0), record.rows))
    play(record, 2, 2)
    assert [record.may_go_back(seat, None) for seat in range(3)] == [None] * 3, "they have been revealed"
    assert record.sealed() == []
    assert same(record, Record.replayed(game.new(3, 0), record.rows))


def test_at_one_screen_a_sealed_choice_is_taken_back_and_what_bots_have_sealed_stays() -> None:
    game = sealed_game()
    record = begun(game.new(3, 0))
    persons = {0, 1}
    play(record, 0, 1)
    play(record, 2, 1)
    assert back(record, 1, persons), "the last decision of a person at this screen"
    assert record.match.log == [(2, 1)]
    play(record, 1, 2)
    play(record, 0, 0)
    assert (record.base, record.to_move()) == (3, [0, 1, 2])
    play(record, 2, 0)
    assert back(record, 1, persons), "beyond the reveal too"
    assert record.match.log == [(2, 1), (1, 2)]
    assert (record.base, record.sealed()) == (0, [1, 2])
    play(record, 0, MORE)
    assert same(record, Record.replayed(game.new(3, 0), record.rows))
    play(record, 0, 0)
    assert same(record, Record.replayed(game.new(3, 0), record.rows))
    assert [record.kept_since(seq, (0, 1)) for seq in range(record.seq)] == [0] * record.seq


def test_nobody_is_told_more_of_a_sealed_choice_than_that_it_has_been_made() -> None:
    others = ((1,), (2,), (1, 2), ())
    still, done = set(), set()
    for choice in ((0,), (1,), (2,), (MORE, 0), (MORE, 2)):
        for again in (False, True):
            record = begun(sealed_game().new(3, 0))
            unchosen = told(record, *others)
            for number in choice:
                assert told(record, *others) == unchosen
                play(record, 0, number)
            done.add(tuple(told(record, *others)))
            assert f'"number":{choice[-1]}' in told(record, (0,))[0]
            if again:
                while back(record, 0):
                    still.add(tuple(told(record, *others)))
                for number in choice:
                    play(record, 0, number)
                done.add(tuple(told(record, *others)))
            play(record, 2, 0)
            update = json.loads(told(record, (1,))[0])
            assert (update["to_move"], update["sealed"], update["seq"], update["step"]) == ([1], [0, 2], 0, 0)
    assert len(done) == 1
    assert still == {tuple(unchosen)}


def test_asking_with_any_seq_tells_nothing_of_what_others_have_sealed() -> None:
    answers = set()
    for choice in ((0,), (MORE, 0)):
        record = begun(sealed_game().new(3, 0))
        for number in choice:
            play(record, 0, number)
        play(record, 1, 1)
        known = [record.row_for((1,), seq) is None for seq in range(6)]
        again = [record.repeats((1,), 1, seq, action) for seq in range(6) for action in range(NUMBERS)]
        answers.add((*told(record, *[(1,)] * 1), *known, *again))
        for seq in range(6):
            answers.add((seq, *told(record, (1,), since=seq)))
    assert len(answers) == 7


def test_after_the_reveal_everybody_has_the_whole_log() -> None:
    record = begun(sealed_game().new(2, 0))
    play(record, 0, MORE)
    play(record, 1, 1)
    seen = record.seq_for((1,))
    play(record, 0, 2)
    for viewer in ((0,), (1,), ()):
        update = json.loads(told(record, viewer, since=seen)[0])
        assert (update["seq"], update["step"], update["keep"]) == (3, 3, 0)
        assert [entry["seat"] for entry in update["entries"]] == [0, 1, 0]
        assert not any("sealed" in entry for entry in update["entries"])


def test_looking_back_shows_own_sealed_steps_and_those_of_nobody_else() -> None:
    record = begun(sealed_game().new(3, 0))
    play(record, 1, 2)
    play(record, 0, MORE)
    play(record, 2, MORE)
    play(record, 0, 1)
    telling = Telling(record, Actions(record.match.game))
    looked = [telling.look(step, (0,), None) for step in range(3)]
    views = [json.loads(bytes(look.views["0"])) for look in looked]
    assert [(view["picks"][0], view["more"][0]) for view in views] == [(-1, -1), (MORE, -1), (MORE, 1)]
    assert all(view["picks"][1:] == [-1, -1] for view in views)
    assert [(look.steps, look.entry.step, look.entry.seat, look.to_move) for look in looked] == [
        (2, 0, None, [0, 1, 2]),
        (2, 1, 0, [0, 1, 2]),
        (2, 2, 0, [1, 2]),
    ]
    with pytest.raises(HypostyleError):
        telling.look(1, (), None)


def test_at_one_screen_the_log_says_which_seat_may_read_what() -> None:
    record = begun(sealed_game().new(3, 0))
    telling = Telling(record, Actions(record.match.game))
    play(record, 2, 1)
    play(record, 0, 2)
    (entry,) = json.loads(telling.update((0, 1), 0))["entries"]
    assert (entry["step"], entry["seat"], entry["sealed"]) == (1, 0, True)
    assert entry["events"] == [{"event": "number_sealed", "seat": 0, "number": 2}]
    assert entry["secrets"] == [{"event": 0, "fields": ["number"], "seats": [0]}]


def test_a_refused_attempt_says_why() -> None:
    record = begun(sealed_game().new(2, 0))
    play(record, 0, 2)
    play(record, 1, 2)
    with pytest.raises(IllegalAction) as caught:
        record.attempt(0, 2, 1.0)
    assert (caught.value.reason, caught.value.section) == ("same_again", "S02")
