"""PettingZoo's own checkers at every table, and what happens when somebody errs."""

from __future__ import annotations

import warnings
import weakref
from collections.abc import Callable
from itertools import permutations
from typing import Any

import numpy as np
import pytest

import hypostyle
from hypostyle.engine.errors import BadOption, IllegalAction
from hypostyle.research.batch import Batch
from hypostyle.research.errors import BadChoice
from hypostyle.research.pettingzoo import env, parallel_env, raw_env

from .tables import every_table

with warnings.catch_warnings():  # where pygame is installed, its checkers import games of its own in a way it warns of
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

# Its checker has a list of environments whose observations may be dictionaries with masks, and warns of all others; and
# after the end nobody has a legal action.
KNOWN = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


@KNOWN
@pytest.mark.parametrize(("slug", "seats", "options"), every_table())
def test_its_api_test_passes(slug: str, seats: int, options: dict[str, Any]) -> None:
    api_test(env(slug, seats, options), num_cycles=12)


@KNOWN
@pytest.mark.parametrize("slug", ["imhotep", "mykerinos"])
def test_its_api_test_passes_to_the_end_of_a_match(slug: str) -> None:
    api_test(env(slug, 2, reward="margin", dtype="int8"), num_cycles=1000)


@KNOWN
@pytest.mark.parametrize(("slug", "seats", "options"), every_table())
def test_its_parallel_api_test_passes(slug: str, seats: int, options: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(slug, seats, options), num_cycles=12)


@pytest.mark.parametrize(("slug", "seats", "options"), every_table())
def test_its_seed_test_passes(slug: str, seats: int, options: dict[str, Any]) -> None:
    seed_test(lambda: env(slug, seats, options), num_cycles=6)


@pytest.mark.parametrize(("slug", "seats", "options"), every_table())
def test_its_render_test_passes(slug: str, seats: int, options: dict[str, Any]) -> None:
    def make(render_mode: str | None = None) -> Any:
        return env(slug, seats, options, render_mode=render_mode)

    render_test(make, {"svg": lambda drawn: drawn.startswith("<svg"), "ansi": lambda drawn: "\n" in drawn})


def test_a_picture_shows_what_the_terminal_shows() -> None:
    drawn = [parallel_env("imhotep", render_mode="rgb_array") for _ in range(2)]
    for made, seed in zip(drawn, (1, 2), strict=True):
        made.reset(seed=seed)
    first, second = (made.render() for made in drawn)
    assert first.shape[2] == 3
    assert first.min() < 80 < first.max()
    assert not np.array_equal(first, second), "other boats, the same picture"


