"""What whoever opened a table may decide about it: its settings, and the links and owners of its seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from hypostyle.server import messages
from hypostyle.server.errors import NoSpectators, RequestRefused, TableNotFound
from hypostyle.server.storage.store import Busy, Conflict, SeatRow, TableSettings
from hypostyle.server.tokens import new_token, token_hash

if TYPE_CHECKING:
    from hypostyle.server.table.table import Table


class Opener:
    def __init__(self, table: Table, browser: bytes | None, settings: TableSettings) -> None:
        self.table = table
        self.browser = browser
        self.settings = settings

    def is_opener(self, browser: bytes | None) -> bool:
        return browser is not None and browser == self.browser

    # ------------------------------------------------------------------ who may come, and what they may do
    def check_visitor(self, browser: bytes | None) -> None:
        """Whether somebody may look at the table at all; a private one is not there for strangers."""
        if self.is_opener(browser) or self.table.seating.viewer_of(browser):
            return
        if self.settings.private:
            raise TableNotFound("There is no such table.")
        if not self.settings.spectators and not self.table.journal.over:
            raise NoSpectators("This table is not watched: whoever opened it has turned that off.")

    def check_open(self) -> None:
        if self.settings.closed:
            raise RequestRefused("closed")

    def check_hints(self) -> None:
        if not self.settings.hints:
            raise RequestRefused("no_hints")

    # ------------------------------------------------------------------ decisions
    async def change(self, browser: bytes | None, wish: messages.ChangeSettings) -> bool:
        """Whether anything has changed, of which everybody is told."""
        self.check_opener(browser)
        changes = {name: value for name, value in msgspec.structs.asdict(wish).items() if value is not msgspec.UNSET}
        async with self.table.lock:
            changed = msgspec.structs.replace(self.settings, **changes)
            if changed == self.settings:
                return False
            try:
                await self.table.store.save_settings(self.table.id, changed)
            except (Busy, Conflict) as error:
                raise RequestRefused("busy") from error
            self.take_over(changed)
        return True

    def take_over(self, settings: TableSettings) -> None:
        """The settings have changed: everybody is told, and who may no longer be here has to go."""
        self.settings = settings
        if settings.closed:
            self.table.bots.stop()
        self.table.updates.clear()
        for subscriber in list(self.table.subscribers):
            try:
                self.check_visitor(subscriber.browser)
            except (TableNotFound, NoSpectators):
                subscriber.send_away("no_spectators")
            else:
                subscriber.notify_settings()
        self.table.bots.start()

    async def release(self, browser: bytes | None, seat: int) -> messages.SeatLink:
        """Free a seat: whoever had it has it no longer, and a new link gives it to somebody else."""
        self.check_opener(browser)
        return await self.renew(seat, lambda row: row.kind == "person")

    async def link(self, browser: bytes | None, seat: int) -> messages.SeatLink:
        """A new link to a seat that nobody has taken; the one before it leads nowhere from now on."""
        self.check_opener(browser)
        return await self.renew(seat, lambda row: row.kind == "person" and row.owner is None)

    async def renew(self, seat: int, is_allowed: Callable[[SeatRow], bool]) -> messages.SeatLink:
        token = new_token()
        async with self.table.lock:
            seats = self.table.seating.seats
            if seat >= len(seats) or not is_allowed(seats[seat]):
                raise RequestRefused("unknown")
            taken = seats[seat].owner is not None
            changed = msgspec.structs.replace(
                seats[seat], owner=None, token=token_hash(token), name="" if taken else seats[seat].name
            )
            try:
                await self.table.store.save_seat(self.table.id, changed)
            except (Busy, Conflict) as error:
                raise RequestRefused("busy") from error
            self.table.seat_changed(changed)
        return messages.SeatLink(seat, token)

    def check_opener(self, browser: bytes | None) -> None:
        if not self.is_opener(browser):
            raise RequestRefused("not_yours")

    def told(self, browser: bytes | None) -> messages.Settings:
        return messages.Settings(
            messages.TableSettings(*msgspec.structs.astuple(self.settings)), self.is_opener(browser)
        )
