"""Addresses: which of them are this machine's own, where the server listens, and the address that people follow."""

from __future__ import annotations

import contextlib
import os
import re
import socket
import sys
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

from hypostyle.engine.errors import HypostyleError

LOOPBACK_ADDRESSES = ("127.0.0.1", "::1")
LOOPBACK_NAMES = ("localhost", *LOOPBACK_ADDRESSES)
DEFAULT_HOST = LOOPBACK_ADDRESSES[0]
DEFAULT_PORT = 8765
BACKLOG = 1024
DEFAULT_PORTS = {"http": 80, "https": 443}
FOLDER = re.compile(r"(/[A-Za-z0-9._~-]*[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+")
HOST_NAME = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*")
# Where a server listens that is reached from everywhere, and an address that is nobody's, beyond the own network.
EVERYWHERE = (("0.0.0.0", socket.AF_INET, "192.0.2.1"), ("::", socket.AF_INET6, "2001:db8::1"))
VISITOR_PREFIX = 64  # bits of an IPv6 address that one visitor has: the rest can be chosen anew for each connection

Network = IPv4Network | IPv6Network


class Origin(NamedTuple):
    """Where a page comes from, as browsers compare it."""

    scheme: str
    host: str
    port: int

    @classmethod
    def read(cls, text: str) -> Origin | None:
        """An Origin header, or None if it is no address."""
        try:
            parts = urlsplit(text)
            port = parts.port
        except ValueError:
            return None
        if parts.scheme not in DEFAULT_PORTS or not parts.hostname or parts.path or parts.query or parts.fragment:
            return None
        return cls(parts.scheme, parts.hostname.rstrip("."), DEFAULT_PORTS[parts.scheme] if port is None else port)

    @classmethod
    def of_host(cls, scheme: str, header: str) -> Origin | None:
        """Where a request with this Host header was meant to go."""
        return cls.read(f"{scheme}://{header}") if header and "@" not in header and "/" not in header else None


class Name(NamedTuple):
    """What a server is called by people elsewhere: `club.example`, or whole: `https://club.example:8443/games/`."""

    host: str
    scheme: str | None = None
    port: int | None = None
    base: str = ""  # the folder of the site below which it is, without the last slash: "/games"

    @classmethod
    def read(cls, text: str) -> Name:
        """A sentence says what is wrong with it."""
        whole = "://" in text
        scheme, _, rest = text.partition("://") if whole else ("http", "", text)
        place, slash, path = rest.partition("/")
        base = f"/{path.strip('/')}" if whole and path.strip("/") else ""
        found = Origin.read(f"{scheme.lower()}://{place.lower()}")
        if found is None or "@" in place or not (HOST_NAME.fullmatch(found.host) or as_address(found.host)):
            raise HypostyleError(
                f"{text!r} is no name of a server; give one like club.example or https://club.example."
            )
        if (slash and not whole) or (base and not FOLDER.fullmatch(base)):
            raise HypostyleError(
                f"{text!r}: give the folder with the whole address, as in https://club.example/games/."
            )
        port = found.port if whole or ":" in place.rpartition("]")[2] else None
        return cls(found.host, found.scheme if whole else None, port, base)

    def __str__(self) -> str:
        scheme = self.scheme or "http"
        port = "" if self.port in (None, DEFAULT_PORTS[scheme]) else f":{self.port}"
        return f"{scheme}://{in_url(self.host)}{port}{self.base}/"


def as_address(text: str) -> IPv4Address | IPv6Address | None:
    """An address of the internet, or None; an IPv4 address may be wrapped in an IPv6 one."""
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def as_network(text: str) -> Network:
    """An address or a network; a sentence says if it is neither."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise HypostyleError(
            f"{text!r} is neither an address nor a network, such as 127.0.0.1 or 10.0.0.0/8."
        ) from None


def visitor_key(text: str) -> str:
    """What limits are counted by: an IPv4 address, or the network of an IPv6 one that is one visitor's."""
    found = as_address(text)
    if not isinstance(found, IPv6Address) or found.is_link_local:
        return text if found is None else str(found)
    return str(ip_network((int(found) >> VISITOR_PREFIX << VISITOR_PREFIX, VISITOR_PREFIX)))


def is_loopback(host: str) -> bool:
    """Whether a server that listens at this host can be reached from this machine alone."""
    return host in LOOPBACK_NAMES


def names_loopback(header: str) -> bool:
    """Whether the Host header of a request names this machine as only this machine can."""
    return host_name(header) in map(in_url, LOOPBACK_NAMES)


def host_name(header: str) -> str:
    """The host of a Host header, without its port."""
    host = header.lower()
    return host[: host.index("]") + 1] if host.startswith("[") and "]" in host else host.partition(":")[0]


def in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def address_of(host: str, port: int) -> str:
    """The address that people can follow to a server that listens there."""
    shown = {"0.0.0.0": socket.gethostname(), "::": socket.gethostname()}.get(host, host)
    return f"http://{in_url(shown)}:{port}/"


def network_addresses(host: str, port: int) -> list[str]:
    """The addresses that a phone on the same network can follow, where the server listens everywhere."""
    found = []
    for everywhere, family, elsewhere in EVERYWHERE:
        if host in (everywhere, "::"):
            with socket.socket(family, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
                probe.connect((elsewhere, 9))  # sends nothing: it only asks the system which way it would take
                own = as_address(probe.getsockname()[0])
                if own is not None and not own.is_loopback:
                    found.append(f"http://{in_url(str(own))}:{port}/")
    return found


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket; a port that was not asked for by number gives way to a free one, with a sentence."""
    wanted = DEFAULT_PORT if port is None else port
    try:
        return bound(host, wanted)
    except OSError as error:
        if port is not None:
            raise HypostyleError(
                f"Port {port} on {host} cannot be used ({error.strerror}); give another one."
            ) from error
    try:
        listening = bound(host, 0)
    except OSError as error:
        raise HypostyleError(f"Nothing can listen at {host} ({error.strerror}); give another address.") from error
    print(f"Port {wanted} is taken; using {listening.getsockname()[1]}.", file=sys.stderr, flush=True)
    return listening


def bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening
