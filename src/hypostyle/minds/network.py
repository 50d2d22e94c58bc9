"""The network: sparse inputs, two layers, a share of the win and a lead for every seat, and a liking for every action.

The first layer adds whole numbers and the others add in a fixed order, so that the interpreted and the compiled network
agree to the last bit, on any machine.
"""

from __future__ import annotations

from math import exp
from typing import Annotated

from hypostyle.engine.limits import SEAT_LIMIT
from hypostyle.engine.state import State
from hypostyle.engine.types import FloatVector, IntVector, LongVector, chapter, f64, i64
from hypostyle.minds.sizes import FIXED, HIDDEN, MOST_ADDED, OUTPUTS, SECOND, SIGHT


@chapter
class Network:
    """Weights, and the activities they gave rise to last."""

    table: IntVector  # of the inputs, see engine/reading.py
    units: IntVector
    gone: IntVector  # how many inputs are to be taken away, and which
    numbers: IntVector
    sights: LongVector  # what each seat read first in this search
    base: IntVector  # and what the first layer summed up of it, by seat and unit
    kept: IntVector  # by seat: whether it has read yet
    first_weights: IntVector  # by input, then by unit
    first_bias: IntVector
    second_weights: FloatVector  # by unit of the first layer, then of the second
    second_bias: FloatVector
    value_weights: FloatVector  # by unit of the second layer, then by output
    value_bias: FloatVector
    policy_weights: FloatVector  # by action, then by unit of the second layer
    policy_bias: FloatVector
    hidden: IntVector  # not a local row: GCC would work on eight rows at once, one number at a time
    second: FloatVector
    output: FloatVector

    def read_position(self, known: State, seat: int) -> None:
        """Let a masked state through the network, for the seat whose knowledge it is.

        Most of what a seat reads is the same all through a search: the sum that its first reading gave is kept, and a
        later one adds and takes away what differs. The sums are whole numbers, so it is the same sum.
        """
        if self.kept[seat] == 0:
            self.keep_reading(known, seat)
        self.start_from(seat)
        sight: i64 = seat * SIGHT
        self.add_inputs(known.read_changes(self.table, seat, self.sights, sight, self.units, self.gone, self.numbers))
        self.fill_second()

    def keep_reading(self, known: State, seat: int) -> None:
        """The first reading of a seat, with which its later ones are compared."""
        for unit in range(HIDDEN):
            self.hidden[unit] = self.first_bias[unit]
        sight: i64 = seat * SIGHT
        self.add_inputs(known.keep_sight(self.table, seat, self.sights, sight, self.units, self.gone, self.numbers))
        first: i64 = seat * HIDDEN
        for unit in range(HIDDEN):
            self.base[first + unit] = self.hidden[unit]
        self.kept[seat] = 1

    def start_from(self, seat: int) -> None:
        first: i64 = seat * HIDDEN
        for unit in range(HIDDEN):
            self.hidden[unit] = self.base[first + unit]

    def forget_readings(self) -> None:
        """Begin each seat's sum anew, with another position or other weights."""
        for seat in range(SEAT_LIMIT):
            self.kept[seat] = 0

    def add_inputs(self, come: int) -> None:
        """Add the rows of inputs that are there now, and take away those of inputs that are there no longer."""
        self.add_rows(self.spread_amounts(come))
        self.take_rows(self.gone[0])
        for number in range(self.numbers[0]):
            amount = self.numbers[2 * number + 2]
            if amount < -MOST_ADDED or amount > MOST_ADDED:
                row: i64 = self.numbers[2 * number + 1] * HIDDEN
                for unit in range(HIDDEN):
                    self.hidden[unit] += amount * self.first_weights[row + unit]

    def add_rows(self, count: int) -> None:
        place = 0
        while place + 4 <= count:  # four rows a pass keep the sums in registers
            one: i64 = self.units[place] * HIDDEN  # as wide as an address, so that rows are seen to be rows
            two: i64 = self.units[place + 1] * HIDDEN
            three: i64 = self.units[place + 2] * HIDDEN
            four: i64 = self.units[place + 3] * HIDDEN
            for unit in range(HIDDEN):
                self.hidden[unit] += (
                    self.first_weights[one + unit]
                    + self.first_weights[two + unit]
                    + self.first_weights[three + unit]
                    + self.first_weights[four + unit]
                )
            place += 4
        while place < count:
            one = self.units[place] * HIDDEN
            for unit in range(HIDDEN):
                self.hidden[unit] += self.first_weights[one + unit]
            place += 1

    def take_rows(self, count: int) -> None:
        place = 1
        while place + 1 <= count:
            one: i64 = self.gone[place] * HIDDEN
            two: i64 = self.gone[place + 1] * HIDDEN
            for unit in range(HIDDEN):
                self.hidden[unit] -= self.first_weights[one + unit] + self.first_weights[two + unit]
            place += 2
        if place == count:
            one = self.gone[place] * HIDDEN
            for unit in range(HIDDEN):
                self.hidden[unit] -= self.first_weights[one + unit]

    def spread_amounts(self, units: int) -> int:
        """Put inputs of small amounts behind those of amount 1, as often as they count, and in the same way behind
        those to be taken away; returns how many are to be added."""
        gone = self.gone[0]
        for number in range(self.numbers[0]):
            amount = self.numbers[2 * number + 2]
            if 0 <= amount <= MOST_ADDED:
                for _ in range(amount):
                    self.units[units] = self.numbers[2 * number + 1]
                    units += 1
            elif -MOST_ADDED <= amount < 0:
                for _ in range(-amount):
                    gone += 1
                    self.gone[gone] = self.numbers[2 * number + 1]
        self.gone[0] = gone
        return units

    def fill_second(self) -> None:
        """The second layer, from the sums of the first."""
        total: Annotated[list[f64], SECOND] = [0.0] * SECOND
        for unit in range(SECOND):
            total[unit] = self.second_bias[unit]
        for unit in range(HIDDEN):
            if self.hidden[unit] > 0:
                activity: float = self.hidden[unit] / FIXED
                row: i64 = unit * SECOND
                for other in range(SECOND):
                    total[other] += activity * self.second_weights[row + other]
        for unit in range(SECOND):
            self.second[unit] = total[unit] if total[unit] > 0.0 else 0.0

    def value_position(self) -> None:
        """The outputs of the position that was read last."""
        total: Annotated[list[f64], OUTPUTS] = [0.0] * OUTPUTS
        for place in range(OUTPUTS):
            total[place] = self.value_bias[place]
        for unit in range(SECOND):
            activity: float = self.second[unit]
            if activity > 0.0:
                row: i64 = unit * OUTPUTS
                for place in range(OUTPUTS):
                    total[place] += activity * self.value_weights[row + place]
        for place in range(OUTPUTS):
            self.output[place] = 1.0 / (1.0 + exp(-total[place]))

    def liking(self, action: int) -> float:
        """How much an action is liked in the position that was read last."""
        even: float = self.policy_bias[action]
        odd: float = 0.0
        row: i64 = action * SECOND
        for unit in range(0, SECOND, 2):  # two sums at once halve the waiting
            even += self.second[unit] * self.policy_weights[row + unit]
            odd += self.second[unit + 1] * self.policy_weights[row + unit + 1]
        return even + odd
