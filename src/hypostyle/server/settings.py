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

PLACES = ("data", "content")  # in a file they are meant from the folder of that file
LIMITS = {field.name: field.type for field in msgspec.structs.fields(Limits)}


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a host can say of a server; each has the name of its flag."""

    host: str = DEFAULT_HOST
    port: int | None = None
    data: str | None = None
    content: str | None = None
    name: list[str] = []
    trust_proxy: list[str] = []
    limits: Limits = Limits()


def settings_of(file: Path | None, given: dict[str, Any], limits: Iterable[str] = ()) -> Settings:
    """The file, what was `given` on the command line over it, and limits as NAME=VALUE over both."""
    found = {} if file is None else read(file)
    found |= {name: value for name, value in given.items() if value not in (None, [])}
    found["limits"] = {**found.get("limits", {}), **dict(map(limit, limits))}
    try:
        settings = msgspec.convert(found, Settings)
    except msgspec.ValidationError as error:
        raise BadOption(f"{file or 'The command line'}: {error}.") from error
    check_limits(settings.limits, str(file or "--limit"))
    return settings


def read(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOption(f"{file}: the settings cannot be read ({error.strerror}).") from error
    except ValueError as error:
        raise BadOption(f"{file}: this is not a TOML file ({error}).") from error
    limits = found.get("limits", {})
    if not isinstance(limits, dict):
        raise BadOption(f"{file}: limits must be a table.")
    if unknown := set(limits) - set(LIMITS):
        raise BadOption(f"{file}: there is no limit {min(unknown)!r}; allowed are {', '.join(LIMITS)}.")
    for name in PLACES:
        if isinstance(found.get(name), str):
            found[name] = str(file.parent / found[name])
    return found


def limit(text: str) -> tuple[str, float]:
    """A limit of the command line."""
    name, _, value = text.partition("=")
    if name not in LIMITS:
        raise BadOption(f"There is no limit {name!r}; allowed are {', '.join(LIMITS)}.")
    try:
        return name, (int if LIMITS[name] is int else float)(value)
    except ValueError:
        kind = "a whole number" if LIMITS[name] is int else "a number"
        raise BadOption(f"The limit {name} must be {kind}, not {value!r}.") from None


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
