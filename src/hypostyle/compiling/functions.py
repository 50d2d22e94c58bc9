"""Functions and methods in C: their heads, their bodies with all that C wants to be told, and doors for Python."""

import ast
import inspect
import textwrap
from typing import Any, get_args, get_origin, get_type_hints

from hypostyle.compiling.chapters import bases_of
from hypostyle.compiling.constants import Numbers
from hypostyle.compiling.hints import Unfit
from hypostyle.engine.layout import array_of, width_of
from hypostyle.engine.state import State

MARKS = ("apart", "inline", "native", "released")


class Functions(Numbers):
    """A function of numbers and compiled objects needs no lock; any other stays an ordinary one of Python."""

    def __init__(self, name: str, companions: set[str]) -> None:
        super().__init__(name, companions)
        self.row_methods: dict[str, tuple[str, str]] = {}  # engine methods made for one row of the class at hand

    def marks(self, function: ast.FunctionDef) -> set[str]:
        return {node.id for node in function.decorator_list if isinstance(node, ast.Name) and node.id in MARKS}

    def signature(self, function: ast.FunctionDef, owner: str) -> tuple[str, list[tuple[str, str]]]:
        """Result type and typed parameters; raises Unfit if one of them has no C type."""
        if function.name.startswith("__"):
            raise Unfit
        parameters = [(p.arg, self.c_type(p.annotation, owner)) for p in function.args.args if p.arg != "self"]
        result = self.c_type(function.returns, owner)
        if result in self.compiled_names or any(result in names for names in self.cimports.values()):
            raise Unfit  # returning an object needs the interpreter's lock
        return result, parameters

    def local_declarations(self, function: ast.FunctionDef, owner: str) -> list[str]:
        lines = []
        for node in ast.walk(function):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                cells = array_of(self.value(node.annotation))
                if cells is not None:
                    lines.append(f"cdef {cells[0].c_type} {node.target.id}[{cells[1]}]")
                else:
                    lines.append(f"cdef {self.c_type(node.annotation, owner)} {node.target.id}")
        return lines

    def body(self, function: ast.FunctionDef, owner: str) -> str:
        """The statements, declarations first; annotated assignments become plain ones."""
        declarations = self.local_declarations(function, owner)
        statements = [Plain(self).visit(node) for node in function.body]
        lines = declarations + [ast.unparse(ast.fix_missing_locations(s)) for s in statements]
        return textwrap.indent("\n".join(lines), "    ")

    def overridden(self, cls: type, name: str) -> bool:
        """Whether a method is virtual: some base declares it, or the engine leaves it to the games."""
        return any(name in vars(base) for base in bases_of(cls))

    def head(self, function: ast.FunctionDef, owner: str, virtual: bool) -> str:
        result, parameters = self.signature(function, owner)
        arguments = ["self"] * bool(owner) + [f"{c_type} {name}" for name, c_type in parameters]
        keyword = "cdef" if virtual or "apart" in self.marks(function) else "cdef inline"
        return f"{keyword} {result} {function.name}({', '.join(arguments)}) noexcept nogil"

    def wrapper(self, function: ast.FunctionDef, owner: str) -> tuple[str, str]:
        """A function that releases the lock: its C body under another name, and a Python door to it."""
        result, parameters = self.signature(function, owner)
        typed = ", ".join(["self"] * bool(owner) + [f"{c_type} {name}" for name, c_type in parameters])
        call = ("self." if owner else "") + f"{function.name}_released({', '.join(name for name, _ in parameters)})"
        head = f"cdef {result} {function.name}_released({typed}) noexcept nogil"
        lines = [f"def {function.name}({typed}):"]
        if result == "void":
            lines += ["    with nogil:", f"        {call}"]
        else:
            lines += [f"    cdef {result} result", "    with nogil:", f"        result = {call}", "    return result"]
        return head, "\n".join(lines)

    def row_method(self, name: str, row: str) -> str:
        """The name of an engine method made for one row: its own body, so that C knows that the row is nothing else."""
        made = f"{name}__{row}"
        self.row_methods[made] = (name, row)
        return made

    def row_method_lines(self, owner: str) -> tuple[list[str], list[str]]:
        declared, defined = [], []
        for made, (name, row) in self.row_methods.items():
            function = engine_method(name)
            first, *others = [p for p in function.args.args if p.arg != "self"]
            function.name = made
            function.args.args = [ast.arg("self"), *others]
            function.body = [Handed(first.arg, row).visit(node) for node in function.body]
            head = "@cython.final\n" + self.head(function, owner, False)
            declared.append(head)
            defined.append(f"{head.partition(chr(10))[2]}:\n{self.body(function, owner)}")
        self.row_methods.clear()
        return declared, defined

    def python_method(self, function: ast.FunctionDef, owner: str) -> str:
        """An ordinary Python method, with typed locals where the source says so."""
        parameters = [ast.arg(p.arg) for p in function.args.args]
        arguments = ast.arguments([], parameters, None, [], [], function.args.kwarg, function.args.defaults)
        arguments.kwarg = ast.arg(function.args.kwarg.arg) if function.args.kwarg else None
        head = f"def {function.name}({ast.unparse(arguments)}):"
        return f"{head}\n{self.body(function, owner)}"

    def module_function(self, function: ast.FunctionDef) -> tuple[str, str]:
        try:
            if "released" in self.marks(function):
                head, door = self.wrapper(function, "")
                return head, f"{head}:\n{self.body(function, '')}\n{door}"
            head = self.head(function, "", True)
        except Unfit:
            return "", self.python_method(function, "")
        return head, f"{head}:\n{self.body(function, '')}"


