"""/metrics: the figures of the server for whoever watches over it and shows a key."""

from __future__ import annotations

import secrets
from collections import Counter
from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hypostyle.server.http.requests import check_rate
from hypostyle.server.limits import AddressBuckets
from hypostyle.server.metrics import CONTENT_TYPE, Page
from hypostyle.server.storage.group_commit import GroupCommit

if TYPE_CHECKING:
    from hypostyle.server.http.app import Application


class MetricsRoute:
    """For the host's own browser, and for a program that sends `Authorization: Bearer <key>`."""

    def __init__(self, app: Application, key: str | None) -> None:
        self.app = app
        self.key = key
        limits = app.limits
        self.attempts = AddressBuckets(limits.seatings, limits.seatings_burst, limits.addresses)

    def routes(self) -> list[Route]:
        return [Route("/metrics", self.metrics)]

    async def metrics(self, request: Request) -> Response:
        if not self.may_read(request):
            check_rate(self.attempts, request)  # keys are not to be guessed
            raise HTTPException(403, "These figures are shown to whoever has the key of the host, or of --metrics-key.")
        return Response(self.page().text(), media_type=CONTENT_TYPE, headers={"Cache-Control": "no-store"})

    def may_read(self, request: Request) -> bool:
        shown = request.headers.get("authorization", "").removeprefix("Bearer ").encode("utf-8", "replace")
        keys = [key.encode() for key in (self.app.host.key, self.key) if key]
        return self.app.host.is_host(request) or any(secrets.compare_digest(shown, key) for key in keys)

    def page(self) -> Page:
        app, page = self.app, Page()
        tables = app.registry.loaded.values()
        page.gauge("tables_loaded", "Tables in memory.", len(tables))
        page.gauge("tables_watched", "Tables with a page.", sum(bool(table.subscribers) for table in tables))
        page.gauge("pages", "Pages at tables.", len(app.connections.open))
        page.gauge("connections", "TCP connections.", len(app.door.lines))
        page.gauge("races", "Races that are on.", sum(table.races.race is not None for table in tables))
        page.gauge("bots_thinking", "Choices of bots and hints that are worked on or wait.", app.bots.jobs)
        page.gauge("hints_waiting", "Hints that wait for their turn.", app.bots.hints.length)
        page.gauge("reviews", "Matches that are being reviewed.", app.reviews.under_way.total())
        page.gauge("disk_full", "1 if no new tables are made.", int(app.registry.is_full))
        page.count("tables_deleted_total", "Tables that ended of age.", app.upkeep.deleted)
        page.histogram("move_seconds", "From the arrival of a move to its commit.", app.metrics.moves)
        if isinstance(app.store, GroupCommit):
            page.gauge("writes_waiting", "Writes that are not committed yet.", app.store.depth)
            page.count("writes_total", "Writes that were committed.", app.store.written)
            page.histogram("commit_seconds", "Commits, each of all writes that waited.", app.store.commits)
        page.counts("requests_total", "HTTP requests by status.", "status", app.metrics.requests)
        page.counts("refused_messages_total", "Messages that were refused.", "code", app.metrics.refusals)
        turned_away = Counter(app.gate.refusals) + Counter(app.door.refusals)
        page.counts("turned_away_total", "Requests and connections turned away at the door.", "reason", turned_away)
        return page
