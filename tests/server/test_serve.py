"""From a port and a file to a running server: what it says, where it keeps its data, what it serves."""

import contextlib
import os
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

import hypostyle
from hypostyle.engine.errors import HypostyleError
from hypostyle.server import serve
from hypostyle.server.table.bot_worker import LEVELS
from tests.server.running import Browser, Server, running


@contextlib.contextmanager
def taken(port: int = 0) -> Iterator[int]:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", port))
        holder.listen()
        yield int(holder.getsockname()[1])


def test_a_port_asked_for_by_number_must_be_free() -> None:
    with taken() as port, pytest.raises(HypostyleError, match=f"Port {port} on 127.0.0.1 cannot be used"):
        serve.listen("127.0.0.1", port)


def test_the_usual_port_gives_way_to_a_free_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with taken() as port:
        monkeypatch.setattr(serve, "DEFAULT_PORT", port)
        with contextlib.closing(serve.listen("127.0.0.1", None)) as listening:
            other = listening.getsockname()[1]
    assert other != port
    assert capsys.readouterr().err == f"Port {port} is taken; using {other}.\n"


def test_an_address_can_be_followed() -> None:
    assert serve.address_of("127.0.0.1", 5) == "http://127.0.0.1:5/"
    assert serve.address_of("::1", 5) == "http://[::1]:5/"
    assert serve.address_of("0.0.0.0", 5) == f"http://{socket.gethostname()}:5/"


def test_a_file_that_cannot_be_used_is_said_in_one_sentence_before_anything_starts(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear aunt, " * 100, encoding="utf-8")
    with pytest.raises(HypostyleError, match="not a hypostyle database"):
        serve.serve(port=0, data=file)


def test_the_hall_lists_every_game_with_what_its_set_up_page_needs(server: Server) -> None:
    browser = Browser(server)
    health = browser.get("/healthz").json
    assert (health["ok"], health["version"]) == (True, hypostyle.__version__)
    games = {game["slug"]: game for game in browser.get("/api/games").json}
    assert list(games) == hypostyle.games()
    imhotep = games["imhotep"]
    assert imhotep["players"] == [2, 3, 4]
    assert [level["level"] for level in imhotep["bots"]] == list(LEVELS)
    assert {"name": "wrath", "values": [False, True], "switch": True} in imhotep["options"]
    assert imhotep["content"]["origin"] == "built-in"
    assert imhotep["content"]["reconstructed"]


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
