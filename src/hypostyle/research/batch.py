"""Batch: thousands of matches of one game, stepped together into NumPy arrays that belong to the caller."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, pairwise
from typing import Any

from hypostyle.engine.content import is_number
from hypostyle.engine.errors import BadOption, brief
from hypostyle.engine.game import Game
from hypostyle.engine.rows import ALL_FINE, LEAVE, NOBODY, Rows, settings_of
from hypostyle.engine.state import State
from hypostyle.engine.stepping import Stepper
from hypostyle.research.errors import BadArray, BadChoice, missing_extra
from hypostyle.research.table import FIRST_SEED, Table, checked_seed, number_of

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise missing_extra(missing) from None

MOST_GAMES = 1_000_000
MOST_THREADS = 256
DTYPES: dict[str, type[np.generic]] = {"float32": np.float32, "int8": np.int8}
# Stand for the kind of observation that is not asked for.
NO_FRACTIONS, NO_BYTES = np.zeros(1, np.float32), np.zeros(1, np.int8)


class Batch:
    """Matches side by side. In each of them one seat is to move; a step plays one action in every match.

    >>> from hypostyle.research.batch import Batch
    >>> batch = Batch("imhotep", games=8, seats=2, seed=1)
    >>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
    ((8, 1328), (8, 59), (8, 2))
    >>> batch.step(batch.random_actions())
    """

    def __init__(
        self,
        game: Game | str,
        games: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        threads: int = 1,
        seed: int = FIRST_SEED,
        dtype: str = "float32",
        reward: str = "win",
        observe: bool = True,
        autoreset: bool = True,
    ) -> None:
        self.table = Table.of(game, seats, options)
        self.games = checked_count("games", games, MOST_GAMES)
        self.threads = checked_count("threads", threads, MOST_THREADS)
        self.dtype = checked_dtype(dtype)
        self.observe = observe
        whole = self.dtype == np.int8
        self.settings = settings_of(self.table.game, self.table.seats, reward, whole, self.games, autoreset)
        self.rows = Rows(self.table.game, self.games, observe)
        self.steppers = [Stepper(self.table.state(), self.rows, self.settings) for _ in range(self.threads)]
        self.pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self.is_closed = False
        edges = [self.games * part // self.threads for part in range(self.threads + 1)]
        self.parts = list(pairwise(edges))
        shapes = self.shapes()
        self.arrays = {name: np.zeros(shape, kind) for name, (shape, kind) in shapes.items()}
        self.choices = array("i", [LEAVE]) * self.games
        self.chosen = np.frombuffer(self.choices, np.int32)
        self.hand_over()
        first = checked_seed(seed)
        self.reset(range(first, first + self.games))

    def shapes(self) -> dict[str, tuple[tuple[int, ...], type[np.generic]]]:
        """Shape and type of every array that a step writes into."""
        games = self.games
        shown = games if self.observe else 0
        return {
            "observations": ((shown, self.settings.places), self.dtype),
            "masks": ((shown, self.settings.action_count), np.int8),
            "movers": ((games,), np.int8),
            "rewards": ((games, self.settings.seats), np.float32),
            "dones": ((games,), np.bool_),
        }

    # ------------------------------------------------------------------ the caller's arrays
    @property
    def observations(self) -> NDArray[Any]:
        """What the seat that is to move sees, by match and place (docs/observations.md)."""
        return self.arrays["observations"]

    @property
    def masks(self) -> NDArray[np.int8]:
        """1 for each action that the seat which is to move may choose, by match and action."""
        return self.arrays["masks"]

    @property
    def movers(self) -> NDArray[np.int8]:
        """The seat that is to move in each match; -1 where a match is over."""
        return self.arrays["movers"]

    @property
    def rewards(self) -> NDArray[np.float32]:
        """What the last step brought, by match and seat: 0 but for a match that it ended."""
        return self.arrays["rewards"]

    @property
    def dones(self) -> NDArray[np.bool_]:
        """Which matches the last step ended."""
        return self.arrays["dones"]

    def write_into(self, **arrays: NDArray[Any]) -> None:
        """Let all steps from now on write into other arrays, by name; what is seen now is written into them at once."""
        shapes = self.shapes()
        for name, given in arrays.items():
            if name not in shapes:
                raise BadArray(f"There is no array {brief(name)}; a batch writes into {', '.join(shapes)}.")
            check_array(name, given, *shapes[name])
        check_apart(self.arrays | arrays)
        self.arrays |= arrays
        self.hand_over()
        self.run(Stepper.show_again)

    def hand_over(self) -> None:
        flat = {name: given.reshape(-1) for name, given in self.arrays.items()}
        seen = flat["observations"]
        whole = self.dtype == np.int8
        fractions, small = (NO_FRACTIONS, seen) if whole else (seen, NO_BYTES)
        for stepper in self.steppers:
            stepper.show_in(fractions, small, flat["masks"], self.observe)
            stepper.tell_in(flat["movers"], flat["rewards"], flat["dones"].view(np.int8))
            stepper.choose_from(self.choices)

    # ------------------------------------------------------------------ playing
    def reset(self, seeds: Sequence[int] | NDArray[np.integer[Any]] | None = None) -> None:
        """Begin all matches anew, each from its seed; without seeds, each from the one after its last."""
        if seeds is None:
            seeds = [(last + self.settings.stride) % 2**62 for last in self.rows.seeds]
        for game, seed in enumerate(self.checked_seeds(seeds)):
            self.rows.seeds[game] = seed
        self.check_ways_on(self.run(Stepper.start))

    def restart(self, games: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """Begin some of the matches anew, each from the seed after its last."""
        for game in self.checked_games(games):
            self.rows.seeds[game] += self.settings.stride
            self.check_ways_on([self.steppers[0].start(game, game + 1)])

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Play one action in every match; -1 leaves a match as it is. One that is not offered is refused, and nothing
        is played anywhere."""
        check_actions(actions, self.games)
        before = self.chosen.copy()
        self.chosen[:] = actions
        wrong = [game for game in self.run(Stepper.check) if game is not None and game != ALL_FINE]
        if wrong:
            self.chosen[:] = before
            raise BadChoice(self.refusal(wrong[0], int(actions[wrong[0]])))
        self.check_ways_on(self.run(Stepper.step))

    def random_actions(self, into: NDArray[np.int32] | None = None) -> NDArray[np.int32]:
        """For every match any of the actions offered, drawn from its seed; -1 where it is over."""
        self.run(Stepper.draw_actions)
        if into is None:
            return self.chosen.copy()
        check_array("actions", into, (self.games,), np.int32)
        into[:] = self.chosen
        return into

    def run(self, work: Callable[[Stepper, int, int], int | None]) -> list[int | None]:
        """Let every thread do its part of the matches."""
        if self.pool is None:
            return [work(self.steppers[0], 0, self.games)]
        if self.is_closed:
            raise BadChoice("This batch was closed: its threads have ended.")
        parts = zip(self.steppers, self.parts, strict=True)
        tasks = [self.pool.submit(work, stepper, *part) for stepper, part in parts]
        return [task.result() for task in tasks]

    # ------------------------------------------------------------------ looking closer
    def state(self, game: int) -> State:
        """The whole truth of one match, as a position of its own."""
        (game,) = self.checked_games([game])
        state, block = self.table.state(), self.settings.block
        state.load_bytes(self.rows.blocks[game * block : (game + 1) * block].tobytes())
        return state

    def seeds(self) -> list[int]:
        """The seed that each match began from: `Table.match` plays it again."""
        return list(self.rows.seeds)

    def checked_seeds(self, seeds: Any) -> list[int]:
        """One for each match."""
        found = len(seeds) if isinstance(seeds, Sequence | np.ndarray) else brief(seeds)
        if found != self.games:
            raise BadArray(f"There must be {self.games} seeds, one for each match, not {found}.")
        return [checked_seed(seed) for seed in seeds]

    def checked_games(self, games: Any) -> list[int]:
        """Numbers of matches that are there: what is handed on to compiled code is not looked at again."""
        given = list(games) if isinstance(games, Sequence | np.ndarray) else [games]
        found = [number_of(game, self.games) for game in given]
        if not isinstance(games, Sequence | np.ndarray) or None in found:
            raise BadArray(f"There must be numbers of matches from 0 to {self.games - 1}, not {brief(games)}.")
        return [game for game in found if game is not None]

    @property
    def memory(self) -> int:
        """Bytes that are kept of all matches, beside the arrays of the caller."""
        return self.rows.size

    def check_ways_on(self, stuck: list[int | None]) -> None:
        for game in stuck:
            if game is not None and game != ALL_FINE:
                self.state(game).check_ways_on()

    def refusal(self, game: int, action: int) -> str:
        """Why an action was not played."""
        if self.rows.turns[game] == NOBODY:
            return f"Match {game} is over: only the action {LEAVE} leaves it as it is; reset() begins all anew."
        count = self.settings.action_count
        if not LEAVE <= action < count:
            return f"Match {game}: there is no action {action}; the actions are 0 to {count - 1}, and {LEAVE} for none."
        seat = self.rows.turns[game]
        state = self.state(game).mask(seat)
        reason = self.table.game.words.reason_of(state.obstacle(seat, action))
        return f"Match {game}: seat {seat} may not choose action {action} now ({reason.name}); see masks[{game}]."

    def close(self) -> None:
        """End the threads."""
        if self.pool is not None:
            self.is_closed = True
            self.pool.shutdown()


