"""Egizia in a real browser: whole games by clicking what is lit, the building planner, keys, a phone, a reload."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import hypostyle
from hypostyle.bots import make
from hypostyle.engine.match import Match
from tests.e2e import hands
from tests.e2e.conftest import accessible, keep
from tests.e2e.hands import LIT, MOST_CLICKS, lay, over, press, sit, steady, uncover, wait_until
from tests.server.running import Server

YOU, BOT = {"kind": "you"}, {"kind": "bot", "level": "greedy"}
GAME = hypostyle.game("egizia")
WORDS = GAME.words
Open = Callable[..., Page]

# What is lit and seen: its first action, and how large it is.
SEEN = """() => [...document.querySelectorAll('[data-action]')].filter(one => one.checkVisibility()).map(one => {
    const box = one.getBoundingClientRect()
    return { id: Number(one.dataset.action.split(' ')[0]), width: box.width, height: box.height }
})"""
# What one would like to click most: ships before passing, waiting ships, cards for later, whole plans. A builder sails
# to the sites first. A plan asks the server what would come of it: the same thing is not clicked again meanwhile.
PICK = """(lit, random, { actions, builder }) => {
    const chosen = document.querySelectorAll('.team[aria-pressed=true]').length;
    const settled = document.querySelector('.market [aria-pressed=true]') !== null;
    const liking = { play: 80, extra: 80, sell: 70, buy: 20, withdraw: 1, pass: 0, decline: 0 };
    const taste = (thing) => {
        const action = actions[Number(thing.dataset.action.split(' ')[0])];
        switch (action.verb) {
            case 'build': // another team joins; a smaller crew would only go to and fro
                return thing.classList.contains('primary') ? 10 : action.crew.split('_').length > chosen ? 60 : -1;
            case 'place':
                if (action.space.endsWith('waiting')) return 90;
                if (action.space.includes('slot')) return builder ? 95 : 20;
                return thing.querySelector('.nile.anytime') ? 40 : 30;
            case 'advance':
                return settled ? -1 : 45; // the plan has its market
            case 'lay':
                return action.monument === 'colonnade' ? 55 : 50;
            default:
                return liking[action.verb] ?? 5;
        }
    };
    const best = Math.max(...lit.map(taste));
    const found = best < 0 ? null : lit.find((thing) => taste(thing) === best);
    const step = document.querySelector('main.table').dataset.step;
    const click = { what: `${found?.dataset.action} ${step}`, at: Date.now() };
    if (!found || (window.clicked?.what === click.what && click.at - window.clicked.at < 150)) return null;
    window.clicked = click;
    return found;
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
    "card_used": " played ",
}
MOST_SEEDS = 30


def create(page: Page, address: str, seats: list[dict[str, Any]], seed: int) -> None:
    sit(page, address, hands.create(page, address, "egizia", seats, seed=seed)["table"])
    page.locator(LIT).first.wait_for()


def play_on(page: Page, until: str = "", builder: bool = False, stop: int = MOST_CLICKS) -> None:
    """Until something is in sight, or to the end."""
    actions = [WORDS.describe(action) for action in range(WORDS.action_count)]
    wish = {"actions": actions, "builder": builder}
    hands.play([page], random.Random(0), stop=stop, until=until, pick=PICK, wish=wish)


def play_until(page: Page, fact: Callable[[], bool], look: Callable[[], None] = lambda: None) -> None:
    """One click after the other, with a look before each, until it is so; the match must come to it."""
    for _ in range(MOST_CLICKS):
        if fact():
            return
        look()
        play_on(page, builder=True, stop=1)
    raise AssertionError("it did not come to that")


def log(page: Page) -> str:
    return "\n".join(page.locator("[role=log]").all_inner_texts())  # at once: the table may be covered the next moment


def sheet(page: Page) -> str:
    title = page.locator(".veil h3")
    return title.first.inner_text() if title.count() else ""


@pytest.mark.parametrize(("seats", "language", "seed"), [(2, "fr", 3), (3, "en", 4), (4, "fr", 5)])
def test_a_whole_game_by_clicking_only_what_is_lit(
    server: Server, open_browser: Open, seats: int, language: str, seed: int
) -> None:
    page = open_browser(language=language)
    create(page, server.address, [YOU] + [BOT] * (seats - 1), seed)
    with steady(page):
        play_on(page, ".at-card [data-action]")
        page.locator(".at-card [data-action]").first.hover()
        page.locator("[role=tooltip]").wait_for()
        keep(page, f"egizia-{seats}-{language}-river")
        play_on(page, ".picture")
        keep(page, f"egizia-{seats}-{language}-build")
        play_on(page)
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
def test_what_is_rare_can_be_clicked(server: Server, open_browser: Open, event: str) -> None:
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


def two_uses(match: Match) -> bool:
    """Whether a card may be played for one thing or for the other now."""
    cards = [action.fields["card"] for action in match.decisions[0].actions if action.verb == "play"]
    return len(cards) > len(set(cards))


