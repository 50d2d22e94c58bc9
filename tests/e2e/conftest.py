"""A real server and a real browser for every test that needs them; screenshots are kept below .cache/screenshots."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from run import BROWSER_VARIABLE, ROOT, find_browser

SCREENSHOTS = ROOT / ".cache" / "screenshots"
READY = re.compile(r"hypostyle is at (http://\S+)/")
STARTING_SECONDS = 60


class Served:
    """A table server in a process of its own, which can be killed and started again on the same data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "hypostyle",
            "play",
            "--no-browser",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = READY.search(self.process.stdout.readline())
        assert found, "the server did not say where it is"
        self.address = found[1]
        self.port = int(self.address.rpartition(":")[2])
        deadline = time.monotonic() + STARTING_SECONDS
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=5):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.ended()

    def stop(self) -> None:
        self.process.terminate()
        self.ended()

    def ended(self) -> None:
        self.process.wait(timeout=30)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("tables") / "tables.db")
    yield served
    served.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server that a test may kill."""
    served = Served(tmp_path / "tables.db")
    yield served
    served.stop()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """For these tests only: while Playwright runs, no other test of the process can run a loop of its own."""
    path = find_browser()
    assert path, f"no Chromium here: install it or name it in {BROWSER_VARIABLE}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"] if os.name == "posix" else [])
        yield browser
        browser.close()


@pytest.fixture
def open_browser(chromium: Browser) -> Iterator[Callable[..., Page]]:
    """A fresh browser: its own cookies, language, theme, size and saved settings. An error on a page fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_one(
        size: tuple[int, int] = (1440, 900),
        language: str = "fr",
        theme: str = "light",
        settings: dict[str, Any] | None = None,
        **more: Any,
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if theme == "night" else "light",
            **{"reduced_motion": "reduce", **more},
        )
        contexts.append(context)
        if settings:
            context.add_init_script(f"localStorage.setItem('hypostyle', {json.dumps(json.dumps(settings))})")
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert errors == []


def keep(page: Page, name: str) -> None:
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png")


def accessible(page: Page) -> None:
    """No violation as axe-core sees the page; it is asked for violations only, which takes a third of the time."""
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    assert found.violations_count == 0, found.generate_report()
