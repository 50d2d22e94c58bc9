"""A build with the undefined-behaviour sanitizer plays clean: no overflow, no index outside its array."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hypostyle
from hypostyle.compiling.kept import KEPT
from hypostyle.testing.trace import traced
from run import ROOT, digest

BUILDS = ROOT / ".cache" / "sanitized"
SINGLE = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE")
LEFT_OUT = ("*.so", "*.pyd", "__pycache__", "*.egg-info", "static", "server")
COMPILER = os.environ.get("CC", "cc").split()[0]
FLAGS = "-O1 -g0 -fsanitize=undefined -fno-sanitize-recover=undefined"
MATCHES = 300


def runtime_library() -> str:
    found = subprocess.run([COMPILER, "-print-file-name=libubsan.so"], capture_output=True, text=True, check=True)
    return found.stdout.strip()


def copied(to: Path) -> None:
    """What the build is made from: neither the table server nor its pages."""
    for name in SINGLE:
        shutil.copy(ROOT / name, to)
    shutil.copytree(ROOT / "src", to / "src", ignore=shutil.ignore_patterns(*LEFT_OUT))


def environment(root: Path) -> dict[str, str]:
    return {**os.environ, "HYPOSTYLE_CFLAGS": FLAGS, "PYTHONPATH": str(root / "src")}


@pytest.fixture
def sanitized(tmp_path: Path) -> Path:
    """The sanitized build, kept from one run to the next as long as nothing it is made from has changed; afterwards
    only modules whose C is another are compiled again (hypostyle/compiling/kept.py)."""
    copied(tmp_path)
    sources = [ROOT / file.relative_to(tmp_path) for file in sorted(tmp_path.rglob("*")) if file.is_file()]
    compiler = subprocess.run([COMPILER, "--version"], capture_output=True, text=True, check=True).stdout
    kept = BUILDS / digest([sys.version, compiler, FLAGS], sources)[:16]
    if not kept.exists():
        for last in BUILDS.glob("*/build"):
            shutil.copytree(last, tmp_path / "build", dirs_exist_ok=True)
        build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
        built = subprocess.run(build, cwd=tmp_path, env=environment(tmp_path), capture_output=True, text=True)
        assert list(tmp_path.rglob("state.*.so")), built.stderr
        shutil.rmtree(BUILDS, ignore_errors=True)
        BUILDS.mkdir(parents=True)
        shutil.copytree(tmp_path, BUILDS / "new", ignore=shutil.ignore_patterns("build"))
        for part in KEPT:
            shutil.copytree(tmp_path / "build" / part, BUILDS / "new" / "build" / part)
        (BUILDS / "new").rename(kept)
    return kept


def test_a_sanitized_build_plays_clean_and_the_same(sanitized: Path) -> None:
    alert = {**environment(sanitized), "LD_PRELOAD": runtime_library()}
    for slug in hypostyle.games():
        command = [sys.executable, "-m", "hypostyle.testing.trace", slug, str(MATCHES)]
        played = subprocess.run(command, cwd=sanitized, env=alert, capture_output=True, text=True)
        assert played.returncode == 0, played.stderr
        assert "runtime error" not in played.stderr, played.stderr
        assert played.stdout.split("\n")[:-1] == traced(hypostyle.game(slug), MATCHES)
