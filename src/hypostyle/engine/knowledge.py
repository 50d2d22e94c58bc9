"""Knowledge: a position from which everything one viewer cannot know has been erased."""

from __future__ import annotations

import marshal
from collections.abc import Mapping
from typing import Any

from hypostyle.engine.content import Content
from hypostyle.engine.decision import Decision
from hypostyle.engine.game import Game
from hypostyle.engine.limits import SPECTATOR
from hypostyle.engine.sentences import speaker
from hypostyle.engine.state import State
from hypostyle.engine.views import View


class Knowledge:
    """What one seat, or a spectator, knows of a position: all that a bot, a view or a drawing is made from."""

    def __init__(self, game: Game, content: Content, state: State, viewer: int) -> None:
        self.game = game
        self.content = content
        self.state = state  # masked
        self.viewer = viewer

    def to_bytes(self) -> bytes:
        """Equal for two positions that the viewer cannot tell apart."""
        return self.state.to_bytes()

    def decision(self) -> Decision:
        """What the viewer has to choose now; there must be something."""
        return Decision(self.game, self.state, self.viewer)

    def view(self) -> dict[str, Any]:
        """What is known, told in names and ready for JSON: a `View` with the game's own part, typed in its view.py.

        It is the caller's own, to be changed at will.
        """
        own: dict[str, Any] = marshal.loads(marshal.dumps(self.view_to_read()))  # copies lists and dicts quickest
        return own

    def view_to_read(self) -> dict[str, Any]:
        """The same for whoever changes nothing: parts of it are shared with other views."""
        return {**self.shared_view(), **self.own_view()}

    def shared_view(self) -> View:
        """What the views of all games say."""
        state = self.state
        return {
            "game": self.game.slug,
            "seats": state.seats,
            "viewer": None if self.viewer == SPECTATOR else self.viewer,
            "over": bool(state.over),
            "to_move": [seat for seat in range(state.seats) if state.open >> seat & 1],
        }

    def own_view(self) -> Mapping[str, Any]:
        """What the view of this game says beyond that; two viewers who know the same find the same here."""
        return self.game.view(self.state, self.content)

    def draw(self, language: str = "en") -> str:
        """The table as text, as the terminal shows it."""
        return self.game.draw(self.view_to_read(), speaker(self.game, language))

    def __repr__(self) -> str:
        viewer = "a spectator" if self.viewer == SPECTATOR else f"seat {self.viewer}"
        return f"<Knowledge of {viewer} of {self.game.slug}>"
