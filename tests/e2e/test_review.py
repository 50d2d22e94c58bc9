"""The review of a match in a real browser: by clicks, by keys, on a phone, in both languages, of every game."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page

import hypostyle
from hypostyle.engine.match import Match
from tests.e2e.conftest import accessible, keep
from tests.e2e.fitting import device
from tests.e2e.hands import lay, visit, wait_until
from tests.server.running import AMPLE, Server, running

LIMITS = f"{AMPLE}, review_simulations=4, tries=1e9, tries_burst=1e9"
SEED = 5
JUDGED = 180_000  # milliseconds: judges give way to everything else, and a busy machine has little left for them
# Rules of the review that fit something inside a board, but for its frame.
LEAKS = """() => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.selectorText ?? '')
    .filter((selector) => selector.includes('.review ') && document.querySelector(`.scene :is(${selector})`))"""

# What is told above the river and goes beyond it, left or right.
BESIDE_THE_RIVER = """() => [...document.querySelectorAll('.river .tip')].filter((tip) => {
    const [told, river] = [tip.getBoundingClientRect(), tip.closest('.river').getBoundingClientRect()];
    return told.left < river.left || told.right > river.right;
}).map((tip) => tip.textContent)"""


@pytest.fixture(scope="module")
def judging(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose judge is quick and thoughtless."""
    with running(tmp_path_factory.mktemp("reviews") / "tables.db", LIMITS) as found:
        yield found


@cache
def finished(slug: str) -> Match:
    dice, match = random.Random(SEED), hypostyle.game(slug).new(2, SEED)
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.actions))
    return match


def open_review(page: Page, server: Server, match: Match, query: str = "") -> str:
    table = lay(page, server.address, match)
    visit(page, server.address, f"/t/{table}/review{query}")
    page.locator("main.review").wait_for()
    judged_to_the_end(page, match)
    wait_until(page, lambda: at(page) > 0)
    return table


def judged_to_the_end(page: Page, match: Match) -> None:
    """The course of the chances, as it is read out, has come to the last step; no sooner is every decision judged."""
    last = page.locator(".seen-by-ear tbody tr").last
    last.locator("th", has_text=re.compile(rf"^{len(match.log)}$")).wait_for(state="attached", timeout=JUDGED)


def at(page: Page) -> int:
    """The move that is shown."""
    return int(page.locator("main.review").get_attribute("data-step") or 0)


def own_moves(match: Match) -> list[int]:
    return [step for step, (seat, _) in enumerate(match.log, 1) if seat == 0]


@pytest.mark.parametrize("slug", hypostyle.games())
def test_every_game_shows_the_played_and_the_best_move_on_its_board(
    judging: Server, open_browser: Callable[..., Page], slug: str
) -> None:
    page = open_browser(language="en")
    open_review(page, judging, finished(slug))
    page.locator(".decisions .choice button").nth(1).click()
    page.locator(".decisions .row").first.click()
    ghosts = page.locator(".ghosts svg")
    played = ghosts.locator("rect.played, path.played").or_(page.locator(".ghosts .played.nowhere"))
    wait_until(page, lambda: played.count() > 0)
    assert page.locator(".why tbody tr").count() > 0
    assert page.locator("[data-action]").count() == 0  # nothing can be touched while looking back
    assert page.evaluate(LEAKS) == []  # the styles of the page around a board are none of the board's
    keep(page, f"review-{slug}")


