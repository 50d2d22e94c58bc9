"""The tables of a person seen from outside: how a match stands; and whoever sits there alone can delete it."""

import asyncio
import random

import hypostyle
from hypostyle.engine.match import Match
from hypostyle.engine.saves import as_json
from tests.server.running import Browser, Server


def played(slug: str, seats: int = 2, most: int = 10_000) -> Match:
    dice, match = random.Random(3), hypostyle.game(slug).new(seats, 3)
    while not match.over and len(match.log) < most:
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))
    return match


def test_a_glance_tells_the_chapter_and_the_points(server: Server) -> None:
    browser = Browser(server)
    match = played("imhotep", most=40)
    table = browser.post("/api/import", as_json(match)).json["table"]
    glance = browser.get(f"/api/tables/{table}/glance").json
    assert glance["heading"]["event"] == "round_began"
    assert glance["heading"]["round"] == match.knowledge(None).view()["round"] - 1
    assert glance["scores"] == [player["score"] for player in match.knowledge(None).view()["players"]]
    assert glance["ranking"] is None


def test_a_glance_at_a_match_that_is_over_tells_the_places(server: Server) -> None:
    browser = Browser(server)
    match = played("mykerinos", 3)
    table = browser.post("/api/import", as_json(match)).json["table"]
    glance = browser.get(f"/api/tables/{table}/glance").json
    assert glance["ranking"] == list(match.outcome.ranking)
    assert glance["scores"] == list(match.outcome.scores)


def test_a_glance_tells_no_more_than_a_spectator_sees(server: Server) -> None:
    """In the Hieroglyph Wall points are secret while the match goes on."""
    browser = Browser(server)
    table = browser.post("/api/import", as_json(played("hieroglyph_wall", most=60))).json["table"]
    glance = browser.get(f"/api/tables/{table}/glance").json
    assert glance == {"heading": None, "scores": [None, None], "ranking": None}


def test_a_private_table_is_not_glanced_at(server: Server) -> None:
    async def scene() -> None:
        host, stranger = Browser(server), Browser(server)
        table = host.create("you", "here")["table"]
        async with host.page(table) as page:
            await page.ask({"type": "change", "private": True}, "settings")
        assert stranger.get(f"/api/tables/{table}/glance").status == 404
        assert host.get(f"/api/tables/{table}/glance").status == 200

    asyncio.run(scene())


def test_who_sits_alone_with_bots_deletes_the_table(server: Server) -> None:
    browser = Browser(server)
    table = browser.create("you", "bot:1")["table"]
    assert browser.post(f"/api/tables/{table}/delete", {}).json == {"table": table}
    assert browser.get("/api/tables").json == []
    assert browser.get(f"/api/tables/{table}/glance").status == 404
    assert browser.post(f"/api/tables/{table}/delete", {}).status == 404


def test_a_link_that_nobody_followed_holds_no_table(server: Server) -> None:
    browser = Browser(server)
    table = browser.create("you", "link")["table"]
    assert browser.post(f"/api/tables/{table}/delete", {}).status == 200


def test_where_others_sit_nobody_deletes_the_table(server: Server) -> None:
    host, friend, stranger = Browser(server), Browser(server), Browser(server)
    stranger.create("you", "here")
    made = host.create("you", "link")
    friend.post(f"/api/tables/{made['table']}/claim", {"token": made["seats"][1]["token"]})
    answers = [browser.post(f"/api/tables/{made['table']}/delete", {}) for browser in (host, friend, stranger)]
    assert [answer.status for answer in answers] == [403, 403, 404]
    assert len(host.get("/api/tables").json) == 1


def test_a_page_of_another_site_deletes_nothing(server: Server) -> None:
    browser = Browser(server)
    table = browser.create("you", "bot:1")["table"]
    answer = browser.ask("POST", f"/api/tables/{table}/delete", {}, {"Origin": "https://elsewhere.example"})
    assert answer.status == 403
    assert len(browser.get("/api/tables").json) == 1


def test_a_page_at_a_deleted_table_is_told_that_it_is_gone(server: Server) -> None:
    async def scene() -> None:
        browser = Browser(server)
        table = browser.create("you", "bot:1")["table"]
        async with browser.page(table) as page:
            assert browser.post(f"/api/tables/{table}/delete", {}).status == 200
            assert (await page.until("refused"))["code"] == "no_table"

    asyncio.run(scene())
