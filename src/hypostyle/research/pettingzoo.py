"""PettingZoo: `env` steps one agent after the other (AEC), `parallel_env` all at once.

Agents are called `player_0` and so on; what one observes is a dictionary of `observation` and `action_mask`. An action
that is not allowed raises and changes nothing. That calls come in order is watched here, in PettingZoo's words: its
wrapper for it would take twice as long as a step and its observation.
"""

from __future__ import annotations

import sys
from abc import abstractmethod
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from hypostyle.engine.game import Game
from hypostyle.engine.limits import SPECTATOR
from hypostyle.engine.rows import NOBODY
from hypostyle.engine.turns import Turns
from hypostyle.research.drawing import MODES, checked_mode, drawn
from hypostyle.research.errors import BadChoice, missing_extra
from hypostyle.research.single import Shown, Single
from hypostyle.research.table import Table, checked_seed, number_of

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError as missing:
    raise missing_extra(missing) from None


class AfterReset:
    """Stands where an attribute will be, until the first match sets it: a `__getattr__` would slow all others down."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, instance: object, owner: type) -> Any:
        raise AttributeError(f"{self.name} cannot be accessed before reset")


class Shared:
    """What both environments have: the agents, their spaces, the match, and pictures of it."""

    extra_actions = 0  # beside those of the game

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        reward: str = "win",
        dtype: str = "float32",
        render_mode: str | None = None,
    ) -> None:
        table = Table.of(game, seats, options)
        self.render_mode = checked_mode(render_mode)
        self.single = Single(table, dtype, reward, self.extra_actions)
        self.metadata = {
            "name": f"{table.game.slug}_v0",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.single.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.single.action_count) for agent in self.possible_agents}
        self.last_seed: int | None = None
        self.dice: np.random.Generator | None = None
        self.has_begun = False
        self.prepare()

    @abstractmethod
    def prepare(self) -> None:
        """Set up what one of them has for itself."""

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> int:
        """Begin a match from the seed; without one, from the next that the last seed leads to. Who is to move."""
        if seed is not None:
            self.last_seed, self.dice = checked_seed(seed), None
            mover = self.single.begin(seed)
        else:
            if self.dice is None:  # made when it is needed, for it takes as long as ten steps
                self.dice = np.random.default_rng(self.last_seed)
            mover = self.single.begin(int(self.dice.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.has_begun = True
        return mover

    def seat(self, agent: str) -> int:
        if agent not in self.seat_of:
            raise BadChoice(f"There is no agent {agent!r}; the agents are {', '.join(self.possible_agents)}.")
        return self.seat_of[agent]

    def render(self) -> Any:
        """What a spectator sees."""
        if not self.has_begun:
            EnvLogger.error_render_before_reset()
        if self.render_mode is None:
            EnvLogger._generic_warning("[WARNING]: render() needs a render_mode, given when the environment is made.")
            return None
        return drawn(self.single.table.knowledge(self.single.state(), SPECTATOR), self.render_mode)

    def close(self) -> None:
        """Nothing has to be released."""


class raw_env(Turns, Shared, AECEnv[str, Any, Any]):  # type: ignore[misc]  # noqa: N801  (called as PettingZoo calls it)
    """One agent acts at a time; `last` and `step` as they nearly always are come from `Turns`."""

    rewards: Any = AfterReset()
    terminations: Any = AfterReset()
    truncations: Any = AfterReset()

    def prepare(self) -> None:
        single = self.single
        new_array = partial(np.empty, single.settings.places, np.dtype(single.dtype))
        new_mask = partial(np.empty, single.action_count, np.dtype(np.int8))
        self.sit_down(single.stepper, single.action_count, self.possible_agents, new_array, new_mask)

    @property
    def agent_selection(self) -> Any:
        """The agent whose turn it is."""
        if not self.has_begun:
            raise AttributeError("agent_selection cannot be accessed before reset")
        return self.possible_agents[self.mover]

    @agent_selection.setter
    def agent_selection(self, agent: str) -> None:
        self.pass_turn_to(self.seat_of[agent])

    @property
    def infos(self) -> Any:
        """What else there is to say of each agent."""
        if not self.has_begun:
            raise AttributeError("infos cannot be accessed before reset")
        return self.kept_infos

    @infos.setter
    def infos(self, infos: dict[str, dict[str, Any]]) -> None:
        self.keep_infos(infos)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match. `options` are PettingZoo's and not used: those of the game belong to the environment."""
        self.begin_turns(self.begin(seed))
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None

    def observe(self, agent: str) -> Shown:
        if not self.has_begun:
            EnvLogger.error_observe_before_reset()
        return self.single.shown(self.seat(agent))

    def last_otherwise(self, observe: bool) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        shown = self.single.shown(self.mover) if observe else None
        return shown, self._cumulative_rewards[agent], self.terminations[agent], False, self.infos[agent]

    def agent_iter(self, max_iter: int = sys.maxsize) -> Iterator[str]:
        """The agent whose turn it is, again and again, until all are through."""
        if not self.has_begun:
            EnvLogger.error_agent_iter_before_reset()
        return self.turns(max_iter)

    def turns(self, most: int) -> Iterator[str]:
        while self.agents and most > 0:
            assert self.has_moved, "need to call step() or reset() in a loop over `agent_iter`"
            most -= 1
            yield self.name_agent()

    def step_otherwise(self, action: Any) -> None:
        if self.is_running:
            number = number_of(action, self.action_count)
            assert number is not None, "action is not in action space"
            self.step(number)
        elif self.agents:
            self._was_dead_step(action)
        else:
            if not self.has_begun:
                EnvLogger.error_step_before_reset()
            EnvLogger.warn_step_after_terminated_truncated()

    def refuse(self, action: int) -> None:
        raise self.single.refusal(self.mover, action)

    def end_match(self) -> None:
        for agent, reward in zip(self.agents, self.single.rewards.tolist(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()


env = raw_env  # PettingZoo's name for the one that watches the order of calls: this one does so itself


class parallel_env(Shared, ParallelEnv[str, Any, Any]):  # type: ignore[misc]  # noqa: N801  (called as PettingZoo calls it)
    """All agents act in every step; who is not asked has one legal action, the last, which does nothing.

    Sealed choices are simultaneous: they are taken together and nobody sees those of others before. In a race a draw
    from the seed says in which order the claims are heard, and the first right one ends it.
    """

    extra_actions = 1

    def prepare(self) -> None:
        self.no_op = self.single.settings.action_count

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Shown], dict[str, dict[str, Any]]]:
        """Begin a match. `options` are PettingZoo's and not used: those of the game belong to the environment."""
        self.begin(seed)
        self.race = np.random.default_rng(self.single.seed)
        return self.all_shown(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Shown], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play what all have chosen; if one of the choices is wrong, none is played."""
        if not self.agents:
            if not self.has_begun:
                EnvLogger.error_step_before_reset()
            EnvLogger.warn_step_after_terminated_truncated()
            return {}, {}, {}, {}, {}
        chosen = self.checked(actions)
        over = self.play_all(chosen)
        agents = self.agents
        rewards = dict(zip(agents, self.single.rewards.tolist() if over else [0.0] * len(agents), strict=True))
        shown = self.all_shown()
        if over:
            self.agents = []
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        return shown, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def checked(self, actions: Mapping[str, Any]) -> dict[int, int]:
        """By seat that is asked: its action. Refuses whatever is missing or not allowed."""
        state = self.single.state()
        chosen = {}
        unknown = set(actions) - set(self.agents)
        if unknown:
            self.seat(unknown.pop())
        for agent in self.agents:
            if agent not in actions:
                raise BadChoice(f"{agent} has chosen nothing; whoever is not asked chooses {self.no_op}.")
            seat = self.seat_of[agent]
            number = number_of(actions[agent], self.no_op + 1)
            assert number is not None, "action is not in action space"
            if not state.awaits(seat):
                if number != self.no_op:
                    raise BadChoice(f"{agent} is not asked now: its one action is {self.no_op}, which does nothing.")
            elif number == self.no_op:
                raise BadChoice(f"{agent} has to choose now: {self.no_op} is for those who are not asked.")
            elif state.mask(seat).obstacle(seat, number):
                raise self.single.refusal(seat, number)
            else:
                chosen[seat] = number
        return chosen

    def play_all(self, chosen: dict[int, int]) -> bool:
        """Play what was chosen; whether the match is over then."""
        contest = self.single.table.game.words.task_of(self.single.state().top_task()).contest
        order = list(chosen)
        if contest is not None:
            self.race.shuffle(order)
        mover = 0
        for seat in order:
            mover = self.single.play_as(seat, chosen[seat])
            if contest is not None and contest.is_claim(chosen[seat]):
                break  # the others were slower
        return mover == NOBODY

    def all_shown(self) -> dict[str, Shown]:
        return {agent: self.shown(self.seat_of[agent]) for agent in self.agents}

    def shown(self, seat: int) -> Shown:
        """What a seat sees; its mask has one place more, for those who are not asked."""
        seen = self.single.shown(seat)
        mask = seen["action_mask"]
        return {**seen, "action_mask": np.append(mask, np.int8(not mask.any()))}
