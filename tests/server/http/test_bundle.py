"""The browser bundle: each build at an address of its own, which browsers may keep for good."""

import os
import re
from pathlib import Path

from tests.server.running import Browser, running


def a_bundle(static: Path) -> Path:
    static.mkdir()
    (static / "index.html").write_text(
        '<!doctype html><title>hypostyle</title><script src="./app.js">', encoding="utf-8"
    )
    (static / "app.js").write_text("1" * 5_000, encoding="utf-8")
    return static


def script_of(page: bytes) -> str:
    found = re.search(rb'src="(/static/\w+/app\.js)"', page)
    assert found, "the page names its script"
    return found[1].decode()


def test_the_bundle_is_served_with_its_pages_and_may_be_kept_for_good(tmp_path: Path) -> None:
    static = a_bundle(tmp_path / "static")
    with running(tmp_path / "tables.db", static=static) as server:
        browser = Browser(server)
        for page in ("/", "/new/imhotep", "/t/abc", "/replays", "/rules/imhotep"):
            answer = browser.get(page)
            assert b"<title>hypostyle" in answer.body
            assert answer.headers["cache-control"] == "no-cache"
        address = script_of(answer.body)
        script = browser.ask("GET", address, headers={"Accept-Encoding": "gzip"})
        assert (script.status, script.headers["content-encoding"]) == (200, "gzip")
        assert "immutable" in script.headers["cache-control"]
        unchanged = browser.ask("GET", address, headers={"If-None-Match": script.headers["etag"]})
        assert unchanged.status == 304
        folder = address.rpartition("/")[0]
        for path in ("/static/app.js", f"{folder}/nothing.js", folder, f"{folder}/"):
            assert browser.get(path).json["code"] == "not_found"
        for path in ("../tables.db", "%2e%2e/tables.db", "..%2ftables.db", "/etc/passwd"):
            assert browser.get(f"/static/{path}").status == browser.get(f"{folder}/{path}").status == 404
        assert browser.post("/t/abc", {}).status == 405


def test_another_build_has_another_address_and_the_old_one_is_gone(tmp_path: Path) -> None:
    static = a_bundle(tmp_path / "static")
    with running(tmp_path / "tables.db", static=static) as server:
        browser = Browser(server)
        old = script_of(browser.get("/").body)
        (static / "app.js").write_text("2" * 5_000, encoding="utf-8")
        os.utime(static / "index.html", ns=(1, 1))
        new = script_of(browser.get("/").body)
        assert new != old
        assert browser.get(new).body == b"2" * 5_000
        assert browser.get(old).json["code"] == "not_found"


def test_an_installation_without_a_bundle_says_so(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", static=tmp_path / "nothing") as server:
        assert Browser(server).get("/").status == 503
        assert Browser(server).get("/static/any/app.js").json["code"] == "not_found"
