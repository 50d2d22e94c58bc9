"""What a seat is shown in numbers, the observation and the mask, checked to be knowledge and nothing else."""

from __future__ import annotations

from array import array
from typing import Any

from hypostyle.engine.game import Game
from hypostyle.engine.reading import LARGEST
from hypostyle.engine.rows import Rows, settings_of, zeros
from hypostyle.engine.state import State
from hypostyle.engine.stepping import Stepper
from hypostyle.testing.contract import random_match
from hypostyle.testing.variants import Variant

WORLDS = 2  # imagined for each seat and position
STRIDE = 3  # steps from one position that is looked at to the next


class Eye:
    """Looks at whole positions from one seat or another."""

    def __init__(self, game: Game, state: State, whole: bool) -> None:
        settings = settings_of(game, state.seats, "win", whole, stride=1, resets=False)
        self.rows, self.whole = Rows(game, 1, shown=True), whole
        self.stepper = Stepper(state.copy(), self.rows, settings)
        self.fractions, self.small = zeros("f", settings.places), zeros("b", settings.places)
        self.mask = zeros("b", settings.action_count)
        self.stepper.show_in(self.fractions, self.small, self.mask, True)

    def seen(self, state: State, seat: int) -> tuple[array[Any], array[int]]:
        """Observation and mask of a seat; the position is given whole, hiding is what is checked."""
        self.rows.stand_at(state)
        self.stepper.observe(0, seat, 0)
        return (self.small if self.whole else self.fractions)[:], self.mask[:]


def check_observation(game: Game, seats: int, options: Variant, seed: int) -> None:
    """An observation is the same in every world that its seat cannot tell apart, and its mask shows what is legal."""
    if game.inputs is None:
        return
    eyes: list[Eye] = []
    for match, _seat, _action in random_match(game, seats, options, seed):
        eyes = eyes or [Eye(game, match.state, whole) for whole in (False, True)]
        if len(match.log) % STRIDE:
            continue
        eye = eyes[len(match.log) // STRIDE % 2]
        for seat in range(seats):
            observation, mask = eye.seen(match.state, seat)
            assert any(observation), "nothing is seen"
            assert -LARGEST <= min(observation) <= max(observation) <= LARGEST, "a number beyond all bounds is seen"
            assert [action for action, legal in enumerate(mask) if legal] == sorted(match.state.legal_actions(seat))
            known = match.state.mask(seat)
            for world in range(WORLDS):
                other = known.imagine(WORLDS * (seed + len(match.log)) + world)
                assert eye.seen(other, seat) == (observation, mask), f"seat {seat} sees what it cannot know"
