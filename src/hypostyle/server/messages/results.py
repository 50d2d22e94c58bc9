"""How a match ended, kept so that it can be read when its rules are no longer played."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hypostyle.server.messages.fields import Action, Options
from hypostyle.server.messages.from_server import OutcomeInfo
from hypostyle.server.messages.tables import SeatInfo


class KeptStep(Struct):
    """A move: who chose what."""

    seat: int
    action: Action


class KeptResult(Struct):
    """GET /api/tables/<id>/result: a match that is over, as it was when it ended."""

    game: str
    rules_version: int
    options: Options
    seats: list[SeatInfo]
    ended: float
    outcome: OutcomeInfo
    log: list[KeptStep]


class KeptMatch(Struct):
    """What is stored of it: the result, and the match file."""

    result: KeptResult
    file: dict[str, Any]
