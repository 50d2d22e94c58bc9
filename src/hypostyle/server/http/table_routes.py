"""The routes of tables: created, branched, imported and exported, drawn as text, joined by a link, listed, deleted."""

from __future__ import annotations

import json

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hypostyle.engine.errors import BadSave
from hypostyle.server import messages
from hypostyle.server.errors import DiskFull, TableNotFound
from hypostyle.server.fair_line import FairLine
from hypostyle.server.http.cookies import browser_of, known_browser, with_cookie
from hypostyle.server.http.kept_answers import KeptAnswers
from hypostyle.server.http.requests import address_of, check_own_page, check_rate, decoded_body, read_body
from hypostyle.server.http.responses import json_response
from hypostyle.server.http.visitors import visitor_of
from hypostyle.server.limits import AddressBuckets, Limits
from hypostyle.server.storage.store import Store
from hypostyle.server.table.glance import glance_at
from hypostyle.server.table.lobby import Lobby
from hypostyle.server.table.registry import TableRegistry
from hypostyle.server.table.results import kept_match
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
        everybody = limits.all_connections + limits.reserved_connections
        self.reading = FairLine(1, everybody)  # a list may look at a thousand tables
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
            Route("/api/tables/{table}/result", self.result),
            Route("/api/tables/{table}/drawing", self.drawing),
            Route("/api/tables/{table}/glance", self.glance),
            Route("/api/tables/{table}/delete", self.delete, methods=["POST"]),
            Route("/api/import", self.import_file, methods=["POST"]),
        ]

    async def table(self, request: Request) -> Table:
        return await self.registry.open(request.path_params["table"])

    async def seen_table(self, request: Request) -> Table:
        """The table, if whoever asks may look at it."""
        table = await self.table(request)
        table.opener.check_visitor(browser_of(request.cookies))
        return table

    # ------------------------------------------------------------------ new tables
    def check_new_table(self, request: Request) -> None:
        check_own_page(request)
        check_rate(self.creations, request)
        if self.registry.is_full:
            raise DiskFull("The disk of this server is nearly full: it makes no new tables.")

    def created(self, request: Request, table: messages.CreatedTable, cookie: str | None) -> Response:
        table.url = visitor_of(request).base + table.url
        return with_cookie(json_response(table, 201), cookie, request)

    async def create(self, request: Request) -> Response:
        self.check_new_table(request)
        wish = await decoded_body(request, messages.CreateTable, self.limits.body_bytes)
        browser, cookie = await known_browser(request, self.store)
        return self.created(request, await self.lobby.create(wish, browser), cookie)

    async def branch(self, request: Request) -> Response:
        self.check_new_table(request)
        wish = await decoded_body(request, messages.BranchTable, self.limits.body_bytes)
        table = await self.seen_table(request)
        browser, cookie = await known_browser(request, self.store)
        return self.created(request, await self.lobby.branch(table, wish, browser), cookie)

    async def import_file(self, request: Request) -> Response:
        self.check_new_table(request)
        text = await read_body(request, self.limits.import_bytes)
        try:
            data = msgspec.json.decode(
                text
            )  # stricter than the standard library: no lone surrogates, no endless numbers
        except (ValueError, RecursionError) as error:
            raise BadSave("This is not a complete match file (no valid JSON).") from error
        browser, cookie = await known_browser(request, self.store)
        return self.created(request, await self.lobby.import_match(data, browser), cookie)

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
        try:
            table = await self.seen_table(request)
            if table.cut is not None:
                await table.cut.load()
            slug, match = table.match.game.slug, self.lobby.export_match(table)
        except TableNotFound:  # of rules that are no longer played, perhaps
            kept = await self.kept_match(request)
            slug, match = kept.result.game, kept.file
        file = json.dumps(match, ensure_ascii=False, indent=1) + "\n"
        name = f'attachment; filename="{slug}-{request.path_params["table"]}.json"'
        return Response(file, media_type="application/json", headers={"Content-Disposition": name})

    async def result(self, request: Request) -> Response:
        check_rate(self.exports, request)
        return json_response((await self.kept_match(request)).result)

    async def kept_match(self, request: Request) -> messages.KeptMatch:
        """A match that is over as it was kept when it ended, if whoever asks may look at its table."""
        identity, browser = request.path_params["table"], browser_of(request.cookies)
        stored = await self.store.table(identity)
        kept = await kept_match(self.store, identity)
        if stored is None or kept is None:
            raise TableNotFound("There is no such table, or its match is not over.")
        own = browser is not None and browser in (stored.row.opener, *(seat.owner for seat in stored.seats))
        if stored.settings.private and not own:
            raise TableNotFound("There is no such table, or its match is not over.")
        return kept

    async def drawing(self, request: Request) -> Response:
        """The table as text, as the terminal draws it, for games without a drawn board: made from a view, like any."""
        language = request.query_params.get("lang", "")
        if language not in LANGUAGES:
            raise HTTPException(404, "There is no such language.")
        table = await self.seen_table(request)
        await table.races.until_shown(None)
        mine = table.seating.viewer_of(browser_of(request.cookies))
        asked = request.query_params.get("seat", "")
        seat = next((seat for seat in mine if str(seat) == asked), None)
        key = (table.id, table.journal.seq, seat, language)
        if key not in self.kept.answers:
            check_rate(self.exports, request)

        def make() -> bytes:
            return table.match.knowledge(seat).draw(language).encode()

        return self.kept.response(request, key, make, "text/plain", "no-store")

    async def glance(self, request: Request) -> Response:
        check_rate(self.lists, request)
        table = await self.seen_table(request)
        await table.races.until_shown(None)
        return json_response(glance_at(table.journal))

    async def delete(self, request: Request) -> Response:
        check_own_page(request)
        check_rate(self.seatings, request)
        identity = request.path_params["table"]
        await self.lobby.delete(identity, browser_of(request.cookies))
        await self.registry.renew(identity)
        return json_response(messages.TableDeleted(identity))

    # ------------------------------------------------------------------ the tables of a browser
    async def list_all(self, request: Request) -> Response:
        return await self.listed(request, None)

    async def list_finished(self, request: Request) -> Response:
        return await self.listed(request, True)

    async def listed(self, request: Request, over: bool | None) -> Response:
        check_rate(self.lists, request)
        browser = browser_of(request.cookies)
        if browser is None:
            return json_response([])
        async with self.reading.turn(address_of(request)):
            return json_response(await self.lobby.tables_of(browser, over))
