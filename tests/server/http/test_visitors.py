"""Who asks: behind a web server in front or not, by which name, from which page; and whom limits count."""

from typing import Any

import pytest

from hypostyle.engine.errors import HypostyleError
from hypostyle.server.addresses import Name, Origin, as_network, visitor_key
from hypostyle.server.http.gate import own_path
from hypostyle.server.http.visitors import Visitor, Visitors

HERE, PROXY, STRANGER = "127.0.0.1", "10.0.0.2", "203.0.113.9"


def asked(visitors: Visitors, peer: str, scheme: str = "http", **headers: str | list[str]) -> Visitor:
    sent: list[tuple[bytes, bytes]] = []
    for name, values in headers.items():
        for value in [values] if isinstance(values, str) else values:
            sent.append((name.replace("_", "-").encode(), value.encode("latin-1")))
    scope: dict[str, Any] = {"type": "http", "scheme": scheme, "client": (peer, 5), "headers": sent}
    return visitors.visitor(scope)


def club(name: str = "club.example", *trusted: str, loopback: bool = True) -> Visitors:
    return Visitors(loopback, [Name.read(name)], [as_network(one) for one in trusted or (PROXY, HERE)])


LAN, ALONE = Visitors(loopback=False), Visitors(loopback=True)


# ---------------------------------------------------------------------- whose word counts
def test_nobody_is_believed_unless_named() -> None:
    for visitors in (LAN, ALONE, club("club.example", PROXY)):
        visitor = asked(visitors, HERE, host="localhost:5", x_forwarded_for=STRANGER, x_forwarded_proto="https")
        assert (visitor.address, visitor.secure) == (HERE, False)


@pytest.mark.parametrize(
    ("forwarded", "counted"),
    [
        (STRANGER, STRANGER),
        (f"1.1.1.1, {STRANGER}", STRANGER),
        (f"1.1.1.1, {STRANGER}, {PROXY}", STRANGER),
        (["1.1.1.1", STRANGER], STRANGER),
        (f"{STRANGER}:4711", STRANGER),
        ("[2001:db8::5]:4711", "2001:db8::/64"),
        ("2001:db8::5", "2001:db8::/64"),
        (f"::ffff:{STRANGER}", STRANGER),
        ("unknown", PROXY),
        ("", PROXY),
        (f"{STRANGER}, unknown", PROXY),
        (f"unknown, {HERE}", HERE),
        (f"{PROXY}, {HERE}", PROXY),
        (", ".join(["1.2.3.4"] * 5_000 + [STRANGER]), STRANGER),
        ("\xff", PROXY),
    ],
)
def test_of_a_list_the_last_that_is_not_ours_counts(forwarded: str | list[str], counted: str) -> None:
    assert asked(club(), PROXY, host="club.example", x_forwarded_for=forwarded).address == counted


def test_without_a_list_a_proxy_is_itself() -> None:
    assert asked(club(), PROXY, host="club.example").address == PROXY


def test_addresses_are_counted_by_what_one_visitor_has() -> None:
    assert visitor_key("2001:db8:1:2:3:4:5:6") == visitor_key("2001:db8:1:2::") == "2001:db8:1:2::/64"
    assert visitor_key("fe80::1%eth0") != visitor_key("fe80::2%eth0"), "neighbours are not one visitor"
    assert (visitor_key("192.0.2.7"), visitor_key("::ffff:192.0.2.7"), visitor_key("x")) == ("192.0.2.7",) * 2 + ("x",)


# ---------------------------------------------------------------------- names
@pytest.mark.parametrize(
    "host", ["club.example", "CLUB.example", "club.example.", "club.example:80", "club.example:8080"]
)
def test_a_server_answers_to_its_name(host: str) -> None:
    assert asked(club(), PROXY, host=host).welcome


@pytest.mark.parametrize(
    "host", ["evil.example", "club.example.evil.example", "", "club.example@evil.example", "[::1", "a b"]
)
def test_a_server_with_a_name_answers_to_no_other_stranger(host: str) -> None:
    assert not asked(club("club.example", PROXY), STRANGER, host=host).welcome
    assert not asked(ALONE, HERE, host=host).welcome


@pytest.mark.parametrize("host", ["localhost:8765", "127.0.0.1:8765", "[::1]:8765", "LOCALHOST"])
def test_this_machine_is_always_reached_from_this_machine(host: str) -> None:
    for visitors in (ALONE, LAN, club("club.example", PROXY)):
        assert asked(visitors, HERE, host=host).welcome
    assert not asked(club("club.example", PROXY, loopback=False), STRANGER, host=host).welcome


