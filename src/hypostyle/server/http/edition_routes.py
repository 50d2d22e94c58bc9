"""The routes of the card editor: look, check, read and write a file; only the host may change the cards in use.

Without the key of the host a visitor may draw, check and take a file home, and changes nothing.
"""

from __future__ import annotations

import asyncio

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hypostyle.engine.game import Game
from hypostyle.server import messages
from hypostyle.server.http.host import Host
from hypostyle.server.http.requests import address_of, check_own_page, check_rate, decoded_body, read_body
from hypostyle.server.http.responses import complaint_message, json_response
from hypostyle.server.limits import AddressBuckets, Limits
from hypostyle.server.table import draft_worker
from hypostyle.server.table.draft_pool import DraftPool, check_shape
from hypostyle.server.table.draft_worker import DraftJob, FileJob
from hypostyle.server.table.editions import Editions


class EditionRoutes:
    """The routes below /api/editions."""

    def __init__(self, editions: Editions, drafts: DraftPool, limits: Limits, host: Host) -> None:
        self.editions = editions
        self.limits = limits
        self.host = host
        self.drafts = drafts
        self.rate = AddressBuckets(limits.drafts, limits.drafts_burst, limits.addresses)
        self.saving = asyncio.Lock()

    def routes(self) -> list[Route]:
        return [
            Route("/api/editions/{game}", self.sheet),
            Route("/api/editions/{game}", self.save, methods=["POST"]),
            Route("/api/editions/{game}/check", self.check, methods=["POST"]),
            Route("/api/editions/{game}/file", self.file, methods=["POST"]),
            Route("/api/editions/{game}/read", self.read, methods=["POST"]),
        ]

    async def sheet(self, request: Request) -> Response:
        return json_response(self.editions.sheet(self.game(request), self.host.is_host(request)))

    async def check(self, request: Request) -> Response:
        check_own_page(request)
        check_rate(self.rate, request)
        found = await self.drafts.ask(address_of(request), draft_worker.check, await self.job(request))
        return json_response(messages.EditionChecked([complaint_message(one) for one in found]))

    async def file(self, request: Request) -> Response:
        """The draft as an owner's file; whoever asks takes it home."""
        check_own_page(request)
        check_rate(self.rate, request)
        job = await self.job(request)
        text = await self.drafts.ask(address_of(request), draft_worker.file_text, job)
        name = f'attachment; filename="{job.game}.toml"'
        return Response(text, media_type="application/toml", headers={"Content-Disposition": name})

    async def read(self, request: Request) -> Response:
        """A file that an owner brings, as a draft."""
        check_own_page(request)
        check_rate(self.rate, request)
        text = await read_body(request, self.limits.edition_bytes)
        game = self.game(request).slug
        check_shape(game, text)
        draft, found = await self.drafts.ask(address_of(request), draft_worker.read, FileJob(game, text))
        return json_response(messages.EditionRead(draft, [complaint_message(one) for one in found]))

    async def save(self, request: Request) -> Response:
        check_own_page(request, required=True)
        check_rate(self.rate, request)
        if not self.host.is_host(request):
            raise HTTPException(403, "Only the host may change the cards of this server.")
        game = self.game(request)
        draft = await self.draft(request)
        async with self.saving:
            await asyncio.to_thread(self.editions.save, game, draft)
        return json_response(self.editions.sheet(game, may_save=True))

    # ------------------------------------------------------------------ who asks, and for what
    def game(self, request: Request) -> Game:
        return self.editions.find_game(request.path_params["game"])

    async def job(self, request: Request) -> DraftJob:
        game = self.game(request)
        return DraftJob(game.slug, await self.draft(request), self.editions.former(game))

    async def draft(self, request: Request) -> messages.EditionDraft:
        return await decoded_body(request, messages.EditionDraft, self.limits.body_bytes)
