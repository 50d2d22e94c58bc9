"""Input that nobody thought of: every request has an answer, none of them is a 500, and no traceback is logged."""

import asyncio
import json
import random
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import hypostyle
from hypostyle.engine import saves
from tests.server.running import PATIENCE, Browser, Server, running

DIGITS = "9" * 5_000
EDITION = "/api/editions/silver_gold_pyramids"


@pytest.fixture(autouse=True)
def no_traceback(server: Server) -> Iterator[None]:
    before = len(server.complaints)
    yield
    assert server.complaints[before:] == ""


def match_file(**changes: Any) -> dict[str, Any]:
    return {**saves.as_json(hypostyle.game("imhotep").new(2, 1)), **changes}


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize("origin", ["http://[", "http://]", "http://[::1", "//", "", "\xff", "http://x:y:z", "null"])
def test_an_origin_that_is_no_address_is_another_site(server: Server, origin: str) -> None:
    answer = Browser(server).ask("POST", "/api/tables", {}, {"Origin": origin})
    assert (answer.status, answer.json["code"]) == (403, "forbidden")


@pytest.mark.parametrize("host", ["[", "[::1", "]", "::", "127.0.0.1:x", "\xff"])
def test_a_host_that_is_no_name_is_answered(server: Server, host: str) -> None:
    assert Browser(server).ask("GET", "/healthz", headers={"Host": host}).status == 421


@pytest.mark.parametrize(
    "body",
    [
        json.dumps(match_file()).replace('"seats": 2', f'"seats": {DIGITS}'),
        json.dumps(match_file()).replace('"seats": 2', f'"seats": {DIGITS[:4_000]}'),
        json.dumps(match_file()).replace('"log": []', f'"log": [{DIGITS}]'),
        json.dumps(match_file(game="\ud800")),
        json.dumps(match_file(options={"\udfff": 1})),
        json.dumps(match_file(options={"pyramid": "\ud800"})),
        json.dumps(match_file(table={"names": ["\ud800", "x"]})),
        json.dumps(match_file(log=[[0, {"verb": "\ud800"}]])),
        *(json.dumps(match_file()).replace('"log": []', f'"log": [{nested(depth)}]') for depth in (200, 900, 990)),
        *(json.dumps(match_file()).replace('"seats": 2', f'"seats": {nested(depth)}') for depth in (900, 960)),
        json.dumps(match_file(log=[["x" * 100_000, 5]])),
        json.dumps(match_file(seed=-1)),
        json.dumps(match_file(seed=1e308)),
        "\ufeff{}",
    ],
)
def test_a_match_file_that_is_none_is_refused_in_a_short_sentence(server: Server, body: str) -> None:
    answer = Browser(server).ask("POST", "/api/import", body.encode("utf-8", "surrogatepass"))
    assert (answer.status, answer.json["code"]) == (400, "bad_save")
    assert len(answer.body) < 1_000


@pytest.mark.parametrize(
    "text",
    [
        f"cards = {DIGITS}",
        f"[cards]\nrows = {DIGITS}",
        f"cards = {nested(400)}",
        "a = 2026-99-99",
        "a = 0001-01-01T00:00:00+99:99",
        'a = "\\ud800"',
        "a" * 60_000 + " = 1",
        '"\\u0000" = 1',
    ],
)
def test_a_file_of_cards_that_is_none_is_refused_in_a_short_sentence(server: Server, text: str) -> None:
    answer = Browser(server).ask("POST", f"{EDITION}/read", text.encode())
    assert (answer.status, answer.json["code"]) == (400, "bad_content")


def test_a_text_that_is_not_utf8_ends_the_connection_without_a_word_in_the_log(server: Server) -> None:
    async def scene() -> None:
        host = Browser(server)
        address = f"ws://{server.host}/ws/{host.create('you', 'here')['table']}"
        async with connect(address, origin=f"http://{server.host}") as page:  # type: ignore[arg-type]
            await page.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed) as closed:
                await page.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1007

    asyncio.run(scene())


