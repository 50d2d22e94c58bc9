"""Whole games in a real browser: by clicking what is lit, by keys, on a phone, by two people, through a kill."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import hypostyle
from run import STATIC
from tests.e2e.conftest import Served, accessible, keep
from tests.e2e.hands import LIT, create, late, lay, log_length, over, play_on, sit, steady, wait_until
from tests.server.running import Server, running

YOU, BOT, LINK, HERE = {"kind": "you"}, {"kind": "bot", "level": "greedy"}, {"kind": "link"}, {"kind": "here"}
ALL_B: dict[str, Any] = {"market": "B", "pyramid": "B", "temple": "B", "burial_chamber": "B", "obelisks": "B"}
PLAIN = {"plain": True}
Open = Callable[..., Page]


@pytest.mark.parametrize(
    ("seats", "options", "language"),
    [(2, {}, "fr"), (3, ALL_B, "en"), (4, {"temple": "B", "pyramid": "B", "wrath": True}, "fr")],
)
def test_a_whole_game_by_clicking_only_what_is_lit(
    server: Server, open_browser: Open, seats: int, options: dict[str, Any], language: str
) -> None:
    page = open_browser(language=language)
    made = create(page, server.address, "imhotep", [YOU] + [BOT] * (seats - 1), **options)
    sit(page, server.address, made["table"])
    keep(page, f"imhotep-{seats}-{language}-start")
    with steady(page):
        play_on([page], random.Random(seats), stop=15)
        keep(page, f"imhotep-{seats}-{language}-middle")
        play_on([page], random.Random(seats + 10))
    assert over(page)
    keep(page, f"imhotep-{seats}-{language}-end")


def test_every_game_can_be_played_on_the_plain_table(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en", settings=PLAIN)
    for slug in hypostyle.games():
        made = create(page, server.address, slug, [YOU, BOT])
        sit(page, server.address, made["table"])
        page.locator(".plain [data-action]").first.wait_for()
        keep(page, f"plain-{slug}")
        play_on([page], random.Random(11), stop=25)
        assert log_length(page) > 5 or over(page), slug


def test_a_whole_game_on_the_plain_table(server: Server, open_browser: Open) -> None:
    page = open_browser(settings=PLAIN)
    made = create(page, server.address, "hieroglyph_wall", [YOU, BOT])
    sit(page, server.address, made["table"])
    play_on([page], random.Random(12))
    assert over(page)
    keep(page, "plain-end")


def test_two_clicks_from_the_hall_to_the_first_move(server: Server, open_browser: Open) -> None:
    page = open_browser()
    page.goto(server.address)
    page.locator("a[href='/new/imhotep']:visible").first.click()
    page.get_by_role("button", name="Jouer", exact=True).click()
    page.locator("main.table").wait_for()
    page.locator(LIT).first.wait_for()


def test_my_tables_are_listed_by_the_titles_of_their_games(server: Server, open_browser: Open) -> None:
    page = open_browser()
    for slug in hypostyle.games():
        create(page, server.address, slug, [YOU, BOT])
    page.goto(f"{server.address}/tables")
    for slug in hypostyle.games():
        page.get_by_role("heading", name=hypostyle.game(slug).texts.say("fr", "title"), exact=True).wait_for()
    keep(page, "my-tables")
    page.locator("li .btn").first.click()
    page.locator(LIT).first.wait_for()


def test_two_people_at_one_table_by_link(server: Server, open_browser: Open) -> None:
    host, friend = open_browser(), open_browser(language="en")
    made = create(host, server.address, "imhotep", [YOU, LINK])
    sit(host, server.address, made["table"])
    sit(friend, server.address, made["table"], made["seats"][1]["token"])
    assert "#" not in friend.url, "the secret of the link stays in the address bar"
    play_on([host, friend], random.Random(5), until="[role=log] li:nth-child(21)")
    wait_until(host, lambda: log_length(host) == log_length(friend) > 20)
    play_on([host, friend], random.Random(6))
    for page in (host, friend):
        page.locator("dialog[open] tfoot").wait_for()


def test_another_stranger_only_watches(server: Server, open_browser: Open) -> None:
    host, stranger = open_browser(), open_browser()
    made = create(host, server.address, "imhotep", [YOU, BOT])
    sit(host, server.address, made["table"])
    sit(stranger, server.address, made["table"])
    host.locator(LIT).first.wait_for()
    assert stranger.locator(LIT).count() == 0


def test_hot_seat_two_people_at_one_screen(server: Server, open_browser: Open) -> None:
    page = open_browser()
    sit(page, server.address, lay(page, server.address, late("imhotep")))
    play_on([page], random.Random(9))
    assert over(page)


def test_a_move_by_keys_alone(server: Server, open_browser: Open) -> None:
    page = open_browser()
    made = create(page, server.address, "imhotep", [YOU, HERE])
    sit(page, server.address, made["table"])
    page.locator(LIT).first.wait_for()
    before = log_length(page)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.hasAttribute('data-action')"):
            break
    page.keyboard.press("Enter")
    for _ in range(3):  # a boat asks for its site
        if log_length(page) > before:
            break
        page.wait_for_timeout(300)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    wait_until(page, lambda: log_length(page) > before)


def test_every_legal_action_is_in_the_palette_and_can_be_played_there(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    made = create(page, server.address, "imhotep", [YOU, HERE])
    sit(page, server.address, made["table"])
    page.locator(LIT).first.wait_for()
    before = log_length(page)
    page.keyboard.press("/")
    options = page.locator("[role=option]")
    options.first.wait_for()
    offered = options.count()
    assert offered >= 8
    page.keyboard.type("take")
    page.keyboard.press("Enter")
    wait_until(page, lambda: log_length(page) > before)


def test_undo_and_hint(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    made = create(page, server.address, "imhotep", [YOU, BOT])
    sit(page, server.address, made["table"])
    page.locator(LIT).first.wait_for()
    page.keyboard.press("h")
    page.locator(".note").first.wait_for()
    before = log_length(page)
    play_on([page], random.Random(1), stop=1)
    wait_until(page, lambda: log_length(page) > before)
    page.locator(LIT).first.wait_for()
    page.keyboard.press("u")
    wait_until(page, lambda: log_length(page) == before)


def test_a_phone(server: Server, open_browser: Open) -> None:
    page = open_browser(size=(390, 844), has_touch=True, is_mobile=True, device_scale_factor=2)
    made = create(page, server.address, "imhotep", [YOU, BOT])
    sit(page, server.address, made["table"])
    page.locator(LIT).first.wait_for()
    keep(page, "imhotep-phone")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    play_on([page], random.Random(2))
    assert over(page)


def test_a_reload_finds_the_table_as_it_was(server: Server, open_browser: Open) -> None:
    page = open_browser()
    made = create(page, server.address, "imhotep", [YOU, HERE])
    sit(page, server.address, made["table"])
    play_on([page], random.Random(3), until="[role=log] li:nth-child(9)")
    page.locator(LIT).first.wait_for()
    lines = log_length(page)
    page.reload()
    page.locator(LIT).first.wait_for()
    assert log_length(page) == lines


def test_a_killed_server_goes_on_from_the_last_move_shown(own_server: Served, open_browser: Open) -> None:
    page = open_browser()
    sit(page, own_server.address, lay(page, own_server.address, late("imhotep")))
    page.locator(LIT).first.wait_for()
    lines = log_length(page)
    play_on([page], random.Random(4), until=f"[role=log] li:nth-child({lines + 4})")
    page.locator(LIT).first.wait_for()
    lines = log_length(page)
    own_server.kill()
    page.locator(".lost").wait_for()
    own_server.start()
    page.locator(".lost").wait_for(state="detached")
    page.locator(LIT).first.wait_for()
    assert log_length(page) == lines
    play_on([page], random.Random(5))
    assert over(page)


def test_a_page_left_open_over_an_update_starts_again_with_the_new_files(tmp_path: Path, open_browser: Open) -> None:
    static = shutil.copytree(STATIC, tmp_path / "static")
    with running(tmp_path / "tables.db", static=static) as server:
        page = open_browser()
        page.goto(server.address)
        door = page.locator("a[href='/new/imhotep']:visible").first
        door.wait_for()
        (static / "newer.js").write_text("", encoding="utf-8")
        (static / "index.html").touch()
        door.click()
        page.get_by_role("button", name="Jouer", exact=True).wait_for()


def test_a_page_that_cannot_be_loaded_says_so_and_can_be_asked_for_again(
    own_server: Served, open_browser: Open
) -> None:
    page = open_browser(language="en")
    page.goto(own_server.address)
    door = page.locator("a[href='/new/imhotep']:visible").first
    door.wait_for()
    own_server.kill()
    door.click()
    page.get_by_text("The server cannot be reached.").wait_for()
    keep(page, "unreachable")
    own_server.start()
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="Play", exact=True).wait_for()


def test_what_is_not_lit_says_why_not(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    made = create(page, server.address, "imhotep", [YOU, HERE])
    sit(page, server.address, made["table"])
    page.locator(LIT).first.wait_for()
    answers = []
    for dark in page.locator("[data-thing]:not([data-action]):visible").all():
        dark.dispatch_event("click")
        page.locator("[role=alert] p:nth-of-type(2)").wait_for()
        assert "why not" in page.locator("[role=alert]").inner_text()
        answers.append(page.locator("[role=alert] p").last.inner_text())
        page.locator("[role=alert] button").last.click()
        page.locator("[role=alert]").wait_for(state="detached")
    assert any(answer.startswith("Market cards are chosen when") for answer in answers), "not in the terms of the game"


def test_every_piece_is_in_the_reference_sheet_and_found_by_its_words(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    table = create(page, server.address, "mykerinos", [YOU, HERE])["table"]
    sit(page, server.address, table)
    page.keyboard.press("F1")
    page.locator("#rules-tab-pieces").click()
    names = page.locator("#rules-shown dt")
    names.first.wait_for()
    assert names.count() > 30
    page.locator("dialog[open] input[type=search]").fill("tangerine three cubes")
    wait_until(page, lambda: names.count() == 1)
    assert "Colonel Tangerine" in names.inner_text()
    keep(page, "pieces")


# Numbers drawn on papyrus or gold have a dark ink of their own.
PALE = """() => [...document.querySelectorAll('figure svg text[fill^="#"]')].filter((one) => {
    const ink = one.getAttribute('fill').match(/[0-9a-f]{2}/g).map((part) => parseInt(part, 16)).join(', ');
    return getComputedStyle(one).fill !== `rgb(${ink})`;
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("slug", hypostyle.games())
def test_drawings_of_the_rules_keep_their_ink_by_night(server: Server, open_browser: Open, slug: str) -> None:
    page = open_browser(theme="night")
    page.goto(f"{server.address}/rules/{slug}")
    page.locator("figure > svg, figure svg[viewBox]").first.wait_for()
    assert page.evaluate(PALE) == []


def test_a_link_to_the_cards_of_the_rules_opens_them_there(server: Server, open_browser: Open) -> None:
    page = open_browser()
    page.goto(f"{server.address}/rules/egizia#rule-pieces")
    expect(page.locator("#rule-pieces")).to_be_in_viewport()


def test_the_sheet_of_the_rules_waits_for_its_words(server: Server, open_browser: Open) -> None:
    """They may be the last that arrives; an error on the page fails the test."""
    page, held = open_browser(), list[Route]()
    page.route("**/texts/mykerinos/fr.ftl", lambda route: held.append(route))
    with page.expect_response("**/texts/mykerinos/pieces.json"), page.expect_response("**/mykerinos/rules.fr.json"):
        page.goto(f"{server.address}/rules/mykerinos")
    page.locator("#rule-pieces").wait_for()
    held[0].continue_()
    page.locator("#rule-pieces ~ section h3").nth(1).wait_for()


@pytest.mark.parametrize("place", ["/", "/new/imhotep", "/tables", "/rules/imhotep", "/nowhere", "table"])
def test_no_page_has_an_accessibility_violation(server: Server, open_browser: Open, place: str) -> None:
    page = open_browser()
    if place == "table":
        made = create(page, server.address, "imhotep", [YOU, BOT], **ALL_B)
        sit(page, server.address, made["table"])
        page.locator(LIT).first.wait_for()
    else:
        page.goto(server.address + place)
        page.locator("main :is(h1, h2)").first.wait_for()
        page.evaluate("document.fonts.ready.then(() => null)")
    accessible(page, f"page-{place.strip('/').replace('/', '-') or 'hall'}")
