"""People at one table: what whoever opened it decides, links shown again and as squares, talk, another device."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import accessible, keep
from tests.e2e.hands import create, late, lay, sit
from tests.server.running import Server

YOU, LINK, BOT = {"kind": "you", "name": "Ada"}, {"kind": "link", "name": "Bo"}, {"kind": "bot", "level": "greedy"}
DESK, PHONE, SIDEWAYS = (1440, 900), (390, 844), (844, 390)
Open = Callable[..., Page]


def both_at_a_table(
    server: Server, open_browser: Open, language: str = "en", **options: object
) -> tuple[Page, Page, str]:
    host, guest = open_browser(language=language, **options), open_browser(language=language, **options)
    made = create(host, server.address, "imhotep", [YOU, LINK])
    sit(host, server.address, made["table"])
    guest.goto(f"{server.address}/t/{made['table']}#{made['seats'][1]['token']}")
    guest.locator("main.table").wait_for()
    return host, guest, made["table"]


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("fr", PHONE)])
def test_two_people_talk_by_phrases_and_texts(
    server: Server, open_browser: Open, language: str, size: tuple[int, int]
) -> None:
    host, guest, _ = both_at_a_table(server, open_browser, language, size=size)
    word = {"en": "Chat", "fr": "Conversation"}[language]
    if size == DESK:
        host.keyboard.press("c")
    else:
        host.locator(".tools").get_by_role("button", name=word).click()
    field = host.locator(".chat input")
    expect(field).to_be_focused()
    field.fill("<b>Hello</b> & welcome")
    field.press("Enter")
    expect(host.locator(".chat .lines li")).to_contain_text("<b>Hello</b> & welcome")
    host.locator(".phrases button").first.click()
    expect(host.locator(".chat .lines li")).to_have_count(2)
    accessible(host, f"chat-{language}")
    keep(host, f"chat-{language}-{'desk' if size == DESK else 'phone'}")
    if size == DESK:
        expect(guest.locator(".chat .unread")).to_contain_text("2")
        guest.locator(".chat .top").click()
    else:
        guest.locator(".tools").get_by_role("button", name=word).click()
    expect(guest.locator(".chat .lines li").first).to_contain_text("<b>Hello</b> & welcome")
    expect(guest.locator(".chat .lines li").last).to_contain_text({"en": "Hello!", "fr": "Bonjour !"}[language])
    guest.locator(".chat input").press("Escape")
    expect(guest.locator(".chat .lines")).to_have_count(0)


def test_help_for_a_first_match_does_not_lie_over_what_is_said(server: Server, open_browser: Open) -> None:
    host = open_browser(language="en", size=PHONE)
    made = create(host, server.address, "imhotep", [YOU, LINK], start="first")
    sit(host, server.address, made["table"])
    tip = host.locator(".first-help")
    expect(tip).to_be_visible()
    host.locator(".tools").get_by_role("button", name="Chat").click()
    expect(tip).to_be_hidden()
    host.locator(".chat input").press("Escape")
    expect(tip).to_be_visible()


def test_who_opened_the_table_decides_and_others_see_it(server: Server, open_browser: Open) -> None:
    host, guest, table = both_at_a_table(server, open_browser)
    open_table_panel(host)
    accessible(host, "table-panel")
    keep(host, "table-panel")
    host.get_by_role("checkbox", name="Chat open").uncheck()
    host.get_by_role("checkbox", name="Table closed").check()
    expect(guest.get_by_text("This table is closed: nobody can play here for now.")).to_be_visible()
    expect(guest.locator(".chat")).to_have_count(0)
    open_table_panel(guest)
    expect(guest.get_by_role("checkbox", name="Table closed")).to_be_disabled()
    host.get_by_role("checkbox", name="Table closed").uncheck()
    expect(guest.get_by_text("This table is closed: nobody can play here for now.")).to_have_count(0)
    stranger = open_browser(language="en")
    sit(stranger, server.address, table)
    host.get_by_role("checkbox", name="Spectators welcome").uncheck()
    expect(stranger.get_by_role("heading", name="This table cannot be watched.")).to_be_visible()


def test_a_seat_is_released_and_its_new_link_shown_as_a_square_again_and_again(
    server: Server, open_browser: Open
) -> None:
    host, _, table = both_at_a_table(server, open_browser)
    open_table_panel(host)
    host.get_by_role("button", name="Release the seat").click()
    host.get_by_role("button", name="Really release it?").click()
    field = host.locator("dialog input[readonly]")
    expect(field).to_be_visible()
    link = field.input_value()
    assert f"/t/{table}#" in link
    host.reload()
    host.locator("main.table").wait_for()
    open_table_panel(host)
    expect(host.locator("dialog input[readonly]")).to_have_value(link)
    host.get_by_role("button", name="QR code of the link").click()
    expect(host.locator("dialog svg.qr path")).to_have_attribute("d", re.compile("M4 4h1v1h-1z"))
    keep(host, "table-panel-square")
    other = open_browser(language="en")
    other.goto(link)
    other.locator("main.table").wait_for()
    expect(host.locator("dialog input[readonly]")).to_have_count(0)


def test_a_phone_shows_the_square_of_a_link_as_soon_as_it_is_asked_for(server: Server, open_browser: Open) -> None:
    phone = open_browser(language="en", size=SIDEWAYS)
    create(phone, server.address, "imhotep", [YOU, BOT])
    phone.goto(f"{server.address}/device")
    phone.get_by_role("button", name="Make the link").click()
    phone.get_by_role("button", name="QR code").click()
    expect(phone.locator("svg.qr")).to_be_in_viewport(ratio=1)


def test_the_seats_are_carried_to_another_device(server: Server, open_browser: Open) -> None:
    computer, phone = open_browser(language="en"), open_browser(language="fr", size=PHONE)
    table = create(computer, server.address, "imhotep", [YOU, BOT])["table"]
    computer.goto(f"{server.address}/device")
    computer.get_by_role("button", name="Make the link").click()
    link = computer.locator("input[readonly]").input_value()
    computer.get_by_role("button", name="QR code").click()
    accessible(computer, "device")
    keep(computer, "device")
    phone.goto(link)
    keep(phone, "device-use")
    phone.get_by_role("button", name="Retrouver mes places").click()
    phone.locator(f'a[href="/t/{table}"]').first.click()
    phone.locator("main.table").wait_for()
    expect(phone.locator(".seat").first).to_contain_text("vous")
    again = open_browser(language="en")
    again.goto(link)
    again.get_by_role("button", name="Have my seats here").click()
    expect(again.get_by_role("alert")).to_be_visible()


def open_table_panel(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="This table").click()
    page.locator("dialog").get_by_role("heading", name="This table").wait_for()


def test_a_match_of_older_rules_is_still_looked_at(open_browser: Open, tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    try:
        page = open_browser(language="en")
        table = lay(page, server.address, late("imhotep", played=1.0))
        sit(page, server.address, table)
        server.stop()
        connection = sqlite3.connect(server.data)
        with connection:
            connection.execute('UPDATE "table" SET rules_version = rules_version - 1')
        connection.close()
        server.start()
        page.goto(f"{server.address}/t/{table}")
        expect(page.get_by_text("by rules that have changed since")).to_be_visible()
        expect(page.locator("tr.total td.won").first).to_be_visible()
        accessible(page, "kept-result")
    finally:
        server.stop()
