"""The door: every TCP connection there is, how many of them an address has, and how long each may take.

When all places are taken, a newcomer is let in to show the cookie of a browser that has a seat, and nothing else. These
places are few, and are taken over from whoever has stood there longest without showing one: so somebody who holds a
thousand connections open keeps nobody from the table at which they sit.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable, Sequence

from hypostyle.server.addresses import Network, as_address, visitor_key
from hypostyle.server.limits import Limits

SWEEP_SECONDS = 0.5
HANDSHAKES_IN_A_TURN = 4  # of pages, before others have a turn of the loop

Client = tuple[str, int]  # address and port at the other end


class Line:
    """One TCP connection: whose it is, what it is busy with, and since when."""

    __slots__ = ("address", "browser", "client", "drop", "on_approval", "phase", "since")

    def __init__(self, client: Client, address: str, drop: Callable[[], None], on_approval: bool) -> None:
        self.client = client
        self.address = address
        self.drop = drop
        self.on_approval = on_approval  # let in only to show that it has a seat
        self.browser: bytes | None = None  # that has a seat, as was shown
        self.phase = "head"
        self.since = time.monotonic()

    def turn_to(self, phase: str) -> None:
        """`head`: waiting for a request to arrive; `request`: busy with one; `page`: a page at a table."""
        self.phase = phase
        self.since = time.monotonic()


class Door:
    def __init__(self, limits: Limits, trusted: Sequence[Network] = ()) -> None:
        self.limits = limits
        self.trusted = trusted  # web servers in front of this one, which count their own visitors
        self.lines: dict[Client, Line] = {}
        self.counts: Counter[str] = Counter()  # by address, of those not on approval
        self.approvals: OrderedDict[Client, Line] = OrderedDict()
        self.refusals: Counter[str] = Counter()
        self.seconds = {"head": limits.head_seconds, "request": limits.request_seconds}
        self.holds_seat: Callable[[bytes], Awaitable[bool]] | None = None
        self.handshakes: deque[Callable[[], None]] = deque()
        self.shaking = False

    # ------------------------------------------------------------------ coming and going
    def enter(self, client: Client, drop: Callable[[], None]) -> Line | None:
        """A newcomer, or None if there is no room at all."""
        address = visitor_key(client[0])
        full = len(self.lines) - len(self.approvals) >= self.limits.all_connections
        if not self.is_trusted(client[0]):
            full = full or self.counts[address] >= self.limits.address_connections
        if full and not self.make_room(address):
            self.refusals["connection"] += 1
            return None
        line = self.lines[client] = Line(client, address, drop, full)
        if full:
            self.approvals[client] = line
        else:
            self.counts[address] += 1
        return line

    def make_room(self, address: str) -> bool:
        """A place for somebody who may have a seat; whoever stood there longest without showing one has to go."""
        here = [line for line in self.approvals.values() if line.address == address]
        if len(here) >= self.limits.address_reserved:
            return self.send_away(here)
        if len(self.approvals) >= self.limits.reserved_connections:
            return self.send_away(list(self.approvals.values()))
        return True

    def send_away(self, lines: list[Line]) -> bool:
        oldest = next((line for line in lines if line.browser is None), None)
        if oldest is None:
            return False
        self.leave(oldest.client)
        oldest.drop()
        return True

    def leave(self, client: Client | None) -> None:
        line = self.lines.pop(client, None) if client is not None else None
        if line is None:
            return
        if line.on_approval:
            self.approvals.pop(line.client, None)
            return
        self.counts[line.address] -= 1
        if not self.counts[line.address]:
            del self.counts[line.address]

    def is_trusted(self, address: str) -> bool:
        found = as_address(address) if self.trusted else None
        return found is not None and any(found in network for network in self.trusted)

    # ------------------------------------------------------------------ approval
    async def approves(self, client: Client | None, browser: bytes | None) -> bool:
        """Whether a request may go on: it came in by a free place, or its browser has a seat."""
        line = self.approvals.get(client) if client is not None else None
        if line is None:
            return True
        if browser is None or self.holds_seat is None:
            return False
        if line.browser != browser:
            own = sum(other.browser == browser for other in self.approvals.values())
            if own >= self.limits.browser_connections or not await self.holds_seat(browser):
                return False
            line.browser = browser
        return True

    # ------------------------------------------------------------------ pages
    def in_turn(self, handshake: Callable[[], None]) -> None:
        """Pages that open at the same moment do so a few at a time: each costs about a millisecond."""
        self.handshakes.append(handshake)
        if not self.shaking:
            self.shaking = True
            asyncio.get_running_loop().call_soon(self.shake_hands)

    def shake_hands(self) -> None:
        try:
            for _ in range(min(HANDSHAKES_IN_A_TURN, len(self.handshakes))):
                self.handshakes.popleft()()
        finally:
            self.shaking = bool(self.handshakes)
            if self.shaking:
                asyncio.get_running_loop().call_soon(self.shake_hands)

    # ------------------------------------------------------------------ time
    async def sweep_regularly(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(time.monotonic())

    def sweep(self, now: float) -> None:
        """End what takes too long: a head that never ends, a body that trickles, an answer that nobody reads."""
        for line in list(self.lines.values()):
            seconds = self.seconds.get(line.phase)
            if seconds is not None and line.on_approval and line.browser is None:
                seconds = self.limits.reserved_seconds
            if seconds is not None and now - line.since > seconds:
                self.refusals["slow"] += 1
                line.drop()
