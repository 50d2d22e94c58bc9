"""Compiles a game of another distribution, beside its sources; runs interpreted, as every derivation does."""

from __future__ import annotations

import ast
import importlib.util
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hypostyle.catalog import announced
from hypostyle.compiling import stamp
from hypostyle.engine.errors import HypostyleError


def folder_of(slug: str) -> Path:
    """The folder of the package that announces a game; the package is not imported."""
    found = importlib.util.find_spec(announced(slug).module)
    if found is None or not found.submodule_search_locations:
        raise HypostyleError(f"{slug} is announced as {announced(slug).value}, which is no package.")
    return Path(found.submodule_search_locations[0])


def clean(slug: str) -> int:
    """Let the plain sources of a game run again; returns how many files went."""
    return len(stamp.clean(folder_of(slug)))


def compile_game(slug: str) -> list[str]:
    """Compile every module of a game that defines a state or its constants; returns their names."""
    try:
        from Cython.Compiler.Errors import CompileError
    except ModuleNotFoundError as error:
        raise HypostyleError("Compiling needs Cython: pip install 'hypostyle[compile]' brings it.") from error
    from hypostyle.compiling.build import extensions, state_modules

    folder, names = folder_of(slug), state_modules(announced(slug).module)
    with tempfile.TemporaryDirectory() as work:
        try:
            built = build(extensions(Path(work), names), Path(work))
        except CompileError as error:
            raise HypostyleError(f"{slug} could not be compiled: Cython says why above.") from error
        stamp.clean(folder)
        for name, file in built.items():
            shutil.copy(file, source_of(name).with_name(file.name))
    stamp.write(folder, map(source_of, read_by(names, announced(slug).module)))
    return names


def source_of(name: str) -> Path:
    return Path(str(sys.modules[name].__file__))


def read_by(names: list[str], package: str) -> list[str]:
    """The modules of a package that went into these: themselves, and all that they import, for its constants are
    compiled in."""
    found: list[str] = []
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in found or not name.startswith(f"{package}.") or name not in sys.modules:
            continue
        found.append(name)
        for node in ast.walk(ast.parse(source_of(name).read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                home = importlib.util.resolve_name("." * node.level + (node.module or ""), name.rpartition(".")[0])
                waiting += [home, *(f"{home}.{alias.name}" for alias in node.names)]
            elif isinstance(node, ast.Import):
                waiting += [alias.name for alias in node.names]
    return sorted(found)


def build(modules: list[Any], work: Path) -> dict[str, Path]:
    """Let the C compiler make the extensions; by module, the file of each."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"ext_modules": modules}))
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    built = {module.name: work / "lib" / command.get_ext_filename(module.name) for module in modules}
    if missing := [name for name, file in built.items() if not file.exists()]:
        raise HypostyleError(f"{', '.join(missing)} could not be compiled: the C compiler says why above.")
    return built
