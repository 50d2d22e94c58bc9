"""Building: what was compiled is kept, a change or an interruption costs no more than it must, all appear or none."""

import os
import shutil
from pathlib import Path
from typing import Any

import pytest
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from hypostyle.compiling import build
from hypostyle.compiling.kept import KEPT, Build

NAMES = ("part.one", "part.two", "part.three")
SOURCE = """
#include <Python.h>
static struct PyModuleDef module = {{PyModuleDef_HEAD_INIT, "{name}", "{text}", 0, 0}};
PyMODINIT_FUNC PyInit_{name}(void) {{ return PyModule_Create(&module); }}
"""


class Project:
    """A folder with three small modules in C, as Cython would leave them."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.texts = dict.fromkeys(NAMES, "first")
        self.compiled: list[str] = []
        self.interrupted_at: str | None = None
        monkeypatch.chdir(folder)
        monkeypatch.setattr(build, "extensions", self.extensions)
        original = build_ext.build_extension

        def build_extension(command: Any, extension: Any) -> None:
            if extension.name == self.interrupted_at:
                raise KeyboardInterrupt
            self.compiled.append(extension.name)
            original(command, extension)

        monkeypatch.setattr(build_ext, "build_extension", build_extension)
        monkeypatch.setattr("os.cpu_count", lambda: None)  # one after the other, in a known order

    def extensions(self, folder: Path, names: list[str]) -> list[Any]:
        folder.mkdir(parents=True, exist_ok=True)
        flags = os.environ.get(build.FLAGS_VARIABLE, build.FLAGS).split()
        found = []
        for name in names:
            short = name.rpartition(".")[2]
            file = folder / f"{short}.c"
            padding = " " * 100 * (len(NAMES) - NAMES.index(name))  # the largest is compiled first
            file.write_text(SOURCE.format(name=short, text=self.texts[name]) + padding, encoding="utf-8")
            found.append(Extension(name, [str(file)], extra_compile_args=flags))
        return found

    def build(self) -> list[str]:
        """Build in place; returns what had to be compiled."""
        self.compiled.clear()
        modules = [Extension(name, [], py_limited_api=True, optional=True) for name in NAMES]
        (self.folder / "part").mkdir(exist_ok=True)
        command = Build(Distribution({"ext_modules": modules, "packages": ["part"]}))
        command.inplace = True
        command.ensure_finalized()
        command.run()
        return list(self.compiled)

    def in_place(self) -> set[str]:
        return {f"part.{file.name.partition('.')[0]}" for file in (self.folder / "part").iterdir()}


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    return Project(tmp_path, monkeypatch)


def test_only_what_changed_is_compiled_again(project: Project) -> None:
    assert project.build() == list(NAMES)
    assert project.in_place() == set(NAMES)
    assert project.build() == []
    project.texts["part.two"] = "second"
    assert project.build() == ["part.two"]
    shutil.rmtree(project.folder / "part")
    assert project.build() == []
    assert project.in_place() == set(NAMES)


def test_a_build_elsewhere_begins_with_what_was_kept(
    project: Project, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    project.build()
    twin = Project(tmp_path_factory.mktemp("elsewhere"), monkeypatch)
    for part in KEPT:
        shutil.copytree(project.folder / "build" / part, twin.folder / "build" / part)
    twin.texts["part.two"] = "second"
    assert twin.build() == ["part.two"]
    assert twin.in_place() == set(NAMES)


def test_other_flags_make_another_build(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    project.build()
    monkeypatch.setenv(build.FLAGS_VARIABLE, "-O0")
    assert project.build() == list(NAMES)


def test_an_interrupted_build_is_taken_up_where_it_stopped(project: Project) -> None:
    project.interrupted_at = "part.two"
    with pytest.raises(KeyboardInterrupt):
        project.build()
    assert project.in_place() == set()
    project.interrupted_at = None
    assert project.build() == ["part.two", "part.three"]
    assert project.in_place() == set(NAMES)


def test_if_one_cannot_be_compiled_none_appears(project: Project) -> None:
    project.build()
    project.texts["part.two"] = 'no C"'
    for file in (project.folder / "part").iterdir():
        file.unlink()
    project.build()
    assert project.in_place() == set()
