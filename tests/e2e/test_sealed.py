"""Choosing at the same time: half a choice survives what others do, and at one screen nobody sees another's choice."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

import hypostyle
from hypostyle.engine.match import Match
from tests.e2e.conftest import keep
from tests.e2e.hands import LIT, lay, log_length, press, uncover, wait_until
from tests.server.running import Server

PLAIN = {"plain": True}
Open = Callable[..., Page]


def lit(page: Page) -> list[str]:
    return [element.get_attribute("data-action") or "" for element in page.locator(LIT).all()]


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


def under_way() -> Match:
    """A match in which a boat may sail to several sites: the boat leads to several actions."""
    match, dice = hypostyle.game("imhotep").new(2, 3), random.Random(3)
    while True:
        decision = match.decisions[0]
        if sum(action.verb == "sail" for action in decision.actions) > 1:
            return match
        match.play(decision.seat, dice.choice(decision.actions))


def test_half_a_choice_survives_an_update_that_does_not_touch_it(server: Server, open_browser: Open) -> None:
    page = open_browser()
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    table = lay(page, server.address, under_way())
    uncover(page, server.address, table)
    before = lit(page)
    several = next(place for place, ids in enumerate(before) if " " in ids)
    press(page.locator(LIT).nth(several))
    wait_until(page, lambda: lit(page) != before)
    narrowed = lit(page)
    told = len(heard)
    rename(page, table, "Nefret")
    page.get_by_text("Nefret").first.wait_for()
    wait_until(page, lambda: any('"type":"update"' in frame for frame in heard[told:]))
    assert lit(page) == narrowed


def test_at_one_screen_a_cover_lies_between_sealed_choices(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en", settings=PLAIN)
    uncover(page, server.address, lay(page, server.address, hypostyle.game("silver_gold_pyramids").new(2, 4)))
    cover = page.get_by_role("button", name="uncover")

    def step() -> object:
        return page.evaluate("document.querySelector('main.table')?.dataset.step ?? null")

    def choose() -> None:
        """One step of the person at the screen; then something else is asked, or the screen changes hands."""
        before = step()
        press(page.locator(LIT).first)
        wait_until(page, lambda: cover.count() > 0 or (step() != before and page.locator(LIT).count() > 0))

    choose()
    cover.wait_for()
    assert page.locator(LIT).count() == 0
    assert page.locator("table, pre, [role=log]").count() == 0, "nothing of the table is seen"
    keep(page, "sealed-cover")
    page.reload()
    cover.click()
    covered = 1
    while covered < 6:
        choose()
        if cover.count() > 0:
            covered += 1
            cover.click()
    assert log_length(page) > 2, "choices have been revealed"
    keep(page, "sealed-hot-seat")
