"""The journal of a table: attempts change nothing, taking back is a step forward, sealed choices stay sealed."""

import json
import random
from pathlib import Path

import pytest

import hypostyle
from hypostyle.engine.errors import HypostyleError, IllegalAction
from hypostyle.engine.match import Match
from hypostyle.server.table.inspector import Inspector
from hypostyle.server.table.journal import Attempt, Journal
from hypostyle.server.table.json_cache import JsonCache
from hypostyle.server.table.updates import Updates
from tests.server import in_process
from tests.server.in_process import ME, Service, with_service
from tests.server.sealed import MORE, NUMBERS, reveals, sealed_game


def begun(match: Match) -> Journal:
    journal = Journal(match)
    journal.begin(0.0)
    return journal


def play(journal: Journal, seat: int, action: int) -> None:
    journal.accept(journal.attempt(seat, action, 1.0))


def play_first(journal: Journal) -> None:
    """The first legal choice of whoever is asked first."""
    seat = journal.to_move[0]
    play(journal, seat, journal.match.state.mask(seat).legal_actions(seat)[0])


def back(journal: Journal, seat: int, alone: set[int] | None = None) -> bool:
    attempt = journal.attempt_undo(seat, alone, 2.0)
    if attempt is not None:
        journal.accept(attempt)
    return attempt is not None


def same(one: Journal, other: Journal) -> bool:
    if one.recalled() != other.recalled():
        return False
    return all(getattr(one, name) == getattr(other, name) for name in ("rows", "kept", "open_bits"))


def test_an_attempt_changes_nothing_until_it_is_accepted() -> None:
    journal = begun(hypostyle.game("imhotep").new(2, 3))
    before = journal.match.digest()
    seat = journal.to_move[0]
    attempt = journal.attempt(seat, 0, 1.0)
    assert isinstance(attempt, Attempt)
    assert (journal.match.digest(), journal.seq, journal.step) == (before, 0, 0)
    journal.accept(attempt)
    assert (journal.seq, journal.step) == (1, 1)
    assert journal.match.digest() != before


def test_a_record_from_the_store_equals_the_one_that_was_played() -> None:
    dice = random.Random(1)
    game = hypostyle.game("imhotep")
    journal = begun(game.new(3, 9))
    while journal.to_move:
        seat = journal.to_move[0]
        play(journal, seat, dice.choice(journal.match.state.mask(seat).legal_actions(seat)))
        if journal.to_move and dice.random() < 0.3:
            assert back(journal, 0, alone={0, 1, 2})
    assert same(journal, Journal.replayed(game.new(3, 9), journal.rows))
    assert len(journal.recalled()) == journal.step + 1
    came = [0] * 3
    for _, seat, _, points in journal.course():
        came[seat] += points
    assert came == journal.match.outcome.scores == journal.scores(journal.step)


def test_who_saw_the_table_before_something_was_taken_back_is_told_from_there() -> None:
    journal = begun(hypostyle.game("imhotep").new(2, 3))
    for _ in range(4):
        play_first(journal)
    assert [journal.kept_since(seq) for seq in (None, 0, 2, 4, 5)] == [-1, 0, 2, 4, -1]
    assert back(journal, 0, alone={0, 1})
    assert back(journal, 0, alone={0, 1})
    play_first(journal)
    assert [journal.kept_since(seq) for seq in (1, 2, 3, 4, 5, 6, 7)] == [1, 2, 2, 2, 2, 2, 3]


def test_the_same_move_again_is_recognised() -> None:
    journal = begun(hypostyle.game("imhotep").new(2, 3))
    seat = journal.to_move[0]
    play(journal, seat, 0)
    viewer = (seat,)
    assert journal.repeats(viewer, seat, 0, 0)
    assert not journal.repeats(viewer, seat, 0, 1)
    assert not journal.repeats((1 - seat,), 1 - seat, 0, 0)
    assert not journal.repeats(viewer, seat, 1, 0)
    assert not journal.repeats(viewer, seat, 99, 0)


