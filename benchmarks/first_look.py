"""How long a person waits: for a hall one can click, for a table where something is lit, and for what a click brings.

After `python3 run.py test` has installed a browser, `python3 run.py python -m benchmarks.first_look` prints
milliseconds, the median of several cold browsers on loopback; of a click, until the frame that shows its first effect,
and where it makes a move, until the frame in which the board shows the move that the server has stored. Then the bytes
that the first load of each table brings, packed and without fonts. With the word `clicks` only those are measured.
"""

from __future__ import annotations

import random
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
from tests.web.test_bundle import BOARDS, FIRST_LOAD, PAGES, loaded, packed

TIMES = 5
YOU, BOT = {"kind": "you"}, {"kind": "bot", "level": "greedy"}
GOAL, CLICK_GOAL = 1000.0, 100.0
CLICKS = 40
# Click something that is lit. The answer: the time until a frame after the first change of the table was drawn, and the
# time until one in which the match stands a move further; null where the click was only a part of a move.
CLICK = """([chance, patience]) => new Promise((done) => {
    document.querySelector('.handover button')?.click();
    const lit = [...document.querySelectorAll('main.table [data-action]')].filter((one) => one.checkVisibility());
    if (lit.length === 0) return done(null);
    const table = document.querySelector('main.table');
    const before = table.dataset.step;
    const start = performance.now();
    let first = null;
    const drawn = (then) => requestAnimationFrame(() => setTimeout(() => then(performance.now() - start)));
    const end = (moved) => { eye.disconnect(); clearTimeout(timer); done([first, moved]); };
    const timer = setTimeout(() => end(null), patience);
    const eye = new MutationObserver(() => {
        const further = table.dataset.step !== before || document.querySelector('.handover') !== null;
        drawn((passed) => {
            first ??= passed;
            if (further) end(passed);
        });
    });
    eye.observe(document.body, {subtree: true, childList: true, attributes: true});
    lit[Math.floor(chance * lit.length)].dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
})"""
PATIENCE = 700  # milliseconds after which a click was a part of a move


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


def clicked(browser: Browser, address: str, slug: str) -> dict[str, list[float]]:
    """Milliseconds from clicks on what is lit to what they bring, by two people at one screen."""
    dice, page = random.Random(1), browser.new_context(locale="en", reduced_motion="reduce").new_page()
    page.goto(f"{address}/t/{create(page, address, slug, [YOU, {'kind': 'here'}])['table']}")
    effects, moves = list[float](), list[float]()
    while len(effects) < CLICKS:
        page.locator(f"{LIT}, .handover button").first.wait_for()
        passed = page.evaluate(CLICK, [dice.random(), PATIENCE])
        if passed is not None and passed[0] is not None:
            effects.append(passed[0])
            moves += [] if passed[1] is None else [passed[1]]
        page.wait_for_timeout(50)
    page.context.close()
    return {f"a click at {slug}": effects, f"a move at {slug}": moves}


def first_loads() -> None:
    for slug in BOARDS:
        size = packed(loaded(*PAGES, f"src/games/{slug}/index.ts")) / 1024
        print(f"first load of {slug:26} {size:6.0f} KB  {'ok' if size <= FIRST_LOAD / 1024 else 'LARGE'}")


def main(everything: bool) -> int:
    path = find_browser()
    if path is None:
        print("There is no Chromium here.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder) / "tables.db")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        clicks: dict[str, list[float]] = {}
        try:
            figures = dict[str, list[float]]()
            if everything:
                figures["the hall"] = [waited(browser, served.address, "a[href^='/new/']", []) for _ in range(TIMES)]
            for slug in hypostyle.games():
                clicks |= clicked(browser, served.address, slug)
                if not everything:
                    continue
                page = browser.new_context().new_page()
                table = create(page, served.address, slug, [YOU, BOT])["table"]
                cookies = [dict(cookie) for cookie in page.context.cookies()]
                address = f"{served.address}/t/{table}"
                figures[slug] = [waited(browser, address, LIT, cookies) for _ in range(TIMES)]
        finally:
            browser.close()
            served.stop()
    for goal, measured in ((GOAL, figures), (CLICK_GOAL, clicks)):
        for place, times in measured.items():
            middle, late = statistics.median(times), sorted(times)[int(0.9 * len(times))]
            verdict = "ok" if middle <= goal else "SLOW"
            spread = f"p90 {late:.0f}, {min(times):.0f} to {max(times):.0f}, {len(times)} times"
            print(f"{place:34} {middle:5.0f} ms  ({spread})  {verdict}")
    first_loads()
    return 0


if __name__ == "__main__":
    sys.exit(main("clicks" not in sys.argv))
