"""Derive Cython sources (.pxd and .pyx) from a plain Python module of states, tables or searches.

The plain module is imported interpreted, so that hints and constants are evaluated by Python itself; its syntax tree
gives the methods. A method whose parameters and result are all numbers or compiled objects becomes a C function without
the interpreter's lock; any other stays an ordinary Python method. Int constants, also those of a namespace such as
`Task.TURN`, become C enum members, so a ladder of comparisons with them becomes a switch; a tuple of ints becomes a C
array. What takes and returns numbers only can also be asked from Python, by its number in `ask` (engine/door.pyx).
"""

import ast
import inspect
import textwrap
from pathlib import Path
from types import ModuleType
from typing import Any, Self, get_args, get_origin, get_type_hints

from hypostyle.compiling.chapters import Source, bases_of, chapters_of, fields_of, is_chapter
from hypostyle.compiling.reader import HEAD, HELPERS, SIGHTS, helper_lines, reader_lines
from hypostyle.engine import reading
from hypostyle.engine.layout import array_of, width_of
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
MARKS = ("apart", "inline", "native", "released")
ENGINE_MODULE = State.__module__
# What the compiled base class holds outside its block (see native.pyx).
ENGINE_ATTRIBUTES = {
    "Constants": [],
    "State": [
        "cdef readonly Constants constants",
        "cdef list heard",
        "cdef Py_ssize_t game_block",
        "cdef bint listening",
        "cdef int measured[{MEASURE_LIMIT}]",
        "cdef long long legal_count",  # as wide as an address: every offer uses it as an index
        "cdef int legal[{LEGAL_LIMIT} + 8]",  # a number of 16 bits takes one more instruction, and a register, to write
    ],
}
NATIVE_DECLARATIONS = {
    "State": [
        "cdef void clear(self) noexcept nogil",
        "cdef void copy_from(self, State other) noexcept nogil",
        "cdef bint same_as(self, State other) noexcept nogil",
        "cdef void store_block(self, int[::1] blocks, long long first) noexcept nogil",
        "cdef void fetch_block(self, int[::1] blocks, long long first) noexcept nogil",
        "cdef int read(self, int[::1] table, int seat, int[::1] units, int[::1] numbers) noexcept nogil",
        "cdef int changes_since(self, const int* table, int seat, long long* last, int* changes, int* numbers) "
        "noexcept nogil",
        "cdef int estimate(self, int seat, int part) noexcept nogil",
        "cdef const int* measured_for(self, int seat, int count) noexcept nogil",
        "cdef void tell_fractions(self, const int* table, int seat, const double* scales, float* shown) noexcept nogil",
        "cdef void tell_whole(self, const int* table, int seat, signed char* shown) noexcept nogil",
        "cdef object show_new(self, int[::1] table, int seat, double[::1] scales, list arrays, bint whole)",
        "cdef object mark_new(self, short[::1] offered, int count, int actions, list arrays)",
        "cdef void show_fractions(self, int[::1] table, int seat, double[::1] scales, float[::1] row, long long first, "
        "long long[::1] sights, long long last) noexcept nogil",
        "cdef void show_whole(self, int[::1] table, int seat, signed char[::1] row, long long first, "
        "long long[::1] sights, long long last) noexcept nogil",
        HEAD,
        "cdef void record(self, int event, int first, int second, int third, int fourth, int fifth) noexcept with gil",
        "cdef void dead_end(self, int seat) noexcept nogil",
    ]
}
# A macro that Cython defines in every file.
HINTS = ["cdef extern from *:", "    bint unlikely(bint condition) nogil"]
WHOLE_NUMBERS = {"int", "bint", "signed char", "short", "unsigned int", "long long"}
MOST_ASKED = 6  # numbers that a rule asked from Python may take (engine/door.pyx)
ASK = "cdef {c_type} {name}(self, int level, int rule, long long* given) noexcept nogil"


class Unfit(Exception):
    """A hint that has no C type: the method that carries it stays a Python method."""


