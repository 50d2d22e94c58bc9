"""Pages of one table come to one process of several, whichever of them accepted the connection."""

import asyncio
import contextlib
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hypostyle.server.connection.handing_over import LARGEST_HEAD, HandingOver, Inboxes
from tests.server.database import Database, children
from tests.server.running import Browser, Server, running

ESTABLISHED = "01"


@pytest.fixture
def both() -> Iterator[tuple[HandingOver, HandingOver]]:
    with contextlib.closing(Inboxes(2)) as inboxes:
        reading, writing = zip(*inboxes.pairs, strict=True)
        yield HandingOver(0, reading[0], writing), HandingOver(1, reading[1], writing)


def test_a_process_is_told_where_its_inbox_is_and_those_of_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    with contextlib.closing(Inboxes(3)) as inboxes:
        said, files = inboxes.settings(1)
        copies = dict(zip(files, map(os.dup, files), strict=True))
        ((name, value),) = said.items()
        place, *numbers = map(int, value.split())
        monkeypatch.setenv(name, " ".join(map(str, (place, *(copies[number] for number in numbers)))))
        mine = HandingOver.take_over()
        assert mine is not None
        assert mine.place == 1
        assert len(mine.inboxes) == 3
        mine.inboxes[1].send(b"to myself")
        assert mine.inbox.recv(20) == b"to myself"
        assert HandingOver.take_over() is None
        for end in (mine.inbox, *mine.inboxes):
            end.close()


def test_a_table_belongs_to_one_process_wherever_the_server_stands(both: tuple[HandingOver, HandingOver]) -> None:
    one, other = both
    for number in range(50):
        paths = (b"/ws/table%d" % number, b"/games/ws/table%d" % number, b"/ws/table%d?since=3" % number)
        assert len({process.place_of(path) for process in (one, other) for path in paths}) == 1
    assert {one.place_of(b"/ws/table%d" % number) for number in range(50)} == {0, 1}


def test_a_connection_goes_on_at_the_other_process(both: tuple[HandingOver, HandingOver]) -> None:
    one, other = both

    async def scene() -> tuple[bytes, bytes]:
        taken: asyncio.Future[tuple[socket.socket, bytes]] = asyncio.get_running_loop().create_future()
        other.listen(lambda connection, head: taken.set_result((connection, head)))
        here, there = socket.socketpair()
        assert one.give(1, here.fileno(), b"GET / HTTP/1.1\r\n\r\n")
        here.close()
        connection, head = await taken
        other.stop()
        with connection, there:
            connection.send(b"from the other process")
            return head, there.recv(50)

    assert asyncio.run(scene()) == (b"GET / HTTP/1.1\r\n\r\n", b"from the other process")


def test_an_inbox_that_nobody_empties_takes_no_more(both: tuple[HandingOver, HandingOver]) -> None:
    here, there = socket.socketpair()
    with here, there:
        assert any(not both[0].give(1, here.fileno(), b"head") for _ in range(10_000))


def test_a_head_that_is_too_long_stays_where_it_is(both: tuple[HandingOver, HandingOver]) -> None:
    here, there = socket.socketpair()
    with here, there:
        assert not both[0].give(1, here.fileno(), b"h" * (LARGEST_HEAD + 1))
        with pytest.raises(BlockingIOError):
            both[1].inbox.recv(1)


def test_all_pages_of_a_table_are_at_one_process(database: Database) -> None:
    with running(database.new(), more="processes=3") as server:
        here = Browser(server)
        tables: list[str] = []
        while len(tables) < 6 or len(set(places(tables, 3))) == 1:  # which of them is drawn with the name of a table
            tables.append(here.create("you", "here")["table"])

        async def scene() -> list[set[int]]:
            homes = []
            for table in tables:
                async with contextlib.AsyncExitStack() as stack:
                    pages: list[Any] = [await stack.enter_async_context(here.page(table)) for _ in range(6)]
                    for page in pages:
                        await page.act(page.update["to_move"][0], page.legal(page.update["to_move"][0])[0])
                        for other in pages:
                            await other.until_seq(page.update["seq"])
                    homes.append({home(server, page.socket.local_address[1]) for page in pages})
            return homes

        homes = asyncio.run(scene())
        assert [len(found) for found in homes] == [1] * len(tables)
        assert len(set.union(*homes)) == len(set(places(tables, 3)))


def places(tables: list[str], processes: int) -> list[int]:
    """The process that each table belongs to."""
    with contextlib.closing(Inboxes(processes)) as inboxes:
        reading, writing = zip(*inboxes.pairs, strict=True)
        one = HandingOver(0, reading[0], writing)
        return [one.place_of(b"/ws/" + table.encode()) for table in tables]


def home(server: Server, port: int) -> int:
    """The process that holds the server's end of a connection from this port."""
    assert server.process is not None
    (inode,) = (
        fields[9]
        for fields in map(str.split, Path("/proc/net/tcp").read_text().splitlines()[1:])
        if fields[3] == ESTABLISHED and fields[1].endswith(f":{server.port:04X}") and fields[2].endswith(f":{port:04X}")
    )
    (found,) = (
        process
        for process in children(server.process.pid)
        for file in Path(f"/proc/{process}/fd").iterdir()
        if target(file) == f"socket:[{inode}]"
    )
    return found


def target(file: Path) -> str:
    """What an open file is; nothing once it is closed, as files are while others are looked at."""
    try:
        return str(file.readlink())
    except FileNotFoundError:
        return ""
