"""Content on its way to a worker in another process: sent only where it is not the built-in one, and checked there."""

from __future__ import annotations

import json
from functools import lru_cache

import msgspec

from hypostyle.catalog import game as find_game
from hypostyle.engine.content import Content, content_of
from hypostyle.engine.errors import HypostyleError
from hypostyle.engine.game import Game

MOST_CONTENTS = 64  # kept by a worker


def sent(game: Game, content: Content) -> bytes | None:
    """The content as JSON; None: the built-in one, which the worker has itself."""
    return None if content.digest == game.built_in.digest else msgspec.json.encode(content.data)


def content_for(slug: str, own: bytes | None, digest: str) -> Content:
    """What was sent, in the worker."""
    content = kept(slug, own)
    if content.digest != digest:
        raise HypostyleError(f"{slug}: this worker has other content than whoever asks it.")
    return content


@lru_cache(MOST_CONTENTS)
def kept(slug: str, own: bytes | None) -> Content:
    game = find_game(slug)
    return game.built_in if own is None else content_of(game.printed, json.loads(own), slug)
