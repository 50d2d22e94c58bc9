"""Rows that complain: in the interpreted form, an index out of range, a negative one or a value too wide is an error.

The compiled form checks nothing; playing the same seeds with checked rows shows what it would silently spoil.
"""

from typing import Any

from hypostyle.engine.layout import layout_of
from hypostyle.engine.state import State
from hypostyle.engine.types import WIDTHS

# By name and not by super(): rules look at rows all the time, and these matches are played interpreted.
read, write = list.__getitem__, list.__setitem__


class CheckedRow(list[int]):
    """A fixed-size array of the block, with the checks that C leaves out."""

    def __init__(self, count: int, letter: str) -> None:
        super().__init__([0] * count)
        self.width = WIDTHS[letter]

    def __getitem__(self, index: Any) -> Any:
        if index.__class__ is int and index < 0:
            raise before_the_first(index)
        return read(self, index)  # a list itself refuses an index past its end

    def __setitem__(self, index: Any, value: Any) -> None:
        if not isinstance(index, slice):
            if index < 0:
                raise before_the_first(index)
            check_value(value, self.width.low, self.width.high)
        write(self, index, value)


def before_the_first(index: int) -> IndexError:
    return IndexError(f"index {index}: a row of C has no end to count from")


def check_value(value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise OverflowError(f"{value} does not fit between {low} and {high}")


def check_scalars(state: State) -> None:
    """Single ints have no row to complain for them: look at them after each step."""
    for field in layout_of(type(state)):
        if not field.count:
            check_value(getattr(state, field.name), field.width.low, field.width.high)


def check_rows() -> None:
    """From now on every interpreted state of this process has checked rows."""
    State.row = staticmethod(CheckedRow)  # type: ignore[method-assign]
