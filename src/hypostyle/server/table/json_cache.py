"""Actions and events of a game as ready JSON, made once and sent to everybody who may see them."""

from __future__ import annotations

from msgspec import Raw

from hypostyle.engine.game import Game
from hypostyle.engine.limits import SPECTATOR
from hypostyle.server.messages import encode

MOST_EVENTS = 20_000


class JsonCache(dict[int, Raw]):
    """The actions of a game by their ids; and its events without secrets, those told lately."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.events: dict[tuple[int, ...], Raw] = {}

    def __missing__(self, action: int) -> Raw:
        made = self[action] = Raw(encode({"id": action, **self.game.words.describe(action)}))
        return made

    def event(self, event: tuple[int, ...]) -> Raw:
        made = self.events.get(event)
        if made is None:
            if len(self.events) >= MOST_EVENTS:
                self.events.clear()
            made = Raw(encode(self.game.words.event_of(event[0]).tell(event[1:], SPECTATOR)))
            self.events[event] = made
        return made