def test_two_hosts_are_none() -> None:
    assert not asked(club("club.example", PROXY), STRANGER, host=["club.example", "club.example"]).welcome


# ---------------------------------------------------------------------- pages
def is_own(visitor: Visitor, origin: str | None) -> bool:
    return visitor.is_own_page(origin, required=True)


def test_a_page_is_ours_if_scheme_host_and_port_are() -> None:
    visitor = asked(club(), PROXY, host="club.example", x_forwarded_proto="https")
    assert visitor.secure
    for origin in ("https://club.example", "https://CLUB.example", "https://club.example:443", "https://club.example."):
        assert is_own(visitor, origin)
    for origin in ("http://club.example", "https://club.example:8443", "https://evil.example", "null", "", "file://"):
        assert not is_own(visitor, origin)
    assert not is_own(visitor, None)
    assert visitor.is_own_page(None, required=False)


def test_a_port_in_the_host_is_the_port_of_the_page() -> None:
    visitor = asked(LAN, STRANGER, host="192.168.1.5:8765")
    assert is_own(visitor, "http://192.168.1.5:8765")
    for origin in ("http://192.168.1.5", "http://192.168.1.5:80", "https://192.168.1.5:8765"):
        assert not is_own(visitor, origin)


def test_a_web_server_that_writes_a_host_of_its_own_is_understood_where_the_name_is_whole() -> None:
    visitor = asked(club("https://club.example"), PROXY, host="127.0.0.1:8765", x_forwarded_for=STRANGER)
    assert (visitor.welcome, visitor.secure, visitor.address) == (True, True, STRANGER)
    assert is_own(visitor, "https://club.example")
    for origin in ("http://127.0.0.1:8765", "https://127.0.0.1:8765", "http://localhost:8765", "http://club.example"):
        assert not is_own(visitor, origin), "a stranger who names this machine is still a stranger"


def test_the_host_that_a_trusted_web_server_was_asked_for_counts() -> None:
    visitor = asked(
        club("club.example"), PROXY, host="127.0.0.1:8765", x_forwarded_host="club.example", x_forwarded_proto="https"
    )
    assert is_own(visitor, "https://club.example")
    believed_by_nobody = asked(LAN, STRANGER, host="192.168.1.5:1", x_forwarded_host="club.example")
    assert believed_by_nobody.origin == Origin("http", "192.168.1.5", 1)


@pytest.mark.parametrize("scheme", ["gopher", "", "https, http", "\xff"])
def test_a_scheme_that_is_none_is_not_tls(scheme: str) -> None:
    assert not asked(club(), PROXY, host="club.example", x_forwarded_proto=scheme).secure


# ---------------------------------------------------------------------- settings
@pytest.mark.parametrize(
    "text", ["", "a b", "http://", "ftp://x", "-x", "a..b", "https://x?y", "x:y", "https:///y", "http://a@b/c"]
)
def test_a_name_that_is_none_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(HypostyleError, match="is no name of a server"):
        Name.read(text)


@pytest.mark.parametrize(
    "text", ["x/y", "https://x/y?z", "https://x/../y", "https://x/a b", "https://x/a//b", "https://x/y#z"]
)
def test_a_folder_that_is_none_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(HypostyleError, match="give the folder with the whole address"):
        Name.read(text)


def test_a_name_may_be_below_a_folder_of_its_site() -> None:
    assert Name.read("https://club.example/Games/night/").base == "/Games/night"
    assert str(Name.read("https://club.example/games")) == "https://club.example/games/"
    below = Visitors(False, [Name.read("https://club.example/games/")])
    assert asked(below, "1.2.3.4", host="club.example").base == "/games"
    assert own_path("/games/api/games", "/games") == own_path("/api/games", "/games") == "/api/games"
    assert own_path("/games", "/games") == "/"
    assert own_path("/gamesters", "/games") == "/gamesters"
    assert own_path("/t/games/", "") == "/t/games/"


def test_a_name_may_be_whole_or_not() -> None:
    assert Name.read("Club.example") == Name("club.example")
    assert Name.read("club.example:81") == Name("club.example", None, 81)
    assert str(Name.read("https://club.example/")) == "https://club.example/"
    assert str(Name.read("https://club.example:8443")) == "https://club.example:8443/"
    assert str(Name.read("http://[2001:db8::1]:81")) == "http://[2001:db8::1]:81/"


def test_what_is_neither_an_address_nor_a_network_is_refused_in_a_sentence() -> None:
    assert str(as_network("10.1.2.3/8")) == "10.0.0.0/8"
    with pytest.raises(HypostyleError, match="neither an address nor a network"):
        as_network("nginx")
