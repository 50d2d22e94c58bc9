"""News of the other servers on a database, by LISTEN: what has been stored, never before it is; none is needed."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Callable
from typing import Any

import psycopg

from hypostyle.server.storage.postgres_database import WAIT_AGAIN, connect, own_number

CHANNEL = "hypostyle"
MOMENT = 0.004  # seconds in which what else is heard is taken in together


class News:
    """One line that listens; when it breaks it is opened anew, and anything may have been missed meanwhile."""

    def __init__(self, address: str, own_backend: Callable[[], int]) -> None:
        self.address = address
        self.own_backend = own_backend  # what the own writer tells is known here
        self.broken = asyncio.Event()
        self.connection: psycopg.Connection[Any] | None = None
        self.is_over = False
        self.ringing: asyncio.TimerHandle | None = None
        self.heard: Callable[[str], None]

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Until cancelled."""
        self.heard, self.is_over = heard, False
        try:
            while True:
                self.broken.clear()
                with contextlib.suppress(psycopg.Error):
                    await self.listen_on_one_line(missed)
                await asyncio.sleep(WAIT_AGAIN)
        finally:
            self.is_over = True
            self.hang_up()

    async def listen_on_one_line(self, missed: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        number = own_number(await asyncio.to_thread(self.open_line))
        loop.add_reader(number, self.ring, number)
        try:
            missed()
            await self.broken.wait()
        finally:
            loop.remove_reader(number)
            if self.ringing is not None:
                self.ringing.cancel()
            os.close(number)
            self.hang_up()

    def open_line(self) -> psycopg.Connection[Any]:
        """In a thread, which may come back when nobody waits for it any longer: then it closes what it opened."""
        connection = self.connection = connect(self.address)
        connection.execute(f"LISTEN {CHANNEL}".encode())
        if self.is_over:
            connection.close()
        return connection

    def hang_up(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def ring(self, number: int) -> None:
        """Something has arrived. Others commit all the time, and to be woken for each of them costs more than what is
        heard: so whatever comes within a moment is taken in together."""
        loop = asyncio.get_running_loop()
        loop.remove_reader(number)
        self.ringing = loop.call_later(MOMENT, self.answer, number)

    def answer(self, number: int) -> None:
        self.ringing = None
        self.take_in()
        if not self.broken.is_set():
            asyncio.get_running_loop().add_reader(number, self.ring, number)

    def take_in(self) -> None:
        """Whatever has arrived; without waiting, for the loop does other things meanwhile."""
        assert self.connection is not None
        try:
            line = self.connection.pgconn
            line.consume_input()
            while (notice := line.notifies()) is not None:
                if notice.be_pid != self.own_backend():
                    self.heard(notice.extra.decode())
        except psycopg.Error:
            self.broken.set()
