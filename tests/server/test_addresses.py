"""Where the server listens, which address people follow, and what is this machine alone."""

import contextlib
import socket
from collections.abc import Iterator

import pytest

from hypostyle.engine.errors import HypostyleError
from hypostyle.server import addresses


@contextlib.contextmanager
def taken(port: int = 0) -> Iterator[int]:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", port))
        holder.listen()
        yield int(holder.getsockname()[1])


def test_a_port_asked_for_by_number_must_be_free() -> None:
    with taken() as port, pytest.raises(HypostyleError, match=f"Port {port} on 127.0.0.1 cannot be used"):
        addresses.listen("127.0.0.1", port)


def test_the_usual_port_gives_way_to_a_free_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with taken() as port:
        monkeypatch.setattr(addresses, "DEFAULT_PORT", port)
        with contextlib.closing(addresses.listen("127.0.0.1", None)) as listening:
            other = listening.getsockname()[1]
    assert other != port
    assert capsys.readouterr().err == f"Port {port} is taken; using {other}.\n"


@pytest.mark.parametrize("port", [None, 8765])
def test_where_nothing_can_listen_a_sentence_says_so(port: int | None) -> None:
    with pytest.raises(HypostyleError, match=r"300\.1\.1\.1"):
        addresses.listen("300.1.1.1", port)


def test_an_address_can_be_followed() -> None:
    assert addresses.address_of("127.0.0.1", 5) == "http://127.0.0.1:5/"
    assert addresses.address_of("::1", 5) == "http://[::1]:5/"
    assert addresses.address_of("0.0.0.0", 5) == f"http://{socket.gethostname()}:5/"


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "::1"])
def test_on_loopback_a_server_is_reached_by_the_names_of_this_machine(host: str) -> None:
    assert addresses.is_loopback(host)
    assert addresses.names_loopback(addresses.in_url(host))
    assert addresses.names_loopback(f"{addresses.in_url(host).upper()}:8765")


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.5", "evil.example", "localhost.evil.example", ""])
def test_nothing_else_is_loopback(host: str) -> None:
    assert not addresses.is_loopback(host)
    assert not addresses.names_loopback(addresses.in_url(host))


def test_a_server_on_loopback_is_found_by_nobody_else() -> None:
    assert addresses.network_addresses("127.0.0.1", 5) == addresses.network_addresses("192.168.1.5", 5) == []


def test_others_on_the_network_find_a_server_by_its_address_there() -> None:
    for found in addresses.network_addresses("0.0.0.0", 5):
        host = found.removeprefix("http://").removesuffix(":5/")
        with socket.socket() as probe:
            probe.bind((host, 0))  # it is one of this machine's own
        assert not addresses.is_loopback(host)
