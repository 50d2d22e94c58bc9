"""What a person does at a table in the browser, for tests: sit down, click what is lit, wait for the others."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from hypostyle.engine.match import Match
from hypostyle.engine.saves import as_json

LIT = "[data-action]:visible"
MOST_CLICKS = 900
CLICK = """(chance) => {
    const shown = (one) => one.checkVisibility({visibilityProperty: true}) && one.getClientRects().length > 0;
    const lit = [...document.querySelectorAll('[data-action]')].filter(shown);
    lit[Math.floor(chance * lit.length)]?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
    return lit.length;
}"""


def create(page: Page, address: str, game: str, seats: list[dict[str, Any]], **options: Any) -> dict[str, Any]:
    """Open a table as the set-up page does, from within the page (same cookie)."""
    page.goto(address)
    made: dict[str, Any] = page.evaluate(
        """async ([game, seats, options]) => (await fetch('/api/tables', {method: 'POST',
            headers: {'content-type': 'application/json'}, body: JSON.stringify({game, seats, options})})).json()""",
        [game, seats, options],
    )
    return made


def lay(page: Page, address: str, match: Match) -> str:
    """A table at the position of a match, with all its seats at this screen; returns its id."""
    page.goto(address)
    made: dict[str, Any] = page.evaluate(
        """async (match) => (await fetch('/api/import', {method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify(match)})).json()""",
        as_json(match),
    )
    return str(made["table"])


def sit(page: Page, address: str, table: str, token: str = "") -> None:
    page.goto(f"{address}/t/{table}" + (f"#{token}" if token else ""))
    page.locator("main.table").wait_for()


def uncover(page: Page, address: str, table: str) -> None:
    """Sit down; where somebody has secrets, take the screen first."""
    page.goto(f"{address}/t/{table}")
    page.locator(f"{LIT}, .handover button").first.wait_for()
    if page.locator(".handover").count():
        page.locator(".handover button").click()
        page.locator(LIT).first.wait_for()


def over(page: Page) -> bool:
    return page.locator("dialog[open] table").count() > 0


def click_lit(page: Page, dice: random.Random) -> bool:
    """Click one thing that is lit; false if nothing is. Found and clicked at once, for time may be running."""
    return int(page.evaluate(CLICK, dice.random())) > 0


def press(target: Locator) -> None:
    """A click on the middle of the thing itself, whatever lies inside it."""
    target.dispatch_event("click")


def play_on(pages: list[Page], dice: random.Random, stop: int = MOST_CLICKS) -> int:
    """Click what is lit in any of the pages until the match is over; returns the clicks."""
    clicks = idle = 0
    while clicks < stop and not any(over(page) for page in pages):
        clicked = sum(click_lit(page, dice) for page in pages)
        if clicked:
            clicks += clicked
            idle = 0
        else:
            idle += 1
            assert idle < 300, "nothing is lit and nobody moves"
            pages[0].wait_for_timeout(50)
    return clicks


def wait_until(page: Page, fact: Callable[[], bool]) -> None:
    """Look until it is so; the pages forbid evaluating text, so the test does the looking."""
    for _ in range(400):
        if fact():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it did not happen")
