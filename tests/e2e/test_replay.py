"""Looking back: a recording one plays, steps through by keys, and opens at a step by a link; on every screen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import hypostyle
from tests.e2e.conftest import accessible, keep
from tests.e2e.fitting import device, fits
from tests.e2e.hands import late, lay, uncover, visit
from tests.e2e.test_screens import FINGERS, MICE, SEATS
from tests.server.running import Server

Open = Callable[..., Page]
GAMES = hypostyle.games()
SHEET = "dialog.score-sheet"
PLACE = ".replay .shown .muted"
COPIED = "() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }"


def ended_at(page: Page, server: Server, slug: str, seats: int, step: int) -> str:
    """A match that is over, opened at a step by its link; returns its table."""
    table = lay(page, server.address, late(slug, seats, played=1.0))
    visit(page, server.address, f"/t/{table}?step={step}")
    page.locator(PLACE).filter(has_text=re.compile(rf"\b{step}\b")).wait_for()
    return table


@pytest.mark.parametrize("touch", [True, False], ids=["fingers", "mouse"])
@pytest.mark.parametrize("slug", GAMES)
def test_the_bar_fits_every_screen(server: Server, open_browser: Open, slug: str, touch: bool) -> None:
    page = open_browser(**device(touch))
    for name, (width, height) in (FINGERS if touch else {**MICE, "laptop": (1440, 900)}).items():
        page.set_viewport_size({"width": width, "height": height})
        ended_at(page, server, slug, SEATS.get(name, 3), 30)
        keep(page, f"replay-{slug}-{width}")
        fits(page, touch, f"the replay of {slug} on a {name}")
    accessible(page)


def test_the_bar_stands_for_the_dock_and_does_not_push_the_board(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    for slug in GAMES:
        uncover(page, server.address, lay(page, server.address, late(slug, 3, played=0.5)))
        scene = page.locator("main.table > .scene")
        before = scene.bounding_box()
        page.locator("[role=log] [data-step] button").first.click()
        page.locator(".replay").wait_for()
        assert scene.bounding_box() == before, slug


def test_keys_step_play_and_lead_back(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    ended_at(page, server, "imhotep", 3, 30)
    place = page.locator(PLACE)
    for key, step in (("ArrowRight", 31), ("ArrowLeft", 30), ("Home", 0), ("ArrowRight", 1)):
        page.keyboard.press(key)
        expect(place).to_contain_text(f"move {step} of")
    page.keyboard.press("PageDown")
    expect(place).to_contain_text(re.compile(r"Round 1 · move (?!1 )"))
    page.keyboard.press("Home")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(place).to_contain_text(re.compile(r"move [1-9]"))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(SHEET)).to_be_visible()


def test_a_link_opens_the_match_at_the_step(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    table = ended_at(page, server, "mykerinos", 3, 12)
    page.evaluate(COPIED)
    page.keyboard.press("c")
    expect(page.locator(".replay .note")).to_have_text("Link copied. It opens the match at move 12.")
    link = page.evaluate("window.copied")
    assert link == f"{server.address}/t/{table}?step=12"
    page.keyboard.press("ArrowRight")
    page.goto(link)
    expect(page.locator(PLACE)).to_contain_text("move 12 of")
    assert page.locator(SHEET).count() == 0


def test_the_log_follows_what_is_shown(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    ended_at(page, server, "imhotep", 3, 60)
    shown = page.locator("[role=log] [data-step='60']").first
    expect(shown).to_be_in_viewport()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[role=log] [data-step='1']").first).to_be_in_viewport()
    expect(shown).not_to_be_in_viewport()


def test_play_from_here_opens_a_table_with_the_same_names(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    table = ended_at(page, server, "imhotep", 2, 20)
    names = page.locator("[data-seat] h2").all_inner_texts()
    page.keyboard.press("g")
    page.wait_for_url(re.compile(rf"/t/(?!{table})"))
    uncover(page, server.address, page.url.rpartition("/")[2])
    assert page.locator("[data-seat] h2").all_inner_texts() == names


def test_beside_the_wall_stands_the_turn_that_the_move_belongs_to(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    ended_at(page, server, "hieroglyph_wall", 3, 30)
    expect(page.locator(".replay .shown")).to_contain_text("left the Dromedary column as it was")
    expect(page.locator(".side .news h3")).to_contain_text("Lotus, slot")
