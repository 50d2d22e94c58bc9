"""Table: a game, its player count and its options, checked once; everything in research is set up from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from operator import index
from typing import Any

from hypostyle import catalog
from hypostyle.engine.content import is_number
from hypostyle.engine.errors import BadOption, brief
from hypostyle.engine.game import LARGEST_SEED, Game
from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.match import Match
from hypostyle.engine.rows import inputs_of
from hypostyle.engine.state import State

FIRST_SEED = 0


@dataclass(frozen=True)
class Table:
    """Who plays what, and by which variant."""

    game: Game
    seats: int
    options: dict[str, Any]
    start: State  # set up with the first seed, to be copied

    @classmethod
    def of(cls, game: Game | str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> Table:
        """Refuses an unknown game, a player count or an option that it does not have, in one sentence."""
        found = catalog.game(game) if isinstance(game, str) else game
        inputs_of(found)
        if not isinstance(options, Mapping | None):
            raise BadOption(f"options must be a dictionary of names and values, not {brief(options)}.")
        match = found.new(seats, FIRST_SEED, options)
        return cls(found, match.seats, match.options, match.state)

    def state(self) -> State:
        """A position of this table, to be filled."""
        state = self.start.copy()
        state.listen(False)
        return state

    def knowledge(self, state: State, viewer: int) -> Knowledge:
        """What a seat, or a spectator, knows of a position."""
        return Knowledge(self.game, self.game.content, state.mask(viewer), viewer)

    def match(self, seed: int) -> Match:
        """The match of this table that begins from a seed."""
        return self.game.new(self.seats, seed, self.options)


def checked_seed(seed: object) -> int:
    """A seed that a match can begin from."""
    number = plain(seed)
    if number is None or not is_number(number, 0, LARGEST_SEED):
        raise BadOption(f"The seed must be a whole number from 0 to {LARGEST_SEED}, not {brief(seed)}.")
    return number


def number_of(action: Any, count: int) -> int | None:
    """An action, or whatever is counted, as a plain number; None if it is none of the so many."""
    number = action if type(action) is int else plain(action)  # nearly all are, and asking for more takes its time
    return number if number is not None and 0 <= number < count else None


def plain(value: Any) -> int | None:
    """A whole number of any library as one of Python's; None for everything else, also for a row of numbers."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None
