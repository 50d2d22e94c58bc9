"""The host: whoever shows the key that is printed when the server starts. No address makes anybody the host.

The key comes by a link and stays as a cookie of its own; it is a new one at each start.
"""

from __future__ import annotations

import secrets

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from hypostyle.server import messages
from hypostyle.server.http.requests import check_own_page, check_rate, decoded_body
from hypostyle.server.http.responses import json_response
from hypostyle.server.http.visitors import visitor_of
from hypostyle.server.limits import AddressBuckets, Limits
from hypostyle.server.tokens import new_token

HOST_COOKIE = "hypostyle-host"


class Host:
    """The key, and the routes by which a browser shows it once and is known by it from then on."""

    def __init__(self, limits: Limits) -> None:
        self.key = new_token()
        self.limits = limits
        self.attempts = AddressBuckets(limits.seatings, limits.seatings_burst, limits.addresses)

    def routes(self) -> list[Route]:
        return [
            Route("/api/host", self.enter, methods=["POST"]),
            Route("/host/{key}", self.enter_and_go_on),
        ]

    def is_host(self, request: Request) -> bool:
        return self.is_key(request.cookies.get(HOST_COOKIE, ""))

    def is_key(self, shown: str) -> bool:
        return secrets.compare_digest(shown.encode("utf-8", "replace"), self.key.encode())

    async def enter(self, request: Request) -> Response:
        """A page that has found the key in its own link."""
        check_own_page(request)
        check_rate(self.attempts, request)
        wish = await decoded_body(request, messages.ShowKey, self.limits.body_bytes)
        if not self.is_key(wish.key):
            raise HTTPException(403, "This is not the key of the host.")
        return self.with_key(json_response(messages.KeyShown(True)), request)

    async def enter_and_go_on(self, request: Request) -> Response:
        """The browser that `play` opens on the host's own machine."""
        check_rate(self.attempts, request)
        if not self.is_key(request.path_params["key"]):
            raise HTTPException(404, "There is nothing at this address.")
        page = request.query_params.get("to", "")
        there = f"/{page}" if page.replace("/", "").replace("_", "").isalnum() and not page.startswith("/") else "/"
        return self.with_key(RedirectResponse(visitor_of(request).base + there, 303), request)

    def with_key(self, response: Response, request: Request) -> Response:
        secure, path = visitor_of(request).secure, f"{visitor_of(request).base}/"
        response.set_cookie(HOST_COOKIE, self.key, path=path, secure=secure, httponly=True, samesite="strict")
        return response
