"""The constants of a module in C, and the imports that it needs beside them."""

import ast
import inspect
from types import ModuleType
from typing import Any

from hypostyle.compiling.hints import Hints
from hypostyle.engine import reading
from hypostyle.engine.state import Constants, State


class Numbers(Hints):
    """Int constants, also those of a namespace, become members of an enum; a tuple of ints becomes an array."""

    def __init__(self, name: str, companions: set[str]) -> None:
        super().__init__(name, companions)
        self.namespaces = self.find_namespaces()

    def find_namespaces(self) -> dict[str, dict[str, int]]:
        """By name: classes and modules that are used only for the ints they hold, with those that are used."""
        found: dict[str, dict[str, int]] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                holder = self.scope.get(node.value.id)
                if isinstance(holder, type | ModuleType) and not (isinstance(holder, type) and self.is_c_class(holder)):
                    value = getattr(holder, node.attr, None)
                    if isinstance(value, int) and not isinstance(value, bool):
                        found.setdefault(node.value.id, {})[node.attr] = int(value)
        return found

    def is_c_class(self, cls: type) -> bool:
        return issubclass(cls, State | Constants) or cls.__module__ in self.source.names

    def constants(self) -> dict[str, int | float]:
        """Number constants that the module imports or sets."""
        names: list[str] = []
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom):
                names += [alias.asname or alias.name for alias in node.names]
            elif isinstance(node, ast.Assign):
                names += [target.id for target in node.targets if isinstance(target, ast.Name)]
        values = {name: self.scope.get(name) for name in names}
        values |= vars(reading) if self.is_engine else {}  # native.pyx follows the table that reading.py lays out
        numbers = {n: v for n, v in values.items() if isinstance(v, int | float) and not isinstance(v, bool)}
        return {n: v if isinstance(v, float) else int(v) for n, v in numbers.items()}

    def arrays(self) -> dict[str, tuple[int, ...]]:
        """Tuples of ints that the module imports."""
        imported = [alias.name for node in self.tree.body if isinstance(node, ast.ImportFrom) for alias in node.names]
        values = {name: self.scope.get(name) for name in imported}
        return {
            name: tuple(map(int, value))
            for name, value in values.items()
            if isinstance(value, tuple) and value and all(isinstance(one, int) for one in value)
        }

    def array_lines(self) -> list[str]:
        lines = []
        for name, value in self.arrays().items():
            c_name = f"{self.module.__name__.replace('.', '_')}_{name}"
            numbers = ", ".join(map(str, value))
            lines += [
                "cdef extern from *:",
                '    """',
                f"    static const short {c_name}[] = {{{numbers}}};",
                '    """',
            ]
            lines += [f'    const short {name} "{c_name}" [{len(value)}]']
        return lines

    def constant_lines(self) -> list[str]:
        members, values = [], []
        named = {f"{space}_{name}": value for space, ints in self.namespaces.items() for name, value in ints.items()}
        for name, value in {**self.constants(), **named}.items():
            if isinstance(value, float):
                values.append(f'    const double {name} "{value!r}"')
            elif -(2**31) <= value < 2**31:
                members.append(f"    {name} = {value}")
            else:
                values.append(f'    const long long {name} "{value}LL"')
        return (["cdef enum:", *members] if members else []) + (["cdef extern from *:", *values] if values else [])

    def kept_imports(self) -> list[str]:
        """Imports the compiled module still needs at run time: not constants, not hints, not what is cimported."""
        lines = []
        constants, numbers = self.constants(), {*self.namespaces, *self.arrays()}
        for node in self.tree.body:
            if isinstance(node, ast.Import):
                lines.append(ast.unparse(node))
            if not isinstance(node, ast.ImportFrom) or node.module in (
                "__future__",
                "typing",
                "hypostyle.engine.types",
            ):
                continue
            if node.module == "math":
                self.cimports.setdefault("libc.math", set()).update(alias.name for alias in node.names)
                continue
            names = []
            for alias in node.names:
                value = self.scope[alias.asname or alias.name]
                c_class = isinstance(value, type) and self.is_compiled(value)
                if not (alias.name in constants or alias.name in numbers or c_class or self.is_c_function(value)):
                    names.append(alias)
            if names:
                lines.append(ast.unparse(ast.ImportFrom(node.module, names, node.level)))
        return lines

    def is_c_function(self, value: Any) -> bool:
        """Whether a name is a function of another compiled module; if so, remember to cimport it."""
        if not inspect.isfunction(value):
            return False
        if value.__module__ in self.source.names:
            return True
        if value.__module__ in self.companions:
            self.cimports.setdefault(value.__module__, set()).add(value.__name__)
            return True
        return False