# ---------------------------------------------------------------------- raw requests
def answer_to(server: Server, request: bytes) -> bytes:
    """The first line of the answer; nothing if the server only hung up."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(request)
        line.shutdown(socket.SHUT_WR)
        found = b""
        while b"\r\n" not in found and (more := line.recv(4_096)):
            found += more
    return found.partition(b"\r\n")[0]


@pytest.mark.parametrize(
    "request_line",
    [
        b"GET * HTTP/1.1",
        b"OPTIONS * HTTP/1.1",
        b"CONNECT evil.example:443 HTTP/1.1",
        b"GET http://evil.example/ HTTP/1.1",
        b"GET //evil.example/%00%ff%ed%a0%80 HTTP/1.1",
        b"GET /%2e%2e/%5c HTTP/1.1",
        b"GET / HTTP/9.9",
        b"GET /",
        b"\x16\x03\x01\x02\x00",
        b"PRI * HTTP/2.0",
        b"TRACE / HTTP/1.1",
        b"HEAD /api/games HTTP/1.1",
        b"DELETE /api/tables/x HTTP/1.1",
        b"GET /?" + b"%" * 500 + b" HTTP/1.1",
        b"GET /api/tables/x/drawing?lang=%ff&lang=en&seat=%00 HTTP/1.0",
    ],
)
def test_a_strange_request_line_is_answered(server: Server, request_line: bytes) -> None:
    line = answer_to(server, request_line + b"\r\nHost: " + server.host.encode() + b"\r\n\r\n")
    assert not line.startswith(b"HTTP/1.1 5")


@pytest.mark.parametrize(
    "header",
    [
        b"Content-Length: -1",
        b"Content-Length: 99999999999999999999999",
        b"Content-Length: 1\r\nContent-Length: 2",
        b"Transfer-Encoding: chunked\r\nContent-Length: 3",
        b"Transfer-Encoding: gzip, chunked",
        b"Upgrade: h2c\r\nConnection: Upgrade",
        b"Upgrade: websocket\r\nConnection: Upgrade",
        b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x",
        b'Cookie: hypostyle=\xff\xfe; hypostyle="; ;;=;',
        b"Cookie: " + b"a=b; " * 500,
        b"Range: bytes=0-,0-,0-,5-2,-1",
        b'If-None-Match: \xff"',
        b"Accept-Encoding: gzip;q=x, \xff",
        b"X-Forwarded-For: [, ::1, \xff",
        b"X-Forwarded-Proto: gopher",
        b"Cookie: hypostyle-host=\xff",
        b"Host: evil.example",
    ],
)
@pytest.mark.parametrize("line", [b"GET / HTTP/1.1", b"POST /api/tables HTTP/1.1", b"GET /ws/x HTTP/1.1"])
def test_a_strange_header_is_answered(server: Server, line: bytes, header: bytes) -> None:
    head = line + b"\r\nHost: " + server.host.encode() + b"\r\nOrigin: http://" + server.host.encode()
    assert not answer_to(server, head + b"\r\n" + header + b"\r\n\r\n").startswith(b"HTTP/1.1 5")


def test_requests_by_chance_are_answered(server: Server) -> None:
    """A sample of random requests, the same each time."""
    dice = random.Random(16)
    paths = [
        "/",
        "/api/games",
        "/api/tables",
        "/api/import",
        "/api/tables/x/claim",
        f"{EDITION}/check",
        f"{EDITION}/read",
    ]
    for _ in range(300):
        body = "".join(dice.choices("{}[]\":,0123456789.eE-+ truefalsn\\u\ud800é=\n#'", k=dice.randrange(80)))
        answer = Browser(server).ask(
            dice.choice(["GET", "POST", "PUT", "HEAD", "PATCH"]),
            dice.choice(paths),
            body.encode("utf-8", "surrogatepass"),
        )
        assert answer.status < 500


def test_no_answer_to_a_stranger_names_a_place_on_the_hosts_machine(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        host, stranger = Browser(server, host=True), Browser(server)
        redrawn = {"fields": {"colour": "green"}, "grid": ["S....", *["....."] * 3, "....T"]}
        drawn = {"name": "Mine", "complete": False, "redrawn": {"1": redrawn}}
        assert host.post(EDITION, drawn).status == 200
        old = match_file(game="silver_gold_pyramids", content_digest="0" * 16, options={})
        wrong = {"name": "x" * 90, "complete": True, "redrawn": {"1": {"fields": {}, "grid": []}}}
        answers = [
            stranger.post("/api/import", old),
            stranger.post("/api/import", match_file(content_digest="0" * 16)),
            stranger.post("/api/import", match_file(rules_version=99)),
            *(stranger.post(f"{EDITION}{place}", body) for place in ("", "/check", "/file") for body in (drawn, wrong)),
            *(stranger.ask("POST", f"{EDITION}/read", text) for text in (b"=", b"[x]", b"[cards]\nrows=1", b"\xff")),
            *(stranger.get(path) for path in ("/api/games", EDITION, "/healthz", "/api/nothing", "/static/x/y")),
        ]
        (tmp_path / "tables.content" / "silver_gold_pyramids.toml").write_text("= broken", encoding="utf-8")
        answers.append(stranger.post(f"{EDITION}/file", drawn))
        assert [answer.status for answer in answers[:3]] == [400] * 3
        for answer in answers:
            assert str(tmp_path).encode() not in answer.body, answer.body
            assert b"tables.content" not in answer.body, answer.body
