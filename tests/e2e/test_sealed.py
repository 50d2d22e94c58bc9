"""Choosing at the same time: half a choice survives what others do, and at one screen nobody sees another's choice."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.e2e.conftest import Served, keep
from tests.e2e.hands import LIT, create, play_on, press, sit, wait_until

YOU, LINK, HERE = {"kind": "you"}, {"kind": "link"}, {"kind": "here"}
PLAIN = {"plain": True}
Open = Callable[..., Page]


def lit(page: Page) -> list[str]:
    return [element.get_attribute("data-action") or "" for element in page.locator(LIT).all()]


def log_length(page: Page) -> int:
    return page.locator("[role=log] li").count()


def branched(page: Page, table: str) -> dict[str, Any]:
    """The same position at another table, where a friend has the seat that is not to move."""
    made: dict[str, Any] = page.evaluate(
        """async (table) => {
            const [mine] = (await (await fetch('/api/tables')).json()).filter((one) => one.table === table);
            const seats = mine.seats.map(({seat}) => ({kind: mine.to_move.includes(seat) ? 'you' : 'link'}));
            return (await fetch(`/api/tables/${table}/branch`, {method: 'POST',
                headers: {'content-type': 'application/json'}, body: JSON.stringify({step: mine.seq, seats})})).json();
        }""",
        table,
    )
    return made


def test_half_a_choice_survives_an_update_that_does_not_touch_it(server: Served, open_browser: Open) -> None:
    host, friend = open_browser(), open_browser()
    alone = create(host, server.address, "imhotep", [YOU, HERE])
    sit(host, server.address, alone["table"])
    dice, moves = random.Random(3), 0
    while not any(" " in ids for ids in lit(host)) or moves < 4:
        moves += play_on([host], dice, stop=1)
        host.locator(LIT).first.wait_for()
    made = branched(host, alone["table"])
    sit(host, server.address, made["table"])
    host.locator(LIT).first.wait_for()
    before = lit(host)
    several = next(place for place, ids in enumerate(before) if " " in ids)
    press(host.locator(LIT).nth(several))
    wait_until(host, lambda: lit(host) != before)
    narrowed = lit(host)
    absent = host.locator(".seats").inner_text()
    sit(friend, server.address, made["table"], next(seat["token"] for seat in made["seats"] if seat["token"]))
    wait_until(host, lambda: host.locator(".seats").inner_text() != absent)
    host.wait_for_timeout(200)
    assert lit(host) == narrowed


def test_at_one_screen_a_cover_lies_between_sealed_choices(server: Served, open_browser: Open) -> None:
    page = open_browser(language="en", settings=PLAIN)
    made = create(page, server.address, "silver_gold_pyramids", [YOU, HERE])
    sit(page, server.address, made["table"])
    uncover = page.get_by_role("button", name="uncover")

    def choose() -> None:
        """One step of the person at the screen; then it is lit again, or the screen changes hands."""
        press(page.locator(LIT).first)
        page.wait_for_timeout(50)
        wait_until(page, lambda: uncover.count() > 0 or page.locator(LIT).count() > 0)

    page.locator(LIT).first.wait_for()
    choose()
    uncover.wait_for()
    assert page.locator(LIT).count() == 0
    assert page.locator("table, pre, [role=log]").count() == 0, "nothing of the table is seen"
    keep(page, "sealed-cover")
    page.reload()
    uncover.click()
    covered = 1
    while covered < 6:
        choose()
        if uncover.count() > 0:
            covered += 1
            uncover.click()
    assert log_length(page) > 2, "choices have been revealed"
    keep(page, "sealed-hot-seat")
