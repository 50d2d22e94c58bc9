"""OpenSpiel: every game of the hall as one of its own. After import, `pyspiel.load_game("hypostyle_imhotep(seats=2)")`.

How a match is played there, and what chance is, stands in standing.py. The information state of a player is its
knowledge of the position with a digest of all that it knew and chose before; tensors show the knowledge alone. Before
the set-up is drawn there is nothing to know, and tensors are 0.
"""

from __future__ import annotations

from typing import Any

from hypostyle import catalog
from hypostyle.engine.errors import BadOption, UnknownGame
from hypostyle.engine.game import Game
from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.rows import REWARDS
from hypostyle.research.errors import BadChoice, missing_extra
from hypostyle.research.standing import OUTCOMES, SEED_BYTES, Standing, setting_of
from hypostyle.research.table import Table, checked_seed

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise missing_extra(missing) from None

MOST_POINTS = 1000.0  # no match brings more, and no lead is greater
RANGES = {
    "win": (0.0, 1.0),
    "rank": (0.0, 1.0),
    "margin": (-MOST_POINTS, MOST_POINTS),
    "score": (-MOST_POINTS, MOST_POINTS),
}
PREFIX = "hypostyle_"
OWN_PARAMETERS = ("seats", "reward")


def load(game: str, seats: int | None = None, reward: str = "win", **options: Any) -> Any:
    """A game for OpenSpiel; options as the game has them: `load("imhotep", seats=3, pyramid="B", wrath=True)`."""
    table = Table.of(game, seats, options)
    if table.game.slug not in GAMES:
        raise UnknownGame(f"There is no game {game!r}; OpenSpiel was told of {', '.join(GAMES)}.")
    return GAMES[table.game.slug]({"seats": table.seats, "reward": reward, **options})


def state_at(game: HallGame, knowledge: Knowledge, seed: int) -> HallState:
    """A state in which a seat knows what it knows at a table of ours: for a search of OpenSpiel that sits there.

    Whatever the seat cannot know is dealt from the seed.
    """
    table = game.setting.table
    known = (knowledge.game.slug, knowledge.state.seats, knowledge.content.digest)
    if known != (table.game.slug, table.seats, table.game.content.digest):
        raise BadOption(f"{knowledge!r} is of another game, player count or edition than {game}.")
    if knowledge.state.facts()["option"] != table.start.facts()["option"]:
        raise BadOption(f"{knowledge!r} is played with other options than {game}.")
    state = HallState(game)
    state.standing = Standing.known(game.setting, knowledge, checked_seed(seed))
    return state


class HallGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel carries no types
    """A game of the hall with its player count and options."""

    hall: Game
    kind: Any

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        reward = given.get("reward", "win")
        if reward not in REWARDS:
            raise BadOption(f"There is no reward {reward!r}; allowed are {', '.join(REWARDS)}.")
        options = {name: value for name, value in given.items() if name not in OWN_PARAMETERS}
        table = Table.of(self.hall, given.get("seats"), options)
        self.setting = setting_of((self.hall.slug, table.seats, reward, tuple(sorted(table.options.items()))))
        low, high = RANGES[reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.single.action_count,
            max_chance_outcomes=OUTCOMES,
            num_players=table.seats,
            min_utility=low,
            max_utility=high,
            max_game_length=self.hall.longest,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> HallState:
        return HallState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The set-up, and for every decision its dice or a race."""
        return SEED_BYTES * (1 + self.hall.longest) + self.hall.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params, self)


class HallState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel carries no types
    """A state for OpenSpiel, which copies and pickles what it holds: one standing."""

    def __init__(self, game: HallGame) -> None:
        super().__init__(game)
        self.standing = Standing(game.setting)

    def current_player(self) -> int:
        if self.standing.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.standing.turn is None else self.standing.turn

    def _legal_actions(self, player: int) -> list[int]:
        return self.standing.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.standing.outcomes()

    def _apply_action(self, action: int) -> None:
        self.standing.go_on(int(action))

    def is_terminal(self) -> bool:
        return self.standing.over

    def returns(self) -> list[float]:
        standing = self.standing
        if standing.position is None or not standing.over:
            return [0.0] * standing.setting.table.seats
        return standing.setting.single.rewards_of(standing.position)

    def resample_from_infostate(self, player: int, sampler: Any) -> HallState:
        """A state that the player cannot tell from this one."""
        seats = self.standing.setting.table.seats
        if player not in range(seats):
            raise BadChoice(f"There is no player {player}; the players are 0 to {seats - 1}.")
        twin: HallState = self.clone()
        twin.standing = self.standing.imagined(player, int(sampler() * 2**62))
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        words = self.standing.setting.table.game.words
        if action not in range(words.action_count):
            raise BadChoice(f"There is no action {action}; the actions are 0 to {words.action_count - 1}.")
        described = words.describe(action)
        fields = ", ".join(f"{name}={value}" for name, value in described.items() if name != "verb")
        return f"{described['verb']}({fields})"

    def __str__(self) -> str:
        return str(self.standing)


class Observer:
    """What a player sees, as OpenSpiel asks for it."""

    def __init__(self, kind: Any, parameters: Any, game: HallGame) -> None:
        if parameters:
            raise ValueError(f"There are no parameters of observations; passed {parameters}")
        self.recalls = kind.perfect_recall
        self.tensor = np.zeros(game.setting.single.settings.places, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: HallState, player: int) -> None:
        position = state.standing.position
        self.tensor[:] = 0 if position is None else state.standing.setting.single.seen_of(position, player)

    def string_from(self, state: HallState, player: int) -> str:
        position = state.standing.position
        if position is None:
            return ""
        known = position.mask(player).to_bytes().hex()
        return f"{state.standing.recall[player].hex()} {known}" if self.recalls else known


def registered(game: Game) -> type[HallGame]:
    """The class by which OpenSpiel knows a game, once it is told of it."""
    kinds = pyspiel.GameType
    parameters: dict[str, Any] = {"seats": game.players[0], "reward": "win"}
    parameters |= {option.name: option.values[0] for option in game.options}
    kind = kinds(
        short_name=f"{PREFIX}{game.slug}",
        long_name=f"{game.texts.say('en', 'title')} (hypostyle)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )
    made = type(game.slug, (HallGame,), {"hall": game, "kind": kind})
    pyspiel.register_game(kind, made)
    return made


GAMES = {slug: registered(catalog.game(slug)) for slug in catalog.games() if catalog.game(slug).inputs is not None}
