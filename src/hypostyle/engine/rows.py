"""The rows of numbers that matches stepped together are kept in, and how they are played (engine/stepping.py)."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Any, TypeAlias

from hypostyle.engine.errors import BadOption, brief
from hypostyle.engine.game import Game
from hypostyle.engine.layout import layout_of
from hypostyle.engine.limits import CELL, LEGAL_LIMIT, TASK_LIMIT
from hypostyle.engine.reading import Inputs, table_of
from hypostyle.engine.sight import sight_of
from hypostyle.engine.state import State

ONLY = 0  # the match of rows that hold one
NOBODY = -1  # is to move: the match is over
LEAVE = -1  # the action that leaves a match as it is
REFUSED = -2
ALL_FINE = -1
LOWEST_SCORE = -1000000
WIN = 0
RANK = 1
MARGIN = 2
SCORE = 3
REWARDS = {"win": WIN, "rank": RANK, "margin": MARGIN, "score": SCORE}

Vector: TypeAlias = Any  # a row of numbers that is handed over: an array, or one of NumPy's


def zeros(letter: str, count: int) -> array[Any]:
    """A row of so many zeros."""
    return array(letter, bytes(array(letter).itemsize * count))


@dataclass(frozen=True)
class Settings:
    """What is the same for all matches that are stepped together."""

    seats: int
    block: int
    places: int
    sight: int
    action_count: int
    lines: int
    reward_kind: int
    stride: int
    whole: bool
    resets: bool


def settings_of(game: Game, seats: int, reward: object, whole: bool, stride: int, resets: bool) -> Settings:
    """As a game asks for it; refuses a reward that there is not."""
    if not isinstance(reward, str) or reward not in REWARDS:
        raise BadOption(f"There is no reward {brief(reward)}; allowed are {', '.join(REWARDS)}.")
    return Settings(
        seats=seats,
        block=layout_of(game.state).size // CELL,
        places=len(inputs_of(game).places),
        sight=sum(sight_of(inputs_of(game).rows).words),
        action_count=game.words.action_count,
        lines=len(game.lines),
        reward_kind=REWARDS[reward],
        stride=stride,
        whole=whole,
        resets=resets,
    )


def inputs_of(game: Game) -> Inputs:
    """The inputs of a game that says how it is read."""
    if game.inputs is None:
        raise BadOption(f"{game.slug} does not say how a position is read, so it cannot be observed.")
    return game.inputs


class Rows:
    """Everything that is kept of so many matches."""

    def __init__(self, game: Game, games: int, shown: bool) -> None:
        inputs = inputs_of(game)
        self.table = table_of(inputs, len(game.measures))
        self.scales = array("d", [place.scale for place in inputs.places])
        self.races = zeros("i", TASK_LIMIT)
        for task in game.words.tasks:
            self.races[int(task)] = int(task.contest is not None)
        self.blocks = zeros("i", games * (layout_of(game.state).size // CELL))
        self.seeds, self.dice, self.policy = zeros("q", games), zeros("q", games), zeros("q", games)
        self.turns, self.offered_counts = zeros("i", games), zeros("i", games)
        self.offered = zeros("h", games * LEGAL_LIMIT)
        self.sights = zeros("q", games * sum(sight_of(inputs.rows).words) if shown else 1)

    def stand_at(self, position: State) -> None:
        """Leave the only match for another position, in which nothing has been offered to anybody yet."""
        self.blocks[:] = array("i", position.to_bytes())
        self.turns[ONLY] = NOBODY
        self.offered_counts[ONLY] = 0

    @property
    def size(self) -> int:
        """Bytes of all of them."""
        return sum(len(row) * row.itemsize for row in vars(self).values())