def test_a_card_of_two_uses_is_played_for_either(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    uncover(page, server.address, lay(page, server.address, hands.come_to("egizia", two_uses, seats=4, seed=17)))
    both = page.locator(".sheet .chip [data-action]")
    assert sorted(both.all_inner_texts()) == ["4 stones", "4 wheat"]
    before = hands.step(page)
    both.first.click()
    wait_until(page, lambda: hands.moved_on(page, before))


def test_a_plan_is_carried_out_as_it_was_foretold(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    create(page, server.address, [YOU, BOT, BOT], 11)
    play_on(page, ".veil h3", builder=True)
    play_until(page, lambda: "obelisk" in sheet(page))
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


def test_a_brick_that_a_plan_does_not_reach_says_why(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    create(page, server.address, [YOU, BOT, BOT], 11)
    play_on(page, ".veil h3", builder=True)
    play_until(page, lambda: "obelisk" in sheet(page))
    dark, lit = page.locator(".picture [data-thing]:not([data-action])"), page.locator(".picture [data-action]")
    page.locator(".team:is([data-action], [aria-pressed=true])").first.wait_for()
    if page.locator(".team[aria-pressed=true]").count() == 0:
        page.keyboard.press("g")
    lit.first.wait_for()
    planned = page.locator(".side ol li")
    for bricks in range(MOST_CLICKS):
        if lit.count() == 0:
            break
        press(lit.first)
        expect(planned).to_have_count(bricks + 1, timeout=20_000)
    press(dark.first)
    page.get_by_text("Left in this plan: strength").wait_for()
    assert page.locator(".prompt .answer").count() == 0, "the numbers are the answer"


def test_keys_alone(server: Server, open_browser: Open) -> None:
    page = open_browser()
    create(page, server.address, [YOU, BOT], 6)
    before, turns = log(page), 0
    while "Bâtir" not in sheet(page):
        wait_until(page, lambda: page.locator(LIT).count() > 0)
        hands.focus_lit(page)
        page.keyboard.press("ArrowRight" if turns % 2 else "ArrowLeft")
        hands.focus_lit(page)
        page.keyboard.press("Enter")
        turns += 1
        assert turns < 60, "no key led to the building site"
    assert len(log(page)) > len(before)


def test_a_phone(server: Server, open_browser: Open) -> None:
    page = open_browser(size=(390, 844), language="en", has_touch=True, is_mobile=True, device_scale_factor=2)
    create(page, server.address, [YOU, BOT], 7)
    small: set[str] = set()

    def look() -> None:
        for thing in page.evaluate(SEEN):
            if min(thing["width"], thing["height"]) < 43.5:
                small.add(f"{WORDS.describe(thing['id'])} {thing['width']:.0f}x{thing['height']:.0f}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"

    play_on(page, ".at-card [data-action]")
    log_before = log(page)
    card = page.locator(".at-card [data-action]").first
    card.scroll_into_view_if_needed()
    card.tap()
    page.locator("[role=tooltip] .primary").wait_for()
    keep(page, "egizia-phone-tap")
    assert log(page) == log_before, "the first tap looks, the second plays"
    page.locator("[role=tooltip] .primary").tap()
    wait_until(page, lambda: log(page) != log_before)
    play_until(page, lambda: page.locator(".picture").count() > 0, look)
    keep(page, "egizia-phone-build")
    play_until(page, lambda: "Round 3" in log(page), look)
    assert small == set()


def test_a_reload_in_mid_turn_finds_the_site_as_it_was(server: Server, open_browser: Open) -> None:
    page = open_browser()
    create(page, server.address, [YOU, BOT], 8)
    play_on(page, ".veil h3", builder=True)
    play_until(page, lambda: "Bâtir" in sheet(page))
    lines, title = log(page), sheet(page)
    page.reload()
    page.locator(".veil h3").wait_for()
    assert (log(page), sheet(page)) == (lines, title)
    page.locator(LIT).first.wait_for()


def test_what_cannot_be_reached_says_why(server: Server, open_browser: Open) -> None:
    page = open_browser()
    create(page, server.address, [YOU, BOT, BOT], 9)
    unreachable = ".at-card [data-thing]:not([data-action])"
    play_until(page, lambda: page.locator(unreachable).count() > 4)
    page.locator(unreachable).first.dispatch_event("click")
    page.locator("[role=alert]").wait_for()


def test_no_accessibility_violation(server: Server, open_browser: Open) -> None:
    page = open_browser()
    create(page, server.address, [YOU, BOT, BOT, BOT], 10)
    for place, arrived in (("start", LIT), ("river", ".river [data-action]"), ("build", ".picture [data-action]")):
        play_on(page, arrived.replace(":visible", ""), builder=True)
        accessible(page, f"egizia-{place}")
