"""The web application: the store, the tables and the bots put together, behind HTTP routes and one WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

import hypostyle
from hypostyle.engine.content import chosen_folder
from hypostyle.engine.errors import UnknownGame, brief
from hypostyle.engine.game import Game
from hypostyle.server.connection.connections import Connections
from hypostyle.server.connection.door import Door
from hypostyle.server.http.bundle import STATIC, Bundle
from hypostyle.server.http.edition_routes import EditionRoutes
from hypostyle.server.http.game_routes import GameRoutes
from hypostyle.server.http.gate import Gate
from hypostyle.server.http.health import HealthCheck
from hypostyle.server.http.host import Host
from hypostyle.server.http.kept_answers import SMALLEST_PACKED, KeptAnswers
from hypostyle.server.http.middleware import SecurityMiddleware
from hypostyle.server.http.responses import EXCEPTION_HANDLERS, not_found
from hypostyle.server.http.table_routes import TableRoutes
from hypostyle.server.http.visitors import Visitors
from hypostyle.server.http.websocket import WebSocketEndpoint
from hypostyle.server.limits import Limits
from hypostyle.server.storage.sqlite import SQLiteStore
from hypostyle.server.table.bot_pool import BotPool
from hypostyle.server.table.draft_pool import DraftPool
from hypostyle.server.table.editions import Editions
from hypostyle.server.table.lobby import Lobby
from hypostyle.server.table.registry import TableRegistry

QUICKLY = 3  # how hard answers are packed that are made for one request
ANY_METHOD = ["GET", "POST", "PUT", "DELETE", "PATCH"]


class Application:
    """The ASGI application and everything it holds."""

    def __init__(
        self,
        data: Path,
        limits: Limits | None = None,
        bots: BotPool | None = None,
        visitors: Visitors | None = None,
        chosen_seeds: bool = False,
        static: Path = STATIC,
        content: Path | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self.store = SQLiteStore(data)
        self.bots = bots or BotPool(patience=self.limits.think_seconds)
        self.hall = hypostyle.games()
        self.editions = Editions(
            self.store, self.known_game, content or chosen_folder() or data.with_suffix(".content")
        )
        self.registry = TableRegistry(self.store, self.bots, self.limits, self.editions)
        self.lobby = Lobby(self.store, self.editions, chosen_seeds)
        self.connections = Connections(self.limits)
        visitors = visitors or Visitors(loopback=False)
        self.door = Door(self.limits, visitors.trusted)
        self.door.holds_seat = self.store.holds_seat
        self.drafts = DraftPool(self.limits)
        self.host = Host(self.limits)
        self.edition_routes = EditionRoutes(self.editions, self.drafts, self.limits, self.host)
        kept = KeptAnswers()
        self.websocket = WebSocketEndpoint(self.registry, self.connections)
        self.http = Starlette(
            routes=[
                *GameRoutes(self.hall, self.editions, HealthCheck(self.store, self.bots), kept).routes(),
                *TableRoutes(self.registry, self.lobby, self.store, self.limits, kept).routes(),
                *self.edition_routes.routes(),
                *self.host.routes(),
                Route("/api/{path:path}", not_found, methods=ANY_METHOD),
                *Bundle(static, kept).routes(),
            ],
            lifespan=self.lifespan,
            middleware=[
                Middleware(SecurityMiddleware),
                Middleware(GZipMiddleware, minimum_size=SMALLEST_PACKED, compresslevel=QUICKLY),
            ],
            exception_handlers=EXCEPTION_HANDLERS,
        )
        self.gate = Gate(self.pass_on, visitors, self.door, self.limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.gate(scope, receive, send)

    async def pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        """WebSockets come straight to their endpoint, everything else takes the routes."""
        await (self.websocket if scope["type"] == "websocket" else self.http)(scope, receive, send)

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self.store.start()
        sweeps = (self.door.sweep_regularly(), self.connections.sweep_regularly(), self.registry.sweep_regularly())
        background = (*sweeps, self.bots.warm_up())
        running = [asyncio.create_task(work) for work in background]
        yield
        for task in running:
            task.cancel()
        self.registry.stop()
        await self.drafts.stop()
        await self.bots.stop()
        await self.store.stop()

    def known_game(self, slug: str) -> Game:
        """A game of the hall as it was at the start: to look for another one takes milliseconds, and strangers ask."""
        if slug not in self.hall:
            raise UnknownGame(f"There is no game {brief(slug)}; the hall has {', '.join(self.hall)}.")
        return hypostyle.game(slug)

    def is_quiet(self) -> bool:
        """Whether a pause would now interrupt neither a bot that thinks nor a race."""
        return not self.bots.jobs and all(table.races.race is None for table in list(self.registry.loaded.values()))
