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
from hypostyle.server.connection.handing_over import HandingOver
from hypostyle.server.http.access_log import AccessLog
from hypostyle.server.http.bundle import STATIC, Bundle
from hypostyle.server.http.counting import CountingMiddleware
from hypostyle.server.http.device_routes import DeviceRoutes
from hypostyle.server.http.docs_site import DocsSite
from hypostyle.server.http.edition_routes import EditionRoutes
from hypostyle.server.http.game_routes import GameRoutes
from hypostyle.server.http.gate import Gate
from hypostyle.server.http.health import HealthCheck
from hypostyle.server.http.host import Host
from hypostyle.server.http.kept_answers import SMALLEST_PACKED, KeptAnswers
from hypostyle.server.http.lesson_routes import LessonRoutes
from hypostyle.server.http.metrics_route import MetricsRoute
from hypostyle.server.http.middleware import SecurityMiddleware
from hypostyle.server.http.responses import EXCEPTION_HANDLERS, not_found
from hypostyle.server.http.table_routes import TableRoutes
from hypostyle.server.http.visitors import Visitors
from hypostyle.server.http.websocket import WebSocketEndpoint
from hypostyle.server.limits import Limits
from hypostyle.server.logs import Watching
from hypostyle.server.metrics import Metrics
from hypostyle.server.storage.data_file import content_folder, is_database, store_at
from hypostyle.server.table.bot_pool import BotPool
from hypostyle.server.table.draft_pool import DraftPool
from hypostyle.server.table.editions import Editions
from hypostyle.server.table.lobby import Lobby
from hypostyle.server.table.registry import TableRegistry
from hypostyle.server.table.review_desk import ReviewDesk
from hypostyle.server.table.sharing import Sharing
from hypostyle.server.upkeep import Keeping, Upkeep

QUICKLY = 3  # how hard answers are packed that are made for one request
ANY_METHOD = ["GET", "POST", "PUT", "DELETE", "PATCH"]


class Application:
    """The ASGI application and everything it holds."""

    def __init__(
        self,
        data: Path | str,
        limits: Limits | None = None,
        bots: BotPool | None = None,
        visitors: Visitors | None = None,
        chosen_seeds: bool = False,
        static: Path = STATIC,
        content: Path | None = None,
        keeping: Keeping | None = None,
        watching: Watching | None = None,
        reviews: ReviewDesk | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self.store = store_at(str(data))
        self.bots = bots or BotPool(patience=self.limits.think_seconds)
        self.hall = hypostyle.games()
        folder = content or chosen_folder() or content_folder(str(data))
        self.editions = Editions(self.store, self.known_game, folder)
        self.sharing = None if self.store.news is None else Sharing(self.store, self.store.news)
        self.reviews = reviews or ReviewDesk(self.limits)
        self.registry = TableRegistry(self.store, self.bots, self.limits, self.editions, self.sharing, self.reviews)
        disk = None if is_database(str(data)) else Path(data).resolve().parent
        self.upkeep = Upkeep(self.store, self.registry, disk, keeping or Keeping())
        self.lobby = Lobby(self.store, self.editions, chosen_seeds)
        watching = watching or Watching()
        self.metrics = Metrics()
        self.connections = Connections(self.limits, self.metrics)
        visitors = visitors or Visitors(loopback=False)
        self.door = Door(self.limits, visitors.trusted)
        self.door.holds_seat = self.store.holds_seat
        self.handing_over: HandingOver | None = None
        self.drafts = DraftPool(self.limits)
        self.host = Host(self.limits)
        self.edition_routes = EditionRoutes(self.editions, self.drafts, self.limits, self.host)
        kept = KeptAnswers()
        self.websocket = WebSocketEndpoint(self.registry, self.connections)
        self.http = Starlette(
            routes=[
                *GameRoutes(
                    self.hall, self.editions, HealthCheck(self.store, self.bots, lambda: self.registry.is_full), kept
                ).routes(),
                *LessonRoutes(self.hall, self.editions.find_game, self.limits, kept).routes(),
                *TableRoutes(self.registry, self.lobby, self.store, self.limits, kept).routes(),
                *DeviceRoutes(self.registry, self.store, self.limits).routes(),
                *self.edition_routes.routes(),
                *self.host.routes(),
                *MetricsRoute(self, watching.metrics_key).routes(),
                Route("/api/{path:path}", not_found, methods=ANY_METHOD),
                *DocsSite(kept).routes(),
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
        self.access_log = AccessLog(watching.access_log) if watching.access_log else None
        self.counted = CountingMiddleware(self.gate, self.metrics, self.access_log)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.counted(scope, receive, send)

    async def pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        """WebSockets come straight to their endpoint, everything else takes the routes."""
        await (self.websocket if scope["type"] == "websocket" else self.http)(scope, receive, send)

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self.store.start()
        self.upkeep.check_disk()
        sweeps = (self.door.sweep_regularly(), self.connections.sweep_regularly(), self.registry.sweep_regularly())
        shared = [] if self.sharing is None else self.sharing.work()
        background = (*sweeps, self.upkeep.go_on_regularly(), self.bots.warm_up(), *shared)
        running = [asyncio.create_task(work) for work in background]
        yield
        for task in running:
            task.cancel()
        self.registry.stop()
        if self.sharing is not None:
            await self.sharing.leave()
        await self.drafts.stop()
        await self.bots.stop()
        await self.reviews.stop()
        await self.store.stop()
        if self.access_log is not None:
            self.access_log.close()

    def known_game(self, slug: str) -> Game:
        """A game of the hall as it was at the start: to look for another one takes milliseconds, and strangers ask."""
        if slug not in self.hall:
            raise UnknownGame(f"There is no game {brief(slug)}; the hall has {', '.join(self.hall)}.")
        return hypostyle.game(slug)

    def is_quiet(self) -> bool:
        """Whether a pause would now interrupt neither a bot that thinks nor a race."""
        return not self.bots.jobs and all(table.races.race is None for table in list(self.registry.loaded.values()))
