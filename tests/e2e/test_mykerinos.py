"""The drawn board of Mykerinos in a real browser: whole games with every patron, keys, fingers, dragging, previews."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from hypostyle.engine.match import Match
from tests.e2e.conftest import accessible, keep
from tests.e2e.hands import (
    LIT,
    MOST_CLICKS,
    come_to,
    create,
    focus_lit,
    late,
    lay,
    offered,
    over,
    play,
    play_on,
    sit,
    steady,
    unseen,
    wait_until,
)
from tests.server.running import Server

PATRONS = ("Lady Violet", "Lord Lemon", "Sir Brown", "Blackmore", "Tangerine")
YOU, HERE, BOT = {"kind": "you", "name": "Inès"}, {"kind": "here", "name": "Ben"}, {"kind": "bot", "level": "greedy"}
CELLS = ".region [data-action]"
EITHER = ".region [data-action*=' ']"  # cells where a dig may be opened or one extended
FINGER = 44
Open = Callable[..., Page]

# A patron that is still wanted is called first, else a parcel of such a patron is taken, else anything; when none
# is wanted any more, one passes early.
PICK = """(lit, random, wanted) => {
    const name = (thing) => thing.getAttribute("aria-label") ?? "";
    const cards = lit.filter((thing) => thing.matches(".patron") || /^(Prendre|Take)/.test(name(thing)));
    const best = cards.filter((thing) => wanted.some((patron) => name(thing).includes(patron)));
    const pass = lit.filter((thing) => thing.matches(".scale [data-action]"));
    const among = best.length ? best : pass.length && !wanted.length && random() < 0.3 ? pass : lit;
    const chosen = among[Math.floor(random() * among.length)];
    const called = chosen.matches(".patron") ? wanted.findIndex((patron) => name(chosen).includes(patron)) : -1;
    if (called >= 0) wanted.splice(called, 1);
    return chosen;
}"""


def table(open_browser: Open, server: Server, *seats: dict[str, Any], **how: Any) -> Page:
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


def laid(open_browser: Open, server: Server, match: Match, **how: Any) -> Page:
    page = open_browser(**how)
    sit(page, server.address, lay(page, server.address, match))
    page.locator(LIT).first.wait_for()
    return page


def season(number: int) -> str:
    return f".season.now:nth-child({number + 1})"


@pytest.mark.parametrize(
    ("seats", "language"), [([YOU, HERE], "fr"), ([YOU, BOT, BOT], "en"), ([BOT, YOU, BOT, BOT], "fr")]
)
def test_a_whole_game_by_clicking_only_what_is_lit(
    server: Server, open_browser: Open, seats: list[dict[str, Any]], language: str
) -> None:
    page = table(open_browser, server, *seats, language=language)
    name, dice = f"mykerinos-{len(seats)}-{language}", random.Random(len(seats))
    assert (page.locator(".neutral").count() > 0) == (len(seats) == 2)
    with steady(page):
        [(_, wanted)] = play([page], dice, stop=MOST_CLICKS, until=season(4), pick=PICK, wish=list(PATRONS))
        assert page.locator(".region [role=group] [role=group]").count() == 6, "three rows of two areas"
        keep(page, f"{name}-last-season")
        play([page], dice, stop=MOST_CLICKS, pick=PICK, wish=wanted)
    assert over(page)
    keep(page, f"{name}-end")
    assert 1 < page.locator("dialog tbody tr:not(.so-far)").count() <= len(PATRONS) + 2, (
        "parcels, wings and sets in play"
    )
    if len(seats) == 2:  # nobody else chooses: these shuffles bring every patron to somebody
        assert called(page) == set(PATRONS)


def test_a_patron_tilts_when_used_and_is_put_back_by_a_second_click(server: Server, open_browser: Open) -> None:
    page = laid(open_browser, server, come_to("mykerinos", lambda match: offered(match, "call")), language="fr")
    before, card = len(log(page)), page.locator(".patron[data-action]").first
    card.hover()
    page.locator(".follows").first.wait_for()  # what it would allow
    card.click()
    page.locator(".patron.called").wait_for()
    page.locator(LIT).first.wait_for()
    page.locator(".patron.called").click()
    wait_until(page, lambda: len(log(page)) == before)
    assert page.locator(".patron.called").count() == 0


def test_an_extension_by_two_clicks_with_its_chain_foretold(server: Server, open_browser: Open) -> None:
    page = table(open_browser, server, YOU, HERE, HERE, language="en")
    own = page.locator(".own .stock b").first
    play_on([page], random.Random(5), until=EITHER)
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


def test_cubes_are_dragged_from_the_stock_and_along_a_chain(server: Server, open_browser: Open) -> None:
    page = table(open_browser, server, YOU, HERE, HERE)
    target = page.locator(CELLS).nth(9)
    page.locator(".own .stock svg").drag_to(target)
    wait_until(page, lambda: page.locator("[data-place^=cell-]").count() == 1)
    play_on([page], random.Random(8), until=EITHER)
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


def test_a_season_by_keys_alone(server: Server, open_browser: Open) -> None:
    page = laid(open_browser, server, late("mykerinos", played=0.0), language="en")
    dice, before = random.Random(2), len(log(page))
    assert page.locator(season(1)).count() == 1
    unseen(page)
    for _ in range(MOST_CLICKS):
        if not page.locator(season(1)).count():
            break
        wait_until(page, lambda: page.locator(LIT).count() > 0)
        focus_lit(page)
        page.keyboard.press(dice.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        if page.evaluate("document.activeElement?.hasAttribute('data-action')"):
            page.keyboard.press("Enter" if dice.random() < 0.9 else "p")
    assert page.locator(season(2)).count() == 1
    assert any("claimed" in line for line in log(page)[before:])


def test_a_reload_in_mid_turn_finds_the_chain_as_it_was(server: Server, open_browser: Open) -> None:
    page = table(open_browser, server, YOU, HERE, HERE, language="en")
    play_on([page], random.Random(6), until=EITHER)
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


def test_what_is_not_lit_says_why_not(server: Server, open_browser: Open) -> None:
    page = table(open_browser, server, YOU, HERE, language="en")
    page.locator(".region [data-thing]:not([data-action])[aria-label*='pyramid']").first.dispatch_event("click")
    page.get_by_role("alert").get_by_text("only Lord Lemon digs there").wait_for()
    page.keyboard.press("Escape")
    page.locator(".patron").first.dispatch_event("click")
    page.get_by_role("alert").get_by_text("serves from the next season on").wait_for()


def test_a_phone(server: Server, open_browser: Open) -> None:
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    page = table(open_browser, server, YOU, BOT, BOT, BOT, size=(390, 844), **phone)
    for target in page.locator(CELLS).all():
        box = target.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= FINGER
    sit(page, server.address, lay(page, server.address, surveyed(4)))
    page.locator(".banner.survey").wait_for()
    keep(page, "mykerinos-phone-survey")
    page.get_by_role("button", name="Museum").first.click()
    keep(page, "mykerinos-phone-museum")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    sit(page, server.address, lay(page, server.address, late("mykerinos", 4, played=0.9)))
    page.locator(season(4)).wait_for()
    keep(page, "mykerinos-phone-last-season")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    play_on([page], random.Random(4))
    assert over(page)


def surveyed(seats: int = 2) -> Match:
    """A match in which a parcel is to be chosen."""
    return come_to("mykerinos", lambda match: offered(match, "claim"), seats)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_no_accessibility_violation(server: Server, open_browser: Open, size: tuple[int, int]) -> None:
    page = open_browser(size=size)
    digging = come_to("mykerinos", lambda match: len(match.log) == 9)
    for name, match in (("digging", digging), ("survey", surveyed())):
        sit(page, server.address, lay(page, server.address, match))
        play_on([page], random.Random(1), until=".pill, .banner.survey")
        accessible(page, f"mykerinos-{size[0]}-{name}")
