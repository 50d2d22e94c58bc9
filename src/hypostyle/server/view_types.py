"""Writes the view of a game down as TypeScript: from the TypedDict that its `view` function returns.

A game from outside has a plain table and needs no such file; the views of the games with a folder in web/src/games are
written into that folder as `view.gen.ts`.
"""

import inspect
import json
import re
import sys
import types
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from hypostyle.engine.game import Game
from hypostyle.engine.views import EVERY_NAME, View

HEADER = """\
// Written by `python -m hypostyle.server.typescript` from {module}: change it there.

import type {{ View }} from "../../contract";
"""
PLAIN: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    object: "unknown",
}
FIELD_COMMENT = re.compile(r"^\s+(\w+): .*\S  # (.+)$", re.MULTILINE)


class ViewTypes:
    """The types of one view, each written once, in the order they are met."""

    def __init__(self, root: Any) -> None:
        if not is_typeddict(root):
            raise TypeError(f"{root!r} is no TypedDict: a view says what it contains")
        self.root = root
        self.written: dict[str, str] = {}

    def of_game(self, game: Game) -> str:
        """The whole file of one game: its own part of a view, and the names of its words."""
        self.name_of(self.root)
        for domain in game.words.domains.values():
            if domain.names:
                self.write_names(f"{domain.name.title().replace('_', '')}Name", domain.names)
        if game.seat_names:
            self.write_names("SeatName", game.seat_names)
        header = HEADER.format(module=self.root.__module__)
        return "\n".join([header, *self.written.values()])

    def name_of(self, shape: Any) -> str:
        """The name of a TypedDict; its interface is written when it is first met."""
        name = str(shape.__name__)
        if name not in self.written:
            self.written[name] = ""  # so that it stands before what it contains
            self.written[name] = self.interface(shape, name)
        return name

    def interface(self, shape: Any, name: str) -> str:
        comments = dict(FIELD_COMMENT.findall(inspect.getsource(shape)))
        lines = [f"/** {inspect.cleandoc(shape.__doc__)} */"] if shape.__doc__ else []
        extends = f" extends {View.__name__}" if shape is self.root and shape is not View else ""
        lines.append(f"export interface {name}{extends} {{")
        for field, hint in get_type_hints(shape, include_extras=True).items():
            inner, optional = unwrapped(hint)
            optional = optional or field in shape.__optional_keys__
            if field in comments:
                lines.append(f"  /** {comments[field][0].upper()}{comments[field][1:]} */")
            lines.append(f"  {field}{'?' if optional else ''}: {self.type_of(inner, shape)};")
        if shape is View:
            lines.append("  [field: string]: unknown;")
        return "\n".join([*lines, "}", ""])

    def type_of(self, hint: Any, home: type) -> str:
        """A hint as TypeScript; `home` is the class it stands in, whose module names its lists of words."""
        if hint in PLAIN:
            return PLAIN[hint]
        if is_typeddict(hint):
            return self.name_of(hint)
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is Annotated and EVERY_NAME in arguments:
            key, value = (self.type_of(one, home) for one in get_args(arguments[0]))
            return f"Record<{key}, {value}>"
        if origin is Literal:
            return self.words(hint, home)
        if origin in (Union, types.UnionType):
            return " | ".join(self.type_of(one, home) for one in arguments)
        if origin is dict:
            key, value = (self.type_of(one, home) for one in arguments)
            return f"Record<string, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"
        if origin is list or (origin is tuple and arguments[1:] == (...,)):
            inner = self.type_of(arguments[0], home)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(self.type_of(one, home) for one in arguments)}]"
        raise TypeError(f"{hint!r} in {home.__name__} has no TypeScript type")

    def words(self, hint: Any, home: type) -> str:
        """Literal names: by the name they have in Python, with the list of them for whoever goes through them."""
        named = vars(sys.modules[home.__module__]).items()
        name = next((name for name, value in named if value == hint and not name.startswith("_")), None)
        if name is None:
            return " | ".join(json.dumps(value) for value in get_args(hint))
        self.write_names(name, get_args(hint))
        return name

    def write_names(self, name: str, values: tuple[str, ...]) -> None:
        """A list of names and the type of one of them."""
        if name not in self.written:
            plural = re.sub(r"(?<!^)(?=[A-Z])", "_", name).upper() + "S"
            listed = f"export const {plural} = {json.dumps(list(values))} as const;"
            self.written[name] = f"{listed}\nexport type {name} = (typeof {plural})[number];\n"


def unwrapped(hint: Any) -> tuple[Any, bool]:
    """A field's hint without its mark, and whether the field may be left out."""
    if get_origin(hint) is NotRequired:
        return get_args(hint)[0], True
    if get_origin(hint) is Required:
        return get_args(hint)[0], False
    return hint, False


def own_view(game: Game) -> Any:
    """The type of what a game adds to a view."""
    return get_type_hints(game.view)["return"]


def has_typed_view(game: Game) -> bool:
    return is_typeddict(own_view(game))


def view_types(game: Game) -> str:
    """The whole file of one game."""
    return ViewTypes(own_view(game)).of_game(game)


def shared_view_type() -> str:
    """What the views of all games have, as an interface that each of them extends, and the names of its fields."""
    fields = f"export const VIEW_FIELDS = {json.dumps(list(View.__annotations__))} as const;"
    return f"{ViewTypes(View).interface(View, View.__name__)}\n{fields}\n"
