"""Writes messages and views down as TypeScript: `python -m hypostyle.server.typescript` renews the browser's files."""

import json
import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any

from msgspec.json import schema_components

from hypostyle.catalog import game, games
from hypostyle.server import messages
from hypostyle.server.addresses import LOOPBACK_NAMES, in_url
from hypostyle.server.messages.fields import TYPE_KEY
from hypostyle.server.view_types import has_typed_view, shared_view_type, view_types

TARGET = Path("web", "src", "contract.ts")
BOARDS = Path("web", "src", "games")
VIEW = "view.gen.ts"
HEADER = """\
// Written by `python -m hypostyle.server.typescript` from src/hypostyle/server/messages: change it there.
"""
WORDS = """\
/** A choice: its id, its verb, and the fields of the verb by name. */
export interface Action {
  id: number;
  verb: string;
  [field: string]: string | number;
}

/** A fact that happened; a field this page may not know is null. */
export interface GameEvent {
  event: string;
  [field: string]: string | number | null;
}

/** The chosen options by name. */
export type Options = Record<string, string | number | boolean>;
"""
# The names by which only this machine calls itself, as an address says them.
LOOPBACK = f"export const LOOPBACK_NAMES = {json.dumps([in_url(name) for name in LOOPBACK_NAMES])} as const;\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
UNIONS = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}


def typescript() -> str:
    """The whole file."""
    roots = [*UNIONS.values(), *messages.HTTP]
    shapes, components = schema_components(roots, ref_template="{name}")
    parts = [
        HEADER,
        shared_view_type(),
        WORDS,
        LOOPBACK,
        *(interface(name, schema) for name, schema in components.items()),
    ]
    for name, schema in zip(UNIONS, shapes, strict=False):
        parts.append(f"export type {name} = {type_of(schema)};\n")
    return "\n".join(parts)


def interface(name: str, schema: dict[str, Any]) -> str:
    if schema.get("type") != "object":
        return f"export type {name} = {type_of(schema)};\n"
    required = schema.get("required", ())
    lines = [
        f"  {field}{'' if field in required else '?'}: {type_of(inner)};"
        for field, inner in schema["properties"].items()
    ]
    return "\n".join([*comment(schema.get("description", "")), f"export interface {name} {{", *lines, "}", ""])


def comment(text: str) -> list[str]:
    lines = cleandoc(text).splitlines()
    if not lines:
        return []
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def type_of(schema: dict[str, Any]) -> str:
    if TYPE_KEY in schema:
        return str(schema[TYPE_KEY])
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(type_of(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if schema.get("type") == "array":
        inner = type_of(schema["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        return f"Record<string, {type_of(schema['additionalProperties'])}>"
    return PLAIN[schema["type"]]


def files(root: Path) -> dict[Path, str]:
    """Everything that is written from Python, by its place: the messages, and the view of each game with a board."""
    boards = [slug for slug in games() if (root / BOARDS / slug).is_dir() and has_typed_view(game(slug))]
    return {root / TARGET: typescript(), **{root / BOARDS / slug / VIEW: view_types(game(slug)) for slug in boards}}


def main() -> int:
    for target, text in files(Path()).items():
        target.write_text(text, encoding="utf-8")
        print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