class Derivation:
    """One module on its way to C: what it declares, in the order it declares it."""

    def __init__(self, name: str, companions: set[str]) -> None:
        self.companions = companions
        self.source = Source(name)
        self.module, self.path, self.tree = self.source.module, self.source.path, self.source.tree
        self.scope = self.source.scope
        self.is_engine = name == ENGINE_MODULE
        self.cimports: dict[str, set[str]] = {}
        self.classes = [node for node in self.tree.body if isinstance(node, ast.ClassDef)]
        self.compiled_names = {node.name for node in self.classes}
        self.namespaces = self.find_namespaces()
        self.rules: dict[str, list[tuple[str, str, int, str]]] = {}  # by class: what Python may ask of it
        self.helper_lines = helper_lines("sight.h", SIGHTS) if self.is_engine else []  # C functions for reading
        self.row_methods: dict[str, tuple[str, str]] = {}  # engine methods made for one row of the class at hand

    # ------------------------------------------------------------------ hints to C types
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
        if hint in C_NUMBERS:
            return C_NUMBERS[hint]
        if hint in VECTORS:
            return VECTORS[hint]
        if isinstance(hint, type) and self.is_compiled(hint):
            return hint.__name__
        raise Unfit

    def is_compiled(self, cls: type) -> bool:
        """Whether a class is a C class here; if it lives in another module, remember to cimport it."""
        if is_chapter(cls) or cls.__module__ in self.source.names:
            return is_chapter(cls) or cls.__name__ in self.compiled_names
        if issubclass(cls, State | Constants):
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

    # ------------------------------------------------------------------ functions
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

    # ------------------------------------------------------------------ what Python may ask
    def note_rule(self, function: ast.FunctionDef, owner: str) -> None:
        """Remember a rule that takes and returns numbers only."""
        result, parameters = self.signature(function, owner)
        numbers = all(c_type in WHOLE_NUMBERS for _, c_type in parameters) and len(parameters) <= MOST_ASKED
        if numbers and result in {*WHOLE_NUMBERS, "double", "void"}:
            doc = ast.get_docstring(function) or ""
            self.rules.setdefault(owner, []).append((function.name, doc, len(parameters), result))

    def ask_lines(self, cls: type, c_type: str, name: str, results: set[str]) -> tuple[list[str], list[str]]:
        """The virtual method behind the door: calls a rule of this class by its number, or leaves it to the base."""
        level, base, head = len(cls.__mro__), bases_of(cls)[0].__name__, ASK.format(c_type=c_type, name=name)
        elsewhere = "0" if self.is_engine else f"{base}.{name}(self, level, rule, given)"
        lines = [f"{head}:", f"    if level != {level}:", f"        return {elsewhere}"]
        word = "if"
        for number, (rule, _, arity, result) in enumerate(self.rules.get(cls.__name__, [])):
            if result in results:
                call = f"self.{rule}({', '.join(f'given[{place}]' for place in range(arity))})"
                lines += [f"    {word} rule == {number}:", f"        {call if result == 'void' else 'return ' + call}"]
                word = "elif"
        return [head], [*lines, "    return 0"]

    # ------------------------------------------------------------------ constants
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

    # ------------------------------------------------------------------ the two files
    def native_parts(self) -> tuple[str, dict[str, str], str]:
        """Prologue, class bodies and epilogue of native.pyx."""
        text = self.path.with_name("native.pyx").read_text(encoding="utf-8")
        before, *rest = text.split("cdef class ")
        bodies = {}
        epilogue = ""
        for piece in rest:
            head, _, body = piece.partition(":\n")
            inside, _, after = body.partition("\n\n\ncdef ")
            bodies[head] = inside
            epilogue = "cdef " + after if after else epilogue
        return before, bodies, epilogue + self.path.with_name("door.pyx").read_text(encoding="utf-8")

    def class_lines(self, node: ast.ClassDef, native: dict[str, str]) -> tuple[list[str], list[str]]:
        cls = self.scope[node.name]
        base = bases_of(cls)[0]
        parent = f"({base.__name__})" if base is not object else ""
        if base is not object:
            self.is_compiled(base)
        pxd = ["@cython.no_gc", f"cdef class {node.name}{parent}:"]
        pyx = [f"cdef class {node.name}{parent}:"]
        pyx += [f"    {cls.__doc__!r}"] if cls.__doc__ else []
        pyx += [native[node.name]] if node.name in native else []
        pxd += [f"    {line}" for line in self.attribute_lines(cls, node)]
        if issubclass(cls, State) and not self.is_engine and fields_of(cls):
            pyx.append("    def __cinit__(self, constants):\n        self.content = constants")
        for item in node.body:
            if isinstance(item, ast.FunctionDef) and "native" not in self.marks(item):
                declaration, definition = self.method(item, cls)
                pxd += [textwrap.indent(declaration, "    ")] if declaration else []
                pyx += [textwrap.indent(definition, "    ")] if definition else []
        pxd += [f"    {line}" for line in NATIVE_DECLARATIONS.get(node.name, [])] if self.is_engine else []
        if issubclass(cls, State) and not self.is_engine and fields_of(cls):
            read = reader_lines(cls)
            pxd += [f"    {line.rstrip(':')}" for line in read[:1]]
            pyx += [f"    {line}" for line in read]
            self.helper_lines = helper_lines("reading.h", HELPERS) if read else self.helper_lines
        declared, defined = self.row_method_lines(node.name)
        pxd += [textwrap.indent(text, "    ") for text in declared]
        pyx += [textwrap.indent(text, "    ") for text in defined]
        if issubclass(cls, State):
            for c_type, name, results in (
                ("long long", "ask", {*WHOLE_NUMBERS, "void"}),
                ("double", "ask_fraction", {"double"}),
            ):
                declared, defined = self.ask_lines(cls, c_type, name, results)
                pxd += [f"    {line}" for line in declared]
                pyx += [f"    {line}" for line in defined]
        return [*pxd, "    pass", ""], [*pyx, "    pass", ""]

    def attribute_lines(self, cls: type, node: ast.ClassDef) -> list[str]:
        lines = []
        if self.is_engine:
            lines += [line.format(**self.constants()) for line in ENGINE_ATTRIBUTES[cls.__name__]]
        blocked = {name for name, _, _ in fields_of(cls)} if issubclass(cls, State | Constants) else set()
        if issubclass(cls, State) and blocked and not self.is_engine:
            lines.append(f"cdef readonly {self.content_type(node)} content")
        if blocked:
            for name, count, width in fields_of(cls):
                lines.append(
                    f"cdef {width.c_type} {name}[{count}]" if count else f"cdef readonly {width.c_type} {name}"
                )
        else:
            for item in node.body:
                if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
                    line = self.attribute(item.target.id, item.annotation)
                    lines += [line] if line else []
        return lines

    def content_type(self, node: ast.ClassDef) -> str:
        for item in node.body:
            if isinstance(item, ast.AnnAssign) and ast.unparse(item.target) == "content":
                return self.c_type(item.annotation)
        self.is_compiled(Constants)
        return "Constants"

    def method(self, function: ast.FunctionDef, cls: type) -> tuple[str, str]:
        """Declaration for the .pxd and definition for the .pyx; either may be empty."""
        marks = self.marks(function)
        owner = cls.__name__
        if function.name in ROW_METHODS and self.is_engine:
            return "", ""  # made anew for each row that a game hands over
        virtual = self.overridden(cls, function.name) or (self.is_engine and function.name in open_rules())
        try:
            if "released" in marks:
                head, door = self.wrapper(function, owner)
                return head, f"{head}:\n{self.body(function, owner)}\n{door}"
            head = self.head(function, owner, virtual)
        except Unfit:
            return "", self.python_method(function, owner)
        if "inline" in marks:
            if not self.is_engine:
                self.note_rule(function, owner)
            return f"@cython.final\n{head}:\n{self.body(function, owner)}", ""
        if self.is_engine and function.name not in open_rules() and function.name != "restart":
            return "", self.python_method(function, owner)
        if issubclass(cls, State) and not self.overridden(cls, function.name):
            self.note_rule(function, owner)
        head = head.replace("cdef inline", "cdef") if self.is_engine else head
        final = "" if virtual or self.is_engine else "@cython.final\n"
        return f"{final}{head}", f"{final}{head}:\n{self.body(function, owner)}"

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

    def doors(self) -> list[str]:
        """Statements that let Python find rows and rules, once the classes are made."""
        classes = [cls for node in self.classes if issubclass(cls := self.scope[node.name], State | Constants)]
        opened = [
            f"open_door({cls.__name__}, {len(cls.__mro__)}, {self.rules.get(cls.__name__, [])!r})" for cls in classes
        ]
        return opened if self.is_engine or not opened else ["from hypostyle.engine.state import open_door", *opened]

    def write(self, folder: Path) -> Path:
        """Write the derived .pxd and .pyx below a folder; returns the .pyx."""
        before, native, epilogue = self.native_parts() if self.is_engine else ("", {}, "")
        pxd: list[str] = []
        pyx: list[str] = []
        fields = {}
        readings: dict[str, dict[str, str]] = {}
        for node in self.tree.body:
            declared: list[str] = []
            defined: list[str] = []
            if isinstance(node, ast.ClassDef):
                cls = self.scope[node.name]
                declared, defined = self.class_lines(node, native)
                if issubclass(cls, State | Constants):
                    fields[node.name] = [(n, c, w.letter) for n, c, w in fields_of(cls)]
                    readings[node.name] = {name: repr(mark) for name, mark in own_readings(cls).items()}
            elif isinstance(node, ast.FunctionDef):
                declaration, definition = self.module_function(node)
                declared, defined = [declaration, ""], [definition, ""]
            pxd += declared
            pyx += defined
        imports = self.kept_imports()
        cimports = [f"from {home} cimport {', '.join(sorted(names))}" for home, names in sorted(self.cimports.items())]
        target = folder.joinpath(*self.module.__name__.split("."))
        target.parent.mkdir(parents=True, exist_ok=True)
        for parent in list(target.parents)[: len(self.module.__name__.split(".")) - 1]:
            (parent / "__init__.py").touch()
        derived = [
            "from hypostyle.engine.types import WIDTHS as _widths",
            f"_fields = {fields!r}",
            "from hypostyle.engine.reading import Reading",
            f"DERIVED_READINGS = {{{', '.join(map(reading_line, readings.items()))}}}",
            "DERIVED_FIELDS = {c: [(n, k, _widths[w]) for n, k, w in rows] for c, rows in _fields.items()}",
            "COMPILED = True",
        ]
        header = ["cimport cython", *HINTS, *cimports, *self.constant_lines(), ""]
        write_if_changed(target.with_suffix(".pxd"), "\n".join([*header, *pxd]) + "\n")
        text = (
            "\n".join(
                [
                    "cimport cython",
                    *imports,
                    *self.array_lines(),
                    *self.helper_lines,
                    before,
                    *derived,
                    "",
                    *pyx,
                    epilogue,
                    *self.doors(),
                ]
            )
            + "\n"
        )
        return write_if_changed(target.with_suffix(".pyx"), text)


