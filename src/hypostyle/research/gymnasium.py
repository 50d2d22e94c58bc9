"""Gymnasium: one seat learns, bots sit in the others. After import, `gymnasium.make("hypostyle/imhotep-v0")`.

An action that is in the action space but not allowed now changes nothing: `info["refused"]` says why, in a sentence.
The action masks in the observations show what is allowed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hypostyle import catalog
from hypostyle.arena.playing import seated
from hypostyle.bots.bots import Bot
from hypostyle.engine.content import is_number
from hypostyle.engine.errors import BadOption, IllegalAction
from hypostyle.engine.game import Game
from hypostyle.engine.rows import LEAVE, NOBODY
from hypostyle.research.batch import Batch
from hypostyle.research.drawing import MODES, checked_mode, drawn
from hypostyle.research.errors import BadArray, missing_extra
from hypostyle.research.single import Shown, Single
from hypostyle.research.table import Table, number_of

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as missing:
    raise missing_extra(missing) from None

RANDOM = "random"
SEEDS = 2**48  # a match begins from one of so many


class Env(gymnasium.Env[Any, Any]):
    """A match from the chair of one seat."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        opponents: Sequence[str] = (RANDOM,),
        seat: int = 0,
        reward: str = "win",
        dtype: str = "float32",
        render_mode: str | None = None,
    ) -> None:
        self.table = Table.of(game, seats, options)
        self.seat = checked_seat(seat, self.table)
        self.names = opponents_of(opponents, self.table, self.seat)
        self.single = Single(self.table, dtype, reward)
        self.render_mode = checked_mode(render_mode)
        self.observation_space = self.single.observation_space()
        self.action_space = spaces.Discrete(self.single.action_count)
        self.bots: list[Bot] = []
        self.mover = NOBODY
        self.ended = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Shown, dict[str, Any]]:
        """Begin a match. `options` are Gymnasium's and not used: those of the game belong to the environment."""
        super().reset(seed=seed)
        match = int(self.np_random.integers(SEEDS))
        self.bots = seated(self.names, self.table.game, match)
        self.mover = self.single.begin(match)
        self.ended = False
        self.let_others_play()
        return self.single.shown(self.seat), {}

    def step(self, action: Any) -> tuple[Shown, float, bool, bool, dict[str, Any]]:
        if self.ended:
            raise gymnasium.error.ResetNeeded("The match is over, or none has begun: call reset().")
        number = number_of(action, self.single.action_count)
        if number is None:
            raise gymnasium.error.InvalidAction(
                f"There is no action {action!r}; the actions are 0 to {self.single.action_count - 1}."
            )
        try:
            self.mover = self.single.play(number)
        except IllegalAction as refusal:
            return self.single.shown(self.seat), 0.0, False, False, {"refused": refusal.sentence}
        self.let_others_play()
        self.ended = self.mover == NOBODY
        reward = float(self.single.rewards[self.seat]) if self.ended else 0.0
        return self.single.shown(self.seat), reward, self.ended, False, {}

    def let_others_play(self) -> None:
        """Until the learner is asked, or the match is over."""
        while self.mover not in (self.seat, NOBODY):
            known = self.table.knowledge(self.single.state(), self.mover)
            self.mover = self.single.play(self.bots[self.mover].choose(known))

    def render(self) -> Any:
        """What the learner sees."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode, given when the environment is made.")
            return None
        return drawn(self.table.knowledge(self.single.state(), self.seat), self.render_mode)


class VectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Many matches on the batch engine, one seat of each for the learner; opponents play by chance, or are bots.

    A match that has ended begins anew with the next step, whose action for it is not looked at (`NEXT_STEP`).
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        opponents: Sequence[str] = (RANDOM,),
        seat: int = 0,
        reward: str = "win",
        dtype: str = "float32",
        threads: int = 1,
        render_mode: str | None = None,
    ) -> None:
        self.batch = Batch(game, num_envs, seats, options, threads=threads, dtype=dtype, reward=reward, autoreset=False)
        self.table = self.batch.table
        self.seat = checked_seat(seat, self.table)
        self.names = opponents_of(opponents, self.table, self.seat)
        self.render_mode = checked_mode(render_mode)
        self.num_envs = num_envs
        self.metadata = {**Env.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}
        one = Single(self.table, dtype, reward)
        self.single_observation_space = one.observation_space()
        self.single_action_space = spaces.Discrete(one.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.bots: list[list[Bot]] = []
        self.ended = np.ones(num_envs, np.bool_)
        self.has_begun = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Shown, dict[str, Any]]:
        """Begin all matches, from a seed for each or from one for all."""
        super().reset(seed=None if isinstance(seed, list) else seed)
        seeds = self.np_random.integers(SEEDS, size=self.num_envs).tolist()
        if isinstance(seed, list):
            if len(seed) != self.num_envs:
                raise BadArray(f"There must be {self.num_envs} seeds, one for each match, not {len(seed)}.")
            seeds = [drawn if given is None else given for given, drawn in zip(seed, seeds, strict=True)]
        self.batch.reset(seeds)
        self.bots = [seated(self.names, self.table.game, number) for number in seeds] if self.needs_bots else []
        self.ended[:] = False
        self.has_begun = True
        self.let_others_play()
        return self.shown(), {}

    @property
    def needs_bots(self) -> bool:
        return set(self.names) != {RANDOM}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Shown, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        if not self.has_begun:
            raise gymnasium.error.ResetNeeded("No match has begun: call reset().")
        if actions not in self.action_space:
            raise gymnasium.error.InvalidAction(f"actions must be in {self.action_space}.")
        actions = np.asarray(actions)
        began = np.flatnonzero(self.ended)
        played = np.where(self.ended, LEAVE, actions).astype(np.int32)
        allowed = self.batch.masks[np.arange(self.num_envs), actions] == 1
        refused = ~allowed & ~self.ended
        played[refused] = LEAVE
        self.batch.step(played)
        rewards, ended = self.batch.rewards[:, self.seat].copy(), self.batch.dones.copy()
        self.batch.restart(began)
        late, over = self.let_others_play()
        self.ended = ended | over
        infos = {"refused": refused} if refused.any() else {}
        return self.shown(), rewards + late, self.ended.copy(), np.zeros(self.num_envs, np.bool_), infos

    def let_others_play(self) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Until the learner is asked everywhere, or a match is over: what came of it."""
        rewards, ended = np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, np.bool_)
        while True:
            waiting = (self.batch.movers != self.seat) & (self.batch.movers != NOBODY)
            if not waiting.any():
                return rewards, ended
            actions = np.where(waiting, self.batch.random_actions(), LEAVE).astype(np.int32)
            if self.needs_bots:
                for game in np.flatnonzero(waiting):
                    mover = int(self.batch.movers[game])
                    known = self.table.knowledge(self.batch.state(int(game)), mover)
                    actions[game] = self.bots[game][mover].choose(known)
            self.batch.step(actions)
            rewards += self.batch.rewards[:, self.seat]
            ended |= self.batch.dones

    def shown(self) -> Shown:
        return {"observation": self.batch.observations.copy(), "action_mask": self.batch.masks.copy()}

    def render(self) -> tuple[Any, ...] | None:
        """What the learner sees in every match."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode, given when the environment is made.")
            return None
        states = [self.batch.state(game) for game in range(self.num_envs)]
        return tuple(drawn(self.table.knowledge(state, self.seat), self.render_mode) for state in states)

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()


def checked_seat(seat: int, table: Table) -> int:
    if not is_number(seat, 0, table.seats - 1):
        raise BadOption(f"The learner's seat must be from 0 to {table.seats - 1}, not {seat!r}.")
    return seat


def opponents_of(names: Sequence[str], table: Table, seat: int) -> list[str]:
    """A bot for every seat, also the learner's, where it is never asked; one name stands for all."""
    given = [names] if isinstance(names, str) else list(names)
    others = table.seats - 1
    if len(given) == 1:
        given *= others
    if len(given) != others:
        raise BadOption(f"There must be one opponent or {others} of them, not {len(given)}.")
    found = [*given[:seat], RANDOM, *given[seat:]]
    seated(found, table.game, 0)  # refuses what no bot is called
    return found


def register() -> None:
    """Make every game of the hall known to Gymnasium."""
    for slug in catalog.games():
        if catalog.game(slug).inputs is not None:
            gymnasium.register(
                f"hypostyle/{slug}-v0",
                entry_point="hypostyle.research.gymnasium:Env",
                vector_entry_point="hypostyle.research.gymnasium:VectorEnv",
                kwargs={"game": slug},
            )


register()
