"""Strangers: what is not theirs is refused or harmless, and nothing they send changes anything or stops the server."""

import asyncio
import json
import random
import socket
import string
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hypostyle.server.http.gate import UPGRADE_COST
from tests.server.running import Answer, Browser, Page, Server, running

MOST_HEARD = 200_000_000  # bytes of a stranger who does not listen


# ---------------------------------------------------------------------- seats, links, cookies
def test_a_link_that_is_taken_is_of_no_use_to_another_browser(server: Server) -> None:
    host, friend, stranger = Browser(server), Browser(server), Browser(server)
    table = host.create("you", "link")
    claim = f"/api/tables/{table['table']}/claim"
    token = {"token": table["seats"][1]["token"]}
    assert friend.post(claim, token).status == 200
    assert friend.post(claim, token).json == {"seat": 1}
    assert stranger.post(claim, token).status == 403
    assert stranger.post(claim, {"token": "x" * 22}).status == 403
    assert stranger.post(claim, {"token": "x" * 99}).status == 400


def test_a_link_of_one_table_opens_no_other(server: Server) -> None:
    host, stranger = Browser(server), Browser(server)
    one, other = host.create("you", "link"), host.create("you", "link")
    answer = stranger.post(f"/api/tables/{one['table']}/claim", {"token": other["seats"][1]["token"]})
    assert (answer.status, answer.json["code"]) == (403, "not_yours")


def test_a_browser_without_a_seat_only_watches(server: Server) -> None:
    async def scene() -> None:
        host, stranger = Browser(server), Browser(server)
        table = host.create("you", "here")["table"]
        stranger.create("you", "here")  # it has a cookie, and a table of its own
        async with stranger.page(table) as page:
            assert page.welcome["spectator"]
            assert page.welcome["mine"] == []
            for seat in range(3):
                for message in (
                    {"type": "act", "seq": 0, "seat": seat, "action": 0},
                    {"type": "undo", "seq": 0, "seat": seat},
                    {"type": "hint", "seat": seat},
                    {"type": "why", "seat": seat, "action": 0},
                    {"type": "preview", "seat": seat, "action": 0},
                    {"type": "name", "seat": seat, "name": "Mallory"},
                ):
                    assert (await page.ask(message, "refused"))["code"] == "not_yours"
            looked = await page.ask({"type": "look", "step": 0, "seat": 0}, "refused")
            assert looked["code"] == "not_yours"
            async with host.page(table) as own:
                assert own.update["seq"] == 0
        assert stranger.get(f"/api/tables/{table}/export").status == 403
        branch = {"step": 0, "seats": [{"kind": "you"}, {"kind": "here"}]}
        assert stranger.post(f"/api/tables/{table}/branch", branch).status == 403

    asyncio.run(scene())


def test_a_cookie_of_ones_own_making_is_replaced(server: Server) -> None:
    stranger = Browser(server)
    stranger.cookie = "chosen-by-somebody-else"
    stranger.create("you", "here")
    assert stranger.cookie != "chosen-by-somebody-else"
    given = (
        Browser(server).post("/api/tables", {"game": "imhotep", "seats": [{"kind": "you"}] * 2}).headers["set-cookie"]
    )
    assert "HttpOnly" in given
    assert "SameSite=lax" in given


@pytest.mark.parametrize("table", ["AAAAAAAAAAAAAAAA", "x", "%2e%2e", "' OR 1=1 --", "a" * 500])
def test_a_guessed_table_is_not_there(server: Server, table: str) -> None:
    async def scene() -> None:
        address = f"ws://{server.host}/ws/{table.replace(' ', '%20')}"
        async with connect(address, origin=f"http://{server.host}") as socket:  # type: ignore[arg-type]
            refused = json.loads(await socket.recv())
            assert (refused["type"], refused["code"]) == ("refused", "no_table")
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404

    asyncio.run(scene())
    path = table.replace(" ", "%20")
    assert Browser(server).get(f"/api/tables/{path}/export").status == 404
    assert Browser(server).post(f"/api/tables/{path}/claim", {"token": "x"}).status == 404


