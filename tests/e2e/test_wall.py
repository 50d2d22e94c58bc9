"""The Hieroglyph Wall in a real browser: whole games by what is lit, by keys, on a phone; and the race for a curse."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Literal

import pytest
from playwright.sync_api import Page

import hypostyle
from hypostyle.engine.match import Match
from tests.e2e.conftest import accessible, keep
from tests.e2e.hands import (
    LIT,
    come_to,
    create,
    lay,
    log_length,
    moved_on,
    over,
    play_on,
    post,
    sit,
    steady,
    step,
    uncover,
    unseen,
    wait_until,
)
from tests.server.races import GAME, OPTIONS, WORDS, Start, race
from tests.server.running import AMPLE, Server, running

CELLS = 14  # animals side by side in the wall
FINGER = 43.5
MOST_KEYS = 4_000
YOU, BOT, LINK, HERE = {"kind": "you"}, {"kind": "bot", "level": "greedy"}, {"kind": "link"}, {"kind": "here"}
Open = Callable[..., Page]
# What a person with a keyboard finds: something lit that has the focus, something lit elsewhere, the end, or nothing.
FOUND = """() => document.querySelector('dialog[open] table') ? 'over'
    : document.activeElement?.hasAttribute('data-action') ? 'focused'
    : [...document.querySelectorAll('[data-action]')].some((one) => one.checkVisibility()) ? 'lit' : 'nothing'"""
TRIPLE_FOUND = (
    re.compile("trouvez? les trois animaux"),
    re.compile("found the three animals"),
)  # to the reader or of another
SHORT_RACES = f"{AMPLE}, race_seconds=0.6, race_pause=0.1, race_credit=0.02, race_pace=0.01"
LONG_RACES = f"{AMPLE}, race_seconds=120.0, race_pause=2.0"


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Races are over before one has looked."""
    with running(tmp_path_factory.mktemp("quick") / "tables.db", SHORT_RACES) as found:
        yield found


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Races that nobody is hurried in."""
    with running(tmp_path_factory.mktemp("patient") / "tables.db", LONG_RACES) as found:
        yield found


def smallest(page: Page, things: str) -> float:
    """The shortest side of these things."""
    sides = "all => Math.min(...all.map(one => one.getBoundingClientRect()).flatMap(box => [box.width, box.height]))"
    return float(page.locator(things).evaluate_all(sides))


# ---------------------------------------------------------------------- whole games
@pytest.mark.parametrize(
    ("seats", "options", "language"), [(2, {"sphinx": True}, "fr"), (4, {"curse": True, "sphinx": False}, "en")]
)
def test_a_whole_game_by_clicking_only_what_is_lit(
    quick: Server, open_browser: Open, seats: int, options: dict[str, Any], language: str
) -> None:
    page = open_browser(language=language)
    made = create(page, quick.address, GAME, [YOU] + [BOT] * (seats - 1), **options)
    sit(page, quick.address, made["table"])
    keep(page, f"wall-{seats}-{language}-start")
    with steady(page):
        play_on([page], random.Random(seats), stop=12)
        keep(page, f"wall-{seats}-{language}-middle")
        play_on([page], random.Random(seats + 10), stop=3000)
    assert over(page)
    keep(page, f"wall-{seats}-{language}-end")


def test_a_whole_game_by_keys_alone(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    made = create(page, server.address, GAME, [YOU, BOT])
    sit(page, server.address, made["table"])
    unseen(page)
    dice = random.Random(3)
    for _ in range(MOST_KEYS):
        found = page.evaluate(FOUND)
        if found == "over":
            break
        if found == "focused":
            page.keyboard.press(dice.choice(["Enter", "Enter", "Enter", "ArrowRight"]))
        elif found == "lit":
            page.keyboard.press("Tab")
        else:
            page.wait_for_timeout(20)
    assert over(page)


def test_a_whole_game_on_a_phone_and_every_target_is_a_finger_wide(quick: Server, open_browser: Open) -> None:
    page = open_browser(size=(390, 844), has_touch=True, is_mobile=True, device_scale_factor=2)
    made = create(page, quick.address, GAME, [YOU, BOT], curse=True)
    sit(page, quick.address, made["table"])
    page.locator(LIT).first.wait_for()
    assert smallest(page, LIT) >= FINGER
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    play_on([page], random.Random(2), stop=15)
    keep(page, "wall-phone")
    play_on([page], random.Random(4), stop=3000)
    assert over(page)


# ---------------------------------------------------------------------- trying a tile
def test_a_slot_shows_the_pairs_of_the_tile_in_hand_and_what_comes_of_them(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    match = come_to(GAME, lambda match: len(match.log) > 8 and match.decisions[0].prompt == "turn")
    uncover(page, server.address, lay(page, server.address, match))
    marked = page.locator(".wall [data-pairs]")
    for digit in ("1", "2", "3"):
        page.keyboard.press(digit)
        if marked.count() > 0:
            break
    number = int(marked.first.get_attribute("data-pairs") or 0) + 1
    slot = page.locator(f".wall [data-action][aria-label*='slot {number}']")
    slot.focus()
    page.get_by_text(f"Slot {number} would make").wait_for()
    keep(page, "wall-forecast")
    described = slot.get_attribute("aria-describedby")
    assert described
    assert page.locator(f"#{described}").inner_text()
    assert page.locator(".news .card").count() > 0


def test_tiles_are_read_and_heard_by_their_animals(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    match = come_to(GAME, lambda match: len(match.log) > 8 and match.decisions[0].prompt == "turn")
    texts = [action.text("en") for action in match.decisions[0].actions]
    assert all("→" in text or "←" in text for text in texts)
    uncover(page, server.address, lay(page, server.address, match))
    assert re.fullmatch(
        r"Tile: \w+ looking (left|right), \w+ looking (left|right)",
        page.locator(".hand [data-action]").first.get_attribute("aria-label") or "",
    )
    page.keyboard.press("/")
    page.get_by_text(texts[0], exact=True).first.wait_for()


def test_a_digit_takes_a_tile_and_another_one_takes_another(server: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    made = create(page, server.address, GAME, [YOU, BOT])
    sit(page, server.address, made["table"])
    page.locator(".hand [data-action]").first.wait_for()
    page.keyboard.press("2")
    assert page.locator(".tile.chosen").count() == 1
    page.keyboard.press("1")
    assert page.locator(".tile").nth(0).get_attribute("class").count("chosen") == 1  # type: ignore[union-attr]
    page.keyboard.press("Escape")
    assert page.locator(".tile.chosen").count() == 0


# ---------------------------------------------------------------------- the race
def cells_of(action: int) -> list[str]:
    """The three cells of a claim, as the page names them."""
    told = WORDS.describe(action)
    up, right = {"right": (0, 1), "up": (1, 0), "up_right": (1, 1), "up_left": (1, -1)}[told["way"]]
    return [f"{told['row'] + up * step} {told['cell'] + right * step}" for step in range(3)]


def tap(page: Page, action: int) -> None:
    for cell in cells_of(action):
        page.locator(f"[data-cell='{cell}']").dispatch_event("click")


def two_in_a_race(server: Server, host: Page, friend: Page, start: Start) -> None:
    two_in_a_match(server, host, friend, start)
    for page in (host, friend):
        page.locator("[data-cell]").first.wait_for()


def two_in_a_match(server: Server, host: Page, friend: Page, start: Start) -> None:
    """A table by link that goes on from a match."""
    laid = lay(host, server.address, start.match())
    wish = {"step": len(start.moves), "seats": [YOU, LINK]}
    made = post(host, server.address, f"/api/tables/{laid}/branch", wish)
    sit(host, server.address, made["table"])
    sit(friend, server.address, made["table"], made["seats"][1]["token"])


def test_two_people_in_a_race__a_wrong_claim_costs_a_pause_and_of_two_right_ones_exactly_one_wins(
    patient: Server, open_browser: Open
) -> None:
    start = race(2)
    host, friend = pages = open_browser(), open_browser(language="en")
    two_in_a_race(patient, host, friend, start)
    keep(host, "wall-race")
    before = step(host)

    tap(host, start.wrong)
    host.get_by_text("Ce n’était pas ça").first.wait_for()
    assert host.locator("[data-cell][data-action]").count() == 0, "nothing can be tapped during the pause"
    friend.get_by_text("that was not it").wait_for()
    keep(friend, "wall-race-wrong")
    assert friend.locator("[data-cell][data-action]").count() > 0
    host.locator("[data-cell][data-action]").first.wait_for()
    assert step(host) == before, "a wrong claim is no move"

    *two, third = cells_of(start.right[0])
    for page, cell in [(page, cell) for page in pages for cell in two] + [(page, third) for page in pages]:
        page.locator(f"[data-cell='{cell}']").dispatch_event("click")
    for page in pages:
        wait_until(page, lambda page=page: step(page) > before)  # type: ignore[misc]
    assert step(host) == step(friend) == before + 1
    found = [page.locator("[role=log]").get_by_text(words) for page, words in zip(pages, TRIPLE_FOUND, strict=True)]
    for told in found:
        told.first.wait_for()
    assert [told.count() for told in found] == [1, 1]
    french, english = (told.inner_text() for told in found)
    assert french.startswith("Vous") != english.startswith("You"), "one of them was first"
    keep(host, "wall-race-won")


def test_at_one_screen_three_cells_are_tapped_and_then_whose_claim_it_is(patient: Server, open_browser: Open) -> None:
    start = race(2)
    page = open_browser(language="en")
    at_a_race(page, patient, start)
    page.locator("[data-cell]").first.wait_for()
    assert page.locator(".hand .tile").count() == 0, "no hand lies open while all look at one screen"
    before = log_length(page)
    tap(page, start.right[0])
    keep(page, "wall-race-whose")
    page.locator(".whose [data-action]").nth(1).click()
    wait_until(page, lambda: log_length(page) > before)


def test_by_keys_and_giving_up_ends_it_where_nobody_finds_anything(patient: Server, open_browser: Open) -> None:
    start = race(2, found=False)
    page = open_browser(language="en")
    at_a_race(page, patient, start)
    page.locator("[data-cell]").first.focus()
    page.keyboard.press("Enter")
    assert page.locator("[data-cell][aria-pressed=true]").count() == 1
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert page.locator("[data-cell][aria-pressed=true]").count() == 2
    page.get_by_role("button", name="Give up the search").press("Enter")
    page.get_by_text("Nobody found the three animals.").wait_for()


def at_a_race(page: Page, server: Server, start: Start) -> None:
    """All people at this screen, and the curse has just come up."""
    sit(page, server.address, lay(page, server.address, start.match()))


def look_at(page: Page, cell: str) -> None:
    """Tap the wall as a whole where a cell is, unless the lens shows it."""
    whole = page.locator(".whole")
    if page.locator(f"[data-cell='{cell}']").count() == 0:
        box = whole.bounding_box()
        assert box is not None
        place = (int(cell.split()[1]) + 0.5) / CELLS
        page.touchscreen.tap(box["x"] + box["width"] * place, box["y"] + box["height"] / 2)
    page.locator(f"[data-cell='{cell}']").wait_for()


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_on_a_phone_the_cells_of_a_race_are_a_finger_wide_and_a_claim_is_made_by_taps(
    patient: Server, open_browser: Open, size: tuple[int, int]
) -> None:
    start = race(2)
    page = open_browser(size=size, language="en", has_touch=True, is_mobile=True, device_scale_factor=2)
    at_a_race(page, patient, start)
    accessible(page, f"wall-race-phone-{size[1]}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the curse scrolls away"
    assert smallest(page, f"[data-cell], .whole, {LIT}") >= FINGER
    seen = set()
    for end in (0, CELLS - 1):  # the lens reaches both ends, and what is marked stays so out of its sight
        look_at(page, f"0 {end}")
        seen |= {one.get_attribute("data-cell") for one in page.locator("[data-cell]").all()}
    assert seen == {f"{row} {cell}" for row, cell in filled(start)}

    before = log_length(page)
    *two, third = sorted(cells_of(start.right[0]), key=lambda cell: int(cell.split()[1]))
    for cell in two:
        look_at(page, cell)
        page.locator(f"[data-cell='{cell}']").tap()
    assert page.locator(".whole [data-marked]").count() == 2
    look_at(page, f"0 {CELLS - 1}")
    look_at(page, "0 0")
    assert page.locator(".whole [data-marked]").count() == 2
    look_at(page, third)
    page.locator(f"[data-cell='{third}']").tap()
    page.locator(".whose [data-action]").nth(1).tap()
    wait_until(page, lambda: log_length(page) > before)


def test_on_a_phone_a_finger_sweeps_over_three_cells(patient: Server, open_browser: Open) -> None:
    start = race(2)
    page = open_browser(size=(390, 844), language="en", has_touch=True, is_mobile=True, device_scale_factor=2)
    at_a_race(page, patient, start)
    cells = sorted(cells_of(start.right[0]), key=lambda cell: int(cell.split()[1]))
    look_at(page, cells[1])  # the lens shows what lies around it, too
    boxes = [page.locator(f"[data-cell='{cell}']").bounding_box() for cell in cells]
    finger = page.context.new_cdp_session(page)
    kinds = ["touchStart", "touchMove", "touchMove"]
    for kind, box in zip(kinds, boxes, strict=True):
        assert box is not None
        spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [spot]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.get_by_text("Who found it?").wait_for()


@pytest.mark.parametrize(("size", "least"), [((390, 844), FINGER), ((390, 664), 39.5), ((360, 640), 39.5)])
def test_on_a_phone_a_wall_as_high_as_can_be_is_searched_without_scrolling(
    patient: Server, open_browser: Open, size: tuple[int, int], least: float
) -> None:
    page = open_browser(size=size, has_touch=True, is_mobile=True, device_scale_factor=2)
    match = asked("search", 2, is_high)
    uncover(page, patient.address, lay(page, patient.address, match))
    page.locator("[data-cell]").first.wait_for()
    keep(page, f"wall-race-phone-{size[1]}")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    box = page.locator("[data-cell]").first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= least


def is_high(match: Match) -> bool:
    wall = match.view()["wall"]
    return bool(max(wall["levels"]) == wall["height"])


def filled(start: Start) -> set[tuple[int, int]]:
    rows = start.match().view()["wall"]["cells"]
    return {(row, cell) for row, cells in enumerate(rows) for cell, there in enumerate(cells) if there}


def test_on_a_small_screen_arrow_keys_take_the_lens_along(patient: Server, open_browser: Open) -> None:
    page = open_browser(size=(390, 844), language="en")
    start = race(2)
    at_a_race(page, patient, start)
    lens = page.get_by_label("Part of the wall shown large")
    lens.press("Home")
    assert lens.get_attribute("aria-valuetext") == f"cells 1 to 8 of {CELLS}"
    page.locator("[data-cell='0 0']").focus()
    for _ in {cell for row, cell in filled(start) if row == 0 and cell > 0}:
        page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.cell") == f"0 {CELLS - 1}"
    assert lens.get_attribute("aria-valuetext") == f"cells 7 to 14 of {CELLS}"
    page.keyboard.press("Enter")
    assert page.locator("[data-cell][aria-pressed=true]").count() == 1


def test_a_race_on_the_plain_table_lists_no_answer(patient: Server, open_browser: Open) -> None:
    start = race(2)
    page = open_browser(language="en", settings={"plain": True})
    at_a_race(page, patient, start)
    page.get_by_role("button", name="Claim the three cells").wait_for()
    assert page.locator(LIT).count() == 2  # this form, and giving up
    page.keyboard.press("/")
    assert page.locator("[role=option]").count() == 1


# ---------------------------------------------------------------------- whom the curse strikes, and with what
def has_choice(match: Match) -> bool:
    return len(match.decisions[0].actions) > 1


@cache
def asked(task: str, seats: int, fits: Callable[[Match], bool] = has_choice) -> Match:
    """A position in which that is asked; curses are found as soon as they can be."""
    for seed in range(200):
        match, dice = hypostyle.game(GAME).new(seats, seed, OPTIONS), random.Random(seed)
        while not match.over and (match.decisions[0].prompt != task or not fits(match)):
            decision = match.decisions[0]
            claims = [one for one in decision.actions if one.verb == "claim"]
            match.play(decision.seat, dice.choice(claims or decision.actions))
        if not match.over:
            return match
    raise AssertionError("no such position")


def lay_strike(page: Page, server: Server) -> list[int]:
    """A table at which somebody is to be struck; returns the actions to choose from."""
    match = asked("striking", 3)
    uncover(page, server.address, lay(page, server.address, match))
    return [one.id for one in match.decisions[0].actions]


def test_whom_to_strike_is_chosen_on_the_board(patient: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    actions = lay_strike(page, patient)
    accessible(page, "wall-strike")
    for place in (".chamber", ".beside", ".seats"):
        lit = page.locator(f"{place} [data-action]").all()
        assert {int(one.get_attribute("data-action") or 0) for one in lit} == set(actions), place
    assert page.locator(".prompt [data-action]").count() == 0
    page.locator(f".seats [data-action='{actions[1]}']").click()
    page.locator(".handover button").click()
    page.get_by_text("struck Lotus with the curse").wait_for()


def test_whom_to_strike_is_chosen_by_keys(patient: Server, open_browser: Open) -> None:
    page = open_browser(language="en")
    lay_strike(page, patient)
    page.locator(".chamber [data-action]").first.focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.closest('.beside') !== null")
    page.keyboard.press("Enter")
    page.locator(".handover button").wait_for()


@pytest.mark.parametrize("task", ["striking", "giving"])
def test_on_a_phone_what_the_curse_asks_is_a_finger_wide(patient: Server, open_browser: Open, task: str) -> None:
    page = open_browser(size=(390, 844), language="en", has_touch=True, is_mobile=True, device_scale_factor=2)
    uncover(page, patient.address, lay(page, patient.address, asked(task, 3)))
    keep(page, f"wall-{task}-phone")
    assert smallest(page, LIT) >= FINGER
    before = step(page)
    target = page.locator(f".scene {LIT}, .own {LIT}").first
    target.tap()  # the first tap shows what follows
    target.tap()
    wait_until(page, lambda: moved_on(page, before))


# ---------------------------------------------------------------------- motion
@cache
def before(event: str) -> tuple[Start, int]:
    """A turn of the first seat of two, and an action after which that happens to it."""
    for seed in range(50):
        match, dice = hypostyle.game(GAME).new(2, seed, OPTIONS), random.Random(seed)
        while not match.over and match.decisions[0].prompt != "search":
            decision = match.decisions[0]
            for action in decision.actions if decision.seat == 0 and decision.prompt == "turn" else ():
                then = match.branch(len(match.log))
                then.play(0, action)
                if any(told["event"] == event and told["seat"] == EVENTS[event] for told in then.events()):
                    return Start(seed, list(match.log), []), action.id
            match.play(decision.seat, dice.choice(decision.actions))
    raise AssertionError("it never happens")


# Whom it happens to when the first seat drops a tile, and a piece that travels then.
EVENTS = {"archaeologist_returned": 1, "sarcophagus_opened": 0}
TRAVELLERS = {"archaeologist_returned": "[data-journey$=' team-1']", "sarcophagus_opened": "[data-journey$=' owned-0']"}

# Whether something has come in sight, however short; a promise that is kept in the page.
LOOK_OUT = """(wanted) => {
    window.seen = new Promise((done) => {
        setTimeout(done, 20000, false);
        new MutationObserver((_, watch) => document.querySelector(wanted) && (watch.disconnect(), done(true)))
            .observe(document.body, { subtree: true, childList: true, attributes: true });
    });
}"""


def drop_before(
    server: Server, host: Page, friend: Page, event: str, motion: Literal["reduce", "no-preference"]
) -> None:
    """Play up to it without motion, then drop the tile."""
    start, action = before(event)
    two_in_a_match(server, host, friend, start)
    for page in (host, friend):
        wait_until(page, lambda page=page: step(page) == len(start.moves))  # type: ignore[misc]
        page.emulate_media(reduced_motion=motion)
        page.evaluate(LOOK_OUT, TRAVELLERS[event])
    host.locator(LIT).first.wait_for()
    host.keyboard.press("/")
    host.locator(f"#palette-{action}").click()


@pytest.mark.parametrize("event", EVENTS)
def test_pieces_travel_between_the_board_and_the_seats_and_any_key_finishes(
    patient: Server, open_browser: Open, event: str
) -> None:
    host, friend = (open_browser(settings={"motion": "slow"}) for _ in range(2))
    drop_before(patient, host, friend, event, "no-preference")
    for page in (host, friend):
        assert page.evaluate("() => window.seen"), "nothing travels"
    keep(host, f"wall-motion-{event}")
    if event == "sarcophagus_opened":
        score = friend.locator("[data-seat='0'] .score")
        host.locator(".disc").wait_for(state="attached")
        assert score.inner_text().endswith("?"), "nobody else knows what is in it"
    host.keyboard.press("Shift")
    wait_until(host, lambda: host.locator("[data-journey], .disc").count() == 0)


def test_nothing_travels_when_no_motion_is_wanted(patient: Server, open_browser: Open) -> None:
    host, friend = open_browser(), open_browser()
    drop_before(patient, host, friend, "archaeologist_returned", "reduce")
    moved = len(before("archaeologist_returned")[0].moves) + 1
    for page in (host, friend):
        wait_until(page, lambda page=page: step(page) == moved)  # type: ignore[misc]
        assert page.locator("[data-journey]").count() == 0
        assert page.evaluate("document.getAnimations().every(one => one.effect.getComputedTiming().endTime <= 20)")


# ---------------------------------------------------------------------- for everybody
def test_four_seats_fit_a_low_screen(patient: Server, open_browser: Open) -> None:
    page = open_browser(size=(1280, 720))
    uncover(page, patient.address, lay(page, patient.address, asked("turn", 4)))
    keep(page, "wall-low")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the hand is below the edge"


def test_the_board_has_no_accessibility_violation(patient: Server, open_browser: Open) -> None:
    start = race(2)
    page = open_browser()
    made = create(page, patient.address, GAME, [YOU, BOT])
    sit(page, patient.address, made["table"])
    page.locator(".hand [data-action]").first.wait_for()
    page.keyboard.press("1")
    page.locator(".tile.chosen").wait_for()
    accessible(page, "wall")
    at_a_race(page, patient, start)
    page.locator("[data-cell]").first.wait_for()
    accessible(page, "wall-race")
