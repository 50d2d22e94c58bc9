"""Counting requests by their answers, and writing them down where the host wants that."""

from __future__ import annotations

import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hypostyle.server.http.access_log import AccessLog
from hypostyle.server.metrics import Metrics


class CountingMiddleware:
    """Around everything else, the gate included: who is turned away is counted too."""

    def __init__(self, app: ASGIApp, metrics: Metrics, access_log: AccessLog | None) -> None:
        self.app = app
        self.metrics = metrics
        self.access_log = access_log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or (scope["type"] == "websocket" and self.access_log is None):
            await self.app(scope, receive, send)
            return
        began, status, sent = time.monotonic(), 0, 0

        async def counted(message: Message) -> None:
            nonlocal status, sent
            if message["type"].endswith("response.start"):
                status = message["status"]
                self.metrics.requests[str(status)] += 1
            elif message["type"] == "websocket.accept":
                status = 101
            sent += len(message.get("body") or message.get("text") or message.get("bytes") or b"")
            await send(message)

        try:
            await self.app(scope, receive, counted)
        finally:
            if self.access_log is not None:
                self.access_log.write(scope, status, sent, began)
