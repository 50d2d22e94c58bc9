"""A person's seats on another device: by a link that is used once and holds for a while."""

import asyncio
import sqlite3

import pytest

from hypostyle.server.tokens import locked, token_hash, unlocked
from tests.server.running import Browser, Server


def test_both_devices_have_the_seats_and_what_the_second_one_had_comes_along(server: Server) -> None:
    async def scene() -> None:
        computer, phone = Browser(server), Browser(server)
        table, other = computer.create("you", "here")["table"], phone.create("you", "here")["table"]
        async with phone.page(other) as before:
            assert before.welcome["mine"] == [0, 1]
            link = computer.post("/api/device", {}).json
            used = phone.post("/api/device/use", {"token": link["token"]})
            assert (used.status, used.json) == (200, {"tables": 1})
            assert phone.cookie == computer.cookie
            for browser in (computer, phone):
                assert {one["table"] for one in browser.get("/api/tables").json} == {table, other}
                for one in (table, other):
                    async with browser.page(one) as page:
                        assert page.welcome["mine"] == [0, 1]
                        assert page.opener

    asyncio.run(scene())


def test_a_link_is_used_once_and_a_wrong_one_never(server: Server) -> None:
    computer, phone, thief = Browser(server), Browser(server), Browser(server)
    computer.create("you", "here")
    link = computer.post("/api/device", {}).json
    assert phone.post("/api/device/use", {"token": link["token"]}).status == 200
    for token in (link["token"], "x" * 22, ""):
        answer = thief.post("/api/device/use", {"token": token})
        assert (answer.status, answer.json["code"]) == (403, "forbidden")
        assert thief.cookie is None
    assert thief.post("/api/device/use", {"token": 5}).status == 400


def test_who_has_nothing_makes_no_link_and_other_sites_make_none_either(server: Server) -> None:
    computer, nobody = Browser(server), Browser(server)
    computer.create("you", "here")
    assert nobody.post("/api/device", {}).status == 403
    nobody.cookie = "chosen by itself"
    assert nobody.post("/api/device", {}).status == 403
    for origin in ({"Origin": "https://elsewhere.example"}, {"Origin": "null"}):
        assert computer.ask("POST", "/api/device", {}, origin).status == 403


def test_a_link_ends_after_its_time(server: Server) -> None:
    computer, phone = Browser(server), Browser(server)
    computer.create("you", "here")
    link = computer.post("/api/device", {}).json
    connection = sqlite3.connect(server.data, timeout=20)
    with connection:
        connection.execute("UPDATE device_link SET expires = 1 WHERE hash = ?", (token_hash(link["token"]),))
    connection.close()
    assert phone.post("/api/device/use", {"token": link["token"]}).status == 403


def test_the_file_holds_nothing_a_cookie_could_be_made_from() -> None:
    kept = locked("the cookie of a browser", "token")
    assert unlocked(kept, "token") == "the cookie of a browser"
    assert b"cookie" not in kept
    with pytest.raises(ValueError, match="long"):
        locked("x" * 33, "token")
