"""Content: the printed facts of a game, read from TOML, checked field by field, and replaceable by an owner's file."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hypostyle.engine.errors import BadContent, brief
from hypostyle.engine.state import Constants

FOLDER_VARIABLE = "HYPOSTYLE_CONTENT"
NOTES = ("source", "confidence", "note")
BUILT_IN = "built-in"
EDITION = "edition"  # the table of an owner's file that says what it is called
LONGEST_NAME = 60


@dataclass(frozen=True, eq=False)
class Content:
    """The numbers the rules read, where they come from, and what is known about each part of them. Loaded once, so that
    views may keep by it what they work out from it."""

    constants: Constants
    digest: str
    origin: str
    data: dict[str, Any]
    edition: str = ""  # as the owner calls it; the built-in one has no name of its own

    def confidence(self) -> dict[str, str]:
        """How sure each table of the file is, by name."""
        return {name: table["confidence"] for name, table in self.data.items() if "confidence" in table}


@dataclass(frozen=True)
class Complaint:
    """One thing that is wrong with a card or a file: a code that texts have a sentence for, and where to look."""

    code: str
    card: str = ""
    cell: tuple[int, int] | None = None  # row and column
    values: Mapping[str, str | int] = field(default_factory=dict)


class Reader:
    """One table of a content file; every complaint names the file, the field and what is allowed."""

    def __init__(self, file: str, data: dict[str, Any], place: str = "") -> None:
        self.file = file
        self.data = data
        self.place = place

    def fail(self, key: str, wanted: str) -> BadContent:
        found = self.data.get(key)
        shown = "it is missing" if key not in self.data else f"it is {brief(found)}"
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


def read_toml(path: Path, name: str | None = None) -> dict[str, Any]:
    """The data of a file; complaints call it by its path, or by another `name` where strangers read them."""
    try:
        return parse_toml(path.read_bytes(), name or str(path))
    except OSError as error:
        raise BadContent(f"{name or path}: the file cannot be read ({error.strerror}).") from error


def parse_toml(text: bytes, file: str) -> dict[str, Any]:
    import tomllib  # slow to import, and only needed here

    try:
        return tomllib.loads(text.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadContent(f"{file}: the file must be text in UTF-8.", Complaint("not_text")) from error
    except (ValueError, RecursionError) as error:  # no TOML, or a number or a date beyond all bounds
        complaint = Complaint("not_toml", values={"line": wrong_line(error)})
        raise BadContent(f"{file}: this is not a TOML file ({error}).", complaint) from error


def wrong_line(error: Exception) -> int:
    """Where a TOML file stops being one, as its reader says; 0 if it does not."""
    import re

    found = re.search(r"at line (\d+)", str(error))
    return int(found[1]) if found else 0


def overlay(base: dict[str, Any], owners: dict[str, Any], file: str) -> dict[str, Any]:
    """An owner's tables over the built-in ones; only tables and fields that exist may be replaced."""
    merged = dict(base)
    for table, values in owners.items():
        if table == EDITION:
            continue
        if table not in base:
            allowed = ", ".join(base)
            complaint = Complaint("no_table", values={"table": table, "allowed": allowed})
            raise BadContent(f"{file}: there is no table {brief(table)}; allowed are {allowed}.", complaint)
        if not isinstance(values, dict):
            merged[table] = values
            continue
        unknown = sorted(set(values) - set(base[table]) - set(NOTES))
        if unknown:
            allowed = ", ".join(key for key in base[table] if key not in NOTES)
            complaint = Complaint("no_field", values={"table": table, "field": unknown[0], "allowed": allowed})
            raise BadContent(f"{file}: {table} has no field {brief(unknown[0])}; allowed are {allowed}.", complaint)
        merged[table] = {**base[table], **values}
    return merged


def edition_name(owners: dict[str, Any], file: str) -> str:
    """What an owner calls the edition; a file need not say."""
    table = owners.get(EDITION, {})
    name = table.get("name", "") if isinstance(table, dict) and set(table) <= {"name"} else None
    if not isinstance(name, str) or len(name) > LONGEST_NAME or not all(sign.isprintable() for sign in name):
        complaint = Complaint("edition", values={"most": LONGEST_NAME})
        raise BadContent(
            f"{file}: {EDITION} must be a table with a name of at most {LONGEST_NAME} characters.", complaint
        )
    return name.strip()


def content_of(
    build: Callable[[Reader], Constants], data: dict[str, Any], file: str, origin: str = BUILT_IN, edition: str = ""
) -> Content:
    """Data that has been read, checked and turned into numbers."""
    import hashlib

    constants = build(Reader(file, data))
    return Content(constants, hashlib.sha256(constants.to_bytes()).hexdigest()[:16], origin, data, edition)


def chosen_folder() -> Path | None:
    """The folder of content files that the environment names."""
    named = os.environ.get(FOLDER_VARIABLE)
    return Path(named) if named else None


def load_content(
    built_in: Path, slug: str, build: Callable[[Reader], Constants], folder: Path | None = None
) -> Content:
    """The built-in facts, with an owner's `<slug>.toml` laid over them if the folder has one."""
    data = read_toml(built_in)
    if folder is not None:
        if not folder.is_dir():
            raise BadContent(f"{folder}: there is no such folder of content files.")
        override = folder / f"{slug}.toml"
        if override.exists():
            file, owners = str(override), read_toml(override)
            return content_of(build, overlay(data, owners, file), file, file, edition_name(owners, file))
    return content_of(build, data, built_in.name)
