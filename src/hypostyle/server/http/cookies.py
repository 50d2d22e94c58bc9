"""Cookies: how a browser is known again. A browser is stored as the hash of its cookie."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from hypostyle.server.http.visitors import visitor_of
from hypostyle.server.storage.store import Store
from hypostyle.server.tokens import new_token, token_hash

COOKIE = "hypostyle"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep
LONGEST_COOKIE = 64


def cookie_of(request: Request) -> str:
    return request.cookies.get(COOKIE, "")


def browser_of(cookies: dict[str, str]) -> bytes | None:
    """The stored name of the browser that shows this cookie."""
    cookie = cookies.get(COOKIE)
    return token_hash(cookie) if cookie and len(cookie) <= LONGEST_COOKIE else None


async def known_browser(request: Request, store: Store) -> tuple[bytes, str | None]:
    """The browser that asks, and its new cookie if the store did not know it; no browser chooses its own."""
    browser = browser_of(request.cookies)
    if browser is not None and await store.knows_browser(browser):
        return browser, None
    cookie = new_token()
    browser = token_hash(cookie)
    await store.add_browser(browser)
    return browser, cookie


def with_cookie(response: Response, cookie: str | None, request: Request) -> Response:
    if cookie is not None:
        secure, path = visitor_of(request).secure, f"{visitor_of(request).base}/"
        response.set_cookie(COOKIE, cookie, COOKIE_SECONDS, path=path, secure=secure, httponly=True, samesite="lax")
    return response
