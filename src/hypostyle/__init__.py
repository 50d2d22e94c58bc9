"""hypostyle: a hall of Egyptian board games, with one engine for players, hosts and programs.

>>> import hypostyle
>>> match = hypostyle.game("imhotep").new(seats=2, seed=7)
>>> match.play("take")

`docs/python.md` is the guide.
"""

from typing import TYPE_CHECKING, Any

from hypostyle import mode

mode.choose()

from hypostyle.catalog import bot, game, games, load  # noqa: E402  (the mode is chosen before the engine is imported)
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

if TYPE_CHECKING:
    from hypostyle.bots import Bot
    from hypostyle.engine.action import Action
    from hypostyle.engine.content import Content
    from hypostyle.engine.decision import Decision, Refusal
    from hypostyle.engine.game import Game
    from hypostyle.engine.knowledge import Knowledge
    from hypostyle.engine.match import Match
    from hypostyle.engine.options import Option
    from hypostyle.engine.outcome import Outcome
    from hypostyle.engine.position import PastPosition, Position, Step
    from hypostyle.engine.state import State

__version__ = "0.1.0"
__all__ = [
    "Action",
    "BadContent",
    "BadOption",
    "BadSave",
    "Bot",
    "Content",
    "Decision",
    "Game",
    "HypostyleError",
    "IllegalAction",
    "Knowledge",
    "Match",
    "NotYourDecision",
    "Option",
    "Outcome",
    "PastPosition",
    "Position",
    "Refusal",
    "State",
    "Step",
    "UnknownAction",
    "UnknownGame",
    "bot",
    "game",
    "games",
    "load",
]
# Where the types live; they are imported when somebody asks for them, so that `import hypostyle` stays quick.
HOMES = {
    "Action": "engine.action",
    "Bot": "bots",
    "Content": "engine.content",
    "Decision": "engine.decision",
    "Game": "engine.game",
    "Knowledge": "engine.knowledge",
    "Match": "engine.match",
    "Option": "engine.options",
    "Outcome": "engine.outcome",
    "PastPosition": "engine.position",
    "Position": "engine.position",
    "Refusal": "engine.decision",
    "State": "engine.state",
    "Step": "engine.position",
}


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    found = globals()[name] = getattr(import_module(f"{__name__}.{HOMES[name]}"), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
