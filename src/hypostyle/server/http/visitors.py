"""Who asks: the address that counts, the scheme and the host that a browser sees, and whether our own page asks.

A web server in front of this one is believed only where `--trust-proxy` names its address; everybody else's
`X-Forwarded-*` are nothing but text. What the server is called comes from `--name`; who the host is never comes from
here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from starlette.requests import HTTPConnection
from starlette.types import Scope

from hypostyle.server.addresses import DEFAULT_PORTS, Name, Network, Origin, as_address, is_loopback, visitor_key

VISITOR = "hypostyle.visitor"  # where it is found in the scope of a request
MOST_PROXIES = 32  # entries of X-Forwarded-For that are looked at, from the last one


class Visitor(NamedTuple):
    """Whoever sent a request."""

    address: str  # that limits count by
    origin: Origin | None  # where it was meant to go, as the browser sees it; None if that is no address
    secure: bool
    welcome: bool  # it was meant for this server
    base: str = ""  # the folder of the site below which the browser sees this server

    def is_own_page(self, origin: str | None, required: bool) -> bool:
        """Whether the page that asks was served from here; a program without pages sends no Origin."""
        if origin is None:
            return not required
        return self.origin is not None and Origin.read(origin) == self.origin


class Visitors:
    """What the server knows of its own names, and of the web servers in front of it."""

    def __init__(self, loopback: bool, names: Sequence[Name] = (), trusted: Sequence[Network] = ()) -> None:
        self.loopback = loopback  # it listens on this machine only
        self.names = {name.host: name for name in names}
        self.first_name = names[0] if names else None
        self.trusted = trusted

    def visitor(self, scope: Scope) -> Visitor:
        peer = scope["client"][0] if scope.get("client") else ""
        headers: dict[bytes, list[str]] = {}
        for name, value in scope["headers"]:
            if name in LOOKED_AT:
                headers.setdefault(name, []).append(value.decode("latin-1").strip())
        scheme = "https" if scope.get("scheme") in ("https", "wss") else "http"
        hosts = headers.get(b"host", [])
        host = hosts[0].lower() if len(hosts) == 1 else ""
        address, believed = peer, self.trusts(peer)
        if believed:
            address = self.forwarded_for(headers.get(b"x-forwarded-for", []), peer)
            scheme = last_of(headers, b"x-forwarded-proto", scheme).lower()
            host = last_of(headers, b"x-forwarded-host", host).lower()
        origin = self.meant_for(Origin.of_host(scheme if scheme in DEFAULT_PORTS else "http", host), peer, believed)
        secure = origin is not None and origin.scheme == "https"
        name = self.names.get(origin.host) if origin is not None else None
        return Visitor(visitor_key(address), origin, secure, origin is not None, name.base if name is not None else "")

    def meant_for(self, asked: Origin | None, peer: str, believed: bool) -> Origin | None:
        """Where the browser thinks it is, if that is here.

        On a loopback server a name that somebody else points here leads nowhere: otherwise any page could reach it.
        """
        name = self.names.get(asked.host) if asked is not None else None
        if name is None and believed and self.first_name is not None:
            name, asked = self.first_name, None  # the web server in front writes a host of its own
        if name is not None:
            scheme = name.scheme or (asked.scheme if asked is not None else "http")
            port = name.port or (asked.port if asked is not None and not name.scheme else DEFAULT_PORTS[scheme])
            return Origin(scheme, name.host, port)
        if asked is None or (is_loopback(asked.host) and (self.loopback or is_from_here(peer))):
            return asked
        return None if self.loopback or self.names else asked

    def forwarded_for(self, values: list[str], peer: str) -> str:
        """The last address in the list that is not one of the trusted ones: what stands before it can be invented."""
        found = peer
        for entry in reversed(",".join(values).rsplit(",", MOST_PROXIES)):
            address = as_address(without_port(entry.strip()))
            if address is None:
                return found
            found = str(address)
            if not self.trusts(found):
                return found
        return found

    def trusts(self, address: str) -> bool:
        found = as_address(address) if self.trusted else None
        return found is not None and any(found in network for network in self.trusted)


LOOKED_AT = (b"host", b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host")


def visitor_of(request: HTTPConnection) -> Visitor:
    visitor: Visitor = request.scope[VISITOR]
    return visitor


def last_of(headers: dict[bytes, list[str]], name: bytes, otherwise: str) -> str:
    """The last value of a header that may be a list: the one that the nearest web server wrote."""
    values = headers.get(name)
    return values[-1].rpartition(",")[2].strip() or otherwise if values else otherwise


def without_port(entry: str) -> str:
    if entry.startswith("["):
        return entry[1:].partition("]")[0]
    return entry.partition(":")[0] if entry.count(":") == 1 else entry


def is_from_here(address: str) -> bool:
    found = as_address(address)
    return found is not None and found.is_loopback
