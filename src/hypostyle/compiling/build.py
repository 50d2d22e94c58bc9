"""Which modules are compiled, and how: one extension for each module that defines a state, a table or a search."""

import importlib
import os
import pkgutil
from pathlib import Path
from typing import Any

from hypostyle.compiling.chapters import is_chapter
from hypostyle.compiling.derive import Derivation
from hypostyle.engine.state import Constants, State

GENERIC = (
    "hypostyle.engine.state",
    "hypostyle.engine.playout",
    "hypostyle.engine.judging",
    "hypostyle.engine.stepping",
    "hypostyle.engine.turns",
    "hypostyle.bots.search",
    "hypostyle.minds.search",
)
# What Cython would otherwise write into each of our extensions, half of what there is to compile: it stands in an
# extension of its own, which has no source of ours.
SHARED = "hypostyle.compiling.shared"
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "infer_types": True,
    "annotation_typing": False,
    "binding": False,  # a function that binds itself makes a second tuple of its arguments in every call
    "auto_pickle": False,  # states travel as bytes; code for pickling them was half of what the C compiler had to do
}
FLAGS_VARIABLE = "HYPOSTYLE_CFLAGS"
# Comparisons instead of jump tables: which verb or task comes next cannot be foreseen through a table. Imhotep takes
# two per cent more decisions a second so, the other games as many as before. And Python is called without a detour by a
# table: a step of an environment, which is made of small calls, takes 5 % less.
FLAGS = "-O3 -g0 -fno-wrapv -fno-jump-tables -fno-plt"
LIMITED_API = [("Py_LIMITED_API", "0x030B0000"), ("CYTHON_LIMITED_API", "1")]


def own_modules() -> list[str]:
    """All our extensions: what they share, the engine's part, the games, and the small ones that only tests play."""
    tests = importlib.import_module("hypostyle.testing")
    small = [found.name for found in pkgutil.iter_modules(tests.__path__, f"{tests.__name__}.") if found.ispkg]
    return [SHARED, *GENERIC, *(name for package in ("hypostyle.games", *small) for name in state_modules(package))]


def state_modules(package: str) -> list[str]:
    """Every module below a package that defines a state or constants; a chapter belongs to the module it leads to."""
    found = []
    for info in pkgutil.walk_packages(importlib.import_module(package).__path__, package + "."):
        classes = [value for value in vars(importlib.import_module(info.name)).values() if isinstance(value, type)]
        own = [cls for cls in classes if cls.__module__ == info.name and issubclass(cls, State | Constants)]
        if own and not any(map(is_chapter, own)):
            found.append(info.name)
    return found


def derive_all(folder: Path, names: list[str]) -> dict[str, Path]:
    """Write the Cython sources of all modules; returns the .pyx of each."""
    companions = set(names)
    return {name: Derivation(name, companions).write(folder) for name in names}


def extensions(folder: Path, names: list[str] | None = None) -> list[Any]:
    """The extensions to build; a missing compiler leaves the package interpreted."""
    from Cython.Build import cythonize
    from setuptools import Extension

    flags = os.environ.get(FLAGS_VARIABLE, FLAGS).split()
    wanted = own_modules() if names is None else names
    derived = dict.fromkeys([*GENERIC, *wanted])  # a game from outside builds on the engine's
    shared = SHARED in derived  # one from outside may be compiled by another Cython, and shares nothing
    derived.pop(SHARED, None)
    sources = derive_all(folder, list(derived))
    if shared:
        sources[SHARED] = folder.joinpath(*SHARED.split(".")).with_suffix(".c")
        sources[SHARED].parent.mkdir(parents=True, exist_ok=True)
    modules = [
        Extension(name, [str(sources[name])], extra_compile_args=flags, define_macros=LIMITED_API, py_limited_api=True)
        for name in wanted
    ]
    built = cythonize(
        modules,
        nthreads=os.cpu_count() or 1,
        include_path=[str(folder)],
        compiler_directives=DIRECTIVES,
        quiet=True,
        shared_utility_qualified_name=SHARED if shared else None,
    )
    for extension in built:
        extension.optional = True  # cythonize() drops the flag
    return list(built)
