"""Senet as anybody installs it, in a place of its own: never in the environment that the tests themselves run in."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from hypostyle import mode
from run import ROOT, alone, digest

EXAMPLE = ROOT / "examples" / "senet"
PLACES = ROOT / ".cache" / "examples"
MADE_FROM = (EXAMPLE, *(ROOT / "src" / "hypostyle" / part for part in ("engine", "bots", "compiling")))
LEFT_OUT = ("__pycache__", "*.so", "*.pyd", "*.egg-info", "build", ".*")


def installed() -> Path:
    """The place, kept from run to run as long as nothing it is made from has changed: `site` has the installed game,
    compiled where the engine is, `senet` a copy of the example."""
    files = [file for folder in MADE_FROM for file in sorted(folder.rglob("*")) if file.suffix not in (".so", ".pyc")]
    kept = PLACES / digest([sys.version, mode.name()], [file for file in files if file.is_file()])[:16]
    with alone():
        if not kept.exists():
            shutil.rmtree(PLACES, ignore_errors=True)
            install(PLACES / "new")
            (PLACES / "new").rename(kept)
    return kept


def install(place: Path) -> None:
    shutil.copytree(EXAMPLE, place / "senet", ignore=shutil.ignore_patterns(*LEFT_OUT))  # building leaves files there
    options = ("-q", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")
    python(place, "-m", "pip", "install", *options, "--target", str(place / "site"), str(place / "senet"))
    if mode.name() == "compiled":
        python(place, "-m", "hypostyle", "compile", "senet")


def environment(site: Path) -> dict[str, str]:
    """What a process needs to find what is installed there."""
    return {**os.environ, "PYTHONPATH": str(site), "PYTHONIOENCODING": "utf-8"}


def python(place: Path, *arguments: str) -> str:
    """A Python that finds the game; what it says, if all went well."""
    command = [sys.executable, *arguments]
    done = subprocess.run(command, env=environment(place / "site"), capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
