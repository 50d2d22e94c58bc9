"""The drawn board of Mykerinos in a real browser: whole games with every patron, keys, fingers, dragging, previews."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.e2e.conftest import Served, keep
from tests.e2e.hands import LIT, create, over, sit, wait_until

PATRONS = ("Lady Violet", "Lord Lemon", "Sir Brown", "Blackmore", "Tangerine")
YOU, HERE, BOT = {"kind": "you", "name": "Inès"}, {"kind": "here", "name": "Ben"}, {"kind": "bot", "level": "greedy"}
CELLS = ".region [data-action]"
EITHER = ".region [data-action*=' ']"  # cells where a dig may be opened or one extended
FINGER = 44
MOST_CLICKS = 900
Open = Callable[..., Page]

# One thing that is lit is clicked: a patron that is still wanted, else a parcel of such a patron, else anything.
# Says how much was lit, and the patron that was called.
CLICK = """([wanted, chance]) => {
    const lit = [...document.querySelectorAll("[data-action]")].filter((thing) => thing.checkVisibility());
    const name = (thing) => thing.getAttribute("aria-label") ?? "";
    const cards = lit.filter((thing) => thing.matches(".patron") || /^(Prendre|Take)/.test(name(thing)));
    const best = cards.filter((thing) => wanted.some((patron) => name(thing).includes(patron)));
    const among = best.length ? best : lit;
    const chosen = among[Math.floor(chance * among.length)];
    const patron = chosen?.matches(".patron") ? name(chosen) : "";
    chosen?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return [among.length, patron];
}"""


def table(open_browser: Open, server: Served, *seats: dict[str, Any], **how: Any) -> Page:
    page = open_browser(**how)
    sit(page, server.address, create(page, server.address, "mykerinos", list(seats))["table"])
    page.locator(LIT).first.wait_for()
    return page


def log(page: Page) -> list[str]:
    return page.locator("[role=log] li").all_inner_texts()


def called(page: Page) -> set[str]:
    """Patrons that the people at the page have called, as the journal tells it."""
    calls = [line for line in log(page) if re.search(r"(Inès|Ben) (appelle|called)", line)]
    return {patron for patron in PATRONS if any(patron in line for line in calls)}


def play(page: Page, dice: random.Random, until: Callable[[], bool], used: set[str] | None = None) -> None:
    """Click what is lit, patrons that have not been used first, until something is so."""
    used = set() if used is None else used
    clicks = idle = 0
    while not until():
        assert clicks < MOST_CLICKS, "it did not come to an end"
        assert idle < 600, "nothing is lit and nobody moves"
        lit, patron = page.evaluate(CLICK, [sorted(set(PATRONS) - used), dice.random()])
        used |= {name for name in PATRONS if name in patron}
        clicks, idle = (clicks + 1, 0) if lit else (clicks, idle + 1)
        if not lit:
            page.wait_for_timeout(20)


def season(page: Page, number: str) -> Callable[[], bool]:
    return lambda: page.locator(".season.now").inner_text() == number


def test_whole_games_by_clicking_only_what_is_lit_use_every_patron(server: Served, open_browser: Open) -> None:
    used: set[str] = set()
    told: set[str] = set()
    for seats, language in (([YOU, HERE], "fr"), ([YOU, BOT, BOT], "en"), ([BOT, YOU, BOT, BOT], "fr")):
        page = table(open_browser, server, *seats, language=language)
        name, dice = f"mykerinos-{len(seats)}-{language}", random.Random(len(seats))
        assert (page.locator(".neutral").count() > 0) == (len(seats) == 2)
        play(page, dice, season(page, "IV"), used)
        assert page.locator(".region [role=group] [role=group]").count() == 6, "three rows of two areas"
        keep(page, f"{name}-last-season")
        play(page, dice, partial(over, page), used)
        keep(page, f"{name}-end")
        assert page.locator("dialog tbody tr").count() == len(PATRONS) + 2, "parcels, wings and sets"
        told |= called(page)
        page.close()
    assert told == set(PATRONS)


def test_a_patron_tilts_when_used_and_is_put_back_by_a_second_click(server: Served, open_browser: Open) -> None:
    page = table(open_browser, server, YOU, HERE, language="fr")
    play(page, random.Random(3), lambda: page.locator(".patron[data-action]").count() > 0, set(PATRONS))
    before, card = len(log(page)), page.locator(".patron[data-action]").first
    card.hover()
    page.locator(".follows").first.wait_for()  # what it would allow
    card.click()
    page.locator(".patron.called").wait_for()
    assert page.locator(LIT).count() > 0
    page.locator(".patron.called").click()
    wait_until(page, lambda: len(log(page)) == before)
    assert page.locator(".patron.called").count() == 0


def test_an_extension_by_two_clicks_with_its_chain_foretold(server: Served, open_browser: Open) -> None:
    page = table(open_browser, server, YOU, HERE, HERE, language="en")
    own = page.locator(".own .stock b").first
    play(page, random.Random(5), lambda: page.locator(EITHER).count() > 0, set(PATRONS))
    before = int(own.inner_text())
    cell = page.locator(EITHER).first
    cell.hover()
    page.locator(".region .changed").first.wait_for()  # the standings as they would be
    page.locator(".region .follows").first.wait_for()
    cell.click()
    page.locator(".region [aria-pressed=true]").wait_for()
    assert page.locator(".dock [data-action]", has_text="Extend").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".region [aria-pressed=true]").count() == 0
    seat = page.locator(".seat.moving").get_attribute("data-seat")
    cell.click()
    page.locator(CELLS).first.click()
    wait_until(page, lambda: page.locator(".seat.moving").get_attribute("data-seat") != seat)
    assert int(page.locator(f".seat[data-seat='{seat}'] b").first.inner_text()) == before - 2


def test_cubes_are_dragged_from_the_stock_and_along_a_chain(server: Served, open_browser: Open) -> None:
    page = table(open_browser, server, YOU, HERE, HERE)
    target = page.locator(CELLS).nth(9)
    page.locator(".own .stock svg").drag_to(target)
    wait_until(page, lambda: page.locator("[data-place^=cell-]").count() == 1)
    play(page, random.Random(8), lambda: page.locator(EITHER).count() > 0, set(PATRONS))
    cubes, seat = page.locator("[data-place^=cell-]").count(), page.locator(".seat.moving").get_attribute("data-seat")
    page.locator(".region .grab").first.hover()
    page.mouse.down()
    page.locator(EITHER).first.hover()
    page.locator(".region .follows").first.wait_for()
    box = page.locator(".region .follows").first.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    page.mouse.up()
    wait_until(page, lambda: page.locator("[data-place^=cell-]").count() == cubes + 2)
    assert page.locator(".seat.moving").get_attribute("data-seat") != seat


def test_a_season_by_keys_alone(server: Served, open_browser: Open) -> None:
    page = table(open_browser, server, YOU, HERE, language="en")
    dice = random.Random(2)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.matches('.region [data-action]')"):
            break
    for _ in range(MOST_CLICKS):
        if season(page, "II")():
            break
        if not page.evaluate("document.activeElement?.hasAttribute('data-action')"):
            page.keyboard.press("Tab")
        page.keyboard.press(dice.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        page.keyboard.press("Enter" if dice.random() < 0.95 else "p")
    assert season(page, "II")()
    assert any("claimed" in line for line in log(page))


def test_a_reload_in_mid_turn_finds_the_chain_as_it_was(server: Served, open_browser: Open) -> None:
    page = table(open_browser, server, YOU, HERE, HERE, language="en")
    play(page, random.Random(6), lambda: page.locator(EITHER).count() > 0, set(PATRONS))
    page.locator(EITHER).first.click()
    page.keyboard.press("e")
    page.get_by_text("Where does the next cube go?").wait_for()
    wait_until(page, lambda: page.locator(CELLS).count() > 0)
    lit, lines = page.locator(CELLS).count(), len(log(page))
    page.reload()
    page.get_by_text("Where does the next cube go?").wait_for()
    wait_until(page, lambda: page.locator(CELLS).count() == lit)
    assert len(log(page)) == lines
    page.locator(CELLS).first.click()
    page.get_by_text("Where does the next cube go?").wait_for(state="detached")


def test_what_is_not_lit_says_why_not(server: Served, open_browser: Open) -> None:
    page = table(open_browser, server, YOU, HERE, language="en")
    page.locator(".region [data-thing]:not([data-action])[aria-label*='pyramid']").first.dispatch_event("click")
    page.get_by_role("alert").get_by_text("only Lord Lemon digs there").wait_for()
    page.keyboard.press("Escape")
    page.locator(".patron").first.dispatch_event("click")
    page.get_by_role("alert").get_by_text("Patrons work from the season after").wait_for()


def test_a_phone(server: Served, open_browser: Open) -> None:
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    page = table(open_browser, server, YOU, BOT, BOT, BOT, size=(390, 844), **phone)
    for target in page.locator(CELLS).all():
        box = target.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= FINGER
    dice = random.Random(4)
    play(page, dice, lambda: page.locator(".banner.survey").count() > 0, set(PATRONS))
    keep(page, "mykerinos-phone-survey")
    page.get_by_role("button", name="Museum").first.click()
    keep(page, "mykerinos-phone-museum")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    play(page, dice, season(page, "IV"), set(PATRONS))
    keep(page, "mykerinos-phone-last-season")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    play(page, dice, lambda: over(page), set(PATRONS))


@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_no_accessibility_violation(server: Served, open_browser: Open, theme: str, size: tuple[int, int]) -> None:
    page = table(open_browser, server, YOU, HERE, theme=theme, size=size)
    dice = random.Random(1)
    play(page, dice, lambda: page.locator(".pill").count() > 0, set(PATRONS))
    keep(page, f"mykerinos-{size[0]}-{theme}-digging")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    play(page, dice, lambda: page.locator(".banner.survey").count() > 0, set(PATRONS))
    keep(page, f"mykerinos-{size[0]}-{theme}-survey")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