@pytest.mark.parametrize("origin", ["http://evil.example", "http://127.0.0.1:1", "null", None])
def test_a_page_of_another_site_gets_no_connection(server: Server, origin: str | None) -> None:
    async def scene() -> None:
        host = Browser(server)
        table = host.create("you", "here")["table"]
        cookie = {"Cookie": f"hypostyle={host.cookie}"}
        with pytest.raises(InvalidStatus) as refused:
            async with connect(f"ws://{server.host}/ws/{table}", origin=origin, additional_headers=cookie):  # type: ignore[arg-type]
                pass
        assert refused.value.response.status_code == 403

    asyncio.run(scene())


def test_a_page_of_another_site_cannot_post(server: Server) -> None:
    body = {"game": "imhotep", "seats": [{"kind": "you"}, {"kind": "here"}]}
    answer = Browser(server).ask("POST", "/api/tables", body, {"Origin": "http://evil.example"})
    assert answer.status == 403


def test_a_name_that_points_here_from_elsewhere_is_not_served(server: Server) -> None:
    assert Browser(server).ask("GET", "/healthz", headers={"Host": "evil.example"}).status == 421
    assert Browser(server).ask("GET", "/healthz", headers={"Host": f"localhost:{server.port}"}).status == 200


# ---------------------------------------------------------------------- paths, names, headers
@pytest.mark.parametrize(
    "path",
    [
        "/static/../__init__.py",
        "/static/%2e%2e/__init__.py",
        "/static/..%2f__init__.py",
        "/static//etc/passwd",
        "/static/%2e%2e%2f%2e%2e%2f%2e%2e%2fpyproject.toml",
        "/texts/imhotep/../content.toml",
        "/texts/imhotep/%2e%2e%2fcontent.toml",
        "/texts/imhotep/content.toml",
        "/texts/imhotep/de.ftl",
        "/texts/../imhotep/en.ftl",
        "/texts/nothing/en.ftl",
        "/api/nothing",
    ],
)
def test_a_path_outside_what_is_served_leads_nowhere(server: Server, path: str) -> None:
    answer = Browser(server).get(path)
    assert answer.status in (400, 404, 503)
    for leak in (b"__version__", b"root:", b"[project]", b"confidence"):
        assert leak not in answer.body


def test_the_texts_of_a_game_are_served(server: Server) -> None:
    for file in ("en.ftl", "fr.ftl", "rules.en.json", "rules.fr.json", "pieces.json"):
        answer = Browser(server).get(f"/texts/imhotep/{file}")
        assert answer.status == 200
        assert len(answer.body) > 500


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    for path in ("/healthz", "/api/games", "/static/nothing.js", "/", "/api/nothing", "/texts/imhotep/en.ftl"):
        headers = Browser(server).get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_html_in_a_name_stays_text_in_json(server: Server) -> None:
    async def scene() -> None:
        evil = "<img src=x onerror=a()>"
        host = Browser(server)
        made = host.post("/api/tables", {"game": "imhotep", "seats": [{"kind": "you", "name": evil}, {"kind": "here"}]})
        async with host.page(made.json["table"]) as page:
            assert page.welcome["seats"][0]["name"] == evil
        listed = host.get("/api/tables")
        assert listed.headers["content-type"] == "application/json"
        assert listed.json[0]["seats"][0]["name"] == evil

    asyncio.run(scene())


