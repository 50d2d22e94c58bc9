"""Actions and events of a game as ready JSON, made once and sent to everybody who may see them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import Raw

from hypostyle.engine.game import Game
from hypostyle.engine.limits import SPECTATOR
from hypostyle.server.messages import encode

MOST_EVENTS = 20_000


class ToldEvent(NamedTuple):
    """An event as a spectator is told it."""

    fields: Mapping[str, Any]
    json: Raw


class JsonCache(dict[int, Raw]):
    """The actions of a game by their ids; and its events as a spectator is told them, those told lately."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.events: dict[tuple[int, ...], ToldEvent] = {}

    def __missing__(self, action: int) -> Raw:
        made = self[action] = Raw(encode({"id": action, **self.game.words.describe(action)}))
        return made

    def event(self, event: tuple[int, ...]) -> ToldEvent:
        made = self.events.get(event)
        if made is None:
            if len(self.events) >= MOST_EVENTS:
                self.events.clear()
            fields = self.game.words.event_of(event[0]).tell(event[1:], SPECTATOR)
            made = self.events[event] = ToldEvent(fields, Raw(encode(fields)))
        return made
