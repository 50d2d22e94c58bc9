"""Silver & Gold: Pyramids in a real browser: whole games by what is lit, by keys, by finger, by two at a time."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page

from tests.e2e.conftest import Served, keep
from tests.e2e.hands import LIT, click_lit, create, over, press, sit, wait_until

GAME = "silver_gold_pyramids"
YOU, BOT, LINK, HERE = {"kind": "you"}, {"kind": "bot", "level": "greedy"}, {"kind": "link"}, {"kind": "here"}
CONFIRM = ".seal[data-action]:visible"
CELL = ".cell[data-action]:visible"
PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
Open = Callable[..., Page]


def log_length(page: Page) -> int:
    return page.locator("[role=log] li").count()


def seated(page: Page, server: Served, *others: dict[str, Any]) -> dict[str, Any]:
    made = create(page, server.address, GAME, [YOU, *others])
    sit(page, server.address, made["table"])
    page.locator(LIT).first.wait_for()
    return made


def step(page: Page, dice: random.Random) -> bool:
    """Click something that is lit; mostly the button that plays, once it is."""
    ready = page.locator(CONFIRM)
    if ready.count() and dice.random() < 0.8:
        press(ready.first)
        return True
    return click_lit(page, dice)


def play(page: Page, dice: random.Random, until: Callable[[], bool]) -> None:
    idle = 0
    while not until() and not over(page):
        if step(page, dice):
            idle = 0
        else:
            idle += 1
            assert idle < 300, "nothing is lit and nobody moves"
            page.wait_for_timeout(40)


def drafted(page: Page) -> None:
    """Keep the first two cards and wait for the first expedition."""
    dealt = page.locator(".dealt button")
    press(dealt.nth(0))
    press(dealt.nth(1))
    press(page.locator(CONFIRM))


def marking(page: Page) -> Locator:
    page.locator(CELL).first.wait_for()
    return page.locator(CELL)


def choose(page: Page, done: Callable[[], bool]) -> None:
    """A choice with all its bonus cells, sealed."""

    def sealed() -> bool:
        if done():
            return True
        ready = page.locator(f"{CONFIRM}, {CELL}")
        if ready.count():
            press(page.locator(CONFIRM).first if page.locator(CONFIRM).count() else ready.first)
        return done()

    wait_until(page, sealed)


def own_score(page: Page) -> int:
    return int(page.locator("[data-seat='0'] .score").inner_text().split()[-1])


@contextmanager
def no_error(page: Page) -> Iterator[None]:
    refused: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on(
            "framereceived", lambda frame: refused.append(str(frame)) if '"type":"refused"' in str(frame) else None
        ),
    )
    yield
    assert refused == [], "something that was lit was refused"


@pytest.mark.parametrize(("seats", "language"), [(2, "fr"), (4, "en")])
def test_a_whole_game_by_clicking_only_what_is_lit(
    server: Served, open_browser: Open, seats: int, language: str
) -> None:
    page = open_browser(language=language)
    with no_error(page):
        seated(page, server, *[BOT] * (seats - 1))
        keep(page, f"pyramids-{seats}-{language}-draft")
        dice = random.Random(seats)
        play(page, dice, lambda: page.locator(".choosing").count() > 0)
        keep(page, f"pyramids-{seats}-{language}-replacement")
        play(page, dice, lambda: page.locator(CELL).count() > 0)
        page.keyboard.press("Escape")  # whatever was in hand
        press(page.locator(CELL).last)
        page.locator(".gains .total").wait_for()
        keep(page, f"pyramids-{seats}-{language}-held")
        play(page, dice, lambda: False)
    assert over(page)
    keep(page, f"pyramids-{seats}-{language}-end")


def test_what_a_choice_brings_is_shown_before_it_is_sealed(server: Served, open_browser: Open) -> None:
    page = open_browser()
    seated(page, server, BOT)
    drafted(page)
    dice, compared = random.Random(1), 0
    while compared < 3:
        play(page, dice, lambda: page.locator(CELL).count() > 0)
        page.keyboard.press("Escape")
        press(page.locator(CELL).first)
        total = page.locator(".gains .total")
        total.wait_for()
        promised = total.inner_text().split("→")[-1].strip().replace("−", "-")
        chained = "puis" in page.locator(CONFIRM).first.inner_text()
        before = log_length(page)
        press(page.locator(CONFIRM).first)
        if chained:
            continue  # a red cross: more will come
        wait_until(page, lambda before=before: log_length(page) > before)  # type: ignore[misc]
        if " " not in promised:  # nobody else decides
            wait_until(page, lambda promised=promised: own_score(page) == int(promised))  # type: ignore[misc]
            compared += 1


def focused(page: Page, what: str) -> bool:
    return bool(page.evaluate(f"document.activeElement.matches('{what}')"))


def test_keys_alone(server: Served, open_browser: Open) -> None:
    page = open_browser(language="en")
    seated(page, server, BOT)
    for _ in range(40):
        page.keyboard.press("Tab")
        if focused(page, ".dealt [data-action]"):
            break
    for key in ("Enter", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    for _ in range(20):
        page.keyboard.press("Tab")
        if focused(page, ".seal[data-action]"):
            break
    page.keyboard.press("Enter")
    for keys in (["r", "m", "R", "ArrowDown"], ["ArrowRight", "ArrowLeft"], ["o", "ArrowDown"]):
        wait_until(page, lambda: focused(page, ".cell[data-action]"))  # it goes on by itself
        before = log_length(page)
        for key in keys:
            page.keyboard.press(key)
        for _ in range(9):  # hold and seal; a bonus cell in the same way
            page.keyboard.press("Enter")
            page.wait_for_timeout(150)
            if log_length(page) > before or not page.locator(CELL).count():
                break
            if not focused(page, ".cell[data-action]"):
                page.keyboard.press("ArrowDown")
        wait_until(page, lambda before=before: log_length(page) > before)  # type: ignore[misc]
        if page.locator(".choosing").count():
            break
    keep(page, "pyramids-keys")


def test_a_ghost_turns_and_snaps_to_legal_places_only(server: Served, open_browser: Open) -> None:
    page = open_browser()
    seated(page, server, BOT)
    drafted(page)
    marking(page)
    held = page.locator(".cell[aria-pressed='true']")
    press(page.locator(CELL).first)
    cells = held.count()
    assert cells == page.locator(".scroll rect").count()
    for key in ("r", "m", "r", "R", "r", "r"):
        page.keyboard.press(key)
        assert held.count() in (0, cells), "a part of the pattern"
        if held.count():
            name = held.first.get_attribute("aria-label")
            assert name is not None
            assert "Motif" in name
    page.keyboard.press("o")
    assert held.count() == 0
    press(page.locator(CELL).first)
    assert held.count() == 1
    page.keyboard.press("Escape")
    assert held.count() == 0
    page.locator(CELL).first.dblclick()
    assert held.count() == 1


def test_a_phone(server: Served, open_browser: Open) -> None:
    page = open_browser(**PHONE)
    with no_error(page):
        seated(page, server, BOT)
        keep(page, "pyramids-phone-draft")
        drafted(page)
        marking(page)
        touchable = page.locator("main [data-action]:visible, .acts button:visible, nav button:visible")
        boxes = [box for element in touchable.all() if (box := element.bounding_box())]
        small = [box for box in boxes if box["width"] < 43.5 or box["height"] < 43.5]
        assert small == [], "too small for a finger"
        drag_up(page, page.locator(CELL).first)
        page.locator(".cell[aria-pressed='true']").first.wait_for()
        page.locator(".gains .total").wait_for()
        keep(page, "pyramids-phone-held")
        for tab in range(4):
            page.locator("nav button").nth(tab).click()
            keep(page, f"pyramids-phone-{tab}")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
        page.locator("nav button").first.click()
        play(page, random.Random(7), lambda: False)
    assert over(page)


def drag_up(page: Page, cell: Locator) -> None:
    """A finger that comes down below the cell and moves: the ghost follows above it."""
    box = cell.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 1.5
    session = page.context.new_cdp_session(page)
    for kind, dx in (("touchStart", 0), ("touchMove", 12), ("touchMove", 4), ("touchEnd", 4)):
        points = [] if kind == "touchEnd" else [{"x": x + dx, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.mark.parametrize("first", [0, 1], ids=["host first", "friend first"])
def test_two_browsers_choose_at_the_same_time_with_a_reload_in_between(
    server: Served, open_browser: Open, first: int
) -> None:
    host, friend = open_browser(), open_browser()
    made = create(host, server.address, GAME, [YOU, LINK])
    sit(host, server.address, made["table"])
    sit(friend, server.address, made["table"], made["seats"][1]["token"])
    pages = [host, friend]
    for page in pages:
        page.locator(LIT).first.wait_for()
        drafted(page)
    for page in pages:
        marking(page)
    early, late = pages[first], pages[1 - first]
    seal = late.locator(f"[data-seat='{first}'] .seal.sealed")
    press(late.locator(CELL).last)  # half a choice
    held = late.locator(".cell[aria-pressed='true']").count()
    lines = log_length(late)
    again = early.get_by_role("button", name="Reprendre mon choix")
    choose(early, lambda: again.count() > 0)
    seal.wait_for()
    assert late.locator(".cell[aria-pressed='true']").count() == held > 0, "half a choice was disturbed"
    assert log_length(late) == lines, "something was told before the reveal"
    early.reload()
    again.wait_for()
    keep(early, f"pyramids-sealed-{first}")
    assert early.locator(CELL).count() == 0
    again.click()  # taken back, and another choice
    marking(early)
    seal.wait_for(state="detached")
    choose(early, lambda: again.count() > 0)
    seal.wait_for()
    choose(late, lambda: log_length(late) > lines)
    last = [page.locator("[role=log] li").last for page in pages]
    wait_until(early, lambda: last[0].inner_text() == last[1].inner_text())
    assert "Carte Expédition 2" in last[0].inner_text() or page.locator(".display ol").count()


def test_two_people_at_one_screen(server: Served, open_browser: Open) -> None:
    page = open_browser(language="en")
    seated(page, server, HERE)
    uncover = page.get_by_role("button", name="uncover")
    dice = random.Random(4)
    for _ in range(200):
        if log_length(page) > 5 or over(page):
            break
        if uncover.count():
            uncover.click()
        elif not step(page, dice):
            page.wait_for_timeout(40)
    assert log_length(page) > 5


def test_what_is_not_lit_says_why_not(server: Served, open_browser: Open) -> None:
    page = open_browser(language="en")
    seated(page, server, BOT)
    drafted(page)
    marking(page)
    wall = page.locator(".cell[aria-label*='wall']").first
    press(wall)
    page.locator("[role=alert]").wait_for()
    assert "wall" in page.locator("[role=alert]").inner_text()


@pytest.mark.parametrize("theme", ["day", "night"])
def test_no_accessibility_violation_at_any_stage(server: Served, open_browser: Open, theme: str) -> None:
    page = open_browser(theme=theme)
    seated(page, server, BOT)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    drafted(page)
    press(marking(page).first)
    page.locator(".gains .total").wait_for()
    keep(page, f"pyramids-{theme}")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    play(page, random.Random(2), lambda: page.locator(".choosing").count() > 0)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    keep(page, f"pyramids-replacement-{theme}")