# ---------------------------------------------------------------------- wrong messages
WRONG_BODIES: list[Any] = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe",
    b"[" * 5_000,
    b'{"game": "imhotep"}',
    {"game": "imhotep", "seats": []},
    {"game": "imhotep", "seats": [{"kind": "king"}]},
    {"game": 5, "seats": [{"kind": "you"}, {"kind": "here"}]},
    {"game": "../imhotep", "seats": [{"kind": "you"}, {"kind": "here"}]},
    {"game": "imhotep", "seats": [{"kind": "you", "name": "x" * 25}, {"kind": "here"}]},
    {"game": "imhotep", "seats": [{"kind": "you"}] * 9},
    {"game": "imhotep", "seats": [{"kind": "you"}] * 2, "seed": -1},
    {"game": "imhotep", "seats": [{"kind": "you"}] * 2, "seed": 2**70},
    {"game": "imhotep", "seats": [{"kind": "you"}] * 2, "options": {"market": []}},
]


@pytest.mark.parametrize("path", ["/api/tables", "/api/import", "/api/tables/x/claim", "/api/tables/x/branch"])
def test_wrong_requests_are_answered_with_a_problem(server: Server, path: str) -> None:
    browser = Browser(server)
    for body in WRONG_BODIES:
        answer = browser.post(path, body)
        assert answer.status in (400, 404)
        assert set(answer.json) == {"code", "title"}
    assert browser.get("/api/tables").json == []


def test_a_request_that_is_too_long_is_cut_off(server: Server) -> None:
    assert Browser(server).post("/api/tables", b" " * 20_000).status == 413
    assert Browser(server).post("/api/import", b" " * 1_000_001).status == 413


async def answered(page: Page) -> Any:
    return await page.receive()


def wrong_messages(dice: random.Random, count: int) -> list[str | bytes]:
    """Garbage, and messages that are nearly right."""
    kinds = ["hello", "act", "undo", "hint", "why", "preview", "look", "name", "ping", "welcome", "", 5]
    kinds += ["say", "change", "release", "ask_link", "commit", "reveal", "ask_review", "try"]
    numbers = [-1, 0, 1, 2, 7, 8, 49, 50, 65_536, 2**63, 2**80, 1.5, 1e308, "0", None, True, [], {}]
    fields = [
        "seq",
        "seat",
        "action",
        "step",
        "since",
        "name",
        "type",
        "extra",
        "text",
        "phrase",
        "closed",
        "chat",
        "hash",
        "share",
        "then",
        "private",
    ]
    found: list[str | bytes] = []
    for _ in range(count):
        match dice.randrange(5):
            case 0:
                found.append("".join(dice.choices(string.printable, k=dice.randrange(60))))
            case 1:
                found.append(dice.randbytes(dice.randrange(60)))
            case 2:
                found.append("[" * dice.randrange(3_000))
            case _:
                message: dict[str, Any] = {"type": dice.choice(kinds)}
                for field in dice.sample(fields, dice.randrange(5)):
                    if field != "type" or dice.random() < 0.1:
                        message[field] = dice.choice(numbers)
                text = json.dumps(message)
                found.append(text if dice.random() < 0.8 else text[: dice.randrange(len(text) + 1)])
    return found


@pytest.mark.parametrize("seed", range(3))
def test_garbage_is_answered_and_changes_nothing(server: Server, seed: int) -> None:
    async def scene() -> None:
        dice = random.Random(seed)
        host, friend = Browser(server), Browser(server)
        table = host.create("you", "link", seed=1)
        friend.post(f"/api/tables/{table['table']}/claim", {"token": table["seats"][1]["token"]})
        async with host.page(table["table"]) as own, friend.page(table["table"]) as other:
            idle = own if own.update["to_move"] == [1] else other  # whoever has nothing to decide
            before = (own.update["views"], other.update["views"])
            hints = 0
            for message in wrong_messages(dice, 300):
                await idle.send(message)
                reply = await answered(idle)
                while reply["type"] in ("seats", "settings", "chat", "update"):
                    reply = await answered(idle)
                assert reply["type"] in ("refused", "welcome", "why", "look", "pong")
                hints += reply["type"] == "refused"
            assert hints > 100
            await own.hello()
            await other.hello()
            assert (own.update["seq"], own.update["views"], other.update["views"]) == (0, *before)
        assert host.get("/healthz").json["ok"]

    asyncio.run(scene())


