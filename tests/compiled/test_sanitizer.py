"""A build with the undefined-behaviour sanitizer plays clean: no overflow, no index outside its array."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import hypostyle
from hypostyle.testing.trace import traces

ROOT = Path(__file__).parents[2]
FLAGS = "-O1 -g0 -fsanitize=undefined -fno-sanitize-recover=undefined"
MATCHES = 300


def runtime_library() -> str:
    compiler = os.environ.get("CC", "cc").split()[0]
    found = subprocess.run([compiler, "-print-file-name=libubsan.so"], capture_output=True, text=True, check=True)
    return found.stdout.strip()


def test_a_sanitized_build_plays_clean_and_the_same(tmp_path: Path) -> None:
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    environment = {**os.environ, "HYPOSTYLE_CFLAGS": FLAGS, "PYTHONPATH": str(tmp_path / "src")}
    build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    built = subprocess.run(build, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert list(tmp_path.rglob("state.*.so")), built.stderr
    for slug in hypostyle.games():
        command = [sys.executable, "-m", "hypostyle.testing.trace", slug, str(MATCHES)]
        played = subprocess.run(
            command, cwd=tmp_path, env={**environment, "LD_PRELOAD": runtime_library()}, capture_output=True, text=True
        )
        assert played.returncode == 0, played.stderr
        assert "runtime error" not in played.stderr, played.stderr
        assert played.stdout.split("\n")[:-1] == traces(hypostyle.game(slug), MATCHES)
