"""The routes of the card editor: look, check, read and write a file; only the host may change the cards in use.

On a server for this machine alone, whoever reaches it is the host. A server for others gives its host a secret link
when it starts; without that key a visitor may draw, check and take a file home, and changes nothing.
"""

from __future__ import annotations

import asyncio
import secrets

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hypostyle.engine.game import Game
from hypostyle.server import messages
from hypostyle.server.http.requests import check_rate, decoded_body, read_body, same_origin
from hypostyle.server.http.responses import complaint_message, json_response
from hypostyle.server.limits import AddressBuckets, Limits
from hypostyle.server.table.editions import Editions
from hypostyle.server.tokens import new_token

KEY_HEADER = "x-host-key"


class EditionRoutes:
    """The routes below /api/editions."""

    def __init__(self, editions: Editions, limits: Limits, loopback: bool) -> None:
        self.editions = editions
        self.limits = limits
        self.key = None if loopback else new_token()  # None: whoever asks is the host
        self.drafts = AddressBuckets(limits.drafts, limits.drafts_burst, limits.addresses)
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
        return json_response(self.editions.sheet(self.game(request), self.is_host(request)))

    async def check(self, request: Request) -> Response:
        check_rate(self.drafts, request)
        draft = await self.draft(request)
        found = self.editions.complaints(self.game(request), draft)
        return json_response(messages.EditionChecked([complaint_message(one) for one in found]))

    async def file(self, request: Request) -> Response:
        """The draft as an owner's file; whoever asks takes it home."""
        check_rate(self.drafts, request)
        game = self.game(request)
        text = self.editions.file_text(game, await self.draft(request))
        name = f'attachment; filename="{game.slug}.toml"'
        return Response(text, media_type="application/toml", headers={"Content-Disposition": name})

    async def read(self, request: Request) -> Response:
        """A file that an owner brings, as a draft."""
        check_rate(self.drafts, request)
        text = await read_body(request, self.limits.edition_bytes)
        return json_response(await asyncio.to_thread(self.read_file, self.game(request), text))

    def read_file(self, game: Game, text: bytes) -> messages.EditionRead:
        draft, found = self.editions.read(game, text)
        return messages.EditionRead(draft, [complaint_message(one) for one in found])

    async def save(self, request: Request) -> Response:
        check_rate(self.drafts, request)
        if not self.is_host(request) or not same_origin(request.headers, required=True):
            raise HTTPException(403, "Only the host may change the cards of this server.")
        game = self.game(request)
        draft = await self.draft(request)
        async with self.saving:
            await asyncio.to_thread(self.editions.save, game, draft)
        return json_response(self.editions.sheet(game, may_save=True))

    # ------------------------------------------------------------------ who asks, and for what
    def is_host(self, request: Request) -> bool:
        shown = request.headers.get(KEY_HEADER, "").encode()
        return self.key is None or secrets.compare_digest(shown, self.key.encode())

    def game(self, request: Request) -> Game:
        return self.editions.find_game(request.path_params["game"])

    async def draft(self, request: Request) -> messages.EditionDraft:
        return await decoded_body(request, messages.EditionDraft, self.limits.body_bytes)
