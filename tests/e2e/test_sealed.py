"""Choosing at the same time: half a choice survives what others do, and at one screen nobody sees another's choice."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

from tests.e2e.conftest import Served, keep
from tests.e2e.hands import LIT, create, play_on, press, sit, wait_until

YOU, HERE = {"kind": "you"}, {"kind": "here"}
PLAIN = {"plain": True}
Open = Callable[..., Page]


def lit(page: Page) -> list[str]:
    return [element.get_attribute("data-action") or "" for element in page.locator(LIT).all()]


def log_length(page: Page) -> int:
    return page.locator("[role=log] li").count()


def rename(page: Page, table: str, name: str) -> None:
    """From another window of the same browser; everybody at the table is told, with a fresh update."""
    page.evaluate(
        """([table, name]) => new Promise((done) => {
            const socket = new WebSocket(`ws://${location.host}/ws/${table}`);
            socket.onopen = () => socket.send(JSON.stringify({type: 'hello'}));
            socket.onmessage = (frame) => {
                const {type, seats} = JSON.parse(frame.data);
                if (type === 'welcome') socket.send(JSON.stringify({type: 'name', seat: 1, name}));
                if (type === 'seats' && seats[1].name === name) { socket.close(); done(); }
            };
        })""",
        [table, name],
    )


def test_half_a_choice_survives_an_update_that_does_not_touch_it(server: Served, open_browser: Open) -> None:
    page = open_browser()
    made = create(page, server.address, "imhotep", [YOU, HERE])
    sit(page, server.address, made["table"])
    dice, moves = random.Random(3), 0
    while not any(" " in ids for ids in lit(page)) or moves < 4:
        moves += play_on([page], dice, stop=1)
        page.locator(LIT).first.wait_for()
    before = lit(page)
    several = next(place for place, ids in enumerate(before) if " " in ids)
    press(page.locator(LIT).nth(several))
    wait_until(page, lambda: lit(page) != before)
    narrowed = lit(page)
    rename(page, made["table"], "Nefret")
    page.get_by_text("Nefret").first.wait_for()
    page.wait_for_timeout(200)
    assert lit(page) == narrowed


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
