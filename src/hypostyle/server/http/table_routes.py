"""The routes of tables: created, branched, imported and exported, drawn as text, joined by a link, listed."""

from __future__ import annotations

import asyncio
import json

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hypostyle.engine.errors import BadSave
from hypostyle.server import messages
from hypostyle.server.http.cookies import browser_of, known_browser, with_cookie
from hypostyle.server.http.kept_answers import KeptAnswers
from hypostyle.server.http.requests import check_own_page, check_rate, decoded_body, read_body
from hypostyle.server.http.responses import json_response
from hypostyle.server.limits import AddressBuckets, Limits
from hypostyle.server.storage.store import Store
from hypostyle.server.table.lobby import Lobby
from hypostyle.server.table.registry import TableRegistry
from hypostyle.server.table.table import Table
from hypostyle.texts import LANGUAGES


class TableRoutes:
    """/api/tables, /api/replays and /api/import."""

    def __init__(self, registry: TableRegistry, lobby: Lobby, store: Store, limits: Limits, kept: KeptAnswers) -> None:
        self.registry = registry
        self.lobby = lobby
        self.store = store
        self.limits = limits
        self.kept = kept
        self.lists = AddressBuckets(limits.lists, limits.lists_burst, limits.addresses)
        self.exports = AddressBuckets(limits.exports, limits.exports_burst, limits.addresses)
        self.creations = AddressBuckets(limits.creations, limits.creations_burst, limits.addresses)
        self.seatings = AddressBuckets(limits.seatings, limits.seatings_burst, limits.addresses)

    def routes(self) -> list[Route]:
        return [
            Route("/api/tables", self.create, methods=["POST"]),
            Route("/api/tables", self.list_all),
            Route("/api/replays", self.list_finished),
            Route("/api/tables/{table}/claim", self.take_seat, methods=["POST"]),
            Route("/api/tables/{table}/branch", self.branch, methods=["POST"]),
            Route("/api/tables/{table}/export", self.export_file),
            Route("/api/tables/{table}/drawing", self.drawing),
            Route("/api/import", self.import_file, methods=["POST"]),
        ]

    async def table(self, request: Request) -> Table:
        return await self.registry.open(request.path_params["table"])

    # ------------------------------------------------------------------ new tables
    async def create(self, request: Request) -> Response:
        check_own_page(request)
        check_rate(self.creations, request)
        wish = await decoded_body(request, messages.CreateTable, self.limits.body_bytes)
        browser, cookie = await known_browser(request, self.store)
        return with_cookie(json_response(await self.lobby.create(wish, browser), 201), cookie, request)

    async def branch(self, request: Request) -> Response:
        check_own_page(request)
        check_rate(self.creations, request)
        wish = await decoded_body(request, messages.BranchTable, self.limits.body_bytes)
        table = await self.table(request)
        browser, cookie = await known_browser(request, self.store)
        return with_cookie(json_response(await self.lobby.branch(table, wish, browser), 201), cookie, request)

    async def import_file(self, request: Request) -> Response:
        check_own_page(request)
        check_rate(self.creations, request)
        text = await read_body(request, self.limits.import_bytes)
        try:
            data = msgspec.json.decode(
                text
            )  # stricter than the standard library: no lone surrogates, no endless numbers
        except (ValueError, RecursionError) as error:
            raise BadSave("This is not a complete match file (no valid JSON).") from error
        browser, cookie = await known_browser(request, self.store)
        return with_cookie(json_response(await self.lobby.import_match(data, browser), 201), cookie, request)

    # ------------------------------------------------------------------ one table
    async def take_seat(self, request: Request) -> Response:
        check_own_page(request)
        check_rate(self.seatings, request)
        wish = await decoded_body(request, messages.TakeSeat, self.limits.body_bytes)
        table = await self.table(request)
        browser, cookie = await known_browser(request, self.store)
        seat = await table.take_seat(wish.token, browser, wish.name)
        return with_cookie(json_response(messages.SeatTaken(seat)), cookie, request)

    async def export_file(self, request: Request) -> Response:
        check_rate(self.exports, request)
        table = await self.table(request)
        file = json.dumps(self.lobby.export_match(table), ensure_ascii=False, indent=1) + "\n"
        name = f'attachment; filename="{table.match.game.slug}-{table.id}.json"'
        return Response(file, media_type="application/json", headers={"Content-Disposition": name})

    async def drawing(self, request: Request) -> Response:
        """The table as text, as the terminal draws it, for games without a drawn board: made from a view, like any."""
        language = request.query_params.get("lang", "")
        if language not in LANGUAGES:
            raise HTTPException(404, "There is no such language.")
        table = await self.table(request)
        await asyncio.sleep(table.races.delay_for(None))
        mine = table.seating.viewer_of(browser_of(request.cookies))
        asked = request.query_params.get("seat", "")
        seat = next((seat for seat in mine if str(seat) == asked), None)
        key = (table.id, table.journal.seq, seat, language)
        if key not in self.kept.answers:
            check_rate(self.exports, request)

        def make() -> bytes:
            return table.match.knowledge(seat).draw(language).encode()

        return self.kept.response(request, key, make, "text/plain", "no-store")

    # ------------------------------------------------------------------ the tables of a browser
    async def list_all(self, request: Request) -> Response:
        return await self.listed(request, None)

    async def list_finished(self, request: Request) -> Response:
        return await self.listed(request, True)

    async def listed(self, request: Request, over: bool | None) -> Response:
        check_rate(self.lists, request)
        browser = browser_of(request.cookies)
        return json_response([] if browser is None else await self.lobby.tables_of(browser, over))
