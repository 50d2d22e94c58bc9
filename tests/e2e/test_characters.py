"""Opponents with faces in a real browser: chosen before a game, seen at their seats, waited for while they think."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import accessible, keep
from tests.e2e.hands import LIT, click_lit_until_others, create, sit, wait_until
from tests.server.running import Server

PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True}
LYING = {"size": (844, 390), "has_touch": True, "is_mobile": True}
Open = Callable[..., Page]


def set_up(page: Page, address: str, players: int = 2) -> None:
    page.goto(f"{address}/new/imhotep")
    page.locator("input[type=radio]").nth(players - 2).check()
    expect(page.locator("li.seat")).to_have_count(players)


def faces(page: Page, where: str) -> list[str]:
    return [str(face.get_attribute("data-face")) for face in page.locator(f"{where} [data-face]").all()]


def test_choose_an_opponent_see_its_face_and_its_move(server: Server, open_browser: Open) -> None:
    page = open_browser()
    set_up(page, server.address)
    card = page.locator("li.seat").nth(1)
    expect(card).to_contain_text("Ipi")
    expect(card).to_contain_text("Il pose sa pierre là où tombe sa main, et il rit.")
    card.locator("button").click()
    dialog = page.get_by_role("dialog", name="Qui s’assied en face")
    expect(dialog.get_by_role("radio", name="Ipi, premiers pas. Il pose sa pierre")).to_be_checked()
    assert len(faces(page, "dialog")) == 10
    accessible(page, "picker")
    dialog.get_by_role("radio", name="Pached, débutant").click()
    expect(dialog).to_have_count(0)
    expect(card).to_contain_text("débutant")
    assert faces(page, "li.seat") == ["pached"]
    page.get_by_role("button", name="Jouer", exact=True).click()
    page.locator(LIT).first.wait_for()
    assert faces(page, "[data-seat='1']") == ["pached"]
    expect(page.locator("[data-seat='1']")).to_contain_text("Pached")
    expect(page.locator("[data-seat='1']")).to_contain_text("robot, débutant")
    click_lit_until_others(page)
    moved = page.locator("[role=log] li", has=page.locator("[data-face=pached]"))
    moved.first.wait_for()
    expect(moved.first).to_contain_text("Pached ")
    accessible(page, "table-with-pached")
    page.goto(f"{server.address}/tables")
    page.locator("li [data-face=pached]").wait_for()
    page.goto(server.address)
    page.locator(".resume [data-face=pached]").first.wait_for()


def test_opponents_are_chosen_by_keys_alone(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    set_up(page, server.address)
    button = page.locator("li.seat button").nth(1)
    expect(button).to_have_accessible_name(
        "Seat 2, Ipi pupil first steps He plays wherever his hand falls, and laughs. change"
    )
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio", name="Ipi")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Merit")).to_be_checked()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)
    expect(button).to_be_focused()
    expect(button).to_contain_text("She tries everything once, to see what happens.")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()  # Enter chose, and began nothing


def test_no_face_is_at_the_table_twice(server: Server, open_browser: Open) -> None:
    page = open_browser()
    set_up(page, server.address, 4)
    before = faces(page, "li.seat")
    assert len(set(before)) == 3
    page.locator("li.seat button").nth(1).click()
    page.locator(f"dialog label:has([data-face={before[2]}])").click()
    assert faces(page, "li.seat") == [before[2], before[1], before[0]]


@pytest.mark.parametrize("screen", [PHONE, LYING, {"size": (820, 1180)}], ids=["phone", "lying", "tablet"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_everything_fits_small_screens(
    server: Server, open_browser: Open, screen: dict[str, object], language: str
) -> None:
    page = open_browser(language=language, **screen)
    set_up(page, server.address, 4)
    name = f"characters-{page.viewport_size and page.viewport_size['width']}-{language}"
    keep(page, f"{name}-setup")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("li.seat button").nth(1).click()
    page.locator("dialog[open]").wait_for()
    keep(page, f"{name}-picker")
    assert page.evaluate(
        "document.querySelector('dialog .sheet').scrollWidth <= document.querySelector('dialog').clientWidth"
    )
    heights = page.evaluate("[...document.querySelectorAll('dialog label')].map((one) => one.offsetHeight)")
    assert min(heights) >= 44, "everything to touch is large enough"


@contextlib.contextmanager
def busy_machine() -> Iterator[None]:
    """Every processor has something else to do; bots give way to it."""
    others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def test_who_thinks_is_shown_and_since_when(server: Server, open_browser: Open) -> None:
    """The strongest think for a second of processor time, which takes longer where others want the processor too."""
    page = open_browser(language="en")
    made = create(page, server.address, "imhotep", [{"kind": "you"}, {"kind": "bot", "character": "amenirdis"}])
    sit(page, server.address, made["table"])
    page.locator(LIT).first.wait_for()
    with busy_machine():
        click_lit_until_others(page)
        tag = page.locator("[data-seat='1'] .tag")
        expect(tag.locator(".long")).to_have_text(re.compile(r"thinking for [1-9]\d* s"))
        expect(page.locator(".prompt .sentence")).to_contain_text("Amenirdis is thinking")
        assert faces(page, ".prompt .sentence") == ["amenirdis"]
        keep(page, "thinking")
    wait_until(page, lambda: page.locator("[role=log] [data-face=amenirdis]").count() > 0)
    expect(tag).to_have_count(0)


def test_a_table_given_to_a_level_has_a_face(server: Server, open_browser: Open) -> None:
    """As pages asked for it before there were characters."""
    page = open_browser(language="en")
    old = {"kind": "bot", "level": "easy", "name": "Senmut"}
    made = create(page, server.address, "imhotep", [{"kind": "you"}, old, old])
    sit(page, server.address, made["table"])
    page.locator(LIT).first.wait_for()
    assert faces(page, "[data-seat='1']") == ["nehesy"]
    assert faces(page, "[data-seat='2']") == ["iset"]
    expect(page.locator("[data-seat='1']")).to_contain_text("Nehesy")
