"""The gate: what every request passes before anything is done for it. Cheap, for whoever is turned away asks again."""

from __future__ import annotations

from collections import Counter

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from hypostyle.server import messages
from hypostyle.server.connection.door import Door
from hypostyle.server.http.cookies import browser_of
from hypostyle.server.http.visitors import VISITOR, Visitors
from hypostyle.server.limits import AddressBuckets, Limits

TITLES = {
    "not_here": "This server is not called that; if it should be, it has to be started with --name.",
    "head_too_large": "The head of this request is too long.",
    "too_fast": "Too many requests; wait a moment.",
    "full": "All places are taken; whoever has a seat still gets in.",
}
UPGRADE_COST = 6.0  # of opening the WebSocket of a page, in requests
STATUSES = {"not_here": 421, "head_too_large": 431, "too_fast": 429, "full": 503}


class Gate:
    def __init__(self, app: ASGIApp, visitors: Visitors, door: Door, limits: Limits) -> None:
        self.app = app
        self.visitors = visitors
        self.door = door
        self.limits = limits
        self.buckets = AddressBuckets(limits.requests, limits.requests_burst, limits.addresses)
        self.seated = AddressBuckets(limits.seated_requests, limits.seated_requests_burst, limits.addresses)
        self.lookups = AddressBuckets(limits.requests, limits.requests_burst / 2, limits.addresses)
        self.refusals: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        refused = await self.obstacle(scope)
        if refused is None:
            await self.app(scope, receive, send)
        else:
            self.refusals[refused] += 1
            await refuse(refused, scope, send)

    async def obstacle(self, scope: Scope) -> str | None:
        """Why a request goes no further, or None."""
        client = scope.get("client")
        visitor = scope[VISITOR] = self.visitors.visitor(scope)
        scope["path"] = own_path(scope["path"], visitor.base)
        cost = UPGRADE_COST if scope["type"] == "websocket" else 1.0
        if not self.buckets.take(visitor.address, cost) and not await self.is_seated(scope, visitor.address):
            return "too_fast"
        size = len(scope.get("raw_path") or b"") + len(scope.get("query_string") or b"")
        if size + sum(len(name) + len(value) for name, value in scope["headers"]) > self.limits.head_bytes:
            return "head_too_large"
        if not visitor.welcome:
            return "not_here"
        if self.door.approvals and not await self.door.approves(client, browser_of(HTTPConnection(scope).cookies)):
            return "full"
        return None

    def is_hopeless(self, scope: Scope) -> bool:
        """Whether the handshake of a page will be refused, whoever asks: then nothing is done for it."""
        address = self.visitors.visitor(scope).address
        shows_cookie = any(name == b"cookie" for name, _ in scope["headers"])
        hopeless = not self.buckets.of(address).has(UPGRADE_COST) and not (
            shows_cookie and self.lookups.of(address).has(1.0)
        )
        self.refusals["too_fast"] += hopeless
        return hopeless

    async def is_seated(self, scope: Scope, address: str) -> bool:
        """Whether a browser that has a seat asks: somebody else behind its address does not keep it from the table.

        It has requests of its own then; and a stranger cannot have cookies by the thousand looked up.
        """
        browser = browser_of(HTTPConnection(scope).cookies)
        if browser is None or self.door.holds_seat is None or not self.lookups.take(address):
            return False
        return self.seated.take(browser.hex()) and await self.door.holds_seat(browser)


def own_path(path: str, base: str) -> str:
    """The path as the routes know it: a web server in front may have left the folder of its site in it, or not."""
    if base and path == base:
        return "/"
    return path[len(base) :] if base and path.startswith(f"{base}/") else path


ANSWERS = {code: messages.encode(messages.Problem(code, title)) for code, title in TITLES.items()}


async def refuse(code: str, scope: Scope, send: Send) -> None:
    """A ready answer; the connection ends with it."""
    body = ANSWERS[code]
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        (b"x-content-type-options", b"nosniff"),
        (b"connection", b"close"),
    ]
    if code in ("too_fast", "full"):
        headers.append((b"retry-after", b"10"))
    prefix = "websocket.http" if scope["type"] == "websocket" else "http"
    await send({"type": f"{prefix}.response.start", "status": STATUSES[code], "headers": headers})
    await send({"type": f"{prefix}.response.body", "body": body})
