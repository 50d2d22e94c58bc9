"""Many matches in one batch: each is an ordinary match, whoever steps it, and nothing wrong is played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hypostyle
from hypostyle import mode
from hypostyle.engine.errors import BadOption
from hypostyle.engine.rows import LEAVE
from hypostyle.research.batch import Batch
from hypostyle.research.errors import BadArray, BadChoice

from .digests import all_digests
from .tables import every_table, largest_tables

MEGABYTE = 2**20


@pytest.mark.parametrize(("slug", "seats", "options"), every_table())
def test_every_match_of_a_batch_is_an_ordinary_one(slug: str, seats: int, options: dict[str, Any]) -> None:
    batch = Batch(slug, 3, seats, options, seed=11)
    matches = [batch.table.match(seed) for seed in batch.seeds()]
    ended = 0
    while ended < 2:
        actions = batch.random_actions()
        for number, match in enumerate(matches):
            mover = int(batch.movers[number])
            assert mover in match.to_move
            legal = match.state.legal_actions(mover)
            assert np.flatnonzero(batch.masks[number]).tolist() == sorted(legal)
            match.play(mover, int(actions[number]))
        batch.step(actions)
        for number, match in enumerate(matches):
            assert bool(batch.dones[number]) == match.over
            if match.over:
                winners = match.outcome.winners
                shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
                assert batch.rewards[number].tolist() == pytest.approx(shares)
                matches[number] = batch.table.match(batch.seeds()[number])
                ended += 1
            assert batch.state(number).to_bytes() == matches[number].state.to_bytes()


def test_the_next_match_of_a_game_begins_as_many_seeds_later_as_there_are_games() -> None:
    batch = Batch("imhotep", 4, 2, seed=100)
    while not batch.dones[2]:
        batch.step(batch.random_actions())
    assert batch.seeds()[2] == 106


@pytest.mark.parametrize(("slug", "seats", "options"), largest_tables())
def test_threads_change_nothing(slug: str, seats: int, options: dict[str, Any]) -> None:
    alone, shared = Batch(slug, 9, seats, options), Batch(slug, 9, seats, options, threads=3)
    for _ in range(60):
        actions = alone.random_actions()
        assert (shared.random_actions() == actions).all()
        alone.step(actions)
        shared.step(actions)
        for name, array in alone.arrays.items():
            assert np.array_equal(array, shared.arrays[name]), name
    shared.close()


@pytest.mark.skipif(mode.name() == "interpreted", reason="there is nothing to compare")
def test_interpreted_and_compiled_batches_show_the_same() -> None:
    file = Path(__file__).with_name("digests.py")
    settings = {**os.environ, mode.VARIABLE: "1"}
    child = subprocess.run([sys.executable, file], env=settings, capture_output=True, text=True)
    assert child.returncode == 0, child.stderr
    assert child.stdout.splitlines() == list(all_digests())


@pytest.mark.parametrize("slug", ["egizia", "imhotep"])
def test_whole_numbers_are_the_amounts_themselves(slug: str) -> None:
    whole, fractions = Batch(slug, 3, dtype="int8"), Batch(slug, 3)
    inputs = hypostyle.game(slug).inputs
    assert inputs is not None
    scale = np.array([place.scale for place in inputs.places])
    named = np.array(["estimate" in place.name for place in inputs.places])
    for _ in range(30):
        actions = whole.random_actions()
        whole.step(actions)
        fractions.step(actions)
        amounts = fractions.observations / scale
        assert np.allclose(amounts[:, ~named], whole.observations[:, ~named], atol=1e-3)
        assert np.array_equal(np.trunc(amounts[:, named] / 4 + 1e-3), whole.observations[:, named])


@pytest.mark.parametrize("reward", ["win", "rank", "margin", "score"])
def test_rewards_come_from_the_outcome(reward: str) -> None:
    batch = Batch("imhotep", 1, 3, reward=reward, seed=5, autoreset=False)
    match = batch.table.match(5)
    while not match.over:
        assert not batch.rewards.any()
        action = batch.random_actions()
        match.play(int(batch.movers[0]), int(action[0]))
        batch.step(action)
    scores, ranking = match.outcome.scores, match.outcome.ranking
    expected = {
        "win": [1 / ranking.count(1) if place == 1 else 0 for place in ranking],
        "rank": [(sum(o > p for o in ranking) + (ranking.count(p) - 1) / 2) / 2 for p in ranking],
        "margin": [mine - max(scores[:seat] + scores[seat + 1 :]) for seat, mine in enumerate(scores)],
        "score": scores,
    }[reward]
    assert batch.rewards[0].tolist() == pytest.approx(expected)
    assert batch.movers[0] == -1
    assert not batch.masks.any()
    assert not batch.observations.any()


def test_the_caller_may_bring_arrays_and_change_them() -> None:
    batch, other = Batch("imhotep", 4, 2), Batch("imhotep", 4, 2)
    mine = {name: np.full_like(array, 1) for name, array in batch.arrays.items()}
    batch.write_into(**mine)
    for name in ("observations", "masks", "movers"):
        assert np.array_equal(mine[name], other.arrays[name])
    actions = batch.random_actions(np.zeros(4, np.int32))
    batch.step(actions)
    other.step(actions)
    for name, array in mine.items():
        assert np.array_equal(array, other.arrays[name]), name


@pytest.mark.parametrize("dtype", ["float32", "int8"])
@pytest.mark.parametrize(("slug", "seats", "options"), largest_tables())
def test_nothing_is_left_of_what_was_shown_before(slug: str, seats: int, options: dict[str, Any], dtype: str) -> None:
    """A step writes only what has changed; whoever is handed fresh arrays is shown everything anew."""
    batch = Batch(slug, 5, seats, options, dtype=dtype)
    for step in range(90):
        actions = batch.random_actions()
        actions[step % 5] = LEAVE
        batch.step(actions)
        if step % 30 == 0:
            batch.restart([step % 5])
    shown = {name: batch.arrays[name] for name in ("observations", "masks")}
    fresh = {name: np.full_like(array, 5) for name, array in shown.items()}
    batch.write_into(**fresh)
    for name, array in shown.items():
        assert np.array_equal(array, fresh[name]), name


@pytest.mark.parametrize("slug", hypostyle.games())
def test_four_thousand_games_take_little_memory(slug: str) -> None:
    assert Batch(slug, 4096, 4, observe=False).memory <= 64 * MEGABYTE


def test_a_match_can_be_left_as_it_is() -> None:
    batch = Batch("imhotep", 2, 2)
    before = batch.state(1).to_bytes()
    actions = batch.random_actions()
    actions[1] = LEAVE
    batch.step(actions)
    assert batch.state(1).to_bytes() == before
    assert batch.state(0).to_bytes() != before


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"games": 0}, "games must be a whole number from 1 to 1000000, not 0."),
        ({"seats": 9}, "imhotep is for 2, 3 or 4 players, not 9."),
        ({"threads": "two"}, "threads must be a whole number from 1 to 256, not 'two'."),
        ({"dtype": "float64"}, "dtype must be one of float32, int8, not 'float64'."),
        ({"reward": "glory"}, "There is no reward 'glory'; allowed are win, rank, margin, score."),
        ({"dtype": ["int8"]}, r"dtype must be one of float32, int8, not \['int8'\]."),
        ({"reward": ["win"]}, r"There is no reward \['win'\]; allowed are win,"),
        ({"options": {"sphinx": True}}, "There is no option 'sphinx'; allowed are market,"),
        ({"options": ["wrath"]}, r"options must be a dictionary of names and values, not \['wrath'\]."),
        ({"seed": -1}, "The seed must be a whole number from 0"),
    ],
)
def test_a_wrong_set_up_is_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises((BadOption, BadArray), match=sentence.replace("(", r"\(")):
        Batch("imhotep", **{"games": 2, **given})


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        (np.array([58, 58], np.int32), r"Match 0: seat 0 may not choose action 58 now \(.+\); see masks\[0\]\."),
        (np.array([0, 59], np.int32), "there is no action 59; the actions are 0 to 58, and -1 for none."),
        (np.array([0, -2], np.int32), "there is no action -2"),
        (np.array([0, 2**40]), "not beyond what 32 bits hold"),
        (np.array([0.0, 0.0]), r"a NumPy array of whole numbers \(2,\), not float64 \(2,\)"),
        (np.array([0], np.int32), r"not int32 \(1,\)"),
        ([0, 0], "not list"),
    ],
)
def test_a_wrong_step_changes_nothing_anywhere(actions: Any, sentence: str) -> None:
    batch = Batch("imhotep", 2, 2)
    before = [batch.state(game).to_bytes() for game in range(2)]
    seen = {name: array.copy() for name, array in batch.arrays.items()}
    with pytest.raises((BadChoice, BadArray), match=sentence):
        batch.step(actions)
    assert [batch.state(game).to_bytes() for game in range(2)] == before
    assert all(np.array_equal(array, seen[name]) for name, array in batch.arrays.items())


def test_a_match_that_is_over_is_not_played_on() -> None:
    batch = Batch("imhotep", 1, 2, autoreset=False)
    while not batch.dones[0]:
        batch.step(batch.random_actions())
    with pytest.raises(BadChoice, match="Match 0 is over"):
        batch.step(np.array([0], np.int32))


@pytest.mark.parametrize(
    ("arrays", "sentence"),
    [
        ({"masks": np.zeros((2, 59), np.float32)}, r"masks must be a NumPy array of int8 \(2, 59\), not float32"),
        ({"observations": np.zeros((2, 3), np.float32)}, r"observations must be .* not float32 \(2, 3\)"),
        ({"masks": np.zeros((59, 2), np.int8).T}, "one stretch of memory"),
        ({"colours": np.zeros(2)}, "There is no array 'colours'"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(arrays: dict[str, Any], sentence: str) -> None:
    batch = Batch("imhotep", 2, 2)
    before = dict(batch.arrays)
    with pytest.raises(BadArray, match=sentence):
        batch.write_into(**arrays)
    assert batch.arrays == before


def test_arrays_that_lie_over_each_other_are_refused() -> None:
    batch = Batch("imhotep", 2, 2)
    before = dict(batch.arrays)
    with pytest.raises(BadArray, match="movers and dones must not lie in the same memory"):
        batch.write_into(movers=batch.dones.view(np.int8))
    assert all(batch.arrays[name] is array for name, array in before.items())


def test_a_batch_whose_threads_have_ended_says_so() -> None:
    batch = Batch("imhotep", 4, 2, threads=2)
    before = [batch.state(game).to_bytes() for game in range(4)]
    actions = batch.random_actions()
    batch.close()
    batch.close()
    with pytest.raises(BadChoice, match="This batch was closed: its threads have ended"):
        batch.step(actions)
    assert [batch.state(game).to_bytes() for game in range(4)] == before


def test_seeds_are_given_one_for_each_match() -> None:
    batch = Batch("imhotep", 2, 2)
    batch.reset(np.array([7, 8]))
    assert batch.state(1).to_bytes() == batch.table.match(8).state.to_bytes()
    with pytest.raises(BadArray, match="There must be 2 seeds"):
        batch.reset([1])


@pytest.mark.parametrize("games", [[0, 2], [-1], [0.5], ["first"], [True], 1, None])
def test_matches_that_are_not_there_cannot_be_begun_anew(games: Any) -> None:
    batch = Batch("imhotep", 2, 2)
    batch.step(batch.random_actions())
    before, seeds = [batch.state(game).to_bytes() for game in range(2)], batch.seeds()
    with pytest.raises(BadArray, match="numbers of matches from 0 to 1"):
        batch.restart(games)
    assert ([batch.state(game).to_bytes() for game in range(2)], batch.seeds()) == (before, seeds)


@pytest.mark.parametrize("game", [2, -1, 0.5, None])
def test_a_match_that_is_not_there_cannot_be_looked_at(game: Any) -> None:
    with pytest.raises(BadArray, match="numbers of matches from 0 to 1"):
        Batch("imhotep", 2, 2).state(game)


@pytest.mark.parametrize("seeds", [[1, -1], [1, 2**63], np.array([0.5, 1.0]), ["a", "b"], 7])
def test_what_is_no_seed_begins_nothing(seeds: Any) -> None:
    batch = Batch("imhotep", 2, 2)
    before = batch.seeds()
    with pytest.raises((BadOption, BadArray), match="seed"):
        batch.reset(seeds)
    assert batch.seeds() == before
