"""People at the tables: names asked for and kept, who is here, whose turn it is, and the list of one's own tables."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import hypostyle
from tests.e2e.conftest import accessible, keep
from tests.e2e.hands import LIT, create, late, lay, press, sit, step, visit, wait_until
from tests.server.running import Server

YOU, HERE, LINK = {"kind": "you"}, {"kind": "here"}, {"kind": "link"}
BOT = {"kind": "bot", "level": 1}
NAMELESS = {"name": ""}
PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True}
Open = Callable[..., Page]


def saved_name(page: Page) -> str:
    return str(json.loads(page.evaluate("localStorage['hypostyle']"))["name"])


def called(page: Page) -> list[str]:
    return [name.inner_text() for name in page.locator("[data-seat] h2").all()]


# ---------------------------------------------------------------------- names
@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_a_guest_is_asked_for_a_name_once(server: Server, open_browser: Open, screen: dict[str, object]) -> None:
    host = open_browser(language="en")
    guest = open_browser(language="en", settings=NAMELESS, **screen)
    made = create(host, server.address, "imhotep", [{**YOU, "name": "Ada"}, LINK])
    guest.goto(f"{server.address}/t/{made['table']}#{made['seats'][1]['token']}")
    field = guest.get_by_label("Your name")
    expect(field).to_be_focused()
    accessible(guest, "ask-name")
    field.fill("  Bo  ")
    field.press("Enter")
    guest.locator("main.table").wait_for()
    assert called(guest) == ["Ada", "Bo"]
    assert saved_name(guest) == "Bo"
    other = create(host, server.address, "imhotep", [{**YOU, "name": "Ada"}, LINK])
    sit(guest, server.address, other["table"], other["seats"][1]["token"])
    assert called(guest) == ["Ada", "Bo"], "who has said it once is not asked again"


def test_the_own_name_is_written_at_set_up_and_remembered(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en", settings=NAMELESS)
    page.goto(f"{server.address}/new/imhotep")
    page.locator("#seats .you input").fill("Ines")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator("main.table").wait_for()
    assert called(page)[0] == "Ines"
    visit(page, server.address, "/new/mykerinos")
    expect(page.locator("#seats .you input")).to_have_value("Ines")


def test_who_invites_friends_is_asked_for_a_name_and_may_go_on_without(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en", settings=NAMELESS)
    page.goto(f"{server.address}/new/imhotep")
    page.locator("[data-place='1'] .who").click()
    page.get_by_role("radio", name="A friend, by link").click()
    play = page.get_by_role("button", name="Play", exact=True)
    play.click()
    expect(page.locator("#seats .you input")).to_be_focused()
    expect(page.get_by_role("alert")).to_contain_text("write your name")
    play.click()
    page.get_by_role("link", name="To the table").click()
    page.locator("main.table").wait_for()


@pytest.mark.parametrize(("language", "signs"), [("fr", ["Ânkh", "Oudjat"]), ("en", ["Ankh", "Wedjat"])])
def test_who_gives_no_name_goes_by_the_sign_of_the_seat(
    server: Server, open_browser: Open, language: str, signs: list[str]
) -> None:
    page = open_browser(language=language)
    sit(page, server.address, lay(page, server.address, hypostyle.game("imhotep").new(2, 3)))
    assert called(page) == signs
    press(page.locator("button.quarry"))
    page.locator("[role=log] li").first.wait_for()
    shown = page.locator("body").inner_text()
    assert "Player 1" not in shown
    assert "Joueur 1" not in shown


def test_a_name_is_changed_at_the_table_and_all_see_it(server: Server, open_browser: Open) -> None:
    host, guest = open_browser(language="en"), open_browser(language="en")
    made = create(host, server.address, "imhotep", [{**YOU, "name": "Ada"}, LINK])
    sit(host, server.address, made["table"])
    sit(guest, server.address, made["table"], made["seats"][1]["token"])
    host.get_by_role("button", name="Settings").click()
    host.get_by_role("button", name="This table").click()
    field = host.get_by_label("Name at the seat of Ada")
    field.fill("Ada Lovelace")
    field.press("Enter")
    expect(guest.locator("[data-seat='0'] h2")).to_have_text("Ada Lovelace")
    assert saved_name(host) == "Ada Lovelace"


# ---------------------------------------------------------------------- who is here, whose turn it is
def test_seats_say_who_is_here_and_who_is_away(server: Server, open_browser: Open) -> None:
    host, guest = open_browser(language="en"), open_browser(language="en")
    made = create(host, server.address, "imhotep", [{**YOU, "name": "Ada"}, LINK])
    sit(host, server.address, made["table"])
    seat = host.locator("[data-seat='1'] .who p")
    expect(seat).to_have_text("seat still free")
    sit(guest, server.address, made["table"], made["seats"][1]["token"])
    expect(seat).to_have_text("at the table")
    expect(host.locator("[data-seat='0'] .who p")).to_have_text("you")
    guest.goto("about:blank")
    expect(seat).to_have_text("away")


def test_the_tab_says_whose_turn_it_is(server: Server, open_browser: Open) -> None:
    host, guest = open_browser(language="en"), open_browser(language="fr")
    made = create(host, server.address, "imhotep", [YOU, LINK])
    sit(host, server.address, made["table"])
    sit(guest, server.address, made["table"], made["seats"][1]["token"])
    wait_until(host, lambda: host.locator(LIT).count() + guest.locator(LIT).count() > 0)
    turn = {True: "● Your turn · Imhotep", False: "Imhotep · hypostyle"}
    first = host.locator(LIT).count() > 0
    expect(host).to_have_title(turn[first])
    mover, other = (host, guest) if first else (guest, host)
    press(mover.locator("button.quarry"))
    expect(mover).to_have_title("Imhotep · hypostyle")
    expect(other).to_have_title("● À vous · Imhotep" if first else turn[True])


NOTICES = """
window.notices = [];
window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, options) { notices.push([title, options.body]); }
    close() {}
};
Object.defineProperty(document, 'hidden', {get: () => window.away ?? false});
"""


def test_the_system_says_it_to_whoever_wished_for_it_and_looks_elsewhere(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    page.add_init_script(NOTICES)
    made = create(page, server.address, "imhotep", [YOU, BOT])
    sit(page, server.address, made["table"])
    page.locator(LIT).first.wait_for()
    page.evaluate("away = true")
    press(page.locator("button.quarry"))
    page.locator(LIT).first.wait_for()
    wait_until(page, lambda: step(page) >= 2)
    assert page.evaluate("notices") == [], "nobody wished for it yet"
    page.get_by_role("button", name="Settings").click()
    group = page.get_by_role("group", name="Tell me when it is my turn and the page is hidden")
    group.get_by_label("On").check(force=True)
    wait_until(page, lambda: json.loads(page.evaluate("localStorage['hypostyle']"))["notify"] is True)
    page.keyboard.press("Escape")
    press(page.locator(LIT).first)
    wait_until(page, lambda: page.evaluate("notices.length") > 0 or page.locator(".prompt.chosen").count() > 0)
    if page.evaluate("notices.length") == 0:
        press(page.locator(LIT).first)
    wait_until(page, lambda: page.evaluate("notices.length") > 0)
    assert page.evaluate("notices")[0] == ["It is your turn", "Imhotep"]


def test_a_browser_that_lets_nobody_notify_says_so(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    page.add_init_script("window.Notification = { permission: 'denied', requestPermission: async () => 'denied' }")
    page.goto(server.address)
    page.get_by_role("button", name="Settings").click()
    group = page.get_by_role("group", name="Tell me when it is my turn and the page is hidden")
    group.get_by_label("On").check(force=True)
    page.get_by_text("does not let this page notify you").wait_for()
    assert json.loads(page.evaluate("localStorage['hypostyle']"))["notify"] is False


@pytest.mark.parametrize(("language", "told"), [("en", "You are watching"), ("fr", "Vous regardez")])
def test_a_spectator_is_told_so(server: Server, open_browser: Open, language: str, told: str) -> None:
    host, stranger = open_browser(), open_browser(language=language, **PHONE)
    made = create(host, server.address, "imhotep", [YOU, BOT])
    sit(stranger, server.address, made["table"])
    expect(stranger.locator(".watching")).to_contain_text(told)
    sit(host, server.address, made["table"])
    expect(host.locator(".watching")).to_have_count(0)


def test_ctrl_z_takes_back(server: Server, open_browser: Open) -> None:
    page = open_browser()
    sit(page, server.address, lay(page, server.address, hypostyle.game("imhotep").new(2, 3)))
    press(page.locator("button.quarry"))
    wait_until(page, lambda: step(page) == 1)
    page.keyboard.press("Control+z")
    wait_until(page, lambda: step(page) == 0)


# ---------------------------------------------------------------------- several people at one screen
def test_people_at_one_screen_are_called_by_their_names_and_the_first_hand_is_covered(
    server: Server, open_browser: Open
) -> None:
    page = open_browser(language="en")
    seats = [{**YOU, "name": "Ada"}, {**HERE, "name": "Bo"}]
    made = create(page, server.address, "silver_gold_pyramids", seats)
    visit(page, server.address, f"/t/{made['table']}")
    cover = page.locator(".handover button")
    cover.wait_for()
    assert page.locator("main.table, [role=log]").count() == 0
    accessible(page, "first-cover")
    cover.click()
    page.locator(LIT).first.wait_for()
    assert page.locator("[data-seat] .who p").all_inner_texts() == ["at this screen", "at this screen"]
    assert called(page) == ["Ada", "Bo"]
    page.reload()
    cover.wait_for()


def test_to_play_from_here_keeps_the_names(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    made = create(page, server.address, "imhotep", [{**YOU, "name": "Ada"}, {**HERE, "name": "Bo"}])
    sit(page, server.address, made["table"])
    press(page.locator("button.quarry"))
    wait_until(page, lambda: step(page) == 1)
    press(page.locator("button.quarry"))
    wait_until(page, lambda: step(page) == 2)
    page.goto(f"{server.address}/t/{made['table']}?step=1")
    page.get_by_role("button", name="Play from here").click()
    wait_until(page, lambda: made["table"] not in page.url)
    page.locator("main.table").wait_for()
    assert called(page) == ["Ada", "Bo"]


# ---------------------------------------------------------------------- the own tables
@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_my_tables_say_how_they_stand_and_can_be_deleted(
    server: Server, open_browser: Open, screen: dict[str, object]
) -> None:
    page = open_browser(language="en", **screen)
    create(page, server.address, "imhotep", [{**YOU, "name": "Ada"}, BOT])
    over = hypostyle.game("mykerinos").new(2, 3)
    while not over.over:
        over.play(over.decisions[0].seat, over.decisions[0].actions[0])
    lay(page, server.address, over)
    page.goto(f"{server.address}/tables")
    open_card = page.locator("li.card", has_text="Imhotep")
    expect(open_card.locator(".stands")).to_contain_text("Round 1 ·")
    done = page.locator("li.card", has_text="Mykerinos")
    best = max(over.outcome.scores)
    expect(done.locator(".stands")).to_contain_text(f" {best}, ")
    accessible(page, f"my-tables-{len(screen)}")
    done.get_by_role("button", name="Delete").click()
    done.get_by_role("button", name="Delete for good").click()
    expect(done).to_have_count(0)
    page.reload()
    expect(page.locator("li.card")).to_have_count(1)


def test_a_table_of_others_too_only_leaves_the_list(server: Server, open_browser: Open) -> None:
    host, guest = open_browser(language="en"), open_browser(language="en")
    made = create(host, server.address, "imhotep", [YOU, LINK])
    sit(guest, server.address, made["table"], made["seats"][1]["token"])
    host.goto(f"{server.address}/tables")
    host.get_by_role("button", name="Remove").click()
    host.get_by_role("button", name="Remove from my list").click()
    expect(host.locator("li.card")).to_have_count(0)
    sit(guest, server.address, made["table"])
    visit(guest, server.address, "/tables")
    expect(guest.locator("li.card")).to_have_count(1)


# ---------------------------------------------------------------------- first defaults
def test_a_light_game_is_lit_first(server: Server, open_browser: Open) -> None:
    page = open_browser()
    page.goto(server.address)
    lit = page.locator(".featured a[href^='/new/']:visible")
    expect(lit).to_have_attribute("href", "/new/silver_gold_pyramids")


@pytest.mark.parametrize(("slug", "players"), [("egizia", 3), ("mykerinos", 3), ("imhotep", 2)])
def test_a_first_match_shows_the_game_well_against_the_gentlest(
    server: Server, open_browser: Open, slug: str, players: int
) -> None:
    page = open_browser(language="en")
    page.goto(f"{server.address}/new/{slug}")
    seats = page.locator("#seats > li")
    expect(seats).to_have_count(players)
    expect(page.locator("#seats .level")).to_have_text(["first steps"] * (players - 1))
    keep(page, f"first-{slug}")


def test_the_next_match_begins_as_the_last_did(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    create(page, server.address, "egizia", [YOU, {"kind": "bot", "character": "tiyi"}])
    page.goto(f"{server.address}/new/egizia")
    expect(page.locator("#seats > li")).to_have_count(2)
    expect(page.locator("#seats > li").last).to_contain_text("Tiye")


def test_the_page_of_the_cards_is_one_click_away(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    page.goto(server.address)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="Redraw cards").click()
    wait_until(page, lambda: page.url.endswith("/cards"))


def test_late_matches_are_listed_with_their_round(server: Server, open_browser: Open) -> None:
    page = open_browser(language="fr")
    lay(page, server.address, late("mykerinos", 2, played=0.6))
    page.goto(f"{server.address}/tables")
    expect(page.locator("li.card .stands")).to_contain_text("Saison ")
