"""Everybody cuts, in real browsers: shares are committed to and revealed, and checked when the match is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Page

from tests.e2e.conftest import keep
from tests.e2e.hands import LIT, post, sit
from tests.server.running import Browser, Server

Open = Callable[..., Page]
DONE = "Tout le monde a coupé\u202f: personne, pas même le serveur"
CHECKED = "Vérifié par ce navigateur"
KEPT = "hypostyle-cuts"


def new_table(page: Page, server: Server, *kinds: str) -> tuple[str, str | None]:
    page.goto(server.address)
    wish = {"game": "imhotep", "seats": [{"kind": kind} for kind in kinds], "cut": True}
    made = post(page, server.address, "/api/tables", wish)
    return made["table"], next((seat["token"] for seat in made["seats"] if seat["token"]), None)


def this_table(page: Page) -> str:
    """What the panel of the table says of its shuffle."""
    page.get_by_role("button", name="Réglages").first.click()
    page.get_by_role("button", name="Cette table").click()
    page.locator("dialog").get_by_role("heading", name="Cette table").wait_for()
    keep(page, "cut")
    return page.locator("dialog[open]").inner_text()


def test_friends_cut_when_the_last_one_sits_and_see_it_said(server: Server, open_browser: Open) -> None:
    host, friend = open_browser(), open_browser()
    table, token = new_table(host, server, "you", "link")
    sit(host, server.address, table)
    host.get_by_text("Il manque").first.wait_for()
    assert token is not None
    sit(friend, server.address, table, token)
    for page in (host, friend):
        page.wait_for_function(f"() => JSON.parse(localStorage.getItem('{KEPT}') ?? '{{}}')['{table}']?.noted")
    host.get_by_text("Il manque").first.wait_for(state="hidden")
    assert DONE in this_table(host)
    assert DONE in this_table(friend)


async def play_out(server: Server, cookie: str, table: str) -> None:
    browser = Browser(server)
    browser.cookie = cookie
    async with browser.page(table) as page:
        while not page.update["over"]:
            seat = page.update["to_move"][0]
            await page.act(seat, page.legal(seat)[-1])


def test_a_browser_checks_at_the_end_what_it_was_dealt_from(server: Server, open_browser: Open) -> None:
    page = open_browser()
    table, _ = new_table(page, server, "you", "here")
    sit(page, server.address, table)
    page.wait_for_function(f"() => JSON.parse(localStorage.getItem('{KEPT}') ?? '{{}}')['{table}']?.noted")
    page.locator(LIT).first.wait_for()
    cookie = next(one["value"] for one in page.context.cookies() if one["name"] == "hypostyle")
    with ThreadPoolExecutor(1) as elsewhere:  # Playwright has the loop of this thread
        elsewhere.submit(asyncio.run, play_out(server, cookie, table)).result()
    page.locator("details.fair summary").click()
    page.get_by_text(CHECKED).first.wait_for()
    keep(page, "cut-checked")
    page.evaluate(
        """([key, table]) => {
            const kept = JSON.parse(localStorage.getItem(key));
            kept[table].noted = '0'.repeat(64); // as if the host had announced something else
            localStorage.setItem(key, JSON.stringify(kept));
        }""",
        [KEPT, table],
    )
    page.reload()
    page.get_by_text("n’a pas été distribuée comme chacun a coupé").first.wait_for()
