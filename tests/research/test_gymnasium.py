"""Gymnasium's own checkers at every table, the vector on the batch engine, and what happens when somebody errs."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import hypostyle.research.gymnasium as ours
from hypostyle.engine.errors import BadOption
from hypostyle.research.errors import BadArray

from .tables import every_table, largest_tables


@pytest.mark.parametrize(("slug", "seats", "options"), every_table())
def test_its_check_env_passes(slug: str, seats: int, options: dict[str, Any]) -> None:
    env = gymnasium.make(f"hypostyle/{slug}-v0", seats=seats, options=options)
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.filterwarnings("ignore:.*human.*:UserWarning")
@pytest.mark.parametrize(("slug", "seats", "options"), largest_tables())
def test_its_check_env_passes_with_pictures(slug: str, seats: int, options: dict[str, Any]) -> None:
    for mode in ("ansi", "svg", "rgb_array"):
        env = gymnasium.make(f"hypostyle/{slug}-v0", seats=seats, options=options, render_mode=mode, dtype="int8")
        env.reset(seed=1)
        drawn: Any = env.render()
        assert drawn.startswith("<svg") if mode == "svg" else len(drawn) > 100


def played(env: Any, seed: int) -> float:
    seen, _ = env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    while True:
        seen, reward, ended, cut, info = env.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
        assert not cut
        assert info == {}
        if ended:
            return float(reward)


def test_a_seat_plays_whole_matches_against_bots() -> None:
    env = gymnasium.make("hypostyle/imhotep-v0", seats=3, opponents=["greedy", "random"], seat=1, reward="margin")
    margins = [played(env, seed) for seed in range(3)]
    assert margins == [played(env, seed) for seed in range(3)]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.unwrapped.step(0)


def test_an_illegal_action_changes_nothing_and_is_answered_with_a_sentence() -> None:
    env: Any = gymnasium.make("hypostyle/imhotep-v0", seats=2).unwrapped
    seen, _ = env.reset(seed=1)
    before = env.single.state().to_bytes()
    again, reward, ended, cut, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, ended, cut) == (0.0, False, False)
    assert info["refused"].endswith(".")
    assert np.array_equal(again["observation"], seen["observation"])
    assert env.single.state().to_bytes() == before
    with pytest.raises(gymnasium.error.InvalidAction, match="There is no action 99; the actions are 0 to 58"):
        env.step(99)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"seat": 2}, "The learner's seat must be from 0 to 1, not 2."),
        ({"opponents": ["greedy", "greedy"]}, "There must be one opponent or 1 of them, not 2."),
        ({"opponents": ["nobody"]}, "There is no bot 'nobody'"),
        ({"render_mode": "gif"}, "render_mode must be one of"),
    ],
)
def test_a_wrong_set_up_is_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        ours.Env("imhotep", 2, **given)


# ---------------------------------------------------------------------- vectors
@pytest.mark.parametrize(("slug", "seats", "options"), every_table())
def test_a_vector_keeps_to_its_spaces_and_begins_anew_with_the_next_step(
    slug: str, seats: int, options: dict[str, Any]
) -> None:
    env = gymnasium.make_vec(f"hypostyle/{slug}-v0", num_envs=3, seats=seats, options=options)
    assert isinstance(env, ours.VectorEnv)
    assert env.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.NEXT_STEP
    seen, _ = env.reset(seed=5)
    dice = np.random.default_rng(1)
    ended: Any = np.zeros(3, bool)
    for _ in range(40):
        assert seen in env.observation_space
        assert (seen["action_mask"].sum(axis=1)[~ended] > 0).all()
        masks = np.where(ended[:, None], 1, seen["action_mask"])
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in masks])
        before = ended
        seen, rewards, ended, cut, infos = env.step(actions)
        assert not cut.any()
        assert not infos
        assert not (before & ended).any(), "a match that began ended at once"
        assert (rewards[~ended] == 0).all()
    env.close()


def test_the_same_seeds_give_the_same_vectors() -> None:
    def run() -> list[float]:
        env = ours.VectorEnv("imhotep", 4, 2, opponents=["greedy"])
        seen, _ = env.reset(seed=9)
        sums = []
        for _ in range(6):
            seen, *_ = env.step(seen["action_mask"].argmax(axis=1))
            sums.append(float(seen["observation"].sum()))
        return sums

    assert run() == run()


def test_a_vector_refuses_without_changing_anything() -> None:
    env = ours.VectorEnv("imhotep", 2, 2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.array([0, 0]))
    seen, _ = env.reset(seed=[3, None])
    before = env.batch.state(0).to_bytes()
    legal = seen["action_mask"].argmax(axis=1)
    wrong = int(np.flatnonzero(seen["action_mask"][0] == 0)[0])
    _, _, _, _, infos = env.step(np.array([wrong, legal[1]]))
    assert infos["refused"].tolist() == [True, False]
    assert env.batch.state(0).to_bytes() == before
    mistakes: list[Any] = [np.array([0, 99]), np.array([0]), [0, None], np.array([0.5, 0.5])]
    for actions in mistakes:
        with pytest.raises(gymnasium.error.InvalidAction):
            env.step(actions)
    with pytest.raises(BadArray, match="There must be 2 seeds"):
        env.reset(seed=[1])
