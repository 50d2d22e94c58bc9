"""Silver & Gold: Pyramids in a real browser: whole games by what is lit, by keys, by finger, by two at a time."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

import hypostyle
from hypostyle.bots import make
from hypostyle.engine.match import Match
from tests.e2e import hands
from tests.e2e.conftest import accessible, keep
from tests.e2e.hands import LIT, create, lay, log_length, over, press, sit, steady, uncover, unseen, wait_until
from tests.server.running import Server

GAME = hypostyle.game("silver_gold_pyramids")
YOU, BOT, LINK, HERE = {"kind": "you"}, {"kind": "bot", "level": "greedy"}, {"kind": "link"}, {"kind": "here"}
CONFIRM = ".seal[data-action]:visible"
CELL = ".cell[data-action]:visible"
PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
Open = Callable[..., Page]

# Mostly the button that plays, once it is lit.
PICK = """(lit, random) => {
    const ready = lit.filter((one) => one.matches('.seal'));
    const among = ready.length > 0 && random() < 0.8 ? ready : lit;
    return among[Math.floor(random() * among.length)];
}"""


def seated(page: Page, server: Server, *others: dict[str, Any], seed: int) -> dict[str, Any]:
    made = create(page, server.address, GAME.slug, [YOU, *others], seed=seed)
    sit(page, server.address, made["table"])
    page.locator(LIT).first.wait_for()
    return made


def play(page: Page, seed: int, until: str = "") -> None:
    """By what is lit, until something is seen, or to the end."""
    hands.play([page], random.Random(seed), stop=5_000, until=until, pick=PICK)


@cache
def reached(stage: str, seats: int = 2, step: int = 0, seed: int = 3) -> Match:
    """A match of greedy seats that has come to a stage, after a number of steps at least."""
    match = GAME.new(seats, seed)
    bots = [make("greedy", GAME, seat) for seat in range(seats)]
    while len(match.log) < step or match.view()["stage"] != stage:
        seat = match.decisions[0].seat
        match.play(seat, bots[seat].choose(match.knowledge(seat)))
    return match


def laid(page: Page, server: Server, match: Match) -> None:
    uncover(page, server.address, lay(page, server.address, match))


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
    server: Server, open_browser: Open, seats: int, language: str
) -> None:
    page = open_browser(language=language)
    with no_error(page):
        seated(page, server, *[BOT] * (seats - 1), seed=seats)
        with steady(page):
            keep(page, f"pyramids-{seats}-{language}-draft")
            play(page, seats, ".choosing")
            keep(page, f"pyramids-{seats}-{language}-replacement")
            play(page, seats, ".cell[data-action]")
            page.keyboard.press("Escape")  # whatever was in hand
            press(page.locator(CELL).last)
            page.locator(".gains .total").wait_for()
            keep(page, f"pyramids-{seats}-{language}-held")
            play(page, seats)
    assert over(page)
    keep(page, f"pyramids-{seats}-{language}-end")


def test_what_a_choice_brings_is_shown_before_it_is_sealed(server: Server, open_browser: Open) -> None:
    page = open_browser()
    seated(page, server, BOT, seed=1)
    drafted(page)
    compared = 0
    while compared < 3:
        play(page, compared + 1, ".cell[data-action]")
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
    return bool(page.evaluate("what => document.activeElement.matches(what)", what))


def tab_to(page: Page, what: str) -> None:
    for _ in range(40):
        page.keyboard.press("Tab")
        if focused(page, what):
            return
    raise AssertionError(f"Tab does not lead to {what}")


# What somebody at the keyboard meets: where the focus is, what is asked, whether anything is ready to be played.
MET = """() => {
  const here = document.activeElement
  return {
    over: document.querySelector('dialog[open] table') !== null,
    lit: here.matches('.scene [data-action]'), taking: here.closest('.display') !== null,
    ready: document.querySelector('.seal[data-action]') !== null,
    bonus: document.querySelector('.sentence')?.textContent.includes('red cross') ?? false,
    step: document.querySelector('main.table').dataset.step,
  }
}"""


def test_a_whole_game_by_keys_alone(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    chosen = {"pattern": 0, "bonus": 0, "card": 0}
    met: dict[str, Any] = {"step": None}

    def asked_again() -> bool:
        """The focus goes on by itself, to whatever is asked next."""
        before = met["step"]
        met.update(page.evaluate(MET))
        if not met["over"] and (met["step"] == before or not met["lit"]):
            met["step"] = before
            return False
        return True

    with no_error(page):
        seated(page, server, BOT, seed=4)
        unseen(page)
        tab_to(page, ".dealt [data-action]")
        for key in ("Enter", "ArrowRight", "Enter", "Enter"):  # this card and the next one, sealed
            page.keyboard.press(key)
        dice = random.Random(5)
        met["step"] = "0"
        while True:
            wait_until(page, asked_again)
            if met["over"]:
                break
            chosen["card" if met["taking"] else "bonus" if met["bonus"] else "pattern"] += 1
            ways = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", *([] if met["taking"] else ["r", "m", "R", "o"])]
            for key in dice.choices(ways, k=dice.randrange(3)):
                page.keyboard.press(key)
            for key in "rrrrmrrr":  # turned to where it fits nowhere
                if page.evaluate(MET)["lit"]:
                    break
                page.keyboard.press(key)
            page.keyboard.press("Enter")
            assert page.evaluate(MET)["ready"], "nothing is held"
            page.keyboard.press("Enter")
    assert min(chosen.values()) > 0, f"something never happened: {chosen}"
    assert focused(page, "dialog *"), "the score sheet has the focus"


def test_keys_find_their_way_out_of_a_position_that_fits_nowhere(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    laid(page, server, reached("marking", 2, 44, seed=10))  # a line of three, upright only
    tab_to(page, CELL.removesuffix(":visible"))
    page.keyboard.press("Enter")
    held = page.locator(".cell[aria-pressed='true']")
    cells = held.count()
    for _ in range(4):
        page.keyboard.press("r")
        if not held.count():
            break
    assert "fits nowhere" in page.locator(".gains").inner_text()
    assert focused(page, ".cell"), "the focus stays on the card"
    page.keyboard.press("Enter")
    page.locator("[role=alert]").wait_for()
    page.keyboard.press("Escape")
    page.locator("[role=alert]").wait_for(state="detached")
    for _ in range(3):
        page.keyboard.press("r")
        if held.count():
            break
    assert held.count() == cells, "what was held comes back"
    assert focused(page, ".cell[aria-pressed='true']")


def test_a_ghost_turns_and_snaps_to_legal_places_only(server: Server, open_browser: Open) -> None:
    page = open_browser()
    laid(page, server, reached("marking", 2, 6))
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
    for wish in ({}, {"shiftKey": True}):  # right click turns, with Shift it mirrors
        before = page.locator(".positions [aria-pressed=true]").get_attribute("aria-label")
        page.locator(".cell").first.dispatch_event("contextmenu", wish)
        after = page.locator(".positions [aria-pressed=true]").get_attribute("aria-label")
        assert after != before
    page.keyboard.press("o")
    assert held.count() == 0
    press(page.locator(CELL).first)
    assert held.count() == 1
    page.keyboard.press("Escape")
    assert held.count() == 0
    page.locator(CELL).first.dblclick()
    assert held.count() == 1


def test_a_phone(server: Server, open_browser: Open) -> None:
    page = open_browser(**PHONE)
    with no_error(page):
        seated(page, server, BOT, seed=7)
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
        drawn = page.locator(".scroll svg").inner_html()
        drag_up(page, page.locator(CELL).first, second=True)
        assert page.locator(".scroll svg").inner_html() != drawn, "a second finger turns the pattern"
        for tab in range(4):
            page.locator("nav button").nth(tab).click()
            keep(page, f"pyramids-phone-{tab}")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
        page.locator("nav button").first.click()
        play(page, 7)
    assert over(page)


def drag_up(page: Page, cell: Locator, second: bool = False) -> None:
    """A finger that comes down below the cell and moves: the ghost follows above it; a second one may join."""
    box = cell.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 1.5
    first, other = [{"x": x + 4, "y": y, "id": 0}], [{"x": x + 90, "y": y + 60, "id": 1}]
    kinds = [("touchStart", [{"x": x, "y": y, "id": 0}]), ("touchMove", [{"x": x + 12, "y": y, "id": 0}])]
    kinds += [("touchMove", first), ("touchStart", first + other), ("touchEnd", first)] if second else []
    session = page.context.new_cdp_session(page)
    for kind, points in [*kinds, ("touchMove", first), ("touchEnd", [])]:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.mark.parametrize("first", [0, 1], ids=["host first", "friend first"])
def test_two_browsers_choose_at_the_same_time_with_a_reload_in_between(
    server: Server, open_browser: Open, first: int
) -> None:
    host, friend = open_browser(), open_browser()
    made = create(host, server.address, GAME.slug, [YOU, LINK])
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
    completed = late.locator(".display ol").count() > 0  # no seed can be chosen among friends: it may happen at once
    assert completed or "Carte Expédition 2" in last[0].inner_text()


def test_two_people_at_one_screen(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    seated(page, server, HERE, seed=4)
    covers = page.locator(".handover button")
    for _ in range(4):  # the draft and three expeditions, each chosen by both
        play(page, 4, ".handover button")
        covers.click()
        lines = log_length(page)
        play(page, 4, ".handover button")
        covers.click()
        assert log_length(page) > lines, "both have chosen: it is told"
    assert log_length(page) > 5


def test_half_a_choice_waits_while_somebody_else_is_looked_at(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    laid(page, server, reached("marking", 3, 30))
    held, watched = page.locator(".cell[aria-pressed='true']"), page.locator(".watched")
    press(page.locator(CELL).first)
    cells = held.count()
    page.locator("[data-seat='2'] .pieces .look").click()
    watched.get_by_text("Lotus").wait_for()
    assert page.locator(CELL).count() == held.count() == page.locator(CONFIRM).count() == 0
    press(page.locator(".cell").first)  # somebody else's cards ask nothing and answer nothing
    assert page.locator("[role=alert]").count() == 0
    keep(page, "pyramids-looking")
    page.get_by_role("button", name="Back to my cards").last.click()
    assert held.count() == cells > 0
    page.keyboard.press("Shift+Digit2")
    page.keyboard.press("Enter")
    watched.get_by_text("Wedjat").wait_for()
    assert focused(page, ".watched button"), "the way back"
    page.keyboard.press("v")
    watched.get_by_text("Lotus").wait_for()
    page.keyboard.press("Escape")
    watched.wait_for(state="detached")
    assert held.count() == cells
    assert focused(page, ".cell[data-action]")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_spectator_looks_closely_at_whom_they_like(server: Server, open_browser: Open, phone: bool) -> None:
    host, guest = open_browser(), open_browser(language="en", **(PHONE if phone else {}))
    table = lay(host, server.address, reached("marking", 3, 30))
    sit(guest, server.address, table)
    watched = guest.locator(".watched")
    watched.get_by_text("Ankh").wait_for()
    if phone:
        guest.locator("nav button").nth(2).tap()
        guest.locator(".look").last.tap()
    else:
        guest.locator("[data-seat='2'] .pieces .look").click()
    watched.get_by_text("Lotus").wait_for()
    numbers = [card["number"] for card in reached("marking", 3, 30).view()["players"][2]["cards"]]
    for number in numbers:
        guest.get_by_role("group", name=f"Card {number}").first.wait_for()
    guest.get_by_role("button", name="Next player").click()
    watched.get_by_text("Ankh").wait_for()
    keep(guest, f"pyramids-spectator{'-phone' * phone}")
    assert guest.evaluate("document.documentElement.scrollWidth <= innerWidth")


# Seal, and at the reveal all but stop its clock: only a key can end it then. Returns on how many cards marks are drawn.
SEAL_AND_STOP = """async () => {
  const clock = () => document.getAnimations().find(one => one.effect.target === document.body)
  document.querySelector('.seal[data-action]').click()
  while (!clock()) await new Promise(requestAnimationFrame)
  clock().playbackRate = 0.001
  await new Promise(requestAnimationFrame)
  return [...document.querySelectorAll('.chamber')].filter(card => card.querySelector('.drawn')).length
}"""


def test_all_choices_are_revealed_together_and_a_key_ends_it(server: Server, open_browser: Open) -> None:
    page = open_browser(reduced_motion="no-preference")
    seated(page, server, BOT, BOT, seed=4)
    drafted(page)
    press(marking(page).first)
    page.locator(CONFIRM).wait_for()
    assert page.evaluate(SEAL_AND_STOP) == 3, "one card of each seat"
    assert page.locator(".seal.revealed").count() == 3
    assert page.locator(CELL).count() == 0, "nothing is asked before it has been seen"
    keep(page, "pyramids-reveal")
    page.keyboard.press("Shift")
    page.locator(".seal.revealed").first.wait_for(state="detached")
    marking(page)
    assert page.locator(".drawn").count() == 0


def test_what_is_not_lit_says_why_not(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    laid(page, server, reached("marking", 2, 8))
    said = page.locator(f"{CELL}[aria-label*='next to a marked cell, free, may be marked']").first.get_attribute(
        "aria-label"
    )
    assert said
    assert re.fullmatch(r"Card \d+, \w+, row \d, column \d, .+", said)
    wall = page.locator(".cell[aria-label*='wall']").first
    press(wall)
    page.get_by_role("alert").get_by_text("wall").wait_for()


def test_no_accessibility_violation_at_any_stage(server: Server, open_browser: Open) -> None:
    page = open_browser()
    for stage, step in (("draft", 0), ("marking", 30), ("replacement", 30)):
        laid(page, server, reached(stage, 3, step))
        if stage == "marking":
            press(page.locator(CELL).first)
            page.locator(".gains .total").wait_for()
        accessible(page, f"pyramids-{stage}")


def shows(pattern: str) -> Callable[[Match], bool]:
    return lambda match: (match.view()["pattern"] or {}).get("name") == pattern


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (720, 450)], ids=["phone", "sideways", "twice"])
def test_the_pattern_is_whole_on_a_small_screen(server: Server, open_browser: Open, size: tuple[int, int]) -> None:
    page = open_browser(size=size)
    for pattern in ("I3", "T4"):
        match = hands.come_to(GAME.slug, shows(pattern))
        uncover(page, server.address, lay(page, server.address, match))
        outer, inner = (page.locator(f".expedition .scroll{part}").bounding_box() for part in ("", " svg"))
        keep(page, f"pyramids-{pattern}-{size[0]}")
        assert outer is not None
        assert inner is not None
        assert inner["x"] >= outer["x"]
        assert inner["y"] >= outer["y"]
        assert inner["x"] + inner["width"] <= outer["x"] + outer["width"]
        assert inner["y"] + inner["height"] <= outer["y"] + outer["height"]
