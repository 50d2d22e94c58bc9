"""A real server and a real browser for every test that needs them.

Pages on which a test failed are kept as pictures below .cache/screenshots; with HYPOSTYLE_SCREENSHOTS=1 also those that
the tests hold out to be looked at.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from run import BROWSER_VARIABLE, ROOT, find_browser
from tests.server.running import Server, running

HERE = Path(__file__).parent
SCREENSHOTS = ROOT / ".cache" / "screenshots"
PICTURES_WANTED = "HYPOSTYLE_SCREENSHOTS" in os.environ
SCHEMES: dict[str, Any] = {"day": "light", "night": "dark"}
# Style sheets are fetched beforehand only for a rule that is not among those asked.
AXE = """() => axe.run({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .then(({ violations }) => ({ violations }))"""
HAS_AXE = "() => 'axe' in window"
FAILED = pytest.StashKey[bool]()
SETTLED = """async () => {
    const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((one) => one.finished));
}"""
READY = re.compile(r"hypostyle is at (http://\S+)/")
STARTING_SECONDS = 60
NAME = "Nofret"  # of whoever sits at a browser, unless a test says otherwise


class Served:
    """`hypostyle play` in a process of its own, which can be killed and started again on the same data."""

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
        self.key = self.process.stdout.readline().partition("cards#")[2].split()[0]
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
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With room for the many tables of tests that do not wait between them."""
    with running(tmp_path_factory.mktemp("tables") / "tables.db") as found:
        yield found


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server that a test may kill."""
    served = Served(tmp_path / "tables.db")
    yield served
    served.stop()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


class Profile:
    """One person's browser: what it has stored is its own. A bare page stays open, so that the engine keeps warm."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.pages: list[Page] = []
        self.visited: set[str] = set()
        home = context.new_page()
        home.goto(f"{address}/healthz")
        self.devtools = context.new_cdp_session(home)

    def open(self) -> Page:
        page = self.context.new_page()
        page.on("framenavigated", lambda frame: self.visited.add("{0.scheme}://{0.netloc}".format(urlsplit(frame.url))))
        self.pages.append(page)
        return page

    def forget(self) -> None:
        """Become as fresh as on the first day."""
        for page in self.pages:
            page.close()
        self.context.clear_cookies()
        for origin in self.visited:
            self.devtools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "local_storage"})
        self.pages.clear()
        self.visited.clear()


class Browsers:
    """Fresh browsers, one for each person; a profile is handed on when its test has ended and it has forgotten all."""

    def __init__(self, chromium: Browser, address: str) -> None:
        self.chromium = chromium
        self.address = address
        self.idle: dict[str, list[Profile]] = {}

    def take(self, cold: bool, **options: Any) -> tuple[str, Profile]:
        kind = repr(sorted(options.items()))
        idle = self.idle.setdefault(kind, [])
        return kind, idle.pop() if idle and not cold else self.create(**options)

    def create(self, **options: Any) -> Profile:
        return Profile(self.chromium.new_context(**options), self.address)

    def give_back(self, kind: str, profile: Profile) -> None:
        profile.forget()
        self.idle[kind].append(profile)


CHROMIUM = contextlib.ExitStack()  # what closes it; empty while it is not open
OPEN: list[Browsers] = []


@pytest.fixture
def browsers(server: Server) -> Browsers:
    """Started by the first test that needs it, closed after the last one of this folder."""
    if not OPEN:
        path = find_browser()
        assert path, f"no Chromium here: install it or name it in {BROWSER_VARIABLE}"
        # Pages of one browser share a process, as they share what is compiled and decoded: opening is a third cheaper.
        # None lives long enough to earn back what the slowest of the compilers costs.
        flags = ["--process-per-site", "--js-flags=--no-turbofan", *(["--no-sandbox"] if os.name == "posix" else [])]
        playwright = CHROMIUM.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        CHROMIUM.callback(browser.close)
        OPEN.append(Browsers(browser, server.address))
        CHROMIUM.callback(OPEN.clear)
    return OPEN[0]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None]:
    """While Playwright runs, no other test of the process can run a loop of its own."""
    yield
    if nextitem is None or HERE not in nextitem.path.parents:
        CHROMIUM.close()


@pytest.fixture
def open_browser(browsers: Browsers, request: pytest.FixtureRequest) -> Iterator[Callable[..., Page]]:
    """A fresh browser: its own cookies, language, theme, size and saved settings; a cold one has never loaded a page
    of ours. An error on a page fails the test."""
    taken: list[tuple[str, Profile]] = []
    errors: list[str] = []

    def open_one(
        size: tuple[int, int] = (1440, 900),
        language: str = "fr",
        theme: str = "day",
        settings: dict[str, Any] | None = None,
        reduced_motion: Any = "reduce",
        cold: bool = False,
        **more: Any,
    ) -> Page:
        kind, profile = browsers.take(cold, locale=language, **more)
        taken.append((kind, profile))
        page = profile.open()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme=SCHEMES[theme], reduced_motion=reduced_motion)
        saved = {"name": NAME, **(settings or {})}  # who has a name is not asked for one
        mine = json.dumps(json.dumps(saved))
        page.add_init_script(f"if (location.origin !== 'null') localStorage['hypostyle'] ??= {mine}")
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield open_one
    if request.node.stash.get(FAILED, False):
        for number, page in enumerate(page for _, profile in taken for page in profile.pages if not page.is_closed()):
            picture(page, f"failed-{request.node.name}-{number}")
    for kind, profile in taken:
        browsers.give_back(kind, profile)
    assert errors == []


def picture(page: Page, name: str) -> None:
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / (re.sub(r"[^\w.-]+", "-", name) + ".png"))


def keep(page: Page, name: str) -> None:
    """Hold a page out to be looked at."""
    if PICTURES_WANTED:
        picture(page, name)


def accessible(page: Page, name: str = "") -> None:
    """By day and by night no violation as axe-core sees the page; the name is for pictures of both."""
    if not page.evaluate(HAS_AXE):  # otherwise it stays, and what it has been compiled to
        page.evaluate(AXE_SCRIPT)
    for theme, scheme in SCHEMES.items():
        page.emulate_media(color_scheme=scheme)
        page.locator(f"html[data-theme={theme}]").wait_for(state="attached")
        page.evaluate(SETTLED)  # a colour on its way to another is none to be judged
        if name:
            keep(page, f"{name}-{theme}")
        found = AxeResults(page.evaluate(AXE))
        assert found.violations_count == 0, found.generate_report()
