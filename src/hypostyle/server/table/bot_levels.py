"""The bots that a table asks: that of each character, and that of the hint; and how long they may think."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from hypostyle.minds.characters import Character
from hypostyle.minds.levels import manner_of

SHORTEST = 0.05  # seconds that a search gets, however many wait for it


class AskedBot(Struct, frozen=True):
    """A bot by its name, and for how many seconds it may think about one choice; 0 where time is not what bounds it."""

    name: str
    seconds: float = 0.0

    def with_share(self, share: float) -> str:
        """Its name as `bots.make` understands it, with only a share of its time."""
        return f"{self.name}:time={max(SHORTEST, self.seconds * share):.3f}" if self.seconds else self.name


HINT = AskedBot("net", 1.0)


@cache
def bot_of(character: Character, game_slug: str) -> AskedBot:
    """The bot that plays a game for a character."""
    return AskedBot(character.id, manner_of(character, game_slug).budget.seconds or 0.0)
