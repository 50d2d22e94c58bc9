"""Reads a module with its chapters: parts of the rules that stand in files of their own and are compiled as one class.

Calls between C classes of different modules cost an indirect jump each, and every module costs seconds of compiling. A
class marked `@chapter` is therefore merged into the class that the chapters lead to, as if all had stood in its file.
"""

import ast
import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from hypostyle.engine.layout import declared_fields
from hypostyle.engine.types import CHAPTER, Width


class Source:
    """The syntax tree of a module, its chapters merged into it, and the names that mean something in it."""

    def __init__(self, name: str) -> None:
        self.module: ModuleType = importlib.import_module(name)
        self.path = path_of(self.module)
        self.tree = parsed(self.module)
        self.modules = [self.module]
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef) and chapters_of(getattr(self.module, node.name)):
                self.merge(node, getattr(self.module, node.name))
        self.names = {module.__name__ for module in self.modules}
        self.scope = self.merged_scope()

    def merge(self, leaf: ast.ClassDef, cls: type) -> None:
        """Put the bodies of the chapters before that of the class they lead to, and what stands beside them, too."""
        beside: list[ast.stmt] = []
        members: dict[str, ast.stmt] = {}
        for chapter in chapters_of(cls):
            module = importlib.import_module(chapter.__module__)
            for node in parsed(module).body:
                if isinstance(node, ast.ClassDef) and node.name == chapter.__name__:
                    members |= dict(named(node))
                elif not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
                    beside.append(node)
            self.modules.append(module)
        members |= dict(named(leaf))  # what a later chapter says again stands
        leaf.body = list(members.values())
        self.tree.body = [*beside, *self.tree.body]

    def merged_scope(self) -> dict[str, Any]:
        scope: dict[str, Any] = {}
        for module in reversed(self.modules):
            for name, value in vars(module).items():
                if isinstance(value, int) and name.isupper() and scope.get(name, value) != value:
                    raise ValueError(f"{name} means two numbers in the chapters of {self.module.__name__}")
                scope[name] = value
        return scope


def path_of(module: ModuleType) -> Path:
    return Path(inspect.getsourcefile(module) or "")


def parsed(module: ModuleType) -> ast.Module:
    return ast.parse(path_of(module).read_text(encoding="utf-8"))


def named(node: ast.ClassDef) -> Iterator[tuple[str, ast.stmt]]:
    """The fields and methods of a class by name."""
    for item in node.body:
        if isinstance(item, ast.AnnAssign):
            yield ast.unparse(item.target), item
        elif isinstance(item, ast.FunctionDef):
            yield item.name, item


def is_chapter(cls: type) -> bool:
    return CHAPTER in vars(cls)


def chapters_of(cls: type) -> list[type]:
    """The chapters that lead to a class, the first one first; none for a chapter itself."""
    if is_chapter(cls):
        return []
    found = []
    for base in cls.__mro__[1:]:
        if not is_chapter(base):
            break
        found.append(base)
    return found[::-1]


def bases_of(cls: type) -> list[type]:
    """What a class is derived from once its chapters are merged into it."""
    return [base for base in cls.__mro__[1:] if not is_chapter(base)]


def fields_of(cls: type) -> list[tuple[str, int, Width]]:
    """The fields of a class and of its chapters; one of them declares all, so that blocks are laid out alike."""
    declaring = [part for part in (*chapters_of(cls), cls) if declared_fields(part)]
    if len(declaring) > 1:
        raise ValueError(f"{' and '.join(part.__name__ for part in declaring)} both declare fields: let one do it")
    return declared_fields(declaring[0]) if declaring else []
