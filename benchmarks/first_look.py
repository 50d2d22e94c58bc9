"""How long a person waits: a cold browser to a hall one can click, and to a table where something is lit.

After `python3 run.py test` has installed a browser, `python3 run.py python -m benchmarks.first_look` prints
milliseconds, the median of several cold browsers on loopback.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import hypostyle
from run import find_browser
from tests.e2e.conftest import Served
from tests.e2e.hands import LIT, create

TIMES = 5
YOU, BOT = {"kind": "you"}, {"kind": "bot", "level": "greedy"}
GOAL = 1000.0


def waited(browser: Browser, address: str, sign: str, cookies: list[dict[str, object]]) -> float:
    """Milliseconds from the wish for an address until a sign is seen, with an empty cache."""
    context = browser.new_context(locale="en")
    context.add_cookies(cookies)  # type: ignore[arg-type]
    page = context.new_page()
    start = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(sign).first.wait_for()
    passed = 1000 * (time.perf_counter() - start)
    context.close()
    return passed


def main() -> int:
    path = find_browser()
    if path is None:
        print("There is no Chromium here.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder) / "tables.db")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            figures = {"the hall": [waited(browser, served.address, "a[href^='/new/']", []) for _ in range(TIMES)]}
            for slug in hypostyle.games():
                page = browser.new_context().new_page()
                table = create(page, served.address, slug, [YOU, BOT])["table"]
                cookies = [dict(cookie) for cookie in page.context.cookies()]
                address = f"{served.address}/t/{table}"
                figures[slug] = [waited(browser, address, LIT, cookies) for _ in range(TIMES)]
        finally:
            browser.close()
            served.stop()
    for place, times in figures.items():
        middle = statistics.median(times)
        print(
            f"{place:24} {middle:6.0f} ms  ({min(times):.0f} to {max(times):.0f})  {'ok' if middle <= GOAL else 'SLOW'}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