def checked_count(name: str, value: int, most: int) -> int:
    if not is_number(value, 1, most):
        raise BadOption(f"{name} must be a whole number from 1 to {most}, not {brief(value)}.")
    return value


def checked_dtype(dtype: object) -> type[np.generic]:
    if not isinstance(dtype, str) or dtype not in DTYPES:
        raise BadOption(f"dtype must be one of {', '.join(DTYPES)}, not {brief(dtype)}.")
    return DTYPES[dtype]


def check_array(name: str, given: Any, shape: tuple[int, ...], kind: type[np.generic]) -> None:
    """Refuse an array that compiled code could not write into."""
    if not isinstance(given, np.ndarray) or given.dtype != kind or given.shape != shape:
        found = f"{given.dtype} {given.shape}" if isinstance(given, np.ndarray) else type(given).__name__
        raise BadArray(f"{name} must be a NumPy array of {np.dtype(kind)} {shape}, not {found}.")
    if not (given.flags.c_contiguous and given.flags.writeable):
        raise BadArray(f"{name} must be one stretch of memory (C order) that can be written to.")


def check_apart(arrays: Mapping[str, NDArray[Any]]) -> None:
    """Refuse arrays of which one would be written over another."""
    for (name, given), (other, beside) in combinations(arrays.items(), 2):
        if np.may_share_memory(given, beside):
            raise BadArray(f"{name} and {other} must not lie in the same memory.")


def check_actions(actions: Any, games: int) -> None:
    if not isinstance(actions, np.ndarray) or not np.issubdtype(actions.dtype, np.integer) or actions.shape != (games,):
        found = f"{actions.dtype} {actions.shape}" if isinstance(actions, np.ndarray) else type(actions).__name__
        raise BadArray(f"actions must be a NumPy array of whole numbers ({games},), not {found}.")
    if actions.size and (actions.min() < -(2**31) or actions.max() >= 2**31):
        raise BadArray("actions must be numbers of actions, not beyond what 32 bits hold.")
