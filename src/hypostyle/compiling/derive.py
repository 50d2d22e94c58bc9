"""Derive Cython sources (.pxd and .pyx) from a plain Python module of states, tables or searches.

The plain module is imported interpreted, so that hints and constants are evaluated by Python itself; its syntax tree
gives the methods. A method whose parameters and result are all numbers or compiled objects becomes a C function without
the interpreter's lock; any other stays an ordinary Python method. Int constants, also those of a namespace such as
`Task.TURN`, become C enum members, so a ladder of comparisons with them becomes a switch; a tuple of ints becomes a C
array. What takes and returns numbers only can also be asked from Python, by its number in `ask` (engine/door.pyx).
"""

import ast
import textwrap
from pathlib import Path

from hypostyle.compiling.chapters import bases_of, chapters_of, fields_of
from hypostyle.compiling.functions import ROW_METHODS, Functions
from hypostyle.compiling.hints import Unfit
from hypostyle.compiling.reader import HEAD, HELPERS, SIGHTS, helper_lines, reader_lines
from hypostyle.engine import reading
from hypostyle.engine.state import Constants, State

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
        "cdef int keep_sight(self, int[::1] table, int seat, long long[::1] sights, long long first, int[::1] come, "
        "int[::1] gone, int[::1] numbers) noexcept nogil",
        "cdef int read_changes(self, int[::1] table, int seat, long long[::1] sights, long long first, "
        "int[::1] come, int[::1] gone, int[::1] numbers) noexcept nogil",
        "cdef void tell_beside(self, const int* table, int seat, int* numbers) noexcept nogil",
        "cdef int changes_since(self, const int* table, int seat, long long* last, int* come, int* gone, int* numbers) "
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


class Derivation(Functions):
    """The two files of a module: what it declares, in the order it declares it."""

    def __init__(self, name: str, companions: set[str]) -> None:
        super().__init__(name, companions)
        self.rules: dict[str, list[tuple[str, str, int, str]]] = {}  # by class: what Python may ask of it
        self.helper_lines = helper_lines("sight.h", SIGHTS) if self.is_engine else []  # C functions for reading

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


def own_readings(cls: type) -> dict[str, reading.Reading]:
    """How the fields of a class and of its chapters are read."""
    found: dict[str, reading.Reading] = {}
    for part in (*chapters_of(cls), cls):
        found |= reading.declared_readings(part)
    return found


def reading_line(item: tuple[str, dict[str, str]]) -> str:
    """The readings of one class as an expression."""
    return f"{item[0]!r}: {{{', '.join(f'{name!r}: {mark}' for name, mark in item[1].items())}}}"


def open_rules() -> set[str]:
    """The names of the rules that a game overrides: the last part of State."""
    names = list(vars(State))
    return set(names[names.index("set_up") :])


def write_if_changed(path: Path, text: str) -> Path:
    """Keep the time stamp of an unchanged file, so that only what changed is compiled again."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
    return path