def test_by_keys(judging: Server, open_browser: Callable[..., Page]) -> None:
    match = finished("imhotep")
    page = open_browser(language="en")
    moves = own_moves(match)
    table = open_review(page, judging, match, f"?m={moves[5]}")
    assert at(page) == moves[5]
    for key, expected in (("ArrowRight", 6), ("ArrowLeft", 5), ("ArrowLeft", 4), ("Home", 0), ("End", -1)):
        page.keyboard.press(key)
        wait_until(page, lambda expected=expected: at(page) == moves[expected])  # type: ignore[misc]
    assert page.url.endswith(f"?m={moves[-1]}")
    page.keyboard.press("Home")
    page.keyboard.press("Shift+ArrowRight")
    word = page.locator(".decisions [aria-current] .word")
    wait_until(page, lambda: word.inner_text() in ("Inaccuracy", "Mistake", "Blunder"))
    here, board, line = at(page), page.locator(".scene"), page.locator(".body ol button")
    seen = board.inner_html()
    for number in range(line.count()):  # the best line, move by move
        page.keyboard.press(f"Digit{number + 1}")
        wait_until(page, lambda number=number: line.nth(number).get_attribute("aria-pressed") == "true")  # type: ignore[misc]
        assert page.locator(".frame.walked").count() == 1
        assert page.locator(".ghosts rect").count() == 0
    wait_until(page, lambda: board.inner_html() != seen)
    page.keyboard.press("Escape")
    wait_until(page, lambda: page.locator(".frame.walked").count() == 0)
    assert at(page) == here
    page.keyboard.press("Shift+Digit2")
    wait_until(page, lambda: match.log[at(page) - 1][0] == 1)
    page.keyboard.press("g")
    assert page.locator(".bar p").is_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.wait_for_url(f"**/t/{table}")


def test_a_better_move_is_looked_for_on_the_board_and_in_the_list(
    judging: Server, open_browser: Callable[..., Page]
) -> None:
    match = finished("imhotep")
    page = open_browser(language="en")
    open_review(page, judging, match)
    page.keyboard.press("t")
    page.locator(".scene [data-action]").first.wait_for()
    assert page.locator(".ghosts rect").count() == 0  # nothing gives the answer away
    before = match.position(at(page) - 1)
    legal = before.knowledge(match.log[at(page) - 1][0]).decision().known.legal_actions(match.log[at(page) - 1][0])
    assert page.locator(".try li button").count() == len(legal)
    page.locator(".try li button").first.click()
    page.locator(".try .answer").wait_for()
    assert "%" in page.locator(".try .answer").inner_text()
    keep(page, "review-tried")
    page.keyboard.press("Escape")
    page.locator(".why, .moment-card .moment").first.wait_for()
    assert page.locator("[data-action]").count() == 0


def test_play_from_here(judging: Server, open_browser: Callable[..., Page]) -> None:
    match = finished("imhotep")
    page = open_browser(language="fr")
    open_review(page, judging, match, "?m=9")
    page.get_by_role("button", name="Jouer à partir d’ici").click()
    page.get_by_role("button", name="Commencer").click()
    page.locator("main.table, .handover").first.wait_for()
    assert "/review" not in page.url
    wait_until(page, lambda: page.evaluate("document.querySelector('main.table')?.dataset.step") == "8")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_on_a_phone(judging: Server, open_browser: Callable[..., Page], language: str) -> None:
    page = open_browser(size=(390, 844), language=language, **device(True))
    open_review(page, judging, finished("imhotep"))
    for number, seen in ((1, ".frame .scene"), (2, ".decisions .row"), (3, ".seats table"), (0, ".moment h2")):
        page.locator(".foot nav button").nth(number).click()
        page.locator(seen).first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.locator(".foot").bounding_box()["y"] < 844  # type: ignore[index]
        keep(page, f"review-phone-{language}-{number}")
    smallest = page.locator(".foot button:visible").evaluate_all(
        "all => Math.min(...all.map((one) => one.getBoundingClientRect().height))"
    )
    assert smallest >= 43.5


