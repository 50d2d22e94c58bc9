"""How long a person waits: for a hall one can click, for a table where something is lit, and for what a click brings.

After `python3 run.py test` has installed a browser, `python3 run.py python -m benchmarks.first_look` prints
milliseconds, the median of several cold browsers on loopback; of a click, until the frame that shows its first effect.
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
GOAL, CLICK_GOAL = 1000.0, 100.0
CLICKS = 20
# Click the first thing that is lit; the answer is the time until a frame after the first change of the table was drawn.
CLICK = """() => new Promise((done) => {
    document.querySelector('.handover button')?.click();
    const lit = document.querySelector('main.table [data-action]');
    if (!lit) return done(null);
    const start = performance.now();
    const eye = new MutationObserver(() => {
        eye.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
    });
    eye.observe(document.querySelector('main.table'), {subtree: true, childList: true, attributes: true});
    lit.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
})"""


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


def clicked(browser: Browser, address: str, slug: str) -> list[float]:
    """Milliseconds from clicks on what is lit to what they bring, by two people at one screen."""
    page = browser.new_context(locale="en").new_page()
    page.goto(f"{address}/t/{create(page, address, slug, [YOU, {'kind': 'here'}])['table']}")
    found: list[float] = []
    while len(found) < CLICKS:
        page.locator(f"{LIT}, .handover button").first.wait_for()
        passed = page.evaluate(CLICK)
        if passed is not None:
            found.append(passed)
        page.wait_for_timeout(50)
    page.context.close()
    return found


def main() -> int:
    path = find_browser()
    if path is None:
        print("There is no Chromium here.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder) / "tables.db")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        clicks: dict[str, list[float]] = {}
        try:
            figures = {"the hall": [waited(browser, served.address, "a[href^='/new/']", []) for _ in range(TIMES)]}
            for slug in hypostyle.games():
                page = browser.new_context().new_page()
                table = create(page, served.address, slug, [YOU, BOT])["table"]
                cookies = [dict(cookie) for cookie in page.context.cookies()]
                address = f"{served.address}/t/{table}"
                figures[slug] = [waited(browser, address, LIT, cookies) for _ in range(TIMES)]
                clicks[f"a click at {slug}"] = clicked(browser, served.address, slug)
        finally:
            browser.close()
            served.stop()
    for goal, measured in ((GOAL, figures), (CLICK_GOAL, clicks)):
        for place, times in measured.items():
            middle = statistics.median(times)
            verdict = "ok" if middle <= goal else "SLOW"
            print(f"{place:32} {middle:6.0f} ms  ({min(times):.0f} to {max(times):.0f})  {verdict}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
