"""The settings of a server: from one TOML file, with what the command line says laid over it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from hypostyle.engine.errors import BadOption
from hypostyle.server.addresses import DEFAULT_HOST
from hypostyle.server.limits import Limits
from hypostyle.server.logs import LogFormat
from hypostyle.server.storage.data_file import is_database
from hypostyle.server.upkeep import Keeping

STDOUT = "-"
PLACES = ("data", "content", "access_log")  # in a file they are meant from the folder of that file
LIMITS = {field.name: field.type for field in msgspec.structs.fields(Limits)}
KEPT = {field.name: field.type for field in msgspec.structs.fields(Keeping)}
NUMBERS = {"limits": LIMITS, "keep": KEPT}
ONE_OF = {"limits": "limit", "keep": "time or room"}


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a host can say of a server; each has the name of its flag."""

    host: str = DEFAULT_HOST
    port: int | None = None
    data: str | None = None
    content: str | None = None
    name: list[str] = []
    trust_proxy: list[str] = []
    processes: int = 1
    metrics_key: str | None = None
    access_log: str | None = None
    log_format: LogFormat = "text"
    keep: Keeping = Keeping()
    limits: Limits = Limits()


def settings_of(
    file: Path | None, given: dict[str, Any], limits: Iterable[str] = (), keep: Iterable[str] = ()
) -> Settings:
    """The file, what was `given` on the command line over it, and limits and what is kept as NAME=VALUE over both."""
    found = {} if file is None else read(file)
    found |= {name: value for name, value in given.items() if value not in (None, [])}
    for part, texts in (("limits", limits), ("keep", keep)):
        found[part] = {**found.get(part, {}), **dict(one_number(part, text) for text in texts)}
    try:
        settings = msgspec.convert(found, Settings)
    except msgspec.ValidationError as error:
        raise BadOption(f"{file or 'The command line'}: {error}.") from error
    check_limits(settings.limits, str(file or "--limit"))
    check_keeping(settings.keep, str(file or "--keep"))
    return settings


def read(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOption(f"{file}: the settings cannot be read ({error.strerror}).") from error
    except ValueError as error:
        raise BadOption(f"{file}: this is not a TOML file ({error}).") from error
    for part, known in NUMBERS.items():
        numbers = found.get(part, {})
        if not isinstance(numbers, dict):
            raise BadOption(f"{file}: {part} must be a table.")
        if unknown := set(numbers) - set(known):
            raise BadOption(f"{file}: there is no {ONE_OF[part]} {min(unknown)!r}; allowed are {', '.join(known)}.")
    for name in PLACES:
        if isinstance(found.get(name), str) and found[name] != STDOUT and not is_database(found[name]):
            found[name] = str(file.parent / found[name])
    return found


def one_number(part: str, text: str) -> tuple[str, float]:
    """A limit of the command line, or for how long tables are kept."""
    name, _, value = text.partition("=")
    known = NUMBERS[part]
    if name not in known:
        raise BadOption(f"There is no {ONE_OF[part]} {name!r}; allowed are {', '.join(known)}.")
    try:
        return name, (int if known[name] is int else float)(value)
    except ValueError:
        kind = "a whole number" if known[name] is int else "a number"
        raise BadOption(f"The {ONE_OF[part]} {name} must be {kind}, not {value!r}.") from None


def check_keeping(keeping: Keeping, place: str) -> None:
    for name in KEPT:
        if not 0 <= getattr(keeping, name) < float("inf"):
            raise BadOption(f"{place}: {name} must be 0 or more.")


def check_limits(limits: Limits, place: str) -> None:
    """Whether people can still play within these limits."""
    for name in LIMITS:
        if not 0 < getattr(limits, name) < float("inf"):
            raise BadOption(f"{place}: the limit {name} must be more than 0.")
    for smaller, larger in (
        ("address_connections", "all_connections"),
        ("address_reserved", "reserved_connections"),
        ("address_pages", "address_connections"),
        ("message_bytes", "body_bytes"),
    ):
        if getattr(limits, smaller) > getattr(limits, larger):
            raise BadOption(f"{place}: the limit {smaller} must not be more than {larger}.")
