"""The docs site as it is built and served: whole, strict, and loading nothing from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Request

import hypostyle
from run import ROOT
from tests.server.running import Browser, running

LOADED = re.compile(r'<(?:script|img|link|iframe|source)\b[^>]*?(?:src|href)="((?:https?:)?//[^"]+)"')


def test_every_guide_and_every_game_has_a_page(site: Path) -> None:
    for guide in (ROOT / "docs").rglob("*.md"):
        assert (site / guide.relative_to(ROOT / "docs").with_suffix(".html")).exists()
    for slug in hypostyle.games():
        for page in ("index", "rules.en", "rules.fr", "coverage"):
            assert (site / "games" / slug / f"{page}.html").exists()
    text = (site / "games" / "imhotep" / "coverage.html").read_text(encoding="utf-8")
    assert "S17" in text
    assert "R-21" in text


def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 40
    for page in pages:
        assert LOADED.findall(page.read_text(encoding="utf-8")) == [], page
    for sheet in site.rglob("*.css"):
        assert not re.search(r"url\(['\"]?(https?:)?//", sheet.read_text(encoding="utf-8")), sheet


def test_served_under_docs_to_a_real_browser(site: Path, tmp_path: Path, browser: Chromium) -> None:
    before = f"import hypostyle.server.http.docs_site as d; d.DocsSite.__init__.__defaults__ = (Path({str(site)!r}),)"
    with running(tmp_path / "data.db", before=before) as server:
        context = browser.new_context(base_url=server.address)
        page = context.new_page()
        strange: list[str] = []
        complaints: list[str] = []

        def note(request: Request) -> None:
            if not request.url.startswith((server.address, "data:", "blob:")):
                strange.append(request.url)

        page.on("request", note)
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.goto("/docs")
        assert page.url == f"{server.address}/docs/"
        page.get_by_role("link", name="The Python guide").click()
        page.wait_for_url("**/python.html")
        assert page.get_by_role("heading", name="hypostyle from Python").is_visible()
        page.goto("/docs/games/imhotep/rules.fr.html")
        page.get_by_role("textbox", name="Search").press_sequentially("obelisk")  # the search listens to keys
        page.locator(".md-search-result__item").first.wait_for()
        assert (strange, complaints) == ([], [])
        context.close()


def test_what_is_not_there(site: Path, tmp_path: Path) -> None:
    before = f"import hypostyle.server.http.docs_site as d; d.DocsSite.__init__.__defaults__ = (Path({str(site)!r}),)"
    with running(tmp_path / "data.db", before=before) as server:
        browser = Browser(server)
        assert browser.get("/docs/python.html").status == 200
        for path in (
            "/docs/nothing.html",
            "/docs/../../pyproject.toml",
            "/docs/%2e%2e/__init__.py",
            "/docs//etc/passwd",
        ):
            assert browser.get(path).status == 404, path
    absent = before.replace(str(site), str(tmp_path / "nowhere"))
    with running(tmp_path / "data.db", before=absent) as server:
        answer = Browser(server).get("/docs/")
        assert answer.status == 404
        assert b"python3 run.py docs" in answer.body
