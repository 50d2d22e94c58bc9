"""The docs site, built once, and the browser of the other tests that look at pages."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from run import ROOT, find_browser


@pytest.fixture
def browser() -> Iterator[Browser]:
    """For one test: while Playwright runs, no other test of the process can run a loop of its own."""
    path = find_browser()
    assert path is not None, "python3 run.py test installs Chromium"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built without a network of its own; strict: a warning fails."""
    folder = tmp_path_factory.mktemp("site") / "site"
    command = [sys.executable, "-m", "mkdocs", "build", "-q", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=environment)
    assert (ran.returncode, ran.stderr) == (0, ""), ran.stderr
    return folder