def test_wrong_late_and_repeated_moves_are_answered_and_change_nothing(server: Server) -> None:
    async def scene() -> None:
        host = Browser(server)
        table = host.create("you", "here", seed=4)
        async with host.page(table["table"]) as page:
            seat = page.update["to_move"][0]
            act = {"type": "act", "seq": 0, "seat": seat}
            legal = page.legal(seat)
            wrong = next(action for action in range(50) if action not in legal)
            for message, code in (
                ({**act, "action": wrong}, "illegal"),
                ({**act, "action": 60_000}, "unknown"),
                ({**act, "seat": 1 - seat, "action": legal[0]}, "not_yet"),
                ({**act, "seq": 7, "action": legal[0]}, "stale"),
                ({**act, "seat": 7, "action": legal[0]}, "not_yours"),
                ({"type": "undo", "seq": 0, "seat": seat}, "no_undo"),
                ({"type": "look", "step": 1}, "unknown"),
                ({"type": "preview", "seat": seat, "action": wrong}, "illegal"),
                ({"type": "why", "seat": seat, "action": 60_000}, "unknown"),
            ):
                refused = await page.ask(message, "refused")
                assert (refused["code"], refused["seq"]) == (code, 0)
            await page.act(seat, legal[0])
            assert page.update["seq"] == 1
            again = await page.act(seat, legal[0], seq=0)
            assert (again["seq"], again["step"]) == (1, 1), "the same again is answered with the table as it is"
            late = await page.ask({**act, "action": legal[-1]}, "refused")
            assert late["code"] == "stale"
            fresh = await page.until("update")
            assert fresh["seq"] == 1
            refused = await page.ask(
                {"type": "act", "seq": 1, "seat": seat, "action": 0, "pad": "x" * 5_000}, "refused"
            )
            assert refused["code"] == "too_large"

    asyncio.run(scene())


def test_a_message_beyond_all_measure_ends_the_connection_and_nothing_else(server: Server) -> None:
    async def scene() -> None:
        host = Browser(server)
        table = host.create("you", "here")["table"]
        async with host.page(table) as page, host.page(table) as other:
            await page.send("x" * 100_000)
            with pytest.raises(ConnectionClosed) as closed:
                await page.until("the end")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
            assert (await other.ask({"type": "ping"}, "pong"))["seq"] == 0

    asyncio.run(scene())


