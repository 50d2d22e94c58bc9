"""hypostyle: a hall of Egyptian board games, and the same engine as a research environment."""

from hypostyle import mode

mode.choose()

from hypostyle.catalog import game, games, load  # noqa: E402  (the mode is chosen before the engine is imported)
from hypostyle.engine.errors import (  # noqa: E402
    BadContent,
    BadOption,
    BadSave,
    HypostyleError,
    IllegalAction,
    NotYourDecision,
    UnknownAction,
    UnknownGame,
)

__version__ = "0.1.0"
__all__ = [
    "BadContent",
    "BadOption",
    "BadSave",
    "HypostyleError",
    "IllegalAction",
    "NotYourDecision",
    "UnknownAction",
    "UnknownGame",
    "game",
    "games",
    "load",
]
