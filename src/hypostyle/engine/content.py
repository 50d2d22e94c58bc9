"""Content: the printed facts of a game, read from TOML, checked field by field, and replaceable by an owner's file."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hypostyle.engine.errors import BadContent
from hypostyle.engine.state import Tables

FOLDER_VARIABLE = "HYPOSTYLE_CONTENT"
NOTES = ("source", "confidence", "note")
BUILT_IN = "built-in"


@dataclass(frozen=True)
class Content:
    """The tables the rules read, where they come from, and what is known about each part of them."""

    tables: Tables
    digest: str
    origin: str
    data: dict[str, Any]

    def confidence(self) -> dict[str, str]:
        """How sure each table of the file is, by name."""
        return {name: table["confidence"] for name, table in self.data.items() if "confidence" in table}


class Reader:
    """One table of a content file; every complaint names the file, the field and what is allowed."""

    def __init__(self, file: str, data: dict[str, Any], place: str = "") -> None:
        self.file = file
        self.data = data
        self.place = place

    def fail(self, key: str, wanted: str) -> BadContent:
        found = self.data.get(key)
        shown = "it is missing" if key not in self.data else f"it is {found!r}"
        return BadContent(f"{self.file}: {self.path(key)} must be {wanted}; {shown}.")

    def path(self, key: str) -> str:
        return f"{self.place}.{key}" if self.place else key

    def keys(self) -> Iterator[str]:
        return (key for key in self.data if key not in NOTES)

    def table(self, key: str) -> Reader:
        found = self.data.get(key)
        if not isinstance(found, dict):
            raise self.fail(key, "a table")
        return Reader(self.file, found, self.path(key))

    def number(self, key: str, low: int, high: int) -> int:
        found = self.data.get(key)
        if not is_number(found, low, high):
            raise self.fail(key, f"a whole number from {low} to {high}")
        return int(self.data[key])

    def numbers(self, key: str, count: int, low: int, high: int) -> list[int]:
        found = self.data.get(key)
        if not isinstance(found, list) or len(found) != count or not all(is_number(n, low, high) for n in found):
            raise self.fail(key, f"a list of {count} whole numbers from {low} to {high}")
        return list(found)

    def some_numbers(self, key: str, least: int, most: int, low: int, high: int) -> list[int]:
        """A list whose length may vary."""
        found = self.data.get(key)
        if (
            not isinstance(found, list)
            or not least <= len(found) <= most
            or not all(is_number(n, low, high) for n in found)
        ):
            raise self.fail(key, f"a list of {least} to {most} whole numbers from {low} to {high}")
        return list(found)

    def text(self, key: str) -> str:
        found = self.data.get(key)
        if not isinstance(found, str):
            raise self.fail(key, "a text")
        return found

    def choice(self, key: str, names: tuple[str, ...]) -> int:
        found = self.data.get(key)
        if found not in names:
            raise self.fail(key, f"one of {', '.join(names)}")
        return names.index(str(found))

    def choices(self, key: str, count: int, names: tuple[str, ...]) -> list[int]:
        found = self.data.get(key)
        if not isinstance(found, list) or len(found) != count or any(name not in names for name in found):
            raise self.fail(key, f"a list of {count} names out of {', '.join(names)}")
        return [names.index(name) for name in found]

    def rows(self, key: str) -> list[Reader]:
        """A list of tables; each row knows its own place."""
        found = self.data.get(key)
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            raise self.fail(key, "a list of tables")
        return [Reader(self.file, row, f"{self.path(key)}[{index}]") for index, row in enumerate(found)]

    def require(self, fact: bool, key: str, wanted: str) -> None:
        if not fact:
            raise self.fail(key, wanted)


def is_number(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def read_toml(path: Path) -> dict[str, Any]:
    import tomllib  # slow to import, and only needed here

    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadContent(f"{path}: the file cannot be read ({error.strerror}).") from error
    except UnicodeDecodeError as error:
        raise BadContent(f"{path}: the file must be text in UTF-8.") from error
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{path}: this is not a TOML file ({error}).") from error


def overlay(base: dict[str, Any], path: Path) -> dict[str, Any]:
    """An owner's tables over the built-in ones; only tables and fields that exist may be replaced."""
    merged = dict(base)
    for table, values in read_toml(path).items():
        if table not in base:
            raise BadContent(f"{path}: there is no table {table!r}; allowed are {', '.join(base)}.")
        if not isinstance(values, dict):
            merged[table] = values
            continue
        unknown = set(values) - set(base[table]) - set(NOTES)
        if unknown:
            allowed = ", ".join(key for key in base[table] if key not in NOTES)
            raise BadContent(f"{path}: {table} has no field {sorted(unknown)[0]!r}; allowed are {allowed}.")
        merged[table] = {**base[table], **values}
    return merged


def load_content(built_in: Path, slug: str, build: Callable[[Reader], Tables], folder: Path | None = None) -> Content:
    """The built-in facts, with an owner's `<slug>.toml` laid over them if the folder has one."""
    chosen = folder or (Path(os.environ[FOLDER_VARIABLE]) if os.environ.get(FOLDER_VARIABLE) else None)
    data = read_toml(built_in)
    origin, file = BUILT_IN, built_in.name
    if chosen is not None:
        if not chosen.is_dir():
            raise BadContent(f"{chosen}: there is no such folder of content files.")
        override = chosen / f"{slug}.toml"
        if override.exists():
            data = overlay(data, override)
            origin = file = str(override)
    import hashlib

    tables = build(Reader(file, data))
    return Content(tables, hashlib.sha256(tables.to_bytes()).hexdigest()[:16], origin, data)
