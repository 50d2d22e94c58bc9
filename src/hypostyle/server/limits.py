"""Limits on what a stranger can send: how fast, how large, how many; and the times of a race."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Generic, TypeVar

from msgspec import Struct

Kept = TypeVar("Kept")


class Limits(Struct, frozen=True):
    """Rates are per second, with a burst on top. The defaults leave a club of forty behind one address ample room.

    An address is an IPv4 address, or the 64 bits of an IPv6 address that one visitor has.
    """

    requests: float = 100.0  # of one address; a page that is opened for the first time makes thirty, its socket is six
    requests_burst: float = 1_500.0
    seated_requests: float = 10.0  # of one browser with a seat, where others have used up those of its address
    seated_requests_burst: float = 120.0
    lists: float = 10.0  # of tables, from one address
    lists_burst: float = 400.0
    exports: float = 2.0  # match files and drawings of a position, from one address
    exports_burst: float = 60.0
    head_bytes: int = 16_384  # of a request: its first line and its headers
    head_seconds: float = 10.0  # for a head to arrive whole, from the moment it could
    request_seconds: float = 60.0  # for the rest: the body arrives, and the answer is taken
    address_connections: int = 400  # open from one address, pages and requests together: seven for each of forty people
    all_connections: int = 10_000
    reserved_connections: int = 1_000  # beyond these, for browsers that have a seat
    address_reserved: int = 100  # of them, from one address
    reserved_seconds: float = 3.0  # for a head to arrive whole where only those with a seat are let in
    messages: float = 20.0  # of one connection
    messages_burst: float = 60.0
    address_messages: float = 600.0  # of all pages of one address; costly questions count several times
    address_messages_burst: float = 3_000.0
    address_work: float = 0.25  # seconds of the loop, for what all pages of one address ask and are told
    address_work_burst: float = 1.0
    address_pages: int = 200  # open at tables, from one address
    chat: float = 0.5  # lines of one browser at one table
    chat_burst: float = 6.0
    creations: float = 0.5  # tables, imports and branches from one address
    creations_burst: float = 30.0
    seatings: float = 1.0  # attempts to take a seat from one address
    seatings_burst: float = 30.0
    drafts: float = 5.0  # cards to be checked, read or written, from one address
    drafts_burst: float = 60.0
    draft_seconds: float = 3.0  # of the processor, to read or check one of them; the process is killed then
    drafts_waiting: int = 12  # to be read or checked
    drafts_of_address: int = 3
    lessons: float = 20.0  # what learners do and ask, from one address
    lessons_burst: float = 400.0
    message_bytes: int = 4_096
    body_bytes: int = 16_384
    import_bytes: int = 200_000  # ten times the longest match
    edition_bytes: int = 65_536
    browser_connections: int = 16  # of one browser with a seat, at one table
    spectator_connections: int = 200  # of all browsers without a seat, at one table
    race_seconds: float = 60.0  # after that nobody has found it
    race_pause: float = 3.0  # after a wrong claim
    race_credit: float = 0.15  # for a slow line, one way, at most; the first claim waits as long for others
    race_pace: float = 1.0  # of the bots: the time they need to find something is multiplied by it
    stuck_seconds: float = 20.0  # a page that takes no message for so long is disconnected
    think_seconds: float = 60.0  # beyond its budget a bot hangs: its process is killed, and it is asked once more
    cut_seconds: float = 10.0  # bots wait with the first move for the shares of those who sit there
    review_simulations: int = 6_400  # with which each decision of a finished match is judged
    reviews: int = 48  # of matches, under way at once
    reviews_of_address: int = 12
    tries: float = 0.2  # better moves that one address has judged
    tries_burst: float = 30.0
    idle_seconds: float = 300.0  # a table nobody sits at leaves the memory
    tables_loaded: int = 12_000
    addresses: int = 10_000  # remembered


class TokenBucket:
    """A token bucket: `rate` tokens a second flow in, at most `burst` are kept."""

    __slots__ = ("burst", "rate", "tokens", "updated")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.updated = monotonic()

    def refill(self) -> None:
        now = monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.updated) * self.rate)
        self.updated = now

    def take(self, cost: float = 1.0) -> bool:
        now = monotonic()  # `refill`, spelt out: every message passes here twice
        tokens = min(self.burst, self.tokens + (now - self.updated) * self.rate)
        self.updated = now
        self.tokens = tokens - cost if tokens >= cost else tokens
        return tokens >= cost

    def has(self, cost: float) -> bool:
        self.refill()
        return self.tokens >= cost

    def spend(self, cost: float) -> None:
        """Take what has been used already, whether it was there or not."""
        self.tokens -= cost

    def until_paid(self) -> float:
        """Seconds until what was spent too much has flowed in again."""
        if self.tokens >= 0:
            return 0.0
        self.refill()
        return max(0.0, -self.tokens / self.rate)

    @property
    def used(self) -> float:
        """What has been taken and has not flowed in again."""
        return self.burst - self.tokens


class ByAddress(Generic[Kept]):
    """Something for each address; the addresses not heard of for longest are forgotten first."""

    def __init__(self, make: Callable[[], Kept], most: int) -> None:
        self.make = make
        self.most = most
        self.by_address: OrderedDict[str, Kept] = OrderedDict()

    def of(self, address: str) -> Kept:
        kept = self.by_address.get(address)
        if kept is None:
            kept = self.by_address[address] = self.make()
            if len(self.by_address) > self.most:
                self.by_address.popitem(last=False)
        self.by_address.move_to_end(address)
        return kept


class AddressBuckets(ByAddress[TokenBucket]):
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float, most: int) -> None:
        super().__init__(lambda: TokenBucket(rate, burst), most)

    def take(self, address: str, cost: float = 1.0) -> bool:
        return self.of(address).take(cost)
