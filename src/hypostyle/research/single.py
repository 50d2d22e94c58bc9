"""Single: one match for the environments that step one at a time, with what each seat sees in an array of its own."""

from __future__ import annotations

from typing import Any

from hypostyle.engine.decision import Refusal
from hypostyle.engine.errors import IllegalAction
from hypostyle.engine.reading import LARGEST
from hypostyle.engine.rows import ONLY, REFUSED, Rows, settings_of
from hypostyle.engine.state import State
from hypostyle.engine.stepping import Stepper
from hypostyle.research.batch import NO_BYTES, NO_FRACTIONS, checked_dtype
from hypostyle.research.errors import missing_extra
from hypostyle.research.table import Table, checked_seed

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as missing:
    raise missing_extra(missing) from None

Shown = dict[str, NDArray[Any]]


class Single:
    """One match, in the same rows that a batch has."""

    def __init__(self, table: Table, dtype: str, reward: str, extra_actions: int = 0) -> None:
        self.table = table
        self.dtype = checked_dtype(dtype)
        whole = self.dtype == np.int8
        self.settings = settings_of(table.game, table.seats, reward, whole, 1, resets=False)
        self.rows = Rows(table.game, 1, shown=True)
        self.stepper = Stepper(table.state(), self.rows, self.settings)
        places, actions = self.settings.places, self.settings.action_count
        self.seen = np.zeros(places, self.dtype)
        self.mask = np.zeros(actions, np.int8)
        self.movers, self.dones = np.zeros(1, np.int8), np.zeros(1, np.int8)
        self.rewards = np.zeros(table.seats, np.float32)
        fractions, small = (NO_FRACTIONS, self.seen) if whole else (self.seen, NO_BYTES)
        self.stepper.show_in(fractions, small, self.mask, False)
        self.stepper.tell_in(self.movers, self.rewards, self.dones)
        self.action_count = actions + extra_actions
        self.seed = 0
        # Looked up once: a step in Python costs as much as the look-ups it makes.
        self.see = self.stepper.see
        self.copy_of_seen, self.copy_of_mask = self.seen.copy, self.mask.copy

    def begin(self, seed: int) -> int:
        """Begin a match; who is to move."""
        self.seed = self.rows.seeds[ONLY] = checked_seed(seed)
        self.stepper.start(ONLY, ONLY + 1)
        return int(self.movers[ONLY])

    def play(self, action: int) -> int:
        """Play for the seat that is to move; who is then, -1 at the end. What is not offered raises, unplayed."""
        mover: int = self.stepper.play(ONLY, action)
        if mover == REFUSED:
            raise self.refusal(self.rows.turns[ONLY], action)
        return mover

    def play_as(self, seat: int, action: int) -> int:
        """Play for one of several seats that choose at once."""
        mover: int = self.stepper.play_as(ONLY, seat, action)
        if mover == REFUSED:
            raise self.refusal(seat, action)
        return mover

    def shown(self, seat: int) -> Shown:
        """What a seat sees, and what it may choose now: fresh arrays, which are the caller's."""
        self.see(seat)
        return {"observation": self.copy_of_seen(), "action_mask": self.copy_of_mask()}

    def stand_at(self, position: State) -> None:
        """Leave the match for another position, to look at it."""
        self.rows.stand_at(position)

    def seen_of(self, position: State, seat: int) -> NDArray[Any]:
        """What a seat sees of a position, in an array that is used again."""
        self.stand_at(position)
        self.see(seat)
        return self.seen

    def rewards_of(self, position: State) -> list[float]:
        """What a match that is over is worth to each seat."""
        self.stand_at(position)
        self.stepper.settle(ONLY)
        found: list[float] = self.rewards.tolist()
        return found

    def offered(self) -> list[int]:
        """What the seat that is to move may choose."""
        return list(self.rows.offered[: self.rows.offered_counts[ONLY]])

    def state(self) -> State:
        """The whole truth, as a position of its own."""
        state = self.table.state()
        state.load_bytes(self.rows.blocks.tobytes())
        return state

    def refusal(self, seat: int, action: int) -> IllegalAction:
        """Why a seat may not choose an action now, as the rules say it; also raises where the rules are at fault."""
        state = self.state()
        state.check_ways_on()
        known = state.mask(seat)
        game = self.table.game
        return IllegalAction(Refusal(game, known.obstacle(seat, action)))

    def observation_space(self) -> spaces.Dict:
        """What `shown` returns."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST, LARGEST, (self.settings.places,), self.dtype),
                "action_mask": spaces.Box(0, 1, (self.action_count,), np.int8),
            }
        )
