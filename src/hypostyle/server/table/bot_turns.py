"""The bots at one table: whose turn it is to think, and when everybody is told that one has chosen."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from hypostyle.minds.characters import Character
from hypostyle.server import messages
from hypostyle.server.errors import Overtaken, RequestRefused
from hypostyle.server.storage.store import JournalRow
from hypostyle.server.table.bot_levels import AskedBot, bot_of
from hypostyle.server.table.bot_pool import BotPool
from hypostyle.server.table.sealed_choices import is_hidden, shown_to_move

if TYPE_CHECKING:
    from hypostyle.server.table.table import Table

SEALED_STEPS = 4  # a sealed choice hardly ever has more
SEALED_SECONDS = 1.0
RETRY_SECONDS = 1.0


class BotTurns:
    def __init__(self, table: Table, pool: BotPool) -> None:
        self.table = table
        self.pool = pool
        self.tasks: dict[int, asyncio.Task[None]] = {}
        self.thinking: dict[int, messages.Thinking] = {}
        self.unannounced: set[int] = set()  # bots that have sealed their choice and are still shown as thinking

    # ------------------------------------------------------------------ thinking
    def start(self) -> None:
        """Let the bots that have to choose think, as long as somebody is at the table."""
        table = self.table
        if not table.subscribers or table.opener.settings.closed or table.races.arranging:
            return
        if table.cut is not None and table.cut.is_awaited:
            return
        if table.sharing is not None and table.wants_lead:
            table.sharing.want_lead(table)
        for seat in table.journal.to_move:
            character = table.seating.characters[seat]
            if character is not None and seat not in self.tasks:
                race = table.races.race
                if seat not in self.thinking:  # the next step of a sealed choice is none of its own
                    budget = self.bot_of(character).seconds if race is None else race.seconds
                    self.thinking[seat] = messages.Thinking(seat, time.time(), budget)
                table.updates.clear()
                if not table.leads:
                    continue
                work = self.think(seat, character) if race is None else table.races.bot_search(seat, character)
                self.tasks[seat] = asyncio.create_task(work)

    async def think(self, seat: int, character: Character) -> None:
        """One choice of one bot; it is made like anybody's move, and dropped if the table has moved on."""
        table = self.table
        try:
            asked = table.journal.seq
            action = await self.choose(seat, character)
            async with table.lock:
                while table.journal.still_asks(seat, asked):
                    try:
                        await table.commit(table.attempt(seat, action))
                        break
                    except Overtaken:
                        continue
        except RequestRefused:
            await asyncio.sleep(RETRY_SECONDS)  # the store is busy: the bot thinks again
        finally:
            if self.tasks.get(seat) is asyncio.current_task():
                del self.tasks[seat]
                self.thinking.pop(seat, None)
        self.start()

    async def choose(self, seat: int, character: Character) -> int:
        return await self.pool.choose(self.table.match.knowledge(seat), self.bot_of(character))

    def bot_of(self, character: Character) -> AskedBot:
        return bot_of(character, self.table.match.game.slug)

    def stop(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        self.tasks.clear()
        self.thinking.clear()
        self.unannounced.clear()

    # ------------------------------------------------------------------ what is shown of them
    def shown_to_move(self) -> list[int]:
        return shown_to_move(self.table.journal.to_move, self.unannounced)

    def shown_thinking(self) -> list[messages.Thinking]:
        if not self.thinking:
            return []
        return [self.thinking[seat] for seat in self.shown_to_move() if seat in self.thinking]

    def row_added(self, row: JournalRow) -> None:
        if row.kind in ("back", "cut"):
            self.stop()
        if row.seat in self.tasks and self.tasks[row.seat] is asyncio.current_task():
            del self.tasks[row.seat]  # this was its choice: it may have to think about the next
        if is_hidden(row):
            self.announce_later(row.seat)
        elif self.thinking:
            self.thinking = {seat: since for seat, since in self.thinking.items() if seat in self.tasks}
            self.thinking.pop(row.seat, None)
            self.unannounced.clear()

    def announce_later(self, seat: int) -> None:
        """Announce a sealed choice after a time that depends on the character only: a choice of several steps takes
        a bot longer, and that would give it away."""
        thinking = self.thinking.get(seat)
        if thinking is None or seat in self.table.journal.to_move:
            return
        self.unannounced.add(seat)
        delay = thinking.since + SEALED_STEPS * thinking.budget + SEALED_SECONDS - time.time()
        if delay > 0:  # if it took longer still, it is announced by the reveal
            asyncio.get_running_loop().call_later(delay, self.announce, seat, thinking)

    def announce(self, seat: int, thinking: messages.Thinking) -> None:
        if seat in self.unannounced and self.thinking.get(seat) is thinking:
            self.unannounced.discard(seat)
            del self.thinking[seat]
            self.table.updates.clear()
            self.table.notify()
