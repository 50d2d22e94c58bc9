"""What the server cannot or will not do for a browser, as exceptions."""

from __future__ import annotations

from hypostyle.engine.errors import HypostyleError
from hypostyle.server.messages import RefusalCode


class RequestRefused(Exception):
    """A page asked for something and does not get it; `code` is what it is told."""

    def __init__(self, code: RefusalCode, reason: str | None = None, section: str | None = None) -> None:
        super().__init__(code)
        self.code: RefusalCode = code
        self.reason = reason
        self.section = section


class Overtaken(RequestRefused):
    """Another server has stored something at this table first; it is known here now."""

    def __init__(self) -> None:
        super().__init__("stale")


class TableNotFound(HypostyleError):
    """There is no such table, or it cannot be opened here."""


class TableDamaged(HypostyleError):
    """The table is stored, but what is stored cannot be read or played; the log of the server says why."""


class Forbidden(HypostyleError):
    """The table is there, but not for this browser or not yet."""


class NoSpectators(HypostyleError):
    """The table is there, but whoever opened it lets nobody watch."""


class DiskFull(HypostyleError):
    """There is no room for new tables; those that are there go on."""


class NoCards(HypostyleError):
    """Nothing in this game can be redrawn."""


class TooManyConnections(Exception):
    """There is no room for another connection at this table, or at this server."""


class Disconnected(Exception):
    """The page has closed its connection."""
