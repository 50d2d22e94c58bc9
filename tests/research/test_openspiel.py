"""OpenSpiel's own random simulations at every table, its searches and a learner, and what happens on mistakes."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, tabular_qlearner

import hypostyle
import hypostyle.research.openspiel as ours
from hypostyle.engine.errors import BadOption, IllegalAction
from hypostyle.research.errors import BadChoice

from .tables import every_table, largest_tables


def walk(game: Any, seed: int, steps: int = 10**6) -> Any:
    """States of a random match, without those of chance."""
    dice, state = np.random.default_rng(seed), game.new_initial_state()
    while not state.is_terminal() and steps > 0:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1.0)
            state.apply_action(int(dice.choice(outcomes, p=chances)))
            continue
        steps -= 1
        yield state
        state.apply_action(int(dice.choice(state.legal_actions())))
    if state.is_terminal():
        yield state


@pytest.mark.parametrize(("slug", "seats", "options"), every_table())
def test_its_random_simulation_passes(slug: str, seats: int, options: dict[str, Any], capfd: Any) -> None:
    pyspiel.random_sim_test(ours.load(slug, seats, **options), 1, True, False)


@pytest.mark.parametrize(("slug", "seats", "options"), every_table())
def test_copies_serials_and_other_worlds_agree(slug: str, seats: int, options: dict[str, Any]) -> None:
    game = ours.load(slug, seats, **options)
    for number, state in enumerate(walk(game, 3, 60)):
        if number % 6 or state.is_terminal():
            continue
        twin = state.clone()
        again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
        assert str(twin) == str(again) == str(state)
        for player in range(seats):
            world = state.resample_from_infostate(player, np.random.default_rng(number).random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.current_player() == state.current_player()
        mover = state.current_player()
        before = str(state)
        world = state.resample_from_infostate(mover, np.random.default_rng(1).random)
        assert world.legal_actions() == state.legal_actions()
        twin.apply_action(twin.legal_actions()[0])
        again.apply_action(again.legal_actions()[0])
        assert str(twin) == str(again) != before == str(state)
        assert twin.information_state_string(mover) == again.information_state_string(mover)


def test_a_player_remembers_what_is_no_longer_to_be_seen() -> None:
    """Two ways to one position are two information states, and one observation."""
    words = hypostyle.game("imhotep").words
    ends = []
    for boats in ((0, 1, 2), (2, 1, 0)):
        state = ours.load("imhotep", 2).new_initial_state()
        for byte in (1, 2, 3, 4):
            state.apply_action(byte)
        for boat in boats:
            state.apply_action(words.action({"verb": "load", "boat": boat, "slot": 0}))
        ends.append(state)
    assert ends[0].observation_string(0) == ends[1].observation_string(0)
    assert ends[0].information_state_string(0) != ends[1].information_state_string(0)


def test_a_game_is_loaded_by_name_with_its_options() -> None:
    game = pyspiel.load_game("hypostyle_imhotep(seats=3,pyramid=B,wrath=True)")
    assert (game.num_players(), game.get_parameters()["pyramid"]) == (3, "B")
    assert game.num_distinct_actions() == 59
    with pytest.raises(BadOption, match="Option pyramid cannot be 'C'"):
        ours.load("imhotep", pyramid="C")
    with pytest.raises(BadOption, match="There is no reward 'glory'"):
        ours.load("imhotep", reward="glory")


def test_returns_are_the_rewards_of_the_outcome() -> None:
    *_, end = walk(ours.load("imhotep", 3, reward="margin"), 8)
    scores = end.standing.setting.table.game.scores(end.standing.position)
    assert end.returns() == [mine - max(scores[:s] + scores[s + 1 :]) for s, mine in enumerate(scores)]


def test_chance_falls_anew_in_copies() -> None:
    """A step that rolls dice asks chance first: two copies of one state may go on differently."""
    for state in walk(ours.load("silver_gold_pyramids", 2), 5):
        if state.is_terminal():
            break
        for action in state.legal_actions():
            twin = state.clone()
            twin.apply_action(action)
            if twin.is_chance_node() and twin.standing.pending:
                worlds = set()
                for outcome in range(8):
                    other = twin.clone()
                    for byte in (outcome, 0, 0, 0):
                        other.apply_action(byte)
                    worlds.add(str(other))
                if len(worlds) > 1:
                    return
    pytest.fail("no step of the match rolled dice")


# ---------------------------------------------------------------------- its algorithms
@pytest.mark.parametrize(("slug", "seats", "options"), largest_tables())
def test_its_searches_choose_a_legal_action(slug: str, seats: int, options: dict[str, Any]) -> None:
    game = ours.load(slug, seats, **options)
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    state = next(state for state in walk(game, 2, 8) if len(state.legal_actions()) > 1)
    before = str(state)
    bots = [
        mcts.MCTSBot(game, 1.4, 4, evaluator, random_state=dice),
        ismcts.ISMCTSBot(
            game=game, uct_c=1.4, max_simulations=6, max_world_samples=-1, random_state=dice, evaluator=evaluator,
            final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        ),
    ]  # fmt: skip
    for bot in bots:
        assert bot.step(state) in state.legal_actions()
    assert str(state) == before


def test_one_of_its_learners_learns_here() -> None:
    env = rl_environment.Environment(ours.load("imhotep", 2), include_full_state=False)
    agents = [tabular_qlearner.QLearner(player, env.action_spec()["num_actions"]) for player in range(2)]
    for _ in range(2):
        step = env.reset()
        while not step.last():
            mover = step.observations["current_player"]
            step = env.step([agents[mover].step(step).action])
        for agent in agents:
            agent.step(step)
    assert sum(map(len, agents[0]._q_values.values())) > 20


def test_a_state_can_be_copied_by_python_too() -> None:
    state = ours.load("imhotep", 2).new_initial_state()
    standing = state.standing
    for byte in (1, 2, 3, 4):
        state.apply_action(byte)
    twin = copy.deepcopy(standing)
    state.apply_action(state.legal_actions()[0])
    assert str(twin) != str(state)


# ---------------------------------------------------------------------- mistakes
def set_up(game: Any) -> Any:
    state = game.new_initial_state()
    for byte in (1, 2, 3, 4):
        state.apply_action(byte)
    return state


def refused(state: Any, number: int, error: type[Exception], sentence: str) -> None:
    """Nothing is changed: neither the state nor what OpenSpiel remembers of it."""
    before, history = str(state), state.history()
    with pytest.raises(error, match=sentence):
        state.apply_action(number)
    assert (str(state), state.history()) == (before, history)


def test_what_is_neither_legal_nor_an_outcome_is_refused() -> None:
    game = ours.load("imhotep", 2)
    state = game.new_initial_state()
    for outcome in (256, -2):
        refused(state, outcome, BadChoice, f"There is no outcome {outcome} of chance here")
    state = set_up(game)
    illegal = next(action for action in range(59) if action not in state.legal_actions())
    refused(state, illegal, IllegalAction, r".+\.")
    for action in (59, -2, 10**9):
        refused(state, action, BadChoice, f"There is no action {action}; the actions are 0 to 58")
    *_, end = walk(game, 8)
    refused(end, 0, BadChoice, "The match is over")


@pytest.mark.parametrize("player", [2, -1])
def test_there_is_no_other_player(player: int) -> None:
    state = set_up(ours.load("imhotep", 2))
    with pytest.raises(BadChoice, match=f"There is no player {player}; the players are 0 to 1"):
        state.resample_from_infostate(player, np.random.default_rng(1).random)
    for ask in (state.observation_tensor, state.observation_string, state.information_state_string):
        with pytest.raises(pyspiel.SpielError):
            ask(player)
    with pytest.raises(BadChoice, match="There is no action 300"):
        state.action_to_string(0, 300)


def test_a_race_is_drawn_among_those_who_are_in_it() -> None:
    game = ours.load("hieroglyph_wall", 4, curse=True)
    for seed in range(20):
        state, dice = game.new_initial_state(), np.random.default_rng(seed)
        while not state.is_terminal():
            if state.is_chance_node() and not state.standing.needs_seed:
                outcomes = [outcome for outcome, _ in state.chance_outcomes()]
                assert len(outcomes) > 1
                assert outcomes == [seat for seat in range(4) if state.standing.position.awaits(seat)]
                refused(state, 4, BadChoice, "There is no outcome 4")
                state.apply_action(outcomes[-1])
                assert state.current_player() == outcomes[-1]
                return
            state.apply_action(int(dice.choice(state.legal_actions())))
    pytest.fail("no match had a race")


# ---------------------------------------------------------------------- at a table of ours
@pytest.mark.parametrize(("slug", "seats", "options"), largest_tables())
def test_a_state_is_dealt_from_what_a_seat_knows(slug: str, seats: int, options: dict[str, Any]) -> None:
    game, dice = ours.load(slug, seats, **options), np.random.default_rng(2)
    match = hypostyle.game(slug).new(seats, 6, options)
    for step in range(24):
        for seat in match.to_move:
            knowledge = match.knowledge(seat)
            states = [ours.state_at(game, knowledge, number) for number in (step, step + 1)]
            for state in states:
                assert state.current_player() == seat
                assert state.legal_actions() == sorted(match.state.legal_actions(seat))
                assert state.observation_string(seat) == knowledge.to_bytes().hex()
            assert states[0].information_state_string() == states[1].information_state_string()
        seat = int(dice.choice(match.to_move))
        match.play(seat, int(dice.choice(match.state.legal_actions(seat))))


def test_what_is_known_at_another_table_is_refused() -> None:
    game = ours.load("imhotep", 2)
    for match in (
        hypostyle.game("imhotep").new(3, 1),
        hypostyle.game("mykerinos").new(2, 1),
        hypostyle.game("imhotep").new(2, 1, {"pyramid": "B"}),
    ):
        with pytest.raises(BadOption, match=r"<Knowledge of seat 0 of \w+> is (of another game|played with other)"):
            ours.state_at(game, match.knowledge(0), 1)
