"""Tables that an earlier version of the server stored are opened, replayed and played on.

`old_tables.sql` is the content of its data file: a table of each game with moves, sealed choices, a race and undo, a
match that is over, and one with an owner's content. `old_tables.json` says what that version showed of them.
"""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Browser, Page, Server, points_of, running

HERE = Path(__file__).parent
SHOWN = json.loads((HERE / "old_tables.json").read_text(encoding="utf-8"))
COOKIES = {"host": "host-cookie", "friend": "friend-cookie", "spectator": None}
MORE_MOVES = 6
KEPT = ("seq", "step", "to_move", "sealed", "views", "decisions", "undo")
TOLD_SINCE = {"lines", "scores"}  # how a step is told, which that version left to the browser


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a copy of the old data file."""
    file = tmp_path_factory.mktemp("old") / "tables.db"
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.executescript((HERE / "old_tables.sql").read_text(encoding="utf-8"))
    with running(file) as server:
        yield server


def browser(server: Server, who: str) -> Browser:
    found = Browser(server)
    found.cookie = COOKIES[who]
    return found


def summary(page: Page) -> dict[str, Any]:
    """What is compared with what the earlier version showed."""
    update = page.update
    return {
        **{name: update[name] for name in ("seq", "step", "to_move", "sealed", "undo")},
        "prompts": [decision["prompt"] for decision in update["decisions"]],
        "choices": [len(decision["actions"]) for decision in update["decisions"]],
        "last": {name: page.entries[-1][name] for name in page.entries[-1].keys() - TOLD_SINCE},
    }


@pytest.mark.parametrize("table", SHOWN)
def test_an_old_table_is_shown_as_it_was(old: Server, table: str) -> None:
    async def scene() -> None:
        for who, shown in SHOWN[table]["viewers"].items():
            async with browser(old, who).page(table) as page:
                assert summary(page) == shown
                assert [entry["step"] for entry in page.entries] == list(range(shown["step"] + 1))
                if page.update["over"]:
                    assert page.update["outcome"] == SHOWN[table]["outcome"]
                    assert points_of(page.update) == SHOWN[table]["points"]

    asyncio.run(scene())


@pytest.mark.parametrize("table", SHOWN)
def test_a_page_left_open_over_the_update_is_told_nothing_twice(old: Server, table: str) -> None:
    async def scene() -> None:
        for who, shown in SHOWN[table]["viewers"].items():
            async with browser(old, who).page(table, since=shown["seq"]) as page:
                told = [entry["step"] for entry in page.update["entries"] if not entry.get("sealed")]
                assert (page.update["seq"], told) == (shown["seq"], [])

    asyncio.run(scene())


@pytest.mark.parametrize("table", [table for table, shown in SHOWN.items() if not shown["outcome"]])
def test_an_old_table_is_played_on_taken_back_and_kept(old: Server, table: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with contextlib.closing(sqlite3.connect(old.data)) as source, contextlib.closing(sqlite3.connect(file)) as copy:
        source.backup(copy)
    last: dict[str, Any] = {}

    async def play_on(server: Server) -> None:
        async with browser(server, "host").page(table) as host, browser(server, "friend").page(table) as friend:
            for _ in range(MORE_MOVES):
                await move(host, friend)
            if host.update["undo"]["0"]:
                seq = host.update["seq"]
                await host.send({"type": "undo", "seq": seq, "seat": 0})
                await host.until_seq(seq + 1)
            last.update(host.update)

    async def look_again(server: Server) -> None:
        async with browser(server, "host").page(table) as page:
            assert page.update["seq"] > SHOWN[table]["viewers"]["host"]["seq"]
            assert [page.update[name] for name in KEPT] == [last[name] for name in KEPT]

    with running(file) as server:
        asyncio.run(play_on(server))
        server.kill()
        server.start()
        asyncio.run(look_again(server))


async def move(*pages: Page) -> None:
    """Whoever has to choose takes its first action; both pages follow."""
    page = next(page for page in pages if page.update["decisions"])
    decision = page.update["decisions"][0]
    await page.act(decision["seat"], decision["actions"][0]["id"])
    for other in pages:
        await other.ask({"type": "ping"}, "pong")