# ---------------------------------------------------------------------- too much
def test_who_is_too_fast_is_told_so(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        host = Browser(server)
        table = host.create("you", "here")["table"]
        async with host.page(table) as page:
            codes: list[str] = []
            for _ in range(30):
                await page.send({"type": "ping"})
            while len(codes) < 30:
                reply = await page.receive()
                codes.append(reply.get("code", "pong"))
            assert codes.count("too_fast") >= 10
            assert codes.count("pong") >= 8
        statuses = [
            host.post("/api/tables", {"game": "imhotep", "seats": [{"kind": "you"}] * 2}).status for _ in range(4)
        ]
        assert statuses == [201, 201, 429, 429]
        claims = [host.post(f"/api/tables/{table}/claim", {"token": "x"}).status for _ in range(5)]
        assert claims == [403, 403, 403, 429, 429]

    limits = (
        "messages=1, messages_burst=12, creations=0.01, creations_burst=3, "
        "seatings=0.01, seatings_burst=3, browser_connections=2"
    )
    with running(tmp_path / "tables.db", limits) as server:
        asyncio.run(scene(server))


def test_a_table_has_room_for_so_many_pages_and_its_own_people_first(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        host = Browser(server)
        table = host.create("you", "here")["table"]
        async with Browser(server).page(table), host.page(table), host.page(table):
            for browser in (host, Browser(server)):
                async with browser.page(table, greet=False) as page:
                    assert (await page.receive())["code"] == "busy"

    with running(tmp_path / "tables.db", "browser_connections=2, spectator_connections=1") as server:
        asyncio.run(scene(server))


def send_on(line: socket.socket, data: bytes) -> None:
    for _ in range(0, MOST_HEARD, len(data)):
        line.send(data)


def test_who_only_pings_and_never_listens_is_not_heard_any_more(server: Server) -> None:
    """Answers to it would pile up in the memory of the server."""
    host = Browser(server)
    table = host.create("you", "here")
    upgrade = (
        f"GET /ws/{table['table']} HTTP/1.1\r\nHost: {server.host}\r\nOrigin: http://{server.host}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    )
    ping = bytes((0x89, 0x80 | 125)) + bytes(4 + 125)
    with socket.create_connection(("127.0.0.1", server.port), 5) as flood:
        flood.sendall(upgrade.encode())
        assert b"101" in flood.recv(15)
        flood.settimeout(2)
        with pytest.raises(OSError, match=r"timed out|reset|[Bb]roken"):
            send_on(flood, ping * 1_000)

        async def scene() -> None:
            async with host.page(table["table"]) as page:
                seat = page.update["to_move"][0]
                await page.act(seat, page.legal(seat)[0])

        asyncio.run(scene())


def test_a_web_server_in_front_says_who_asks_and_whether_by_tls(tmp_path: Path) -> None:
    limits = "creations=0.0, creations_burst=2.0"
    with running(tmp_path / "tables.db", limits, more="trusted=['127.0.0.1']") as server:
        wish = {"game": "imhotep", "seats": [{"kind": "you"}, {"kind": "here"}]}

        def create(address: str, scheme: str = "http") -> Answer:
            headers = {"X-Forwarded-For": address, "X-Forwarded-Proto": scheme, "Origin": f"{scheme}://{server.host}"}
            return Browser(server).ask("POST", "/api/tables", wish, headers)

        assert [create("192.0.2.1").status for _ in range(3)] == [201, 201, 429]
        other = create("192.0.2.2", "https")
        assert other.status == 201
        assert "secure" in other.headers["set-cookie"].lower()
        assert "secure" not in create("192.0.2.3").headers["set-cookie"].lower()


def test_requests_of_an_address_are_limited_and_a_seat_behind_it_still_gets_in(tmp_path: Path) -> None:
    limits = "requests=0.001, requests_burst=20.0, seated_requests=0.001, seated_requests_burst=6.0"
    with running(tmp_path / "tables.db", limits) as server:
        player, stranger = Browser(server), Browser(server)
        table = player.create("you", "here")["table"]
        told = [stranger.get("/api/games").status for _ in range(25)]
        assert told == [200] * 19 + [429] * 6
        stranger.cookie = "an-invented-cookie"
        refused = stranger.get("/api/games")
        assert (refused.status, refused.json["code"], refused.headers["retry-after"]) == (429, "too_fast", "10")

        async def scene() -> None:
            async with player.page(table) as page:
                assert page.update["seq"] == 0

        asyncio.run(scene())
        assert [player.get("/api/games").status for _ in range(6)] == [200] * 5 + [429]


def test_opening_a_page_costs_several_requests_and_is_refused_before_anything_is_done(tmp_path: Path) -> None:
    """A handshake costs far more than a request for something that is kept ready."""
    limits = f"requests=0.001, requests_burst={5 + 6 * UPGRADE_COST}, seated_requests=0.001, seated_requests_burst=6.0"
    with running(tmp_path / "tables.db", limits) as server:
        player, stranger = Browser(server), Browser(server)
        table = player.create("you", "here")["table"]

        async def opened() -> int:
            try:
                async with stranger.page(table) as page:
                    assert page.update["seq"] == 0
            except InvalidStatus as refused:
                return refused.response.status_code
            return 101

        async def scene() -> None:
            assert [await opened() for _ in range(10)] == [101] * 6 + [429] * 4
            async with player.page(table) as page:
                assert page.update["seq"] == 0

        asyncio.run(scene())
