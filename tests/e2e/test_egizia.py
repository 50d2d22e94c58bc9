"""Egizia in a real browser: whole games by clicking what is lit, the building planner, keys, a phone, a reload."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

import hypostyle
from hypostyle.bots import make
from hypostyle.engine.match import Match
from tests.e2e.conftest import Served, keep
from tests.e2e.hands import LIT, lay, over, sit, uncover, wait_until

YOU, BOT = {"kind": "you"}, {"kind": "bot", "level": "greedy"}
GAME = hypostyle.game("egizia")
WORDS = GAME.words
Open = Callable[..., Page]

# What is lit and seen: its first action, its classes, the kind of card on it, and how large it is.
SEEN = """() => {
  const seen = [...document.querySelectorAll('[data-action]')].filter(one => one.getClientRects().length > 0)
  window.lit = seen
  return seen.map(one => {
    const box = one.getBoundingClientRect()
    return {
      ids: one.dataset.action.split(' ').map(Number), classes: String(one.getAttribute('class')),
      card: one.querySelector?.('.nile')?.className ?? '', width: box.width, height: box.height,
    }
  })
}"""
LEAD = """action => {
  const leads = one => one.dataset.action.split(' ').includes(String(action))
  const things = [...document.querySelectorAll('[data-action]')].filter(leads)
  const first = things.find(one => one.classList.contains('primary')) ?? things.at(0)
  first?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))
  return things.length > 0
}"""
SAID = {
    "ship_moved_in": "waiting ship",
    "bonus_used": "used the column bonus",
    "card_used": " played R",
}
MOST_SEEDS = 30
CLICK = "index => window.lit[index].dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))"


def create(page: Page, address: str, seats: list[dict[str, Any]], seed: int) -> str:
    page.goto(address)
    made: dict[str, Any] = page.evaluate(
        """async wish => (await fetch('/api/tables', {method: 'POST',
            headers: {'content-type': 'application/json'}, body: JSON.stringify(wish)})).json()""",
        {"game": "egizia", "seats": seats, "seed": seed},
    )
    sit(page, address, made["table"])
    page.locator(LIT).first.wait_for()
    return str(made["table"])


def taste(thing: dict[str, Any], chosen: int, builder: bool, settled: bool) -> float:
    """How much one would like to click this: ships before passing, waiting ships, cards for later, whole plans."""
    action = WORDS.describe(thing["ids"][0])
    verb = action["verb"]
    if verb == "build":
        if "primary" in thing["classes"]:
            return 10.0
        crew = len(action["crew"].split("_"))
        return 60.0 if crew > chosen else -1.0  # another team joins; a smaller crew would only go to and fro
    if verb == "place":
        waits = action["space"].endswith("waiting")
        site = "slot" in action["space"]
        likes = 95.0 if builder else 20.0
        return 90.0 if waits else likes if site else 40.0 if "anytime" in thing["card"] else 30.0
    if verb == "advance" and settled:
        return -1.0  # the plan has its market
    liking = {"lay": 50.0, "advance": 45.0, "play": 80.0, "extra": 80.0, "sell": 70.0, "buy": 20.0, "withdraw": 1.0}
    if verb == "lay" and action["monument"] == "colonnade":
        return 55.0
    return liking.get(verb, 5.0 if verb not in ("pass", "decline") else 0.0)


def click(page: Page, builder: bool) -> bool:
    """Click what is liked best among the things that are lit; false if nothing is."""
    seen = page.evaluate(SEEN)
    chosen = page.locator(".team[aria-pressed=true]").count()
    settled = page.locator(".market [aria-pressed=true]").count() > 0
    liked = [(taste(thing, chosen, builder, settled), -place) for place, thing in enumerate(seen)]
    if not liked or max(liked)[0] < 0:
        return False
    page.evaluate(CLICK, -max(liked)[1])
    return True


def play_on(page: Page, stop: Callable[[], bool], builder: bool = False) -> None:
    """Until it comes to this, or to the end; a builder sails to the sites first."""
    idle = 0
    while not over(page) and not stop():
        idle = 0 if click(page, builder) else idle + 1
        assert idle < 400, "nothing is lit and nobody moves"
        if idle:
            page.wait_for_timeout(25)


def log(page: Page) -> str:
    return page.locator("[role=log]").inner_text()


def sheet(page: Page) -> str:
    title = page.locator(".veil h3")
    return title.first.inner_text() if title.count() else ""


@pytest.mark.parametrize(("seats", "language", "seed"), [(2, "fr", 3), (3, "en", 4), (4, "fr", 5)])
def test_a_whole_game_by_clicking_only_what_is_lit(
    server: Served, open_browser: Open, seats: int, language: str, seed: int
) -> None:
    page = open_browser(language=language)
    create(page, server.address, [YOU] + [BOT] * (seats - 1), seed)
    play_on(page, lambda: page.locator(".at-card [data-action]").count() > 0)
    page.locator(".at-card [data-action]").first.hover()
    page.locator("[role=tooltip]").wait_for()
    keep(page, f"egizia-{seats}-{language}-river")
    play_on(page, lambda: page.locator(".picture").count() > 0)
    keep(page, f"egizia-{seats}-{language}-build")
    play_on(page, lambda: False)
    assert over(page)
    keep(page, f"egizia-{seats}-{language}-end")


@cache
def moments() -> dict[str, tuple[Match, int]]:
    """For each of these events a match that has come to it, and the action that brings it."""
    found: dict[str, tuple[Match, int]] = {}
    for seed in range(MOST_SEEDS):
        match = GAME.new(2, seed)
        bots = [make("greedy", GAME, 2 * seed + seat) for seat in range(2)]
        while not match.over and len(found) < len(SAID):
            seat = match.decisions[0].seat
            action = bots[seat].choose(match.knowledge(seat))
            match.play(seat, action)
            for event in match.events():
                if event["event"] in SAID:
                    found.setdefault(event["event"], (match.branch(len(match.log) - 1), match.log[-1][1]))
    return found


@pytest.mark.parametrize("event", SAID)
def test_what_is_rare_can_be_clicked(server: Served, open_browser: Open, event: str) -> None:
    """A waiting ship moves in, a column bonus is used, a card is played at any time."""
    match, action = moments()[event]
    page = open_browser(language="en")
    uncover(page, server.address, lay(page, server.address, match))
    if WORDS.describe(action)["verb"] == "build":  # a crew is put together by several clicks; the palette has it whole
        page.keyboard.press("/")
        page.locator(f"[role=option][data-action='{action}']").click()
    else:
        assert page.evaluate(LEAD, action)

    def said() -> bool:
        if page.locator(".handover button").count():
            page.locator(".handover button").click()
        return page.locator("[role=log]").count() > 0 and SAID[event] in log(page)

    wait_until(page, said)
    keep(page, f"egizia-{event}")


def test_a_plan_is_carried_out_as_it_was_foretold(server: Served, open_browser: Open) -> None:
    page = open_browser(language="en")
    create(page, server.address, [YOU, BOT, BOT], 11)
    play_on(page, lambda: "obelisk" in sheet(page), builder=True)
    before = log(page)
    page.keyboard.press("g")
    page.locator(".team[aria-pressed=true]").wait_for()
    page.locator(".picture [data-action]").first.wait_for()
    page.locator(".picture [data-action]").last.dispatch_event("click")
    page.locator(".side ol li").wait_for()
    assert log(page) == before, "nothing is sent before the plan is confirmed"
    page.keyboard.press("Backspace")
    page.locator(".side ol li").wait_for(state="detached")
    page.locator(".picture [data-action]").last.dispatch_event("click")
    page.locator(".side ol li").wait_for()
    foretold = page.locator(".sum b").inner_text().split("→")[1].strip()
    keep(page, "egizia-plan")
    page.locator(".foot .primary").click()
    wait_until(page, lambda: "laid a brick" in log(page)[len(before) :])
    wait_until(page, lambda: page.locator("[data-seat='0'] .score").inner_text().split()[-1] == foretold)


def test_keys_alone(server: Served, open_browser: Open) -> None:
    page = open_browser()
    create(page, server.address, [YOU, BOT], 6)
    before = len(log(page))
    sites = 0
    for _ in range(40):
        wait_until(page, lambda: page.locator(LIT).count() > 0 or over(page))
        sites += "Bâtir" in sheet(page)
        if sites > 4:
            break
        for _ in range(90):
            if page.evaluate("document.activeElement?.hasAttribute('data-action')"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("ArrowRight" if _ % 2 else "ArrowLeft")
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    assert sites > 0, "no key led to the building site"
    assert len(log(page)) > before + 400


def test_a_phone(server: Served, open_browser: Open) -> None:
    page = open_browser(size=(390, 844), language="en", has_touch=True, is_mobile=True, device_scale_factor=2)
    create(page, server.address, [YOU, BOT], 7)
    small: set[str] = set()

    def look() -> bool:
        for thing in page.evaluate(SEEN):
            if min(thing["width"], thing["height"]) < 43.5:
                small.add(f"{WORDS.describe(thing['ids'][0])} {thing['width']:.0f}x{thing['height']:.0f}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
        return False

    play_on(page, lambda: page.locator(".at-card [data-action]").count() > 0)
    log_before = log(page)
    card = page.locator(".at-card [data-action]").first
    card.scroll_into_view_if_needed()
    card.tap()
    page.locator("[role=tooltip] .primary").wait_for()
    keep(page, "egizia-phone-tap")
    assert log(page) == log_before, "the first tap looks, the second plays"
    page.locator("[role=tooltip] .primary").tap()
    wait_until(page, lambda: log(page) != log_before)
    play_on(page, lambda: look() or page.locator(".picture").count() > 0, builder=True)
    keep(page, "egizia-phone-build")
    play_on(page, lambda: look() or "Round 3" in log(page), builder=True)
    assert small == set()


def test_a_reload_in_mid_turn_finds_the_site_as_it_was(server: Served, open_browser: Open) -> None:
    page = open_browser()
    create(page, server.address, [YOU, BOT], 8)
    play_on(page, lambda: "Bâtir" in sheet(page), builder=True)
    lines, title = log(page), sheet(page)
    page.reload()
    page.locator(".veil h3").wait_for()
    assert (log(page), sheet(page)) == (lines, title)
    page.locator(LIT).first.wait_for()


def test_what_cannot_be_reached_says_why(server: Served, open_browser: Open) -> None:
    page = open_browser()
    create(page, server.address, [YOU, BOT, BOT], 9)
    play_on(page, lambda: page.locator(".at-card [data-thing]:not([data-action])").count() > 4)
    page.locator(".at-card [data-thing]:not([data-action])").first.dispatch_event("click")
    page.locator("[role=alert]").wait_for()


@pytest.mark.parametrize("theme", ["day", "night"])
def test_no_accessibility_violation(server: Served, open_browser: Open, theme: str) -> None:
    page = open_browser(theme=theme)
    create(page, server.address, [YOU, BOT, BOT, BOT], 10)
    places: list[tuple[str, Callable[[], bool]]] = [
        ("start", lambda: True),
        ("river", lambda: page.locator(".river [data-action]").count() > 0),
        ("build", lambda: page.locator(".picture [data-action]").count() > 0),
    ]
    for place, arrived in places:
        play_on(page, arrived, builder=True)
        page.wait_for_timeout(200)
        keep(page, f"egizia-{place}-{theme}")
        found = Axe().run(page)
        assert found.violations_count == 0, f"{place}: {found.generate_report()}"