# ---------------------------------------------------------------------- sealed choices
@pytest.fixture(autouse=True)
def any_state(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "seal" in request.node.name or "screen" in request.node.name or "meanwhile" in request.node.name:
        monkeypatch.setattr("hypostyle.engine.undoing.reveals", reveals)


def told(journal: Journal, *viewers: tuple[int, ...], since: int | None = None) -> list[str]:
    """The updates of these viewers."""
    updates = Updates(journal, JsonCache(journal.match.game))
    return [updates.update(viewer, since).decode() for viewer in viewers]


def test_others_may_choose_meanwhile_without_making_a_choice_stale() -> None:
    journal = begun(sealed_game().new(3, 0))
    assert journal.to_move == [0, 1, 2]
    play(journal, 0, MORE)
    play(journal, 0, 2)
    assert journal.still_asks(1, 0)
    assert not journal.still_asks(0, 0)
    assert [journal.seq_for(viewer) for viewer in ((0,), (1,), (0, 1), ())] == [2, 0, 2, 0]
    assert back(journal, 0)
    assert journal.still_asks(1, 0), "what another takes back of its own changes nothing"
    assert [journal.seq_for(viewer) for viewer in ((0,), (1,), (2,), ())] == [3, 0, 0, 0]
    play(journal, 1, 1)
    assert [journal.seq_for(viewer) for viewer in ((0,), (1,), (2,), ())] == [3, 1, 0, 0]
    play(journal, 0, 2)
    play(journal, 2, 1)
    assert {journal.seq_for(viewer) for viewer in ((0,), (1,), (2,), ())} == {journal.seq}
    assert not journal.still_asks(1, 0), "a new round is another decision"
    assert journal.still_asks(1, journal.seq)


def test_a_sealed_move_sent_again_is_recognised_before_and_after_the_reveal() -> None:
    journal = begun(sealed_game().new(2, 0))
    play(journal, 1, MORE)
    play(journal, 0, MORE)
    play(journal, 1, 0)
    for _ in range(2):
        assert journal.repeats((0,), 0, 0, MORE)
        assert journal.repeats((1,), 1, 0, MORE)
        assert journal.repeats((1,), 1, 1, 0)
        assert not journal.repeats((1,), 1, 0, 0)
        assert not journal.repeats((0,), 0, 0, 2)
        assert not journal.repeats((1,), 1, 2, 0)
        if journal.public_steps == 0:
            assert not journal.repeats((0,), 0, 1, 2)
            play(journal, 0, 2)  # the reveal
    assert journal.repeats((0,), 0, 1, 2)
    assert journal.public_steps == journal.step == 4


def test_a_sealed_choice_is_taken_back_until_all_are_in() -> None:
    game = sealed_game()
    journal = begun(game.new(3, 0))
    play(journal, 0, MORE)
    play(journal, 1, 1)
    play(journal, 0, 2)
    assert journal.sealed_seats() == [0, 1]
    assert journal.undo_target(2, None) is None
    assert back(journal, 0)
    assert journal.match.log == [(0, MORE), (1, 1)]
    assert (journal.to_move, journal.sealed_seats()) == ([0, 2], [1])
    assert back(journal, 0)
    assert journal.match.log == [(1, 1)]
    assert not back(journal, 0)
    assert journal.kept_since(0, (0,)) == 0
    play(journal, 0, 0)
    assert same(journal, Journal.replayed(game.new(3, 0), journal.rows))
    play(journal, 2, 2)
    assert [journal.undo_target(seat, None) for seat in range(3)] == [None] * 3, "they have been revealed"
    assert journal.sealed_seats() == []
    assert same(journal, Journal.replayed(game.new(3, 0), journal.rows))


def test_at_one_screen_a_sealed_choice_is_taken_back_and_what_bots_have_sealed_stays() -> None:
    game = sealed_game()
    journal = begun(game.new(3, 0))
    persons = {0, 1}
    play(journal, 0, 1)
    play(journal, 2, 1)
    assert back(journal, 1, persons), "the last decision of a person at this screen"
    assert journal.match.log == [(2, 1)]
    play(journal, 1, 2)
    play(journal, 0, 0)
    assert (journal.public_steps, journal.to_move) == (3, [0, 1, 2])
    play(journal, 2, 0)
    assert back(journal, 1, persons), "beyond the reveal too"
    assert journal.match.log == [(2, 1), (1, 2)]
    assert (journal.public_steps, journal.sealed_seats()) == (0, [1, 2])
    play(journal, 0, MORE)
    assert same(journal, Journal.replayed(game.new(3, 0), journal.rows))
    play(journal, 0, 0)
    assert same(journal, Journal.replayed(game.new(3, 0), journal.rows))
    assert [journal.kept_since(seq, (0, 1)) for seq in range(journal.seq)] == [0] * journal.seq


def test_nobody_is_told_more_of_a_sealed_choice_than_that_it_has_been_made() -> None:
    others = ((1,), (2,), (1, 2), ())
    still, done = set(), set()
    for choice in ((0,), (1,), (2,), (MORE, 0), (MORE, 2)):
        for again in (False, True):
            journal = begun(sealed_game().new(3, 0))
            unchosen = told(journal, *others)
            for number in choice:
                assert told(journal, *others) == unchosen
                play(journal, 0, number)
            done.add(tuple(told(journal, *others)))
            assert f'"number":{choice[-1]}' in told(journal, (0,))[0]
            if again:
                while back(journal, 0):
                    still.add(tuple(told(journal, *others)))
                for number in choice:
                    play(journal, 0, number)
                done.add(tuple(told(journal, *others)))
            play(journal, 2, 0)
            update = json.loads(told(journal, (1,))[0])
            assert (update["to_move"], update["sealed"], update["seq"], update["step"]) == ([1], [0, 2], 0, 0)
    assert len(done) == 1
    assert still == {tuple(unchosen)}


def test_asking_with_any_seq_tells_nothing_of_what_others_have_sealed() -> None:
    answers = set()
    for choice in ((0,), (MORE, 0)):
        journal = begun(sealed_game().new(3, 0))
        for number in choice:
            play(journal, 0, number)
        play(journal, 1, 1)
        known = [journal.row_for((1,), seq) is None for seq in range(6)]
        again = [journal.repeats((1,), 1, seq, action) for seq in range(6) for action in range(NUMBERS)]
        answers.add((*told(journal, *[(1,)] * 1), *known, *again))
        for seq in range(6):
            answers.add((seq, *told(journal, (1,), since=seq)))
    assert len(answers) == 7


def test_after_the_reveal_everybody_has_the_whole_log() -> None:
    journal = begun(sealed_game().new(2, 0))
    play(journal, 0, MORE)
    play(journal, 1, 1)
    seen = journal.seq_for((1,))
    play(journal, 0, 2)
    for viewer in ((0,), (1,), ()):
        update = json.loads(told(journal, viewer, since=seen)[0])
        assert (update["seq"], update["step"], update["keep"]) == (3, 3, 0)
        assert [entry["seat"] for entry in update["entries"]] == [0, 1, 0]
        assert not any("sealed" in entry for entry in update["entries"])


def test_looking_back_shows_own_sealed_steps_and_those_of_nobody_else() -> None:
    journal = begun(sealed_game().new(3, 0))
    play(journal, 1, 2)
    play(journal, 0, MORE)
    play(journal, 2, MORE)
    play(journal, 0, 1)
    inspector = Inspector(Updates(journal, JsonCache(journal.match.game)))
    looked = [inspector.look(step, (0,), None) for step in range(3)]
    views = [json.loads(bytes(look.views["0"])) for look in looked]
    assert [(view["picks"][0], view["more"][0]) for view in views] == [(-1, -1), (MORE, -1), (MORE, 1)]
    assert all(view["picks"][1:] == [-1, -1] for view in views)
    assert [(look.steps, look.entry.step, look.entry.seat, look.to_move) for look in looked] == [
        (2, 0, None, [0, 1, 2]),
        (2, 1, 0, [0, 1, 2]),
        (2, 2, 0, [1, 2]),
    ]
    with pytest.raises(HypostyleError):
        inspector.look(1, (), None)


def test_at_one_screen_the_log_says_which_seat_may_read_what() -> None:
    journal = begun(sealed_game().new(3, 0))
    updates = Updates(journal, JsonCache(journal.match.game))
    play(journal, 2, 1)
    play(journal, 0, 2)
    (entry,) = json.loads(updates.update((0, 1), 0))["entries"]
    assert (entry["step"], entry["seat"], entry["sealed"]) == (1, 0, True)
    assert entry["events"] == [{"event": "number_sealed", "seat": 0, "number": 2}]
    assert entry["secrets"] == [{"event": 0, "fields": ["number"], "seats": [0]}]


def test_a_refused_attempt_says_why() -> None:
    journal = begun(sealed_game().new(2, 0))
    play(journal, 0, 2)
    play(journal, 1, 2)
    with pytest.raises(IllegalAction) as caught:
        journal.attempt(0, 2, 1.0)
    assert (caught.value.reason, caught.value.section) == ("same_again", "S02")


def test_a_table_at_rest_keeps_what_it_needs_and_knows_the_rest_again(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        table = await service.table("you", "here")
        for _ in range(6):
            await in_process.play_first(table)
        before, recalled = table.update(ME, None), list(table.journal.recalled())
        table.rest()
        assert table.journal.heard is None
        assert table.updates.updates == {}
        await in_process.play_first(table)
        assert table.journal.heard is None, "nobody has asked"
        assert table.journal.recalled()[:-1] == recalled
        await table.undo(ME, 0, table.journal.seq)
        assert json.loads(table.update(ME, None))["views"] == json.loads(before)["views"]

    with_service(tmp_path, scene)
