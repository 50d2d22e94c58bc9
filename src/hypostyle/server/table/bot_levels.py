"""The levels of the bots that one can sit down with, and of the hint."""

from __future__ import annotations

from msgspec import Struct


class Level(Struct, frozen=True):
    """A bot of the `bots` package, and how long it may think; `simulations` bound it independently of the machine.

    In a race it says what it found only after the seconds, between these two, that a person might need.
    """

    bot: str
    seconds: float = 0.0
    simulations: int | None = None
    finds: tuple[float, float] = (20.0, 50.0)


LEVELS: dict[str, Level] = {
    "random": Level("random", finds=(30.0, 75.0)),
    "greedy": Level("greedy", finds=(20.0, 50.0)),
    "easy": Level("uct", simulations=40, finds=(16.0, 45.0)),
    "normal": Level("uct", 0.5, finds=(10.0, 30.0)),
    "hard": Level("uct", 2.0, finds=(6.0, 18.0)),
}
HINT = Level("uct", 1.0)