class Plain(ast.NodeTransformer):
    """Annotated assignments become plain ones, words of a namespace plain names; `tell` gets all its arguments."""

    def __init__(self, module: Functions) -> None:
        self.module = module

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        if node.value is None:
            return ast.Pass()
        cells = array_of(self.module.value(node.annotation))
        if cells is not None and isinstance(node.value, ast.BinOp):
            node.value.right = ast.Constant(cells[1])  # `[0] * SIZE`: C wants the length itself
        return ast.Assign([node.target], self.visit(node.value), lineno=node.lineno)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.value, ast.Name) and node.attr in self.module.namespaces.get(node.value.id, ()):
            return ast.Name(f"{node.value.id}_{node.attr}", node.ctx)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
            node.args += [ast.Constant(0)] * (6 - len(node.args))
        if isinstance(node.func, ast.Attribute) and node.func.attr in ROW_METHODS:
            row = node.args.pop(0)
            assert isinstance(row, ast.Attribute), f"{ast.unparse(node)}: a row of the state itself is handed over"
            node.func.attr = self.module.row_method(node.func.attr, row.attr)
        if isinstance(node.func, ast.Name) and node.func.id == "range" and len(node.args) == 3:
            step = node.args[2]
            if isinstance(step, ast.Name):  # C wants to see the sign of a step
                node.args[2] = ast.Constant(self.module.constants()[step.id])
        return node


class Handed(ast.NodeTransformer):
    """The name of a row that a method is handed becomes the row itself."""

    def __init__(self, name: str, row: str) -> None:
        self.name = name
        self.row = row

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id != self.name:
            return node
        return ast.Attribute(ast.Name("self", ast.Load()), self.row, node.ctx)


def engine_method(name: str) -> ast.FunctionDef:
    """A method of the engine's State as it is written, to be changed at will."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(getattr(State, name))))
    function = tree.body[0]
    assert isinstance(function, ast.FunctionDef)
    return function


def takes_row(value: Any) -> bool:
    """Whether a method of the engine is handed a row of the state it belongs to."""
    if not inspect.isfunction(value) or "list[" not in str(value.__annotations__):
        return False
    hints = get_type_hints(value, include_extras=True)
    return any(get_origin(hint) is list and width_of(get_args(hint)[0]) is not None for hint in hints.values())


ROW_METHODS = {name for name, value in vars(State).items() if takes_row(value)}
