"""`hypostyle serve --check`: what is wrong with a setting, or unwise, said before anybody is served."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from hypostyle import catalog
from hypostyle.engine.content import chosen_folder
from hypostyle.engine.errors import HypostyleError
from hypostyle.server.addresses import Name, as_network, bound, is_loopback
from hypostyle.server.http.access_log import AccessLog
from hypostyle.server.processes import check_processes
from hypostyle.server.settings import Settings
from hypostyle.server.storage.data_file import check_data, content_folder, default_data, is_database

LEAST_FREE = 200_000_000  # bytes on the disk of the data
FILES_OF_THE_SERVER = 200
SHORTEST_KEY = 16
FEW_DAYS = 7


def checkup(settings: Settings) -> tuple[list[str], list[str]]:
    """Sentences: what keeps the server from starting, and what is only unwise."""
    checks = (names, listening, processes, data, content, access_log)
    wrong = [sentence for check in checks for sentence in check(settings)]
    return wrong, [sentence for check in (behind, watched, room) for sentence in check(settings)]


def names(settings: Settings) -> list[str]:
    found = []
    for read, texts in ((Name.read, settings.name), (as_network, settings.trust_proxy)):
        for text in texts:
            try:
                read(text)
            except HypostyleError as error:
                found.append(str(error))
    return found


def listening(settings: Settings) -> list[str]:
    try:
        bound(settings.host, settings.port or 0).close()
    except OSError as error:
        if settings.port is None:
            return [f"Nothing can listen at {settings.host} ({error.strerror})."]
        return [f"Port {settings.port} on {settings.host} cannot be used ({error.strerror})."]
    return []


def processes(settings: Settings) -> list[str]:
    try:
        check_processes(settings.processes, settings.data or default_data())
    except HypostyleError as error:
        return [str(error)]
    return []


def data(settings: Settings) -> list[str]:
    try:
        check_data(settings.data or default_data())
    except HypostyleError as error:
        return [str(error)]
    return []


def content(settings: Settings) -> list[str]:
    """An owner's files have to fit their games."""
    beside = content_folder(settings.data or default_data())
    folder = Path(settings.content) if settings.content else chosen_folder() or (beside if beside.is_dir() else None)
    try:
        for slug in catalog.games():
            catalog.game(slug).load_content(folder)
    except HypostyleError as error:
        return [str(error)]
    return []


def access_log(settings: Settings) -> list[str]:
    if settings.access_log is None:
        return []
    try:
        AccessLog(settings.access_log).close()
    except HypostyleError as error:
        return [str(error)]
    return []


def watched(settings: Settings) -> list[str]:
    """Who knows the key of the figures knows how many play here; tables that end are gone for good."""
    found = []
    if settings.metrics_key is not None and len(settings.metrics_key) < SHORTEST_KEY:
        found.append(f"The metrics key is short: {SHORTEST_KEY} signs or more are not guessed.")
    if 0 < settings.keep.unfinished_days < FEW_DAYS:
        found.append(f"Matches that nobody touches for {settings.keep.unfinished_days:g} days are deleted unfinished.")
    return found


def behind(settings: Settings) -> list[str]:
    """A server for others, and whether what is said of the way to it fits together."""
    found = []
    https = any(name.lower().startswith("https://") for name in settings.name)
    if https and not settings.trust_proxy:
        found.append(
            "The name is by TLS, but no web server in front is trusted (--trust-proxy): visitors count as one."
        )
    if settings.trust_proxy and not settings.name:
        found.append("A web server in front is trusted, but the server has no name (--name): its pages may be refused.")
    if settings.name and not settings.trust_proxy and is_loopback(settings.host):
        found.append("The server has a name, but nobody elsewhere reaches it: it listens on this machine only.")
    if not is_loopback(settings.host) and not https:
        found.append("People on the network reach it without TLS: whoever listens in can take their seats.")
    return found


def room(settings: Settings) -> list[str]:
    found = []
    place = settings.data or default_data()
    folder = Path(place).resolve().parent
    if not is_database(place) and folder.is_dir() and shutil.disk_usage(folder).free < LEAST_FREE:
        found.append(f"{folder}: less than {LEAST_FREE // 1_000_000} MB are free.")
    if os.name == "posix":
        import resource

        files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        wanted = settings.limits.all_connections + settings.limits.reserved_connections + FILES_OF_THE_SERVER
        if files != resource.RLIM_INFINITY and files < wanted:
            found.append(f"The system allows {files} open files; for all connections {wanted} are needed (ulimit -n).")
    return found