@pytest.mark.parametrize(
    ("slug", "verb"),
    [("silver_gold_pyramids", "take"), ("mykerinos", "reserve"), ("egizia", "flood"), ("egizia", "lay")],
)
def test_on_a_phone_the_board_turns_to_the_page_on_which_the_move_shows(
    judging: Server, open_browser: Callable[..., Page], slug: str, verb: str
) -> None:
    match = finished(slug)
    step = next(
        position.step + 1
        for position, (seat, action) in zip(match.history(), match.log, strict=False)
        if match.game.words.describe(action)["verb"] == verb
        and len(position.knowledge(seat).state.legal_actions(seat)) > 1
    )
    page = open_browser(size=(390, 844), language="en", **device(True))
    open_review(page, judging, match, f"?m={step}")
    page.locator(".foot nav button").nth(1).click()
    page.locator(".ghosts svg :is(rect, path):is(.played, .best)").first.wait_for()
    assert page.locator(".ghosts .nowhere").count() == 0


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_what_is_told_above_the_river_stays_on_it(
    judging: Server, open_browser: Callable[..., Page], size: tuple[int, int]
) -> None:
    page = open_browser(size=size, language="fr")  # its words are the longer ones
    match = finished("imhotep")
    open_review(page, judging, match, "?m=1")
    page.keyboard.press("Home")
    wait_until(page, lambda: at(page) == own_moves(match)[0])
    while not page.locator(".river .at-move").count():  # which choice was no good is for the judge to say
        before = at(page)
        page.keyboard.press("ArrowRight")
        wait_until(page, lambda before=before: at(page) > before)  # type: ignore[misc]
    page.locator(".river .at-move").wait_for()
    for key in ("Shift+ArrowRight", "End", "Shift+ArrowLeft"):
        assert page.evaluate(BESIDE_THE_RIVER) == []
        page.keyboard.press(key)


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844)])
def test_accessible(judging: Server, open_browser: Callable[..., Page], size: tuple[int, int]) -> None:
    page = open_browser(size=size, language="fr")
    open_review(page, judging, finished("imhotep"))
    slider = page.get_by_role("slider")
    spoken = slider.get_attribute("aria-valuetext") or ""
    assert spoken.startswith(f"Coup {at(page)}.")
    assert spoken.count("%") >= 2
    assert page.locator(".moment [role=status]").inner_text().strip()
    accessible(page, f"review-{size[0]}")


def test_the_three_faces_keep_the_move(judging: Server, open_browser: Callable[..., Page]) -> None:
    page = open_browser(language="en")
    table = open_review(page, judging, finished("imhotep"), "?m=12")
    page.get_by_role("link", name="Replay").click()
    page.locator(".replay").wait_for()
    page.get_by_role("link", name="Review").click()
    page.locator("main.review").wait_for()
    assert at(page) == 12
    page.get_by_role("button", name="Score sheet").click()
    page.locator("dialog[open]").wait_for()
    assert f"/t/{table}" in page.url
    page.keyboard.press("x")  # the count is over
    wait_until(page, lambda: "%" in page.locator("dialog .moments").inner_text())  # where the chances turned
    page.locator("dialog .moments button").first.click()
    page.locator("main.review").wait_for()


def test_a_match_that_goes_on_is_not_reviewed(judging: Server, open_browser: Callable[..., Page]) -> None:
    page = open_browser(language="en")
    table = lay(page, judging.address, finished("imhotep").branch(9))
    visit(page, judging.address, f"/t/{table}/review")
    page.get_by_text("The match is not over").wait_for()


def test_a_watcher_chooses_whose_moves_to_look_at(judging: Server, open_browser: Callable[..., Page]) -> None:
    owner, page = open_browser(language="en"), open_browser(language="en")
    table = lay(owner, judging.address, finished("imhotep"))
    page.goto(f"{judging.address}/t/{table}/review")
    page.locator(".first .btn").nth(1).click()
    wait_until(page, lambda: at(page) > 0)
    assert finished("imhotep").log[at(page) - 1][0] == 1


def test_a_review_is_kept_and_shown_at_once(judging: Server, open_browser: Callable[..., Page], tmp_path: Path) -> None:
    page = open_browser(language="en")
    table = open_review(page, judging, finished("imhotep"))
    verdicts = page.locator(".decisions .row").all_inner_texts()
    assert verdicts
    costliest = set()  # a page opens there; the first one only at the costliest that was judged by then
    for _ in range(2):
        page.goto(f"{judging.address}/t/{table}/review")
        page.locator("main.review").wait_for()
        wait_until(page, lambda: at(page) > 0)
        assert page.locator(".progress").count() == 0
        assert page.locator(".decisions .row").all_inner_texts() == verdicts
        costliest.add(at(page))
    assert len(costliest) == 1


def test_the_river_leads_to_where_it_is_touched_on_a_very_large_screen(
    judging: Server, open_browser: Callable[..., Page]
) -> None:
    """It is enlarged there, and the pointer is not."""
    page = open_browser(size=(2560, 1440))
    match = finished("imhotep")
    open_review(page, judging, match)
    keep(page, "review-very-large")
    river = page.get_by_role("slider").bounding_box()
    assert river is not None
    page.mouse.click(river["x"] + river["width"] / 2, river["y"] + river["height"] - 4)
    wait_until(page, lambda: abs(at(page) - len(match.log) / 2) <= len(match.log) / 10)