def test_a_whole_match_ends_with_rewards_for_all() -> None:
    table = env("imhotep", 3, reward="rank")
    table.reset(seed=4)
    dice, rewards = np.random.default_rng(1), {}
    for agent in table.agent_iter():
        seen, reward, ended, _, _ = table.last()
        rewards[agent] = reward
        table.step(None if ended else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(rewards.values()) == pytest.approx(1.5)


@pytest.mark.parametrize("slug", hypostyle.games())
@pytest.mark.parametrize("dtype", ["float32", "int8"])
def test_an_agent_sees_what_a_batch_shows_whoever_looks_meanwhile(slug: str, dtype: str) -> None:
    table, batch = env(slug, 3, dtype=dtype), Batch(slug, 1, 3, dtype=dtype, seed=5, autoreset=False)
    table.reset(seed=5)
    dice = np.random.default_rng(2)
    for _ in range(60):
        (mover,) = batch.movers.tolist()
        assert table.agent_selection == f"player_{mover}"
        for agent in dice.permutation(table.agents):
            table.observe(agent)
        for seen in (table.last()[0], table.observe(table.agent_selection)):
            assert np.array_equal(seen["observation"], batch.observations[0])
            assert np.array_equal(seen["action_mask"], batch.masks[0])
        actions = batch.random_actions()
        batch.step(actions)
        table.step(actions[0])


def test_what_an_agent_was_shown_is_its_own() -> None:
    table, twin = env("hieroglyph_wall", 2), env("hieroglyph_wall", 2)
    table.reset(seed=3)
    twin.reset(seed=3)
    kept = []
    for _ in range(40):
        seen, beside = table.last()[0], twin.last()[0]
        for name in seen:
            assert np.array_equal(seen[name], beside[name])
            kept.append((seen[name], seen[name].copy()))
            beside[name][:] = 7  # whatever becomes of it is nobody else's business
        action = int(np.flatnonzero(seen["action_mask"])[0])
        table.step(action)
        twin.step(action)
    assert all(np.array_equal(array, before) for array, before in kept)


def reshaped(array: Any) -> None:
    array.shape = (1, array.size)


def locked(array: Any) -> None:
    array.flags.writeable = False


def read_otherwise(array: Any) -> None:
    array.dtype = np.uint8


def shortened(array: Any) -> None:
    array.resize(7, refcheck=False)


@pytest.mark.parametrize("change", [reshaped, locked, read_otherwise, shortened])
def test_an_array_that_was_changed_and_let_go_does_not_come_back(change: Callable[[Any], None]) -> None:
    table, twin = env("imhotep", 2), env("imhotep", 2)
    table.reset(seed=3)
    twin.reset(seed=3)
    for _ in range(20):
        seen, beside = table.last()[0], twin.last()[0]
        for name in seen:
            assert seen[name].flags == beside[name].flags
            assert seen[name].dtype == beside[name].dtype
            assert np.array_equal(seen[name], beside[name])
        action = int(np.flatnonzero(seen["action_mask"])[0])
        for name in beside:
            change(beside[name])
        table.step(action)
        twin.step(action)


def test_a_part_of_what_was_shown_is_kept_as_the_whole_is() -> None:
    table = env("imhotep", 2)
    table.reset(seed=3)
    parts, watched = [], []
    for _ in range(20):
        seen = table.last()[0]
        mask = seen["action_mask"]
        parts.append((mask[:40], mask[:40].copy(), memoryview(mask), mask.tobytes()))
        watched.append(weakref.ref(seen["observation"]))
        table.step(int(np.flatnonzero(mask)[0]))
    del seen, mask
    assert all(np.array_equal(part, before) and bytes(whole) == marks for part, before, whole, marks in parts)
    assert sum(watch() is None for watch in watched) >= len(watched) - 2  # they are gone, as whoever watches expects


def test_an_agent_that_is_not_asked_is_not_shown_what_another_may_choose() -> None:
    table = env("hieroglyph_wall", 2)
    table.reset(seed=3)
    other = next(agent for agent in table.agents if agent != table.agent_selection)
    table.agent_selection = other
    assert not table.last()[0]["action_mask"].any()


def test_an_info_of_the_caller_is_told() -> None:
    table = env("imhotep", 2)
    with pytest.raises(AttributeError, match="infos cannot be accessed before reset"):
        table.infos  # noqa: B018
    table.reset(seed=1)
    table.infos[table.agent_selection]["lesson"] = 1
    assert table.last()[4] == {"lesson": 1}
    table.infos = {agent: {"lesson": 2} for agent in table.agents}
    assert table.last()[4] == {"lesson": 2}


# ---------------------------------------------------------------------- choosing at once
def chosen(table: Any, seen: Any, dice: Any) -> dict[str, int]:
    return {agent: int(dice.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in table.agents}


def test_sealed_choices_are_made_in_one_step() -> None:
    table = parallel_env("silver_gold_pyramids", 3)
    seen, _ = table.reset(seed=2)
    dice, together = np.random.default_rng(3), 0
    for _ in range(40):
        asked = [agent for agent in table.agents if not seen[agent]["action_mask"][table.no_op]]
        state = table.single.state()
        assert [table.seat_of[agent] for agent in asked] == [s for s in range(3) if state.awaits(s)]
        together += len(asked) == 3
        seen, *_ = table.step(chosen(table, seen, dice))
    assert together > 5


def first_race(seed: int) -> tuple[Any, Any]:
    """A parallel table where all four are in a race that can be won, and what they see."""
    table = parallel_env("hieroglyph_wall", 4, {"curse": True, "sphinx": False})
    seen, _ = table.reset(seed=seed)
    dice, words = np.random.default_rng(0), table.single.table.game.words
    while table.agents:
        contest = words.task_of(table.single.state().top_task()).contest
        if contest is not None and all(seen[agent]["action_mask"].sum() > 1 for agent in table.agents):
            return table, seen
        seen, *_ = table.step(chosen(table, seen, dice))
    pytest.fail("no race of this match could be won")


def after(state: Any, *steps: tuple[int, int]) -> bytes:
    """The position after some more steps."""
    twin = state.copy()
    for seat, action in steps:
        twin.apply(seat, action)
    found: bytes = twin.to_bytes()
    return found


def claim_of(table: Any, seen: Any) -> tuple[int, Any]:
    """A right claim in the race that is on, and the race."""
    contest = table.single.table.game.words.task_of(table.single.state().top_task()).contest
    legal = np.flatnonzero(seen["player_0"]["action_mask"]).tolist()
    return next(action for action in legal if contest.is_claim(action)), contest


def test_a_race_is_decided_by_a_draw_from_the_seed() -> None:
    def winner(draw: int) -> int:
        table, seen = first_race(1)
        table.race = np.random.default_rng(draw)
        claim, _ = claim_of(table, seen)
        before = table.single.state()
        table.step(dict.fromkeys(table.agents, claim))
        now = table.single.state().to_bytes()
        (found,) = [seat for seat in range(4) if after(before, (seat, claim)) == now]
        return found

    assert len({winner(draw) for draw in range(8)}) > 1
    assert winner(3) == winner(3)


def test_who_leaves_a_race_leaves_it_to_the_others() -> None:
    table, seen = first_race(1)
    claim, contest = claim_of(table, seen)
    before = table.single.state()
    table.step({**dict.fromkeys(table.agents, int(contest.leave)), "player_2": claim})
    orders = [left for count in range(4) for left in permutations((0, 1, 3), count)]
    leave = int(contest.leave)
    ends = [after(before, *((seat, leave) for seat in left), (2, claim)) for left in orders]
    assert table.single.state().to_bytes() in ends


# ---------------------------------------------------------------------- mistakes
def position(table: Any) -> bytes:
    found: bytes = table.unwrapped.single.state().to_bytes()
    return found


def test_an_illegal_action_is_refused_with_the_reason_of_the_rules() -> None:
    table = env("imhotep", 2)
    table.reset(seed=1)
    before, agent = position(table), table.agent_selection
    wrong = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction) as refusal:
        table.step(wrong)
    assert len(refusal.value.sentence) > 10
    assert (position(table), table.agent_selection) == (before, agent)
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))


