"""The door: heads and requests end, nobody takes all places, and whoever has a seat always gets in."""

import asyncio
import contextlib
import socket
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hypostyle.server.addresses import as_network
from hypostyle.server.connection.door import HANDSHAKES_IN_A_TURN, Door
from hypostyle.server.limits import Limits
from tests.server.running import AMPLE, PATIENCE, Answer, Browser, Server, running, wait_for

NO_TIME = f"{AMPLE}, head_seconds=0.5, request_seconds=1.0"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("impatient") / "tables.db", NO_TIME) as found:
        yield found


def opened(server: Server, sent: bytes = b"") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    line.sendall(sent)
    return line


def head(server: Server, line: str = "GET /healthz HTTP/1.1", *headers: str) -> bytes:
    return "\r\n".join((line, f"Host: {server.host}", *headers, "", "")).encode()


def everything(line: socket.socket) -> bytes:
    """What the server says until it hangs up."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while more := line.recv(65_536):
            found += more
    return found


def status(line: socket.socket) -> int:
    with line:
        return int(everything(line).partition(b"\r\n")[0].split()[1])


# ---------------------------------------------------------------------- size
@pytest.mark.parametrize("beginning", [b"X-Long: ", b"Cookie: hypostyle=", b"Host: "])
def test_a_header_without_end_is_cut_off(server: Server, beginning: bytes) -> None:
    with opened(server, b"GET / HTTP/1.1\r\n" + beginning) as line:
        sent = 0
        with contextlib.suppress(OSError):
            for _ in range(40_000_000 // 20_000):
                line.sendall(b"x" * 20_000)
                sent += 20_000
        assert sent < 20_000_000
        with contextlib.suppress(OSError):
            assert status(line) == 431


@pytest.mark.parametrize(
    "endless",
    [b"X: y\r\n", b"x", b"\r\n", b"X: y\r\n y\r\n"],
    ids=["headers", "address", "empty lines", "folded headers"],
)
def test_a_head_without_end_is_cut_off_or_dropped(impatient: Server, endless: bytes) -> None:
    with opened(impatient, b"GET /") as line, contextlib.suppress(OSError):
        for _ in range(4_000):
            line.sendall(endless * (20_000 // len(endless)))
        everything(line)
    assert Browser(impatient).get("/healthz").status == 200
    assert memory_of(impatient) < 400_000_000


def memory_of(server: Server) -> int:
    assert server.process is not None
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1_024
    raise AssertionError("no memory")


def test_a_head_that_is_long_but_whole_is_refused_too(server: Server) -> None:
    assert status(opened(server, head(server, "GET / HTTP/1.1", f"X: {'y' * 17_000}", "Connection: close"))) == 431
    assert status(opened(server, head(server, f"GET /{'y' * 17_000} HTTP/1.1", "Connection: close"))) == 431
    assert status(opened(server, head(server, "GET / HTTP/1.1", f"X: {'y' * 12_000}", "Connection: close"))) == 200


def test_two_hosts_are_none(server: Server) -> None:
    assert status(opened(server, head(server, "GET / HTTP/1.1", "Host: evil.example", "Connection: close"))) == 421


def test_requests_sent_at_once_do_not_pile_up(server: Server) -> None:
    with opened(server, head(server) * 10_000) as line:
        answers = everything(line)
    assert answers.count(b"HTTP/1.1 ") <= 12
    assert b"HTTP/1.1 400" in answers
    with opened(server, head(server) * 4 + head(server, "GET /healthz HTTP/1.1", "Connection: close")) as line:
        assert everything(line).count(b"HTTP/1.1 200") == 5


@pytest.mark.parametrize("chunk", [b"1;" + b"e" * 30_000 + b"\r\nx\r\n", b"5000\r\n" + b"x" * 0x5000 + b"\r\n"])
def test_a_chunked_body_without_end_is_cut_off(impatient: Server, chunk: bytes) -> None:
    chunked = head(impatient, "POST /api/tables HTTP/1.1", "Transfer-Encoding: chunked")
    with opened(impatient, chunked) as line, contextlib.suppress(OSError):
        for _ in range(2_000):
            line.sendall(chunk)
        everything(line)
    assert Browser(impatient).get("/healthz").status == 200
    assert memory_of(impatient) < 400_000_000


# ---------------------------------------------------------------------- time
def beginnings(server: Server) -> list[bytes]:
    return [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: ",
        head(server, "POST /api/tables HTTP/1.1", "Content-Length: 100"),
        head(server, "POST /api/import HTTP/1.1", "Transfer-Encoding: chunked") + b"5\r\nhell",
        head(server, "GET /healthz HTTP/1.1", "Content-Length: 100"),
        head(server) + b"GET / HT",
        head(server, "POST /api/tables HTTP/1.1", "Content-Length: 9", "Expect: 100-continue"),
    ]


def test_requests_that_never_end_are_dropped(impatient: Server) -> None:
    for line in [opened(impatient, beginning) for beginning in beginnings(impatient) * 20]:
        with line:
            everything(line)  # ends, as the server hangs up
    assert Browser(impatient).get("/healthz").status == 200


@pytest.mark.parametrize("number", range(1, 7))
def test_a_request_that_trickles_is_dropped(impatient: Server, number: int) -> None:
    """Each byte that arrives would begin the wait anew, if it were counted from the last one."""
    line = opened(impatient, beginnings(impatient)[number])
    with line, pytest.raises(OSError, match=r"reset|[Bb]roken"):
        trickle(line)


def trickle(line: socket.socket) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        line.sendall(b"x")
        time.sleep(0.1)


def test_an_answer_that_nobody_takes_is_given_up(impatient: Server) -> None:
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
        line.connect(("127.0.0.1", impatient.port))
        with contextlib.suppress(OSError):
            for _ in range(8):
                line.sendall(head(impatient, "GET /api/games HTTP/1.1"))
        wait_for(lambda: connections_of(impatient) == 0)


def connections_of(server: Server) -> int:
    """Established TCP connections to the server, as the system sees them."""
    port = f":{server.port:04X}"
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(row[1].endswith(port) and row[3] == "01" for row in rows)


# ---------------------------------------------------------------------- number
FEW = f"{AMPLE}, address_connections=20, all_connections=40, reserved_connections=8, address_reserved=6"


@contextlib.contextmanager
def held(server: Server, count: int) -> Iterator[list[socket.socket]]:
    lines = [opened(server) for _ in range(count)]
    try:
        yield lines
    finally:
        for line in lines:
            line.close()


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("small") / "tables.db", FEW) as found:
        yield found


def test_where_all_places_are_taken_a_stranger_is_told_so_and_a_seat_gets_in(small: Server) -> None:
    player, stranger = Browser(small), Browser(small)
    table = player.create("you", "here")["table"]
    with held(small, 40):  # more than the address has places, and more than are in reserve
        refused = stranger.get("/api/games")
        assert (refused.status, refused.json["code"]) == (503, "full")
        stranger.cookie = "an-invented-cookie"
        assert stranger.get("/api/games").status == 503
        assert player.get("/api/games").status == 200

        async def scene() -> None:
            async with player.page(table) as page, player.page(table):
                await page.act(page.update["to_move"][0], page.legal(page.update["to_move"][0])[0])

        asyncio.run(scene())
    assert stranger.get("/api/games").status == 200


def test_those_in_reserve_are_taken_over_by_newcomers_but_never_from_a_seat(small: Server) -> None:
    async def scene() -> None:
        player = Browser(small)
        table = player.create("you", "here")["table"]
        with held(small, 20):
            async with player.page(table) as page:
                for _ in range(5):
                    with held(small, 10):
                        assert (await page.ask({"type": "ping"}, "pong"))["seq"] == 0
                        assert await asyncio.to_thread(lambda: player.get("/api/games").status) == 200

    asyncio.run(scene())


def test_forty_people_behind_one_address_all_find_room(tmp_path: Path) -> None:
    """With the limits as they are: each opens the hall with six connections at once, and then a table."""

    async def load(server: Server, browser: Browser) -> list[Answer]:
        paths = ["/", "/api/games", "/api/tables", "/healthz", "/texts/imhotep/en.ftl", "/texts/imhotep/fr.ftl"] * 4
        return await asyncio.gather(*(asyncio.to_thread(browser.get, path) for path in paths))

    async def scene(server: Server) -> None:
        host = Browser(server)
        tables = [host.create("you", "here")["table"] for _ in range(20)]
        people = [Browser(server) for _ in range(40)]
        async with contextlib.AsyncExitStack() as stack:
            idle = [stack.enter_context(contextlib.closing(opened(server))) for _ in range(6 * 40)]
            answers = await asyncio.gather(*(load(server, person) for person in people))
            assert {answer.status for person in answers for answer in person} == {200}
            pages = [
                await stack.enter_async_context(person.page(tables[number % 20]))
                for number, person in enumerate(people)
            ]
            for page in pages:
                assert (await page.ask({"type": "ping"}, "pong"))["seq"] == 0
            assert len(idle) == 240

    with running(tmp_path / "tables.db", "") as server:
        asyncio.run(scene(server))


def test_pages_of_one_address_are_limited_but_for_those_that_sit_there(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        player = Browser(server)
        table = player.create("you", "here")["table"]
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(4):
                await stack.enter_async_context(Browser(server).page(table))
            late = await stack.enter_async_context(Browser(server).page(table, greet=False))
            assert (await late.receive())["code"] == "busy"
            await stack.enter_async_context(player.page(table))

    with running(tmp_path / "tables.db", f"{AMPLE}, address_pages=4") as server:
        asyncio.run(scene(server))


# ---------------------------------------------------------------------- the door itself
class Knock:
    """Somebody at a door of two places, of which one is for each address, and two in reserve."""

    def __init__(self, *trusted: str) -> None:
        limits = Limits(
            all_connections=2, address_connections=1, reserved_connections=2, address_reserved=1, browser_connections=1
        )
        self.door = Door(limits, [as_network(one) for one in trusted])
        self.door.holds_seat = self.holds_seat
        self.dropped: list[Any] = []

    async def holds_seat(self, browser: bytes) -> bool:
        return browser.startswith(b"seated")

    def enter(self, address: str, port: int = 1) -> bool:
        client = (address, port)
        return self.door.enter(client, lambda: self.dropped.append(client)) is not None


def run(scene: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(scene())  # type: ignore[arg-type]


def test_an_address_of_ipv6_is_one_visitor_however_it_ends() -> None:
    knock = Knock()
    assert knock.enter("2001:db8:1:2::1")
    assert knock.enter("2001:db8:1:2:ffff::9")
    assert list(knock.door.approvals) == [("2001:db8:1:2:ffff::9", 1)]
    assert knock.enter("2001:db8:1:3::1")
    assert len(knock.door.approvals) == 1


def test_an_ipv4_address_in_an_ipv6_one_is_itself() -> None:
    knock = Knock()
    assert knock.enter("192.0.2.1")
    assert knock.enter("::ffff:192.0.2.1")
    assert list(knock.door.approvals) == [("::ffff:192.0.2.1", 1)]


def test_a_trusted_web_server_in_front_is_no_visitor() -> None:
    knock = Knock("127.0.0.0/8")
    assert knock.enter("127.0.0.1", 1)
    assert knock.enter("127.0.0.1", 2)
    assert not knock.door.approvals
    assert knock.enter("127.0.0.1", 3), "but all places are all places"
    assert len(knock.door.approvals) == 1


def test_whoever_leaves_makes_room() -> None:
    knock = Knock()
    for _ in range(3):
        assert knock.enter("192.0.2.1")
        knock.door.leave(("192.0.2.1", 1))
        knock.door.leave(("192.0.2.1", 1))
    assert (knock.door.lines, knock.door.counts, knock.door.approvals) == ({}, {}, {})


def test_a_place_in_reserve_is_taken_from_whoever_has_shown_nothing_and_never_from_a_seat() -> None:
    async def scene() -> None:
        knock = Knock()
        for address in ("192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"):
            assert knock.enter(address)
        assert await knock.door.approves(("192.0.2.3", 1), b"seated")
        assert not await knock.door.approves(("192.0.2.4", 1), b"stranger")
        assert not await knock.door.approves(("192.0.2.4", 1), b"seated"), "one browser has its share"
        assert await knock.door.approves(("192.0.2.1", 1), None)
        assert knock.enter("192.0.2.5")
        assert knock.dropped == [("192.0.2.4", 1)]
        assert await knock.door.approves(("192.0.2.5", 1), b"seated too")
        assert not knock.enter("192.0.2.6")
        assert len(knock.dropped) == 1

    run(scene)


def test_handshakes_that_come_together_are_done_a_few_in_a_turn_of_the_loop() -> None:
    async def scene() -> None:
        door, done = Door(Limits()), list[int]()
        for number in range(3 * HANDSHAKES_IN_A_TURN):
            door.in_turn(lambda number=number: done.append(number))  # type: ignore[misc]
        for turn in range(1, 4):
            await asyncio.sleep(0)
            assert done == list(range(turn * HANDSHAKES_IN_A_TURN))

    asyncio.run(scene())
