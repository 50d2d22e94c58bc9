"""The routes by which a person's seats are carried to another device: a link that is made here and used there, once."""

from __future__ import annotations

import time

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hypostyle.server import messages
from hypostyle.server.http.cookies import browser_of, cookie_of, with_cookie
from hypostyle.server.http.requests import check_own_page, check_rate, decoded_body
from hypostyle.server.http.responses import json_response
from hypostyle.server.limits import AddressBuckets, Limits
from hypostyle.server.storage.store import DeviceLinkRow, Store
from hypostyle.server.table.registry import TableRegistry
from hypostyle.server.tokens import locked, new_token, token_hash, unlocked

LINK_SECONDS = 15 * 60.0


class DeviceRoutes:
    """/api/device. Both devices have the same cookie afterwards: they are one browser to every table."""

    def __init__(self, registry: TableRegistry, store: Store, limits: Limits) -> None:
        self.registry = registry
        self.store = store
        self.limits = limits
        self.rate = AddressBuckets(limits.seatings, limits.seatings_burst, limits.addresses)

    def routes(self) -> list[Route]:
        return [
            Route("/api/device", self.make, methods=["POST"]),
            Route("/api/device/use", self.use, methods=["POST"]),
        ]

    async def make(self, request: Request) -> Response:
        check_own_page(request, required=True)
        check_rate(self.rate, request)
        browser = browser_of(request.cookies)
        if browser is None or not await self.store.knows_browser(browser):
            raise HTTPException(403, "This browser has nothing to carry: it has not sat at any table.")
        token, expires = new_token(), time.time() + LINK_SECONDS
        await self.store.add_device_link(DeviceLinkRow(token_hash(token), locked(cookie_of(request), token), expires))
        return json_response(messages.DeviceLink(token, expires))

    async def use(self, request: Request) -> Response:
        check_own_page(request, required=True)
        check_rate(self.rate, request)
        wish = await decoded_body(request, messages.UseDeviceLink, self.limits.body_bytes)
        found = await self.store.use_device_link(token_hash(wish.token), time.time())
        if found is None:
            raise HTTPException(403, "This link has been used, or its time is up.")
        cookie = unlocked(found, wish.token)
        here, there = browser_of(request.cookies), token_hash(cookie)
        moved: list[str] = []
        if here is not None and here != there:
            moved = await self.store.move_seats(here, there)
            self.registry.move_seats(moved, here, there)
        return with_cookie(json_response(messages.DeviceLinkUsed(len(moved))), cookie, request)
