"""Refusals: what a page asked for and does not get."""

from __future__ import annotations

from hypostyle.server.messages import RefusalCode


class TurnedDown(Exception):
    """Something a page asked for and does not get, with the code it is told."""

    def __init__(self, code: RefusalCode, reason: str | None = None, section: str | None = None) -> None:
        super().__init__(code)
        self.code: RefusalCode = code
        self.reason = reason
        self.section = section
