"""Files that take for ever to read: they stop neither tables, nor other files, nor the server's own end."""

import asyncio
import threading
from pathlib import Path

import pytest

from hypostyle.engine.errors import BadContent
from hypostyle.server.table.draft_pool import check_shape
from tests.server.running import AMPLE, Answer, Browser, Server, running

READ = "/api/editions/silver_gold_pyramids/read"
SIZE = 64_000
BOMBS = {
    "dotted": b"a." * (SIZE // 2) + b"a=1",
    "quoted": b'"a".' * (SIZE // 4) + b"a=1",
    "half quoted": b'"a".' + b"a." * (SIZE // 2) + b"a=1",
    "after a comment": b"# nothing\n\n" + b"a." * (SIZE // 2) + b"a=1",
    "in spaces": b" a ." * (SIZE // 4) + b"a=1",
}
HONEST = b'[edition]\nname = "Mine"\n'


def read(server: Server, text: bytes) -> Answer:
    return Browser(server).ask("POST", READ, text)


def test_files_that_take_for_ever_to_read_stop_nothing(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        host = Browser(server)
        tables = [host.create("you", "here")["table"] for _ in range(6)]
        answers: list[Answer] = []
        posts = [
            threading.Thread(target=lambda text=text: answers.append(read(server, text)))
            for text in [*BOMBS.values()] * 3
        ]
        for post in posts:
            post.start()
        for table in tables:
            async with host.page(table) as page:
                seat = page.update["to_move"][0]
                await page.act(seat, page.legal(seat)[0])
        for post in posts:
            await asyncio.to_thread(post.join)
        assert {(answer.status, answer.json["code"]) for answer in answers} <= {(400, "bad_content"), (503, "busy")}
        assert len(answers) == len(posts)
        assert read(server, HONEST).json["draft"]["name"] == "Mine"

    with running(tmp_path / "tables.db", f"{AMPLE}, draft_seconds=0.5") as server:
        asyncio.run(scene(server))


def test_the_server_ends_while_it_reads_one(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", f"{AMPLE}, draft_seconds=3600.0") as server:
        assert read(server, HONEST).status == 200
        posts = [threading.Thread(target=try_to_read, args=(server, BOMBS["quoted"])) for _ in range(6)]
        for post in posts:
            post.start()
        assert Browser(server).get("/healthz").status == 200
        assert server.process is not None
        server.process.terminate()
        assert server.process.wait(15) == 0
        for post in posts:
            post.join()


def try_to_read(server: Server, text: bytes) -> None:
    try:
        read(server, text)
    except OSError:
        return  # the server has ended


@pytest.mark.parametrize("name", ["dotted", "in spaces", "after a comment"])
def test_a_key_without_end_is_refused_before_anything_is_read(name: str) -> None:
    with pytest.raises(BadContent, match="has a key of more than 8 parts"):
        check_shape("silver_gold_pyramids", BOMBS[name])


def test_grids_are_no_keys() -> None:
    check_shape(
        "silver_gold_pyramids", b'grid = ["S.........", "..........T"]\n"a.b.c.d.e.f.g.h.i.j",\n# ........... a\n'
    )
