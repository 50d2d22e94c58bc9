"""HTTP under uvicorn, within bounds: heads end, requests do not pile up, and the door knows who is busy with what."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

from hypostyle.server.connection.door import Door, Line
from hypostyle.server.connection.handing_over import HandingOver

try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as UvicornProtocol
except ImportError:  # where it is not installed uvicorn reads HTTP in Python, and bounds heads and pipelines itself
    if not TYPE_CHECKING:
        from uvicorn.protocols.http.h11_impl import H11Protocol as UvicornProtocol

MOST_PIPELINED = 8  # requests sent before the answer to the first; browsers send none
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_FAST = b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class TooManyPipelined(Exception):
    """Raised through the parser, which then answers 400 and closes."""


class HttpProtocol(UvicornProtocol):
    """One connection, from the door to its end, or to its WebSocket."""

    line: Line | None = None
    handed_over = False  # by the process that had accepted the connection
    refused = False
    in_head = False
    head_size = 0  # what has arrived of a head that has not ended, but for the piece that it began in

    @property
    def door(self) -> Door:
        door: Door = self.config.app.door  # type: ignore[union-attr]
        return door

    # ------------------------------------------------------------------ coming and going
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.client is None:
            return
        self.line = self.door.enter(self.client, transport.abort)
        if self.line is None:
            self.refuse(FULL)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.client)
        super().connection_lost(exc)

    def refuse(self, answer: bytes) -> None:
        self.refused = True
        self.transport.write(answer)
        self.transport.close()

    def turn_to(self, phase: str) -> None:
        if self.line is not None:
            self.line.turn_to(phase)

    # ------------------------------------------------------------------ requests
    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        began = self.in_head
        super().data_received(data)
        if self.line is not None and self.line.phase == "head" and self.is_busy():
            self.line.turn_to("request")
        if self.in_head and began:
            self.head_size += len(data)
            if self.head_size > self.door.limits.head_bytes:
                self.door.refusals["head"] += 1
                self.refuse(TOO_LARGE)

    def is_busy(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete  # type: ignore[redundant-expr]

    def on_message_begin(self) -> None:
        self.in_head, self.head_size = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_head = False
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooManyPipelined
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.turn_to("request" if getattr(self, "pipeline", None) else "head")

    def handle_websocket_upgrade(self, *event: Any) -> None:
        if self.config.app.gate.is_hopeless(self.scope):  # type: ignore[union-attr]
            self.refuse(TOO_FAST)
            return
        address = event[0].target if event else self.url  # both of uvicorn's protocols come here
        if self.belongs_elsewhere(address):
            self.transport.abort()  # the connection itself stays open, at another process
            return
        self.turn_to("page")
        self.transport.pause_reading()
        self.door.in_turn(partial(self.open_page, *event))

    def belongs_elsewhere(self, address: bytes) -> bool:
        """Whether another process of this server goes on with the page."""
        handing_over: HandingOver | None = self.config.app.handing_over  # type: ignore[union-attr]
        if handing_over is None or self.handed_over:
            return False
        place = handing_over.place_of(address)
        if place == handing_over.place:
            return False
        connection = self.transport.get_extra_info("socket").fileno()
        lines = [b"GET %b HTTP/1.1" % address, *(b"%b: %b" % header for header in self.scope["headers"]), b"", b""]
        return handing_over.give(place, connection, b"\r\n".join(lines))

    def open_page(self, *event: Any) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()
            super().handle_websocket_upgrade(*event)
