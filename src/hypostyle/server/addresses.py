"""Addresses: which of them are this machine's own, where the server listens, and the address that people follow."""

from __future__ import annotations

import os
import socket
import sys

from hypostyle.engine.errors import HypostyleError

LOOPBACK_ADDRESSES = ("127.0.0.1", "::1")
LOOPBACK_NAMES = ("localhost", *LOOPBACK_ADDRESSES)
DEFAULT_HOST = LOOPBACK_ADDRESSES[0]
DEFAULT_PORT = 8765
BACKLOG = 1024


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
    listening = bound(host, 0)
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
