"""`hypostyle serve`: the table server of a host."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from hypostyle.server.logs import Watching
from hypostyle.server.serve import serve
from hypostyle.server.settings import Settings, settings_of

NAMED = ("host", "port", "name", "trust_proxy", "metrics_key", "access_log", "log_format", "processes")
FINE, WRONG = 0, 2


def run(arguments: Namespace) -> int:
    named = {name: getattr(arguments, name) for name in NAMED}
    places = {name: str(place) for name in ("data", "content") if (place := getattr(arguments, name)) is not None}
    settings = settings_of(arguments.settings, {**named, **places}, arguments.limit, arguments.keep)
    if arguments.check:
        return check(settings)
    return serve(
        settings.host,
        settings.port,
        settings.data,
        limits=settings.limits,
        content=Path(settings.content) if settings.content else None,
        names=settings.name,
        trusted=settings.trust_proxy,
        keeping=settings.keep,
        watching=Watching(settings.metrics_key, settings.access_log, settings.log_format),
        processes=settings.processes,
    )


def check(settings: Settings) -> int:
    """Say what is wrong, and start nothing."""
    from hypostyle.server.checkup import checkup

    wrong, unwise = checkup(settings)
    for kind, sentences in (("wrong", wrong), ("unwise", unwise)):
        for sentence in sentences:
            print(f"{kind}: {sentence}")
    if not wrong:
        print("The server can start with these settings.")
    return WRONG if wrong else FINE
