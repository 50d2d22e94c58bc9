"""What hints become in C: numbers, rows of numbers and compiled classes; anything else stays with Python."""

import ast
from typing import Any, Self, get_args, get_origin

from hypostyle.compiling.chapters import Source, is_chapter
from hypostyle.engine.layout import width_of
from hypostyle.engine.state import Constants, State
from hypostyle.engine.types import ByteVector, FloatVector, IntVector, LongVector, ShortVector, SingleVector

C_NUMBERS = {int: "int", bool: "bint", float: "double", type(None): "void", None: "void"}
VECTORS = {
    IntVector: "int[::1]",
    FloatVector: "double[::1]",
    ByteVector: "signed char[::1]",
    ShortVector: "short[::1]",
    LongVector: "long long[::1]",
    SingleVector: "float[::1]",
}
ENGINE_MODULE = State.__module__


class Unfit(Exception):
    """A hint that has no C type: the method that carries it stays a Python method."""


class Hints:
    """One module on its way to C: what it declares, and what its hints mean there."""

    def __init__(self, name: str, companions: set[str]) -> None:
        self.companions = companions
        self.source = Source(name)
        self.module, self.path, self.tree = self.source.module, self.source.path, self.source.tree
        self.scope = self.source.scope
        self.is_engine = name == ENGINE_MODULE
        self.cimports: dict[str, set[str]] = {}
        self.classes = [node for node in self.tree.body if isinstance(node, ast.ClassDef)]
        self.compiled_names = {node.name for node in self.classes}

    def value(self, node: ast.expr) -> Any:
        """What an annotation means, evaluated in the module it stands in."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node = ast.parse(node.value, mode="eval").body
        return eval(compile(ast.Expression(node), str(self.path), "eval"), self.scope)

    def c_type(self, node: ast.expr | None, owner: str = "") -> str:
        if node is None:
            raise Unfit
        hint = self.value(node)
        if hint is Self:
            return owner
        width = width_of(hint)
        if width is not None:
            return width.c_type
        if get_origin(hint) is list:
            return self.row_type(hint)
        if hint in C_NUMBERS:
            return C_NUMBERS[hint]
        if hint in VECTORS:
            return VECTORS[hint]
        if isinstance(hint, type) and self.is_compiled(hint):
            return hint.__name__
        raise Unfit

    def row_type(self, hint: Any) -> str:
        """A row that a method is handed: its first cell."""
        width = width_of(get_args(hint)[0])
        if width is None:
            raise Unfit
        return f"{width.c_type}*"

    def is_compiled(self, cls: type) -> bool:
        """Whether a class is a C class here; if it lives in another module, remember to cimport it."""
        if is_chapter(cls) or cls.__module__ in self.source.names:
            return is_chapter(cls) or cls.__name__ in self.compiled_names
        if issubclass(cls, State | Constants) or cls.__module__ in self.companions:
            self.cimports.setdefault(cls.__module__, set()).add(cls.__name__)
            return True
        return False

    def attribute(self, name: str, node: ast.expr) -> str | None:
        """The declaration of a class attribute that is not part of a block: a vector, a number, an object."""
        if self.value(node) in VECTORS:
            return f"cdef {self.c_type(node)} {name}"
        if self.value(node) is Any:
            return f"cdef readonly object {name}"
        return f"cdef readonly {self.c_type(node)} {name}"
