"""What a person meets while sitting at a table: prompts, hints, taps, keys, sounds, and the moves of others."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

import hypostyle
from hypostyle.engine.match import Match
from tests.e2e.conftest import accessible, keep
from tests.e2e.hands import LIT, create, lay, play_on, press, sit, step, wait_until
from tests.server.running import Server

YOU, BOT, LINK, HERE = {"kind": "you"}, {"kind": "bot", "level": "greedy"}, {"kind": "link"}, {"kind": "here"}
GAME = hypostyle.game("imhotep")
PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True}
Open = Callable[..., Page]


def ready_to_sail(site: str = "pyramid") -> tuple[Match, int]:
    """A match in which a boat may sail to a site, with the action that sends it."""
    for seed in range(50):
        dice = random.Random(seed)
        match = GAME.new(2, seed)
        for _ in range(14):
            decision = match.decisions[0]
            sails = [action for action in decision.actions if action.fields.get("site") == site]
            if sails and any(action.verb == "take" for action in decision.actions):
                return match, sails[0].id
            match.play(decision.seat, dice.choice([action for action in decision.actions if action.verb != "sail"]))
    raise AssertionError("no boat can sail")


def at_the_harbour(page: Page, address: str) -> int:
    """Sit where a boat may sail to the Pyramid; returns the action."""
    match, action = ready_to_sail()
    sit(page, address, lay(page, address, match))
    page.locator(LIT).first.wait_for()
    return action


def scores(page: Page) -> list[str]:
    return [score.inner_text().split()[-1] for score in page.locator("[data-seat] .score").all()]


def lit_for(page: Page, action: int) -> str:
    """The things that lead to an action, as a selector."""
    return f"[data-action~='{action}']:visible"


def test_the_question_follows_the_clicks(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    action = at_the_harbour(page, server.address)
    sentence = page.locator(".sentence")
    first = sentence.inner_text()
    assert "Your turn" in first
    press(page.locator(lit_for(page, action)).first)
    wait_until(page, lambda: "Where do you send boat" in sentence.inner_text())
    page.keyboard.press("Escape")
    wait_until(page, lambda: sentence.inner_text() == first)


def test_on_a_touch_screen_the_first_tap_shows_and_the_second_plays(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en", **PHONE)
    at_the_harbour(page, server.address)
    before = step(page)
    quarry = page.locator("button.quarry")
    quarry.tap()
    page.get_by_text("Tap again to play").wait_for()
    assert page.locator("[data-armed]").count() == 1
    assert step(page) == before
    quarry.tap()
    wait_until(page, lambda: step(page) == before + 1)


def test_one_tap_is_enough_for_those_who_want_it(server: Server, open_browser: Open) -> None:
    page = open_browser(settings={"oneTap": True}, **PHONE)
    at_the_harbour(page, server.address)
    before = step(page)
    page.locator("button.quarry").tap()
    wait_until(page, lambda: step(page) == before + 1)


def test_a_hint_comes_in_three_steps_and_only_in_the_own_log(server: Server, open_browser: Open) -> None:
    host, friend = open_browser(language="en"), open_browser(language="en")
    made = create(host, server.address, "imhotep", [YOU, LINK])
    sit(host, server.address, made["table"])
    sit(friend, server.address, made["table"], made["seats"][1]["token"])
    wait_until(host, lambda: host.locator(LIT).count() + friend.locator(LIT).count() > 0)
    asking, other = (host, friend) if host.locator(LIT).count() else (friend, host)
    for number, words in enumerate(("Look|Something good", "I would play", "compared with|about as much"), 1):
        asking.keyboard.press("h")
        wait_until(asking, lambda number=number: asking.locator(".note").count() == number)  # type: ignore[misc]
        assert any(word in asking.locator(".note").last.inner_text() for word in words.split("|"))
        assert (asking.locator(".hint, .hinted").count() > 1) == (number > 1), "the ring comes with the move"
    assert other.locator(".note").count() == 0
    accessible(asking)


def test_what_another_moved_keeps_its_frame_until_the_own_move(server: Server, open_browser: Open) -> None:
    page = open_browser()
    action = at_the_harbour(page, server.address)
    framed = page.locator("[data-place^='pyramid-'] .moved")
    assert framed.count() == 0
    press(page.locator(lit_for(page, action)).first)
    press(page.locator(lit_for(page, action)).last)  # now the other seat looks
    wait_until(page, lambda: framed.count() > 0)
    press(page.locator(LIT).first)  # and moves: for the one who sent the boat it was no move of another
    if page.locator(".prompt.chosen").count():
        press(page.locator(LIT).last)
    wait_until(page, lambda: framed.count() == 0)


def test_points_fly_to_their_seat_and_any_key_finishes(server: Server, open_browser: Open) -> None:
    page = open_browser(reduced_motion="no-preference", settings={"motion": "slow"})
    action = at_the_harbour(page, server.address)
    before = scores(page)
    press(page.locator(lit_for(page, action)).first)
    press(page.locator(lit_for(page, action)).last)
    page.locator(".disc").first.wait_for(state="attached")
    assert scores(page) == before, "the score waits for the points to land"
    page.keyboard.press("Shift")
    wait_until(page, lambda: page.locator(".disc").count() == 0 and scores(page) != before)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_no_motion_when_none_is_wanted(server: Server, open_browser: Open, motion: str) -> None:
    page = open_browser(reduced_motion=motion, settings={"motion": "off"})
    action = at_the_harbour(page, server.address)
    before = scores(page)
    press(page.locator(lit_for(page, action)).first)
    press(page.locator(lit_for(page, action)).last)
    wait_until(page, lambda: scores(page) != before)
    running = page.evaluate(
        "document.getAnimations().filter(one => one.effect.getComputedTiming().endTime > 20).length"
    )
    assert (running, page.locator(".disc").count()) == (0, 0)


def test_the_palette_lists_what_is_refused_last_and_why(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    at_the_harbour(page, server.address)
    page.keyboard.press("/")
    page.keyboard.type("boat")
    refused = page.locator("[role=option][aria-disabled=true]")
    wait_until(page, lambda: refused.count() > 0 and len(refused.last.locator(".muted").inner_text()) > 10)
    dead = page.locator("[role=option]").evaluate_all("lines => lines.map(line => line.ariaDisabled === 'true')")
    assert dead == sorted(dead)
    assert not dead[0]
    assert page.locator("[role=option][aria-disabled=true][data-action]").count() == 0
    before = step(page)
    page.keyboard.press("ArrowDown")
    wait_until(page, lambda: page.locator("[aria-selected=true] .muted").inner_text() != "")
    accessible(page, "palette")
    assert step(page) == before


def test_keys_ask_look_number_and_explain_themselves(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    at_the_harbour(page, server.address)
    before = step(page)
    page.keyboard.press("Shift+Digit2")
    assert page.evaluate("document.activeElement.dataset.seat") == "1"
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.hasAttribute('data-action')")
    page.locator("[data-thing]:not([data-action]):visible").first.focus()
    page.keyboard.press("?")
    assert "why not" in page.locator("[role=alert]").inner_text()
    page.keyboard.press("Escape")
    page.locator("[role=alert]").wait_for(state="detached")
    page.keyboard.press("F1")
    page.locator("dialog kbd").first.wait_for()
    page.keyboard.press("Escape")
    page.keyboard.down("Alt")
    page.get_by_text("Boat 1", exact=True).first.wait_for()
    keep(page, "labels")
    page.keyboard.up("Alt")
    page.locator(".label").first.wait_for(state="detached")
    page.keyboard.press("Digit1")  # the quarry: nothing in the prompt is numbered here
    wait_until(page, lambda: step(page) > before)


def test_the_log_says_how_many_lines_are_new(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    made = create(page, server.address, "imhotep", [YOU, HERE])
    sit(page, server.address, made["table"])
    play_on([page], random.Random(7), stop=60)
    log = page.locator("[role=log]")
    wait_until(page, lambda: log.evaluate("log => log.scrollTop > 0"))  # it has followed
    log.evaluate("log => log.scrollTo(0, 0)")
    page.locator(".newest").wait_for()  # "To the newest", or how many came since
    play_on([page], random.Random(8), stop=3)
    page.get_by_text(" new", exact=False).last.wait_for()
    assert page.locator("[role=log] h3").first.inner_text() == "Round 1"


def test_sounds_are_made_only_when_wished_for(server: Server, open_browser: Open) -> None:
    for sound, heard in ((False, False), (True, True)):
        page = open_browser(settings={"sound": sound})
        page.add_init_script(
            "window.rung = 0; const start = OscillatorNode.prototype.start;"
            "OscillatorNode.prototype.start = function (...when) { window.rung += 1; return start.apply(this, when); };"
        )
        at_the_harbour(page, server.address)
        before = step(page)
        press(page.locator("button.quarry"))
        wait_until(page, lambda page=page, before=before: step(page) > before)  # type: ignore[misc]
        assert (page.evaluate("window.rung") > 0) is heard


def test_somebody_who_left_is_shown_as_away(server: Server, open_browser: Open) -> None:
    host, friend = open_browser(language="en"), open_browser()
    made = create(host, server.address, "imhotep", [YOU, LINK])
    sit(host, server.address, made["table"])
    sit(friend, server.address, made["table"], made["seats"][1]["token"])
    friend.close()
    host.locator("[data-seat='1'].away").wait_for()


def test_a_phone_on_its_side(server: Server, open_browser: Open) -> None:
    page = open_browser(size=(844, 390), has_touch=True, is_mobile=True)
    at_the_harbour(page, server.address)
    keep(page, "imhotep-phone-landscape")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    dock = page.locator(".table > .dock").bounding_box()
    assert dock
    assert dock["x"] > 844 / 2, "the prompt is beside the board"
    assert dock["y"] + dock["height"] <= 390, "the prompt is on the screen"


def test_the_words_of_the_section_that_is_asked_keep_off_its_edge(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    sit(page, server.address, lay(page, server.address, GAME.new(2, 3)))
    page.get_by_role("button", name="Rules").first.click()
    section, title = (page.locator(f"section.asked{part}").bounding_box() for part in ("", " .title"))
    keep(page, "rules-asked")
    assert section is not None
    assert title is not None
    assert title["x"] >= section["x"] + 10
