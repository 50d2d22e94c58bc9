"""The few hints that give an int its width, and the marks that tell the compiler how to treat a method.

A field of a state is written `round: i8` or `supply: Annotated[list[i8], SEATS]`: ordinary hints for a type
checker and for the interpreter, exact C types for the compiled build.
"""

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, TypeAlias, TypeVar

Method = TypeVar("Method", bound=Callable[..., object])
Class = TypeVar("Class", bound=type)


@dataclass(frozen=True)
class Width:
    """How many bytes an int takes, with the C type and the `struct` letter for it."""

    size: int
    c_type: str
    letter: str
    low: int
    high: int


i8 = Annotated[int, Width(1, "signed char", "b", -(2**7), 2**7 - 1)]
i16 = Annotated[int, Width(2, "short", "h", -(2**15), 2**15 - 1)]
i32 = Annotated[int, Width(4, "int", "i", -(2**31), 2**31 - 1)]
u32 = Annotated[int, Width(4, "unsigned int", "I", 0, 2**32 - 1)]
i64 = Annotated[int, Width(8, "long long", "q", -(2**63), 2**63 - 1)]
f64 = Annotated[float, Width(8, "double", "d", 0, 0)]  # for local rows only: a state holds whole numbers
f32 = Annotated[float, Width(4, "float", "f", 0, 0)]  # for vectors only

# Long rows of numbers outside a state, such as the nodes of a search tree or the observations of many matches.
IntVector: TypeAlias = "array[int]"
FloatVector: TypeAlias = "array[float]"
ByteVector: TypeAlias = "array[i8]"
ShortVector: TypeAlias = "array[i16]"
LongVector: TypeAlias = "array[i64]"
SingleVector: TypeAlias = "array[f32]"

WIDTHS = {hint.__metadata__[0].letter: hint.__metadata__[0] for hint in (i8, i16, i32, u32, i64)}  # type: ignore[attr-defined]


def inline(method: Method) -> Method:
    """Mark a short method whose body the compiler copies into every module that calls it: the engine's into games, a
    game's rules into its insight."""
    return method


def apart(method: Method) -> Method:
    """Mark a long method that few decisions come to: compiled, it stays a function of its own, so that the short way
    through its caller has no registers to save for it."""
    return method


def native(method: Method) -> Method:
    """Mark a method that has a twin in `native.pyx`: this body serves the interpreter only."""
    return method


def released(method: Method) -> Method:
    """Mark a method or function that runs without the interpreter's lock when compiled."""
    return method


CHAPTER = "is_chapter"


def chapter(cls: Class) -> Class:
    """Mark a class that holds one chapter of a game's rules: the compiler merges it into the class it leads to."""
    setattr(cls, CHAPTER, True)
    return cls


def unlikely(condition: bool) -> bool:
    """A condition that is nearly always false: the compiler moves what depends on it out of the way."""
    return condition
