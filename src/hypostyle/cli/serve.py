"""`hypostyle serve`: the table server of a host."""

from __future__ import annotations

from argparse import Namespace

from hypostyle.server.addresses import DEFAULT_HOST
from hypostyle.server.serve import serve


def run(arguments: Namespace) -> int:
    return serve(
        arguments.host or DEFAULT_HOST,
        arguments.port,
        arguments.data,
        content=arguments.content,
        names=arguments.name,
        trusted=arguments.trust_proxy,
    )
