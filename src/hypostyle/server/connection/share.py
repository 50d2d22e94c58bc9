"""What all pages of one address share: how many messages they send, and how much of the server's loop they take.

The loop answers one message after the other, for everybody. So what is costly is answered in turn, one in a turn of the
loop for each address and one browser behind it after the other; and an address that has taken more of the loop than it
may waits with everything until it has not.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from typing import ParamSpec, TypeVar

from hypostyle.server.fair_line import FairLine
from hypostyle.server.limits import Limits, TokenBucket

Made = TypeVar("Made")
Given = ParamSpec("Given")


class Share:
    """Of one address."""

    def __init__(self, limits: Limits) -> None:
        self.messages = TokenBucket(limits.address_messages, limits.address_messages_burst)
        self.work = TokenBucket(limits.address_work, limits.address_work_burst)
        self.line = FairLine(1, limits.all_connections + limits.reserved_connections)  # a place for every page there is

    def charged(self, make: Callable[Given, Made], *given: Given.args, **named: Given.kwargs) -> Made:
        """Make something for a page of this address, and note how long it took."""
        began = time.perf_counter()  # asking for the time of the processor may take longer than what is measured
        try:
            return make(*given, **named)
        finally:
            self.spend(time.perf_counter() - began)

    def spend(self, seconds: float) -> None:
        self.work.spend(seconds)

    def is_overdrawn(self) -> bool:
        return self.work.until_paid() > 0

    @contextlib.asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for one's turn; others have theirs before the next one of this address."""
        async with self.line.turn(who):
            while (seconds := self.work.until_paid()) > 0:
                await asyncio.sleep(seconds)
            yield
            await asyncio.sleep(0)  # what was asked for is made and sent