@pytest.mark.parametrize("wrong", [59, -1, 1.5, "take", None, True, np.zeros(2, np.int64), np.zeros(2), [0]])
def test_what_is_no_action_at_all_is_refused_as_pettingzoo_does(wrong: Any) -> None:
    table = env("imhotep", 2)
    table.reset(seed=1)
    before = position(table)
    with pytest.raises(AssertionError, match="action is not in action space"):
        table.step(wrong)
    assert position(table) == before


def test_calls_out_of_order_are_refused_as_pettingzoo_does() -> None:
    table = env("imhotep", 2)
    with pytest.raises(AssertionError, match="reset"):
        table.step(0)
    with pytest.raises(AssertionError, match="reset"):
        table.observe("player_0")
    table.reset(seed=1)
    with pytest.raises(BadChoice, match="There is no agent 'player_7'; the agents are player_0, player_1"):
        table.observe("player_7")


def test_wrong_options_are_refused() -> None:
    with pytest.raises(BadOption, match="There is no option 'boats'"):
        env("imhotep", options={"boats": 3})
    with pytest.raises(BadOption, match="render_mode must be one of human, ansi, svg, rgb_array, not 'gif'"):
        raw_env("imhotep", render_mode="gif")


def test_in_parallel_one_wrong_choice_keeps_all_from_being_played() -> None:
    table = parallel_env("imhotep", 2)
    seen, _ = table.reset(seed=1)
    mover = next(agent for agent in table.agents if not seen[agent]["action_mask"][table.no_op])
    other = next(agent for agent in table.agents if agent != mover)
    right = int(np.flatnonzero(seen[mover]["action_mask"])[0])
    before = table.single.state().to_bytes()
    for actions, sentence in (
        ({mover: right}, f"{other} has chosen nothing"),
        ({mover: right, other: right}, f"{other} is not asked now"),
        ({mover: table.no_op, other: table.no_op}, f"{mover} has to choose now"),
        ({mover: right, other: table.no_op, "player_9": 0}, "There is no agent 'player_9'"),
    ):
        with pytest.raises(BadChoice, match=sentence):
            table.step(actions)
    with pytest.raises(AssertionError, match="action is not in action space"):
        table.step({mover: 10**6, other: table.no_op})
    wrong = int(np.flatnonzero(seen[mover]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        table.step({mover: wrong, other: table.no_op})
    assert table.single.state().to_bytes() == before


def test_an_agent_is_named_again_only_after_a_step() -> None:
    table = env("imhotep", 2)
    with pytest.raises(AssertionError, match="reset"):
        table.agent_iter()
    with pytest.raises(AttributeError, match="rewards cannot be accessed before reset"):
        table.rewards  # noqa: B018
    with pytest.raises(AttributeError, match="no attribute 'colour'"):
        table.colour  # noqa: B018
    table.reset(seed=1)
    turns = table.agent_iter(max_iter=2)
    assert next(turns) == table.agent_selection
    with pytest.raises(AssertionError, match="need to call step"):
        next(turns)


def test_a_step_after_the_end_changes_nothing_and_is_warned_of(caplog: pytest.LogCaptureFixture) -> None:
    table, parallel = env("imhotep", 2), parallel_env("imhotep", 2)
    with pytest.raises(AssertionError, match="reset"):
        parallel.step({})
    with pytest.raises(AssertionError, match="reset"):
        parallel.render()
    table.reset(seed=4)
    dice = np.random.default_rng(1)
    for _ in table.agent_iter():
        seen, _, ended, _, _ = table.last()
        if ended:
            with pytest.raises(ValueError, match="the only valid action is None"):
                table.step(0)
        table.step(None if ended else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    before = position(table)
    table.step(0)
    assert "step() called after all agents are terminated" in caplog.text
    assert position(table) == before
