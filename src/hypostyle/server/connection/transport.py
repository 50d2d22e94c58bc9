"""How messages travel to and from one page: at once where the connection offers it, else as any ASGI server does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from starlette.types import Receive, Scope, Send

from hypostyle.server.errors import Disconnected

SEND_NOW = "hypostyle.send_now"  # an extension that our own WebSocket protocol adds to the scope of a connection

Receiver = Callable[[], Awaitable[str | bytes]]


class Transport(Protocol):
    """The way to a page."""

    def send_now(self, text: bytes) -> bool:
        """Send if the way is free, otherwise say no."""

    async def send(self, text: bytes) -> None:
        """Send as soon as the way is free."""


class WebSocketTransport:
    def __init__(self, scope: Scope, send: Send) -> None:
        self.asgi_send = send
        offered = scope.get("extensions", {}).get(SEND_NOW)
        self.offered: Callable[[bytes], bool] | None = offered["send"] if offered else None

    def send_now(self, text: bytes) -> bool:
        return self.offered is not None and self.offered(text)

    async def send(self, text: bytes) -> None:
        await self.asgi_send({"type": "websocket.send", "text": text.decode()})


def receiver(receive: Receive) -> Receiver:
    """The next text of a page, whenever it is asked for."""

    async def next_text() -> str | bytes:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            raise Disconnected
        text = message.get("text")
        return text if text is not None else bytes(message["bytes"])

    return next_text
