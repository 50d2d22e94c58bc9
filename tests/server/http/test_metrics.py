"""Figures and logs for whoever watches over the server; none of them gives a secret away."""

import asyncio
import json
import logging
import re
import sys
from pathlib import Path

import pytest

from hypostyle.server.logs import JsonFormatter
from hypostyle.server.metrics import BOUNDS, Histogram
from hypostyle.server.terminal_qr import drawn
from tests.server.running import Browser, Server, running

LINE = re.compile(r'(# (HELP|TYPE) \S+ .+)|([a-z_]+(\{[a-z]+="[^"]*"\})? [0-9.e+-]+)')
LOGS = "__import__('hypostyle.server.logs').server.logs"
WATCHED = f"watching={LOGS}.Watching('the key of the figures', {{access!r}}, 'json')"


def figures(browser: Browser, key: str) -> dict[str, float]:
    answer = browser.ask("GET", "/metrics", headers={"Authorization": f"Bearer {key}"})
    assert answer.status == 200, answer.body
    lines = answer.body.decode().splitlines()
    assert [line for line in lines if not LINE.fullmatch(line)] == []
    return {name: float(value) for line in lines if line[0] != "#" for name, value in [line.rsplit(" ", 1)]}


def test_figures_grow_with_what_happens_and_are_shown_to_the_host_alone(server: Server) -> None:
    async def scene() -> None:
        host, player = Browser(server, host=True), Browser(server)
        before = figures(player, server.key)
        table = player.create("you", "here")["table"]
        async with player.page(table) as page:
            seat = page.update["to_move"][0]
            await page.act(seat, page.legal(seat)[0])
            await page.ask({"type": "act", "seq": 0, "seat": 7, "action": 1}, "refused")
            after = figures(player, server.key)
        for name, more in (
            ("hypostyle_move_seconds_count", 1),
            ('hypostyle_refused_messages_total{code="not_yours"}', 1),
            ("hypostyle_pages", 1),
            ("hypostyle_tables_watched", 1),
            ('hypostyle_requests_total{status="201"}', 1),
        ):
            assert after[name] == before.get(name, 0) + more, name
        assert after["hypostyle_writes_total"] >= before["hypostyle_writes_total"] + 2
        assert after["hypostyle_commit_seconds_count"] > before["hypostyle_commit_seconds_count"]
        assert host.get("/metrics").status == 200
        for wrong in ({}, {"Authorization": "Bearer x"}, {"Authorization": "Bearer "}, {"Authorization": "é"}):
            assert player.ask("GET", "/metrics", headers=wrong).status == 403

    asyncio.run(scene())


def test_requests_are_written_down_without_secrets_and_the_log_is_json(tmp_path: Path) -> None:
    access = tmp_path / "access.log"

    async def scene(server: Server) -> None:
        player, friend = Browser(server), Browser(server)
        made = player.create("you", "link")
        friend.post(f"/api/tables/{made['table']}/claim", {"token": made["seats"][1]["token"]})
        player.get(f"/host/{server.key}")
        player.get("/api/games?x=" + "y" * 50)
        async with player.page(made["table"]):
            pass
        assert figures(player, "the key of the figures")["hypostyle_tables_loaded"] == 1

    with running(tmp_path / "tables.db", more=WATCHED.format(access=str(access))) as server:
        asyncio.run(scene(server))
        key = server.key
    text = access.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {line["path"] for line in lines} >= {"/api/tables", "/host/", "/api/games", "/metrics"}
    assert all(line["address"] == "127.0.0.1" and line["ms"] >= 0 for line in lines)
    assert any(line["method"] == "WEBSOCKET" and line["status"] == 101 for line in lines)
    assert key not in text


def test_a_line_of_the_log_as_json() -> None:
    try:
        raise ValueError("as it happens")
    except ValueError:
        record = logging.LogRecord("hypostyle.x", logging.ERROR, "", 1, "table %s", ("t1",), sys.exc_info())
    line = json.loads(JsonFormatter().format(record))
    assert (line["level"], line["from"], line["message"]) == ("error", "hypostyle.x", "table t1")
    assert "as it happens" in line["traceback"]


def test_a_histogram_counts_every_value_once() -> None:
    values = Histogram()
    for seconds in (0.0005, BOUNDS[0], 0.3, 1e6):
        values.observe(seconds)
    lines = list(values.lines("x"))
    assert lines[0] == 'x_bucket{le="0.001"} 2'
    assert lines[-3] == 'x_bucket{le="+Inf"} 4'
    assert lines[-1] == "x_count 4"


def test_an_address_becomes_a_square(capsys: pytest.CaptureFixture[str]) -> None:
    lines = drawn("http://192.168.1.20:8765/").splitlines()
    assert len({len(line) for line in lines}) == 1
    assert len(lines[0]) >= 25
