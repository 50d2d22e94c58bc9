"""The hall below a folder of another site: every page, link, text and socket stays below it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.e2e.hands import LIT
from tests.server.running import Server

Open = Callable[..., Page]


def test_a_match_begins_goes_on_and_is_found_again_below_a_folder(open_browser: Open, tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    server.more = f"names=['http://127.0.0.1:{server.port}/games/']"
    server.start()
    try:
        page = open_browser(language="en")
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"{server.address}/games/")
        page.locator("a[href='/games/new/imhotep']").first.click()
        page.get_by_role("button", name="Play", exact=True).click()
        page.locator("main.table").wait_for()
        assert urlsplit(page.url).path.startswith("/games/t/")
        page.locator(LIT).first.wait_for()
        page.reload()
        page.locator("main.table").wait_for()
        page.goto(f"{server.address}/games/tables")
        expect(page.locator("a[href^='/games/t/']").first).to_be_visible()
        page.goto(f"{server.address}/games/rules/imhotep")
        expect(page.get_by_role("heading").first).to_be_visible()
        outside = [url for url in asked if not urlsplit(url).path.startswith("/games/")]
        assert [url for url in outside if urlsplit(url).path != "/favicon.ico"] == []
        assert page.context.cookies()[0]["path"] == "/games/"
    finally:
        server.stop()
