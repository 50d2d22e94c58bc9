"""The recipes of `deploy/` run as they stand, but for ports, certificate and places, by the real nginx and Caddy."""

import contextlib
import http.client
import json
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hypostyle.cli.arguments import parser
from tests.server.running import Answer, free_port, wait_for

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "club.example"
NGINX = """
daemon off;
pid {place}/nginx.pid;
error_log {place}/error.log;
worker_processes 1;
events {{ worker_connections 200; }}
http {{
    access_log off;
    client_body_temp_path {place}/body;
    proxy_temp_path {place}/proxy;
    fastcgi_temp_path {place}/fastcgi;
    uwsgi_temp_path {place}/uwsgi;
    scgi_temp_path {place}/scgi;
    {recipe}
}}
"""
CADDY = """{{
	admin off
	auto_https disable_redirects
	storage file_system {place}/caddy
	http_port {plain}
}}
{recipe}
"""


def flags_of(recipe: str) -> list[str]:
    """The flags that the recipe says the server is started with; they are real ones."""
    line = next(line for line in recipe.splitlines() if "hypostyle serve" in line)
    words = line.partition("hypostyle serve ")[2].split()
    parser().parse_args(["serve", *words])
    return words


@contextlib.contextmanager
def web_server(file: str, place: Path, behind: int) -> Iterator[int]:
    """A recipe in front of the server at the port `behind`; the port where it is reached by TLS."""
    port, plain = free_port(), free_port()
    certificate, key = place / "club.crt", place / "club.key"
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject]
    subprocess.run([*make, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    recipe = (DEPLOY / file).read_text(encoding="utf-8").replace("127.0.0.1:8765", f"127.0.0.1:{behind}")
    config = place / "config"
    if file.startswith("nginx"):
        for there, here in (
            ("listen 443", f"listen {port}"),
            ("listen 80", f"listen {plain}"),
            ("/etc/ssl/club.example.crt", str(certificate)),
            ("/etc/ssl/club.example.key", str(key)),
        ):
            assert there in recipe
            recipe = recipe.replace(there, here)
        config.write_text(NGINX.format(place=place, recipe=recipe), encoding="utf-8")
        command = [program("nginx"), "-c", str(config), "-e", str(place / "start.log")]
    else:
        assert f"\n{NAME} {{" in recipe
        recipe = recipe.replace(f"\n{NAME} {{", f"\n{NAME}:{port} {{\n\ttls {certificate} {key}")
        config.write_text(CADDY.format(place=place, plain=plain, recipe=recipe), encoding="utf-8")
        command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(config)]
    with (place / "output").open("w") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, cwd=place)
    try:
        wait_for(lambda: process.poll() is not None or answers(port))
        assert process.poll() is None, (place / "output").read_text()
        yield port
    finally:
        process.terminate()
        process.wait(20)


def program(name: str) -> str:
    found = shutil.which(name, path=f"/usr/sbin:/usr/bin:{Path('/usr/local/bin')}") or shutil.which(name)
    assert found, f"no {name} here: python3 run.py test installs it"
    return found


def answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


def by_tls(port: int, method: str, path: str, body: Any = None, **headers: str) -> Answer:
    """As a browser asks that has typed the name; it trusts the certificate of the test."""
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    raw = socket.create_connection(("127.0.0.1", port), 20)
    connection = http.client.HTTPSConnection(NAME, port, timeout=20, context=trusting)
    connection.sock = trusting.wrap_socket(raw, server_hostname=NAME)
    try:
        data = None if body is None else json.dumps(body).encode()
        connection.request(method, path, data, headers)
        response = connection.getresponse()
        return Answer(response.status, {k.lower(): v for k, v in response.getheaders()}, response.read())
    finally:
        connection.close()
