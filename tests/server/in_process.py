"""Tables without any web: a store, its registry and its lobby, in the process of the test."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import hypostyle
from hypostyle.server.limits import Limits
from hypostyle.server.messages import CreatedTable, CreateTable, SeatWish
from hypostyle.server.storage.sqlite import SQLiteStore
from hypostyle.server.table.bot_pool import BotPool
from hypostyle.server.table.editions import Editions
from hypostyle.server.table.lobby import Lobby
from hypostyle.server.table.race import Latency
from hypostyle.server.table.registry import TableRegistry
from hypostyle.server.table.table import Table

ME, OTHER = b"me", b"other"


@dataclass
class Service:
    """What an application holds, but for HTTP and connections."""

    store: SQLiteStore
    registry: TableRegistry
    lobby: Lobby

    async def open(self, made: CreatedTable) -> Table:
        return await self.registry.open(made.table)

    async def table(self, *kinds: str, seed: int | None = 3) -> Table:
        """A new table of Imhotep; the seats of these kinds are created by ME."""
        seats = [SeatWish(kind) for kind in kinds]  # type: ignore[arg-type]
        return await self.open(await self.lobby.create(CreateTable("imhotep", seats, seed=seed), ME))


def with_service(
    path: Path, scene: Callable[[Service], Awaitable[None]], chosen_seeds: bool = False, **limits: Any
) -> None:
    """Run a scene on a new store in which two browsers are known."""

    async def run() -> None:
        store = SQLiteStore(path / "tables.db")
        await store.start()
        await store.add_browser(ME)
        await store.add_browser(OTHER)
        bots = BotPool(1)
        editions = Editions(store, hypostyle.game)
        registry = TableRegistry(store, bots, Limits(**limits), editions)
        try:
            await scene(Service(store, registry, Lobby(store, editions, chosen_seeds)))
        finally:
            registry.stop()
            await store.stop()
            await bots.stop()

    asyncio.run(run())


async def play_first(table: Table) -> None:
    """The first legal action of whoever is asked first."""
    seat = table.journal.to_move[0]
    await table.act(ME, seat, table.journal.seq, table.match.state.mask(seat).legal_actions(seat)[0])


async def play_out(table: Table) -> None:
    while not table.journal.over:
        await play_first(table)


class DeafPage:
    """A page at a table that listens to nothing; a test overrides what it wants to hear."""

    def __init__(self, browser: bytes | None, latency: Latency) -> None:
        self.browser = browser
        self.latency = latency

    def notify(self) -> None:
        return

    def notify_seats(self) -> None:
        return

    def notify_race(self) -> None:
        return

    def notify_chat(self) -> None:
        return

    def notify_cut(self) -> None:
        return

    def notify_settings(self) -> None:
        return

    def notify_review(self) -> None:
        return

    def disconnect(self) -> None:
        return

    def send_away(self, code: str) -> None:
        return
