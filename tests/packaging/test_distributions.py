"""The distributions as others meet them: a source archive that suffices, and a wheel that plays on a bare machine.

They are built once. What the C compiler has made of the very same C before is taken over (hypostyle/compiling/kept.py),
so that only packing is left to be done.
"""

from __future__ import annotations

import email
import email.message
import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import hypostyle
from hypostyle.compiling.build import own_modules
from hypostyle.compiling.kept import KEPT
from run import ROOT

WITHOUT_A_COMPILER = {"CC": "/no/such/compiler", "PATH": "/no/such/place"}


def call(*command: object, cwd: Path = ROOT, **settings: str) -> str:
    ran = subprocess.run([str(word) for word in command], cwd=cwd, env=os.environ | settings, capture_output=True)
    assert ran.returncode == 0, ran.stdout.decode() + ran.stderr.decode()
    return ran.stdout.decode()


@pytest.fixture(scope="session")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive, unpacked."""
    folder = tmp_path_factory.mktemp("source")
    call(sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", folder)
    (archive,) = folder.glob("hypostyle-*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    return folder / f"hypostyle-{hypostyle.__version__}"


@pytest.fixture(scope="session")
def wheel(source: Path) -> Path:
    """Built from the source archive and nothing else; what is compiled already need not be compiled again."""
    for part in KEPT:
        if (ROOT / "build" / part).exists():
            shutil.copytree(ROOT / "build" / part, source / "build" / part)
    plainly = {"HYPOSTYLE_INTERPRETED": ""}
    call(sys.executable, "-m", "build", "--no-isolation", "--wheel", cwd=source, **plainly)
    (found,) = (source / "dist").glob("*.whl")
    return found


@pytest.fixture(scope="session")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python of its own with the wheel; the packages it depends on are those of the tests, our source tree is not."""
    place = tmp_path_factory.mktemp("bare") / "venv"
    venv.create(place, symlinks=True)
    python = place / "bin" / "python"
    call(sys.executable, "-m", "pip", "--python", python, "install", "-q", "--no-deps", "--no-index", wheel)
    (packages,) = place.glob("lib/python*/site-packages")
    others = Path(pytest.__file__).parents[1]
    (packages / "dependencies.pth").write_text(f"{others}\n", encoding="utf-8")
    return place / "bin"


def run_bare(bare: Path, *words: str, typed: str = "") -> str:
    command = [str(bare / "hypostyle"), *words]
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "HYPOSTYLE"))}
    ran = subprocess.run(command, cwd=bare, env=kept | WITHOUT_A_COMPILER, capture_output=True, text=True, input=typed)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def metadata_of(wheel: Path) -> email.message.Message:
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        return email.message_from_bytes(packed.read(name))


def test_the_source_archive_has_what_is_built_from(source: Path) -> None:
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE"):
        assert (source / name).exists()
    for ours in (ROOT / "src").rglob("*"):
        if ours.suffix in (".py", ".pyx", ".h", ".toml", ".ftl", ".safetensors", ".css"):
            assert (source / ours.relative_to(ROOT)).exists(), ours
    assert not list(source.rglob("*.so"))


def test_the_wheel_is_for_every_python_from_the_oldest_on(wheel: Path) -> None:
    assert re.fullmatch(r"hypostyle-[\d.]+-cp311-abi3-\w+\.whl", wheel.name)
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    for module in own_modules():
        assert any(name.startswith(module.replace(".", "/") + ".abi3.") for name in names), module
    for needed in ("hypostyle/static/index.html", "hypostyle/py.typed", "hypostyle/games/imhotep/content.toml"):
        assert needed in names
    assert not [name for name in names if name.startswith(("tests", "docs", "examples", "run"))]


def test_it_plays_without_a_compiler(bare: Path) -> None:
    assert run_bare(bare, "--version") == f"hypostyle {hypostyle.__version__} (compiled)\n"
    where = call(bare / "python", "-c", "import hypostyle; print(hypostyle.__file__)", cwd=bare)
    assert Path(where).is_relative_to(bare.parent)  # and not our source tree
    for slug in hypostyle.games():
        played = json.loads(run_bare(bare, "simulate", slug, "--games", "1", "--bots", "level1", "--json"))
        assert played["mode"] == "compiled"
        assert played["decisions"] > 10
    said = run_bare(bare, "play", "imhotep", "--terminal", "--seed", "5", "--lang", "en", typed="1\n" * 400)
    assert "Total" in said
    assert "hypostyle train" in run_bare(bare, "train", "--help")


def test_the_metadata_is_what_pyproject_says(wheel: Path) -> None:
    said, project = metadata_of(wheel), tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert (said["Name"], said["Version"]) == ("hypostyle", hypostyle.__version__)
    assert said["License-Expression"] == "MIT"
    assert said["Requires-Python"] == ">=3.11"
    assert said["Description-Content-Type"] == "text/markdown"
    assert set(said.get_all("Provides-Extra") or []) == set(project["optional-dependencies"])
    assert said.get_all("Classifier") == project["classifiers"]
    assert said.get_payload() == (ROOT / "README.md").read_text(encoding="utf-8")


def test_what_it_needs_is_what_the_tests_run_with(wheel: Path) -> None:
    for line in metadata_of(wheel).get_all("Requires-Dist") or []:
        needed = Requirement(line)
        if needed.marker is None or needed.marker.evaluate({"extra": ""}):
            assert needed.specifier.contains(importlib.metadata.version(needed.name)), line


def test_the_readme_renders() -> None:
    """Its links are to files of the repository; what PyPI shows must at least be whole Markdown."""
    import markdown

    html = markdown.markdown((ROOT / "README.md").read_text(encoding="utf-8"), extensions=["fenced_code", "tables"])
    assert html.count("<table>") == 2
    assert html.count("<pre>") == 2
    assert "```" not in html
    assert "|---" not in html
