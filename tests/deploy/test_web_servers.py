"""hypostyle behind nginx and Caddy with TLS, under a name and below a folder: pages, cookies, sockets, who asks."""

import asyncio
import json
import re
import ssl
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.deploy.web_servers import DEPLOY, NAME, by_tls, flags_of, web_server
from tests.server.running import Server

RECIPES = [
    ("nginx.conf", ""),
    ("nginx-folder.conf", "/games"),
    ("nginx-several.conf", ""),  # of its two servers only one is there
    ("Caddyfile", ""),
    ("Caddyfile-folder", "/games"),
    ("Caddyfile-several", ""),
]
SEATS = [{"kind": "you"}, {"kind": "link"}]


@pytest.mark.parametrize(("file", "base"), RECIPES)
def test_a_recipe_serves_pages_tables_and_sockets(tmp_path: Path, file: str, base: str) -> None:
    flags = flags_of((DEPLOY / file).read_text(encoding="utf-8"))
    name, trusted = flags[flags.index("--name") + 1], flags[flags.index("--trust-proxy") + 1]
    (tmp_path / "web").mkdir()
    access = tmp_path / "access.log"
    logs = f"watching=__import__('hypostyle.server.logs').server.logs.Watching(None, {str(access)!r})"

    async def play(port: int, cookie: str, table: str, origin: str) -> None:
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        address = f"wss://{NAME}:{port}{base}/ws/{table}"
        options = {"host": "127.0.0.1", "port": port, "ssl": trusting, "additional_headers": {"Cookie": cookie}}
        async with connect(address, origin=origin, **options) as socket:  # type: ignore[arg-type]
            await socket.send('{"type": "hello"}')
            welcome = json.loads(await socket.recv())
            assert (welcome["type"], welcome["mine"]) == ("welcome", [0])
        with pytest.raises(InvalidStatus):
            async with connect(address, origin="https://elsewhere.example", **options):  # type: ignore[arg-type]
                pass

    server = Server(tmp_path / "tables.db")
    with web_server(file, tmp_path / "web", server.port) as port:
        # The name as people type it; in the test it has the port of the test.
        typed = name.replace(NAME, f"{NAME}:{port}")
        server.more = f"names=[{typed!r}], trusted=[{trusted!r}], {logs}"
        server.start()
        try:
            page = by_tls(port, "GET", f"{base}/")
            assert page.status == 200
            script = re.search(rb'src="([^"]+app\.js)"', page.body)
            assert script is not None
            assert script.group(1).decode().startswith(f"{base}/static/")
            assert by_tls(port, "GET", script.group(1).decode()).status == 200
            origin = f"https://{NAME}:{port}"
            made = by_tls(port, "POST", f"{base}/api/tables", {"game": "imhotep", "seats": SEATS}, Origin=origin)
            assert made.status == 201, made.body
            assert made.json["url"] == f"{base}/t/{made.json['table']}"
            cookie = made.headers["set-cookie"]
            assert f"; Path={base}/;" in f"{cookie};"
            assert "Secure" in cookie
            elsewhere = by_tls(
                port, "POST", f"{base}/api/tables", {"game": "imhotep", "seats": SEATS}, Origin="https://x.example"
            )
            assert elsewhere.status == 403
            asyncio.run(play(port, cookie.partition(";")[0], made.json["table"], origin))
            forged = by_tls(port, "GET", f"{base}/api/games", **{"X-Forwarded-For": "6.6.6.6"})
            assert forged.status == 200
        finally:
            server.stop()
        addresses = {json.loads(line)["address"] for line in access.read_text().splitlines()}
        assert addresses == {"127.0.0.1"}, "the web server names who asks, and nobody else is believed"