class Plain(ast.NodeTransformer):
    """Annotated assignments become plain ones, words of a namespace plain names; `tell` gets all its arguments."""

    def __init__(self, derivation: Derivation) -> None:
        self.derivation = derivation

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        if node.value is None:
            return ast.Pass()
        cells = array_of(self.derivation.value(node.annotation))
        if cells is not None and isinstance(node.value, ast.BinOp):
            node.value.right = ast.Constant(cells[1])  # `[0] * SIZE`: C wants the length itself
        return ast.Assign([node.target], self.visit(node.value), lineno=node.lineno)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.value, ast.Name) and node.attr in self.derivation.namespaces.get(node.value.id, ()):
            return ast.Name(f"{node.value.id}_{node.attr}", node.ctx)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
            node.args += [ast.Constant(0)] * (6 - len(node.args))
        if isinstance(node.func, ast.Attribute) and node.func.attr in ROW_METHODS:
            row = node.args.pop(0)
            assert isinstance(row, ast.Attribute), f"{ast.unparse(node)}: a row of the state itself is handed over"
            node.func.attr = self.derivation.row_method(node.func.attr, row.attr)
        if isinstance(node.func, ast.Name) and node.func.id == "range" and len(node.args) == 3:
            step = node.args[2]
            if isinstance(step, ast.Name):  # C wants to see the sign of a step
                node.args[2] = ast.Constant(self.derivation.constants()[step.id])
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


def own_readings(cls: type) -> dict[str, reading.Reading]:
    """How the fields of a class and of its chapters are read."""
    found: dict[str, reading.Reading] = {}
    for part in (*chapters_of(cls), cls):
        found |= reading.declared_readings(part)
    return found


def reading_line(item: tuple[str, dict[str, str]]) -> str:
    """The readings of one class as an expression."""
    return f"{item[0]!r}: {{{', '.join(f'{name!r}: {mark}' for name, mark in item[1].items())}}}"


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


def open_rules() -> set[str]:
    """The names of the rules that a game overrides: the last part of State."""
    names = list(vars(State))
    return set(names[names.index("set_up") :])


def write_if_changed(path: Path, text: str) -> Path:
    """Keep the time stamp of an unchanged file, so that only what changed is compiled again."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
    return path
